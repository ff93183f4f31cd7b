/** One of several: buttons up to five, one list up to 25 (follow-ups folded into it where they fit), above that group by group. */
import type { Input, Option } from '../../kernel/contract.ts'
import { BUTTON_LABEL, BUTTONS_IN_A_ROW, OPTION_TEXT, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { listName, listsOn, pageIn, turnPages } from './lists.ts'
import { aboutOf, blockedLines, labelOf, priceText, type Question, type Shown, withPrice } from './question.ts'
import { button, buttonRows, type Choice, onButton, type Row, selectRow } from './rows.ts'

export function presentPick(question: Question, options: readonly Option[]): Shown {
  const lines = blockedLines(question, options)
  const choices =
    leavesWithin(question, { kind: 'pick', options }, OPTIONS_IN_A_SELECT) ??
    options.flatMap((option, i) => (option.blocked ? [] : [choiceOf(question, option, i)]))
  if (choices.length <= BUTTONS_IN_A_ROW && choices.every((choice) => isButton(question, choice))) {
    return {
      rows: buttonRows(
        choices.map((choice, i) =>
          button(question.id('go', question.path + choice.value), onButton(choice), i === 0 ? 'main' : 'plain'),
        ),
      ),
      lines: [...lines, ...ruleLine(options)],
    }
  }
  if (choices.length <= OPTIONS_IN_A_SELECT)
    return { rows: [selectRow(question.id('go', question.path), question.say(question.decision.prompt), choices)], lines }
  return { rows: grouped(question, options), lines }
}

const choiceOf = (question: Pick<Question, 'say'>, option: Option, index: number): Choice => ({
  value: option.then ? `${index}/` : `${index}`,
  label: option.then ? `${labelOf(question, option)} …` : labelOf(question, option),
  price: option.price && priceText(option.price),
  about: aboutOf(option),
})

const isButton = (question: Question, choice: Choice) =>
  onButton(choice).length <= BUTTON_LABEL && question.fits('go', question.path + choice.value)

/** Buttons have no room for the rulebook's paragraph; it stands above them once. */
function ruleLine(options: readonly Option[]): string[] {
  const rules = [...new Set(options.flatMap(({ rule }) => rule ?? []))]
  return rules.length > 0 && rules.length <= 3 ? [`-# Rulebook § ${rules.join(', ')}`] : []
}

/** All complete answers as choices of one list, if they are at most `most` and none is cut off where it differs from others. */
export function leavesWithin(question: Pick<Question, 'say'>, input: Input, most: number): Choice[] | null {
  const leaves = leavesOf(question, input)
  const found: Choice[] = []
  for (const leaf of leaves) {
    if (leaf === null || leaf.label.length > OPTION_TEXT || found.length === most) return null
    found.push(leaf)
  }
  return found
}

/** Complete answers one by one; null where a follow-up is of a kind that cannot be listed. */
export function* leavesOf(question: Pick<Question, 'say'>, input: Input): Generator<Choice | null> {
  if (input.kind === 'amount') {
    const { each } = input
    for (let n = input.min; n <= input.max; n++) {
      const price = each && priceText({ of: each.of, cost: each.cost * n, left: each.left - each.cost * n })
      yield { value: `=${n}`, label: `${n}`, ...(price && { price, about: price }) }
    }
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
    question.say(question.decision.prompt),
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
      selectRow(
        question.id('go', `${question.path}#${i}`),
        isOnly ? question.say(question.decision.prompt) : listName(part),
        part,
      ),
    ),
    ...turnPages(question, choices.length, page, (target) => `${group}.${target}`),
  ]
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
      return String(answer)
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
      const parts = input.targets.flatMap((target) =>
        shares[target.id] ? [`${labelOf(question, target)} ${shares[target.id]}`] : [],
      )
      return parts.length > 0 ? parts.join(', ') : 'nothing'
    }
  }
}
