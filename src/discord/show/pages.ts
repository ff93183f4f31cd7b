/** Text that is longer than a message: cut between lines, so that nothing is lost, with a button for every page. */
import { clip, TEXT_ON_A_PAGE } from './limits.ts'
import { button, buttonRows, type Row } from './present/rows.ts'

const MOST_BUTTONS = 20

export function pagesOf(text: string): string[] {
  const pages = ['']
  for (const line of text.split('\n')) {
    const longer = `${pages.at(-1)}${pages.at(-1) ? '\n' : ''}${line}`
    if (longer.length <= TEXT_ON_A_PAGE) pages[pages.length - 1] = longer
    else pages.push(clip(line, TEXT_ON_A_PAGE))
  }
  return pages
}

/** The page asked for, if there is one: the last one for those who ask for none. */
export const pageAmong = (pages: readonly string[], wanted = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(Number.isNaN(wanted) ? 0 : Math.trunc(wanted), pages.length - 1))

/** Where there are very many, those around the one that is shown. */
export function pageRows(pages: readonly string[], shown: number, id: (page: number) => string): Row[] {
  if (pages.length < 2) return []
  const first = Math.max(0, Math.min(shown - MOST_BUTTONS / 2, pages.length - MOST_BUTTONS))
  return buttonRows(
    pages
      .map((_, page) => button(id(page), `${page + 1}`, page === shown ? 'main' : 'plain', page === shown))
      .slice(first, first + MOST_BUTTONS),
  )
}
