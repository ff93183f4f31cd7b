/** Choices that do not fit into one list: several lists beside each other, and pages of them. */
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import type { Question, Voice } from './question.ts'
import { button, buttonRows, type Choice, type Row } from './rows.ts'

const LISTS_ON_A_PAGE = 4
const ON_A_PAGE = LISTS_ON_A_PAGE * OPTIONS_IN_A_SELECT

export function listsOn<C extends Choice>(choices: readonly C[], page: number): C[][] {
  const lists: C[][] = []
  const end = Math.min(choices.length, (page + 1) * ON_A_PAGE)
  for (let i = page * ON_A_PAGE; i < end; i += OPTIONS_IN_A_SELECT)
    lists.push(choices.slice(i, Math.min(i + OPTIONS_IN_A_SELECT, end)))
  return lists
}

/** A list among others is named by its first and last entries. */
export const listName = ({ ours }: Pick<Voice, 'ours'>, list: readonly Choice[]): string =>
  ours('list.range', { first: list[0]?.label ?? '', last: list.at(-1)?.label ?? '' })

/** A page there is, whatever a press asked for. */
export const pageIn = (count: number, wanted: number): number =>
  Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, Math.max(0, Math.ceil(count / ON_A_PAGE) - 1)) : 0

/** The way to the other pages, if there are any. */
export function turnPages(question: Question, count: number, page: number, scratch: (page: number) => string): Row[] {
  const pages = Math.ceil(count / ON_A_PAGE)
  if (pages < 2) return []
  const to = (label: string, target: number) =>
    target < 0 || target >= pages ? [] : [button(question.id('scratch', `${question.path}?${scratch(target)}`), label)]
  return buttonRows([
    ...to(question.ours('list.earlier'), page - 1),
    ...to(question.ours('list.more', { page: page + 1, pages }), page + 1),
  ])
}
