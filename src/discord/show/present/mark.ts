/**
 * What was shown of a choice when it was pressed: its words, its meaning and its price, as a few letters, and the cost in
 * figures. A press counts if the same choice is still on these terms, whatever else has changed; if it is not, somebody wants to know
 * what changed before they pay for it.
 */
import type { Input, Option, Price } from '../../../kernel/contract.ts'
import { canonical } from '../../../kernel/json.ts'
import { meaningOf, told } from '../../../kernel/told.ts'
import type { BotText } from '../../../words/words.ts'
import { BESIDE, decode, type Marked, pathOptions } from './answer-code.ts'
import { digest } from './names.ts'
import { labelOf, type Question, type Voice } from './question.ts'
import type { Choice } from './rows.ts'

const LETTERS = 4
/** Nothing for what is no choice yet: half an answer only leads on, and harms nobody. */
export function markOf(input: Input, code: string): string {
  const chosen = code.endsWith('/') ? undefined : decode(input, code)
  if (chosen === undefined) return ''
  const terms = termsOf(input, chosen)
  const cost = terms.prices.at(-1)?.cost
  return `${digest(canonical(terms)).slice(0, LETTERS)}${cost === undefined ? '' : `.${cost}`}`
}

/** What the picks on the way to a form cost when it was opened; its own choices say what they are themselves. */
export function wayMarkOf(input: Input, path: string): string {
  const costs = pathOptions(input, path).map(({ price }) => (price ? [price.of, price.cost] : null))
  return costs.length > 0 ? digest(canonical(costs)).slice(0, LETTERS) : ''
}

type Terms = { readonly prices: readonly { of: string; cost: number }[]; readonly words: readonly unknown[] }

/** On the way to a choice only what it costs matters: how things stand there is told where it is opened. */
function termsOf(input: Input, chosen: unknown): Terms {
  const options = chosenIn(input, chosen)
  return {
    prices: pricesOf(input, chosen).map(({ of, cost }) => ({ of, cost })),
    words: options.map((option) => [option.label, meaningOf(option) ?? null]),
  }
}

/** What an answer chooses in the end. */
function chosenIn(input: Input, chosen: unknown): readonly Option[] {
  switch (input.kind) {
    case 'amount':
      return []
    case 'split':
      return input.targets.filter(({ id }) => Object.hasOwn(chosen as object, id))
    case 'some':
    case 'order':
      return input.options.filter(({ id }) => (chosen as readonly string[]).includes(id))
    case 'pick': {
      const { option, then } = pickedIn(input, chosen)
      return option.then ? chosenIn(option.then, then) : [option]
    }
  }
}

/** Everything it costs, step by step. */
function pricesOf(input: Input, chosen: unknown): readonly Price[] {
  if (input.kind === 'amount') return input.each ? [input.each] : []
  if (input.kind !== 'pick') return chosenIn(input, chosen).flatMap(({ price }) => price ?? [])
  const { option, then } = pickedIn(input, chosen)
  return [...(option.price ? [option.price] : []), ...(option.then ? pricesOf(option.then, then) : [])]
}

function pickedIn({ options }: Extract<Input, { kind: 'pick' }>, chosen: unknown) {
  const { pick, then } = chosen as { readonly pick: string; readonly then?: unknown }
  return { option: options.find(({ id }) => id === pick)!, then }
}

/** Choices of a list carry their marks in their values. */
export function marked({ decision, path }: Question, choice: Choice): Choice {
  const mark = markOf(decision.input, path + choice.value)
  return mark ? { ...choice, value: `${choice.value}${BESIDE}${mark}` } : choice
}

/** What is no longer as it was shown, in words; null if it still is. `said` is how it was called then, where that is known. */
export function changeIn(voice: Voice, input: Input, { code, mark }: Marked, said: string): BotText | null {
  const now = markOf(input, code)
  if (now === '') return { say: 'press.gone', said }
  if (mark === '' || mark === now) return null
  const chosen = decode(input, code)
  const [option = pathOptions(input, code).at(-1), another] = chosenIn(input, chosen)
  const label = option && !another ? labelOf(voice, option) : said
  const price = pricesOf(input, chosen).at(-1)
  const was = costIn(mark)
  if (price && was !== undefined && was !== price.cost)
    return { say: 'press.price', label, of: price.of, many: price.many ?? price.of, cost: price.cost, was }
  return { say: 'press.means', label, means: option?.means && !another ? voice.say(told(option.means)) : '' }
}

const costIn = (mark: string): number | undefined => {
  const [, cost] = mark.split('.')
  return cost === undefined ? undefined : Number(cost)
}
