/**
 * Some would rather not meet somebody. The draw follows from the seed that is published with it, so such a wish cannot change the draw; it can only have a
 * say in which seed there is. Where somebody has one, several seeds are drawn, each as much by chance as the other, and the one by which those people
 * meet least is kept, if it is as fair as the first. The others are forgotten. Whoever repeats the draw gets the same, wish or no wish.
 */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { candidatesFor } from './candidates.ts'
import { drawn } from './draw.ts'
import { fairnessOf } from './fairness.ts'
import type { Draw } from './formats/staged.ts'
import { lotOf } from './standings.ts'

const SEEDS = 12

type Seeded = { readonly seed: string; readonly draw: Draw }

export const newSeed = (house: House): string => house.secret().slice(0, 32)

export async function drawnKindly(house: House, season: Season, players: readonly Entry[]): Promise<Seeded> {
  const candidates = await candidatesFor(house, season, players)
  const drawnFrom = (seed: string): Seeded => {
    const lots = candidates.map((each) => ({ ...each, lot: lotOf(seed, each.person) }))
    return { seed, draw: drawn({ ...season, seed }, players, lots) }
  }
  const first = drawnFrom(season.seed)
  const pairs = await pairsApart(house, players)
  if (pairs.length === 0) return first
  const least = evennessOf(first.draw)
  let best = { ...first, meetings: meetingsIn(first.draw, pairs) }
  for (let i = 1; i < SEEDS && best.meetings > 0; i++) {
    // Others are served in between.
    await new Promise((resolve) => setImmediate(resolve))
    const other = drawnFrom(newSeed(house))
    const meetings = meetingsIn(other.draw, pairs)
    if (meetings < best.meetings && evennessOf(other.draw) >= least) best = { ...other, meetings }
  }
  return { seed: best.seed, draw: best.draw }
}

type Pair = readonly [string, string]

/** Of somebody nothing may be known but that another would rather not meet them. */
async function pairsApart({ store }: House, players: readonly Entry[]): Promise<Pair[]> {
  const there = players.map(({ person }) => person)
  const people = await store.people(there)
  return people.flatMap(({ id, settings: { avoid = [] } }) =>
    there.flatMap((other): Pair[] => (other !== id && avoid.includes(other) ? [[id, other]] : [])),
  )
}

const meetingsIn = ({ games }: Draw, pairs: readonly Pair[]): number =>
  games.reduce((sum, { seats }) => {
    const there = seats.map(({ owner }) => owner)
    return sum + pairs.filter((pair) => pair.every((person) => there.includes(person))).length
  }, 0)

/** How even the meetings are in the least even division. */
function evennessOf({ entries, games }: Draw): number {
  const divisions = new Map<string, LeagueGame[]>()
  for (const game of games) {
    const name = `${game.tier} ${game.division}`
    divisions.set(name, [...(divisions.get(name) ?? []), game])
  }
  const scores = [...divisions].map(([name, theirs]) => {
    const members = entries.filter(({ tier, division }) => `${tier} ${division}` === name).map(({ person }) => person)
    const lines = theirs.map(({ seats }) => seats.map(({ owner }) => members.indexOf(owner)))
    return fairnessOf(lines, members.length).score
  })
  return Math.min(100, ...scores)
}
