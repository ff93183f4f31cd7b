/** The kernel beside boardgame.io, and what one answer costs from stored snapshot to stored snapshot. */
import { HOSTED } from '../../src/games/index.ts'
import type { AnyGame, Decision, Seat, State } from '../../src/kernel/contract.ts'
import { apply, create, decisions, Following, isRefusal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { boardgameIoGame, boardgameIoStateSize } from './boardgame.ts'
import { atLeast, atMost, type Line, percentiles, rate, rounded } from './measure.ts'

type Watch = (after: { readonly state: unknown; readonly n: number; readonly stage: string; readonly seat: Seat }) => void

/** What somebody who answers gets to see besides. */
const looksOn =
  (game: AnyGame): Watch =>
  ({ state, seat }) =>
    game.view((state as State).board, seat)

/** Every question of everybody is looked at, as nobody does: what asking costs if nothing is left underived. */
const readsAll = (all: readonly Decision[]) => {
  for (const { input, idle } of all)
    if (input === undefined || idle === undefined) throw new Error('a question without an answer')
}

/** One whole random game, with the questions of all seats before each answer; returns the number of decisions. */
function randomGame(
  game: AnyGame,
  seats: number,
  seed: number,
  watch?: Watch,
  read?: (all: readonly Decision[]) => void,
): number {
  const random = dice(seed)
  const opening = { seats: Array.from({ length: seats }, (_, i) => `p${i + 1}`), random: randomFrom(seed) }
  const { state } = create(game, opening)
  const position = new Following(game, state)
  let n = 0
  for (; !state.outcome; n++) {
    const all = position.decisions()
    read?.(all)
    const open = all.filter(({ offer, given }) => !offer && given === undefined)
    const decision = open[random(open.length)]!
    const applied = position.answer(decision.seat, decision.id, sample(decision.input, random))
    if (isRefusal(applied)) throw new Error(applied.text.say)
    watch?.({ state, n, stage: decision.id.split('.')[1]!, seat: decision.seat })
  }
  return n
}

/** A yardstick that every machine has: reading 20 KB of JSON, much like a state. */
const PAGE = JSON.stringify(
  Array.from({ length: 300 }, (_, i) => ({
    id: `area-${i}`,
    owner: i % 5,
    units: [i, i * 7],
    name: 'Hyperborea',
    open: i % 3 === 0,
    of: null,
  })),
).slice(0, 20_480 - 1)
const TWENTY_KB = `${PAGE.slice(0, PAGE.lastIndexOf('},') + 1)}]`
function parseOnce(): number {
  for (let i = 0; i < 10; i++) JSON.parse(TWENTY_KB)
  return 10
}

export function* benchKernel(): Generator<Line> {
  const era = HOSTED.find(({ game }) => game.id === 'era-of-atlantis')!.game
  let seed = 0
  // In turns, so that a busy moment of the machine hits both.
  const [ours, theirs] = rate(
    3_000,
    () => randomGame(era, 4, ++seed),
    () => boardgameIoGame(dice(++seed)),
  )
  const ratio = rounded(ours!.perSecond / theirs!.perSecond, 1)
  yield {
    bench: 'kernel: decisions per second beside boardgame.io',
    era: Math.round(ours!.perSecond),
    boardgameIo: Math.round(theirs!.perSecond),
    ratio,
    goals: [atLeast('ratio', ratio, 10)],
    boardgameIoStateBytes: boardgameIoStateSize(),
  }
  const loops: number[] = []
  for (const { game } of HOSTED) {
    const seats = Math.min(4, game.seats.max)
    const sizes: number[] = []
    const watch = looksOn(game)
    const [plain, viewed, readThrough, parse] = rate(
      1_500,
      () => randomGame(game, seats, ++seed),
      () => randomGame(game, seats, ++seed, watch),
      () => randomGame(game, seats, ++seed, watch, readsAll),
      parseOnce,
    )
    for (let i = 0; i < 3; i++)
      randomGame(game, seats, ++seed, ({ state, n }) => n % 5 === 0 && sizes.push(JSON.stringify(state).length))
    const gamesPerSecond = rounded(plain!.perSecond / plain!.perRun, 1)
    loops.push(parse!.perSecond / viewed!.perSecond)
    yield {
      bench: `kernel: whole random games of ${game.id}`,
      seats,
      gamesPerSecond,
      decisionsPerSecond: Math.round(plain!.perSecond),
      microsecondsPerDecision: rounded(1e6 / plain!.perSecond, 1),
      inParsesOf20Kb: rounded(parse!.perSecond / plain!.perSecond),
      withOneViewInParsesOf20Kb: rounded(loops.at(-1)!),
      everyQuestionReadInParsesOf20Kb: rounded(parse!.perSecond / readThrough!.perSecond),
      goals: [atLeast('random games a second', gamesPerSecond, 100)],
      snapshotBytes: percentiles(sizes),
    }
  }
  const mean = rounded(loops.reduce((sum, each) => sum + each, 0) / loops.length)
  yield {
    bench: 'kernel: all decisions, an answer and a view, mean over the games, in parses of 20 KB',
    mean,
    goals: [atMost('mean', mean, 0.16), atMost('stretch: mean', mean, 0.12)],
  }
  yield oneAnswer(era)
  yield growth(era)
}

/** Parse the stored text, answer, print it again: what the table does for every press. */
function oneAnswer(game: AnyGame): Line {
  const times: number[] = []
  const text: string[] = []
  randomGame(game, 4, 77, ({ state }) => text.push(JSON.stringify(state)))
  for (const stored of text.slice(0, -1)) {
    const random = dice(1)
    const began = performance.now()
    const state = JSON.parse(stored)
    const [decision] = decisions(game, state).filter(({ given }) => given === undefined)
    if (!decision) continue
    const applied = apply(game, state, decision.seat, decision.id, sample(decision.input, random))
    if (!isRefusal(applied)) JSON.stringify(applied.state)
    times.push(performance.now() - began)
  }
  return { bench: 'kernel: one answer, from stored snapshot to stored snapshot (ms)', ...percentiles(times) }
}

/**
 * The cost of a decision must not grow with the length of the game. Compared are answers to the same questions in the second and
 * the last quarter of whole games: other questions come up later, and those may cost what they like.
 */
function growth(game: AnyGame): Line {
  const spent = new Map<string, { early: number[]; late: number[] }>()
  for (let seed = 1; seed <= 150; seed++) {
    const log: { stage: string; ms: number }[] = []
    let last = performance.now()
    const n = randomGame(game, 4, seed, ({ stage }) => {
      const now = performance.now()
      log.push({ stage, ms: now - last })
      last = now
    })
    for (const [i, { stage, ms }] of log.entries()) {
      const quarter = Math.floor((4 * i) / n)
      if (quarter !== 1 && quarter !== 3) continue
      const times = spent.get(stage) ?? { early: [], late: [] }
      times[quarter === 1 ? 'early' : 'late'].push(ms)
      spent.set(stage, times)
    }
  }
  let [early, late] = [0, 0]
  for (const times of spent.values()) {
    const weight = Math.min(times.early.length, times.late.length)
    if (weight === 0) continue
    early += weight * percentiles(times.early).p50
    late += weight * percentiles(times.late).p50
  }
  const ratio = rounded(late / early)
  return {
    bench: 'kernel: cost of the same decision late in the game / early',
    ratio,
    goals: [atMost('ratio', ratio, 1.2)],
  }
}
