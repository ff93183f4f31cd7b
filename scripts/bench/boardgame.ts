/**
 * The yardstick: a game of Era's size and kind written for boardgame.io in its own way: moves that check themselves, because
 * the server must; `ai.enumerate` for what is legal; hooks for what holds after every move and for the end; undo switched off.
 * It mirrors what Era does for a decision: two shared nations a seat, archons that lose their places, control restrictions, power
 * of areas and nations, agents, marches with contested areas, sealed dials, temples counted for the end. It leaves out special
 * actions, cards, relics and scoring, so the comparison still flatters it.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js'

type Area = {
  owner: string | null
  home: string | null
  units: number
  power: number
  stability: number
  garrison: number
  spots: number
  next: number[]
  agents: { seat: string; value: number }[]
  buildings: string[]
}
type Player = { virya: number; supply: number[]; hand: string[]; archons: (string | null)[]; dial: number | null }
type G = {
  areas: Area[]
  nations: Record<string, { controllers: string[]; unitsLeft: number; markersLeft: number }>
  players: Record<string, Player>
  deck: string[]
  doom: number
  end: number
  round: number
  pending: { kind: 'coup' | 'march' | 'build'; nation: string; area: number } | null
  dialling: boolean
}
type Ctx = { currentPlayer: string; numPlayers: number; playOrder: string[] }
type Context = {
  G: G
  ctx: Ctx
  playerID: string
  events: { endTurn(): void; setActivePlayers(arg: object): void; endStage(): void }
  random: { Shuffle<T>(items: T[]): T[] }
}

const INVALID = 'INVALID_MOVE'
const ROUNDS = 8
const NATIONS = ['n0', 'n1', 'n2', 'n3', 'n4']
const ACTIONS = ['collect', 'build', 'recruit', 'march', 'coup', 'intrigue'] as const

const nationsOf = (G: G, seat: string) => NATIONS.filter((nation) => G.nations[nation]!.controllers.includes(seat))
const areaPower = ({ power, buildings }: Area) => {
  const pyramids = buildings.filter((each) => each === 'pyramid').length
  const temples = buildings.filter((each) => each === 'light' || each === 'dark').length
  return power + pyramids + Math.min(pyramids, temples)
}
const nationPower = (G: G, nation: string) =>
  G.areas.filter(({ owner }) => owner === nation).reduce((sum, area) => sum + areaPower(area), 0)
const garrison = ({ garrison: own, buildings }: Area) => own + 5 * buildings.filter((each) => each === 'base').length
const stability = ({ stability: own, buildings }: Area) => own + 5 * buildings.filter((each) => each === 'capitol').length
const templesOnMap = (G: G, kind: string) =>
  G.areas.reduce((sum, { buildings }) => sum + buildings.filter((each) => each === kind).length, 0)

/** Nobody may share both nations with the same partner. */
const meetsRestriction = (G: G, nation: string, out: string, into: string) => {
  const after = NATIONS.map((each) =>
    each === nation ? G.nations[each]!.controllers.map((seat) => (seat === out ? into : seat)) : G.nations[each]!.controllers,
  )
  return Object.keys(G.players).every((a) =>
    Object.keys(G.players).every((b) => a === b || after.filter((pair) => pair.includes(a) && pair.includes(b)).length <= 1),
  )
}
const coupTargets = (G: G, seat: string) =>
  G.areas.flatMap((area, i) => {
    if (!area.agents.some((agent) => agent.seat === seat)) return []
    if (area.home)
      return G.nations[area.home]!.controllers.some((out) => out !== seat && meetsRestriction(G, area.home!, out, seat))
        ? [i]
        : []
    return nationsOf(G, seat).some((nation) => nation !== area.owner && G.nations[nation]!.markersLeft > 0) ? [i] : []
  })
const marches = (G: G, nation: string) =>
  G.areas.flatMap((area, from) =>
    area.owner === nation && area.units > 0
      ? area.next.filter((to) => !G.areas[to]!.home || G.areas[to]!.home === nation).map((to) => ({ from, to, most: area.units }))
      : [],
  )
const isTaken = (G: G, space: string) => Object.values(G.players).some(({ archons }) => archons.includes(space))
const spacesFor = (G: G, seat: string) =>
  nationsOf(G, seat)
    .flatMap((nation) => ACTIONS.slice(0, 4).map((action) => `${action} ${nation}`))
    .concat(['coup own', 'intrigue own'].map((each) => `${each} ${seat}`))
    .filter((space) => {
      if (isTaken(G, space)) return false
      const [action, nation] = space.split(' ') as [string, string]
      if (action === 'coup') return coupTargets(G, seat).length > 0
      if (action === 'march') return marches(G, nation).length > 0
      if (action === 'build') return G.areas.some((area) => area.owner === nation && area.buildings.length < area.spots)
      return true
    })

/** After every move: archons go home from nations that are no longer theirs, nobody has more than there is. */
function settle(G: G) {
  for (const [seat, player] of Object.entries(G.players)) {
    const mine = nationsOf(G, seat)
    player.archons = player.archons.map((space) =>
      space && !space.includes('own') && !mine.includes(space.split(' ')[1]!) ? null : space,
    )
    player.virya = Math.max(0, Math.min(22, player.virya))
  }
  for (const nation of NATIONS) {
    G.nations[nation]!.markersLeft = 7 - G.areas.filter(({ owner, home }) => owner === nation && !home).length
    G.nations[nation]!.unitsLeft = 40 - G.areas.filter(({ owner }) => owner === nation).reduce((sum, { units }) => sum + units, 0)
  }
}

function over({ G, events }: Context) {
  G.pending = null
  settle(G)
  events.endTurn()
}

const game = {
  name: 'isles',
  disableUndo: true,
  setup: ({ ctx, random }: Pick<Context, 'ctx' | 'random'>): G => ({
    areas: Array.from({ length: 25 }, (_, i) => ({
      owner: i < 5 ? `n${i}` : null,
      home: i < 5 ? `n${i}` : null,
      units: i < 5 ? 5 : 0,
      power: 1 + (i % 4),
      stability: 2 + (i % 5),
      garrison: 1 + (i % 6),
      spots: 3,
      next: [(i + 1) % 25, (i + 24) % 25, (i + 7) % 25, (i + 18) % 25],
      agents: [],
      buildings: i % 3 === 0 ? ['pyramid'] : [],
    })),
    nations: Object.fromEntries(
      NATIONS.map((nation, i) => [
        nation,
        { controllers: [String(i % ctx.numPlayers), String((i + 1) % ctx.numPlayers)], unitsLeft: 40, markersLeft: 7 },
      ]),
    ),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [
        String(i),
        { virya: 6, supply: [0, 0, 0, 1, 1, 1, 2, 2, 3], hand: ['a', 'b'], archons: [null, null], dial: null },
      ]),
    ),
    deck: random.Shuffle(Array.from({ length: 18 }, (_, i) => `card${i}`)),
    doom: 15,
    end: 16,
    round: 1,
    pending: null,
    dialling: false,
  }),
  moves: {
    space({ G, playerID, events, ctx }: Context, archon: number, space: string) {
      const me = G.players[playerID]!
      if (archon !== 0 && archon !== 1) return INVALID
      if (me.archons[archon] !== null && me.archons.includes(null)) return INVALID
      if (!spacesFor(G, playerID).includes(space)) return INVALID
      me.archons[archon] = space
      const [action, nation] = space.split(' ') as [(typeof ACTIONS)[number], string]
      if (action === 'collect')
        for (const seat of G.nations[nation]!.controllers) G.players[seat]!.virya += nationPower(G, nation)
      if (action === 'recruit') {
        for (const area of G.areas)
          if (area.owner === nation) area.units += Math.min(areaPower(area), Math.max(0, G.nations[nation]!.unitsLeft))
      }
      if (action === 'collect' || action === 'recruit') return over({ G, events, playerID, ctx } as Context)
      G.pending = { kind: action === 'intrigue' ? 'coup' : action, nation: action === 'intrigue' ? 'place' : nation, area: -1 }
      return undefined
    },
    place(context: Context, area: number, value: number) {
      const { G, playerID } = context
      const me = G.players[playerID]!
      const at = me.supply.indexOf(value)
      if (G.pending?.nation !== 'place' || at < 0 || !G.areas[area] || (value > 0 && me.virya < 1)) return INVALID
      me.supply.splice(at, 1)
      if (value > 0) me.virya--
      G.areas[area].agents.push({ seat: playerID, value })
      return over(context)
    },
    build(context: Context, area: number, building: string) {
      const { G } = context
      const place = G.areas[area]
      if (G.pending?.kind !== 'build' || place?.owner !== G.pending.nation || place.buildings.length >= place.spots)
        return INVALID
      if (
        (building === 'light' && place.buildings.includes('dark')) ||
        (building === 'dark' && place.buildings.includes('light'))
      )
        return INVALID
      place.buildings.push(building)
      return over(context)
    },
    march(context: Context, from: number, to: number, units: number) {
      const { G, playerID } = context
      const { pending } = G
      if (
        pending?.kind !== 'march' ||
        !marches(G, pending.nation).some((each) => each.from === from && each.to === to && units <= each.most) ||
        units < 1
      )
        return INVALID
      const [a, b] = [G.areas[from]!, G.areas[to]!]
      a.units -= units
      if (b.owner === pending.nation) b.units += units
      else if (units > b.units + garrison(b)) {
        b.owner = pending.nation
        b.units = units
        if (b.buildings.pop()) G.doom--
        for (const area of G.areas)
          if (area.owner && area.buildings.includes('dark'))
            for (const seat of G.nations[area.owner]!.controllers) G.players[seat]!.virya += 3
        const agent = b.agents.shift()
        if (agent) G.players[agent.seat]!.supply.push(agent.value)
      }
      G.players[playerID]!.virya -= 0
      return over(context)
    },
    coup({ G, playerID, events }: Context, target: number) {
      if (G.pending?.kind !== 'coup' || G.pending.nation === 'place' || !coupTargets(G, playerID).includes(target)) return INVALID
      G.pending.area = target
      G.dialling = true
      const involved = Object.keys(G.players).filter(
        (seat) =>
          seat === playerID ||
          G.areas[target]!.agents.some((agent) => agent.seat === seat) ||
          (G.areas[target]!.owner && G.nations[G.areas[target]!.owner]!.controllers.includes(seat)),
      )
      for (const seat of Object.keys(G.players)) G.players[seat]!.dial = involved.includes(seat) ? null : 0
      return events.setActivePlayers({
        value: Object.fromEntries(involved.map((seat) => [seat, 'dial'])),
        minMoves: 1,
        maxMoves: 1,
      })
    },
  },
  turn: {
    onEnd: ({ G, ctx }: Pick<Context, 'G' | 'ctx'>) => {
      if (ctx.currentPlayer !== ctx.playOrder.at(-1)) return
      G.round++
      G.end--
      for (const player of Object.values(G.players))
        player.archons = player.archons.every((space) => space !== null) ? [null, player.archons[1]!] : player.archons
    },
    stages: {
      dial: {
        moves: {
          dial(context: Context, value: number) {
            const { G, ctx, playerID } = context
            const me = G.players[playerID]!
            if (!G.dialling || value < 0 || value > 5 || [0, 1, 3, 6, 10, 15][value]! > me.virya) return INVALID
            me.dial = value
            if (Object.values(G.players).some(({ dial }) => dial === null)) return undefined
            const attacker = ctx.currentPlayer
            const area = G.areas[G.pending!.area]!
            const defenders = area.owner ? G.nations[area.owner]!.controllers.filter((seat) => seat !== attacker) : []
            const worth = (seat: string) =>
              area.agents.filter((agent) => agent.seat === seat).reduce((sum, agent) => sum + agent.value, 0) +
              G.players[seat]!.dial!
            const won = worth(attacker) > stability(area) + defenders.reduce((sum, seat) => sum + worth(seat), 0)
            for (const player of Object.values(G.players)) {
              player.virya -= [0, 1, 3, 6, 10, 15][player.dial!]!
              player.dial = null
            }
            if (won && !area.home) {
              const nation = nationsOf(G, attacker).find((each) => each !== area.owner && G.nations[each]!.markersLeft > 0)
              if (nation) {
                area.owner = nation
                area.units = 0
              }
            }
            for (const { seat, value: back } of area.agents) G.players[seat]!.supply.push(back)
            area.agents = []
            G.dialling = false
            return over(context)
          },
        },
      },
    },
  },
  endIf: ({ G }: Pick<Context, 'G'>) =>
    templesOnMap(G, 'light') >= 7 || G.doom <= G.round || G.round >= G.end || G.round > ROUNDS ? { over: true } : undefined,
  ai: {
    enumerate(G: G, ctx: Ctx, seat: string): { move: string; args: (number | string)[] }[] {
      const me = G.players[seat]!
      if (G.dialling)
        return me.dial !== null
          ? []
          : [0, 1, 2, 3, 4, 5]
              .filter((value) => [0, 1, 3, 6, 10, 15][value]! <= me.virya)
              .map((value) => ({ move: 'dial', args: [value] }))
      if (ctx.currentPlayer !== seat) return []
      const { pending } = G
      if (!pending) {
        const archons = me.archons.includes(null) ? me.archons.flatMap((space, i) => (space === null ? [i] : [])) : [0, 1]
        return archons.flatMap((archon) => spacesFor(G, seat).map((space) => ({ move: 'space', args: [archon, space] })))
      }
      if (pending.nation === 'place')
        return G.areas.flatMap((_, area) =>
          [...new Set(me.supply)]
            .filter((value) => value === 0 || me.virya > 0)
            .map((value) => ({ move: 'place', args: [area, value] })),
        )
      if (pending.kind === 'coup') return coupTargets(G, seat).map((target) => ({ move: 'coup', args: [target] }))
      if (pending.kind === 'march')
        return marches(G, pending.nation).map(({ from, to, most }) => ({ move: 'march', args: [from, to, most] }))
      return G.areas.flatMap((area, i) =>
        area.owner === pending.nation && area.buildings.length < area.spots
          ? ['pyramid', 'base', 'capitol', 'light', 'dark']
              .filter(
                (each) =>
                  !(each === 'light' && area.buildings.includes('dark')) &&
                  !(each === 'dark' && area.buildings.includes('light')),
              )
              .map((building) => ({ move: 'build', args: [i, building] }))
          : [],
      )
    },
  },
}

/** What boardgame.io's client sends for a move. */
const makeMove = (type: string, args: unknown[], playerID: string) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
})

const config = ProcessGameConfig(game as never)
const reducer = CreateGameReducer({ game: config, isClient: false })
const SEATS = ['0', '1', '2', '3']

/** One whole random game; returns the number of decisions. */
export function boardgameIoGame(random: (n: number) => number): number {
  let state = InitializeGame({ game: config, numPlayers: SEATS.length }) as {
    G: G
    ctx: Ctx & { gameover?: unknown }
  }
  let decisions = 0
  while (!state.ctx.gameover) {
    const open = SEATS.flatMap((seat) => game.ai.enumerate(state.G, state.ctx, seat).map((each) => ({ seat, ...each })))
    const chosen = open[random(open.length || 1)]
    if (!chosen) return decisions // nobody can move: as good as over
    state = reducer(state, makeMove(chosen.move, chosen.args, chosen.seat)) as typeof state
    decisions++
  }
  return decisions
}

export const boardgameIoStateSize = () =>
  JSON.stringify((InitializeGame({ game: config, numPlayers: SEATS.length }) as { G: G }).G).length
