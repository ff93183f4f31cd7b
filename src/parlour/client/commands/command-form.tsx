import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WireOption } from '../../wire.ts'
import { Icon, IconButton } from '../components/icon.tsx'
import { PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'
import { type Entry, type Filled, optionObjection, optionValues } from './catalog.ts'
import { OptionEditor } from './option-editor.tsx'

/** A picked command in the composer: its options as chips, each with the editor it needs. */
export function CommandForm({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const world = useWorld()
  const { channel } = useContext(PlaceContext)
  const [filled, setFilled] = useState<ReadonlyMap<string, Filled>>(new Map())
  const [added, setAdded] = useState<readonly string[]>([])
  const [objection, setObjection] = useState<{ option: string; words: string }>()
  const [help, setHelp] = useState<WireOption>()
  const fields = useRef(new Map<string, HTMLElement>())
  const runButton = useRef<HTMLButtonElement>(null)

  const shown = entry.options.filter((option) => option.required || added.includes(option.name))
  const rest = entry.options.filter((option) => !shown.includes(option))

  /** To the next option that still needs something, else to the button that runs it. */
  const focusNext = (known: ReadonlyMap<string, Filled>, after?: string) => {
    const order = after ? shown.slice(shown.findIndex(({ name }) => name === after) + 1) : shown
    const next =
      order.find((option) => !known.has(option.name)) ?? shown.find((option) => option.required && !known.has(option.name))
    const field = next && fields.current.get(next.name)
    if (!field) return runButton.current?.focus()
    field.focus()
  }
  useLayoutEffect(() => focusNext(filled), [])
  useLayoutEffect(() => {
    const newest = added.at(-1)
    if (newest) fields.current.get(newest)?.focus()
  }, [added])

  // Values are filled in and read within one event; the state would lag behind by a draw.
  const latest = useRef(filled)
  const fill = (option: WireOption, value: Filled | undefined) => {
    const next = new Map(latest.current)
    if (value && value.shown !== '') next.set(option.name, value)
    else next.delete(option.name)
    latest.current = next
    setFilled(next)
    setObjection(undefined)
  }
  const remove = (option: WireOption) => {
    fill(option, undefined)
    setAdded(added.filter((name) => name !== option.name))
  }
  const run = async () => {
    for (const option of shown) {
      const words = optionObjection(option, latest.current.get(option.name))
      if (!words) continue
      setObjection({ option: option.name, words })
      return fields.current.get(option.name)?.focus()
    }
    const options = optionValues(latest.current)
    onClose()
    await world.run(channel, entry.command, { path: entry.path, options })
  }
  return (
    <form
      class="command-form"
      aria-label={`Command ${entry.words}`}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <p class="command-help" aria-live="polite">
        {objection ? <span class="fault">{objection.words}</span> : help ? <OptionHelp option={help} /> : entry.description}
      </p>
      <div class="chips">
        <span class="command-name">{entry.words}</span>
        {shown.map((option) => (
          <span
            key={option.name}
            class={`chip ${objection?.option === option.name ? 'wrong' : ''} ${filled.has(option.name) ? 'filled' : ''}`}
            onFocusCapture={() => setHelp(option)}
          >
            <span class="chip-name">{option.shown_name}</span>
            <OptionEditor
              option={option}
              entry={entry}
              filled={filled.get(option.name)}
              all={filled}
              onFill={(value) => fill(option, value)}
              // after the page has been drawn again, or the next field may not be there yet
              onDone={() => setTimeout(() => focusNext(latest.current, option.name))}
              onEnter={() => {
                if (shown.some((other) => other.required && !latest.current.has(other.name)))
                  focusNext(latest.current, option.name)
                else void run()
              }}
              field={(element: HTMLElement | null) => {
                if (element) fields.current.set(option.name, element)
                else fields.current.delete(option.name)
              }}
            />
            {!option.required && (
              <IconButton icon="close" label={`Leave out ${option.shown_name}`} onClick={() => remove(option)} />
            )}
          </span>
        ))}
        {rest.map((option) => (
          <button
            key={option.name}
            type="button"
            class="chip add"
            title={option.shown_description}
            onClick={() => setAdded([...added, option.name])}
          >
            <Icon name="plus" /> {option.shown_name}
          </button>
        ))}
      </div>
      <div class="command-buttons">
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
        <button ref={runButton} type="submit" class="button primary">
          Run
        </button>
      </div>
    </form>
  )
}

/** What the field with the focus is for. */
function OptionHelp({ option }: { option: WireOption }) {
  return (
    <>
      <b>{option.shown_name}</b> {option.shown_description}
      {!option.required && ' (optional)'}
    </>
  )
}
