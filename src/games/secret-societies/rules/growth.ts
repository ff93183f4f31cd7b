/** Growth: everybody at once, each at their own pace; in Round 7 with further trades. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { type Player, turnOrder } from '../board.ts'
import { KINDS, type Kind, REGIONS, type Region } from '../data/effect.ts'
import type { Agenda, Rules } from '../data/rules.ts'
import type { SocietiesText } from '../words/words.ts'
import { type Absent, emptyKinds, lackingPower, otherTiles, unless } from './absent.ts'
import { kindOption } from './choices.ts'
import { dueFor } from './due.ts'
import { run } from './effects.ts'
import { swapsOf } from './invest.ts'
import { possible } from './named.ts'
import { holds, priced, receive, spend } from './purse.ts'
import { fill, filledSpaces, investOption, isPayable, maySpend, missedWords } from './spaces.ts'
import { GROW, GROWTH } from './steps.ts'
import { type Choice, lacking, pick, playerAt, type Section, split, type T, write } from './table.ts'
import { earlierBusy, takeTile, tileInput, tileQuestion, tilesFor } from './tiles.ts'

export type Swap = Picked<Kind, Picked<Kind>>
type Shares = Readonly<Record<string, number>>
type Answer = Picked<string, Swap | Picked<string> | Shares | readonly string[] | undefined>

export const growthSteps: Section = (rules) => [
  // Growth; Gaining Monuments (the note on one Growth Phase).
  write(GROWTH, () => ({
    begin(table, frame) {
      const { board } = table
      const lowest = REGIONS.map((region) => [region, board.monuments[region]![0]] as const).filter(([, value]) => value)
      board.lowest = Object.fromEntries(lowest) as Record<Region, number>
      for (const seat of table.seats) {
        playerAt(table, seat).trades = []
        playerAt(table, seat).swaps = swapsOf(rules, playerAt(table, seat))
      }
      const lanes = turnOrder(board, table.seats).map((seat) => [seat, { seat }])
      table.split(frame, GROW, Object.fromEntries(lanes), 'apart')
    },
    end({ board, seats }) {
      board.lowest = null
      for (const seat of seats) board.players[seat]!.owed = 0
    },
  })),

  // One player's Growth: a loop until they are done.
  write(GROW, ({ one }) => ({
    // What was marked, one after the other; each with all it brings before the next is paid for.
    next(table, frame) {
      const [wish, ...others] = frame.wishes ?? []
      if (wish === undefined) return
      frame.wishes = others
      table.jump(frame, 'next')
      if (isPayable(rules, table, frame.seat, wish)) return fill(rules, table, frame.seat, wish)
      frame.missed = true
      table.say(missedWords(rules, table, frame.seat, wish), { concerns: [frame.seat] })
    },
    // Whoever could not have everything is asked again, even if nothing else can be paid for: so it can be taken back.
    what: one<Answer>({
      when: (table, { seat, missed = false }) => missed || mayGrow(rules, table, seat),
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, { seat }) => ({
        prompt: growthPrompt(rules, table, seat),
        shows: [
          { say: 'shows.regionsDearer', land: rules.regionInvestment.landPerEarlier },
          { say: 'shows.neighbours' },
          ...(table.board.round === rules.agenda.length ? [{ say: 'shows.lastGrowth' } as const] : []),
        ],
        absent: () => notInThisGrowth(rules, table, seat),
        topic: 'growth',
        about: seat,
        small: true,
        input: pick(growthOptions(rules, table, seat)),
      }),
      default: 'printed',
      idle: () => ({ pick: 'done', then: undefined }),
      take(table, frame, { pick, then }, seat) {
        frame.missed = false
        if (pick === 'done') return
        table.jump(frame, 'next')
        if (pick === 'invest') frame.wishes = then as readonly string[]
        else grow(rules, table, seat, pick, then)
      },
    }),
    // A Tile gained while earlier seats are still busy is chosen when they are done; then Growth goes on.
    tile: one({
      when: (table, { seat }) => isOwedTile(rules, table, seat),
      gate: (table, { seat }) => earlierBusy(table, seat),
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => tileQuestion(rules, table, seat),
      take(table, frame, { pick }, seat) {
        table.jump(frame, 'what')
        takeOwedTile(rules, table, seat, pick)
      },
    }),
    end: (table, { seat }) => table.say({ say: 'growth.done', seat }, { weight: 'detail' }),
  })),
]

/** With what there is to spend: the picture may be far up the channel. */
function growthPrompt(rules: Rules, table: T, seat: Seat): SocietiesText {
  const { land, industry, population } = playerAt(table, seat)
  return { say: 'growth', last: table.board.round === rules.agenda.length, land, industry, population }
}

/** Round 7 trades are the only things paid in Coins. */
function grow(rules: Rules, table: T, seat: Seat, choice: string, then: Answer['then']) {
  if (choice === 'tile') return takeOwedTile(rules, table, seat, (then as Picked<string>).pick)
  if (choice === 'swap') {
    playerAt(table, seat).swaps -= 1
    return swap(table, seat, then as Swap)
  }
  const trade = tradesOf(rules, table).find(({ id }) => choice === `trade:${id}` || choice === `several:${id}`)!
  const gain = choice.startsWith('several:') ? gainOf(then as Shares) : trade.gain
  const times = choice.startsWith('several:') ? sharedOut(then as Shares) : 1
  const coins = times * coinsFor(trade)
  spend(table, seat, 'coin', coins)
  const player = playerAt(table, seat)
  player.trades = [...player.trades, ...Array.from({ length: times }, () => trade.id)]
  table.say({ say: 'traded', seat, coins, effects: gain }, { weight: 'detail', concerns: [seat] })
  run(table, seat, dueFor('trade', gain))
}

type Trade = Agenda['trades'][number]
const coinsFor = ({ pay }: Trade) => ('coin' in pay ? pay.coin : 0)
const sharedOut = (shares: Shares) => Object.values(shares).reduce((sum, n) => sum + n, 0)
const gainOf = (shares: Shares) => (Object.entries(shares) as [Kind, number][]).flatMap(([fx, n]) => (n > 0 ? [{ fx, n }] : []))

/** What can be bought any number of times can be bought several times in one answer, each time as one likes. */
function severalOf(table: T, seat: Seat, trade: Trade): Choice<string, Answer['then']>[] {
  const [effect, other] = trade.gain
  const { coins } = playerAt(table, seat)
  const most = coinsFor(trade) > 0 ? Math.floor(coins / coinsFor(trade)) : 0
  if ((trade.times ?? null) !== null || effect?.fx !== 'any' || effect.n !== 1 || other || most < 2) return []
  const targets = effect.of.map((kind) => extended(kindOption(table, seat, kind), { max: most }))
  return [
    {
      id: `several:${trade.id}`,
      label: { say: 'grow.several', of: effect.of },
      means: { say: 'means.grow.several', coins: coinsFor(trade), most },
      ...TRADES,
      then: split(targets, 2, most),
    },
  ]
}

function takeOwedTile(rules: Rules, table: T, seat: Seat, tile: string) {
  playerAt(table, seat).owed -= 1
  takeTile(rules, table, seat, tile)
}

const isOwedTile = (rules: Rules, table: T, seat: Seat) =>
  playerAt(table, seat).owed > 0 && tilesFor(rules, table, seat).length > 0

const tradesOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.trades

function openTrades(rules: Rules, table: T, player: Player): Agenda['trades'] {
  const trades = tradesOf(rules, table)
  if (trades.length === 0) return trades
  const made = (id: string) => player.trades.filter((each) => each === id).length
  return trades.filter(({ id, times }) => made(id) < (times ?? Number.POSITIVE_INFINITY))
}

// ── What can be done ────────────────────────────────────────────────────────────────────────────────────────────

/** Coins are hidden, so whoever might do something with them is asked. */
const mayGrow = (rules: Rules, table: T, seat: Seat): boolean => {
  const player = playerAt(table, seat)
  if (player.swaps > 0 || openTrades(rules, table, player).length > 0) return true
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat)) return true
  return maySpend(rules, player)
}

function growthOptions(rules: Rules, table: T, seat: Seat): Choice<string, Answer['then']>[] {
  const player = playerAt(table, seat)
  const options: Choice<string, Answer['then']>[] = [investOption(rules, player)]
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat))
    options.push({
      id: 'tile',
      label: { say: 'grow.tile' },
      means: { say: 'means.grow.tile' },
      ...TRADES,
      then: lacking(() => otherTiles(rules, table, seat), tileInput(rules, table, seat)),
    })
  if (player.swaps > 0) options.push({ id: 'swap', ...TRADES, ...swapOption(table, seat, player.swaps) })
  for (const trade of openTrades(rules, table, player)) {
    const coin = coinsFor(trade)
    const useless = !trade.gain.some((effect) => isUseful(table, player, effect))
    options.push({
      id: `trade:${trade.id}`,
      label: { say: 'grow.trade', effects: trade.gain },
      means: { say: 'means.grow.trade', left: player.coins - coin },
      ...TRADES,
      ...(useless && { blocked: { say: 'trade.useless' } }),
      ...priced(coin, player.coins),
    })
    options.push(...severalOf(table, seat, trade))
  }
  const last = table.board.round === rules.agenda.length
  options.push({ id: 'done', label: { say: 'grow.done' }, means: { say: 'means.grow.done', last }, leads: 'end' })
  return options
}

/** What is filled already, and what belongs to another Round, or to a Project that is not started. */
function notInThisGrowth(rules: Rules, table: T, seat: Seat): Absent[] {
  const player = playerAt(table, seat)
  const trades = tradesOf(rules, table)
  const open = openTrades(rules, table, player)
  return [
    ...filledSpaces(rules, player),
    ...unless(
      player.swaps > 0,
      { say: 'absent.swap' },
      () => lackingPower(rules, table, seat, 'swap') ?? { say: 'absent.swapsUsed' },
    ),
    ...unless(trades.length > 0, { say: 'absent.trades' }, () => ({ say: 'absent.lastGrowth' })),
    ...trades
      .filter((trade) => !open.includes(trade))
      .map(({ gain }): Absent => ({ label: { say: 'grow.trade', effects: gain }, why: { say: 'absent.bought' } })),
    ...unless(!isOwedTile(rules, table, seat) || !earlierBusy(table, seat), { say: 'grow.tile' }, () => ({
      say: 'absent.tileWaits',
    })),
  ]
}

const TRADES = { group: { say: 'group.trade' } } as const
/** Would the trade bring anything at all? */
const isUseful = (table: T, player: Player, effect: Parameters<typeof possible>[2]): boolean =>
  effect.fx === 'choice'
    ? effect.of.some((option) => option.every((each) => possible(table.board, player, each)))
    : possible(table.board, player, effect)

// ── Swaps, here and in the Round 5 Event ────────────────────────────────────────────────────────────────────────

/** One unit becomes another kind. */
export function swapOption(table: T, seat: Seat, left: number) {
  const held = KINDS.filter((kind) => holds(table, seat, kind) > 0)
  const into = (from: Kind) => pick(KINDS.filter((kind) => kind !== from).map((kind) => kindOption(table, seat, kind)))
  return {
    label: { say: 'swap' as const, left },
    means: { say: 'means.swap' as const, left },
    then: lacking(
      emptyKinds((kind) => holds(table, seat, kind)),
      pick(
        held.map((kind) => ({
          id: kind,
          label: { say: 'kind.held', kind, n: holds(table, seat, kind) },
          means: () => ({ say: 'means.give', left: holds(table, seat, kind) - 1 }),
          then: into(kind),
        })),
      ),
    ),
    ...(held.length === 0 && { blocked: { say: 'swap.nothing' as const } }),
  }
}

export function swap(table: T, seat: Seat, { pick: from, then: { pick: to } }: Swap) {
  spend(table, seat, from, 1)
  receive(table, seat, to, 1)
  table.say({ say: 'swapped', seat, from, to }, { weight: 'detail' })
}
