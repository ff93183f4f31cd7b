/** Suggestions while somebody types: those that hold the words, as many and as long as Discord shows. */
import { AUTOCOMPLETE_CHOICES, clip, OPTION_TEXT } from '../show/limits.ts'
import type { Suggestion } from './fields.ts'

export const matching = <V extends string | number>(suggestions: readonly Suggestion<V>[], typed: string): Suggestion<V>[] =>
  suggestions
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, AUTOCOMPLETE_CHOICES)
    .map(({ name, value }) => ({ name: clip(name, OPTION_TEXT), value }))
