import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { type Anchor, Sheet } from './sheet.tsx'

export interface Choice {
  value: string
  label: string
  description?: string | undefined
  picture?: ComponentChildren
}

interface PickerProps {
  title: string
  choices: Choice[]
  chosen: string[]
  min: number
  max: number
  anchor: Anchor
  onChoose: (values: string[]) => void
  onClose: () => void
}

const SEARCH_FROM = 9

/** One list for everything that can be chosen: one press where one is asked for, marks and a button where several are. */
export function Picker({ title, choices, chosen, min, max, anchor, onChoose, onClose }: PickerProps) {
  const [marked, setMarked] = useState(chosen)
  const [words, setWords] = useState('')
  const shown = choices.filter(({ label, description }) =>
    `${label} ${description ?? ''}`.toLowerCase().includes(words.toLowerCase()),
  )
  const [at, setAt] = useState(
    Math.max(
      0,
      choices.findIndex(({ value }) => chosen.includes(value)),
    ),
  )
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const searchable = choices.length >= SEARCH_FROM
  const several = max > 1

  const finish = (values: string[]) => {
    onClose()
    onChoose(values)
  }
  const press = (value: string) => {
    if (!several) return finish(marked.includes(value) && min === 0 ? [] : [value])
    if (marked.includes(value)) setMarked(marked.filter((other) => other !== value))
    else if (marked.length < max) setMarked([...marked, value])
  }
  const enough = marked.length >= min
  const keys = (event: KeyboardEvent) => {
    const last = shown.length - 1
    const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), PageDown: last, PageUp: 0 }[event.key]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && several && enough) finish(marked)
    else if ((event.key === 'Enter' || (event.key === ' ' && event.target === list.current)) && shown[at]) press(shown[at].value)
    else return
    event.preventDefault()
  }
  useLayoutEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <Sheet title={title} anchor={anchor} onClose={onClose} bare class="picker">
      <p class="picker-title" aria-hidden="true">
        {title}
      </p>
      {searchable && (
        <input
          class="picker-search"
          type="search"
          placeholder="Search"
          aria-label={`Search: ${title}`}
          aria-controls={id}
          aria-activedescendant={`${id}-${at}`}
          value={words}
          // on a touch screen the keyboard would cover the list before anybody asked for it
          autofocus={matchMedia('(pointer: fine)').matches}
          onInput={(event) => {
            setWords(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={keys}
        />
      )}
      <div
        ref={list}
        id={id}
        class="picker-list"
        role="listbox"
        aria-label={title}
        aria-multiselectable={several}
        aria-activedescendant={`${id}-${at}`}
        tabIndex={0}
        autofocus={!searchable || !matchMedia('(pointer: fine)').matches}
        onKeyDown={keys}
      >
        {shown.map((choice, index) => {
          const on = marked.includes(choice.value)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list, as its role has it
            // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and points at its active entry
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={on}
              aria-disabled={several && !on && marked.length >= max}
              class={`choice ${index === at ? 'at' : ''}`}
              onClick={() => press(choice.value)}
            >
              {choice.picture}
              <span class="choice-words">
                <span class="choice-label">{choice.label}</span>
                {choice.description && <span class="choice-description">{choice.description}</span>}
              </span>
              <span class={`tick ${several ? 'box' : ''} ${on ? 'on' : ''}`}>{on && <Icon name="check" />}</span>
            </div>
          )
        })}
        {shown.length === 0 && <p class="picker-none">Nothing fits.</p>}
      </div>
      {several && (
        <footer class="picker-foot">
          <span>{tally(marked.length, min, max)}</span>
          <button type="button" class="button primary" disabled={!enough} onClick={() => finish(marked)}>
            Done
          </button>
        </footer>
      )}
    </Sheet>
  )
}

/** Says what is still missing before the button can be pressed. */
function tally(count: number, min: number, max: number): string {
  if (count < min) return `${count} chosen, at least ${min}`
  return count >= max ? `${count} chosen, that is all` : `${count} chosen, up to ${max}`
}
