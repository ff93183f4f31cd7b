/**
 * Where every choice is followed by the same small question (which of two goes there), that is answered beforehand: the last of its
 * answers is ready, a button makes another one ready, and each choice is one press.
 */
import type { Option } from '../../../kernel/contract.ts'
import { codeOf } from './answer-code.ts'
import { optionNamed } from './names.ts'
import { labelOf, type Question } from './question.ts'
import { button, buttonRows, type Choice, type Row, wordRow } from './rows.ts'

/** More would have to be looked over first. */
const MOST = 3
/** Few choices stand there with what follows them. */
const LEAST = 5
/** In hand, behind this: the name of what was made ready. */
const MARK = 'with.'

export type Ready = {
  readonly row: readonly Row[]
  /** The same choice, whole. */
  whole(choice: Choice): Choice
}

export function readied(question: Question, options: readonly Option[]): Ready | null {
  if (question.isTaught) return null
  const open = options.filter(({ blocked }) => !blocked)
  const followed = open.flatMap(({ then }) => (then ? [then] : []))
  const follows = followed.flatMap((then) => (then.kind === 'pick' ? then.options.filter(({ blocked }) => !blocked) : []))
  const all = [...new Map(follows.map((follow) => [follow.id, follow])).values()]
  const isPlain = follows.every(({ then, price }) => !then && !price) && followed.every(({ kind }) => kind === 'pick')
  const isSame = new Set(all.map((follow) => labelOf(question, follow))).size === all.length
  if (open.length < LEAST || !isPlain || !isSame || all.length < 2 || all.length > MOST) return null
  const inHand = question.scratch.startsWith(MARK) ? optionNamed(all, question.scratch.slice(MARK.length)) : undefined
  const ready = inHand ?? all.at(-1)!
  const others = all.filter((each) => each !== ready)
  const rather = others.map((each) =>
    button(
      question.id('scratch', `${question.path}?${MARK}${codeOf(all, all.indexOf(each))}`),
      question.ours('list.rather', { label: labelOf(question, each) }),
    ),
  )
  return {
    row: [wordRow(question.ours('list.ready', { label: labelOf(question, ready) })), ...buttonRows(rather)],
    whole(choice) {
      const then = optionNamed(options, choice.value.split('/')[0]!)?.then
      const place = then?.kind === 'pick' ? then.options.findIndex(({ id, blocked }) => id === ready.id && !blocked) : -1
      if (then?.kind !== 'pick' || place === -1) return choice
      return { ...choice, value: choice.value + codeOf(then.options, place), label: choice.label.replace(/ …$/, '') }
    },
  }
}
