/** What people are shown when they ask about a league: standings, games, the cross-table, themselves, files. */
import { AttachmentBuilder, ComponentType } from 'discord.js'
import type { DivisionPage } from '../../../../render/league/page.ts'
import { expeditionTable, newestNumber, seasonTable } from '../../../league/across-leagues.ts'
import { crossTable, type Division, divisionsOf } from '../../../league/divisions.ts'
import { seasonCsv, seasonJson } from '../../../league/export.ts'
import { profileOf } from '../../../league/profile.ts'
import { heldNow, heldWith } from '../../../league/seat-holders.ts'
import { entryOf, newestSeason, seasonById } from '../../../league/steps.ts'
import type { Season } from '../../../store/league-store.ts'
import { type House, refuse } from '../../../tables/house.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { pageAmong, pageRows, pagesOf } from '../pages.ts'
import { container } from '../panel.ts'
import { frame } from '../pictures.ts'
import { button, buttonRows, type Row, selectRow } from '../present/rows.ts'
import type { Reply } from '../reply.ts'
import { expeditionLines, gameLines, seasonTableLines, seasonTitle, standingLines } from './lines.ts'
import { personLines } from './person.ts'
import { leaguePictures } from './pictures.ts'
import { recordLines } from './profile.ts'

export type Look = {
  readonly person: string
  readonly locale: string
  readonly division?: string
  /** Words only. */
  readonly text?: boolean
  /** Of words that fill several messages. */
  readonly page?: number
}

/** The division asked for by name; else one's own; else the first. */
function chosen(divisions: readonly Division[], { division, person }: Look): Division {
  if (divisions.length === 0) return refuse('league.not-drawn')
  if (division) return divisions.find(({ name }) => name.toLowerCase() === division.toLowerCase()) ?? refuse('league.no-division')
  return divisions.find(({ lines }) => lines.some((line) => line.person === person)) ?? divisions[0]!
}

type Kind = Exclude<DivisionPage['page'], 'course'>
const VERB: Readonly<Record<Kind, string>> = { standings: 'league-standings', games: 'league-fixtures', cross: 'league-cross' }
/** Beside the standings stands how they came about. */
const WITH: Readonly<Record<Kind, readonly DivisionPage['page'][]>> = {
  standings: ['standings', 'course'],
  games: ['games'],
  cross: ['cross'],
}
const KINDS = ['standings', 'games', 'cross'] as const satisfies readonly Kind[]

const showing =
  (kind: Kind, write: (season: Season, division: Division, ours: Ours, house: House) => string[]) =>
  async (bot: Bot, season: Season, look: Look): Promise<Reply> => {
    const ours = oursIn(look.locale)
    const divisions = await divisionsOf(bot.house, season)
    const asked = chosen(divisions, look)
    const division = { ...asked, games: await heldNow(bot.house, asked.games) }
    const pages = pagesOf(write(season, division, ours, bot.house).join('\n'))
    const shown = pageAmong(pages, look.page ?? 0)
    const files = look.text || shown > 0 ? [] : await leaguePictures(bot, season, [division], WITH[kind], look.locale)
    const turn = pageRows(pages, shown, (page) => idFor(VERB[kind], season.id, division.name, `${page}`))
    const rows = [...turn, ...rowsFor(season, divisions, division, kind, ours)]
    return { components: [frame([pages[shown]!], files, rows)], files }
  }

function rowsFor(season: Season, divisions: readonly Division[], shown: Division, kind: Kind, ours: Ours): Row[] {
  const others = KINDS.filter((each) => each !== kind).map((each) =>
    button(idFor(VERB[each], season.id, shown.name), ours(`button.${each}`)),
  )
  const choices = divisions.slice(0, OPTIONS_IN_A_SELECT).map(({ name }) => ({
    value: name,
    label: ours('division.name', { division: name }),
    chosen: name === shown.name,
  }))
  return [
    ...buttonRows([...others, button(idFor('league-me', season.id), ours('button.my-league'))]),
    ...(choices.length > 1 ? [selectRow(idFor(VERB[kind], season.id), ours('division.another'), choices)] : []),
  ]
}

export const standingsReply = showing('standings', standingLines)
export const gamesReply = showing('games', gameLines)
export const crossReply = showing('cross', (season, division, ours) => [
  ours('cross.title', { division: division.name, season: seasonTitle(season, ours) }),
  ...crossTable(division).map((row, i) => {
    const ahead = row.flatMap((wins, j) => (wins ? [{ name: division.lines[j]!.name, wins }] : []))
    return ours('cross.line', { name: division.lines[i]!.name, ahead })
  }),
])

/** Once games are being played one can only stand by. */
export const joinButton = ({ id, phase }: Pick<Season, 'id' | 'phase'>, ours: Ours) =>
  phase === 'signup'
    ? button(idFor('league-join', id), ours('button.join'), 'main')
    : button(idFor('league-join', id), ours(phase === 'checkin' ? 'button.join' : 'button.join-as-reserve'))

/** One's own standing in a league, in the season being played and the one being signed up for. */
export async function meReply(bot: Bot, id: string, person: string, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const season = await seasonById(bot.house, id)
  const newest = await newestSeason(bot.house, season.league.id)
  const shown = newest.id === season.id ? [season] : [season, newest]
  const lines: string[] = []
  for (const each of shown) {
    const games = await heldWith(bot.house, each.games, person)
    lines.push(...personLines(bot.house, each, await divisionsOf(bot.house, each), person, games, ours), '')
  }
  const open = shown.at(-1)!
  const entry = entryOf(open, person)
  const status = entry?.status ?? 'out'
  const isMissing = open.phase === 'checkin' && status !== 'out' && entry?.checkedInAt === null
  const isAway = open.phase === 'playing' && status === 'reserve' && entry?.checkedInAt === null
  const isOn = open.phase !== 'frozen' && open.phase !== 'over'
  const rows = buttonRows([
    ...(isMissing ? [button(idFor('league-checkin', open.id), ours('button.check-in'), 'good')] : []),
    ...((isOn && status === 'out' && entry?.reason !== 'misses' && entry?.reason !== 'barred') || isAway
      ? [joinButton(open, ours)]
      : []),
    ...(season.games.length > 0
      ? [
          button(idFor('league-standings', season.id), ours('button.standings')),
          button(idFor('league-fixtures', season.id), ours('button.games')),
        ]
      : []),
    button(idFor('league-profile', open.id), ours('button.my-profile')),
    ...(isOn && status !== 'out' ? [button(idFor('league-leave', open.id), ours('button.leave'))] : []),
  ])
  return { components: [container([...lines, ...recordLines(await profileOf(bot.house, person), ours)], rows)] }
}

export async function acrossReply(bot: Bot, server: string, wanted: number | null, locale: string, page = 0): Promise<Reply> {
  const number = wanted ?? (await newestNumber(bot.house, server))
  const lines = seasonTableLines(number, await seasonTable(bot.house, server, number), oursIn(locale))
  const pages = pagesOf(lines.join('\n'))
  const shown = pageAmong(pages, page)
  return {
    components: [
      container(
        [pages[shown]!],
        pageRows(pages, shown, (to) => idFor('league-across', '', `${number}`, `${to}`)),
      ),
    ],
  }
}

export async function expeditionsReply(bot: Bot, server: string, locale: string): Promise<Reply> {
  return { components: [container(expeditionLines(bot.house, await expeditionTable(bot.house, server), locale), [])] }
}

/** The whole season as a file. */
export async function fileReply(bot: Bot, season: Season, format: 'csv' | 'json', locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const divisions = await divisionsOf(bot.house, season)
  const name = `league-${season.league.id}-season-${season.number}.${format}`
  const text = format === 'csv' ? seasonCsv(season, divisions, locale) : seasonJson(season, divisions)
  const file = new AttachmentBuilder(Buffer.from(text), { name })
  const shown = { type: ComponentType.File, file: { url: `attachment://${name}` } } as const
  return { components: [container([ours('season.file', { title: seasonTitle(season, ours) })], []), shown], files: [file] }
}
