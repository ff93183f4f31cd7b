/** Looking at a league: standings, games, oneself. */

import { refuse } from '../../../tables/house.ts'
import { inPublic, PUBLIC } from '../../../words/words.ts'
import { hallReply } from '../../show/league/hall.ts'
import { profileFor } from '../../show/league/profile.ts'
import {
  acrossReply,
  crossReply,
  expeditionsReply,
  fileReply,
  gamesReply,
  meReply,
  standingsReply,
} from '../../show/league/replies.ts'
import { act, type Press } from '../act.ts'
import { choice, pressed, text, whole, yesOrNo } from '../fields.ts'

const OF = ['league', 'all', 'expeditions'] as const
const AS = ['picture', 'text', 'csv', 'json'] as const
const LONGEST_DIVISION = 6

/** Which division of which season, and which page of it. */
const WHICH = {
  division: text('league.division', { max: LONGEST_DIVISION }),
  season: whole('league.season', { min: 1 }),
  share: yesOrNo('field.share'),
  page: pressed(),
}
const reads = ({ decision, arg, value }: Press) => ({ division: value ?? (decision || null), page: arg })

type Which = { readonly division: string | null; readonly page: string | null }
const lookOf = (person: string, locale: string, { division, page }: Which, isText: boolean) => ({
  person,
  locale,
  text: isText,
  page: Number(page),
  ...(division && { division }),
})

export const standings = act({
  name: 'league-standings',
  at: 'seasons',
  answers: 'later',
  fields: {
    of: choice('standings.of', () => OF.map((of) => ({ name: inPublic(`standings.of.${of}`), value: of }))),
    as: choice('standings.as', () => AS.map((as) => ({ name: inPublic(`standings.as.${as}`), value: as }))),
    ...WHICH,
  },
  reads,
  async do({ bot, me, where, seasonAsked, given, ...person }) {
    const { of, as, share: isPublic } = given
    const locale = isPublic ? PUBLIC : person.locale
    if (of === 'all') return { ...(await acrossReply(bot, where.guildId ?? '', given.season, locale)), isPublic }
    if (of === 'expeditions') return { ...(await expeditionsReply(bot, where.guildId ?? '', locale)), isPublic }
    const season = await seasonAsked(given.season)
    const reply =
      as === 'csv' || as === 'json'
        ? await fileReply(bot, season, as, locale)
        : await standingsReply(bot, season, lookOf(me.id, locale, given, as === 'text'))
    return { ...reply, isPublic }
  },
})

export const fixtures = act({
  name: 'league-fixtures',
  at: 'seasons',
  answers: 'later',
  fields: { ...WHICH, text: yesOrNo('field.text') },
  reads,
  async do({ bot, me, seasonAsked, given, ...person }) {
    const locale = given.share ? PUBLIC : person.locale
    const reply = await gamesReply(bot, await seasonAsked(given.season), lookOf(me.id, locale, given, given.text))
    return { ...reply, isPublic: given.share }
  },
})

/** Who beat whom. */
export const cross = act({
  name: 'league-cross',
  at: 'seasons',
  answers: 'later',
  fields: WHICH,
  reads,
  do: async ({ bot, me, seasonAsked, given, locale }) =>
    crossReply(bot, await seasonAsked(null), lookOf(me.id, locale, given, false)),
})

/** All games together, page by page. */
export const across = act({
  name: 'league-across',
  at: 'anywhere',
  fields: { season: pressed(), page: pressed() },
  reads: ({ decision, arg }) => ({ season: decision, page: arg }),
  do: ({ bot, where, given, locale }) => acrossReply(bot, where.guildId ?? '', Number(given.season), locale, Number(given.page)),
})

/** Who won which season; one that is chosen shows its poster. */
export const champions = act({
  name: 'league-champions',
  at: 'anywhere',
  answers: 'later',
  fields: { season: pressed() },
  do: ({ bot, where, given, locale }) => hallReply(bot, where.guildId ?? refuse('table.no-server'), given.season, locale),
})

export const myLeague = act({
  name: 'league-me',
  at: 'drawn-season',
  do: ({ bot, season, me, locale }) => meReply(bot, season.id, me.id, locale),
})

/** From a table of the league. */
export const leagueOfTable = act({
  name: 'league-here',
  at: 'table',
  may: async ({ house, table }) => (await house.store.league.seasonOfTable(table.id)) ?? refuse('league.gone'),
  do: async ({ bot, house, table, me, locale }) =>
    meReply(bot, (await house.store.league.seasonOfTable(table.id)) ?? refuse('league.gone'), me.id, locale),
})

export const myProfile = act({
  name: 'league-profile',
  at: 'anywhere',
  answers: 'later',
  do: ({ bot, me, locale }) => profileFor(bot, me.id, me, locale),
})
