/**
 * Somebody who knows nothing of the games and goes through a lesson by reading alone: presses what the beat says, anything where
 * anything will do, and *Go on* where there is nothing else. What cannot be found on the page stops them, as it would stop anybody.
 * Which page that is, a telephone's or a test's, is told by the hands they are given.
 */
import { inPublic } from '../src/words/words.ts'

/** Something to choose from: a list of a panel, or a field of a form. What has no labels is written. */
export type Offer = {
  readonly title: string
  readonly labels: readonly string[]
  readonly isForSeveral: boolean
  /** How many have to be chosen at least. */
  readonly least: number
}

/** What there is to read, and what can be done to it. Every act ends when the page shows what came of it. */
export type Hands = {
  words(): Promise<string>
  /** The labels of what can be pressed. */
  buttons(): Promise<readonly string[]>
  press(button: number): Promise<void>
  lists(): Promise<readonly Offer[]>
  choose(list: number, which: readonly number[]): Promise<void>
  /** The fields of the form that stands open, if one does. */
  form(): Promise<readonly Offer[] | null>
  /** For each field what is chosen, or the word that is written. */
  send(filled: readonly (readonly number[] | string)[]): Promise<void>
}

/** Pressed often enough: whoever is still at the same step then is lost. */
const MOST_PRESSES = 12
/** What leads elsewhere: looking around, and the ways out of a lesson. */
const ASIDE = /^(Recap|My hand|Board|Rules|Why not …\?|← .*|Restart|Stop|Just play|Dismiss|Rather .*)$/

/** Follows the lesson that stands open; `met` is called at every step, and once more at the end. How many steps there were. */
export async function followLesson(hands: Hands, met: (step: number) => Promise<void> = async () => {}): Promise<number> {
  for (let n = 1; ; n++) {
    await met(n)
    const words = await hands.words()
    if (words.includes(inPublic('learn.next'))) return n - 1
    const step = stepIn(words)
    if (step !== n) throw new Error(`at step ${n} the page says step ${step ?? '?'}: ${words}`)
    await through(hands, step, wantedIn(words))
  }
}

const stepIn = (words: string): number | null => Number(/step (\d+) of \d+/.exec(words)?.[1] ?? 0) || null

/** What the beat asks for, word by word; empty where anything will do, null where there is only something to read. */
function wantedIn(words: string): string | null {
  const line = words.split('\n').findLast((each) => each.trim().startsWith('→'))
  // A sign that stands before a word is a picture: of it only the gap can be read.
  return line === undefined ? null : (/→ Choose (.*)\.$/.exec(line.trim())?.[1] ?? '').replace(/\(\s+/g, '(')
}

/** Would somebody press this who does what the words say? */
export function isAskedFor(words: string, label: string): boolean {
  const wanted = wantedIn(words)
  return wanted === null ? label === inPublic('learn.on') : restAfter(wanted, label) !== undefined
}

async function through(hands: Hands, step: number, wanted: string | null): Promise<void> {
  let rest = wanted
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    rest = rest === null ? await goOn(hands) : await onward(hands, rest)
    if (stepIn(await hands.words()) !== step) return
  }
  throw new Error(`step ${step} does not end: ${await hands.words()}`)
}

async function goOn(hands: Hands): Promise<null> {
  const at = (await hands.buttons()).indexOf(inPublic('learn.on'))
  if (at < 0) throw new Error(`there is nothing to go on with: ${await hands.words()}`)
  await hands.press(at)
  return null
}

/** Does what comes next of the words wanted; what is left of them. */
async function onward(hands: Hands, wanted: string): Promise<string> {
  const fields = await hands.form()
  if (fields) return fillIn(hands, fields, wanted)
  for (const [n, label] of (await hands.buttons()).entries()) {
    const rest = label && !ASIDE.test(label) ? restAfter(wanted, label) : undefined
    if (rest === undefined) continue
    await hands.press(n)
    return rest
  }
  const lists = await hands.lists()
  for (const isForSeveral of [false, true])
    for (const [n, list] of lists.entries()) {
      const found = list.isForSeveral === isForSeveral ? chosenFrom(list, wanted) : undefined
      if (!found) continue
      await hands.choose(n, found.which)
      return found.rest
    }
  const offered = lists.flatMap(({ labels }) => labels).join(' | ')
  throw new Error(`"${wanted || 'anything'}" is nowhere on the page, only ${offered}: ${await hands.words()}`)
}

/** One field after the other, by what is left of the words. */
async function fillIn(hands: Hands, fields: readonly Offer[], wanted: string): Promise<string> {
  let rest = wanted
  const filled = fields.map((field) => {
    const found = field.labels.length === 0 ? written(rest) : chosenFrom(field, rest)
    if (!found) throw new Error(`"${rest}" is not in the field ${field.title}: ${field.labels.join(' | ')}`)
    rest = found.rest
    return found.which
  })
  await hands.send(filled)
  return rest
}

/** A number that is written; where anything will do, the smallest one always fits. */
function written(wanted: string): { which: string; rest: string } {
  const [, which = '0', rest = ''] = /^(\d+)(?:, (.*))?$/.exec(wanted) ?? []
  return { which, rest }
}

/** What to choose there, if the words are in it, and what is left of them. */
function chosenFrom(offer: Offer, wanted: string): { which: number[]; rest: string } | undefined {
  const { title, labels, isForSeveral, least } = offer
  if (!isForSeveral) {
    const rests = labels.map((label) => restAfter(wanted, label))
    const at = rests.indexOf('') >= 0 ? rests.indexOf('') : rests.findIndex((rest) => rest !== undefined)
    return at < 0 ? undefined : { which: [at], rest: rests[at]! }
  }
  if (wanted === '') return { which: labels.map((_, n) => n).slice(0, least), rest: '' }
  // Such a list may stand beside other choices, under its own name.
  const [name = '', ...marks] = bare(wanted).split(', ')
  const isNamed = marks.length > 0 && bare(title).startsWith(name)
  const which = marksFor(isNamed ? marks.join(', ') : wanted, labels)
  return which.length > 0 && which.length >= least ? { which, rest: '' } : undefined
}

/** Which of these make up the words, if all of them do. */
function marksFor(wanted: string, labels: readonly string[]): number[] {
  let left = bare(wanted)
  const marks = labels
    .map((label, n) => ({ label: bare(label), n }))
    .sort((one, other) => other.label.length - one.label.length)
    .filter(({ label }) => {
      const isIn = `, ${left}, `.includes(`, ${label}, `)
      if (isIn) left = `, ${left}, `.replace(`, ${label}, `, ', ').slice(2, -2)
      return isIn
    })
  return /^[,\s]*$/.test(left) ? marks.map(({ n }) => n).sort((one, other) => one - other) : []
}

/** Without its price. */
const bare = (label: string): string =>
  label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ — .*$/, '')
    .replace(/(, all in one form)? …$/, '')

/** Undefined where this is not how the wanted words begin. In an order, a label begins with its number. */
function restAfter(wanted: string, label: string): string | undefined {
  if (wanted === '') return ''
  const words = wanted.replace(/\s+/g, ' ').trim()
  for (const said of [bare(label), bare(label).replace(/^\d+\. /, '')]) {
    if (bare(words) === said) return ''
    if (words.startsWith(`${said}, `)) return words.slice(said.length + 2)
  }
  return undefined
}
