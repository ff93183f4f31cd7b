/** Steps 12 to 15: everybody acts with the own Atlanteans, in whatever order the table likes. */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { type Action, BASICS, GOODS, type Good } from '../data/language.ts'
import { isStanding, pieceOf, unlike } from '../island.ts'
import { announce } from '../telling.ts'
import { type Chosen, further, type Question, type Rising } from '../terms.ts'
import { type Choice, pick } from '../words/says.ts'
import { abilitiesAbsent } from './absent.ts'
import { addAsides, takeAside } from './aside.ts'
import { buildOptions, openBuild } from './build.ts'
import { deedOption, perform, performPlainly, tellEnergy } from './deeds.ts'
import { maySpend } from './energy.ts'
import { beReady } from './place.ts'
import { showSea, showSetAside, showWaiting } from './shows.ts'
import { together } from './together.ts'
import { CONFIRM, takeWish } from './wishes.ts'

const standingOf = (board: Board, seat: Seat) => board.pieces.filter((piece) => piece.owner === seat && isStanding(piece))

/** Done, or with nothing left to do: no Atlantean stands, there is no card to play and nothing the energy would buy. */
export function restsFromActing(data: Data, { board }: Rising, seat: Seat): boolean {
  const player = board.players[seat]!
  if (player.ready) return true
  if (player.hand.length > 0) return false
  for (const piece of board.pieces) if (piece.owner === seat && isStanding(piece)) return false
  return !maySpend(data, board, seat)
}

export const actionStep = (data: Data): Step<Board, { seat: Seat }> =>
  together(data, 'actions', {
    rests: (table, seat) => restsFromActing(data, table, seat),
    ask: (table, seat) => actionAsk(data, table, seat),
    idle: ({ board }, seat) => ({ pick: standingOf(board, seat).length > 0 ? 'rest' : 'done', then: undefined }),
    take: (table, seat, answer) => takeAction(data, table, seat, answer),
  })

function actionAsk(data: Data, table: Rising, seat: Seat): Question<Chosen> {
  const { board } = table
  const standing = standingOf(board, seat)
  const each = unlike(board, standing)
  const options: Choice[] = each.filter(({ at }) => data.places[at]!.action).map((piece) => deedOption(data, table, piece))
  options.push(...buildOptions(data, table, seat))
  const n = standing.length
  if (n > 0) options.push({ id: 'rest', label: { say: 'actions.rest' }, means: { say: 'means.act-rest', n }, leads: 'on' })
  options.push(
    n > 0
      ? { id: 'done', label: { say: 'actions.done' }, means: { say: 'means.act-done', n }, leads: 'end', rule: '14' }
      : FINISHED,
  )
  const player = board.players[seat]!
  if (player.hand.length > 0 && !player.pause) options.push(PAUSE)
  options.push(...waitOptions(data, board, seat))
  // Alone there is nobody to build with.
  if (table.seats.length > 1 && !board.players[seat]!.confirms) options.push(CONFIRM)
  addAsides(options, data, table, seat)
  return {
    prompt: { say: 'actions', left: n },
    shows: () => [...showSetAside(board, seat), showWaiting(board, seat), showSea(data, board)],
    absent: () => abilitiesAbsent(table, seat),
    topic: 'acting',
    about: standing[0]?.at ?? seat,
    input: pick(options),
  }
}

const PAUSE: Choice = { id: 'pause', label: { say: 'actions.pause' }, means: { say: 'means.pause-wrath' }, rule: '26' }
const FINISHED: Choice = { id: 'done', label: { say: 'actions.finished' }, means: { say: 'means.finished' }, leads: 'close' }

/** c.4: asking another player to wait with a piece, where the supply runs low and the order matters. The starting player can lift it. */
function waitOptions(data: Data, board: Board, seat: Seat): readonly Choice[] {
  const scarce = board.limited ? GOODS.filter((kind) => board.supply[kind] <= SCARCE) : []
  if (scarce.length === 0 || Object.values(board.waits).includes(seat)) return []
  const others = board.pieces.filter((piece) => {
    if (piece.owner === seat || !isStanding(piece) || board.waits[piece.id] !== undefined) return false
    const action = data.places[piece.at]!.action
    return action !== null && draws(action).some((kind) => scarce.includes(kind))
  })
  if (others.length === 0) return []
  const options = unlike(board, others).map(
    ({ id, owner, kind, at }): Choice => ({
      id,
      label: { say: 'wait.option', seat: owner, kind, place: at },
      means: { say: 'means.wait', seat: owner },
      group: { say: 'seat', seat: owner },
      rule: '12',
    }),
  )
  return [{ id: 'wait', label: { say: 'wait.menu' }, means: { say: 'means.waits' }, rule: '12', then: pick(options) }]
}

const SCARCE = 4

/** What an action takes from the supply. */
function draws(action: Action): readonly Good[] {
  switch (action.op) {
    case 'gather':
      return action.kind === 'choice' ? BASICS : [action.kind]
    case 'forge':
    case 'distil':
      return ['atlantium']
    case 'channel':
      return ['energy']
    case 'exchange':
      return BASICS
    default:
      return []
  }
}

function takeAction(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  switch (answer.pick) {
    case 'rest':
      return actPlainly(data, table, seat)
    case 'done':
      return finishActing(table, seat)
    case 'pause':
      board.players[seat]!.pause = true
      return finishActing(table, seat)
    case CONFIRM.id:
      return takeWish(board, seat, answer.pick)
    case 'wait': {
      const piece = pieceOf(board, further(answer).pick)
      board.waits[piece.id] = seat
      announce(table, { say: 'wait.asked', seat, owner: piece.owner, place: piece.at })
      return
    }
  }
  if (answer.pick.startsWith('build-')) return openBuild(data, table, seat, answer)
  const piece = board.pieces.find(({ id, owner }) => id === answer.pick && owner === seat)
  if (piece) perform(data, table, piece, answer.then)
  else takeAside(data, table, seat, answer)
}

function finishActing(table: Rising, seat: Seat) {
  const { waits } = table.board
  for (const id of Object.keys(waits)) if (waits[id] === seat) delete waits[id]
  beReady(table, seat)
}

/** One tap for the rest: every piece does what can be done without spending or choosing. The clock does the same. */
export function actPlainly(data: Data, table: Rising, seat: Seat) {
  let energy = 0
  const channels = (n: number) => {
    energy += n
  }
  for (const piece of standingOf(table.board, seat)) if (isStanding(piece)) performPlainly(data, table, piece, channels)
  if (energy > 0) tellEnergy(table, seat)(energy)
  finishActing(table, seat)
}
