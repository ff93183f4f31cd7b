import type { APISelectMenuComponent } from 'discord-api-types/v10'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useMessage } from '../place.ts'
import { useWorld } from '../session.ts'
import { choicesOf, defaultsOf } from './choices.tsx'
import { Icon } from './icon.tsx'
import { Picker } from './picker.tsx'

/** A select in a message: choosing is sending. */
export function SelectView({ select }: { select: APISelectMenuComponent }) {
  const world = useWorld()
  const message = useMessage()
  const [chosen, setChosen] = useState(defaultsOf(select))
  const defaults = JSON.stringify(defaultsOf(select))
  // An edited message starts over from what the bot now says, as does a choice that failed.
  useEffect(() => setChosen(defaultsOf(select)), [defaults, message.edited_timestamp])
  const waiting = world.busy.value.get(message.id) === select.custom_id
  return (
    <SelectBox
      select={select}
      chosen={chosen}
      disabled={(select.disabled ?? false) || world.busy.value.has(message.id)}
      waiting={waiting}
      onChoose={(values) => {
        setChosen(values)
        void world.use(message, { custom_id: select.custom_id, values }).then(() => {
          if (world.faults.value.has(message.id)) setChosen(defaultsOf(select))
        })
      }}
    />
  )
}

interface SelectBoxProps {
  select: APISelectMenuComponent
  chosen: string[]
  onChoose: (values: string[]) => void
  disabled?: boolean
  waiting?: boolean
  /** Of a label beside it, in a form; what is chosen is read out after it. */
  labelledBy?: string
  describedBy?: string | undefined
}

/** The closed select: what is chosen, or what it asks for. */
export function SelectBox({
  select,
  chosen,
  onChoose,
  disabled = false,
  waiting = false,
  labelledBy,
  describedBy,
}: SelectBoxProps) {
  const world = useWorld()
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLButtonElement>(null)
  const choices = choicesOf(select, world)
  const labels = choices.filter(({ value }) => chosen.includes(value))
  const placeholder = select.placeholder ?? 'Make a selection'
  return (
    <>
      <button
        ref={box}
        type="button"
        class={`select ${waiting ? 'waiting' : ''}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-busy={waiting}
        aria-labelledby={labelledBy && `${labelledBy} ${id}`}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span id={id} class={`select-words ${labels.length === 0 ? 'empty' : ''}`}>
          {labels.length === 0
            ? placeholder
            : labels.map(({ value, label, picture }, i) => (
                <span key={value} class="select-one">
                  {picture} {label}
                  {i < labels.length - 1 && ','}
                </span>
              ))}
        </span>
        <Icon name="down" />
      </button>
      {open && (
        <Picker
          title={placeholder}
          choices={choices}
          chosen={chosen}
          min={select.min_values ?? 1}
          max={Math.min(select.max_values ?? 1, choices.length || 1)}
          anchor={box.current!}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
