import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks'
import type { AutocompleteAnswer } from '../../wire.ts'
import { Option } from '../kinds.ts'
import { PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'
import { optionValues } from './catalog.ts'
import type { EditorProps } from './editor-props.ts'
import { Suggestions, useSuggestionKeys } from './suggestions.tsx'

const PAUSE = 120

/** A text field for which the bot makes suggestions while one types; also before, so that nobody has to type. */
export function Autocomplete({ option, entry, filled, all, onFill, onDone, onEnter, field }: EditorProps) {
  const world = useWorld()
  const { channel } = useContext(PlaceContext)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<AutocompleteAnswer>()
  const asked = useRef(0)
  const text = filled?.shown ?? ''

  useEffect(() => {
    if (!open) return
    const number = ++asked.current // answers may overtake each other; only the latest question's counts
    const timer = setTimeout(
      () => {
        const options = { ...optionValues(all), [option.name]: text }
        world.calls.complete(channel, entry.command.id, { path: entry.path, options, focused: option.name }).then(
          (answer) => number === asked.current && setAnswer(answer),
          () => number === asked.current && setAnswer({ answered: false, choices: [] }),
        )
      },
      answer ? PAUSE : 0,
    )
    return () => clearTimeout(timer)
  }, [open, text])

  const list = (answer?.choices ?? []).map((choice) => ({ ...choice, key: String(choice.value), label: choice.shown_name }))
  const take = (choice: (typeof list)[number]) => {
    onFill({ value: choice.value, shown: choice.shown_name })
    setOpen(false)
    onDone()
  }
  const keys = useSuggestionKeys(open ? list : [], take)
  const type = (words: string) => {
    setOpen(true)
    keys.setAt(0)
    onFill({ value: option.type === Option.string || words === '' ? words : Number(words), shown: words })
  }
  return (
    <>
      <input
        ref={field}
        type="text"
        autocomplete="off"
        role="combobox"
        aria-expanded={open && list.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && list.length > 0 ? `${id}-${keys.at}` : undefined}
        aria-label={option.shown_name}
        value={text}
        placeholder="Choose or type"
        size={Math.max(14, text.length + 1)}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (keys.onKey(event)) return
          if (event.key === 'Escape' && open) {
            event.stopPropagation()
            setOpen(false)
          } else if (event.key === 'Enter') {
            event.preventDefault()
            onEnter()
          }
        }}
      />
      {open && list.length > 0 && <Suggestions id={id} title={option.shown_description} list={list} at={keys.at} onTake={take} />}
      {open && answer && list.length === 0 && (
        <div class="suggestions" role="status">
          <p class="suggestions-title">{answer.answered ? 'The bot has no suggestion for this.' : 'The bot did not answer.'}</p>
        </div>
      )}
    </>
  )
}
