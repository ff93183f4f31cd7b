/** What people are shown when they ask about a league: standings, games, the cross-table, themselves, files. */
import { AttachmentBuilder, ComponentType } from 'discord.js'
import type { DivisionPage } from '../../../render/league/page.ts'
import { expeditionTable, newestNumber, seasonTable } from '../../league/across.ts'
import { seasonCsv, seasonJson } from '../../league/export.ts'
import { crossTable, type Division, divisionsOf } from '../../league/ladder.ts'
import { profileOf } from '../../league/profile.ts'
import { entryOf, newestSeason, seasonById } from '../../league/steps.ts'
import type { Season } from '../../store/league-store.ts'
import { refuse } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { frame } from '../look.ts'
import { container } from '../panel.ts'
import { button, buttonRows, type Row, selectRow } from '../present/rows.ts'
import type { Reply } from '../reply.ts'
import { expeditionLines, gameLines, personLines, seasonTableLines, seasonTitle, standingLines } from './lines.ts'
import { leaguePictures } from './pictures.ts'
import { recordLines } from './profile.ts'

export type Look = { readonly division?: string; readonly text?: boolean; readonly person: string }

/** The division asked for by name; else one's own; else the first. */
function chosen(divisions: readonly Division[], { division, person }: Look): Division {
  if (divisions.length === 0) return refuse('league.not-drawn')
  if (division) return divisions.find(({ name }) => name.toLowerCase() === division.toLowerCase()) ?? refuse('league.no-division')
  return divisions.find(({ lines }) => lines.some((line) => line.person === person)) ?? divisions[0]!
}

const page =
  (kind: DivisionPage['page'], write: (season: Season, division: Division) => string[]) =>
  async (bot: Bot, season: Season, look: Look): Promise<Reply> => {
    const divisions = await divisionsOf(bot.house, season)
    const division = chosen(divisions, look)
    const lines = write(season, division)
    const files = look.text ? [] : await leaguePictures(bot, season, [division], [kind])
    return { components: [frame(lines, files, rowsFor(season, divisions, division, kind))], files }
  }

function rowsFor(season: Season, divisions: readonly Division[], shown: Division, kind: DivisionPage['page']): Row[] {
  const verb = { standings: 'league-standings', games: 'league-fixtures', cross: 'league-cross' }
  const others = Object.entries({ standings: 'Standings', games: 'Games', cross: 'Who beat whom' })
    .filter(([each]) => each !== kind)
    .map(([each, label]) => button(idFor(verb[each as DivisionPage['page']], season.id, shown.name), label))
  const choices = divisions.slice(0, OPTIONS_IN_A_SELECT).map(({ name }) => ({
    value: name,
    label: `Division ${name}`,
    chosen: name === shown.name,
  }))
  return [
    ...buttonRows([...others, button(idFor('league-me', season.id), 'My league')]),
    ...(choices.length > 1 ? [selectRow(idFor(verb[kind], season.id), 'Another division', choices)] : []),
  ]
}

export const standingsReply = page('standings', standingLines)
export const gamesReply = page('games', gameLines)
export const crossReply = page('cross', (season, division) => [
  `**Who finished ahead of whom, division ${division.name}** · ${seasonTitle(season)}`,
  ...crossTable(division).map((row, i) => {
    const ahead = row.flatMap((wins, j) => (wins ? [`${division.lines[j]!.name}${wins > 1 ? ` ×${wins}` : ''}`] : []))
    return `- **${division.lines[i]!.name}** ahead of ${ahead.length > 0 ? ahead.join(', ') : 'nobody yet'}`
  }),
])

/** One's own standing in a league, in the season being played and the one being signed up for. */
export async function meReply(bot: Bot, id: string, person: string): Promise<Reply> {
  const season = await seasonById(bot.house, id)
  const newest = await newestSeason(bot.house, season.league.id)
  const shown = newest.id === season.id ? [season] : [season, newest]
  const lines: string[] = []
  for (const each of shown) lines.push(...personLines(each, await divisionsOf(bot.house, each), person), '')
  const open = shown.at(-1)!
  const entry = entryOf(open, person)
  const status = entry?.status ?? 'out'
  const isMissing = open.phase === 'checkin' && status !== 'out' && entry?.checkedInAt === null
  const isOn = open.phase !== 'frozen' && open.phase !== 'over'
  const rows = buttonRows([
    ...(isMissing ? [button(idFor('league-checkin', open.id), 'Check in', 'good')] : []),
    ...(isOn && status === 'out' ? [button(idFor('league-join', open.id), 'Join', 'main')] : []),
    ...(isOn && status !== 'out' ? [button(idFor('league-leave', open.id), 'Leave')] : []),
    button(idFor('league-profile', open.id), 'My profile'),
  ])
  return { components: [container([...lines, ...recordLines(await profileOf(bot.house, person))], rows)] }
}

export async function acrossReply(bot: Bot, server: string, wanted: number | null): Promise<Reply> {
  const number = wanted ?? (await newestNumber(bot.house, server))
  return { components: [container(seasonTableLines(number, await seasonTable(bot.house, server, number)), [])] }
}

export async function expeditionsReply(bot: Bot, server: string): Promise<Reply> {
  return { components: [container(expeditionLines(bot.house, await expeditionTable(bot.house, server)), [])] }
}

/** The whole season as a file. */
export async function fileReply(bot: Bot, season: Season, format: 'csv' | 'json'): Promise<Reply> {
  const divisions = await divisionsOf(bot.house, season)
  const name = `league-${season.league.id}-season-${season.number}.${format}`
  const text = format === 'csv' ? seasonCsv(season, divisions) : seasonJson(season, divisions)
  const file = new AttachmentBuilder(Buffer.from(text), { name })
  const shown = { type: ComponentType.File, file: { url: `attachment://${name}` } } as const
  return { components: [container([`**${seasonTitle(season)}** as a file.`], []), shown], files: [file] }
}
