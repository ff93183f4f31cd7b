/** One of several: buttons up to five, one list up to 25 (follow-ups folded into it where they fit), above that group by group. */
import type { Input, Option, Some } from '../../../kernel/contract.ts'
import { canonical } from '../../../kernel/json.ts'
import { BUTTON_LABEL, BUTTONS_IN_A_ROW, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { codeOf, decode, pathOptions } from './answer-code.ts'
import { answersAtOnce, choicesAtOnce, openedAtOnce } from './at-once.ts'
import { choiceOf, leavesWithin, plainLeavesWithin } from './complete-answers.ts'
import { listName, listsOn, pageIn, turnPages } from './lists.ts'
import { marked } from './mark.ts'
import { optionNamed, placeOf } from './names.ts'
import { packMarks } from './pack.ts'
import { labelOf, listAmong, meaningLines, type Question, type Shown, withListed } from './question.ts'
import { readied } from './ready.ts'
import { blockedLines } from './reasons.ts'
import { button, buttonRows, type Choice, onButton, type Row, sectionRow, selectRow, wordRow } from './rows.ts'
import { openEntries } from './some.ts'
import { isTowards } from './wanted.ts'

/** Two lists beside each other take fewer presses than one list after another. */
const BESIDE = 2

export function presentPick(question: Question, options: readonly Option[]): Shown {
  const blocked = blockedLines(question, withListed(options))
  const list = listAmong(options)
  const row = list && !list.blocked && markingRow(question, options.indexOf(list), options)
  if (!list || !row) return presentChoices(question, options, blocked)
  // Every other choice keeps its place.
  const others = options.map((option) => (option === list ? { ...option, blocked: option.label } : option))
  const { rows, lines } = presentChoices(question, others, blocked)
  return { rows: [...row, ...rows], lines: [...meaningLines(question, [list]), ...lines] }
}

/** Several of a follow-up, to be marked at once; null if it does not fit into one list. */
function markingRow(question: Question, place: number, options: readonly Option[]): readonly Row[] | null {
  const { then, label } = options[place]!
  if (then?.kind !== 'some') return null
  const open = openEntries(question, then)
  const path = question.path + codeOf(options, place)
  if (open.length === 0 || open.length > OPTIONS_IN_A_SELECT || !question.fits('some', path)) return null
  const max = Math.min(then.max, open.length)
  const alone = max === 1 ? onesAlone(question, then, path, open) : null
  if (alone) return alone
  const title = question.ours('list.several', { label: question.say(label), min: then.min, max })
  return [selectRow(question.id('some', path), title, open, then.min, max)]
}

/** Of which only one can be had: each is a button, with what it means beside it. */
function onesAlone(question: Question, some: Some, path: string, open: ReturnType<typeof openEntries>): readonly Row[] | null {
  const entries = open.map(({ place, label, about }) => ({ value: `+${packMarks(some, [place])}`, label, about }))
  const inside = { ...question, path, input: some }
  if (areSections(inside, entries)) return choiceSections(inside, entries)
  const lines = answerLines(question, entries)
  if (!areButtons(inside, entries)) return null
  return [...(lines.length > 0 ? [wordRow(lines.join('\n'))] : []), ...choiceButtons(inside, entries)]
}

function presentChoices(question: Question, options: readonly Option[], blocked: readonly string[]): Shown {
  const through = openedThrough(question, options)
  if (through) return { rows: through.rows, lines: [...meaningLines(question, options), ...blocked], isAtOnce: true }
  const opened = openedAtOnce(question, options)
  if (opened) return { rows: [...opened.rows, ...lists(question, opened.choices, '', 0, true)], lines: blocked, isAtOnce: true }
  const ready = readied(question, options)
  const own = openOnes(question, options)
  if (ready && areSections(question, own)) {
    const wanted = wantedAmong(question, options, own)
    const whole = own.map((choice) => [choice, ready.whole(choice)] as const)
    const rows = whole.flatMap(([choice, each]) => choiceSections(question, [each], choice === wanted ? each : undefined))
    return { rows: [...ready.row, ...rows], lines: blocked, isAtOnce: true }
  }
  // One long list of everything is harder to look over than a few headings, each with what it means.
  const most = areSections(question, own) ? AT_A_GLANCE : OPTIONS_IN_A_SELECT
  const folded = plainLeavesWithin(question, { kind: 'pick', options }, most)
  const all = folded ?? own
  if (areSections(question, all))
    return { rows: choiceSections(question, all, wantedAmong(question, options, all)), lines: blocked }
  const listedBeside = folded ? null : listForEach(question, options)
  if (listedBeside) return { rows: listedBeside, lines: [...meaningLines(question, options), ...blocked] }
  if (areButtons(question, all)) {
    const rows = choiceButtons(question, all, wantedAmong(question, options, all))
    return { rows, lines: [...(folded ? answerLines(question, folded) : meaningLines(question, options)), ...blocked] }
  }
  const onward = openOnes(question, options).filter(({ value }) => optionNamed(options, value)?.leads)
  if (onward.length === 0 || !areButtons(question, onward)) return { rows: listed(question, options), lines: blocked }
  // Left out of the list, but every other choice keeps its place.
  const others = options.map((option) => (option.leads && !option.then ? { ...option, blocked: option.label } : option))
  const leading = options.filter(({ leads, then }) => leads && !then)
  return {
    rows: [...listed(question, others), ...choiceButtons(question, onward, askedAmong(question, onward))],
    lines: [...meaningLines(question, leading), ...blocked],
  }
}

/** Where all there is to do is one thing, what it is done with stands there at once, with what follows; and the way past it. */
function openedThrough(question: Question, options: readonly Option[]): { readonly rows: readonly Row[] } | null {
  const doing = options.filter(({ blocked, leads }) => !blocked && !leads)
  const [only] = doing
  if (!only || doing.length > 1 || only.then?.kind !== 'pick') return null
  const path = question.path + codeOf(options, options.indexOf(only))
  const inside = openedAtOnce({ ...question, path, input: only.then }, only.then.options, true)
  const leading = openOnes(question, options).filter(({ value }) => optionNamed(options, value)?.leads)
  return inside && areButtons(question, leading) ? { rows: [...inside.rows, ...choiceButtons(question, leading)] } : null
}

/** So many lists are looked over on a phone. */
const MOST_LISTS = 6

/** A few choices, each of which is followed by a list: the lists stand there at once, and need no press to be reached. */
function listForEach(question: Question, options: readonly Option[]): Row[] | null {
  const open = options.flatMap((option, i) => (option.blocked ? [] : [{ option, code: codeOf(options, i) }]))
  const long = open.filter(({ option: { then } }) => then)
  const others = openOnes(question, options).filter(({ value }) => !optionNamed(options, value.split('/')[0]!)?.then)
  if (!question.isRoomy || question.isTaught || long.length === 0 || long.length > MOST_LISTS) return null
  if (!areButtons(question, others)) return null
  const rows = long.map(({ option, code }) => {
    if (option.then?.kind !== 'pick') return null
    const under = { ...question, path: question.path + code, input: option.then }
    const choices = openOnes(under, option.then.options)
    if (choices.length < 2 || choices.length > OPTIONS_IN_A_SELECT || !question.fits('go', under.path)) return null
    return selectRow(
      question.id('go', under.path),
      `${labelOf(question, option)} …`,
      choices.map((choice) => marked(under, choice)),
    )
  })
  if (rows.includes(null)) return null
  return [...rows.flatMap((row) => row ?? []), ...choiceButtons(question, others, wantedAmong(question, options, others))]
}

/** What complete answers mean, above their buttons. */
const answerLines = ({ ours }: Question, answers: readonly Choice[]): string[] =>
  answers.flatMap(({ label, about }) => (about ? [ours('panel.means', { label, means: about })] : []))

/**
 * The choice most people are here for stands out: the first that does something, or the last word where all is done. Neither what is played for those who do not
 * answer nor the end of a turn is that; and what has been answered may be changed, but nothing presses for it.
 */
function wantedAmong(question: Question, options: readonly Option[], choices: readonly Choice[]): Choice | undefined {
  const { decision, path } = question
  if (decision.given !== undefined) return undefined
  if (question.wanted !== undefined) return askedAmong(question, choices)
  const leads = ({ value }: Choice) => optionNamed(options, value.split('/')[0]!)?.leads
  const closing = choices.find((choice) => leads(choice) === 'close')
  if (closing) return closing
  const wanted = choices.find((choice) => !leads(choice))
  const isIdle = wanted && canonical(decode(decision.input, path + wanted.value)) === canonical(decision.idle)
  return isIdle && choices.length > 1 ? undefined : wanted
}

/** What a lesson asks for. */
const askedAmong = (question: Question, choices: readonly Choice[]): Choice | undefined =>
  question.wanted === undefined ? undefined : choices.find(({ value }) => isTowards(question, question.path + value))

const openOnes = (question: Question, options: readonly Option[]): Choice[] =>
  options.flatMap((option, i) => (option.blocked ? [] : [choiceOf(question, options, i)]))

function listed(question: Question, options: readonly Option[]): Row[] {
  const input = { kind: 'pick', options } as const
  const open = openOnes(question, options)
  const folded = plainLeavesWithin(question, input, OPTIONS_IN_A_SELECT)
  if (!folded && open.length > OPTIONS_IN_A_SELECT) return grouped(question, options)
  const inTwo = folded ? null : beside(question, options)
  if (inTwo) return inTwo
  const choices = folded ?? open
  // What a list would say no more of than a button does stands in one or the other.
  const isExplained = choices.every(({ about }) => about)
  const isWhole = folded !== null && options.some(({ then, blocked }) => then && !blocked)
  const atOnce = !isExplained ? null : isWhole ? answersAtOnce(question, folded) : choicesAtOnce(question, options)
  return [...(atOnce ?? []), ...lists(question, choices, '', 0, atOnce !== null)]
}

/** Everything in two lists, cut where the first pick changes; null if it does not fit. */
function beside(question: Question, options: readonly Option[]): Row[] | null {
  const leaves = plainLeavesWithin(question, { kind: 'pick', options }, BESIDE * OPTIONS_IN_A_SELECT)
  if (!leaves) return null
  const firstPick = ({ value }: Choice) => placeOf(options, value.split('/')[0]!)
  const parts: Choice[][] = [[]]
  for (const i of options.keys()) {
    const under = leaves.filter((leaf) => firstPick(leaf) === i)
    if (parts.at(-1)!.length + under.length > OPTIONS_IN_A_SELECT) parts.push([])
    parts.at(-1)!.push(...under)
  }
  if (parts.length > BESIDE || parts.some((part) => part.length === 0 || part.length > OPTIONS_IN_A_SELECT)) return null
  const first = (choice: Choice) => labelOf(question, options[firstPick(choice)]!)
  return parts.map((part, i) => {
    const [from, to] = [first(part[0]!), first(part.at(-1)!)]
    return selectRow(
      question.id('go', `${question.path}#${i}`),
      from === to ? from : question.ours('list.range', { first: from, last: to }),
      part.map((choice) => marked(question, choice)),
    )
  })
}

/** Everything that can be answered in one go: a few as buttons, more in a list; null if it does not fit. */
export function presentLeaves(question: Question, input: Input): Row[] | null {
  const leaves = leavesWithin(question, input, OPTIONS_IN_A_SELECT)
  if (!leaves) return null
  return areButtons(question, leaves) ? choiceButtons(question, leaves) : lists(question, leaves, '', 0)
}

/** So many complete answers are found in one list without searching. */
const AT_A_GLANCE = 12
/** More are easier to look over in a list: headings are read and pressed often, whole answers are compared once. */
const [MOST_SECTIONS, MOST_ANSWERS] = [9, 6]
/** A longer label would leave no room beside it on a phone. */
const LABEL_IN_A_SECTION = 24

/** Few choices that say what they mean: each with its button beside it. */
const areSections = (question: Question, choices: readonly Choice[]) =>
  question.isRoomy &&
  choices.length <= MOST_SECTIONS &&
  choices.filter(({ value }) => !value.endsWith('/')).length <= MOST_ANSWERS &&
  choices.every((choice) => {
    const { about, value } = choice
    return about && inASection(question, choice).length <= LABEL_IN_A_SECTION && question.fits('go', question.path + value)
  })

/** What it means stands beside it. A lesson calls it by its full name. */
const inASection = ({ isTaught }: Question, { label, short = label }: Choice) => (isTaught ? label : short)

const choiceSections = (question: Question, choices: readonly Choice[], wanted?: Choice): Row[] =>
  choices.map((choice) =>
    sectionRow(
      choice.about ?? '',
      button(question.id('go', question.path + choice.value), inASection(question, choice), choice === wanted ? 'main' : 'plain'),
    ),
  )

const areButtons = (question: Question, choices: readonly Choice[]) =>
  choices.length <= BUTTONS_IN_A_ROW &&
  choices.every((choice) => onButton(choice).length <= BUTTON_LABEL && question.fits('go', question.path + choice.value))

const choiceButtons = (question: Question, choices: readonly Choice[], wanted?: Choice): Row[] =>
  buttonRows(
    choices.map((choice) =>
      button(question.id('go', question.path + choice.value), onButton(choice), choice === wanted ? 'main' : 'plain'),
    ),
  )

/** First the heading, then what stands under it; a natural group beats paging. In hand: "group.page". */
function grouped(question: Question, options: readonly Option[]): Row[] {
  const [group = '', page = ''] = question.scratch.split('.')
  const open = options.flatMap((option, i) =>
    option.blocked ? [] : [{ ...choiceOf(question, options, i), heading: option.group ? question.say(option.group) : '…' }],
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
      about: question.ours('list.choices', { count: under(heading).length }),
    })),
  )
  return opened === undefined ? [first] : [first, ...lists(question, under(opened), group, Number(page))]
}

/** `isAside`: where the choices stand above it as buttons, a list is there to read what they mean. */
function lists(question: Question, choices: readonly Choice[], group: string, wanted: number, isAside = false): Row[] {
  const title = isAside ? question.ours('list.explained', { count: choices.length }) : listTitle(question, choices.length)
  const page = pageIn(choices.length, wanted)
  const parts = listsOn(choices, page)
  const isOnly = choices.length <= OPTIONS_IN_A_SELECT
  return [
    ...parts.map((part, i) =>
      selectRow(
        question.id('go', `${question.path}#${i}`),
        isOnly ? title : listName(question, part),
        part.map((choice) => marked(question, choice)),
      ),
    ),
    ...turnPages(question, choices.length, page, (target) => `${group}.${target}`),
  ]
}

/** The question stands above; a list says how long it is, or what was picked last and is to be completed. */
const listTitle = (question: Question, count: number): string => {
  const last = pathOptions(question.decision.input, question.path).at(-1)
  return last ? question.ours('list.complete', { last: labelOf(question, last) }) : question.ours('list.choose-one', { count })
}
