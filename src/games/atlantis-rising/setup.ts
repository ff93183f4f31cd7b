/** Set-up (a.1 to a.3): councilors, library, blueprint, misfortunes, island, pieces; random draws in this order. */
import type { Seat } from '../../kernel/contract.ts'
import type { Board, Piece, PlayerBoard } from './board.ts'
import type { Data } from './data/data.ts'
import type { Blueprint } from './data/pack.ts'
import { noGoods } from './goods.ts'
import type { Rising } from './terms.ts'

export function setup(data: Data, table: Rising): Board {
  const { seats, options } = table
  const { pack } = data
  const count = data.counts[seats.length]!
  const level = pack.levels.find(({ id }) => id === options.difficulty)!
  const council = options.councilors === 'random' ? table.shuffle(pack.councilors.map(({ id }) => id)) : []
  const library = libraryDeck(data, table)
  const isShort = seats.length === 1 && options.soloBlueprint === 'short'
  const blueprint = blueprintOf(data, table, isShort ? level.short : level.blueprint)
  const misfortunes = misfortuneDeck(data, table, level)
  const starting = seats[table.random(seats.length)]!
  const { barriers: _, marks: __, ...supply } = pack.supply
  const tide = pack.tides?.rounds[level.id]?.[seats.length - 1] ?? 0
  return {
    ...(tide !== 0 && { tide }),
    level: level.level,
    difficulty: level.id,
    round: 0,
    phase: 'council',
    hands: options.hands as Board['hands'],
    limited: options.supplyLimits === 'on',
    starting,
    wrath: 0,
    flooded: Object.fromEntries(data.peninsulas.map((peninsula) => [peninsula, 0])),
    barriers: [],
    supply,
    players: Object.fromEntries(seats.map((seat, i) => [seat, newPlayer(council[i] ?? null, count.reserve)])),
    pieces: seats.flatMap((seat, i) => newPieces(seat, i, count.followers)),
    blueprint,
    built: [],
    library: { deck: library, discard: [] },
    misfortunes: { deck: misfortunes, discard: [], draws: [], drawn: [] },
    ...(count.hologram && { hologram: { stack: [], discard: [], shown: [], active: null } }),
    ...(count.automaton && { automaton: null }),
    now: newRound(),
    fixed: [],
    rolls: [],
    builds: [],
    funds: [],
    requests: [],
    proposals: [],
    waits: {},
    choice: null,
    story: [],
    serial: 1,
    result: null,
  }
}

export const newRound = (): Board['now'] => ({
  closed: [],
  gather: 0,
  floods: 0,
  maxBuilds: null,
  builds: 0,
  spacesUsed: [],
  used: [],
})

const newPlayer = (councilor: string | null, reserve: number): PlayerBoard => ({
  councilor,
  goods: noGoods(),
  hand: [],
  artifacts: [],
  reserve,
  ready: false,
  pause: false,
  reopened: 0,
  confirms: false,
  gaveUp: false,
  boons: [],
  foreseen: 0,
  peeking: false,
})

const newPieces = (owner: Seat, index: number, followers: number): Piece[] => [
  { id: `L${index}`, owner, kind: 'leader', at: 'pool', slot: 0, down: false },
  ...Array.from(
    { length: followers },
    (_, i): Piece => ({ id: `${index}${'abcdefg'[i]}`, owner, kind: 'follower', at: 'pool', slot: 0, down: false }),
  ),
]

const copies = (id: string, n: number): string[] => Array.from({ length: n }, () => id)

/** All scrolls and a few of the artifacts; the others go back into the box unseen. */
function libraryDeck({ pack }: Data, table: Rising): string[] {
  const artifacts = table.shuffle(pack.artifacts.map(({ id }) => id)).slice(0, pack.limits.artifactsUsed)
  return table.shuffle([...pack.scrolls.flatMap(({ id, count }) => copies(id, count)), ...artifacts])
}

/** The printed list of the first game, or a number of random components of each letter. */
function blueprintOf({ pack }: Data, table: Rising, plan: Blueprint): string[] {
  if ('ids' in plan) return [...plan.ids]
  return (['A', 'B', 'C'] as const).flatMap((letter) =>
    table.shuffle(pack.components.filter((component) => component.letter === letter).map(({ id }) => id)).slice(0, plan[letter]),
  )
}

function misfortuneDeck({ pack }: Data, table: Rising, level: { readonly calm: number; readonly controlled: number }): string[] {
  return table.shuffle(
    pack.misfortunes.flatMap(({ id, type, count }) => {
      if (type === 'calm') return copies(id, Math.min(count, level.calm))
      if (type === 'controlled') return copies(id, Math.min(count, level.controlled))
      return type === 'special' && table.options.specials === 'off' ? [] : copies(id, count)
    }),
  )
}
