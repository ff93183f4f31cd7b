/** What can be planned for: the questions of a game, and the answers to the one that is asked now. */
import type { Seated } from '../../store/store.ts'
import type { House } from '../../tables/house.ts'
import { answerOf, answersInWords, stillAsked } from '../../tables/order-answers.ts'
import { mySeat, positionOf, seatOf, speakerAt } from '../../tables/position.ts'
import { oursIn, PUBLIC } from '../../words/words.ts'
import { OPTION_TEXT } from '../show/limits.ts'
import { kindIn, questionLike } from '../show/order-lines.ts'
import { openDecision, sayAt } from '../show/panel.ts'
import type { Suggest, Typing } from './fields.ts'
import { matching } from './suggest.ts'

const MOST = 1_000

async function askedNow({ bot, me, ...typing }: Typing) {
  const table = await typing.table()
  const seat = table && seatOf(table, me)?.seat
  if (!table?.state || !seat) return null
  const position = await positionOf(bot.house, table)
  const decision = openDecision(position, seat)
  return { position, decision, kind: decision?.question, view: position.seen(seat).view }
}

export const suggestQuestions: Suggest = async (typing) => {
  const found = await askedNow(typing)
  if (!found) return []
  const { position, decision, kind: current, view } = found
  const { hosted } = position
  const kinds = stillAsked(hosted, view).map((kind) => {
    const asked = kind === current ? sayAt(position, typing.locale)(decision!.prompt) : undefined
    return {
      name: questionLike(oursIn(typing.locale), kindIn(hosted, kind, typing.locale), asked, 'order.now-asked'),
      value: kind,
    }
  })
  return matching(
    kinds.sort((a, b) => Number(b.value === current) - Number(a.value === current)),
    typing.typed,
  )
}

export const suggestAnswers: Suggest = async (typing) => {
  const found = await askedNow(typing)
  if (!found?.decision || typing.other('when') !== found.kind) return []
  const answers = []
  // Orders are kept in the words of the first language, and followed in them.
  for (const { words } of answersInWords(found.decision.input, sayAt(found.position, PUBLIC))) {
    if (words.length <= OPTION_TEXT) answers.push({ name: words, value: words })
    if (answers.length >= MOST) break
  }
  return matching(answers, typing.typed)
}

/** A slip of the pen, or a choice one cannot afford yet: either way it should be seen at once. */
export async function isNoChoiceNow(house: House, table: Seated, person: string, when: string, words: string | null) {
  const position = await positionOf(house, table)
  const { seat } = mySeat(table, person)
  const decision = openDecision(position, seat)
  if (!decision || decision.question !== when) return false
  return answerOf(words, decision, position.hosted.game, speakerAt(table, PUBLIC)) === undefined
}
