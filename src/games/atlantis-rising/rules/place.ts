/**
 * Steps 1 to 4: everybody places at the same time, first come, first served, and may take back until all are ready.
 * The same questions serve for those held back until the misfortunes are over (b.3), but then nothing is taken back.
 */

import type { Seat, Step } from '../../../kernel/contract.ts'
import { holdableKinds } from '../abilities.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import type { PieceKind } from '../data/language.ts'
import { menu } from '../data/menu.ts'
import { isOnBoard, lift, pieceOf, stand, unlike, whyNotHere } from '../island.ts'
import { announce } from '../telling.ts'
import { type Chosen, further, type Question, type Rising } from '../terms.ts'
import { amended, type Choice, pick, type RisingText } from '../words/says.ts'
import { abilitiesAbsent } from './absent.ts'
import { addAsides, takeAside } from './aside.ts'
import { requestOptions, takeRequest } from './contention.ts'
import { chosenPlace, fullPlaces, regionOptions } from './places.ts'
import { placeSeveral, severalOptions } from './several.ts'
import { showAbility, showGate, showSea, showSetAside, showWrath } from './shows.ts'
import { together } from './together.ts'

const inHand = (board: Board, seat: Seat, from: 'pool' | 'held') =>
  board.pieces.filter((piece) => piece.owner === seat && piece.at === from)

const KINDS: readonly PieceKind[] = ['leader', 'hologram', 'follower', 'volunteer']
const kindsOf = (pieces: readonly Piece[]) => KINDS.filter((kind) => pieces.some((piece) => piece.kind === kind))

// ── Placing ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const placeStep = (data: Data): Step<Board, { seat: Seat }> =>
  together(data, 'place', {
    rests: ({ board }, seat) => board.players[seat]!.ready,
    ask: (table, seat) => placeAsk(data, table, seat),
    idle: ({ board }, seat) => ({ pick: inHand(board, seat, 'pool').length > 0 ? 'rest' : 'ready', then: undefined }),
    take: (table, seat, answer) => takePlacing(data, table, seat, answer),
  })

function placeAsk(data: Data, table: Rising, seat: Seat): Question<Chosen> {
  const { board } = table
  const own: Piece[] = []
  const pool: Piece[] = []
  const placed: Piece[] = []
  for (const piece of board.pieces) {
    if (piece.owner !== seat) continue
    own.push(piece)
    if (piece.at === 'pool') pool.push(piece)
    else if (piece.at !== 'out') placed.push(piece)
  }
  const options: Choice[] = []
  let partners: Partners = []
  if (pool.length === 0) {
    options.push(READY)
    if (board.players[seat]!.hand.length > 0) options.push(PAUSE)
  } else {
    const kinds = kindsOf(pool)
    const full = fullPlaces(data, board)
    partners = partnersFor(data, board, seat, full)
    options.push(...regionOptions(data, table, kinds, full))
    options.push(...severalOptions(data, table, pool))
    options.push({
      id: 'rest',
      label: { say: 'place.rest', n: pool.length, all: placed.length === 0 && pool.length > 1 },
      means: { say: 'means.rest', n: pool.length },
      leads: 'on',
      rule: '3',
    })
    const again = pool.filter(({ was }) => was !== undefined && !whyNotHere(data, board, data.places[was]!))
    const places = again.map(({ was }) => was!)
    if (again.length > 0)
      options.push({ id: 'again', label: { say: 'place.again', places }, means: { say: 'means.again', places }, rule: '1' })
    const late = holdableKinds(data, board, own)
    if (late.length > 0)
      options.push({
        id: 'hold',
        label: { say: 'place.hold' },
        means: { say: 'means.hold' },
        then: pick(late.map(kindOption)),
      })
    options.push(...requestOptions(data, board, seat, kinds, full))
  }
  const movable = unlike(board, placed).map((piece) => backOption(data, board, piece))
  if (movable.length > 0) options.push(menu(BACK, movable))
  if (board.automaton !== undefined) options.push(automatonOption(data, board, seat))
  addAsides(options, data, table, seat)
  const prompt: RisingText = { say: 'placing', left: pool.length, placed: placed.map(({ at }) => at), partners }
  const shows = () => [showSea(data, board), showWrath(data, board), ...showSetAside(board, seat), ...showAbility(board, seat)]
  return { prompt, shows, absent: () => abilitiesAbsent(table, seat), topic: 'placing', about: seat, input: pick(options) }
}

type Partners = { readonly place: string; readonly seat: Seat }[]

/** Others where company helps: on a build space, or alone on a double one. */
function partnersFor(data: Data, board: Board, seat: Seat, full: ReadonlySet<string>): Partners {
  const found: Partners = []
  for (const { owner, at } of board.pieces) {
    const place = owner === seat ? undefined : data.places[at]
    if (place?.sort === 'build' || (place && place.seatsPerSpace > 1 && !full.has(at))) found.push({ place: at, seat: owner })
  }
  return found
}

const READY: Choice = { id: 'ready', label: { say: 'place.ready' }, means: { say: 'means.ready' }, leads: 'close', rule: '1' }
const PAUSE: Choice = { id: 'pause', label: { say: 'place.pause' }, means: { say: 'means.pause' }, rule: '26' }
const BACK: Choice = { id: 'back', label: { say: 'place.back' }, means: { say: 'means.back.piece' }, rule: '1' }

const FIXED: RisingText = { say: 'not.fixed' }
const NO_HOST: RisingText = { say: 'not.automaton' }

const kindOption = (kind: PieceKind): Choice => ({ id: kind, label: { say: 'kind', kind }, means: { say: 'means.hold' } })

function backOption(data: Data, board: Board, { id, kind, at }: Piece): Choice {
  const option: Choice = { id, label: data.options.pieces[kind]![at]!, means: { say: 'means.back.piece' } }
  return board.fixed.includes(id) ? amended(option, { blocked: FIXED }) : option
}

/** Step 52: the Automaton goes with an Atlantean that is on the board, never alone. */
function automatonOption({ options }: Data, board: Board, seat: Seat): Choice {
  const option: Choice = { id: 'automaton', label: { say: 'place.automaton' }, means: { say: 'means.automaton' }, rule: '52' }
  const hosts = unlike(
    board,
    board.pieces.filter((piece) => piece.owner === seat && isOnBoard(piece) && piece.id !== board.automaton),
  )
  if (hosts.length === 0) return amended(option, { blocked: NO_HOST })
  const along = hosts.map(({ id, kind, at }): Choice => ({ id, label: options.pieces[kind]![at]!, means: option.means }))
  return amended(option, { then: pick(along) })
}

/** Step 1: until everybody is ready, pieces go where they are put and come back again. */
const isRearranging = (choice: string) =>
  choice.startsWith('to.') || ['several', 'again', 'hold', 'back', 'automaton'].includes(choice)

function takePlacing(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  const player = board.players[seat]!
  if (isRearranging(answer.pick)) table.revocable()
  switch (answer.pick) {
    case 'ready':
    case 'pause':
      player.pause = answer.pick === 'pause'
      return beReady(table, seat)
    case 'rest':
      return placeRest(data, table, seat)
    case 'again':
      for (const piece of inHand(board, seat, 'pool'))
        if (piece.was && !whyNotHere(data, board, data.places[piece.was]!)) stand(data, board, piece, piece.was)
      return
    case 'several':
      return placeSeveral(data, board, seat, answer)
    case 'hold':
      return lift(board, ofKind(board, seat, 'pool', further(answer).pick as PieceKind), 'held')
    case 'back':
      return lift(board, pieceOf(board, further(answer).pick), 'pool')
    case 'automaton':
      board.automaton = further(answer).pick
      return
    case 'request':
      return takeRequest(table, seat, further(answer))
  }
  if (answer.pick.startsWith('to.')) put(data, board, seat, 'pool', answer)
  else takeAside(data, table, seat, answer)
}

const ofKind = (board: Board, seat: Seat, from: 'pool' | 'held', kind: PieceKind | undefined): Piece => {
  const pieces = inHand(board, seat, from)
  return pieces.find((piece) => piece.kind === kind) ?? pieces[0]!
}

function put(data: Data, board: Board, seat: Seat, from: 'pool' | 'held', answer: Chosen) {
  const { place, kind } = chosenPlace(answer)
  stand(data, board, ofKind(board, seat, from, kind), place)
}

export function beReady(table: Rising, seat: Seat) {
  table.board.players[seat]!.ready = true
  announce(table, { say: 'ready', seat })
}

/** One tap for the rest: the centre takes everyone. Also what the clock and the starting player do for an absent seat. */
export function placeRest(data: Data, table: Rising, seat: Seat) {
  for (const piece of inHand(table.board, seat, 'pool')) stand(data, table.board, piece, CENTRE)
  beReady(table, seat)
}

/** An Automaton nobody attached goes where it helps most: the hardest gathering. */
export function attachAutomaton(data: Data, board: Board) {
  if (board.automaton !== null) return
  const target = ({ at }: Piece) => {
    const action = data.places[at]?.action
    return action?.op === 'gather' ? action.target : 0
  }
  const [host] = board.pieces.filter((piece) => target(piece) > 0).sort((a, b) => target(b) - target(a))
  if (host) board.automaton = host.id
}

// ── Late placing ────────────────────────────────────────────────────────────────────────────────────────────────

export const lateStep = (data: Data): Step<Board, { seat: Seat }> =>
  together(data, 'late', {
    rests: ({ board }, seat) => !board.pieces.some((piece) => piece.owner === seat && piece.at === 'held'),
    ask: (table, seat) => {
      const held = inHand(table.board, seat, 'held')
      return {
        prompt: { say: 'late', left: held.length },
        shows: () => [{ say: 'shows.late' }, showGate(data, table.board)],
        topic: 'placing',
        about: seat,
        input: pick([
          ...regionOptions(data, table, kindsOf(held)),
          {
            id: 'rest',
            label: { say: 'place.rest', n: held.length, all: held.length > 1 },
            means: { say: 'means.rest', n: held.length },
            leads: 'on',
            rule: '3',
          },
        ]),
      }
    },
    idle: () => ({ pick: 'rest', then: undefined }),
    take(table, seat, answer) {
      if (answer.pick === 'rest') placeHeld(data, table, seat)
      else put(data, table.board, seat, 'held', answer)
    },
  })

export function placeHeld(data: Data, { board }: Rising, seat: Seat) {
  for (const piece of inHand(board, seat, 'held')) stand(data, board, piece, CENTRE)
}
