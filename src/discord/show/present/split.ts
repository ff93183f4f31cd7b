/** Shares of a total: one list where there are few ways to share it out; else choose a place, move its share up and down, confirm. The shares stand in the panel's own buttons. */
import type { Split } from '../../../kernel/contract.ts'
import { listName, listsOn, pageIn, turnPages } from './lists.ts'
import { packShares, unpackShares } from './pack.ts'
import { presentLeaves } from './pick.ts'
import { aboutOf, labelOf, type Question, type Shown, withPrice } from './question.ts'
import { blockedLines } from './reasons.ts'
import { button, buttonRows, type Row, selectRow } from './rows.ts'

/** More targets than these are listed only where something was given. */
const FEW = 12

/** In hand, "page.focus.shares": which lists are shown, whose share is being moved (at first nobody's), and all shares. */
type InHand = { readonly page: number; readonly focus: number; readonly shares: readonly number[] }

const NOBODY = -1

const isOpen = ({ blocked, max }: Split['targets'][number]) => !blocked && max > 0

function read(input: Split, scratch: string): InHand {
  const [page = '', focus = '', word = ''] = scratch.split('.')
  const only = input.targets.filter(isOpen).length === 1 ? input.targets.findIndex(isOpen) : NOBODY
  return {
    page: Number(page),
    focus: /^\d+$/.test(focus) && Number(focus) < input.targets.length ? Number(focus) : only,
    shares: unpackShares(input, word) ?? input.targets.map(() => 0),
  }
}

const write = (input: Split, { page, focus, shares }: InHand) => `${page}.${focus}.${packShares(input, shares)}`

export function presentSplit(question: Question, input: Split): Shown {
  const mixes = presentLeaves(question, input)
  if (mixes) return { rows: mixes, lines: blockedLines(question, input.targets) }
  const inHand = read(input, question.scratch)
  const { focus, shares } = inHand
  const total = shares.reduce((sum, n) => sum + n, 0)
  const open = input.targets.filter(isOpen).length
  const isListed = (i: number) => isOpen(input.targets[i]!) && (open <= FEW || i === focus || shares[i]! > 0)
  const isComplete = total >= input.min && total <= input.max
  const done = question.id('go', `${question.path}*${packShares(input, shares)}`)
  return {
    lines: [
      question.ours('split.given', { total, min: input.min, max: input.max }),
      ...input.targets.flatMap((each, i) =>
        isListed(i)
          ? [
              question.ours('split.share', {
                label: withPrice(question, each),
                share: shares[i]!,
                max: each.max,
                isMoved: i === focus,
              }),
            ]
          : [],
      ),
      ...blockedLines(question, input.targets),
    ],
    rows: [
      ...targetRows(question, input, inHand),
      ...steppers(question, input, inHand, total),
      ...buttonRows([
        button(done, question.ours('list.done-with', { count: total }), isComplete ? 'main' : 'plain', !isComplete),
      ]),
    ],
  }
}

function steppers(question: Question, input: Split, inHand: InHand, total: number): Row[] {
  const { focus, shares } = inHand
  const target = input.targets[focus]
  if (!target || !isOpen(target)) return []
  const held = shares[focus]!
  const room = Math.max(0, Math.min(target.max - held, input.max - total))
  const by = (step: number) => shares.map((n, i) => (i === focus ? n + step : n))
  const steps = [
    { label: '−5', step: -5 },
    { label: '−1', step: -1 },
    { label: '+1', step: 1 },
    { label: '+5', step: 5 },
    { label: question.ours('split.all', { room }), step: room },
  ].filter(({ step }) => Math.abs(step) !== 5 || input.max >= 5)
  return buttonRows(
    steps.map(({ label, step }, i) => {
      const isPossible = step !== 0 && step <= room && held + step >= 0
      const scratch = write(input, { ...inHand, shares: isPossible ? by(step) : shares })
      // The place in the row keeps the ids apart where two steps come to the same.
      return button(question.id('scratch', `${question.path}?${scratch}#${i}`), label, 'plain', !isPossible)
    }),
  )
}

function targetRows(question: Question, input: Split, inHand: InHand): Row[] {
  const { focus, shares } = inHand
  const open = input.targets.flatMap((target, i) => (isOpen(target) ? [{ target, i }] : []))
  const page = pageIn(open.length, inHand.page)
  const isFull = shares.reduce((sum, n) => sum + n, 0) >= input.max
  // Whoever chooses a place that has nothing wants to give it something.
  const after = (i: number) => (shares[i] === 0 && !isFull ? shares.with(i, 1) : shares)
  const choices = open.map(({ target, i }) => ({
    value: write(input, { page, focus: i, shares: after(i) }),
    label: shares[i]
      ? question.ours('split.target', { label: labelOf(question, target), share: shares[i] })
      : labelOf(question, target),
    about: aboutOf(question, target),
    chosen: i === focus,
  }))
  if (choices.length < 2) return []
  const lists = listsOn(choices, page)
  return [
    ...lists.map((list, n) =>
      selectRow(
        question.id('scratch', `${question.path}#${n}`),
        lists.length > 1 ? listName(question, list) : question.ours('list.which'),
        list,
      ),
    ),
    ...turnPages(question, choices.length, page, (target) => write(input, { ...inHand, page: target })),
  ]
}
