/** Complete answers: every one there is as a choice, and each in words. */
import type { Amount, Input, Option, Price, Split } from '../../../kernel/contract.ts'
import { meaningOf, told } from '../../../kernel/told.ts'
import { BUTTON_LABEL, OPTION_TEXT } from '../limits.ts'
import { codeOf } from './answer-code.ts'
import { packMarks, packShares } from './pack.ts'
import { aboutOf, labelOf, priceText, unended, type Voice, withPrice } from './question.ts'
import type { Choice } from './rows.ts'

/** All complete answers as choices, if they are at most `most` and can be told apart: none is cut off, no two read alike. */
export function leavesWithin(question: Voice, input: Input, most: number): Choice[] | null {
  const leaves = leavesOf(question, input)
  const found: Choice[] = []
  for (const leaf of leaves) {
    if (leaf === null || leaf.label.length > OPTION_TEXT || found.length === most) return null
    found.push(leaf)
  }
  return new Set(found.map(({ label }) => label)).size === found.length ? found : null
}

/** The same, if each of them says all that its picks mean: what would go unsaid, or read like a formula, is asked step by step. */
export function plainLeavesWithin(question: Voice, input: Input, most: number): Choice[] | null {
  const leaves = leavesWithin(question, input, most)
  return leaves?.every(({ label, isCut }) => !isCut && label.length <= BUTTON_LABEL) ? leaves : null
}

/** Complete answers one by one; null where a follow-up is of a kind that cannot be listed. `single`: of several to mark, each alone. */
export function* leavesOf(question: Voice, input: Input, single = false): Generator<Choice | null> {
  if (input.kind === 'amount') {
    const { each } = input
    for (let n = input.min; n <= input.max; n++) {
      const price = each && priceText(question, priceOf(each, n))
      yield { value: `=${n}`, label: `${n}`, ...(price && { price, about: price }) }
    }
    return
  }
  if (input.kind === 'split' && input.targets.every(({ price }) => !price)) {
    for (const shares of mixesOf(input)) yield { value: `*${packShares(input, shares)}`, label: mixText(question, input, shares) }
    return
  }
  if (input.kind === 'some' && single && input.min <= 1) {
    for (const [i, option] of input.options.entries())
      if (!option.blocked)
        yield { value: `+${packMarks(input, [i])}`, label: labelOf(question, option), about: aboutOf(question, option) }
    return
  }
  if (input.kind !== 'pick') {
    yield null
    return
  }
  for (const [i, option] of input.options.entries()) {
    if (option.blocked) continue
    if (!option.then) {
      yield choiceOf(question, input.options, i)
      continue
    }
    for (const leaf of leavesOf(question, option.then, single)) {
      if (leaf === null) {
        yield null
        return
      }
      const own = option.price && priceText(question, option.price)
      const { about, isCut } = aboutBoth(aboutOf(question, option), leaf.about)
      const price = [own, leaf.price].filter(Boolean).join(' · ')
      yield {
        value: `${codeOf(input.options, i)}${leaf.value}`,
        label: `${labelOf(question, option)}, ${leaf.label}`,
        ...(price && { price }),
        ...(about && { about }),
        ...((isCut || isFormula(leaf)) && { isCut: true }),
      }
    }
  }
}

/** Behind a pick, two more are too many for one line, and a bare number says nothing. */
const isFormula = ({ value, isCut }: Choice) => isCut === true || value.includes('/') || value.startsWith('=')

/** Two picks in one line say both what they do; where that is too long, the last one says most. */
function aboutBoth(first: string, last = ''): { about: string; isCut: boolean } {
  if (!first || !last || last.includes(unended(first))) return { about: last || first, isCut: false }
  const isCut = first.length + last.length + 3 > OPTION_TEXT
  return { about: isCut ? last : `${unended(first)} · ${last}`, isCut }
}

export function choiceOf(question: Voice, options: readonly Option[], place: number): Choice {
  const option = options[place]!
  return {
    value: codeOf(options, place),
    label: option.then ? `${labelOf(question, option)} …` : labelOf(question, option),
    ...(option.short && { short: question.say(told(option.short)) }),
    price: option.price && priceText(question, option.price),
    about: aboutOf(question, option),
  }
}

const priceOf = (each: Price, n: number): Price => ({ ...each, cost: each.cost * n, left: each.left - each.cost * n })

const amountText = (question: Voice, { each }: Amount, n: number): string =>
  each && each.cost * n > 0 ? `${n} — ${priceText(question, priceOf(each, n))}` : `${n}`

/** Every way to share it out, one by one; as much as possible to the first ones first. */
function* mixesOf(input: Split, given: readonly number[] = []): Generator<readonly number[]> {
  const total = given.reduce((sum, n) => sum + n, 0)
  const [target, ...rest] = input.targets.slice(given.length)
  if (!target) return yield given
  const room = rest.reduce((sum, each) => sum + roomIn(each), 0)
  const least = Math.max(0, input.min - total - room)
  for (let n = Math.min(roomIn(target), input.max - total); n >= least; n--) yield* mixesOf(input, [...given, n])
}

const roomIn = ({ blocked, max }: Split['targets'][number]) => (blocked ? 0 : Math.max(0, max))

function mixText(question: Voice, { targets }: Split, shares: readonly number[]): string {
  const given = targets.flatMap((target, i) => (shares[i] ? [{ label: labelOf(question, target), share: shares[i] }] : []))
  return given.length > 0 ? question.ours('answer.shares', { shares: given }) : question.ours('answer.nothing')
}

/** What an answer means in the end: what the last of its picks does; nothing where that is no pick. */
export function answerMeaning(voice: Voice, input: Input, answer: unknown): string {
  if (input.kind !== 'pick') return ''
  const { pick, then } = answer as { pick: string; then?: unknown }
  const option = input.options.find(({ id }) => id === pick)
  const means = option && meaningOf(option)
  return (option?.then && answerMeaning(voice, option.then, then)) || (means ? voice.say(means) : '')
}

/** The words of an answer, for previews and receipts: "Coup, Akakor, 2". */
export function answerText(question: Voice, input: Input, answer: unknown): string {
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const option = input.options.find(({ id }) => id === pick)
      if (!option) return '?'
      if (!option.then) return withPrice(question, option)
      const price = option.price ? ` — ${priceText(question, option.price)}` : ''
      return `${labelOf(question, option)}, ${answerText(question, option.then, then)}${price}`
    }
    case 'amount':
      return amountText(question, input, Number(answer))
    case 'some':
    case 'order': {
      const ids = answer as readonly string[]
      const names = ids
        .map((each) => input.options.find(({ id }) => id === each))
        .map((option) => (option ? labelOf(question, option) : '?'))
      if (names.length === 0) return question.ours('answer.none')
      return input.kind === 'order' ? question.ours('answer.ordered', { names }) : names.join(', ')
    }
    case 'split': {
      const shares = answer as Readonly<Record<string, number>>
      return mixText(
        question,
        input,
        input.targets.map(({ id }) => shares[id] ?? 0),
      )
    }
  }
}
