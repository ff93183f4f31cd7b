import { useRef, useState } from 'preact/hooks'
import type { WireOption } from '../../wire.ts'
import { people, roles, rooms } from '../components/choices.tsx'
import { Icon } from '../components/icon.tsx'
import { type Choice, Picker } from '../components/picker.tsx'
import { Option } from '../kinds.ts'
import { useSession, useWorld } from '../session.ts'
import type { World } from '../world.ts'
import { Autocomplete } from './autocomplete.tsx'
import type { EditorProps } from './editor-props.ts'

/** The right way to fill an option: from a list where there is one, by typing where there must be. */
export function OptionEditor(props: EditorProps) {
  const { option } = props
  if (option.autocomplete) return <Autocomplete {...props} />
  if (option.type === Option.boolean) return <YesNo {...props} />
  if (option.type === Option.attachment) return <Attachment {...props} />
  if (option.choices.length > 0 || LISTED.includes(option.type)) return <FromList {...props} />
  return <Typed {...props} />
}

const LISTED: readonly number[] = [Option.user, Option.role, Option.channel, Option.mentionable]

function listOf(option: WireOption, world: World): Choice[] {
  switch (option.type) {
    case Option.user:
      return people(world)
    case Option.role:
      return roles(world)
    case Option.mentionable:
      return [...people(world), ...roles(world)]
    case Option.channel:
      return rooms(world, option.channel_types)
    default:
      return option.choices.map(({ value, shown_name }) => ({ value: String(value), label: shown_name }))
  }
}

/** People, roles, channels and fixed choices: one list for all of them. */
function FromList({ option, filled, onFill, onDone, field }: EditorProps) {
  const world = useWorld()
  const [open, setOpen] = useState<Element>()
  const choices = listOf(option, world)
  return (
    <>
      <button
        ref={field}
        type="button"
        class="chip-button"
        aria-haspopup="listbox"
        aria-label={`${option.shown_name}: ${filled?.shown ?? 'choose'}`}
        onClick={(event) => setOpen(event.currentTarget)}
      >
        {filled?.shown ?? 'Choose'} <Icon name="down" />
      </button>
      {open && (
        <Picker
          title={option.shown_description || option.shown_name}
          choices={choices}
          chosen={filled ? [String(filled.value)] : []}
          min={1}
          max={1}
          anchor={open}
          onClose={() => setOpen(undefined)}
          onChoose={([chosen]) => {
            const value = option.choices.find((choice) => String(choice.value) === chosen)?.value ?? chosen!
            onFill({ value, shown: choices.find((choice) => choice.value === chosen)?.label ?? chosen! })
            onDone()
          }}
        />
      )}
    </>
  )
}

/** Two buttons are one press; a list would be two. */
function YesNo({ option, filled, onFill, onDone, field }: EditorProps) {
  const say = (value: boolean) => {
    onFill({ value, shown: value ? 'Yes' : 'No' })
    onDone()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line of chips
    <span class="yes-no" role="group" aria-label={option.shown_name}>
      <button ref={field} type="button" aria-pressed={filled?.value === true} onClick={() => say(true)}>
        Yes
      </button>
      <button type="button" aria-pressed={filled?.value === false} onClick={() => say(false)}>
        No
      </button>
    </span>
  )
}

/** Words and numbers. A comma is taken for a point, as half of the world writes it. */
function Typed({ option, filled, onFill, onEnter, field }: EditorProps) {
  const numeric = option.type !== Option.string
  const text = filled?.shown ?? ''
  const bounds = [option.min_value, option.max_value].some((bound) => bound !== undefined)
    ? `${option.min_value ?? '…'} to ${option.max_value ?? '…'}`
    : ''
  return (
    <input
      ref={field}
      type="text"
      autocomplete="off"
      inputMode={option.type === Option.integer ? 'numeric' : numeric ? 'decimal' : 'text'}
      aria-label={option.shown_name}
      placeholder={bounds || (numeric ? 'Number' : 'Text')}
      maxLength={option.max_length}
      size={Math.max(10, Math.min(40, text.length + 1))}
      value={text}
      onInput={({ currentTarget: { value } }) =>
        onFill({ value: numeric && value !== '' ? Number(value.replace(',', '.')) : value, shown: value })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

function Attachment({ option, filled, onFill, onDone, field }: EditorProps) {
  const session = useSession()
  const world = useWorld()
  const input = useRef<HTMLInputElement>(null)
  const take = async () => {
    const [file] = input.current!.files ?? []
    if (!file) return
    try {
      const upload = await world.calls.upload(file)
      onFill({ value: upload.id, shown: upload.filename })
      onDone()
    } catch (error) {
      session.tell((error as Error).message)
    }
  }
  return (
    <>
      <input ref={input} class="unseen" type="file" tabIndex={-1} aria-hidden="true" onChange={() => void take()} />
      <button
        ref={field}
        type="button"
        class="chip-button"
        aria-label={`${option.shown_name}: ${filled?.shown ?? 'choose a file'}`}
        onClick={() => input.current!.click()}
      >
        <Icon name="clip" /> {filled?.shown ?? 'Choose a file'}
      </button>
    </>
  )
}
