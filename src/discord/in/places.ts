/** What an act is about: found from the id of what was pressed, from what was typed, or from the channel. */
import type { BaseInteraction } from 'discord.js'
import { drawnSeason, newestSeason, seasonById, seasonByNumber } from '../../league/steps.ts'
import type { LeagueRow } from '../../store/league-store.ts'
import type { Seated } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import { tableById } from '../../tables/position.ts'
import { isKnownTo } from '../../tables/seating.ts'
import type { Places } from '../acts/act.ts'
import type { Bot } from '../bot.ts'

export type Seeking = {
  readonly bot: Bot
  readonly interaction: Pick<BaseInteraction, 'user' | 'guildId' | 'channel' | 'channelId'>
  /** From the id of a button, list or form; null where something was typed. */
  readonly id: string | null
  /** What the option of that name holds; undefined where the command has none. */
  readonly named: (option: 'table' | 'league') => string | null | undefined
}

/**
 * The table named, else the one of this channel, else the only one the person plays at, or the last they played at; the latter only
 * where another could be named.
 */
export async function tableMeant({ bot, interaction, named }: Seeking): Promise<Seated | null> {
  const { store } = bot.house
  const asked = named('table')
  if (asked) return store.table(asked)
  const here = await store.tableIn(interaction.channelId ?? '')
  if (here || asked === undefined) return here
  const mine = await store.tablesOf(interaction.user.id)
  if (mine.length > 1) return null
  return mine[0] ?? (interaction.guildId === null ? store.lastTableOf(interaction.user.id) : null)
}

/** Whoever sees the thread of a private table may look at it; from anywhere else it is there only for those at it. */
function forEyesOf({ interaction }: Seeking, table: Seated): Seated {
  return interaction.channelId === table.channel || isKnownTo(table, interaction.user.id) ? table : refuse('table.gone')
}

const tableForMe = async (seeking: Seeking): Promise<Seated> => forEyesOf(seeking, await tableFor(seeking))

async function tableFor(seeking: Seeking): Promise<Seated> {
  const { bot, interaction, id, named } = seeking
  if (id !== null) return tableById(bot.house, id)
  const found = await tableMeant(seeking)
  if (found) return found
  const asked = named('table')
  if (asked) return refuse('table.gone')
  const several = asked === null && (await bot.house.store.tablesOf(interaction.user.id)).length > 1
  return refuse(several ? 'table.several' : interaction.guildId !== null ? 'table.none-here' : 'table.which')
}

async function tableOnServer(seeking: Seeking): Promise<Seated> {
  const table = await tableFor(seeking)
  return table.server === seeking.interaction.guildId ? table : refuse('table.elsewhere')
}

async function tableIdOnServer({ bot, interaction, named }: Seeking): Promise<string | null> {
  const { store } = bot.house
  const places = await store.placesOn(interaction.guildId ?? '')
  const asked = named('table')
  if (!asked) return places.find(({ channel }) => channel === interaction.channelId)?.table ?? null
  if (places.some(({ table }) => table === asked)) return asked
  // One that is over can be looked after as well, if it is of this server.
  return (await tableOnServer({ bot, interaction, named, id: null })).id
}

/** The league named, else that of this channel, else all of this server: one, if there is no doubt. */
export async function leaguesMeant({ bot, interaction, named }: Seeking): Promise<readonly LeagueRow[]> {
  const { guildId, channel, channelId } = interaction
  const here = guildId === null ? await leaguesWith(bot, interaction.user.id) : await bot.house.store.league.leaguesOn(guildId)
  const asked = named('league')
  if (asked) return here.filter(({ id, name }) => id === asked || name === asked)
  const parent = channel?.isThread() ? channel.parentId : channelId
  const inChannel = here.filter((league) => league.channel === parent)
  return inChannel.length > 0 ? inChannel : here
}

/** Those somebody takes part in, wherever they are. */
async function leaguesWith({ house: { store } }: Bot, person: string): Promise<LeagueRow[]> {
  const seasons = await Promise.all((await store.league.seasonsWith(person)).map(({ season }) => store.league.season(season)))
  const leagues = seasons.flatMap((season) => (season ? [season.league] : []))
  return [...new Map(leagues.map((league) => [league.id, league])).values()]
}

async function leagueFor(seeking: Seeking): Promise<LeagueRow> {
  const { bot, interaction, id, named } = seeking
  if (id !== null) {
    const league = await bot.house.store.league.league(id)
    // A league is nobody's business on another server.
    const isMine = interaction.guildId === null || league?.server === interaction.guildId
    return league && isMine ? league : refuse('league.gone')
  }
  const [league, ...others] = await leaguesMeant(seeking)
  if (!league) return refuse(named('league') ? 'league.gone' : 'league.none')
  return others.length > 0 ? refuse('league.which') : league
}

const pressedSeason = ({ bot, id }: Seeking) => (id === null ? null : seasonById(bot.house, id))

export const FIND: { readonly [A in keyof Places]: (seeking: Seeking) => Promise<Places[A]> } = {
  anywhere: async () => ({}),
  table: async (seeking) => ({ table: await tableForMe(seeking) }),
  'table-if-any': async (seeking) => ({
    table: seeking.id
      ? forEyesOf(seeking, await tableById(seeking.bot.house, seeking.id))
      : await tableMeant({ ...seeking, named: () => null }),
  }),
  'table-when-asked': async (seeking) => ({ tableAsked: () => tableForMe(seeking) }),
  'table-on-this-server': async (seeking) => ({ table: await tableOnServer(seeking) }),
  'table-here-or-named': async (seeking) => ({ tableId: await tableIdOnServer(seeking) }),
  'table-unread': async ({ bot, interaction, id }) => ({
    tableId: id || ((await bot.house.store.placesIn(interaction.channelId ?? ''))[0]?.table ?? null),
  }),
  league: async (seeking) => ({ league: await leagueFor(seeking) }),
  season: async (seeking) => ({
    season: await (pressedSeason(seeking) ?? newestSeason(seeking.bot.house, (await leagueFor(seeking)).id)),
  }),
  'drawn-season': async (seeking) => ({
    season: await (pressedSeason(seeking) ?? drawnSeason(seeking.bot.house, (await leagueFor(seeking)).id)),
  }),
  seasons: async (seeking) => ({
    async seasonAsked(number) {
      const pressed = await pressedSeason(seeking)
      if (pressed) return pressed
      const { house } = seeking.bot
      const { id } = await leagueFor(seeking)
      return number === null ? drawnSeason(house, id) : seasonByNumber(house, id, number)
    },
  }),
}

/** Which option of a command names the place, if any does. */
export const NAMED_BY: Readonly<Record<keyof Places, 'table' | 'league' | null>> = {
  anywhere: null,
  table: 'table',
  'table-if-any': null,
  'table-when-asked': 'table',
  'table-on-this-server': 'table',
  'table-here-or-named': 'table',
  'table-unread': null,
  league: 'league',
  season: 'league',
  'drawn-season': 'league',
  seasons: 'league',
}
