/**
 * One run of a game's agenda: takes answers, plays on until something waits.
 *
 * Look at the innermost frame. No stage left: drop it. An act: move on to the next stage, then run it, so that steps it
 * calls come back there. A question: skip it if its `when` says so, answer it if everything is there, else wait. A frame
 * with lanes: run each lane the same way; when all are through, go on. After every stage, `settle`.
 */
import type { Ask, Event, Frame, Game, Outcome, Seat, State, Step, Telling, Text } from './contract.ts'
import { misfit, only } from './input.ts'
import { copy, extended } from './json.ts'
import { type Asked, type Asking, askedBeside, awaitedAt, type Known, offersTo, waitingFor, waitingIn } from './questions.ts'
import { draw, shuffle } from './random.ts'
import {
  type AllAsks,
  Fault,
  framesOf,
  type Index,
  idOf,
  indexOf,
  type Lane,
  type OneAsks,
  OVER,
  placeOf,
  type Waiting,
} from './steps.ts'
import { told } from './told.ts'

/**
 * What an answer led to. `fence`: nothing up to here can be taken back. `learnt`: who came to know something hidden.
 * `revocable`: but the rules know a way back. `forced`: what the kernel answered by itself. `known`: what was derived from the
 * state on the way.
 */
export type Applied<G> = {
  state: State<G>
  events: Event[]
  fence: boolean
  revocable: boolean
  learnt: 'all' | readonly Seat[]
  forced: Forced[]
  known: readonly Known[]
}
export type Forced = { readonly seat: Seat; readonly decision: string; readonly answer: unknown }

/** Why an answer was not taken. Nothing has changed; the text says it to the person. */
export type Refusal = { readonly refused: 'finished' | 'stranger' | 'stale' | 'misfit' | 'early'; readonly text: Text }

const STALE: Refusal = { refused: 'stale', text: { say: 'refused.stale' } }
const STAGES_WITHOUT_A_QUESTION = 10_000

export class Play<G> implements Asking<G> {
  readonly game: Game<G>
  readonly state: State<G>
  readonly index: Index
  mayOpen: boolean
  // Of the answer that is played.
  private events: Event[] = []
  private forced: Forced[] = []
  private fence = false
  private learnt: 'all' | Seat[] = []
  /** The lane it was given in, and what others were asked beside it. */
  private lane: Lane = null
  private beside = ''
  private isRevocable = false
  private budget = STAGES_WITHOUT_A_QUESTION
  // Of the state, as long as it is played here.
  private stack: Frame[]
  /** Stages that have run; and every step on the way, those included that were left out. */
  private ran = 0
  private moves = 0
  /** What waiting questions offer, and how many stages had run by then: it holds until another one does. */
  private known: readonly Known[]
  private knownAt = 0
  /** Looked for once, and again when the agenda has been played on. */
  private found: readonly Waiting<G>[] | undefined

  constructor(game: Game<G>, state: State<G>, known: readonly Known[] = []) {
    this.game = game
    this.state = state
    this.index = indexOf(game)
    this.stack = state.agenda
    this.known = known
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
  split<L extends object>(frame: Frame, step: Step<G, L>, lanes: Readonly<Record<Seat, L>>, apart?: 'apart') {
    frame.lanes = Object.fromEntries(Object.entries(lanes).map(([seat, locals]) => [seat, [this.frame(step, locals)]]))
    if (apart) frame.apart = true
  }
  busy(seat: Seat) {
    for (const frame of framesOf(this.state.agenda)) if (frame.lanes?.[seat]?.length) return true
    return false
  }
  jump<Goals extends string>(frame: Frame<Goals>, stage: NoInfer<Goals>) {
    frame.at = stage
    placeOf(this.index, frame) // A stage of that name there must be.
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
  say(text: Text, telling?: Telling) {
    this.events.push({ n: this.state.told++, to: 'all', text, ...telling })
  }
  tell(seat: Seat, text: Text, publicly?: Text | null, telling?: Telling) {
    this.fence = true
    if (this.learnt !== 'all') this.learnt.push(seat)
    const n = this.state.told++
    if (publicly) this.events.push({ n, to: 'all', text: publicly, ...telling })
    this.events.push({ n, to: seat, text, ...telling })
  }
  uncover() {
    this.fence = true
    this.learnt = 'all'
  }
  revocable() {
    this.isRevocable = true
  }
  finish(outcome: Outcome) {
    this.uncover()
    this.state.outcome = outcome
    this.state.agenda.length = 0
  }

  private frame<L extends object>(step: Step<G, L>, locals: L): Frame {
    const known = this.index.steps.get(step.name)
    if (!known) throw new Fault(`${this.game.id} does not list its step "${step.name}"`)
    return extended(locals, { step: step.name, n: this.nextNumber(), at: known.first, asked: 0 })
  }

  /** A draft in one lane is played again after others have gone on in theirs: its questions must still have the same ids. */
  private nextNumber(): number | string {
    const [first] = this.stack
    if (!first || this.stack === this.state.agenda) return this.state.frames++
    first.called = (first.called ?? 0) + 1
    return `${first.n}-${first.called}`
  }

  // Asking.

  get waiting(): readonly Waiting<G>[] {
    this.found ??= waitingIn(this, this.state.agenda)
    return this.found
  }

  /** Derived once, however often it is looked at. Answers that others have given change nothing in it. */
  askedOf({ frame, stage, id }: Asked<G>, seat: Seat): Ask {
    for (const each of this.present()) if (each.id === id && each.seat === seat) return each.ask
    const ask = stage.ask(this, frame, seat)
    this.known = [...this.present(), { id, seat, ask }]
    this.knownAt = this.ran
    return ask
  }

  private present(): readonly Known[] {
    return this.knownAt === this.ran ? this.known : []
  }

  // Running.

  run() {
    this.found = undefined
    this.runStack(this.state.agenda)
    if (this.state.agenda.length === 0 && !this.state.outcome) throw new Fault(`${this.game.id} stopped without an outcome`)
  }

  /** Plays a stack until it waits or is empty. */
  private runStack(stack: Frame[]) {
    while (!this.state.outcome) {
      const frame = stack[stack.length - 1]
      if (!frame) return
      if (frame.lanes) {
        const lanes = Object.values(frame.lanes)
        this.runLanes(lanes)
        if (this.state.outcome || lanes.some((lane) => lane.length > 0)) return
        // The last one first: otherwise V8 makes a dictionary of the frame.
        delete frame.apart
        delete frame.lanes
        continue
      }
      const place = placeOf<G>(this.index, frame)
      if (!place) {
        stack.pop()
        this.moves++
        continue
      }
      if (--this.budget < 0) throw new Fault(`${this.game.id}: runaway step ${frame.step}.${frame.at}`)
      const { act, asks, next } = place
      if (!asks) {
        this.leave(stack, frame, next)
        act!(this, frame)
        this.settle()
      } else if (asks.when && !asks.when(this, frame)) {
        frame.at = next
        this.moves++
      } else if (asks.one) {
        if (asks.gate?.(this, frame)) return
        if (!asks.evident) return
        const seat = asks.one(this, frame)
        const id = idOf(frame)
        const answer = only(this.askedOf({ frame, stage: asks, id }, seat).input)
        if (answer === undefined) return
        this.forced.push({ seat, decision: id, answer })
        this.takeOne(stack, frame, asks, seat, answer)
      } else {
        if (!this.isClosed(frame, asks)) return
        this.takeAll(stack, frame, asks)
      }
    }
  }

  /** One lane's progress may open another's gate, so they are looked at again until each has stood still since any last moved. */
  private runLanes(lanes: readonly Frame[][]) {
    let still = 0
    for (let before = -1; before !== this.ran && !this.state.outcome; ) {
      before = this.ran
      for (const lane of lanes) {
        const { moves } = this
        this.runStack(lane)
        still = moves === this.moves ? still + 1 : 1
        if (still === lanes.length) return
      }
    }
  }

  /** Moves on to the next stage before this one runs, so that what it calls comes back to the right place. */
  private leave(stack: Frame[], frame: Frame, next: string) {
    frame.at = next
    this.stack = stack
    this.moves++
    this.ran++
  }

  private settle() {
    if (!this.state.outcome) this.game.settle?.(this)
  }

  private takeOne(stack: Frame[], frame: Frame, stage: OneAsks<G>, seat: Seat, answer: unknown) {
    frame.asked++
    this.leave(stack, frame, this.after(frame))
    stage.take(this, frame, answer, seat)
    this.settle()
  }

  private takeAll(stack: Frame[], frame: Frame, stage: AllAsks<G>) {
    const answers = frame.answers ?? {}
    delete frame.answers
    frame.asked++
    if (stage.sealed) this.uncover()
    this.leave(stack, frame, this.after(frame))
    stage.take(this, frame, answers)
    this.settle()
  }

  private isClosed(frame: Frame, stage: AllAsks<G>): boolean {
    const answers = frame.answers ?? {}
    if (stage.closes) return stage.closes(this, frame, answers)
    const asked = stage.all(this, frame)
    if (!asked.every((seat) => seat in answers)) return false
    // Where only one was asked there is nobody to be fair to: it opens at once.
    return !stage.sealed || this.mayOpen || asked.length <= 1
  }

  private after(frame: Frame): string {
    return placeOf(this.index, frame)?.next ?? OVER
  }

  // Answers.

  answer(seat: Seat, decision: string, answer: unknown): Applied<G> | Refusal {
    this.begin()
    const taken = decision.startsWith('offer.')
      ? this.answerOffer(seat, decision, answer)
      : this.answerQuestion(seat, decision, answer)
    if (taken) return taken
    this.run()
    this.dropMisfits()
    return this.applied(seat)
  }

  private begin() {
    this.events = []
    this.forced = []
    this.fence = false
    this.learnt = []
    this.lane = null
    this.beside = ''
    this.isRevocable = false
    this.budget = STAGES_WITHOUT_A_QUESTION
  }

  private answerQuestion(seat: Seat, decision: string, answer: unknown): Refusal | null {
    const asked = waitingFor(this, seat, decision)
    if (!asked) return STALE
    const { frame, stack, stage } = asked
    this.lane = asked.lane
    if (asked.lane === 'apart') this.beside = askedBeside(this, seat)
    const isTakenBack = answer === null && frame.answers !== undefined && seat in frame.answers
    if (isTakenBack) {
      delete frame.answers![seat]
      return null
    }
    const reason = misfit(this.askedOf(asked, seat).input, answer)
    if (reason) return { refused: 'misfit', text: reason }
    if (stage.one) {
      this.takeOne(stack, frame, stage, seat, copy(answer))
    } else {
      frame.answers = extended(frame.answers ?? {}, { [seat]: copy(answer) })
    }
    return null
  }

  private answerOffer(seat: Seat, decision: string, answer: unknown): Refusal | null {
    const count = this.state.offered[seat] ?? 0
    const offer = offersTo(this, seat).find(({ key }) => decision === `offer.${key}.${count}`)
    if (!offer) return STALE
    const reason = misfit(told(offer.ask).input, answer)
    if (reason) return { refused: 'misfit', text: reason }
    if (this.waiting.some(({ lane }) => lane === 'shared')) this.lane = 'shared'
    this.state.offered[seat] = count + 1
    this.stack = this.state.agenda
    this.ran++
    offer.take(this, copy(answer) as never)
    this.game.settle?.(this)
    return null
  }

  /** The board may have moved under answers that wait for others: those that no longer fit are asked for again. */
  private dropMisfits() {
    if (this.ran === 0) return
    for (const each of this.waiting) {
      const { frame, stage, asked } = each
      if (stage.one || !frame.answers) continue
      for (const [seat, given] of Object.entries(frame.answers)) {
        if (!asked.includes(seat) || !misfit(this.askedOf(each, seat).input, given)) continue
        delete frame.answers[seat]
        this.tell(seat, { say: 'kernel.ask-again' })
      }
    }
  }

  applied(by: Seat | null): Applied<G> {
    const { state, events, learnt, forced } = this
    const fence = this.fence || by === null || !this.goesOn(by)
    return { state, events, fence, revocable: this.isRevocable && !this.fence, learnt, forced, known: this.present() }
  }

  /** The same seat is to answer next, and nobody else is asked, or waits to see, anything they were not before. */
  private goesOn(by: Seat): boolean {
    if (this.lane === 'shared') return false
    const awaited = awaitedAt(this)
    if (awaited.length === 1) return awaited[0] === by
    return this.lane === 'apart' && awaited.includes(by) && this.beside === askedBeside(this, by)
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
