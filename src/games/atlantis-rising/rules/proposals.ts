/** The plan board: what players propose to each other. A proposal changes nothing until somebody takes it up with one tap. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Piece, Proposal } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import type { Purchase } from '../data/language.ts'
import type { Place } from '../data/things.ts'
import { freeEnergy, narrate } from '../goods.ts'
import { piecesAt, stand, whyNotHere } from '../island.ts'
import { announce } from '../telling.ts'
import { type Chosen, further, type Rising } from '../terms.ts'
import { type Choice, pick, type RisingText } from '../words/says.ts'
import { mayBuy, missingFor, pledge } from './energy.ts'
import { buildSpaces } from './places.ts'

const MOST_PROPOSALS = 2
const BUILD: RisingText = { say: 'goal.build' }

/** There is somebody to propose something to, and not too much of it on the board. */
export const mayPropose = ({ board, seats }: Rising, seat: Seat) => seats.length > 1 && madeBy(board, seat) < MOST_PROPOSALS

/** A region for somebody's piece, or something to aim for: a component, a barrier, a tile to raise. */
export function proposalOptions(data: Data, { board, seats }: Rising, seat: Seat): readonly Choice[] {
  const options: Choice[] = []
  if (board.phase === 'place') {
    for (const other of seats) if (other !== seat) options.push(data.options.planFor(other))
  }
  if (board.blueprint.length > 0)
    options.push({
      id: 'build',
      label: BUILD,
      means: { say: 'means.goals' },
      then: pick(board.blueprint.map((component) => data.options.goals[component]!)),
    })
  options.push(data.options.saving)
  return options
}

function madeBy({ proposals }: Board, seat: Seat): number {
  let made = 0
  for (const { by } of proposals) if (by === seat) made++
  return made
}

export function takeProposal(table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  const { pick: what, then } = further(answer)
  if (answer.pick === 'build' || answer.pick === 'save') {
    board.proposals.push({ id: board.serial++, by: seat, goal: what, agreed: [] })
    announce(table, { say: 'goal.proposed', seat, goal: what })
  } else {
    const to = answer.pick.slice('to.'.length)
    const region = (then as Chosen).pick
    const kind = what === 'leader' ? 'leader' : 'follower'
    board.proposals.push({ id: board.serial++, by: seat, to, kind, region })
    announce(table, { say: 'plan.proposed', seat, to, kind, region })
  }
}

// ── Taking a proposal up ────────────────────────────────────────────────────────────────────────────────────────

type Plan = Extract<Proposal, { to: Seat }>

/** The same person suggested the same before, and it still stands. */
export const isAnother = ({ proposals }: Board, { id, by, to, kind, region }: Plan): boolean =>
  proposals.some(
    (each) => each.id < id && 'to' in each && each.by === by && each.to === to && each.kind === kind && each.region === region,
  )

/** The outermost free tile of a peninsula, or the build space where most of the others stand. */
export function placeFor(data: Data, table: Rising, { region }: Plan): string | null {
  const { board } = table
  if (region === CENTRE) return CENTRE
  if (region === 'gate') return busiest(board, buildSpaces(data, table)).id
  return data.tiles[region]!.findLast((tile) => whyNotHere(data, board, tile) === null)?.id ?? null
}

const busiest = (board: Board, places: readonly Place[]) =>
  [...places].sort((a, b) => piecesAt(board, b.id).length - piecesAt(board, a.id).length)[0]!

/** The piece a plan would move: one from the pool, else one already placed elsewhere. */
function pieceFor(board: Board, { to, kind }: Plan, place: string): Piece | undefined {
  const own = board.pieces.filter((piece) => piece.owner === to && piece.kind === kind && !board.fixed.includes(piece.id))
  return own.find(({ at }) => at === 'pool') ?? own.findLast(({ at }) => at !== 'held' && at !== 'out' && at !== place)
}

export function whyNotPlan(data: Data, table: Rising, plan: Plan): RisingText | null {
  const place = placeFor(data, table, plan)
  if (place === null) return { say: 'not.room' }
  return pieceFor(table.board, plan, place) ? null : { say: 'not.piece' }
}

/** What a seat can follow in one go: as many plans as it has pieces in its pool for. */
export function plansTogether(data: Data, table: Rising, seat: Seat): Plan[] {
  const { proposals, pieces } = table.board
  const plans = proposals.filter((each): each is Plan => 'to' in each && each.to === seat)
  return (['leader', 'follower'] as const).flatMap((kind) => {
    const inPool = pieces.filter((piece) => piece.owner === seat && piece.kind === kind && piece.at === 'pool').length
    return plans.filter((plan) => plan.kind === kind && whyNotPlan(data, table, plan) === null).slice(0, inPool)
  })
}

export function answerProposal(data: Data, table: Rising, seat: Seat, proposal: Proposal, yes: boolean) {
  const { board } = table
  if ('goal' in proposal) {
    proposal.agreed.push(seat)
    announce(table, { say: 'goal.agreed', seat, goal: proposal.goal })
    return helpToPay(data, table, seat, proposal.goal)
  }
  board.proposals = board.proposals.filter((each) => each !== proposal)
  const place = placeFor(data, table, proposal)
  const piece = place && pieceFor(board, proposal, place)
  if (yes && piece) {
    board.requests = board.requests.filter((request) => request.piece !== piece.id)
    stand(data, board, piece, place)
  }
  const answer = { seat, to: proposal.by, region: proposal.region }
  // Who would rather not is remembered for the round: computers propose nothing more to them.
  if (yes) announce(table, { say: 'plan.accepted', ...answer })
  else narrate(table, { say: 'plan.declined', ...answer })
}

export function withdrawProposal(table: Rising, proposal: Proposal) {
  table.board.proposals = table.board.proposals.filter((each) => each !== proposal)
  announce(table, { say: 'proposal.withdrawn', seat: proposal.by })
}

/** A round ends: places are found anew, and so is energy; what the team wants to build stays on the plan board. */
export function forgetPassingProposals(board: Board) {
  board.proposals = board.proposals.filter((proposal) => 'goal' in proposal && board.blueprint.includes(proposal.goal))
}

/** Saying yes to a barrier or an unflooding is paying for it, as far as one can. */
export function helpToPay(data: Data, table: Rising, seat: Seat, goal: string) {
  const n = shareOf(data, table.board, seat, goal)
  const [what, peninsula] = goal.split('.') as [Purchase, string]
  if (n > 0) pledge(data, table, seat, what, peninsula, n)
}

/** What a yes to this costs a seat; components are paid for when they are built. */
export function shareOf(data: Data, board: Board, seat: Seat, goal: string): number {
  const [what, peninsula] = goal.split('.') as [Purchase, string | undefined]
  if (peninsula === undefined || !mayBuy(data, board, what, peninsula)) return 0
  return Math.min(freeEnergy(board, seat), missingFor(data, board, { what, peninsula }, seat))
}
