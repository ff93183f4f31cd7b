/** Giving an answer, by press or by typing: looked at once more where it cannot be taken back, receipted where it is sealed. */

import type { Input, Text } from '../../kernel/contract.ts'
import { misfit } from '../../kernel/input.ts'
import { preparedBy } from '../../tables/eyes.ts'
import { recap, toldTo } from '../../tables/history.ts'
import { Refused } from '../../tables/house.ts'
import { newLetters } from '../../tables/letters.ts'
import { comeBack } from '../../tables/missed-deadlines.ts'
import { type Answered, answer as giveAnswer, type Leaving } from '../../tables/play.ts'
import { type Position, positionAt, seatOf } from '../../tables/position.ts'
import { send } from '../../tables/sending.ts'
import { isLesson, isSolo, isTrial } from '../../tables/trial-ids.ts'
import type { Bot } from '../bot.ts'
import { fits, type Press } from '../ids.ts'
import { isNewTo, learnButton, rather } from '../show/lesson.ts'
import { newLetterLines } from '../show/letters.ts'
import { lessonFor } from '../show/newcomer-hints.ts'
import { openDecision, type Place, panelFor, previewPanel, sayAt, voiceAt } from '../show/panel.ts'
import { type Answer, decode, inputAfter, pathOptions } from '../show/present/answer-code.ts'
import { changeIn } from '../show/present/mark.ts'
import { labelOf, type Voice } from '../show/present/question.ts'
import { buttonRows, type Row } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import { secondThought } from '../show/second-thought.ts'
import { withSigns } from '../show/signs.ts'
import { soloOver } from '../show/solo.ts'
import type { Person } from './act.ts'
import { coachedPanel } from './coached-panel.ts'
import { livingPanel } from './living-panel.ts'

/** The panel as it stands, opened at a place. */
export const panelAt = async (bot: Bot, person: Person, table: string, place: Place = {}): Promise<Reply> =>
  panelIn(bot, person, await positionAt(bot.house, table), place)

/** The same where it is known how the table stands. */
export async function panelIn(bot: Bot, person: Person, position: Position, place: Place = {}): Promise<Reply> {
  const lesson = await lessonFor(bot, position, person.me.id, person.locale)
  const below = lessonOffer(person, position)
  const over = isSolo(position.table.id) && position.seen(null).outcome ? soloOver(bot, position, person.locale) : {}
  return coachedPanel(bot, person, position, { lesson, ...(below.length > 0 && { below }), ...over, ...place })
}

/** In somebody's first panel of a game they do not know. */
function lessonOffer({ me, locale }: Person, { table, hosted, people }: Position): Row[] {
  if (!hosted.lessons || isTrial(table.id) || preparedBy(table, me.id).hasActed) return []
  const known = people.get(me.id)
  return known && isNewTo(known, table.game) ? buttonRows(learnButton(hosted, 'learn.first-button', locale)) : []
}

/** The panel a person opens to take their turn: recap first. Whoever opens it is back, if a computer had taken over. */
export async function turnPanel(bot: Bot, person: Person, table: string, left = ''): Promise<Reply> {
  const { position, isBack } = await backAt(bot, person, await positionAt(bot.house, table))
  const events = await recap(bot.house, position.table, preparedBy(position.table, person.me.id).seat, 'acted')
  const mail = seatOf(position.table, person.me.id) ? await newLetters(bot.house, position.table, person.me.id) : []
  const letters = newLetterLines(position.table, mail, person.me.id, person.ours)
  const notice = isBack ? person.ours('turn.back') : left
  return panelIn(bot, person, position, { recap: events, letters, ...(notice && { notice }) })
}

async function backAt({ house }: Bot, { me }: Person, position: Position): Promise<{ position: Position; isBack: boolean }> {
  const { table } = position
  const isBack = seatOf(table, me.id)?.autopilot === true && (await comeBack(house, table.id, me.id))
  return { position: isBack ? await positionAt(house, table.id) : position, isBack }
}

/** The question a press is about; `said` is how the choice was called where it was pressed, if that is known. */
export type Asked = Pick<Press, 'table' | 'decision'> & { readonly said?: string }

/** Where things stand instead of what was pressed. */
export async function stalePanel(bot: Bot, person: Person, { table, decision }: Asked, at?: Position): Promise<Reply> {
  const position = at ?? (await positionAt(bot.house, table))
  const isOpen = openDecision(position, preparedBy(position.table, person.me.id).seat, decision)?.id === decision
  const notice = person.ours(isOpen ? 'press.changed' : 'refused.stale')
  return panelIn(bot, person, position, { decision, notice })
}

type Choosing = {
  readonly isSure?: boolean
  /** How the table was just seen to stand; without it, it is looked at. */
  readonly at?: Position
  readonly leave?: Leaving
}

export async function choose(
  bot: Bot,
  person: Person,
  asked: Asked,
  answer: Answer,
  { isSure = false, at, leave }: Choosing = {},
): Promise<Reply> {
  const { table, decision: id, said = '' } = asked
  const { code } = answer
  const position = at ?? (await positionAt(bot.house, table))
  const { seat } = preparedBy(position.table, person.me.id)
  const decision = openDecision(position, seat, id)
  if (decision?.id !== id) return stalePanel(bot, person, asked, position)
  const value = decode(decision.input, code)
  const wrong = objection(voiceAt(position, person.locale), decision.input, answer, value, said)
  const run = isLesson(table) ? await bot.lessons.at(table, person.me.id) : null
  if (wrong) {
    const path = code.slice(0, code.lastIndexOf('/') + 1)
    const notice = sayAt(position, person.locale)(wrong)
    if (run) return panelIn(bot, person, position, { decision: id, path, notice })
    const panel = panelFor(position, seat, { decision: id, path, notice, locale: person.locale })
    return { components: withSigns(bot, position.table.game, panel) }
  }
  const better = run && rather(run, position, decision, value, person.locale)
  if (better) return panelIn(bot, person, position, { decision: id, notice: better })
  // In a lesson there is always a way back.
  const why = isSure || run ? null : secondThought({ position, decision, person: person.me.id }, value)
  if (why && isSentFirst(bot, person, position)) return sendOff(bot, person, asked, value, position)
  if (why && fits('sure', table, id, code))
    return { components: withSigns(bot, position.table.game, previewPanel(position, decision, code, person.locale, why)) }
  return give(bot, person, asked, value, position, leave)
}

/** Where there is time to think again afterwards, nobody is asked before. Whoever wishes to be always is, and a mentor hands nothing over. */
const isSentFirst = ({ house }: Bot, { me }: Person, { table, people }: Position): boolean =>
  (house.pauses.sent ?? 0) > 0 && people.get(me.id)?.settings.confirm !== 'always' && seatOf(table, me.id) !== undefined

async function sendOff(bot: Bot, person: Person, asked: Asked, value: unknown, at: Position): Promise<Reply> {
  await backAt(bot, person, at)
  const position = await send(bot.house, asked.table, person.me.id, asked.decision, value)
  return livingPanel(bot, person, position, { decision: asked.decision })
}

/** Why it does not count: what has become impossible says so, what costs or means something else now says what. */
function objection(voice: Voice, input: Input, { code, shown }: Answer, value: unknown, said: string): Text | null {
  const [path, last] = [code.slice(0, code.lastIndexOf('/') + 1), code.slice(code.lastIndexOf('/') + 1)]
  if (value === undefined && last.startsWith('=') && inputAfter(input, path)?.kind === 'amount') return { say: 'misfit.number' }
  const blocked = pathOptions(input, code).find((option) => option.blocked)
  if (blocked?.blocked) return { say: 'press.blocked', label: labelOf(voice, blocked), why: voice.say(blocked.blocked) }
  for (const each of shown) {
    const change = changeIn(voice, input, each, said)
    if (change) return change
  }
  return value === undefined ? { say: 'misfit.option' } : misfit(input, value)
}

async function give(bot: Bot, person: Person, asked: Asked, value: unknown, at: Position, leave?: Leaving): Promise<Reply> {
  const { table, decision } = asked
  try {
    const { position: before } = await backAt(bot, person, at)
    const answered = await giveAnswer(bot.house, table, person.me.id, decision, value, before, leave)
    const { receipt, fence, position, told } = bot.house.playOn ? await playedOn(bot, person, answered, before) : answered
    const { seat } = preparedBy(position.table, person.me.id)
    // Nobody has to prove anything in a lesson.
    const notice = receipt && !isLesson(table) && person.ours('answer.sealed', { receipt })
    const outcome = fence ? { recap: toldTo(told, seat), recapTitle: person.ours('answer.outcome') } : {}
    const since = isLesson(table) && { since: before.table.fence }
    return panelIn(bot, person, position, { ...outcome, ...(notice && { notice }), ...since })
  } catch (error) {
    // Something else was quicker between the look and the answer: what is open now says more than a refusal.
    if (error instanceof Refused && error.text.say === 'refused.stale') return stalePanel(bot, person, asked)
    throw error
  }
}

/** Where nobody else plays, what follows is done at once, and is told with what came of the answer. */
async function playedOn({ house }: Bot, { me }: Person, answered: Answered, before: Position): Promise<Answered> {
  const { id, fence } = before.table
  await house.playOn?.(id)
  const position = await positionAt(house, id)
  const { seat } = preparedBy(position.table, me.id)
  const seats = position.table.seats.map((row) => (row.seat === seat ? { ...row, actedAt: fence } : row))
  return { ...answered, position, told: await recap(house, { ...position.table, seats }, seat, 'acted') }
}
