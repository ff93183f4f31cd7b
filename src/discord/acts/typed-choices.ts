/** Every choice of a seat, found by typing. */
import { decisionsOf, type Position, positionOf, seatOf } from '../../tables/position.ts'
import { OPTION_TEXT } from '../show/limits.ts'
import { questionAt } from '../show/panel.ts'
import type { Answer } from '../show/present/answer-code.ts'
import { leavesOf } from '../show/present/complete-answers.ts'
import { markOf } from '../show/present/mark.ts'
import type { Suggest, Suggestion } from './fields.ts'
import { matching } from './suggest.ts'

const MOST = 2_000

/** In words; the value is "decision|code|mark". What is asked comes before what is offered. */
function choicesOf(position: Position, seat: string, locale: string): Suggestion<string>[] {
  const found: Suggestion<string>[] = []
  for (const decision of decisionsOf(position, seat)) {
    const question = questionAt(position, decision, '', '', locale)
    const before = decision.offer ? `${question.say(decision.prompt)} ` : ''
    for (const leaf of leavesOf(question, decision.input, true)) {
      if (found.length === MOST) return found
      if (!leaf) continue
      const name = `${before}${leaf.label}${leaf.about ? ` — ${leaf.about}` : ''}`
      found.push({ name, value: `${decision.id}|${leaf.value}|${markOf(decision.input, leaf.value)}` })
    }
  }
  return found
}

/** A suggestion that was taken, even if it has gone stale since, or the words of a choice as somebody typed them. */
export function chosenBy(
  position: Position,
  seat: string,
  typed: string,
  locale: string,
): { decision: string; move: Answer } | null {
  const choices = choicesOf(position, seat, locale)
  const words = typed.trim().toLowerCase()
  const value =
    choices.find((each) => each.value === typed)?.value ??
    choices.find(({ name }) => name.toLowerCase() === words || name.toLowerCase().split(' — ')[0] === words)?.value ??
    (/^[\w.·-]+\|[\w/=*:,!+-]+\|[\w.-]+$/.test(typed) ? typed : undefined)
  if (value === undefined) return null
  const [decision = '', code = '', mark = ''] = value.split('|')
  return { decision, move: { code, shown: [{ code, mark }] } }
}

export const suggestChoices: Suggest = async ({ bot, me, typed, locale, ...typing }) => {
  const table = await typing.table()
  const seat = table && seatOf(table, me)?.seat
  if (!table || !seat) return []
  const choices = choicesOf(await positionOf(bot.house, table), seat, locale)
  return matching(
    choices.filter(({ value }) => value.length <= OPTION_TEXT),
    typed,
  )
}
