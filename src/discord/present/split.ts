/** Shares of a total: choose a place, move its share up and down, confirm. The shares stand in the panel's own buttons. */
import type { Split } from '../../kernel/contract.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { labelOf, type Question, type Shown } from './question.ts'
import { button, buttonRows, type Row, selectRow } from './rows.ts'

/** "3!2.0.b": the fourth target is in hand; shares in base 36. */
type Scratch = { readonly focus: number; readonly shares: readonly number[] }

function read(input: Split, scratch: string): Scratch {
  const [focus = '', shares = ''] = scratch.split('!')
  const parsed = shares.split('.').map((part) => Number.parseInt(part, 36))
  const isWhole = parsed.length === input.targets.length && parsed.every((n) => n >= 0)
  const first = Math.max(
    0,
    input.targets.findIndex(({ blocked, max }) => !blocked && max > 0),
  )
  return {
    focus: /^\d+$/.test(focus) && Number(focus) < input.targets.length ? Number(focus) : first,
    shares: isWhole ? parsed : input.targets.map(() => 0),
  }
}

const write = ({ focus, shares }: Scratch) => `${focus}!${code(shares)}`
const code = (shares: readonly number[]) => shares.map((n) => n.toString(36)).join('.')

export function presentSplit(question: Question, input: Split): Shown {
  const scratch = read(input, question.scratch)
  const { focus, shares } = scratch
  const total = shares.reduce((sum, n) => sum + n, 0)
  const target = input.targets[focus]
  const room = target ? Math.min(target.max - shares[focus]!, input.max - total) : 0
  const moved = (by: number): string => write({ focus, shares: shares.map((n, i) => (i === focus ? n + by : n)) })
  const stepper = (label: string, by: number) =>
    button(
      question.id('scratch', `${question.path}?${moved(by)}`),
      label,
      'plain',
      by === 0 || by > room || shares[focus]! + by < 0,
    )
  const range = input.min === input.max ? `${input.max}` : `${input.min} to ${input.max}`
  const lines = [
    `**${total}** of ${range} given`,
    ...input.targets.flatMap((each, i) =>
      each.blocked || each.max === 0
        ? []
        : [`${i === focus ? '▸' : '·'} ${labelOf(question, each)}: **${shares[i]}** of at most ${each.max}`],
    ),
  ]
  const isComplete = total >= input.min && total <= input.max
  return {
    lines,
    rows: [
      ...targetRows(question, input, scratch),
      ...buttonRows(
        [
          stepper('−5', -5),
          stepper('−1', -1),
          stepper('+1', 1),
          stepper('+5', 5),
          stepper(`All (+${Math.max(room, 0)})`, Math.max(room, 0)),
        ].filter((each, i, all) => all.findIndex(({ custom_id }) => custom_id === each.custom_id) === i),
      ),
      ...buttonRows([button(question.id('go', `${question.path}*${code(shares)}`), `Done (${total})`, 'main', !isComplete)]),
    ],
  }
}

function targetRows(question: Question, input: Split, { focus, shares }: Scratch): Row[] {
  const open = input.targets.flatMap((target, i) =>
    target.blocked || target.max === 0
      ? []
      : [{ value: write({ focus: i, shares }), label: `${labelOf(question, target)} (${shares[i]})`, chosen: i === focus }],
  )
  if (open.length < 2) return []
  const rows: Row[] = []
  for (let i = 0; i < open.length && rows.length < 2; i += OPTIONS_IN_A_SELECT) {
    rows.push(
      selectRow(question.id('scratch', `${question.path}#${rows.length}`), 'Which one?', open.slice(i, i + OPTIONS_IN_A_SELECT)),
    )
  }
  return rows
}
