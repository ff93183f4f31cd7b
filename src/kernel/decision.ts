/**
 * A question as it leaves the kernel. What it offers is derived when somebody looks at it, and once: whoever lists everybody's
 * questions mostly reads one of them. Like all that a question tells, it is looked at before its state is played on.
 */
import type { Absence, Ask, Decision, Input, Seat, Text, Told } from './contract.ts'
import { simplest } from './input.ts'
import { spelledOut } from './told.ts'

/** What is known of a question before it is looked at. */
type Waiting = Pick<Decision, 'id' | 'seat' | 'question' | 'sealed' | 'offer' | 'printable' | 'given'>

export class Question implements Decision {
  readonly id: string
  readonly seat: Seat
  readonly question: string
  readonly sealed: boolean
  readonly offer: boolean
  readonly printable: boolean
  readonly given: unknown
  readonly #derive: () => Ask
  readonly #idle: (() => unknown) | undefined
  #ask: Ask | undefined

  constructor({ id, seat, question, sealed, offer, printable, given }: Waiting, derive: () => Ask, idle?: () => unknown) {
    this.id = id
    this.seat = seat
    this.question = question
    this.sealed = sealed
    this.offer = offer
    this.printable = printable
    this.given = given
    this.#derive = derive
    this.#idle = idle
  }

  get #asked(): Ask {
    this.#ask ??= this.#derive()
    return this.#ask
  }
  get prompt(): Text {
    return this.#asked.prompt
  }
  get input(): Input {
    return this.#asked.input
  }
  get shows(): Told<readonly Text[]> | undefined {
    return this.#asked.shows
  }
  get absent(): Told<readonly Absence[]> | undefined {
    return this.#asked.absent
  }
  get topic(): string | undefined {
    return this.#asked.topic
  }
  get about(): string | undefined {
    return this.#asked.about
  }
  get small(): true | undefined {
    return this.#asked.small
  }
  get patient(): true | undefined {
    return this.offer ? this.#asked.patient : undefined // only offers are, so no question is derived to find out
  }
  get idle(): unknown {
    return this.#idle ? this.#idle() : simplest(this.input)
  }
  toJSON(): Decision {
    return spelledOut(this)
  }
}
