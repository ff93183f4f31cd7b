/**
 * Leagues on servers of every process, in which all but one have checked in: the last does when the harm begins, so that the draw and the
 * first games fall into it. Afterwards each has been drawn once, and every game that began has a table and a thread of its own.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { awaitsThread, GIVEN_UP } from '../../src/league/next-games.ts'
import type { TestParlour } from '../../src/parlour/harness.ts'
import type { Season } from '../../src/store/league-store.ts'
import type { Store } from '../../src/store/store.ts'
import { troubleOf } from '../../src/store/trouble.ts'
import { marksIn } from './kills.ts'

const LEAGUE = { name: 'Cup', game: 'era-of-atlantis', seats: 3, pace: 'none', signup: 1, checkin: 1, weeks: 8 }
const NAMES = ['Dan', 'Eve', 'Fay', 'Gus']

export type League = {
  readonly house: TestParlour['house']
  readonly channel: string
  /** The last one checks in, however often nobody answers; done when the season is drawn and its first game has begun. */
  complete(): Promise<void>
}

/** One league for each list of servers, on the last of them. */
export const foundLeagues = (parlour: TestParlour, store: Store, homes: readonly (readonly number[])[]): Promise<League[]> =>
  Promise.all(homes.map((servers) => foundLeague(parlour, store, servers.at(-1)!)))

async function foundLeague(parlour: TestParlour, store: Store, guild: number): Promise<League> {
  const house = parlour.house.street[guild]!
  const channel = parlour.channel('tables', guild)
  const olga = parlour.person('Olga', { guild, roles: ['Organiser'] }).in(channel)
  await olga.slash('/league-admin create', LEAGUE)
  await olga.slash('/league-admin publish')
  const people = NAMES.map((name) => parlour.person(name, { guild }).in(channel))
  await olga.sees('Join', { channel, timeout: 20_000 })
  for (const person of people) await person.click('Join')
  const { id, seq } = await seasonOn(store, house)
  await store.league.commit({ season: id, seq, timers: [{ subject: id, key: 'league:begin', dueAt: Date.now() }] })
  await olga.sees('Check-in is open', { channel, timeout: 60_000 })
  for (const person of people.slice(1)) await person.click('Check in')
  const complete = async () => {
    for (;;) {
      const season = await seasonOn(store, house).catch(whileAway)
      if (season?.phase === 'playing' && season.games.some(({ table }) => table !== null)) return
      if (season?.phase === 'checkin') await people[0]!.click('Check in').catch(() => {})
      await wait(100)
    }
  }
  return { house, channel, complete }
}

/** A database that starts anew on a busy machine may be away for longer than the store tries: then it is asked again. */
function whileAway(error: unknown): null {
  if (troubleOf(error) !== 'away') throw error
  return null
}

async function seasonOn(store: Store, { guild }: TestParlour['house']): Promise<Season> {
  const [league] = await store.league.leaguesOn(guild.id)
  const [season] = await store.league.seasonsOf(league!.id)
  return (await store.league.season(season!.id))!
}

export async function leaguesGoneWrong(store: Store, leagues: readonly League[]): Promise<string[]> {
  const found = await Promise.all(leagues.map((league) => goneWrong(store, league)))
  return found.flat()
}

const threadsOn = ({ store }: TestParlour['house']) => store.channels.all().filter(({ kind }) => kind === 'thread')

/** Whoever was making a thread may have been killed over it: others find it and use it, after a while. */
async function atRest(store: Store, house: TestParlour['house']): Promise<Season> {
  const until = performance.now() + 2 * GIVEN_UP
  for (;;) {
    const season = await seasonOn(store, house)
    const isUnderWay = season.games.some((game) => awaitsThread(game) || (game.status === 'opening' && game.table === null))
    const areUsed = threadsOn(house).every(({ id }) => season.games.some(({ thread, table }) => thread === id && table !== null))
    if ((!isUnderWay && areUsed) || performance.now() > until) return season
    await wait(500)
  }
}

async function goneWrong(store: Store, { house, channel }: League): Promise<string[]> {
  const { games, entries } = await atRest(store, house)
  const begun = games.flatMap(({ table, thread }) => (table === null ? [] : [{ table, thread }]))
  const tables = await store.tablesOn(house.guild.id)
  const marks = marksIn(house, channel)
  const stray = threadsOn(house).filter(({ id }) => begun.every(({ thread }) => thread !== id))
  const wrong = {
    'a game stands twice in the draw': isDoubled(games.map(({ n }) => n)),
    'somebody who checked in does not play': entries.some(({ status, division }) => status !== 'in' || division === null),
    'two games share a table or a thread':
      isDoubled(begun.map(({ table }) => table)) || isDoubled(begun.map(({ thread }) => thread)),
    'a table belongs to no game': tables.some(({ id }) => begun.every(({ table }) => table !== id)),
    'a game began and has no table': games.some(({ status, table }) => status === 'opening' && table === null),
    'a thread belongs to no game': stray.length > 0,
    'something was said twice': isDoubled(marks),
  }
  const about = JSON.stringify({ stray, games: games.map(({ n, status, thread, table }) => ({ n, status, thread, table })) })
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [`${house.guild.id}: ${what}: ${about}`] : []))
}

const isDoubled = (list: readonly unknown[]) => new Set(list).size < list.length
