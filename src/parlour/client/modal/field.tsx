import type { APIComponentInLabel } from 'discord-api-types/v10'
import { useId } from 'preact/hooks'
import type { FieldValue } from '../../wire.ts'
import { SelectBox } from '../components/select.tsx'
import { Part } from '../kinds.ts'
import { type AnswerProps, type Field, isRequired } from './fields.ts'
import { Checks, Radios } from './options.tsx'
import { Upload } from './upload.tsx'

/** A label, what it means, the field, and what is wrong with the answer. */
export function FieldView(props: {
  field: Field
  value: FieldValue
  objection: string | undefined
  onChange: (value: FieldValue) => void
}) {
  const { field, value, objection, onChange } = props
  const id = useId()
  const describedBy = [field.description && `${id}-about`, objection && `${id}-why`].filter(Boolean).join(' ') || undefined
  return (
    <div class={`field ${objection ? 'wrong' : ''}`} data-field={field.part.custom_id}>
      <p class="field-label" id={`${id}-label`}>
        {field.label}
        {isRequired(field.part) && (
          <span class="required" title="Required">
            <span aria-hidden="true">*</span>
            <span class="unseen"> (required)</span>
          </span>
        )}
      </p>
      {field.description && (
        <p class="field-about" id={`${id}-about`}>
          {field.description}
        </p>
      )}
      <Answer part={field.part} value={value} onChange={onChange} labelledBy={`${id}-label`} describedBy={describedBy} />
      {objection && (
        <p class="fault" id={`${id}-why`} role="alert">
          {objection}
        </p>
      )}
    </div>
  )
}

/** The value's shape follows the part's type from `startingValue` on; the casts say so once, here. */
function Answer(props: AnswerProps<APIComponentInLabel, FieldValue>) {
  const { part, value, onChange, labelledBy, describedBy } = props
  const shared = { onChange, labelledBy, describedBy }
  switch (part.type) {
    case Part.textInput: {
      const text = value as string
      const attributes = {
        value: text,
        placeholder: part.placeholder,
        maxLength: part.max_length ?? 4000,
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      }
      return (
        <>
          {part.style === 2 ? <textarea rows={5} {...attributes} /> : <input type="text" autocomplete="off" {...attributes} />}
          {part.max_length && (
            <p class="count" aria-hidden="true">
              {[...text].length} / {part.max_length}
            </p>
          )}
        </>
      )
    }
    case Part.radioGroup:
      return <Radios {...shared} part={part} value={value as string | null} />
    case Part.checkboxGroup:
      return <Checks {...shared} part={part} value={value as string[]} />
    case Part.checkbox:
      return (
        <label class="option lone">
          <input
            type="checkbox"
            checked={value as boolean}
            aria-labelledby={labelledBy}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>Yes</span>
        </label>
      )
    case Part.fileUpload:
      return <Upload {...shared} part={part} value={value as string[]} />
    case Part.stringSelect:
    case Part.userSelect:
    case Part.roleSelect:
    case Part.mentionableSelect:
    case Part.channelSelect:
      return (
        <SelectBox
          select={part}
          chosen={value as string[]}
          onChoose={onChange}
          labelledBy={labelledBy}
          describedBy={describedBy}
        />
      )
    default:
      return <p class="placeholder">Something this page cannot show (component {(part as { type: number }).type}).</p>
  }
}
