/** Founding a league, and changing how its seasons are run. */
import { ChannelType } from 'discord.js'
import { dayAhead } from '../../../league/calendar.ts'
import { FORMAT_NAMES, presetOf } from '../../../league/formats/presets.ts'
import { change, found } from '../../../league/organise.ts'
import { mixOf, revise } from '../../../league/revise.ts'
import { MOST_WEEKS } from '../../../league/season-length.ts'
import { zoneOf } from '../../../tables/availability.ts'
import { type House, refuse } from '../../../tables/house.ts'
import { moment } from '../../../words/moments.ts'
import { inPublic } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { plainText } from '../../names.ts'
import { missingPermissions } from '../../out/permissions.ts'
import { look } from '../../out/sight.ts'
import { titleOf } from '../../show/league/lines.ts'
import { organiserReply } from '../../show/league/organiser.ts'
import { paces, talks } from '../choices.ts'
import { channel, choice, type Given, maybe, type Suggest, text, whole } from '../fields.ts'
import { matching } from '../suggest.ts'
import { organisersAct } from './organising.ts'

const LONGEST_NAME = 50

/** How a season is run: asked for when a league is founded, and changed later. */
const RUN = {
  weeks: whole('league.weeks', { min: 1, max: MOST_WEEKS }),
  off: whole('league.off', { min: 1, max: 12 }),
  checkin: whole('league.checkin', { min: 1, max: 14 }),
  division: whole('league.people', { min: 2, max: 31 }),
  'at-once': whole('league.at-once', { min: 1, max: 4 }),
  places: whole('league.places', { min: 2, max: 500 }),
  repeat: maybe('league.repeat'),
  rounds: whole('league.rounds', { min: 1, max: 12 }),
  talk: choice('league.talk', talks),
}

/** Only what was said. */
const said = <T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as { [K in keyof T]?: NonNullable<T[K]> }

const runAs = ({ weeks, off, checkin, division, places, repeat, rounds, talk, 'at-once': atOnce }: Given<typeof RUN>) =>
  said({ weeks, off, checkin, division, places, repeat, rounds, talk, atOnce })

/** By their own clocks, where they have told where they live. */
const dayGiven = async (house: House, person: string, typed: string | null): Promise<number | null> =>
  typed === null ? null : dayAhead(typed, house.now(), await zoneOf(house, person))

const suggestGames: Suggest = async ({ bot, typed }) =>
  matching(
    [...bot.house.games.values()].map(({ game, title }) => ({ name: title, value: game.id })),
    typed,
  )

/** Games by their titles, with commas between them; none of those there are stands for nothing else. */
const gamesNamed = ({ house }: Bot, typed: string): string[] =>
  typed
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '' && each !== NOTHING)
    .map(
      (each) =>
        [...house.games.values()].find(({ game, title }) => each === game.id || each === title.toLowerCase())?.game.id ?? each,
    )

const NOTHING = 'nothing'
const COMMA = ', '

/** What was chosen so far, with one more game of those that are left. */
const suggestMore: Suggest = async ({ bot, typed, other }) => {
  const parts = typed.split(',')
  const chosen = gamesNamed(bot, parts.slice(0, -1).join(','))
  const titles = chosen.flatMap((id) => bot.house.games.get(id)?.title ?? [])
  const left = [...bot.house.games.values()].filter(({ game }) => !chosen.includes(game.id) && game.id !== other('game'))
  const found = matching(
    left.map(({ title }) => ({ name: title, value: title })),
    (parts.at(-1) ?? '').trim(),
  )
  const all = found.map(({ value }) => [...titles, value].join(COMMA)).map((value) => ({ name: value, value }))
  return typed === '' ? [...all, { name: NOTHING, value: NOTHING }] : all
}

const also = () => text('league.also', { suggest: suggestMore })

const formats = () =>
  choice('league.format', () => FORMAT_NAMES.map((format) => ({ name: inPublic(`league.format.${format}`), value: format })))

export const createLeague = organisersAct({
  name: 'league-create',
  at: 'anywhere',
  isLogged: true,
  fields: {
    name: text('league.called', { required: true, max: LONGEST_NAME }),
    game: text('field.game', { required: true, suggest: suggestGames }),
    seats: whole('league.seats', { required: true, min: 2, max: 7 }),
    also: also(),
    format: formats(),
    pace: choice('league.pace', paces),
    begins: text('league.begins-at'),
    signup: whole('league.signup', { min: 1, max: 60 }),
    ...RUN,
  },
  async do({ bot, house, me, where, given, locale, ours }) {
    const missing = missingPermissions(where)
    if (missing.length > 0) refuse('missing.permissions', { missing })
    if (where.channel?.type !== ChannelType.GuildText) return refuse('league.channel')
    const preset = presetOf(given.format ?? '')
    const mix = given.also === null ? null : mixOf(gamesNamed(bot, given.also), given.game)
    const firstAt = await dayGiven(house, me.id, given.begins)
    const league = await found(house, {
      server: where.guildId ?? '',
      channel: where.channel.id,
      name: plainText(given.name, LONGEST_NAME) || refuse('league.nameless'),
      game: given.game,
      size: given.seats,
      organiser: me.id,
      pace: given.pace ?? preset.pace ?? 'slow',
      settings: { ...preset.settings, ...runAs(given), ...said({ signup: given.signup, firstAt, mix }) },
    })
    const { name, size } = league
    const words = ours('league-create.done', { name, size, title: titleOf(house, league, ours) })
    return organiserReply(bot, league, [words], locale)
  },
})

/** Without anything to change: how it is run. */
export const changeSeason = organisersAct({
  name: 'league-season',
  at: 'league',
  isLogged: true,
  fields: { begins: text('league.begins'), ...RUN },
  async do({ bot, house, league, me, given, locale, ours }) {
    const beginsAt = await dayGiven(house, me.id, given.begins)
    const wanted = { ...runAs(given), ...said({ beginsAt }) }
    const from = Object.keys(wanted).length === 0 ? null : await change(house, league.id, wanted)
    const now = (await house.store.league.league(league.id)) ?? refuse('league.gone')
    const begins = beginsAt === null ? null : moment(beginsAt)
    return organiserReply(bot, now, [ours('league-season.done', { name: now.name, from, begins })], locale)
  },
})

/** How it stands: what was chosen, and what happens when. */
export const leagueOverview = organisersAct({
  name: 'league-overview',
  at: 'league',
  do: ({ bot, house, league, locale, ours }) =>
    organiserReply(
      bot,
      league,
      [ours('league-overview.done', { name: league.name, title: titleOf(house, league, ours), size: league.size })],
      locale,
    ),
})

/** Everything of a league that nobody has seen yet. */
export const changeLeague = organisersAct({
  name: 'league-change',
  at: 'league',
  isLogged: true,
  fields: {
    name: text('league.called', { max: LONGEST_NAME }),
    game: text('field.game', { suggest: suggestGames }),
    seats: whole('league.seats', { min: 2, max: 7 }),
    also: also(),
    format: formats(),
    pace: choice('league.pace', paces),
    signup: whole('league.signup', { min: 1, max: 60 }),
    channel: channel('league.where'),
  },
  async do({ bot, house, league, where, given, locale, ours }) {
    const name = given.name === null ? null : plainText(given.name, LONGEST_NAME) || refuse('league.nameless')
    if (given.channel !== null && (await look(bot, { server: where.guildId ?? '', channel: given.channel })) !== null)
      refuse('setup.reports-shut', { channel: given.channel })
    const { game, seats: size, format, pace, signup, channel: at } = given
    const named = given.also === null ? null : gamesNamed(bot, given.also)
    const changed = await revise(house, league.id, said({ name, game, size, also: named, format, pace, signup, channel: at }))
    const words = ours('league-change.done', {
      name: changed.name,
      size: changed.size,
      title: titleOf(house, changed, ours),
    })
    return organiserReply(bot, changed, [words], locale)
  },
})
