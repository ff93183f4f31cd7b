/**
 * The kernel proper: runs a game's agenda and derives its questions. No I/O, no clock, no other randomness than the state's.
 *
 * Look at the innermost frame. No stage left: drop it. An act: move on to the next stage, then run it, so that steps it
 * calls come back there. A question: skip it if its `when` says so, answer it if everything is there, else wait. A frame
 * with lanes: run each lane the same way; when all are through, go on. After every stage, `settle`.
 */
import type {
  Act,
  All,
  Ask,
  Decision,
  Event,
  Frame,
  Game,
  One,
  Options,
  Outcome,
  Seat,
  Setting,
  Stage,
  State,
  Step,
  Table,
  Text,
} from './contract.ts'
import { answerable, misfit, only, simplest } from './input.ts'
import { copy } from './json.ts'
import { draw, type RandomState, shuffle } from './random.ts'

/**
 * What an answer led to. `fence`: nothing up to here can be taken back. `learnt`: who came to know something hidden.
 * `forced`: what the kernel answered by itself.
 */
export type Applied<G> = { state: State<G>; events: Event[]; fence: boolean; learnt: 'all' | readonly Seat[]; forced: Forced[] }
export type Forced = { readonly seat: Seat; readonly decision: string; readonly answer: unknown }

/** Why an answer was not taken. Nothing has changed; the text says it to the person. */
export type Refusal = { readonly refused: 'finished' | 'stranger' | 'stale' | 'misfit' | 'early'; readonly text: Text }

export const isRefusal = (result: object): result is Refusal => 'refused' in result

/** A mistake in the rules, not in an answer. Names the place and never a value, so that it can be logged. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

const STAGES_WITHOUT_A_QUESTION = 10_000
const OVER = '·'

// ── The five functions everything else uses ─────────────────────────────────────────────────────────────────────

export type Opening = {
  readonly seats: readonly Seat[]
  readonly options?: Options
  readonly random: RandomState
  readonly held?: boolean
}

export function create<G>(game: Game<G>, opening: Opening): Applied<G> {
  const { seats } = opening
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    throw new Fault(`${game.id} is not for ${seats.length} seats`)
  const state: State<G> = {
    rules: { id: game.id, version: game.version, pack: game.pack },
    options: chosenOptions(game, opening.options ?? {}),
    seats: [...seats],
    board: undefined as G, // laid out in the next lines; no rule runs before
    agenda: [],
    frames: 0,
    told: 0,
    offered: {},
    random: [...opening.random],
    held: opening.held ?? false,
    outcome: null,
  }
  const play = new Play(game, state)
  return play.guard('setup', () => {
    state.board = game.setup(play)
    play.call(game.first, {})
    play.run()
    return play.applied(null)
  })
}

/** Every question that waits, or that seat's only. Offers come last. */
export function decisions<G>(game: Game<G>, state: State<G>, seat?: Seat): Decision[] {
  return new Play(game, state).decisions(seat)
}

/** The seats the game waits for. Everybody may know that. */
export function awaited<G>(game: Game<G>, state: State<G>): Seat[] {
  return new Play(game, state).awaited()
}

/** Applies an answer to a copy: whatever happens, the given state stays as it is. */
export function apply<G>(game: Game<G>, state: State<G>, seat: Seat, decision: string, answer: unknown): Applied<G> | Refusal {
  return consume(game, copy(state), seat, decision, answer)
}

/** The same without the copy, for a caller that can throw the state away if the rules turn out to be at fault. */
export function consume<G>(game: Game<G>, state: State<G>, seat: Seat, decision: string, answer: unknown): Applied<G> | Refusal {
  if (state.outcome) return { refused: 'finished', text: { say: 'refused.finished' } }
  if (!state.seats.includes(seat)) return { refused: 'stranger', text: { say: 'refused.stranger' } }
  const play = new Play(game, state)
  return play.guard(decision, () => play.answer(seat, decision, answer))
}

/** Opens complete sealed answers of a `held` game. */
export function reveal<G>(game: Game<G>, state: State<G>): Applied<G> | Refusal {
  if (state.outcome) return { refused: 'finished', text: { say: 'refused.finished' } }
  const play = new Play(game, copy(state))
  if (play.awaited().length > 0) return { refused: 'early', text: { say: 'refused.early' } }
  return play.guard('reveal', () => {
    play.mayOpen = true
    play.run()
    return play.applied(null)
  })
}

/** A stored state, brought up to the present rules and checked. */
export function load<G>(game: Game<G>, stored: unknown): State<G> {
  let state = stored as State<never>
  if (state?.rules?.id !== game.id) throw new Fault(`this is not a state of ${game.id}`)
  if (state.rules.version > game.version)
    throw new Fault(`${game.id}: the state is of version ${state.rules.version}, newer than these rules`)
  while (state.rules.version < game.version) {
    const { version } = state.rules
    const migrate = game.migrate[version]
    if (!migrate) throw new Fault(`${game.id}: no way from version ${version} to ${version + 1}`)
    state = migrate(state)
    if (state.rules.version !== version + 1) throw new Fault(`${game.id}: migration ${version} did not lead to ${version + 1}`)
  }
  if (state.rules.pack !== game.pack)
    throw new Fault(`${game.id}: this game was begun with another data pack (${state.rules.pack})`)
  const present = state as unknown as State<G>
  game.board.parse(present.board)
  for (const frame of framesOf(present.agenda)) stageOf(game, frame)
  return present
}

/** Settings left out take their default; unknown ones are refused. */
export function chosenOptions(game: { readonly id: string; readonly settings: readonly Setting[] }, chosen: Options): Options {
  for (const id of Object.keys(chosen))
    if (!game.settings.some((setting) => setting.id === id)) throw new Fault(`${game.id} has no setting "${id}"`)
  return Object.fromEntries(
    game.settings.map((setting) => {
      const value = chosen[setting.id] ?? setting.default
      if (!setting.choices.some(({ id }) => id === value))
        throw new Fault(`${game.id}: "${value}" is no choice for "${setting.id}"`)
      return [setting.id, value]
    }),
  )
}

export function* framesOf(stack: readonly Frame[]): Generator<Frame> {
  for (const frame of stack) {
    yield frame
    for (const lane of Object.values(frame.lanes ?? {})) yield* framesOf(lane)
  }
}

// ── Looking steps up ────────────────────────────────────────────────────────────────────────────────────────────

type Index = ReadonlyMap<
  string,
  { readonly stages: Step<never>['stages']; readonly next: ReadonlyMap<string, string>; readonly first: string }
>
const indices = new WeakMap<object, Index>()

function indexOf<G>(game: Game<G>): Index {
  let index = indices.get(game)
  if (!index) {
    index = new Map(
      game.steps.map(({ name, stages }) => {
        const names = Object.keys(stages)
        const next = new Map(names.map((stage, i) => [stage, names[i + 1] ?? OVER]))
        return [name, { stages: stages as Step<never>['stages'], next, first: names[0] ?? OVER }]
      }),
    )
    if (index.size !== game.steps.length) throw new Fault(`${game.id}: two steps share a name`)
    indices.set(game, index)
  }
  return index
}

function stageOf<G>(game: Game<G>, frame: Frame): Stage<G, object> | null {
  if (frame.at === OVER) return null
  const stage = indexOf(game).get(frame.step)?.stages[frame.at]
  if (!stage) throw new Fault(`${game.id} has no stage ${frame.step}.${frame.at}`)
  return stage as Stage<G, object>
}

const isAct = <G>(stage: Stage<G, object>): stage is Act<G, object> => typeof stage === 'function'
const isOne = <G>(stage: Stage<G, object>): stage is One<G, object, unknown> => 'one' in stage

type Waiting<G> = {
  readonly frame: Frame
  readonly stack: Frame[]
  readonly stage: One<G, object, unknown> | All<G, object, unknown>
}

// ── One run of the agenda ───────────────────────────────────────────────────────────────────────────────────────

class Play<G> implements Table<G> {
  readonly game: Game<G>
  readonly state: State<G>
  readonly events: Event[] = []
  readonly forced: Forced[] = []
  fence = false
  learnt: 'all' | Seat[] = []
  mayOpen: boolean
  private stack: Frame[]
  private budget = STAGES_WITHOUT_A_QUESTION

  constructor(game: Game<G>, state: State<G>) {
    this.game = game
    this.state = state
    this.stack = state.agenda
    this.mayOpen = !state.held
  }

  // What rules may do.

  get board() {
    return this.state.board
  }
  get seats() {
    return this.state.seats
  }
  get options() {
    return this.state.options
  }
  get version() {
    return this.state.rules.version
  }
  call<L extends object>(step: Step<G, L>, locals: L) {
    this.stack.push(this.frame(step, locals))
  }
  split<L extends object>(frame: Frame, step: Step<G, L>, lanes: Readonly<Record<Seat, L>>) {
    frame.lanes = Object.fromEntries(Object.entries(lanes).map(([seat, locals]) => [seat, [this.frame(step, locals)]]))
  }
  busy(seat: Seat) {
    for (const frame of framesOf(this.state.agenda)) if (frame.lanes?.[seat]?.length) return true
    return false
  }
  jump(frame: Frame, stage: string) {
    frame.at = stage
    stageOf(this.game, frame)
  }
  end(frame: Frame) {
    frame.at = OVER
  }
  random(n: number) {
    this.fence = true
    return draw(this.state.random, n)
  }
  shuffle<T>(items: T[]) {
    this.fence = true
    return shuffle(this.state.random, items)
  }
  say(text: Text) {
    this.events.push({ n: this.state.told++, to: 'all', text })
  }
  tell(seat: Seat, text: Text, publicly?: Text) {
    this.fence = true
    if (this.learnt !== 'all') this.learnt.push(seat)
    const n = this.state.told++
    if (publicly) this.events.push({ n, to: 'all', text: publicly })
    this.events.push({ n, to: seat, text })
  }
  uncover() {
    this.fence = true
    this.learnt = 'all'
  }
  finish(outcome: Outcome) {
    this.uncover()
    this.state.outcome = outcome
    this.state.agenda.length = 0
  }

  private frame<L extends object>(step: Step<G, L>, locals: L): Frame {
    const known = indexOf(this.game).get(step.name)
    if (!known) throw new Fault(`${this.game.id} does not list its step "${step.name}"`)
    return { ...locals, step: step.name, n: this.state.frames++, at: known.first, asked: 0 }
  }

  // Running.

  run() {
    this.runStack(this.state.agenda)
    if (this.state.agenda.length === 0 && !this.state.outcome) throw new Fault(`${this.game.id} stopped without an outcome`)
  }

  /** Plays a stack until it waits or is empty. */
  private runStack(stack: Frame[]) {
    while (!this.state.outcome) {
      const frame = stack[stack.length - 1]
      if (!frame) return
      if (frame.lanes) {
        for (const lane of Object.values(frame.lanes)) this.runStack(lane)
        if (this.state.outcome || Object.values(frame.lanes).some((lane) => lane.length > 0)) return
        delete frame.lanes
        continue
      }
      const stage = stageOf(this.game, frame)
      if (!stage) {
        stack.pop()
        continue
      }
      if (--this.budget < 0) throw new Fault(`${this.game.id}: runaway step ${frame.step}.${frame.at}`)
      if (isAct(stage)) {
        this.leave(stack, frame, () => stage(this, frame))
      } else if (stage.when && !stage.when(this, frame)) {
        frame.at = this.after(frame)
      } else if (isOne(stage)) {
        if (stage.gate?.(this, frame)) return
        const answer = stage.evident ? only(stage.ask(this, frame, stage.one(this, frame)).input) : undefined
        if (answer === undefined) return
        const seat = stage.one(this, frame)
        this.forced.push({ seat, decision: idOf(frame), answer })
        this.takeOne(stack, frame, stage, seat, answer)
      } else {
        if (!this.isClosed(frame, stage)) return
        this.takeAll(stack, frame, stage)
      }
    }
  }

  /** Moves on to the next stage before running this one, so that what it calls comes back to the right place. */
  private leave(stack: Frame[], frame: Frame, run: () => void) {
    frame.at = this.after(frame)
    this.stack = stack
    run()
    if (!this.state.outcome) this.game.settle?.(this)
  }

  private takeOne(stack: Frame[], frame: Frame, stage: One<G, object, unknown>, seat: Seat, answer: unknown) {
    frame.asked++
    this.leave(stack, frame, () => stage.take(this, frame, answer, seat))
  }

  private takeAll(stack: Frame[], frame: Frame, stage: All<G, object, unknown>) {
    const answers = frame.answers ?? {}
    delete frame.answers
    frame.asked++
    if (stage.sealed) this.uncover()
    this.leave(stack, frame, () => stage.take(this, frame, answers))
  }

  private isClosed(frame: Frame, stage: All<G, object, unknown>): boolean {
    const answers = frame.answers ?? {}
    if (stage.closes) return stage.closes(this, frame, answers)
    const asked = stage.all(this, frame)
    if (!asked.every((seat) => seat in answers)) return false
    // Where only one was asked there is nobody to be fair to: it opens at once.
    return !stage.sealed || this.mayOpen || asked.length <= 1
  }

  private after(frame: Frame): string {
    return indexOf(this.game).get(frame.step)!.next.get(frame.at)!
  }

  // Questions.

  private waiting(stack: Frame[] = this.state.agenda, found: Waiting<G>[] = []): Waiting<G>[] {
    const frame = stack[stack.length - 1]
    if (!frame) return found
    if (frame.lanes) {
      for (const lane of Object.values(frame.lanes)) this.waiting(lane, found)
      return found
    }
    const stage = stageOf(this.game, frame)
    if (stage && !isAct(stage) && !(isOne(stage) && stage.gate?.(this, frame))) found.push({ frame, stack, stage })
    return found
  }

  private seatsAsked({ frame, stage }: Waiting<G>): readonly Seat[] {
    return isOne(stage) ? [stage.one(this, frame)] : stage.all(this, frame)
  }

  awaited(): Seat[] {
    const waiting = this.waiting()
    const [single] = waiting
    if (waiting.length === 1 && isOne(single!.stage)) return [single!.stage.one(this, single!.frame)]
    const owing: Seat[] = []
    for (const each of waiting) {
      for (const seat of this.seatsAsked(each)) {
        if (!(each.frame.answers && seat in each.frame.answers) && !owing.includes(seat)) owing.push(seat)
      }
    }
    return this.state.seats.filter((seat) => owing.includes(seat))
  }

  decisions(only?: Seat): Decision[] {
    if (this.state.outcome) return []
    const found: Decision[] = []
    const waiting = this.waiting()
    for (const each of waiting) {
      for (const seat of this.seatsAsked(each)) if (only === undefined || seat === only) found.push(this.decision(each, seat))
    }
    if (this.game.offers && waiting.every(({ stage }) => stage.open)) {
      for (const seat of only === undefined ? this.state.seats : [only]) {
        for (const { key, ask } of this.game.offers(this, seat)) {
          const id = `offer.${key}.${this.state.offered[seat] ?? 0}`
          found.push({ ...ask, id, seat, sealed: false, offer: true, idle: simplest(ask.input) })
        }
      }
    }
    return found
  }

  private decision({ frame, stage }: Waiting<G>, seat: Seat): Decision {
    const { prompt, input, about }: Ask = stage.ask(this, frame, seat)
    const idle = stage.idle ? stage.idle(this, frame, seat) : simplest(input)
    const decision: { -readonly [Key in keyof Decision]: Decision[Key] } = {
      id: idOf(frame),
      seat,
      prompt,
      input,
      sealed: !isOne(stage) && stage.sealed === true,
      offer: false,
      idle,
    }
    if (about !== undefined) decision.about = about
    const given = frame.answers?.[seat]
    if (given !== undefined) decision.given = given
    return decision
  }

  /** Offers come between effects, never in the middle of one: only while every waiting question is open to them. */
  private offersTo(seat: Seat) {
    const { game } = this
    if (!game.offers || !this.waiting().every(({ stage }) => stage.open)) return []
    return game.offers(this, seat)
  }

  answer(seat: Seat, decision: string, answer: unknown): Applied<G> | Refusal {
    const taken = decision.startsWith('offer.')
      ? this.answerOffer(seat, decision, answer)
      : this.answerQuestion(seat, decision, answer)
    if (taken) return taken
    this.run()
    this.dropMisfits()
    return this.applied(seat)
  }

  private answerQuestion(seat: Seat, decision: string, answer: unknown): Refusal | null {
    const waiting = this.waiting().find((each) => idOf(each.frame) === decision && this.seatsAsked(each).includes(seat))
    if (!waiting) return STALE
    const { frame, stack, stage } = waiting
    const isTakenBack = answer === null && frame.answers !== undefined && seat in frame.answers
    if (isTakenBack) {
      delete frame.answers![seat]
      return null
    }
    const reason = misfit(stage.ask(this, frame, seat).input, answer)
    if (reason) return { refused: 'misfit', text: reason }
    if (isOne(stage)) {
      this.takeOne(stack, frame, stage, seat, copy(answer))
    } else {
      frame.answers = { ...frame.answers, [seat]: copy(answer) }
    }
    return null
  }

  private answerOffer(seat: Seat, decision: string, answer: unknown): Refusal | null {
    const count = this.state.offered[seat] ?? 0
    const offer = this.offersTo(seat).find(({ key }) => decision === `offer.${key}.${count}`)
    if (!offer) return STALE
    const reason = misfit(offer.ask.input, answer)
    if (reason) return { refused: 'misfit', text: reason }
    this.state.offered[seat] = count + 1
    this.stack = this.state.agenda
    offer.take(this, copy(answer) as never)
    this.game.settle?.(this)
    return null
  }

  /** The board may have moved under answers that wait for others: those that no longer fit are asked for again. */
  private dropMisfits() {
    for (const { frame, stage } of this.waiting()) {
      if (isOne(stage) || !frame.answers) continue
      for (const [seat, given] of Object.entries(frame.answers)) {
        if (!misfit(stage.ask(this, frame, seat).input, given)) continue
        delete frame.answers[seat]
        this.tell(seat, { say: 'kernel.ask-again' })
      }
    }
  }

  applied(by: Seat | null): Applied<G> {
    const awaited = this.awaited()
    const goesOn = by !== null && awaited.length === 1 && awaited[0] === by
    return { state: this.state, events: this.events, fence: this.fence || !goesOn, learnt: this.learnt, forced: this.forced }
  }

  guard<T>(place: string, run: () => T): T {
    try {
      return run()
    } catch (error) {
      if (error instanceof Fault) throw error
      const at = this.state.agenda.at(-1)
      throw new Fault(`${this.game.id} failed at ${at ? `${at.step}.${at.at}` : place}`, { cause: error })
    }
  }
}

const STALE: Refusal = { refused: 'stale', text: { say: 'refused.stale' } }

export const idOf = (frame: Frame) => `${frame.n}.${frame.at}.${frame.asked}`

/** For the suite: is every question one that can be answered, and its default legal? Returns what is wrong. */
export function unsound(decision: Decision): string | null {
  if (!answerable(decision.input)) return `${decision.id}: nobody can answer it`
  const reason = misfit(decision.input, decision.idle)
  return reason ? `${decision.id}: its default does not fit (${reason.say})` : null
}
