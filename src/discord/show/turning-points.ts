/** The answers that decided a finished game, in words: what they did to the winner's chance, and what else could have been answered. */
import type { Outcome } from '../../kernel/contract.ts'
import type { Seated, TurningPoint } from '../../store/store.ts'
import { answersBetween, type GivenAnswer } from '../../tables/history.ts'
import { type Moment, namesAt } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { voiceAt } from './panel.ts'
import { answerText } from './present/complete-answers.ts'

/** Another answer is worth a word if it would have brought at least so much more or less than the usual one. */
const WORTH_A_WORD = 0.03

export const turningPointsAt = ({ card: { turningPoints = [] } }: Pick<Seated, 'card'>): readonly TurningPoint[] => turningPoints

export async function turningLines(bot: Bot, moment: Moment, outcome: Outcome, locale: string): Promise<string[]> {
  const points = turningPointsAt(moment.table)
  if (points.length === 0) return []
  const winners = outcome.together ? [] : (outcome.ranking[0] ?? []).map(namesAt(moment.table))
  const lines = await Promise.all(points.map((point) => turningLine(bot, moment, point, locale)))
  return [oursIn(locale)('end.turning', { winners }), ...lines.flat()]
}

/** Nothing where its answer cannot be read any more. */
export async function turningLine(bot: Bot, moment: Moment, point: TurningPoint, locale: string): Promise<string[]> {
  const { table } = moment
  const { seat, asked, answer } = (await answerNumbered(bot, table, point.n)) ?? {}
  if (!seat || !asked) return []
  const voice = voiceAt(moment, locale)
  const said = (given: unknown) => answerText(voice, asked.input, given)
  const { before, after, instead } = point
  const [usual] = instead
  const other = farthest(instead, after)
  return [
    oursIn(locale)('end.turning-point', {
      name: namesAt(table)(seat),
      question: voice.say(asked.prompt),
      answer: said(answer),
      before: inAHundred(before),
      after: inAHundred(after),
      usual: usual ? said(usual.answer) : null,
      other: other && Math.abs(other.chance - before) >= WORTH_A_WORD ? said(other.answer) : null,
      otherwise: inAHundred(other?.chance ?? before),
    }),
  ]
}

const inAHundred = (chance: number) => Math.round(100 * chance)

const farthest = (instead: TurningPoint['instead'], from: number) =>
  instead.reduce<TurningPoint['instead'][number] | undefined>(
    (most, each) => (most && Math.abs(most.chance - from) >= Math.abs(each.chance - from) ? most : each),
    undefined,
  )

async function answerNumbered({ house }: Bot, table: Seated, n: number): Promise<GivenAnswer | undefined> {
  const fence = (await house.store.fences(table.id)).findLast((each) => each.fence <= n)?.fence ?? 0
  return (await answersBetween(house, table, fence, n + 1)).at(-1)
}
