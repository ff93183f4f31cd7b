/**
 * What holds for every game, written once. A game joins by adding itself to `games.ts`.
 * Each property takes a position of a random game and returns what is wrong with it; null means that it holds.
 */

import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { alike } from '../../src/kernel/alike.ts'
import type { Decision, Option, Options, Seat, State, Text } from '../../src/kernel/contract.ts'
import { type Draft, fenced, undo } from '../../src/kernel/draft.ts'
import {
  type Applied,
  apply,
  awaited,
  create,
  decisions,
  framesOf,
  isRefusal,
  knownFrom,
  pending,
  question,
  reveal,
  unsound,
} from '../../src/kernel/engine.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { copy } from '../../src/kernel/json.ts'
import { bySeat, speakerOf } from '../../src/kernel/language.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { absentFrom, meaningOf, spelledOut, told } from '../../src/kernel/told.ts'
import { imagined, imagining } from '../../src/kernel/world.ts'
import type { Player } from '../../src/players/player.ts'
import { type Thinking, think } from '../../src/players/search.ts'

export type Play = { readonly seats: number; readonly options: Options }

export type Inheriting = {
  readonly hosted: AnyHosted
  readonly player: Player<never>
  /** Every player count and mode. */
  readonly plays: readonly Play[]
  /** What people may look for at that question, whoever they are: each is offered, blocked or said to be absent. */
  lookedFor?(decision: Decision, view: never): readonly string[]
  /** By its rules whatever was sealed is laid open to everybody: then it may be told, whether or not it can be seen afterwards. */
  readonly opensSeals?: true
  /** What must be true of every board of this game: the sentences that are not. */
  invariants(state: State<never>): readonly string[]
}

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

/**
 * A moment of a random game: the state, who is about to answer what, and what can be taken back. What every property would
 * derive again (all that is asked, what comes of the answer, the words of it) is derived once, by whoever asks first.
 */
export type Position = {
  readonly state: State
  readonly draft: Draft<unknown>
  readonly decision: Decision
  readonly answer: unknown
  readonly random: (n: number) => number
  open(): readonly Decision[]
  applied(): Applied<unknown>
  words(text: Text): string
}

export function positionAt(
  game: AnyHosted['game'],
  moment: Pick<Position, 'state' | 'draft' | 'decision' | 'answer' | 'random'>,
): Position {
  const { state, decision, answer } = moment
  let open: readonly Decision[] | undefined
  let applied: Applied<unknown> | undefined
  const spoken = new Map<Text, string>()
  const speaker = speakerOf('en-US', (seat) => `Player ${seat}`)
  return {
    ...moment,
    open: () => (open ??= decisions(game, state)),
    applied: () => (applied ??= accepted(apply(game, state, decision.seat, decision.id, answer, knownFrom([decision])))),
    words(text) {
      const words = spoken.get(text) ?? game.speak(text, speaker)
      spoken.set(text, words)
      return words
    },
  }
}

export type Look = (position: Position) => string | null

const MOST_DECISIONS = 20_000

/** Plays a random game; `look` is called before every answer. Returns the number of answers, or throws what is wrong. */
export function randomGame({ hosted: { game } }: Inheriting, play: Play, seed: number, look: Look = () => null): number {
  const random = dice(seed)
  const lookRandom = dice(seed + 1) // of its own, so that looking does not change the course of the game
  const opening = { seats: seatsOf(play.seats), options: play.options, random: randomFrom(seed), held: seed % 2 === 1 }
  let applied = create(game, opening)
  let draft = fenced(applied.state)
  let answers = 0
  while (!applied.state.outcome) {
    const { state } = applied
    const waiting = pending(game, state)
    const owing = waiting.filter(({ answered }) => !answered)
    // A complete sealed round of a held game: somebody may think again, then it is opened.
    if (owing.length === 0 && (waiting.length === 0 || state.held) && random(3) > 0) {
      applied = accepted(reveal(game, state))
      draft = fenced(applied.state)
      continue
    }
    const candidates = owing.length > 0 && random(4) > 0 ? owing : decisions(game, state)
    const chosen = candidates[random(candidates.length)]
    const decision = chosen && ('input' in chosen ? chosen : question(game, state, chosen, applied.known))
    if (!decision) throw new Error(`nobody can answer anything at ${where(state)}`)
    const answer = sample(decision.input, random)
    const position = positionAt(game, { state, draft, decision, answer, random: lookRandom })
    const wrong = look(position)
    if (wrong)
      throw new Error(
        `${wrong}\n  at ${where(state)}, decision ${decision.id} of ${decision.seat}, answer ${JSON.stringify(answer)}`,
      )
    applied = position.applied()
    draft = applied.fence ? fenced(applied.state) : { fence: draft.fence, since: [...draft.since, taken(decision, answer)] }
    if (++answers > MOST_DECISIONS) throw new Error(`no end after ${answers} answers, at ${where(applied.state)}`)
  }
  return answers
}

function accepted(result: ReturnType<typeof apply>): Applied<unknown> {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused} (${result.text.say})`)
  return result
}

const taken = ({ seat, id }: Decision, answer: unknown) => ({ seat, decision: id, answer })

const where = (state: State) => {
  const frame = state.agenda.at(-1)
  return frame ? `${frame.step}.${frame.at}` : 'the end'
}

// ── Properties ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Every question can be answered, and what the clock would answer is legal. */
export const questionsAreSound =
  (): Look =>
  ({ open }) => {
    for (const decision of open()) {
      const wrong = unsound(decision)
      if (wrong) return wrong
    }
    return null
  }

export const boardIsSound =
  (entry: Inheriting): Look =>
  ({ state }) => {
    entry.hosted.game.board.parse(state.board)
    const [broken] = entry.invariants(state as State<never>)
    return broken ?? null
  }

const isPlain = (written: string) => JSON.stringify(JSON.parse(written)) === written

/** A state is JSON through and through, and looking at it changes nothing. */
export const stateIsPlain =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, answer }) => {
    const before = JSON.stringify(state)
    if (!isPlain(before)) return 'the state does not survive a JSON round trip'
    decisions(game, state).forEach(spelledOut)
    for (const seat of [...state.seats, null]) {
      if (!isPlain(JSON.stringify(game.view(state.board, seat)))) return `the view of ${seat} is not plain JSON`
    }
    apply(game, state, decision.seat, decision.id, answer)
    return JSON.stringify(state) === before ? null : 'deriving questions, viewing or applying changed the state'
  }

/** An answer that may be taken back leaves no trace: the position before it returns to the byte, random state included. */
export const undoRestores =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, draft, decision, answer, applied }) => {
    if (applied().fence) return null
    const restored = undo(game, { fence: draft.fence, since: [...draft.since, taken(decision, answer)] }).state
    return JSON.stringify(restored) === JSON.stringify(state) ? null : 'undo does not restore the position'
  }

/** Everything that is shown has words. */
export const everythingHasWords =
  ({ hosted }: Inheriting): Look =>
  ({ state, decision, open, applied, words: wordsOf }) => {
    const { game } = hosted
    const speaker = speakerOf('en-US', (seat) => `Player ${seat}`)
    for (const shown of open()) {
      for (const text of textsOf(shown)) {
        const words = wordsOf(text)
        if (words === '' || /undefined|NaN|\[object/.test(words)) return `poor words for "${text.say}": ${words}`
      }
      for (const { label } of optionsIn(shown.input)) {
        const words = wordsOf(label)
        if (words.length > 80) return `the label "${label.say}" is too long for a button: ${words}`
      }
    }
    for (const { text } of applied().events) {
      const words = wordsOf(text)
      if (words === '' || /undefined|NaN|\[object/.test(words)) return `poor words for "${text.say}": ${words}`
    }
    for (const seat of [null, decision.seat]) {
      const board = hosted.describe(game.view(state.board, seat), speaker)
      if (board.length < 40 || /undefined|NaN|\[object/.test(board)) return `poor text board: ${board.slice(0, 200)}`
    }
    return null
  }

/** How far everybody is from winning is told from public facts: a seat's own view tells what everybody's does. */
export const raceIsForAll =
  ({ hosted }: Inheriting): Look =>
  ({ state }) => {
    const { game, race } = hosted
    if (!race) return null
    const seen = (seat: Seat | null) => race(game.view(state.board, seat), bySeat())
    const everybody = seen(null)
    const { lead, bars, lines } = everybody
    const words = [lead, ...bars.flatMap(({ name, note }) => [name, note]), ...lines]
    if (/undefined|NaN|\[object/.test(words.join(' '))) return `poor words for the race: ${words.join(' / ')}`
    const crooked = bars.find(({ share }) => !(share >= 0 && share <= 1))
    if (crooked) return `the bar of ${crooked.name} is ${crooked.share} long`
    const other = state.seats.find((seat) => !same(seen(seat), everybody))
    return other === undefined ? null : `the race tells ${other} more than everybody: ${firstDifference(seen(other), everybody)}`
  }

/** Why a random game ended as it did, and what was hidden in it, in words; null where it is said well. */
export function poorVerdict({ hosted: { game } }: Inheriting, play: Play, seed: number): string | null {
  const random = dice(seed)
  let { state } = create(game, { seats: seatsOf(play.seats), options: play.options, random: randomFrom(seed), held: false })
  for (let answers = 0; !state.outcome; answers++) {
    if (answers > MOST_DECISIONS) return `no end after ${answers} answers`
    const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
    const decision = open[random(open.length)]
    if (!decision) return `nobody can answer anything at ${where(state)}`
    state = accepted(apply(game, state, decision.seat, decision.id, sample(decision.input, random))).state
  }
  const { why, goals = {}, ranking, together } = state.outcome
  if (!why) return 'the end does not say why'
  const told = [why, ...Object.values(goals).flat()].map((text) => game.speak(text, bySeat()))
  const poor = told.find((words) => words.length < 10 || words.length > 400 || /undefined|NaN|\[object/.test(words))
  if (poor !== undefined) return `poor words at the end: "${poor}"`
  const winner = ranking[0]?.[0] ?? ''
  return together || told[0]!.includes(winner) ? null : `the verdict does not name ${winner}, who has won: "${told[0]}"`
}

/**
 * Every choice explains itself where a phone shows it: a label of at most 80 letters and a meaning of at most 100, both whole;
 * no section of a rulebook and no name that only the rules know. Where nothing can be chosen, the reason speaks.
 */
export const choicesExplainThemselves =
  ({ hosted }: Inheriting): Look =>
  ({ open, words }) => {
    // What nobody can open a table for speaks to nobody: the suite's own toy says its keys.
    if (!HOSTED.some(({ game }) => game.id === hosted.game.id)) return null
    for (const decision of open()) {
      for (const option of optionsIn(decision.input)) {
        const label = words(option.label)
        const meaning = meaningOf(option)
        const means = meaning ? words(meaning) : ''
        // A label may promise more (“Send it along with…”), unless it ends there because it ran out of room.
        const poor =
          (label.length < 76 ? unclear(label.replace(/…$/, ''), 80) : unclear(label, 80)) ??
          (means === '' && !option.blocked ? 'has no meaning' : unclear(means, 100))
        if (poor) return `"${label}" (${option.label.say}: ${meaning?.say ?? 'no meaning'}) ${poor}: ${means}`
      }
      for (const { label, why } of [decision, ...partsIn(decision.input)].flatMap(absentFrom))
        for (const text of [label, why]) {
          const poor = unclear(words(text), 400)
          if (poor) return `what is absent (${text.say}) ${poor}: ${words(text)}`
        }
    }
    return null
  }

/** A question and everything it leads to. */
export function* partsIn(input: Decision['input']): Generator<Decision['input']> {
  yield input
  for (const { then } of optionsIn(input)) if (then) yield then
}

export function* optionsIn(input: Decision['input']): Generator<Option> {
  const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  for (const option of options) {
    yield option
    if (option.then) yield* optionsIn(option.then)
  }
}

/** What is wrong with words that have to be read at a glance. */
function unclear(words: string, most: number): string | null {
  if (words.length > most) return `is longer than ${most} letters`
  if (/…$/.test(words)) return 'is cut off'
  if (/§|\b\d+\.\d+\.\d+\b/.test(words)) return 'names a section of the rulebook'
  if (/\b[a-z]+[._][a-z]+|\b[a-z]+[A-Z][a-z]/.test(words)) return 'names something by an id'
  return null
}

/**
 * Non-interference. For each seat and the channel, a state and one that differs only in what that seat may not know give
 * it the same view, decisions and awaited seats; and after the same answer on both, also the same events. Where the rules
 * declared that it learnt something, worlds may part; but of those that look the same afterwards it was told the same.
 */
export const nothingLeaks =
  ({ hosted: { game }, opensSeals }: Inheriting): Look =>
  ({ state, decision, answer, random }) => {
    const after = answered(game, state, decision, answer)
    const openly = (world: State) => (opensSeals ? [...framesOf(world.agenda)].map(({ answers }) => answers) : [])
    for (const seat of [...state.seats, null]) {
      const other = alike(game, state, seat, random)
      const wrong = difference(game, seat, state, other)
      if (wrong) return wrong
      const mayAnswerBoth = !misfit(findDecision(game, other, decision)?.input ?? NOTHING, answer)
      if (!mayAnswerBoth) {
        if (decision.seat === seat) return `${seat} is offered something else when others hold other things`
        continue
      }
      other.random = [...state.random]
      const afterOther = answered(game, other, decision, answer)
      const learns = (side: Applied<unknown>) => side.learnt === 'all' || (seat !== null && side.learnt.includes(seat))
      if (learns(after) !== learns(afterOther)) return `that ${seat} learns something depends on what it may not know`
      const heard = (side: Applied<unknown>) => side.events.filter(({ to }) => to === 'all' || to === seat)
      if (learns(after)) {
        const told = toldBeyondSight(game, state, seat, { after, openly: openly(state) }, (seals) => {
          const world = alike(game, state, seat, random, seals)
          world.random = [...state.random]
          const isLegal = !misfit(findDecision(game, world, decision)?.input ?? NOTHING, answer)
          return isLegal ? { after: answered(game, world, decision, answer), openly: openly(world) } : null
        })
        if (told) return told
        continue
      }
      if (!same(heard(after), heard(afterOther)))
        return `${seat} hears something it may not know, without \`uncover\` or \`tell\`: ${JSON.stringify([heard(after), heard(afterOther)])}`
      if (after.fence !== afterOther.fence) return 'whether an answer can be taken back depends on something hidden'
      const later = difference(game, seat, after.state, afterOther.state)
      if (later) return `after the answer, ${later}`
    }
    return null
  }

/** Applies an answer; where it was the last seal of a held game, opens them too: what is told then is told because of it. */
function answered(game: AnyHosted['game'], state: State, { seat, id }: Decision, answer: unknown): Applied<unknown> {
  const applied = accepted(apply(game, state, seat, id, answer))
  if (!state.held || applied.state.outcome || awaited(game, applied.state).length > 0) return applied
  const opened = accepted(reveal(game, applied.state))
  return { ...opened, events: [...applied.events, ...opened.events], learnt: 'all' }
}

const WORLDS = 4

/** What came of an answer, and what was laid open by it besides what can be seen. */
type Came = { readonly after: Applied<unknown>; readonly openly: readonly unknown[] }

/** Worlds that look the same to a seat afterwards must have told it the same: what it can see then is all it may have heard. */
function toldBeyondSight(
  game: AnyHosted['game'],
  state: State,
  seat: Seat | null,
  came: Came,
  another: (seals: 'drawn' | 'kept') => Came | null,
): string | null {
  const sight = ({ after: { state: now }, openly }: Came) => JSON.stringify([game.view(now.board, seat), now.outcome, openly])
  const heard = ({ after: { events } }: Came) => events.filter(({ to }) => to === 'all' || to === seat)
  const told = new Map([[sight(came), heard(came)]])
  for (let i = 0; i < WORLDS; i++) {
    const world = another(i % 2 === 0 ? 'kept' : 'drawn')
    if (!world) continue
    const before = told.get(sight(world))
    if (before && !same(before, heard(world)))
      return `when something was opened, ${seat ?? 'the channel'} was told more than it can see afterwards (${where(state)}): ${firstDifference(before, heard(world))}`
    told.set(sight(world), heard(world))
  }
  return null
}

/** What a seat imagines follows from what it may know: the same generator, the same worlds, however things truly lie. */
export const imaginationIsBlind =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, random }) => {
    for (const seat of state.seats) {
      const seed = random(2 ** 30)
      const [one, two] = [state, alike(game, state, seat, random)].map((each) => imagined(game, each, seat, dice(seed)))
      if (!same(one, two)) return `what ${seat} imagines depends on what it may not know: ${firstDifference(one, two)}`
    }
    return null
  }

/** What a computer answers on a state and on one that its seat cannot tell from it, by the same dice: null if it is the same. */
const answersApart = (
  { hosted: { game } }: Inheriting,
  { state, decision, random }: Position,
  answer: (position: Thinking) => unknown,
): string | null => {
  const { seat } = decision
  const seed = random(2 ** 30)
  const [one, two] = [state, alike(game, state, seat, random)].map((each) =>
    answer({
      seat,
      view: game.view(each.board, seat),
      decision: findDecision(game, each, decision)!,
      random: dice(seed),
      imagine: imagining(game, each, seat),
    }),
  )
  return same(one, two)
    ? null
    : `the computer in ${seat} plays by what it may not know at ${where(state)}: ${firstDifference(one, two)}`
}

/** A computer answers the same, whatever it may not know. */
export const computersAreHonest =
  (entry: Inheriting): Look =>
  (position) =>
    answersApart(entry, position, entry.player as Player)

/** And so does one that thinks. Looked at a few times in a game only: it plays on to the end from there, again and again. */
export function dishonestThought(entry: Inheriting, play: Play, seed: number, player = entry.player as Player): string | null {
  const looks = [9, 40, 90]
  let answers = 0
  let wrong: string | null = null
  const worlds = { most: 2, spent: () => worlds.most }
  const settings = { answers: 2, sure: 0, scale: 10 }
  randomGame(entry, play, seed, (position) => {
    if (looks.includes(answers++)) wrong ??= answersApart(entry, position, (each) => think(player, settings, worlds, each))
    return null
  })
  return wrong
}

/** From whom `scramble` hides nothing in a whole game. It has to be nobody: else the property above compared a state with itself. */
export function whereNothingIsHidden(entry: Inheriting, play: Play, seed: number): (Seat | 'the channel')[] {
  const { game } = entry.hosted
  const blind = new Set<Seat | null>([...seatsOf(play.seats), null])
  randomGame(entry, play, seed, ({ state, random }) => {
    for (const seat of blind) {
      const { board, agenda } = game.scramble(copy(state), seat, random)
      if (!same([board, agenda], [state.board, state.agenda])) blind.delete(seat)
    }
    return null
  })
  return [...blind].map((seat) => seat ?? 'the channel')
}

/** A sealed answer is nobody else's business: another one in its place changes nothing that others can notice. */
export const sealsHold =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, random, applied: given }) => {
    if (!decision.sealed) return null
    const applied = given()
    const instead = accepted(apply(game, state, decision.seat, decision.id, sample(decision.input, random)))
    const isStillSealed = (side: Applied<unknown>) => findDecision(game, side.state, decision)?.given !== undefined
    if (!isStillSealed(applied) || !isStillSealed(instead)) return null
    if (!same(applied.events, instead.events)) return 'a sealed answer is told'
    for (const seat of [...state.seats, null]) {
      if (seat === decision.seat) continue
      const wrong = difference(game, seat, applied.state, instead.state)
      if (wrong) return `of a sealed answer, ${wrong}`
    }
    return null
  }

/** Nothing a hostile client can send is taken for an answer it is not, and a refusal leaves the state as it was, to the byte. */
export const badInputChangesNothing =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, decision, random, open }) => {
    const before = JSON.stringify(state)
    const tried: unknown[] = []
    for (let i = 0; i < 12; i++) {
      const seat = HOSTILE_SEATS[random(HOSTILE_SEATS.length)] ?? decision.seat
      const id = random(3) > 0 ? decision.id : `${decision.id}${HOSTILE_IDS[random(HOSTILE_IDS.length)]}`
      const answer = hostileAnswer(random, 0)
      tried.push(answer)
      const asked = open().find((each) => each.seat === seat && each.id === id)
      const isLegal =
        asked !== undefined && (misfit(asked.input, answer) === null || (answer === null && asked.given !== undefined))
      const result = apply(game, state, seat, id, answer)
      if (isRefusal(result) === isLegal)
        return `${JSON.stringify(answer)} for ${id} of ${seat} was ${isLegal ? 'refused' : 'taken'}`
      if (isRefusal(result) && game.speak(result.text, bySeat()) === '') return 'a refusal without words'
    }
    return JSON.stringify(state) === before ? null : `one of these answers changed the state: ${JSON.stringify(tried)}`
  }

const HOSTILE_SEATS = [undefined, undefined, undefined, 'p1', 'p9', '__proto__', 'constructor', '']
const HOSTILE_IDS = ['', '.0', '|', '__proto__', '\u0000', '9']

/** Any JSON at all: huge numbers, prototype keys, deep and wrong shapes. */
function hostileAnswer(random: (n: number) => number, depth: number): unknown {
  const scalars = [
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    'done',
    'no',
    '__proto__',
    'constructor',
    '\u202e',
    '0'.repeat(300),
  ]
  const kind = random(depth > 3 ? 1 : 4)
  if (kind === 0) return scalars[random(scalars.length)]
  if (kind === 1) return Array.from({ length: random(4) }, () => hostileAnswer(random, depth + 1))
  if (kind === 2)
    return { pick: hostileAnswer(random, depth + 1), ...(random(2) === 0 && { then: hostileAnswer(random, depth + 1) }) }
  return JSON.parse(`{"__proto__":${JSON.stringify(hostileAnswer(random, depth + 1))},"pick":"done","toString":1}`)
}

function difference(game: AnyHosted['game'], seat: Seat | null, one: State, two: State): string | null {
  const [a, b] = [game.view(one.board, seat), game.view(two.board, seat)]
  if (!same(a, b)) return `the view of ${seat ?? 'the channel'} shows what it may not know: ${firstDifference(a, b)}`
  if (!same(awaited(game, one), awaited(game, two))) return `who is awaited tells ${seat ?? 'the channel'} something hidden`
  if (!same(shape(one), shape(two))) return `what is under way depends on something ${seat ?? 'the channel'} may not know`
  if (seat === null) return null
  const [c, d] = [one, two].map((state) => decisions(game, state, seat).map(spelledOut))
  return same(c, d) ? null : `the decisions of ${seat} show what it may not know: ${firstDifference(c, d)}`
}

/** Which question waits, without its secrets: a stage skipped for a hidden reason shows sooner or later, by the clock if not by the board. */
const shape = (state: State) => [...framesOf(state.agenda)].map(({ step, at, n, asked }) => [step, at, n, asked])

const NOTHING = { kind: 'pick', options: [] } as const
const findDecision = (game: AnyHosted['game'], state: State, { id, seat }: Decision) =>
  decisions(game, state, seat).find((decision) => decision.id === id)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]
    if (!same(x, y)) return firstDifference(x, y, `${path}.${key}`)
  }
  return `${path}: the order of keys`
}

export function* textsOf({
  prompt,
  input,
  absent,
}: Pick<Decision, 'prompt' | 'input' | 'absent'>): Generator<Decision['prompt']> {
  yield prompt
  for (const { label, why } of [...absentFrom({ ...(absent && { absent }) }), ...(input.absent ?? [])]) yield* [label, why]
  if (input.asks) yield input.asks
  const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  for (const option of options) {
    yield option.label
    if (option.means) yield told(option.means)
    if (option.group) yield option.group
    if (option.blocked) yield option.blocked
    if (option.then) yield* textsOf({ prompt: option.label, input: option.then })
  }
}
