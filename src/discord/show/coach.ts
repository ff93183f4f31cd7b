/**
 * The coach's line: what is worth a look, thought about elsewhere from what the seat may know. It never keeps anybody waiting: what is
 * known already stands in the panel, the rest comes a moment later.
 */
import type { Decision } from '../../kernel/contract.ts'
import { only } from '../../kernel/input.ts'
import { type Tried, worthALook } from '../../tables/hints.ts'
import type { Position } from '../../tables/position.ts'
import { isLesson } from '../../tables/trial-ids.ts'
import type { Bot } from '../bot.ts'
import { clip } from './limits.ts'
import { voiceAt } from './panel.ts'
import { answerMeaning, answerText } from './present/complete-answers.ts'
import { unended } from './present/question.ts'

const FIRST_GAMES = 2
const LONGEST_MEANING = 80

/** Where the table allows it, for whoever wishes it; unasked in somebody's first games of a kind. */
export async function isCoached({ home }: Pick<Bot, 'home'>, { table, people }: Position, person: string): Promise<boolean> {
  if (!table.terms.hints || isLesson(table.id)) return false
  const settings = people.get(person)?.settings ?? (await home.store.person(person))?.settings
  const wish = settings?.coach ?? 'first'
  if (wish !== 'first') return wish === 'on'
  const played = (await home.store.resultsOf(person)).filter(({ game }) => game === table.game)
  return played.length < FIRST_GAMES
}

/** Only where there is something to choose, and it is not chosen yet. */
export const isWorthACoach = (decision: Decision | undefined): decision is Decision =>
  decision !== undefined && !decision.offer && decision.given === undefined && only(decision.input) === undefined

const keyOf = ({ table }: Position, { seat, id }: Decision) => [table.id, String(table.seq), seat, id]

export const adviceKnown = (bot: Bot, position: Position, decision: Decision): readonly Tried[] | undefined =>
  bot.advice.get(...keyOf(position, decision))

export async function adviceOn(bot: Bot, position: Position, decision: Decision): Promise<readonly Tried[]> {
  const known = adviceKnown(bot, position, decision)
  if (known) return known
  const advice = await worthALook(bot.house, position, decision)
  bot.advice.keep(advice, ...keyOf(position, decision))
  return advice
}

const spoken = (position: Position, { input }: Decision, locale: string, { answer, won, worlds }: Tried) => {
  const voice = voiceAt(position, locale)
  const means = clip(unended(answerMeaning(voice, input, answer)), LONGEST_MEANING)
  return { answer: answerText(voice, input, answer), means, won: Math.round(won), worlds }
}

export function coachLine(position: Position, decision: Decision, advice: readonly Tried[], locale: string): readonly string[] {
  if (advice.length === 0) return []
  const choices = advice.map((tried) => spoken(position, decision, locale, tried))
  return [voiceAt(position, locale).ours('coach.worth', { choices })]
}

/** The reasons in sentences. */
export function coachReasons(position: Position, decision: Decision, advice: readonly Tried[], locale: string): string[] {
  const { ours } = voiceAt(position, locale)
  if (advice.length === 0) return [ours('coach.gone')]
  return [...advice.map((tried) => ours('coach.because', spoken(position, decision, locale, tried))), ours('coach.honest')]
}
