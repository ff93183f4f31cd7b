/**
 * A small game that uses everything the kernel can do, for the kernel's own tests. Two to four seats hold hidden cards and
 * gather light: open turns with follow-ups, sealed bids, a private look, parallel lanes with a scarce tile, a common pledge
 * that closes early, offers out of turn. `plant` puts a known mistake into it, to show that the suite finds such mistakes.
 */
import { z } from 'zod'
import type { Hosted } from '../../src/games/hosted.ts'
import { BOARD, type LessonWords, type Script } from '../../src/games/lesson.ts'
import { type Frame, type Game, type Seat, type State, stepsOf, type Table } from '../../src/kernel/contract.ts'
import { framesOf } from '../../src/kernel/engine.ts'
import { amount, order, pick, some, split } from '../../src/kernel/input.ts'
import type { Speaker } from '../../src/kernel/language.ts'
import { speakWith } from '../../src/kernel/words.ts'
import { randomPlayer } from '../../src/players/player.ts'
import type { Inheriting } from '../suite/inherited.ts'

const schema = z.strictObject({
  round: z.number().int(),
  turn: z.string().nullable(),
  deck: z.array(z.number().int()),
  published: z.array(z.number().int()),
  opened: z.record(z.string(), z.number().int()),
  tiles: z.array(z.string()),
  seen: z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))),
  players: z.record(
    z.string(),
    z.strictObject({ light: z.number().int(), hand: z.array(z.number().int()), tile: z.string().nullable() }),
  ),
})
export type Board = z.infer<typeof schema>
type T = Table<Board>
const step = stepsOf<Board>()

export type Plant =
  | 'told at opening'
  | 'view'
  | 'skip'
  | 'undo'
  | 'event'
  | 'evident'
  | 'idle'
  | 'mutating ask'
  | 'same id'
  | 'scramble'
  | 'unsorted'
  | 'meaning'
  | null

const others = (t: T, seat: Seat) => t.seats.filter((other) => other !== seat)
const seatOption = <S extends string>(seat: S) => ({ id: seat, label: { say: 'seat', seat } })
const player = (t: T, seat: Seat) => t.board.players[seat]!

export function lanternsWith(plant: Plant): Hosted<Board, unknown> {
  const turn = step<{ seat: Seat }>('turn', ({ one }) => ({
    begin(t, f) {
      t.board.turn = f.seat
    },
    act: one({
      one: (_, f) => f.seat,
      open: true,
      ask: (t, f) => ({
        prompt: { say: 'turn' },
        ...(plant === 'meaning' && {
          shows: () => t.seats.map((seat) => ({ say: 'rested', seat, hand: player(t, seat).hand[0]! })),
        }),
        input: pick([
          { id: 'look', label: { say: 'look' }, then: pick(others(t, f.seat).map(seatOption)) },
          { id: 'bid', label: { say: 'bid' } },
          { id: 'kindle', label: { say: 'kindle' }, price: { of: 'light', cost: 1, left: player(t, f.seat).light - 1 } },
          { id: 'rest', label: { say: 'rest' }, leads: 'on' },
          { id: 'fly', label: { say: 'fly' }, blocked: { say: 'no-wings' } },
        ]),
      }),
      idle: () => ({ pick: 'rest', then: undefined }) as never,
      take(t, f, a) {
        if (a.pick === 'look') t.call(look, { seat: f.seat, victim: a.then! })
        if (a.pick === 'bid') t.call(bid, { seat: f.seat })
        if (a.pick === 'kindle') t.call(kindle, { seat: f.seat })
        if (a.pick === 'rest') {
          if (plant === 'undo') player(t, f.seat).hand[0] = t.board.deck[0]!
          t.say({ say: 'rested', seat: f.seat, ...(plant === 'event' && { hand: player(t, f.seat).hand[0]! }) })
        }
      },
    }),
    arrange: one({
      one: (_, f) => f.seat,
      ask: () => ({
        prompt: { say: 'arrange' },
        input: order(['a', 'b', plant === 'same id' ? 'a' : 'c'].map((id) => ({ id, label: { say: 'letter', id } }))),
      }),
      take: (t, f, letters) => t.say({ say: 'arranged', seat: f.seat, letters: letters.join('') }),
    }),
  }))

  const look = step<{ seat: Seat; victim: { pick: Seat } }, { seen: number }>('look', ({ one }) => ({
    peek(t, f) {
      const { hand } = player(t, f.victim.pick)
      f.seen = hand[t.random(hand.length)]!
      t.board.seen[f.seat]!.push([f.victim.pick, f.seen])
      t.tell(f.seat, { say: 'saw', card: f.seen }, { say: 'looked', seat: f.seat, victim: f.victim.pick })
    },
    publish: one({
      one: (_, f) => f.seat,
      ...(plant === 'skip' && { when: (_: T, f: Frame & { seen: number }) => f.seen > 4 }),
      evident: plant === 'evident',
      ask: (_, f) => ({
        prompt: { say: 'publish' },
        input: pick(
          f.seen > 4
            ? [
                { id: 'no', label: { say: 'no' }, leads: 'on' },
                { id: 'yes', label: { say: 'yes' } },
              ]
            : [{ id: 'no', label: { say: 'no' }, leads: 'on' }],
        ),
      }),
      take(t, f, a) {
        player(t, f.seat).light += 2
        if (a.pick !== 'yes') return
        t.uncover()
        t.board.published.push(f.seen)
        t.say({ say: 'published', card: f.seen })
      },
    }),
  }))

  const bid = step<{ seat: Seat }>('bid', ({ all }) => ({
    seal: all({
      sealed: true,
      all: (t) => t.seats,
      ask: (t, _, seat) => {
        if (plant === 'mutating ask') t.board.round += 0.5
        return {
          prompt: { say: 'dial' },
          input: amount(0, player(t, seat).light, { of: 'light', cost: 1, left: player(t, seat).light }),
        }
      },
      ...(plant === 'idle' && { idle: () => 99 }),
      take(t, f, bids) {
        const best = Math.max(...Object.values(bids))
        t.board.opened = { ...bids }
        if (plant === 'told at opening') for (const seat of t.seats) t.say({ say: 'rested', seat, hand: player(t, seat).hand })
        for (const seat of t.seats) player(t, seat).light -= bids[seat]!
        const winners = t.seats.filter((seat) => bids[seat] === best)
        if (winners.length === 1) player(t, winners[0]!).light += 4
        t.say({ say: 'opened', seat: f.seat, best })
      },
    }),
  }))

  const kindle = step<{ seat: Seat }>('kindle', ({ one, all }) => ({
    share: one({
      one: (_, f) => f.seat,
      ask: (t) => ({
        prompt: { say: 'share' },
        input: split(
          t.seats.map((seat) => ({ ...seatOption(seat), max: 2 })),
          0,
          3,
        ),
      }),
      take(t, _, shares) {
        for (const seat of t.seats) player(t, seat).light += shares[seat] ?? 0
      },
    }),
    pledge: all({
      all: (t) => t.seats,
      ask: (t, _, seat) => ({ prompt: { say: 'pledge' }, input: amount(0, player(t, seat).light) }),
      closes: (t, _, pledges) =>
        Object.values(pledges).reduce((sum, n) => sum + n, 0) >= 2 || t.seats.every((seat) => seat in pledges),
      take(t, _, pledges) {
        for (const seat of t.seats) player(t, seat).light -= pledges[seat] ?? 0
      },
    }),
  }))

  const growth = step<Record<never, never>>('growth', () => ({
    together(t, f) {
      t.split(f, grow, Object.fromEntries(t.seats.map((seat) => [seat, { seat }])))
    },
    over(t) {
      t.board.tiles = ['sun', 'moon', 'star', 'comet']
      for (const seat of t.seats) player(t, seat).tile = null
    },
  }))

  const grow = step<{ seat: Seat }>('grow', ({ one }) => ({
    discard: one({
      one: (_, f) => f.seat,
      ask: (t, f) => ({
        prompt: { say: 'discard' },
        input: some(
          player(t, f.seat).hand.map((_card, i) => ({ id: `${i}`, label: { say: 'card', i } })),
          0,
          1,
        ),
      }),
      take(t, f, gone) {
        const { hand } = player(t, f.seat)
        for (const i of gone) {
          hand[Number(i)] = t.board.deck.splice(t.random(t.board.deck.length), 1, hand[Number(i)]!)[0]!
          t.tell(f.seat, { say: 'drew', card: hand[Number(i)]! }, { say: 'swapped', seat: f.seat })
        }
      },
    }),
    tile: one({
      one: (_, f) => f.seat,
      gate: (t, f) => t.seats.slice(0, t.seats.indexOf(f.seat)).some((seat) => t.busy(seat)),
      evident: true,
      ask: (t) => ({
        prompt: { say: 'tile' },
        input: pick(t.board.tiles.map((id) => ({ id, label: { say: 'tile-name', id } }))),
      }),
      take(t, f, a) {
        player(t, f.seat).tile = a.pick
        t.board.tiles = t.board.tiles.filter((tile) => tile !== a.pick)
      },
    }),
  }))

  const gift = step<{ seat: Seat }>('gift', () => ({
    give(t, f) {
      player(t, f.seat).light--
      t.say({ say: 'gave', seat: f.seat })
    },
  }))

  const rounds = step<Record<never, never>, object, 'start'>('rounds', () => ({
    start(t, f) {
      if (++t.board.round > 4) {
        const light = (seat: Seat) => player(t, seat).light
        const ranking = [...t.seats].sort((a, b) => light(b) - light(a)).map((seat) => [seat])
        t.finish({
          ending: 'dawn',
          ranking,
          why: { say: 'brightest', seat: ranking[0]![0]!, light: light(ranking[0]![0]!) },
          scores: Object.fromEntries(t.seats.map((seat) => [seat, [{ label: { say: 'light' }, points: light(seat) }]])),
        })
        return
      }
      t.jump(f, 'start')
      if (t.board.round % 2 === 0) t.call(growth, {})
      for (const seat of [...t.seats].reverse()) t.call(turn, { seat })
    },
  }))

  const game: Game<Board, unknown> = {
    id: 'lanterns',
    version: 1,
    pack: 'none',
    seats: { min: 2, max: 4 },
    settings: [
      {
        id: 'wind',
        label: { say: 'wind' },
        choices: [
          { id: 'calm', label: { say: 'calm' } },
          { id: 'gale', label: { say: 'gale' } },
        ],
        default: 'calm',
      },
    ],
    board: schema,
    setup(t) {
      const deck = t.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      const players = Object.fromEntries(t.seats.map((seat) => [seat, { light: 5, hand: deck.splice(0, 2), tile: null }]))
      return {
        round: 0,
        turn: null,
        published: [],
        opened: {},
        deck,
        tiles: ['sun', 'moon', 'star', 'comet'],
        seen: Object.fromEntries(t.seats.map((seat) => [seat, []])),
        players,
      }
    },
    first: rounds,
    steps: [rounds, turn, look, bid, kindle, growth, grow, gift],
    settle(t) {
      for (const seat of t.seats) if (player(t, seat).light > 20) player(t, seat).light = 20
    },
    offers: (t, seat) =>
      player(t, seat).light > 0
        ? [
            {
              key: 'gift',
              ask: { prompt: { say: 'gift' }, input: pick([{ id: 'give', label: { say: 'give' } }]) },
              take: (table) => table.call(gift, { seat }),
            },
          ]
        : [],
    view: (board, seat) => ({
      round: board.round,
      turn: board.turn,
      deck: board.deck.length,
      published: board.published,
      opened: board.opened,
      tiles: board.tiles,
      ...(seat !== null && { seen: board.seen[seat]! }),
      players: Object.fromEntries(
        Object.entries(board.players).map(([id, { light, hand, tile }]) => [
          id,
          { light, tile, hand: id === seat || plant === 'view' ? hand : hand.length },
        ]),
      ),
    }),
    scramble(state, seat, random) {
      if (plant === 'scramble') return state
      const { board } = state
      const hidden = Object.keys(board.players).filter((id) => id !== seat)
      const pool = [...board.deck, ...hidden.flatMap((id) => board.players[id]!.hand)]
      if (plant !== 'unsorted') pool.sort((a, b) => a - b)
      for (let i = pool.length - 1; i > 0; i--) {
        const j = random(i + 1)
        const card = pool[i]!
        pool[i] = pool[j]!
        pool[j] = card
      }
      for (const id of hidden) board.players[id]!.hand = board.players[id]!.hand.map(() => pool.pop()!)
      board.deck = pool
      for (const frame of framesOf(state.agenda) as Iterable<Frame & { seat?: Seat; seen?: number }>) {
        if (frame.step === 'look' && frame.seen !== undefined && frame.seat !== seat) frame.seen = 1 + random(12)
      }
      for (const id of hidden) for (const memory of board.seen[id]!) memory[1] = 1 + random(12)
      return state as State<Board>
    },
    migrate: {},
    speak: speakWith({ 'en-US': PHRASES }),
  }
  return {
    game,
    title: 'Lanterns',
    about: () => ({ blurb: 'A test of light.', topics: [], lessons: { evening: LESSON_WORDS } }),
    lessons: [LESSON],
    talk: 'free',
    round: () => 1,
    headline: () => 'Lanterns',
    describe: (view) => `The board of lanterns, as text: ${JSON.stringify(view)}`,
    places: () => [],
    withPack: () => lanternsWith(plant),
  }
}

/** A lesson with every kind of beat: to be read, to be done, to be done freely. */
const LESSON: Script<'hello' | 'rest' | 'letters' | 'dusk' | 'yours'> = {
  id: 'evening',
  seats: 2,
  options: {},
  secret: 'an evening by the lake',
  beats: [
    { id: 'hello' },
    { id: 'rest', at: 'turn.act', choose: { pick: 'rest' } },
    { id: 'letters', at: 'turn.arrange', choose: ['c', 'b', 'a'] },
    { id: 'dusk', point: BOARD },
    { id: 'yours', at: 'turn.act' },
  ],
}
const LESSON_WORDS: LessonWords<unknown, 'hello' | 'rest' | 'letters' | 'dusk' | 'yours'> = {
  title: 'An evening by the lake',
  about: 'You light a lantern and put out another.',
  minutes: 2,
  beats: {
    hello: { say: 'Lanterns burn on the lake.' },
    rest: { say: 'Rest first.', rather: 'Nobody runs in the dark.' },
    letters: { say: 'Put the letters in order.' },
    dusk: { say: (view) => `It is round ${(view as { round: number }).round}.` },
    yours: { say: 'Now do as you like.' },
  },
  end: 'Good night.',
}

const PHRASES = {
  brightest: ({ seat, light }: { seat: Seat; light: number }, s: Speaker) => `(brightest) ${s.name(seat)}, ${light}`,
  ...Object.fromEntries(
    [
      'seat',
      'turn',
      'look',
      'bid',
      'kindle',
      'rest',
      'fly',
      'no-wings',
      'rested',
      'arrange',
      'letter',
      'arranged',
      'saw',
      'looked',
      'publish',
      'no',
      'yes',
      'published',
      'dial',
      'opened',
      'share',
      'pledge',
      'discard',
      'card',
      'tile',
      'tile-name',
      'gave',
      'drew',
      'swapped',
      'gift',
      'give',
      'wind',
      'calm',
      'gale',
      'light',
    ].map((key) => [key, `(${key})`]),
  ),
}

export const lanterns: Inheriting = {
  hosted: lanternsWith(null),
  player: randomPlayer,
  plays: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  invariants(state: State<never>) {
    const { board } = state as State<Board>
    const cards = [...board.deck, ...Object.values(board.players).flatMap(({ hand }) => hand)]
    return [
      ...(new Set(cards).size === 12 ? [] : ['a card is missing or doubled']),
      ...(Object.values(board.players).some(({ light }) => light < 0 || light > 20) ? ['light out of bounds'] : []),
    ]
  },
}
