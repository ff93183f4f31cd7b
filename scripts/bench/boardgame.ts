/**
 * The yardstick: a game of Era's size and kind (29 areas, five nations, two archons a seat, hidden cards, sealed dials) written
 * for boardgame.io in its own way, with moves that check themselves, `ai.enumerate` for what is legal, and undo switched off.
 * Simpler than Era in every respect, so that the comparison flatters it.
 */

import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js'
import { makeMove } from 'boardgame.io/dist/cjs/turn-order-4ab12333.js'

type Area = {
  owner: string | null
  units: number
  power: number
  stability: number
  garrison: number
  next: number[]
  agents: { seat: string; value: number }[]
  buildings: string[]
}
type G = {
  areas: Area[]
  players: Record<string, { virya: number; supply: number[]; hand: string[]; nation: string; dial: number | null }>
  deck: string[]
  doom: number
  target: number | null
  turns: number
}
type Context = {
  G: G
  ctx: { currentPlayer: string; numPlayers: number }
  playerID: string
  events: { endTurn(): void; setActivePlayers(arg: object): void }
  random: { Shuffle<T>(items: T[]): T[] }
}

const INVALID = 'INVALID_MOVE'
const TURNS = 60

const game = {
  name: 'isles',
  disableUndo: true,
  setup: ({ ctx, random }: Pick<Context, 'ctx' | 'random'>): G => ({
    areas: Array.from({ length: 29 }, (_, i) => ({
      owner: i < ctx.numPlayers ? String(i) : null,
      units: i < ctx.numPlayers ? 5 : 0,
      power: 1 + (i % 4),
      stability: 2 + (i % 5),
      garrison: 1 + (i % 6),
      next: [(i + 1) % 29, (i + 28) % 29, (i + 7) % 29, (i + 22) % 29],
      agents: [],
      buildings: i % 3 === 0 ? ['pyramid'] : [],
    })),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [
        String(i),
        { virya: 6, supply: [0, 0, 0, 1, 1, 1, 2, 2, 3], hand: ['a', 'b'], nation: String(i), dial: null },
      ]),
    ),
    deck: random.Shuffle(Array.from({ length: 18 }, (_, i) => `card${i}`)),
    doom: 12,
    target: null,
    turns: 0,
  }),
  moves: {
    collect({ G, playerID, events }: Context) {
      const me = G.players[playerID]!
      const income = G.areas
        .filter(({ owner }) => owner === me.nation)
        .reduce((sum, { power, buildings }) => sum + power + buildings.length, 0)
      me.virya = Math.min(22, me.virya + income)
      over(G, events)
    },
    place({ G, playerID, events }: Context, area: number, value: number) {
      const me = G.players[playerID]!
      const at = me.supply.indexOf(value)
      if (at < 0 || !G.areas[area] || me.virya < 1) return INVALID
      me.supply.splice(at, 1)
      me.virya--
      G.areas[area].agents.push({ seat: playerID, value })
      return over(G, events)
    },
    recruit({ G, playerID, events }: Context, area: number) {
      const me = G.players[playerID]!
      if (G.areas[area]?.owner !== me.nation) return INVALID
      for (const each of G.areas) if (each.owner === me.nation) each.units = Math.min(20, each.units + each.power)
      return over(G, events)
    },
    march({ G, playerID, events }: Context, from: number, to: number, units: number) {
      const me = G.players[playerID]!
      const [a, b] = [G.areas[from], G.areas[to]]
      if (!a || !b || a.owner !== me.nation || a.units < units || units < 1 || !a.next.includes(to)) return INVALID
      a.units -= units
      if (b.owner === me.nation) b.units += units
      else if (units > b.units + b.garrison) {
        b.owner = me.nation
        b.units = units - b.garrison
        b.buildings.pop()
        G.doom--
      }
      return over(G, events)
    },
    coup({ G, playerID, events }: Context, target: number) {
      if (!G.areas[target]?.agents.some(({ seat }) => seat === playerID)) return INVALID
      G.target = target
      return events.setActivePlayers({ all: 'dial', minMoves: 1, maxMoves: 1 })
    },
  },
  turn: {
    stages: {
      dial: {
        moves: {
          dial({ G, ctx, playerID, events }: Context, value: number) {
            const me = G.players[playerID]!
            if (value < 0 || value > 5 || value > me.virya) return INVALID
            me.dial = value
            if (Object.values(G.players).some(({ dial }) => dial === null)) return undefined
            const area = G.areas[G.target!]!
            const attack =
              area.agents.filter(({ seat }) => seat === ctx.currentPlayer).reduce((sum, { value: v }) => sum + v, 0) +
              G.players[ctx.currentPlayer]!.dial!
            const defence =
              area.stability +
              Object.entries(G.players).reduce((sum, [seat, { dial }]) => sum + (seat === ctx.currentPlayer ? 0 : dial!), 0)
            if (attack > defence) area.owner = G.players[ctx.currentPlayer]!.nation
            for (const { seat, value: v } of area.agents) G.players[seat]!.supply.push(v)
            area.agents = []
            for (const player of Object.values(G.players)) {
              player.virya -= player.dial!
              player.dial = null
            }
            G.target = null
            return over(G, events)
          },
        },
      },
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) => (G.turns >= TURNS ? { draw: true } : undefined),
  ai: {
    enumerate(G: G, ctx: Context['ctx'], seat: string): { move: string; args: number[] }[] {
      const me = G.players[seat]!
      if (G.target !== null)
        return me.dial !== null ? [] : Array.from({ length: Math.min(5, me.virya) + 1 }, (_, i) => ({ move: 'dial', args: [i] }))
      if (ctx.currentPlayer !== seat) return []
      const moves: { move: string; args: number[] }[] = [{ move: 'collect', args: [] }]
      for (const [i, area] of G.areas.entries()) {
        if (me.virya > 0 && me.supply.length > 0) moves.push({ move: 'place', args: [i, me.supply[0]!] })
        if (area.agents.some((agent) => agent.seat === seat)) moves.push({ move: 'coup', args: [i] })
        if (area.owner !== me.nation) continue
        moves.push({ move: 'recruit', args: [i] })
        for (const to of area.next) if (area.units > 0) moves.push({ move: 'march', args: [i, to, 1 + (area.units >> 1)] })
      }
      return moves
    },
  },
}

function over(G: G, events: Context['events']) {
  G.turns++
  events.endTurn()
}

const config = ProcessGameConfig(game as never)
const reducer = CreateGameReducer({ game: config, isClient: false } as never)
const SEATS = ['0', '1', '2', '3']

/** One whole random game; returns the number of decisions. */
export function boardgameIoGame(random: (n: number) => number): number {
  let state = InitializeGame({ game: config, numPlayers: SEATS.length } as never) as never as {
    G: G
    ctx: Context['ctx'] & { gameover?: unknown }
  }
  let decisions = 0
  while (!state.ctx.gameover) {
    const open = SEATS.flatMap((seat) => game.ai.enumerate(state.G, state.ctx, seat).map((each) => ({ seat, ...each })))
    const { seat, move, args } = open[random(open.length)]!
    state = reducer(state as never, makeMove(move, args, seat) as never) as never
    decisions++
  }
  return decisions
}

export const boardgameIoStateSize = () =>
  JSON.stringify((InitializeGame({ game: config, numPlayers: SEATS.length } as never) as { G: G }).G).length
