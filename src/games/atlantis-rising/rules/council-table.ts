/**
 * The talk of the council: what a player may do beside placing and acting, and what others ask of him. Proposals, build
 * parts, funds and requests for a seat all turn up in one list of answers, one tap each.
 */
import type { Option, Seat } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import { type Board, type Chosen, further, type Piece, type Proposal, type Rising } from '../board.ts'
import { CENTRE, type Data, type Place } from '../data/data.ts'
import { freeEnergy } from '../goods.ts'
import { pieceOf, piecesAt, stand, whyNotHere } from '../island.ts'
import { answerBuild, costText, owing } from './build.ts'
import { dismissRequest, grant, keepSeat } from './contention.ts'
import { energyOptions, mayBuy, missingFor, PURCHASES, type Purchase, pledge, takeEnergy } from './energy.ts'
import { buildSpaces } from './places.ts'
import { playScroll, scrollOptions } from './scrolls.ts'

export function commonOptions(data: Data, table: Rising, seat: Seat): Option[] {
  return [
    ...answerOptions(data, table, seat),
    ...energyOptions(data, table.board, seat),
    ...scrollOptions(data, table, seat),
    ...proposeOptions(data, table, seat),
    ...wishOptions(table.board, seat),
  ]
}

export function takeCommon(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  switch (answer.pick) {
    case 'energy':
      return takeEnergy(data, table, seat, further(answer))
    case 'scroll':
      return playScroll(data, table, seat, further(answer))
    case 'propose':
      return takeProposal(data, table, seat, further(answer))
    case 'wish':
      return takeWish(table.board, seat, further(answer).pick)
    default:
      return takeAnswer(data, table, seat, answer.pick)
  }
}

// ── What others ask of a seat ───────────────────────────────────────────────────────────────────────────────────

const GROUP = { say: 'asked' }

/** Ids read `yes.proposal.7`: the word, what it is about, and which one. */
export function answerOptions(data: Data, table: Rising, seat: Seat): Option[] {
  const { board } = table
  const options: Option[] = []
  const both = (about: string, id: string | number, yes: Option['label'], no: Option['label'], rule: string, extra = {}) => {
    options.push({ id: `yes.${about}.${id}`, label: yes, group: GROUP, rule, ...extra })
    options.push({ id: `no.${about}.${id}`, label: no, group: GROUP, rule })
  }
  for (const build of board.builds) {
    if (!owing(build).includes(seat)) continue
    const facts = { component: build.component, seat: build.by, cost: costText(build.parts[seat]!) }
    both('build', build.space, { say: 'build.agree', ...facts }, { say: 'build.refuse', ...facts }, '39')
  }
  for (const request of board.requests) {
    const { owner, at } = pieceOf(board, request.piece)
    const facts = { seat: request.by, owner, place: at }
    if (owner === seat && !request.kept)
      both('way', request.id, { say: 'request.give', ...facts }, { say: 'request.keep', ...facts }, '4')
    else if (seat === board.starting)
      both('verdict', request.id, { say: 'request.grant', ...facts }, { say: 'request.deny', ...facts }, '4')
  }
  for (const proposal of board.proposals) {
    const facts = { seat: proposal.by }
    if ('goal' in proposal) {
      if (proposal.by !== seat && !proposal.agreed.includes(seat))
        options.push({
          id: `yes.goal.${proposal.id}`,
          label: { say: 'goal.agree', ...facts, component: proposal.goal },
          group: GROUP,
        })
    } else if (proposal.to === seat) {
      const what = { ...facts, kind: proposal.kind, region: proposal.region }
      const place = placeFor(data, table, proposal)
      const blocked = place === null ? { say: 'not.room' } : pieceFor(board, proposal, place) ? null : { say: 'not.piece' }
      both(
        'plan',
        proposal.id,
        { say: 'plan.accept', ...what },
        { say: 'plan.decline', ...what },
        '1',
        blocked ? { blocked } : {},
      )
    }
  }
  const free = board.funds.length > 0 ? freeEnergy(board, seat) : 0
  for (const { id, what, peninsula } of free > 0 ? board.funds : []) {
    const missing = missingFor(data, board, what, peninsula, seat)
    const n = Math.min(free, missing)
    options.push({
      id: `yes.fund.${id}`,
      label: { say: 'fund.join', n, what, peninsula, missing },
      group: GROUP,
      rule: '35',
      price: { of: 'energy', cost: n, left: free - n },
    })
  }
  for (const [id, by] of Object.entries(board.waits)) {
    if (by === seat || seat === board.starting)
      options.push({
        id: `yes.lift.${id}`,
        label: { say: 'wait.lift', seat: by, place: pieceOf(board, id).at },
        group: GROUP,
        rule: '12',
      })
  }
  return options
}

export function takeAnswer(data: Data, table: Rising, seat: Seat, id: string) {
  const { board } = table
  const [word, about, ...rest] = id.split('.')
  const key = rest.join('.')
  const yes = word === 'yes'
  const request = board.requests.find((each) => `${each.id}` === key)
  switch (about) {
    case 'build':
      return answerBuild(data, table, seat, key, yes)
    case 'way':
      if (request) yes ? grant(data, table, request) : keepSeat(table, request)
      return
    case 'verdict':
      if (request) yes ? grant(data, table, request) : dismissRequest(board, request)
      return
    case 'goal':
    case 'plan':
      return answerProposal(data, table, seat, board.proposals.find((each) => `${each.id}` === key)!, yes)
    case 'fund': {
      const [what, peninsula] = rest as [Purchase, string]
      const n = Math.min(freeEnergy(board, seat), missingFor(data, board, what, peninsula, seat))
      return pledge(data, table, seat, what, peninsula, n)
    }
    case 'lift':
      delete board.waits[key]
  }
}

// ── Proposals ───────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_PROPOSALS = 2

/** A region for somebody's piece, a component to aim for, or a barrier or unflooding to save up for. */
export function proposeOptions(data: Data, table: Rising, seat: Seat): Option[] {
  const { board, seats } = table
  if (board.proposals.filter(({ by }) => by === seat).length >= MOST_PROPOSALS || seats.length === 1) return []
  const options: Option[] = []
  if (board.phase === 'place') {
    const regions = pick([...data.peninsulas, CENTRE, 'gate'].map((region) => ({ id: region, label: { say: 'region', region } })))
    const pieces = pick([
      { id: 'leader', label: { say: 'kind', kind: 'leader' }, then: regions },
      { id: 'follower', label: { say: 'kind', kind: 'follower' }, then: regions },
    ])
    for (const other of seats)
      if (other !== seat) options.push({ id: `to.${other}`, label: { say: 'plan.to', seat: other }, then: pieces })
  }
  if (board.blueprint.length > 0)
    options.push({
      id: 'goal',
      label: { say: 'goal.menu' },
      then: pick(board.blueprint.map((component) => ({ id: component, label: { say: 'component', component } }))),
    })
  const purchases = PURCHASES.flatMap((what) =>
    data.peninsulas
      .filter((peninsula) => mayBuy(data, board, what, peninsula) && !board.funds.some(({ id }) => id === `${what}.${peninsula}`))
      .map((peninsula) => ({ id: `${what}.${peninsula}`, label: { say: 'fund.option', what, peninsula } })),
  )
  if (purchases.length > 0 && !board.funds.some(({ by }) => by === seat))
    options.push({ id: 'fund', label: { say: 'fund.menu' }, rule: '35', then: pick(purchases) })
  return options.length > 0 ? [{ id: 'propose', label: { say: 'propose.menu' }, then: pick(options) }] : []
}

export function takeProposal(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  const { pick: what, then } = further(answer)
  if (answer.pick === 'goal') {
    board.proposals.push({ id: board.serial++, by: seat, goal: what, agreed: [] })
    table.say({ say: 'goal.proposed', seat, component: what })
  } else if (answer.pick === 'fund') {
    const [purchase, peninsula] = what.split('.') as [Purchase, string]
    pledge(data, table, seat, purchase, peninsula, 0)
  } else {
    const to = answer.pick.slice('to.'.length)
    const region = (then as Chosen).pick
    board.proposals.push({ id: board.serial++, by: seat, to, kind: what as 'leader' | 'follower', region })
    table.say({ say: 'plan.proposed', seat, to, kind: what, region })
  }
}

type Plan = Extract<Proposal, { to: Seat }>

/** The outermost free tile of a peninsula, or the build space where most of the others stand. */
function placeFor(data: Data, table: Rising, { region }: Plan): string | null {
  const { board } = table
  if (region === CENTRE) return CENTRE
  if (region === 'gate') {
    const crowd = (place: Place) => piecesAt(board, place.id).length
    return buildSpaces(data, table).sort((a, b) => crowd(b) - crowd(a))[0]!.id
  }
  return data.tiles[region]!.findLast((tile) => whyNotHere(data, board, tile) === null)?.id ?? null
}

/** The piece a proposal would move: one from the pool, else one already placed elsewhere. */
function pieceFor(board: Board, { to, kind }: Plan, place: string): Piece | undefined {
  const own = board.pieces.filter((piece) => piece.owner === to && piece.kind === kind && !board.fixed.includes(piece.id))
  return own.find(({ at }) => at === 'pool') ?? own.findLast(({ at }) => at !== 'held' && at !== 'out' && at !== place)
}

function answerProposal(data: Data, table: Rising, seat: Seat, proposal: Proposal, yes: boolean) {
  const { board } = table
  if ('goal' in proposal) {
    proposal.agreed.push(seat)
    table.say({ say: 'goal.agreed', seat, component: proposal.goal })
    return
  }
  board.proposals = board.proposals.filter((each) => each !== proposal)
  const place = placeFor(data, table, proposal)
  const piece = place && pieceFor(board, proposal, place)
  if (yes && piece) stand(data, board, piece, place)
  table.say({ say: yes ? 'plan.accepted' : 'plan.declined', seat, to: proposal.by, region: proposal.region })
}

// ── Standing wishes (c.5, c.7) ──────────────────────────────────────────────────────────────────────────────────

const MOST_BOOST = 3

function wishOptions(board: Board, seat: Seat): Option[] {
  const { confirms, boost } = board.players[seat]!
  const wishes: Option[] = [{ id: confirms ? 'ask' : 'confirm', label: { say: confirms ? 'wish.ask' : 'wish.confirm' } }]
  if (boost !== undefined) wishes.push({ id: 'boost.ask', label: { say: 'wish.boost-ask' } })
  for (let n = 0; n <= MOST_BOOST; n++) if (n !== boost) wishes.push({ id: `boost.${n}`, label: { say: 'wish.boost', n } })
  return [{ id: 'wish', label: { say: 'wish.menu' }, then: pick(wishes) }]
}

function takeWish(board: Board, seat: Seat, wish: string) {
  const player = board.players[seat]!
  if (wish === 'confirm' || wish === 'ask') player.confirms = wish === 'confirm'
  else if (wish === 'boost.ask') delete player.boost
  else player.boost = Number(wish.slice('boost.'.length))
}
