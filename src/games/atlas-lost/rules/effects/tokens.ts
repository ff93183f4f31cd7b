/** Effects that put tokens down or send those of others home (09). */
import type { Seat, Telling } from '../../../../kernel/contract.ts'
import { extended } from '../../../../kernel/json.ts'
import type { Board } from '../../board.ts'
import { allyOf } from '../../data/allies.ts'
import type { Components } from '../../data/components.ts'
import type { OpOf, Token } from '../../data/language.ts'
import { TOKENS } from '../../data/language.ts'
import type { AtlasText } from '../../words/says.ts'
import { spotsAbsent, tokensAbsent } from '../absent.ts'
import { type AtTable, type Book, type Choice, choice, type Interpreted, type Path } from '../book.ts'
import {
  alliesOf,
  cultureOn,
  guardOf,
  hasOtherTeam,
  isInPlay,
  layoutOf,
  otherFactions,
  otherPlayers,
  placedTokens,
  playerOf,
  playersAmong,
  trackOf,
} from '../counting.ts'
import { happen, note } from '../holdings.ts'
import { incomeOf } from '../main.ts'
import { underWay } from '../meaning.ts'
import { type Piece, pieceOption, piecesOf, returnPieces } from '../payment.ts'
import { type Asked, one, onward, present } from './asking.ts'

/** Where one more token of that kind may go now. */
export function spotsFor(
  data: Components,
  board: Board,
  { seat, spots, emptied }: Pick<Interpreted, 'seat' | 'spots' | 'emptied'>,
  { token, at }: OpOf<'place'>,
): string[] {
  if (!isInPlay(board, token) || placedTokens(board, seat, token) >= data.pack.limits.tokens) return []
  const player = playerOf(board, seat)
  if (token === 'economy') return player.teams.filter((tech) => !player.economy.includes(tech))
  if (token === 'culture') {
    if (at === 'same') return emptied !== null && cultureOn(board, emptied) === null ? [emptied] : []
    const free = board.trees.flatMap((tree) => layoutOf(board, tree)).filter((tech) => cultureOn(board, tech) === null)
    if (at === 'ownTeam') return free.filter((tech) => player.teams.includes(tech))
    if (at === 'otherTeam') return free.filter((tech) => hasOtherTeam(board, seat, tech))
    if (at === 'noTeam') return free.filter((tech) => !player.teams.includes(tech) && !hasOtherTeam(board, seat, tech))
    return free
  }
  const open = otherFactions(board, seat).filter((faction) => trackOf(board, faction).length < data.pack.limits.track)
  if (at === 'distinctOthers') return open.filter((faction) => !spots.includes(faction))
  if (at !== 'ally') return open
  // All of them go to one ally, named first.
  const allies = spots.length > 0 ? spots.slice(0, 1) : alliesOf(board, seat)
  return open.filter((faction) => allies.includes(faction))
}

type Placed = Piece & { readonly kind: Token }
const isPlaced = (piece: Piece): piece is Placed => piece.kind !== 'M'

/** Tokens of other players that nothing protects. */
export function foreignPieces(
  data: Components,
  board: Board,
  seat: Seat,
  { token, at }: OpOf<'return'>,
): { owner: Seat; piece: Placed }[] {
  const kinds = token === 'any' ? TOKENS : [token]
  return otherPlayers(board, seat)
    .filter((owner) => guardOf(data, board, owner, 'tokens') === null)
    .flatMap((owner) =>
      piecesOf(board, owner, kinds)
        .filter(isPlaced)
        .map((piece) => ({ owner, piece })),
    )
    .filter(({ piece }) => at === 'anywhere' || (piece.kind === 'culture' && playerOf(board, seat).teams.includes(piece.at)))
}

/** With what lies on the track already: it decides whose ally the faction will be. */
function spotMeans(data: Components, board: Board, seat: Seat, token: Token, at: string): AtlasText {
  if (token === 'economy') return { say: 'means.spot.economy', n: incomeOf(data, board, seat, 'replenish') + 1 }
  if (token === 'culture') {
    const teams = board.order.filter((each) => playerOf(board, each).teams.includes(at))
    return { say: 'means.spot.culture', teams, n: incomeOf(data, board, seat, 'collect') + 1 }
  }
  const track = trackOf(board, at)
  const own = track.filter((owner) => owner === seat).length
  return { say: 'means.spot.religion', at, own, n: track.length, ally: allyOf([...track, seat]), seat }
}

export const tokenEffects = (book: Book) => {
  const { data } = book

  function put(table: AtTable, frame: Interpreted, token: Token, at: string): void {
    const { board } = table
    if (token === 'religion') trackOf(board, at).push(frame.seat)
    else playerOf(board, frame.seat)[token].push(at)
    if (token === 'culture') frame.placed = at
    frame.spots.push(at)
    note(board, token, at, frame.seat)
    happen(board, `placed.${token}`, frame.seat)
    table.say({ say: `placed.${token}`, seat: frame.seat, at }, token === 'religion' ? { concerns: playersAmong(board, at) } : {})
  }

  const place: Asked<'place'> = {
    begin: (_table, frame, { n }) => {
      frame.spots = []
      return n
    },
    isPossible: ({ board }, frame, op) => spotsFor(data, board, frame, op).length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, frame) {
        const op = present<'place'>(frame)
        const spots = spotsFor(data, board, frame, op)
        const options = spots.map(
          (id): Choice => ({
            id,
            label: { say: `spot.${op.token}`, at: id },
            means: () => spotMeans(data, board, frame.seat, op.token, id),
            rule: '09',
          }),
        )
        const { topic, shows } = underWay(data, board, frame.seat, frame.of)
        const rest: AtlasText[] = op.n > 1 ? [{ say: 'shows.token', left: frame.left }] : []
        const ties: AtlasText[] = op.token === 'religion' ? [{ say: 'shows.ally' }] : []
        return {
          prompt: { say: `ask.place.${op.token}`, of: frame.of },
          shows: [...shows, ...rest, ...ties],
          absent: () => spotsAbsent(data, board, frame.seat, op, spots),
          topic,
          input: choice(options),
          about: frame.of,
        }
      },
      take(table, frame, { pick: at }) {
        onward(table, frame)
        put(table, frame, present<'place'>(frame).token, at)
      },
    }),
  }

  const sendBack: Asked<'return'> = {
    begin: (_table, frame, { n }) => {
      frame.emptied = null
      return n
    },
    isPossible: ({ board }, { seat }, op) => foreignPieces(data, board, seat, op).length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, frame) {
        const pieces = foreignPieces(data, board, frame.seat, present<'return'>(frame))
        const options = pieces.map(
          ({ owner, piece }): Choice =>
            extended(pieceOption(data, board, piece, owner, frame.seat), { id: `${owner}/${piece.id}`, rule: '16' }),
        )
        return {
          ...underWay(data, board, frame.seat, frame.of),
          prompt: { say: 'ask.return', of: frame.of },
          absent: () =>
            tokensAbsent(
              data,
              board,
              frame.seat,
              pieces.map(({ owner }) => owner),
            ),
          input: choice(options),
          about: frame.of,
        }
      },
      take(table, frame, { pick: id }) {
        const { board } = table
        onward(table, frame)
        const { owner, piece } = foreignPieces(data, board, frame.seat, present<'return'>(frame)).find(
          (each) => `${each.owner}/${each.piece.id}` === id,
        )!
        returnPieces(board, owner, [piece], { [piece.id]: 1 })
        if (piece.kind === 'culture') frame.emptied = piece.at
        note(board, piece.kind, piece.at, owner)
        const telling: Telling = { weight: 'headline', concerns: [owner] }
        table.say({ say: 'sent-back', seat: frame.seat, owner, kind: piece.kind, at: piece.at }, telling)
      },
    }),
  }

  return { place, return: sendBack }
}
