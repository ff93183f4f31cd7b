/** What an order comes to when a question is asked: by what it means, by the printed default, or by the words of a choice. */
import type { AnyHosted } from '../games/hosted.ts'
import type { Policy, Wishes } from '../games/policy.ts'
import type { AnyGame, Decision, Input, Seat } from '../kernel/contract.ts'
import { misfit } from '../kernel/input.ts'
import { canonical } from '../kernel/json.ts'
import type { Speaker } from '../kernel/language.ts'
import type { Order, Seated } from '../store/store.ts'
import { PUBLIC } from '../words/words.ts'
import { speakerAt } from './position.ts'
import { sentFrom } from './sent.ts'
import type { Held } from './states.ts'

const MOST_ANSWERS = 5_000
/** Orders answer within it. */
const A_MOMENT = 60_000

/** Every question the rules can put, for choosing one before it is asked. */
export const kindsOf = (game: AnyGame): string[] =>
  game.steps.flatMap(({ name, stages }) =>
    Object.entries(stages).flatMap(([stage, each]) => (typeof each === 'function' ? [] : [`${name}.${stage}`])),
  )

export type Wording = { readonly words: string; readonly answer: unknown }

/** The answers to a question that can be named in words. */
export function* answersInWords(input: Input, say: (text: Decision['prompt']) => string, before = ''): Generator<Wording> {
  if (input.kind === 'amount') {
    for (let n = input.min; n <= input.max; n++) yield { words: `${before}${n}`, answer: n }
  } else if (input.kind === 'pick') {
    for (const option of input.options) {
      if (option.blocked) continue
      const words = `${before}${say(option.label)}`
      if (!option.then) yield { words, answer: { pick: option.id } }
      else
        for (const { words: all, answer } of answersInWords(option.then, say, `${words}, `))
          yield { words: all, answer: { pick: option.id, then: answer } }
    }
  }
}

/** Orders were once written with chevrons, and are still kept so. */
const spoken = (words: string) => words.toLowerCase().replaceAll(' › ', ', ')

/** What an order in these words answers to this question; undefined if it has nothing to say. */
export function answerOf(wanted: Order['words'], decision: Decision, game: AnyGame, speaker: Speaker): unknown {
  if (wanted === null) return decision.idle
  let looked = 0
  for (const { words, answer } of answersInWords(decision.input, (text) => game.speak(text, speaker))) {
    if (spoken(words) === spoken(wanted)) return misfit(decision.input, answer) ? undefined : answer
    if (++looked > MOST_ANSWERS) return undefined
  }
  return undefined
}

/** What an order answers to a question, by meaning or by words; undefined where it is about another, or has nothing to say. */
export function answerBy(
  { policy, when, words }: Order,
  decision: Decision,
  hosted: AnyHosted,
  view: unknown,
  speaker: Speaker,
): unknown {
  if (!policy) return when === decision.question ? answerOf(words, decision, hosted.game, speaker) : undefined
  const known = policyOf(hosted, policy.id)
  if (!known?.answers.includes(decision.question)) return undefined
  const { seat, question, prompt, input, idle } = decision
  const answer = known.answer({ seat, question, prompt, input, idle, view }, policy.wishes)
  return answer === undefined || misfit(input, answer) ? undefined : answer
}

export const policyOf = ({ policies = [] }: AnyHosted, id: string): Policy | undefined => policies.find((each) => each.id === id)

export type Left = NonNullable<Order['policy']>

/** What binds it to one thing alone: all it knows besides what was chosen. */
function bindingOf({ id, wishes }: Left, hosted: AnyHosted): Wishes {
  const fields = policyOf(hosted, id)?.fields ?? []
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => !fields.some((field) => field.id === name)))
}

/** Was it sealed along with another answer, for what comes of that alone? */
export const isBound = ({ policy }: Pick<Order, 'policy'>, hosted: AnyHosted): boolean =>
  policy !== undefined && Object.keys(bindingOf(policy, hosted)).length > 0

export const isForTheSame = ({ policy }: Order, other: Left, hosted: AnyHosted): boolean =>
  policy?.id === other.id && canonical(bindingOf(policy, hosted)) === canonical(bindingOf(other, hosted))

/** Is what it was left for over? */
export const isPast = (order: Order, hosted: AnyHosted, view: unknown): boolean =>
  isBound(order, hosted) && (policyOf(hosted, order.policy!.id)?.beside?.isPast(order.policy!.wishes, view) ?? false)

/** The questions this seat can still be asked. */
export const stillAsked = (hosted: AnyHosted, view: unknown): string[] =>
  kindsOf(hosted.game).filter((kind) => hosted.stillAsked?.[kind]?.(view) ?? true)

/** The policies for them. */
export function policiesFor(hosted: AnyHosted, view: unknown): readonly Policy[] {
  const asked = stillAsked(hosted, view)
  return (hosted.policies ?? []).filter(({ answers, bounds }) => bounds || answers.some((kind) => asked.includes(kind)))
}

/** Seats whose orders answer what they are asked, whatever happens: nobody has to call them. */
export function answeredAhead(table: Seated, held: Held, at: number): readonly Seat[] {
  const isSure = ({ stopAfter, until }: Order) => stopAfter === null && (until === null || until > at + A_MOMENT)
  return table.seats.flatMap(({ seat, orders }) => {
    const sure = orders.filter(isSure)
    if (orders.length === 0) return []
    const decision = held.decisions(seat).find(({ offer, given }) => !offer && given === undefined)
    if (!decision) return []
    if (sentFrom({ orders }, decision.id)) return [seat]
    const view = held.view(seat)
    const speaker = speakerAt(table, PUBLIC)
    return sure.some((order) => answerBy(order, decision, held.hosted, view, speaker) !== undefined) ? [seat] : []
  })
}
