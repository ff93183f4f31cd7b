import type { APICheckboxGroupComponent, APIRadioGroupComponent } from 'discord-api-types/v10'
import { useId } from 'preact/hooks'
import { type AnswerProps, isRequired, most } from './fields.ts'

interface OptionWords {
  label: string
  description?: string | undefined
}

function Words({ label, description }: OptionWords) {
  return (
    <span class="option-words">
      <span>{label}</span>
      {description && <span class="option-description">{description}</span>}
    </span>
  )
}

export function Radios({ part, value, onChange, labelledBy, describedBy }: AnswerProps<APIRadioGroupComponent, string | null>) {
  const name = useId()
  return (
    <div class="options" role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {part.options.map((option) => (
        <label key={option.value} class="option">
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            // a radio cannot be let go of by itself; where no answer is needed, a second press takes it back
            onClick={() => value === option.value && !isRequired(part) && onChange(null)}
          />
          <Words {...option} />
        </label>
      ))}
    </div>
  )
}

/** When as many are ticked as may be, the others are out of reach rather than refused later. */
export function Checks({ part, value, onChange, labelledBy, describedBy }: AnswerProps<APICheckboxGroupComponent, string[]>) {
  const full = value.length >= most(part)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend beside the label above
    <div class="options" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {part.options.map((option) => {
        const on = value.includes(option.value)
        return (
          <label key={option.value} class="option">
            <input
              type="checkbox"
              checked={on}
              disabled={full && !on}
              onChange={() => onChange(on ? value.filter((other) => other !== option.value) : [...value, option.value])}
            />
            <Words {...option} />
          </label>
        )
      })}
    </div>
  )
}
