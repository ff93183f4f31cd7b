import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export interface Suggestion {
  key: string
  label: string
  description?: string | undefined
  picture?: ComponentChildren
}

/** Which suggestion is meant, and the keys that change it or take it. The text field keeps the focus all the while. */
export function useSuggestionKeys<T extends Suggestion>(list: readonly T[], take: (suggestion: T) => void) {
  const [at, setAt] = useState(0)
  const here = Math.min(at, Math.max(list.length - 1, 0))
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = list[here]
    if (!chosen || event.isComposing) return false
    if (event.key === 'ArrowDown') setAt((here + 1) % list.length)
    else if (event.key === 'ArrowUp') setAt((here - 1 + list.length) % list.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(chosen)
    else return false
    event.preventDefault()
    return true
  }
  return { at: here, setAt, onKey }
}

interface SuggestionsProps<T extends Suggestion> {
  id: string
  title: string
  list: readonly T[]
  at: number
  onTake: (suggestion: T) => void
}

/** A list right above the composer; on a phone it has the whole width. */
export function Suggestions<T extends Suggestion>({ id, title, list, at, onTake }: SuggestionsProps<T>) {
  useLayoutEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div class="suggestions">
      <p class="suggestions-title">{title}</p>
      <div id={id} role="listbox" aria-label={title}>
        {list.map((suggestion, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and points at the active entry
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the text field
          <div
            key={suggestion.key}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            class={`choice ${i === at ? 'at' : ''}`}
            // pressing must not take the focus from the text field
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
          >
            {suggestion.picture}
            <span class="choice-words">
              <span class="choice-label">{suggestion.label}</span>
              {suggestion.description && <span class="choice-description">{suggestion.description}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
