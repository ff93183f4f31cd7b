/** Looking at a league: standings, games, oneself. */

import { refuse } from '../../../tables/house.ts'
import { inPublic } from '../../../words/words.ts'
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
const lookOf = (person: string, { division, page }: Which, isText: boolean) => ({
  person,
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
  async do({ bot, me, where, seasonAsked, given }) {
    const { of, as, share: isPublic } = given
    if (of === 'all') return { ...(await acrossReply(bot, where.guildId ?? '', given.season)), isPublic }
    if (of === 'expeditions') return { ...(await expeditionsReply(bot, where.guildId ?? '')), isPublic }
    const season = await seasonAsked(given.season)
    const reply =
      as === 'csv' || as === 'json'
        ? await fileReply(bot, season, as)
        : await standingsReply(bot, season, lookOf(me.id, given, as === 'text'))
    return { ...reply, isPublic }
  },
})

export const fixtures = act({
  name: 'league-fixtures',
  at: 'seasons',
  answers: 'later',
  fields: { ...WHICH, text: yesOrNo('field.text') },
  reads,
  async do({ bot, me, seasonAsked, given }) {
    const reply = await gamesReply(bot, await seasonAsked(given.season), lookOf(me.id, given, given.text))
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
  do: async ({ bot, me, seasonAsked, given }) => crossReply(bot, await seasonAsked(null), lookOf(me.id, given, false)),
})

/** All games together, page by page. */
export const across = act({
  name: 'league-across',
  at: 'anywhere',
  fields: { season: pressed(), page: pressed() },
  reads: ({ decision, arg }) => ({ season: decision, page: arg }),
  do: ({ bot, where, given }) => acrossReply(bot, where.guildId ?? '', Number(given.season), Number(given.page)),
})

export const myLeague = act({
  name: 'league-me',
  at: 'drawn season',
  do: ({ bot, season, me }) => meReply(bot, season.id, me.id),
})

/** From a table of the league. */
export const leagueOfTable = act({
  name: 'league-here',
  at: 'table',
  may: async ({ house, table }) => (await house.store.league.seasonOfTable(table.id)) ?? refuse('league.gone'),
  do: async ({ bot, house, table, me }) =>
    meReply(bot, (await house.store.league.seasonOfTable(table.id)) ?? refuse('league.gone'), me.id),
})

export const myProfile = act({
  name: 'league-profile',
  at: 'anywhere',
  answers: 'later',
  do: ({ bot, me }) => profileFor(bot, me.id, me),
})
