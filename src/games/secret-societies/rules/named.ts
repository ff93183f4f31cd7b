/** The effects by name. Each is done here, or calls a step that asks its owner, or sets further effects going. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Player } from '../board.ts'
import type { Effect, EffectName, EffectOf, Kind } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import type { Reason } from '../words/outlook.ts'
import { openRegion, placeCard, placeMonument, placeRoute, reactionEffects } from './cards.ts'
import { type Due, dueFor } from './due.ts'
import { gainGoods, repeated, run } from './effects.ts'
import { ANY, CACHE_DRAW, CACHE_PLACE, CHOICE, MONUMENT, PAY, PLANET, ROUTE, STAR, TILE } from './steps.ts'
import type { T } from './table.ts'

/** Whose effect it is, and where. */
type At = {
  readonly rules: Rules
  readonly table: T
  readonly board: Board
  readonly seat: Seat
  readonly player: Player
  /** What it is for, where that is known. */
  readonly because: { readonly why?: Reason }
}
type Effects = { readonly [N in EffectName]: (at: At, effect: EffectOf<N>) => void }

const good = ({ table, seat, because }: At, { fx, n }: { fx: Kind; n: number }) => gainGoods(table, seat, [{ fx, n, ...because }])

const NAMED: Effects = {
  coin: good,
  land: good,
  industry: good,
  population: good,
  any: ({ table, seat, because }, { of, n }) => table.call(ANY, { seat, of, total: n, different: false, ...because }),
  different: ({ table, seat, because }, { of, n }) => table.call(ANY, { seat, of, total: n, different: true, ...because }),
  choice({ table, board, seat, player, because }, { of }) {
    const open = of.filter((option) => option.every((each) => possible(board, player, each)))
    table.call(CHOICE, { seat, of: open, ...because })
  },
  pay: ({ table, seat, because }, { coin, gain }) => table.call(PAY, { seat, coin, gain, ...because }),
  satellite: (at, { n }) => advance(at, 'satellite', n),
  treasury: (at, { n }) => advance(at, 'treasury', n),
  star({ table, seat }, { n }) {
    for (let i = 0; i < n; i++) table.call(STAR, { seat })
  },
  island({ rules, table, seat, player }, { n }) {
    player.islands += n
    table.say({ say: 'island.gained', seat }, { weight: 'headline', concerns: [seat] })
    run(table, seat, dueFor('island', reactionEffects(rules, player, 'island')))
  },
  tile: ({ table, seat }) => table.call(TILE, { seat }),
  monument: ({ table, seat }) => table.call(MONUMENT, { seat }),
  grey: ({ rules, table, seat }) => run(table, seat, placeMonument(rules, table, seat, 'grey', 'highest')),
  monumentOf: ({ rules, table, seat }, { region }) => run(table, seat, placeMonument(rules, table, seat, region, 'lowest')),
  route: ({ table, board, seat }, { pile }) => table.call(ROUTE, { seat, pile: pile ?? board.routes.current }),
  // The row may have changed while other effects were resolved, so it is looked at again.
  rowRoute({ rules, table, board, seat, player }, { side }) {
    const region = openRegion(player, side)
    if (region) run(table, seat, placeRoute(rules, table, seat, board.routes.current, region, side))
  },
  perRegion: ({ table, seat, player, because }, { gain }) =>
    run(table, seat, dueFor(because.why, repeated(gain, player.regions.length))),
  card({ table, seat, player }, { card }) {
    if (!player.aside.includes(card)) return
    player.aside = player.aside.filter((each) => each !== card)
    player.hand.push(card)
    table.say({ say: 'bidCard.gained', seat, card }, { weight: 'detail' })
  },
  turn({ table, board, seat }, { token }) {
    board.tokens![token].side = 'B'
    table.say({ say: 'token.turned', seat, token })
  },
  charm({ table, board, seat }, { n }) {
    board.charms!.fresh += n
    table.say({ say: 'charm.gained', seat }, { weight: 'detail' })
  },
  cacheDraw: ({ table, seat }, { look }) => table.call(CACHE_DRAW, { seat, look }),
  placeCached: ({ table, seat }) => table.call(CACHE_PLACE, { seat }),
  // The top of the pile becomes known to all.
  planet({ table, board, seat }) {
    const planet = board.planets?.pile.shift()
    if (!planet) return
    board.planets!.open = planet
    table.uncover()
    table.say({ say: 'planet.drawn', seat, planet }, { weight: 'headline' })
    table.call(PLANET, { seat, planet })
  },
  laidPlanet({ rules, table, seat }, { planet, region, side }) {
    run(table, seat, placeCard(rules, table, seat, planet, region, side))
  },
}

export function resolve(rules: Rules, table: T, seat: Seat, { why, ...effect }: Due) {
  const { board } = table
  const done = NAMED[effect.fx] as (at: At, effect: object) => void
  done({ rules, table, board, seat, player: board.players[seat]!, because: why ? { why } : {} }, effect)
}

/** Tracks are walked one space at a time, each rewarded before the next. Past the end every step is worth a Coin. */
function advance({ rules, table, seat, player, because }: At, track: 'satellite' | 'treasury', n: number) {
  const spaces = track === 'satellite' ? rules.satelliteTrack : rules.treasuryTrack
  if (player[track] >= spaces.length - 1) return gainGoods(table, seat, [{ fx: 'coin', n, why: track }])
  player[track] += 1
  table.say({ say: `${track}.advanced`, seat, space: player[track] }, { weight: 'detail', concerns: [seat] })
  const reward = track === 'satellite' ? rules.satelliteTrack[player.satellite]!.reward : treasuryReward(rules, player)
  const due = dueFor(track, reward)
  run(table, seat, n > 1 ? [...due, { fx: track, n: n - 1, ...because }] : due, true)
}

/** A Coin on some spaces, and whatever reacts to the scoring ones. */
function treasuryReward(rules: Rules, player: Player): Effect[] {
  const { coin, power } = rules.treasuryTrack[player.treasury]!
  const scoring = power === null ? [] : reactionEffects(rules, player, 'incomeScoring')
  return coin > 0 ? [{ fx: 'coin', n: coin }, ...scoring] : scoring
}

/** What cannot be gained is not offered either. */
export function possible(board: Board, player: Player, effect: Effect): boolean {
  if (effect.fx === 'grey') return !player.monuments.includes('grey') && board.monuments.grey!.length > 0
  if (effect.fx === 'monument') return coloursOpen(board, player).length > 0
  return true
}

/** Colours this player may still gain. */
export const coloursOpen = (board: Board, player: Player): string[] =>
  Object.keys(board.monuments).filter(
    (colour) => colour !== 'grey' && !player.monuments.includes(colour) && board.monuments[colour]!.length > 0,
  )
