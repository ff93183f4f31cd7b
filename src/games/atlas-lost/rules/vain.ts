/** Would an effect change anything, once it is paid for? Looked at for whoever is about to pay, with all they know. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components, Faction } from '../data/components.ts'
import type { Cost, Op, OpOf, Resource, Tree } from '../data/language.ts'
import { chainedTo } from './chains.ts'
import { affordable, isPayable, reductionsOf, variantsOf } from './costs.ts'
import {
  alliesOf,
  amountOf,
  candidates,
  exposedTo,
  guardOf,
  holds,
  isInPlay,
  isPlayer,
  otherFactions,
  otherPlayers,
  playerOf,
} from './counting.ts'
import { foreignPieces, spotsFor } from './effects/tokens.ts'
import { canDraw } from './holdings.ts'
import { stepCosts } from './influence.ts'
import { placements, techsOfLevel } from './main.ts'
import { paidWays } from './paid.ts'

/** Whose effect it is, what it is printed on, and whom it was aimed at. */
export type Source = { readonly seat: Seat; readonly of: string; readonly tree: Tree | null; readonly target?: Faction }

/** However it is paid, nothing comes of it. */
export const isVain = (data: Components, board: Board, source: Source, cost: Cost, effect: readonly Op[]): boolean =>
  paidWays(data, board, source.seat, cost).every((paid) => isIdle(data, paid, source, effect))

const isIdle = (data: Components, board: Board, source: Source, effect: readonly Op[]): boolean =>
  effect.every((op) => doesNothing(data, board, source, op))

function doesNothing(data: Components, board: Board, source: Source, op: Op): boolean {
  const { seat, of, tree, target } = source
  const scene = { target: target ?? null, placed: null }
  const player = playerOf(board, seat)
  const within = (list: readonly Op[], at = target) => isIdle(data, board, { ...source, ...(at && { target: at }) }, list)
  switch (op.op) {
    case 'gain':
      return op.who === undefined && (amountOf(data, board, seat, op.n, scene) === 0 || roomFor(data, board, seat, op.res) === 0)
    case 'lose':
      return (op.who === 'others' ? otherPlayers(board, seat) : target ? [target] : []).every(
        (each) => has(board, each, op.res) === 0,
      )
    case 'steal':
      return (op.from === 'eachOther' ? otherFactions(board, seat) : target ? [target] : []).every(
        (each) => stolen(data, board, each, op.res, amountOf(data, board, seat, op.n, scene)) === 0,
      )
    case 'draw':
      return !(op.deck === 'any' ? board.trees : op.deck === 'own' ? (tree ? [tree] : []) : [op.deck]).some((each) =>
        canDraw(board, each),
      )
    case 'place':
      return spotsFor(data, board, { seat, spots: [], emptied: null }, op).length === 0
    case 'return':
      return foreignPieces(data, board, seat, op).length === 0
    case 'moveTeam':
      return !player.teams.some((tech) => techsOfLevel(board, data.techs[tech]!.tree, data.techs[tech]!.level).length > 1)
    case 'placeTeam':
      return placements(data, board, seat, reductionsOf(data, board, seat), op.levels, op.reduce).every(({ why }) => why)
    case 'install':
      return !isInstallable(data, board, seat, of, op)
    case 'useTech':
      return chainedTo(data, board, seat, op, [of]).every(
        ({ tech, cost }) => !holds(data, board, seat, data.techs[tech]!.condition) || !isPayable(data, board, seat, cost),
      )
    case 'influence':
      return op.steps > 0
        ? stepCosts(data, board, seat, reductionsOf(data, board, seat), op.reduce).every(
            (cost) => !isPayable(data, board, seat, cost),
          )
        : !target ||
            !isPlayer(board, target) ||
            playerOf(board, target).position === 1 ||
            guardOf(data, board, target, 'retreat') !== null
    case 'takeCard':
      return !target || !isPlayer(board, target) || playerOf(board, target).hand.length === 0
    case 'discardInstalled':
      return exposedTo(data, board, seat).length === 0
    case 'recover':
      return board.trees.every((each) => board.discards[each]!.length === 0)
    case 'grant':
      return player.hand.every((card) => card === of)
    case 'if':
      return within(holds(data, board, seat, op.cond, scene) ? op.then : (op.else ?? []))
    case 'choose':
      return op.options.every((list) => within(list))
    case 'may':
      return !isPayable(data, board, seat, op.cost) || isVain(data, board, source, op.cost, op.do)
    case 'target':
      return candidates(board, seat, op.who).every((each) => within(op.do, each))
    case 'forEach':
      return alliesOf(board, seat).every((each) => within(op.do, each))
  }
}

/** What would go beyond the end of a track is lost. */
const roomFor = ({ pack }: Components, board: Board, seat: Seat, res: Resource): number =>
  res === 'TP' ? 1 : res === 'M' && !isInPlay(board, 'military') ? 0 : pack.limits.caps[res] - playerOf(board, seat)[res]

const has = ({ players }: Board, at: Faction, res: Resource): number => players[at]?.[res] ?? 0

/** What an NPC shows is never used up, except its technology points. */
function stolen(data: Components, board: Board, at: Faction, res: Resource, n: number): number {
  if (isPlayer(board, at)) return Math.min(has(board, at, res), Math.max(0, n - (guardOf(data, board, at, 'steal') ?? 0)))
  return Math.min(n, res === 'TP' ? board.npcs[at]!.TP : data.npcs[at]![res])
}

/** A card of the hand, other than the one that says so, that can be paid for. */
function isInstallable(data: Components, board: Board, seat: Seat, of: string, { reduce }: OpOf<'install'>): boolean {
  const reductions = reductionsOf(data, board, seat)
  return playerOf(board, seat).hand.some((card) => {
    const { type, install, tree } = data.cards[card]!
    if (type === 'crate' || card === of) return false
    return affordable(data, board, seat, variantsOf(install, reductions, { kind: 'install', tree }, reduce), 1).length > 0
  })
}
