/**
 * Steps 8 to 11, 36, 37, 43 and 44: the sea takes tiles. Whoever has the final word chooses a peninsula, its outermost dry
 * tile goes under, a barrier is lost instead, and those who stood there are washed away.
 */
import type { Frame, Seat, Step } from '../../../kernel/contract.ts'
import { artifactsOf, hasAbilityAt } from '../abilities.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import { remember } from '../goods.ts'
import { dryInAll, dryPeninsulas, dryTiles, isStanding, lift, piecesAt, shoreOf, stand, unlike } from '../island.ts'
import { lose } from '../score.ts'
import { announce } from '../telling.ts'
import { type Rising, step } from '../terms.ts'
import { type Choice, pick } from '../words/says.ts'
import { peninsulasAbsent } from './absent.ts'
import { showSea } from './shows.ts'

/** `among`: only these peninsulas; `distinct`: each at most once. `card`: what causes it, `null` for the wrath of the gods. */
type Flooding = {
  seat: Seat
  left: number
  among: string[] | null
  distinct: boolean
  ignoresBarrier: boolean
  card: string | null
}
/** `broke`: a barrier went with the tile; `saved`: who was carried off it in time. */
type Found = { hit?: string; done?: string[]; broke?: true; saved?: readonly Whose[] }
type Whose = Pick<Piece, 'kind'> & { readonly seat: Seat }

export const floodStep = (data: Data): Step<Board, Flooding> =>
  step<Flooding, Found, 'next' | 'escape'>('flood', ({ one }) => ({
    next(table, frame) {
      delete frame.hit
      delete frame.broke
      delete frame.saved
      table.board.choice = null
      if (frame.left === 0) return table.end(frame)
      frame.left--
      // b.2: the centre goes last, and then there is no choice any more.
      if (dryInAll(data, table.board) === 0) return lose(data, table)
      const among = candidates(data, table.board, frame)
      if (among.length === 0) return table.end(frame)
      table.board.choice = { seat: frame.seat, left: frame.left + 1, card: frame.card, among, marks: {} }
    },
    where: one({
      one: (_, frame) => frame.seat,
      open: true,
      evident: true,
      ask: ({ board }, frame) => ({
        prompt: frame.card
          ? { say: 'flood.where', card: frame.card, left: frame.left + 1 }
          : { say: 'wrath.where', left: frame.left + 1 },
        shows: () => [
          { say: frame.ignoresBarrier ? 'shows.flood.breaks' : 'shows.flood' },
          {
            say: 'shows.marks',
            marks: Object.entries(board.choice?.marks ?? {}).map(([seat, peninsula]) => ({ seat, peninsula })),
          },
          showSea(data, board),
        ],
        absent: () => peninsulasAbsent(data, board, candidates(data, board, frame), frame.done ?? []),
        topic: frame.card ? 'misfortunes' : 'wrath',
        input: pick(candidates(data, board, frame).map((peninsula) => floodOption(data, board, peninsula, frame))),
      }),
      idle: ({ board }, frame) => ({ pick: leastHarm(data, board, candidates(data, board, frame)), then: undefined }),
      take(_, frame, { pick: peninsula }) {
        frame.hit = peninsula
        frame.done = [...(frame.done ?? []), peninsula]
      },
    }),
    strike(table, frame) {
      table.board.choice = null
      const { board } = table
      const peninsula = frame.hit!
      if (board.barriers.includes(peninsula)) {
        board.barriers = board.barriers.filter((each) => each !== peninsula)
        if (!frame.ignoresBarrier) {
          remember(table, { say: 'flood.barrier', peninsula })
          announce(table, { say: 'flood.barrier', peninsula, ...drawnBy(data, frame) })
          return table.jump(frame, 'next')
        }
        remember(table, { say: 'flood.barrier', peninsula })
        frame.broke = true
      }
      const tile = shoreOf(data, board, peninsula)!
      board.flooded[peninsula]!++
      remember(table, { say: 'flood.tile', tile: tile.id })
      frame.hit = tile.id
      if (hasAbilityAt(data, board, tile.id, 'stay') && piecesAt(board, tile.id).length > 0) {
        remember(table, { say: 'flood.stay', tile: tile.id })
        tellSunk(data, table, frame, true, [])
        table.jump(frame, 'next')
      }
    },
    // The Tidestone Amulet: its owner may save one piece.
    escape: one({
      when: ({ board }, frame) => escaping(data, board, frame) !== undefined,
      one: ({ board }, frame) => escaping(data, board, frame)!,
      ask: ({ board }, frame) => ({
        prompt: { say: 'flood.escape', tile: frame.hit! },
        shows: [{ say: 'shows.escape' }],
        topic: 'floods',
        about: frame.hit!,
        input: pick([
          ...unlike(board, ownOn(board, frame.hit!, escaping(data, board, frame)!)).map(
            (piece): Choice => ({
              id: piece.id,
              label: { say: 'piece', kind: piece.kind, place: piece.at },
              means: { say: 'means.escape' },
            }),
          ),
          { id: 'no', label: { say: 'flood.escape.no' }, means: { say: 'means.escape.no' }, leads: 'on' },
        ]),
      }),
      take(table, frame, { pick: chosen }, seat) {
        const { board } = table
        const [[, card] = []] = artifactsOf(data, board, seat, 'escape')
        if (card) board.now.used.push(chosen === 'no' ? `declined.${card}.${frame.hit}` : card)
        const piece = board.pieces.find(({ id }) => id === chosen)
        if (piece) {
          stand(data, board, piece, CENTRE)
          remember(table, { say: 'flood.escaped', seat, kind: piece.kind })
          frame.saved = [...(frame.saved ?? []), { seat, kind: piece.kind }]
        }
        table.jump(frame, 'escape')
      },
    }),
    washAway(table, frame) {
      const lost = [...piecesAt(table.board, frame.hit!)]
      for (const piece of lost) washAway(table, piece)
      tellSunk(data, table, frame, false, lost)
      table.jump(frame, 'next')
    },
  }))

type Sea = Frame & Flooding & Found

const candidates = (data: Data, board: Board, { among, distinct, done = [] }: Sea) =>
  (among ?? data.peninsulas).filter(
    (peninsula) => dryTiles(data, board, peninsula) > 0 && !(distinct && done.includes(peninsula)),
  )

function floodOption(data: Data, board: Board, peninsula: string, { ignoresBarrier }: Sea): Choice {
  const tile = shoreOf(data, board, peninsula)!
  const suggested = Object.entries(board.choice?.marks ?? {}).flatMap(([seat, mark]) => (mark === peninsula ? [seat] : []))
  const shielded = board.barriers.includes(peninsula)
  const standing = piecesAt(board, tile.id).length
  return {
    id: peninsula,
    label: { say: 'flood.option', peninsula, tile: tile.id, shielded, breaks: ignoresBarrier, standing, suggested },
    means: { say: 'means.flood', tile: tile.id, dry: tile.depth, shielded, breaks: ignoresBarrier, standing },
    rule: shielded ? (ignoresBarrier ? '37' : '36') : '8',
  }
}

/** What the clock floods: fewest standing pieces, then most dry tiles, then ring order. */
export function leastHarm(data: Data, board: Board, peninsulas: readonly string[]): string {
  const harm = (peninsula: string) =>
    piecesAt(board, shoreOf(data, board, peninsula)!.id).filter(isStanding).length * 100 - dryTiles(data, board, peninsula)
  return [...peninsulas].sort((a, b) => harm(a) - harm(b) || data.peninsulas.indexOf(a) - data.peninsulas.indexOf(b))[0]!
}

const ownOn = (board: Board, at: string, seat: Seat) =>
  piecesAt(board, at)
    .filter(({ owner }) => owner === seat)
    .sort((a, b) => Number(b.kind === 'leader') - Number(a.kind === 'leader'))

const escaping = (data: Data, board: Board, { hit }: Sea): Seat | undefined =>
  Object.keys(board.players).find((seat) => {
    if (ownOn(board, hit!, seat).length === 0) return false
    for (const [, card] of artifactsOf(data, board, seat, 'escape'))
      if (!board.now.used.includes(card) && !board.now.used.includes(`declined.${card}.${hit}`)) return true
    return false
  })

/** Step 9: back to the pool, without acting this round. A volunteer goes straight back to the supply. */
function washAway(table: Rising, piece: Piece) {
  const { board } = table
  remember(table, { say: 'flood.out', seat: piece.owner, kind: piece.kind })
  if (piece.kind === 'volunteer') dismiss(board, piece)
  else lift(board, piece, 'out')
}

/** A flood is one sentence: what sank, who got away, and who went with it. */
function tellSunk(data: Data, table: Rising, frame: Sea, stays: boolean, pieces: readonly Piece[]) {
  const { hit, broke, saved = [] } = frame
  const lost = pieces.map(({ owner, kind }) => ({ seat: owner, kind }))
  announce(table, { say: 'flood.sunk', tile: hit!, broke: broke === true, stays, saved, lost, ...drawnBy(data, frame) })
}

/** A card that does nothing but flood this peninsula, about which there is nothing to decide, is told with what it does first. */
export const tellsItself = (data: Data, card: string, peninsula: string | undefined) => {
  const [woe, ...more] = data.misfortunes[card]!.effects
  return more.length === 0 && woe?.op === 'flood' && woe.where === peninsula
}

function drawnBy(data: Data, { seat, card, among, done }: Sea) {
  const isFirst = card !== null && among?.length === 1 && done?.length === 1
  return isFirst && tellsItself(data, card, among[0]) ? { drawn: { seat, card } } : {}
}

export function dismiss(board: Board, piece: Piece) {
  lift(board, piece, 'pool')
  board.pieces = board.pieces.filter((each) => each !== piece)
  board.supply.volunteers++
}

/** The peninsulas with most dry tiles. */
export function driest(data: Data, board: Board): string[] {
  const dry = dryPeninsulas(data, board)
  const most = Math.max(0, ...dry.map((peninsula) => dryTiles(data, board, peninsula)))
  return dry.filter((peninsula) => dryTiles(data, board, peninsula) === most)
}
