/**
 * Paying (04, 09, 12). Which tokens, teams and cards go is the payer's choice; all choices come first, then everything is
 * paid at one moment, so that no initiative tile flickers in between.
 */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Row } from '../board.ts'
import { allyOf } from '../data/allies.ts'
import type { CardId, Components, TechCode } from '../data/components.ts'
import { type Cost, RESOURCES, TOKENS, type Token } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Book, type Choice, pick, type Share, split, step } from './book.ts'
import { type ChosenCards, cardsIn, cardsInput, cheapest } from './choosing.ts'
import { playerOf, trackOf } from './counting.ts'
import { discardFromHand } from './holdings.ts'
import { settleTiles } from './initiative.ts'
import { incomeOf, rowAfter } from './main.ts'

/** Placed tokens that are worth the same to whoever takes them: a single one, or a run of neighbours on a track. */
export type Piece = {
  readonly id: string
  readonly kind: Token | 'M'
  readonly at: string
  readonly index: number
  readonly max: number
}

export function piecesOf(board: Board, seat: Seat, kinds: readonly (Token | 'M')[]): Piece[] {
  const player = playerOf(board, seat)
  return kinds.flatMap((kind): Piece[] => {
    if (kind === 'M') return player.M > 0 ? [{ id: 'M', kind, at: seat, index: 0, max: player.M }] : []
    if (kind === 'religion')
      return [...board.order, ...Object.keys(board.npcs)].flatMap((faction) => runsOf(board, seat, faction))
    return player[kind].map((at) => ({ id: `${kind}:${at}`, kind, at, index: 0, max: 1 }))
  })
}

/** Which token of a run goes makes no difference; which run may decide a tie. */
function runsOf(board: Board, seat: Seat, faction: string): Piece[] {
  const track = trackOf(board, faction)
  const runs: Piece[] = []
  track.forEach((owner, index) => {
    if (owner !== seat || track[index - 1] === seat) return
    let end = index
    while (track[end + 1] === seat) end++
    runs.push({ id: `religion:${faction}:${index}`, kind: 'religion', at: faction, index, max: end - index + 1 })
  })
  return runs
}

/** Sends tokens back to their owner's stock (or lowers the marker), all at once. */
export function returnPieces(board: Board, seat: Seat, pieces: readonly Piece[], taken: Readonly<Record<string, number>>): void {
  const player = playerOf(board, seat)
  // From the right, so that the places further left on a track stay what they were.
  for (const { id, kind, at, index } of [...pieces].sort((a, b) => b.index - a.index)) {
    const n = taken[id] ?? 0
    if (n === 0) continue
    if (kind === 'M') player.M -= n
    else if (kind === 'religion') trackOf(board, at).splice(index, n)
    else player[kind].splice(player[kind].indexOf(at), 1)
  }
}

/** Home to the rightmost empty space of a row; the economy token on it goes to stock (09). */
function sendHome(board: Board, seat: Seat, tech: TechCode, row: Row): void {
  const player = playerOf(board, seat)
  player.teams.splice(player.teams.indexOf(tech), 1)
  player.economy = player.economy.filter((at) => at !== tech)
  player.waiting[row]++
}

/** A piece of `owner`, as `seat` is asked about it: of somebody else's, each line says whose it is. */
export function pieceOption(data: Components, board: Board, piece: Piece, owner: Seat, seat: Seat): Choice {
  const { id, kind, at, index } = piece
  const other = owner === seat ? null : owner
  const label: AtlasText = kind === 'M' ? { say: 'piece.M' } : { say: `piece.${kind}`, at, index: index + 1, owner: other }
  return { id, label, means: () => pieceMeans(data, board, piece, owner, seat), group: { say: `group.${kind}`, seat: owner } }
}

/** What its owner is left with. */
function pieceMeans(data: Components, board: Board, { kind, at, index }: Piece, owner: Seat, seat: Seat): AtlasText {
  if (kind === 'M') return { say: 'means.piece.M', left: playerOf(board, owner).M - 1 }
  if (kind === 'religion') return { say: 'means.piece.religion', at, ally: allyOf(trackOf(board, at).toSpliced(index, 1)), seat }
  const n = incomeOf(data, board, owner, kind === 'economy' ? 'replenish' : 'collect') - 1
  return { say: `means.piece.${kind}`, n, owner: owner === seat ? null : owner }
}

type Found = {
  /** Token parts still to be chosen. */
  due?: { kinds: (Token | 'M')[]; n: number }[]
  taken?: Record<string, number>
  home?: [TechCode, Row][]
  cards?: CardId[]
}

const dueOf = (cost: Cost): AtlasText => ({ say: 'shows.due', cost })
/** The Tech or card that is being paid for. */
function paidFor({ techs, cards }: Components, { deeds }: Board): AtlasText[] {
  const of = deeds.at(-1)?.of ?? ''
  return of in techs || of in cards ? [{ say: 'shows.of', of }] : []
}
const TAKEN_BACK: AtlasText = { say: 'shows.tokens' }

export const payment = (book: Book) =>
  step<{ readonly seat: Seat; readonly cost: Cost }, Found, 'tokens' | 'teams'>('payment', ({ one }) => ({
    begin(table, frame) {
      const { cost } = frame
      frame.due = TOKENS.flatMap((kind) => (cost[kind] ? [{ kinds: [kind], n: cost[kind] }] : []))
      if (cost.asset) frame.due.push({ kinds: [...TOKENS, 'M'], n: cost.asset })
      frame.taken = {}
      frame.home = []
      frame.cards = []
      if (frame.due.length > 0 || cost.team3 || cost.discard) return
      pay(table.board, frame.seat, cost)
      if (cost.M) settleTiles(table, book.data)
      table.end(frame)
    },
    tokens: one<Picked | Readonly<Record<string, number>>>({
      when: (_, frame) => frame.due!.length > 0,
      one: (_, frame) => frame.seat,
      evident: true,
      ask({ board }, { seat, cost, due, taken }) {
        const { kinds, n } = due![0]!
        const targets = piecesOf(board, seat, kinds).flatMap((piece): Share[] => {
          const max = piece.max - (taken![piece.id] ?? 0) - (piece.kind === 'M' ? (cost.M ?? 0) : 0)
          return max > 0 ? [extended(pieceOption(book.data, board, piece, seat, seat), { max, rule: '09' })] : []
        })
        const [kind] = kinds
        const prompt: AtlasText =
          kinds.length > 1 || !kind || kind === 'M' ? { say: 'pay.assets', n } : { say: 'pay.tokens', n, kind }
        const topic = prompt.say === 'pay.tokens' ? `tree-${prompt.kind}` : 'influence'
        const beside = { shows: () => [...paidFor(book.data, board), dueOf(cost), TAKEN_BACK], topic }
        if (n > 1) return { ...beside, prompt, input: split(targets, n, n) }
        return { ...beside, prompt, input: pick(targets.map(({ max, ...option }) => option)) as never }
      },
      take(table, frame, answer) {
        const chosen = 'pick' in answer && typeof answer.pick === 'string' ? { [answer.pick]: 1 } : answer
        for (const [id, n] of Object.entries(chosen)) frame.taken![id] = (frame.taken![id] ?? 0) + (n as number)
        frame.due!.shift()
        table.jump(frame, 'tokens')
      },
    }),
    teams: one<Picked<TechCode, Picked<Row>>>({
      when: (_, { cost, home }) => home!.length < (cost.team3 ?? 0),
      one: (_, frame) => frame.seat,
      evident: true,
      ask({ board }, { seat, home }) {
        const { teams, waiting } = playerOf(board, seat)
        const rows = (['research', 'data'] as const).filter(
          (row) => waiting[row] + home!.filter(([, chosen]) => chosen === row).length < book.data.pack.rows.waiting,
        )
        const then = pick(
          rows.map((row) => ({
            id: row,
            label: { say: `row.${row}` as const },
            means: () => rowAfter(book.data, board, seat, row, -1),
          })),
        )
        const options = teams
          .filter((tech) => book.data.techs[tech]!.level === 3 && !home!.some(([chosen]) => chosen === tech))
          .map((tech) => ({
            id: tech,
            label: { say: 'team.on' as const, tech },
            means: { say: 'means.team' as const, tech },
            rule: '16',
            then,
          }))
        return {
          prompt: { say: 'pay.team' },
          shows: () => [...paidFor(book.data, board), { say: 'shows.home' }],
          topic: 'place',
          input: pick(options),
        }
      },
      take(table, frame, { pick: tech, then: { pick: row } }) {
        frame.home!.push([tech, row])
        table.jump(frame, 'teams')
      },
    }),
    cards: one<ChosenCards>({
      // With no more cards than are due there is nothing to choose, and how many cards somebody holds is public.
      when: ({ board }, { seat, cost }) => (cost.discard ?? 0) > 0 && playerOf(board, seat).hand.length > cost.discard!,
      one: (_, frame) => frame.seat,
      ask: ({ board }, { seat, cost }) => ({
        prompt: { say: 'pay.cards', n: cost.discard! },
        shows: () => [...paidFor(book.data, board), dueOf(cost)],
        topic: 'cards',
        input: cardsInput(playerOf(board, seat).hand, cost.discard!),
      }),
      idle: ({ board }, { seat, cost }) => cheapest(book.data, playerOf(board, seat).hand, cost.discard!),
      take(_, frame, answer) {
        frame.cards = [...cardsIn(answer)]
      },
    }),
    settle(table, { seat, cost, taken, home, cards }) {
      const { board } = table
      pay(board, seat, cost)
      returnPieces(board, seat, piecesOf(board, seat, [...TOKENS, 'M']), taken!)
      for (const [tech, row] of home!) sendHome(board, seat, tech, row)
      if (cost.discard) discardFromHand(table, book.data, seat, cards!.length > 0 ? cards! : [...playerOf(board, seat).hand])
      settleTiles(table, book.data)
    },
  }))

function pay(board: Board, seat: Seat, cost: Cost): void {
  const player = playerOf(board, seat)
  for (const res of RESOURCES) player[res] -= cost[res] ?? 0
}
