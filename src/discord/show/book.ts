/** A book of rules that lies open somewhere: where that is, the ways from page to page, and what it has besides its topics. */
import type { AnyHosted } from '../../games/hosted.ts'
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { button, buttonRows, type Row } from './present/rows.ts'

/** Where the book lies open: at a table, or anywhere; whoever is asked something there finds back to it. */
export type Desk = { readonly table?: string | undefined; readonly isSeated?: boolean }

export type Reading = { readonly book: AnyHosted; readonly desk: Desk; readonly locale: string }

/** Away from a table, a button says of which game it is. */
export const idAt =
  ({ book, desk: { table = '' } }: Reading) =>
  (verb: string, arg: string) =>
    idFor(verb, table, table ? '' : book.game.id, arg)

export function waysFrom(reading: Reading, ours: Ours, others: readonly ReturnType<typeof button>[]): Row[] {
  const { table, isSeated = false } = reading.desk
  const back = isSeated && table ? [button(idFor('turn', table), ours('rules.back'), 'main')] : []
  return buttonRows([...back, ...others, button(idAt(reading)('rule-search', ''), ours('act.rule-search.label'))])
}

/** What a book has besides its topics: each stands where a topic's id would. */
export const PARTS = { example: '!example', words: '!words', signs: '!signs', tips: '!tips' } as const
export type Part = keyof typeof PARTS

/** Those there are, as buttons. */
export function partButtons(reading: Reading, ours: Ours, open?: Part): ReturnType<typeof button>[] {
  const { book, locale } = reading
  const { primer } = book.about(locale)
  const isThere: Record<Part, boolean> = {
    example: primer !== undefined && book.example !== undefined,
    words: primer !== undefined,
    signs: book.signs !== undefined,
    tips: (primer?.tips.length ?? 0) > 0,
  }
  return (Object.keys(PARTS) as Part[]).flatMap((part) =>
    isThere[part] && part !== open ? [button(idAt(reading)('rules', `=${PARTS[part]}`), ours(`primer.${part}`))] : [],
  )
}
