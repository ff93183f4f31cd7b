/** One of several: buttons up to five, one list up to 25 (follow-ups folded into it where they fit), above that group by group. */
import type { Amount, Input, Option, Price, Split } from '../../kernel/contract.ts'
import { BUTTON_LABEL, BUTTONS_IN_A_ROW, OPTION_TEXT, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { pathOptions } from './code.ts'
import { listName, listsOn, pageIn, turnPages } from './lists.ts'
import { packShares } from './pack.ts'
import { aboutOf, blockedLines, labelOf, priceText, type Question, type Shown, withPrice } from './question.ts'
import { button, buttonRows, type Choice, type Look, onButton, type Row, selectRow } from './rows.ts'

/** Two lists beside each other take fewer presses than one list after another. */
const BESIDE = 2 * OPTIONS_IN_A_SELECT

/** Games name alike what leads on without choosing anything: nobody should have to look for it in a list. */
const LEADS_ON: ReadonlySet<string> = new Set(['done', 'ready', 'rest', 'end', 'stop', 'no', 'decline'])

export function presentPick(question: Question, options: readonly Option[]): Shown {
  const blocked = blockedLines(question, options)
  const all = leavesWithin(question, { kind: 'pick', options }, OPTIONS_IN_A_SELECT) ?? openOnes(question, options)
  if (areButtons(question, all)) return { rows: choiceButtons(question, all, 'main'), lines: [...blocked, ...ruleLine(options)] }
  const onward = openOnes(question, options).filter(({ value }) => LEADS_ON.has(options[Number(value)]?.id ?? ''))
  if (onward.length === 0 || !areButtons(question, onward)) return { rows: listed(question, options), lines: blocked }
  // Left out of the list, but every other choice keeps its place.
  const others = options.map((option) =>
    LEADS_ON.has(option.id) && !option.then ? { ...option, blocked: option.label } : option,
  )
  return { rows: [...listed(question, others), ...choiceButtons(question, onward, 'plain')], lines: blocked }
}

const openOnes = (question: Question, options: readonly Option[]): Choice[] =>
  options.flatMap((option, i) => (option.blocked ? [] : [choiceOf(question, option, i)]))

function listed(question: Question, options: readonly Option[]): Row[] {
  const input = { kind: 'pick', options } as const
  const open = openOnes(question, options)
  const folded = leavesWithin(question, input, OPTIONS_IN_A_SELECT)
  if (!folded && open.length > OPTIONS_IN_A_SELECT) return grouped(question, options)
  return lists(question, folded ?? leavesWithin(question, input, BESIDE) ?? open, '', 0)
}

/** Everything that can be answered in one go: a few as buttons, more in a list; null if it does not fit. */
export function presentLeaves(question: Question, input: Input): Row[] | null {
  const leaves = leavesWithin(question, input, OPTIONS_IN_A_SELECT)
  if (!leaves) return null
  return areButtons(question, leaves) ? choiceButtons(question, leaves, 'plain') : lists(question, leaves, '', 0)
}

const areButtons = (question: Question, choices: readonly Choice[]) =>
  choices.length <= BUTTONS_IN_A_ROW &&
  choices.every((choice) => onButton(choice).length <= BUTTON_LABEL && question.fits('go', question.path + choice.value))

const choiceButtons = (question: Question, choices: readonly Choice[], first: Look): Row[] =>
  buttonRows(
    choices.map((choice, i) =>
      button(question.id('go', question.path + choice.value), onButton(choice), i === 0 ? first : 'plain'),
    ),
  )

const choiceOf = (question: Pick<Question, 'say'>, option: Option, index: number): Choice => ({
  value: option.then ? `${index}/` : `${index}`,
  label: option.then ? `${labelOf(question, option)} …` : labelOf(question, option),
  price: option.price && priceText(option.price),
  about: aboutOf(option),
})

/** Buttons have no room for the rulebook's paragraph; it stands above them once. */
function ruleLine(options: readonly Option[]): string[] {
  const rules = [...new Set(options.flatMap(({ rule }) => rule ?? []))]
  return rules.length > 0 && rules.length <= 3 ? [`-# Rulebook § ${rules.join(', ')}`] : []
}

/** All complete answers as choices, if they are at most `most` and can be told apart: none is cut off, no two read alike. */
export function leavesWithin(question: Pick<Question, 'say'>, input: Input, most: number): Choice[] | null {
  const leaves = leavesOf(question, input)
  const found: Choice[] = []
  for (const leaf of leaves) {
    if (leaf === null || leaf.label.length > OPTION_TEXT || found.length === most) return null
    found.push(leaf)
  }
  return new Set(found.map(({ label }) => label)).size === found.length ? found : null
}

/** Complete answers one by one; null where a follow-up is of a kind that cannot be listed. */
export function* leavesOf(question: Pick<Question, 'say'>, input: Input): Generator<Choice | null> {
  if (input.kind === 'amount') {
    const { each } = input
    for (let n = input.min; n <= input.max; n++) {
      const price = each && priceText(priceOf(each, n))
      yield { value: `=${n}`, label: `${n}`, ...(price && { price, about: price }) }
    }
    return
  }
  if (input.kind === 'split' && input.targets.every(({ price }) => !price)) {
    for (const shares of mixesOf(input)) yield { value: `*${packShares(input, shares)}`, label: mixText(question, input, shares) }
    return
  }
  if (input.kind !== 'pick') {
    yield null
    return
  }
  for (const [i, option] of input.options.entries()) {
    if (option.blocked) continue
    if (!option.then) {
      yield choiceOf(question, option, i)
      continue
    }
    for (const leaf of leavesOf(question, option.then)) {
      if (leaf === null) {
        yield null
        return
      }
      const own = option.price && priceText(option.price)
      const about = [own, leaf.about].filter(Boolean).join(' · ')
      const price = [own, leaf.price].filter(Boolean).join(' · ')
      yield {
        value: `${i}/${leaf.value}`,
        label: `${labelOf(question, option)} › ${leaf.label}`,
        ...(price && { price }),
        ...(about && { about }),
      }
    }
  }
}

const priceOf = (each: Price, n: number): Price => ({ ...each, cost: each.cost * n, left: each.left - each.cost * n })

const amountText = ({ each }: Amount, n: number): string =>
  each && each.cost * n > 0 ? `${n} — ${priceText(priceOf(each, n))}` : `${n}`

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

function mixText(question: Pick<Question, 'say'>, { targets }: Split, shares: readonly number[]): string {
  const parts = targets.flatMap((target, i) => (shares[i] ? [`${labelOf(question, target)}: ${shares[i]}`] : []))
  return parts.length > 0 ? parts.join(', ') : 'nothing'
}

/** First the heading, then what stands under it; a natural group beats paging. In hand: "group.page". */
function grouped(question: Question, options: readonly Option[]): Row[] {
  const [group = '', page = ''] = question.scratch.split('.')
  const open = options.flatMap((option, i) =>
    option.blocked ? [] : [{ ...choiceOf(question, option, i), heading: option.group ? question.say(option.group) : '…' }],
  )
  const headings = [...new Set(open.map(({ heading }) => heading))]
  if (headings.length < 2 || headings.length > OPTIONS_IN_A_SELECT) return lists(question, open, '', Number(page))
  const opened = /^\d+$/.test(group) ? headings[Number(group)] : undefined
  const under = (heading: string) => open.filter((choice) => choice.heading === heading)
  const first = selectRow(
    question.id('scratch', question.path),
    listTitle(question, headings.length),
    headings.map((heading, i) => ({
      value: `${i}.0`,
      label: heading,
      chosen: heading === opened,
      about: `${under(heading).length} choices`,
    })),
  )
  return opened === undefined ? [first] : [first, ...lists(question, under(opened), group, Number(page))]
}

function lists(question: Question, choices: readonly Choice[], group: string, wanted: number): Row[] {
  const page = pageIn(choices.length, wanted)
  const parts = listsOn(choices, page)
  const isOnly = choices.length <= OPTIONS_IN_A_SELECT
  return [
    ...parts.map((part, i) =>
      selectRow(question.id('go', `${question.path}#${i}`), isOnly ? listTitle(question, part.length) : listName(part), part),
    ),
    ...turnPages(question, choices.length, page, (target) => `${group}.${target}`),
  ]
}

/** The question stands above; a list says how long it is, or what was picked last and is to be completed. */
const listTitle = (question: Question, count: number): string => {
  const last = pathOptions(question.decision.input, question.path).at(-1)
  return last ? `${labelOf(question, last)} › …` : `Choose one of ${count} …`
}

/** The words of an answer, for previews and receipts: "Coup › Akakor › 2". */
export function answerText(question: Pick<Question, 'say'>, input: Input, answer: unknown): string {
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const option = input.options.find(({ id }) => id === pick)
      if (!option) return '?'
      return option.then
        ? `${labelOf(question, option)} › ${answerText(question, option.then, then)}`
        : withPrice(question, option)
    }
    case 'amount':
      return amountText(input, Number(answer))
    case 'some':
    case 'order': {
      const ids = answer as readonly string[]
      const names = ids
        .map((each) => input.options.find(({ id }) => id === each))
        .map((option) => (option ? labelOf(question, option) : '?'))
      return names.length > 0 ? names.join(input.kind === 'order' ? ' → ' : ', ') : 'none'
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
