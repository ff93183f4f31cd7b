/** Whom a card asks for what. */

import type { Seated } from '../../store/store.ts'
import { isSitting } from '../../tables/clock.ts'
import type { Moment, Open } from '../../tables/position.ts'
import { inPublic as ours, PUBLIC } from '../../words/words.ts'
import { voiceAt } from './panel.ts'
import { answerText } from './present/complete-answers.ts'

/**
 * Who is asked for what, until when, and what happens otherwise. Counts of sealed answers, never their authors' haste; and of
 * defaults only those that tell nothing hidden: the first card of somebody's hand is a default, too.
 */
export function askedLines(moment: Moment): string[] {
  const { table } = moment
  const { open, awaited: asked } = moment.seen(null)
  const sealed = open.filter(({ sealed }) => sealed)
  const voice = voiceAt(moment, PUBLIC)
  const { say } = voice
  const promptsOf = (questions: readonly Open[]) => new Set(questions.map(({ prompt }) => say(prompt)))
  if (sealed.length > 0) {
    const done = sealed.filter(({ isAnswered }) => isAnswered).length
    const prompts = promptsOf(open)
    const people = mentions(
      table,
      sealed.map(({ seat }) => seat),
    )
    const opensAt = table.card.cooling?.dueAt ?? null
    return [
      ...(prompts.size === 1 ? prompts : []),
      done < sealed.length
        ? ours('card.sealed', { done, of: sealed.length, people })
        : ours('card.all-sealed', { of: done, opensAt }),
    ]
  }
  const clocks = table.seats.flatMap(({ seat, dueAt }) => (dueAt && asked.includes(seat) ? [dueAt] : []))
  // Who has answered already may still change it, but is asked no more.
  const due = open.filter(({ seat, isAnswered }) => !isAnswered && asked.includes(seat))
  const [question, ...others] = promptsOf(due)
  const [single] = due
  const people = mentions(table, asked)
  if (!single || asked.length !== 1)
    return [
      question !== undefined && others.length === 0
        ? ours('card.asked-this', { people, question })
        : ours('card.asked', { people }),
      ...(clocks.length > 0 ? [leastTime(table, Math.min(...clocks))] : []),
    ]
  const lines = [ours('card.asked-this', { people, question: say(single.prompt) })]
  const [dueAt] = clocks
  if (!dueAt) return lines
  if (isSitting(table)) return [...lines, leastTime(table, dueAt)]
  return [
    ...lines,
    single.idle
      ? ours('card.otherwise', { dueAt, answer: answerText(voice, single.idle.input, single.idle.idle) })
      : ours('card.otherwise-default', { dueAt }),
  ]
}

const leastTime = (table: Seated, dueAt: number) => ours(isSitting(table) ? 'sitting.no-answer' : 'card.least-time', { dueAt })

const mentions = (table: Seated, seats: readonly string[]): string[] =>
  seats
    .map((seat) => table.seats.find((row) => row.seat === seat))
    .map((row) => (row?.person ? `<@${row.person}>` : `**${row?.name ?? '?'}**`))
