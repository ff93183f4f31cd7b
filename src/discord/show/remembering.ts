/** What people leave behind at a table: their line for this round, the chronicle of a finished game, titles for one another. */
import type { MailRow, Seated } from '../../store/store.ts'
import type { House } from '../../tables/house.ts'
import { namesAt } from '../../tables/position.ts'
import { chronicleLines, type OwnLine } from '../../tables/round-lines.ts'
import { isTitle, TITLES, type Title, titlesGiven, titlesOf } from '../../tables/titles.ts'
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container } from './panel.ts'
import { button, buttonRows, selectRow } from './present/rows.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply.ts'

export function lineReply(table: string, { round, words }: OwnLine, ours: Ours): Reply {
  const write = words === null ? buttonRows([button(idFor('line', table), ours('line.write'), 'main')]) : []
  return { components: [container([ours('line.mine', { round, words })], write)] }
}

export function chronicleReply(table: Seated, lines: readonly MailRow[], page: number, ours: Ours): Reply {
  if (lines.length === 0) return { components: [container([ours('chronicle.none')], [])] }
  const rounds = [...new Set(lines.map(({ about }) => Number(about)))].sort((a, b) => a - b)
  const name = namesAt(table)
  const text = rounds.flatMap((round) => [
    ours('chronicle.round', { round }),
    ...lines
      .filter(({ about }) => Number(about) === round)
      .flatMap(({ from, words }) => [ours('chronicle.line', { name: name(from) }), quoted(words)]),
  ])
  const pages = pagesOf([ours('chronicle.title'), ...text].join('\n'))
  const shown = pageAmong(pages, page)
  return {
    components: [
      container(
        [pages[shown]!],
        pageRows(pages, shown, (to) => idFor('chronicle', table.id, `${to}`)),
      ),
    ],
  }
}

type Given = { readonly seat: string; readonly name: string; readonly title: string | null }

export function titlesReply(table: Seated, others: readonly Given[], ours: Ours): Reply {
  const given = others.flatMap(({ name, title }) =>
    title !== null && isTitle(title) ? [ours('titles.given-to', { name, title: ours(`title.${title}`) })] : [],
  )
  const lines = [ours('titles.ask'), ...(others.length === 1 ? [ours('titles.two')] : []), ...given]
  const choices = TITLES.map((title) => ({ value: title, label: ours(`title.${title}`) }))
  const rows = others
    .filter(({ title }) => title === null)
    .map(({ seat, name }) => selectRow(idFor('titles', table.id, '', seat), ours('titles.for', { name }), choices))
  return { components: [container(lines, rows)] }
}

const counted = (ours: Ours, list: readonly { title: Title; times: number }[]) =>
  list.map(({ title, times }) => ours('titles.times', { title: ours(`title.${title}`), times }))

/** On the card of the end: what was given, and how much there is to read. */
export async function rememberedLines(house: House, table: Seated, ours: Ours): Promise<string[]> {
  const given = await titlesGiven(house, table)
  const lines = table.status === 'finished' ? (await chronicleLines(house, table)).length : 0
  return [
    ...(given.length > 0 ? [ours('titles.at-end')] : []),
    ...given.map(({ seat, titles }) => ours('titles.at-end-line', { name: namesAt(table)(seat), titles: counted(ours, titles) })),
    ...(lines > 0 ? [ours('chronicle.more', { lines })] : []),
  ]
}

/** In a profile. */
export async function titleLines(house: House, person: string, ours: Ours): Promise<string[]> {
  const titles = await titlesOf(house, person)
  return titles.length > 0 ? [ours('profile.titles', { titles: counted(ours, titles) })] : []
}
