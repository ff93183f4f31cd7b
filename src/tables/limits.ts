/**
 * How much one person, and one server, may ask of the house. Whoever looks after a server sets the numbers; met, they are a private
 * word about what to do, and nobody else notices.
 */
import type { LimitSettings, ServerSettings } from '../store/store.ts'
import { aloneInTheWorld, type House, refuse } from './house.ts'

/** Open tables that have not begun, games being played, those of them with at most one person, sign-ups, requests a minute. */
export const LIMITED = ['lobbies', 'games', 'quick', 'signups', 'requests'] as const
export type Limited = (typeof LIMITED)[number]
export type Limits = Readonly<Record<'person' | 'server', Readonly<Record<Limited, number>>>>

export const DEFAULT_LIMITS: Limits = {
  person: { lobbies: 5, games: 20, quick: 5, signups: 10, requests: 180 },
  server: { lobbies: 50, games: 500, quick: 100, signups: 1_000, requests: 6_000 },
}

export const limitsIn = ({ limits }: ServerSettings): Limits => ({
  person: { ...DEFAULT_LIMITS.person, ...limits?.person },
  server: { ...DEFAULT_LIMITS.server, ...limits?.server },
})

/** The settings after a change: what is not mentioned stays, and what is as usual need not be kept. */
export function changedLimits({ limits }: ServerSettings, change: LimitSettings): LimitSettings {
  const kept = (whose: 'person' | 'server') =>
    Object.fromEntries(
      Object.entries({ ...limits?.[whose], ...change[whose] }).filter(
        ([what, most]) => most !== DEFAULT_LIMITS[whose][what as Limited],
      ),
    )
  return { person: kept('person'), server: kept('server') }
}

type Whose = { readonly server: string; readonly person: string }
type Kind = 'lobbies' | 'games' | 'quick'

/** Refuses what would be one too many: for the person, and, unless it is there already, for the server. */
export async function roomFor(house: House, { server, person }: Whose, kinds: readonly Kind[], isNew = true): Promise<void> {
  const { mine, server: all } = await house.store.tally(server, person)
  const limits = limitsIn(await house.store.server(server))
  const own = {
    lobbies: mine.filter(({ status, isOpener }) => status === 'lobby' && isOpener),
    games: mine.filter(({ status }) => status === 'playing'),
    quick: mine.filter(({ status, isQuick, isOpener }) => status === 'playing' && isQuick && isOpener),
  }
  for (const kind of kinds) {
    const most = limits.person[kind]
    if (own[kind].length >= most) refuse(`limit.${kind}`, { most, channels: own[kind].map(({ channel }) => `<#${channel}>`) })
    if (isNew && all[kind] >= limits.server[kind]) refuse(`limit.${kind}-server`, { most: limits.server[kind] })
  }
}

/** One opening of a person's after the other, so that none slips through beside another. */
export const oneByOne = <T>(house: House, { person }: Pick<Whose, 'person'>, open: () => Promise<T>): Promise<T> =>
  aloneInTheWorld(house, `opening:${person}`, open)

/** Refuses one sign-up too many; whoever is in that season already may come again. */
export async function roomInLeagues(house: House, { server, person }: Whose, season: string): Promise<void> {
  const now = await house.store.signups(server, person, season)
  const limits = limitsIn(await house.store.server(server))
  if (now.isIn) return
  if (now.mine >= limits.person.signups) refuse('limit.signups', { most: limits.person.signups })
  if (now.server >= limits.server.signups) refuse('limit.signups-server', { most: limits.server.signups })
}
