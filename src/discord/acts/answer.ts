/** Giving an answer, by press or by typing: looked at once more where it cannot be taken back, receipted where it is sealed. */
import type { Decision, Event, Input, Text } from '../../kernel/contract.ts'
import { apply, isRefusal } from '../../kernel/engine.ts'
import { misfit, only } from '../../kernel/input.ts'
import { recap } from '../../tables/history.ts'
import { Refused } from '../../tables/house.ts'
import { comeBack } from '../../tables/missed-deadlines.ts'
import { answer } from '../../tables/play.ts'
import { mySeat, type Position, positionOf, stateFor, tableById } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { fits, type Press } from '../in/ids.ts'
import { lessonFor } from '../show/newcomer-hints.ts'
import { openDecision, type Place, panelFor, previewPanel, sayAt } from '../show/panel.ts'
import { decode, inputAfter } from '../show/present/answer-code.ts'
import { markOf } from '../show/present/mark.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'

export const positionAt = async (bot: Bot, table: string): Promise<Position> =>
  positionOf(bot.house, await tableById(bot.house, table))

/** The panel as it stands, opened at a place. */
export async function panelAt(bot: Bot, { me, locale }: Person, table: string, place: Place = {}): Promise<Reply> {
  const position = await positionAt(bot, table)
  const { seat } = mySeat(position.table, me.id)
  const lesson = await lessonFor(bot, position, me.id, locale)
  return { components: panelFor(position, seat, { lesson, ...place, locale }) }
}

/** The panel a person opens to take their turn: recap first. Whoever opens it is back, if a computer had taken over. */
export async function turnPanel(bot: Bot, person: Person, table: string): Promise<Reply> {
  const isBack = await comeBack(bot.house, table, person.me.id)
  const row = await tableById(bot.house, table)
  const events = await recap(bot.house, row, mySeat(row, person.me.id).seat, 'acted')
  return panelAt(bot, person, table, { recap: events, ...(isBack && { notice: person.ours('turn.back') }) })
}

/** The question a press is about, and with which choices it was shown. */
export type Asked = Pick<Press, 'table' | 'decision' | 'mark'>

/** Is that still the question, with every choice in its place? A press without a mark is about no choice. */
export const isAsShown = (decision: Decision | undefined, asked: Asked): decision is Decision =>
  decision?.id === asked.decision && (asked.mark === '' || asked.mark === markOf(decision.input))

/** Where things stand instead of what was pressed. */
export async function stalePanel(bot: Bot, person: Person, { table, decision }: Asked): Promise<Reply> {
  const position = await positionAt(bot, table)
  const isOpen = openDecision(position, mySeat(position.table, person.me.id).seat, decision)?.id === decision
  const notice = person.ours(isOpen ? 'press.changed' : 'refused.stale')
  return panelAt(bot, person, table, { decision, notice })
}

export async function choose(bot: Bot, person: Person, asked: Asked, code: string, isSure = false): Promise<Reply> {
  const { table, decision: id } = asked
  const position = await positionAt(bot, table)
  const { seat } = mySeat(position.table, person.me.id)
  const decision = openDecision(position, seat, id)
  if (!isAsShown(decision, asked)) return stalePanel(bot, person, asked)
  const path = code.slice(0, code.lastIndexOf('/') + 1)
  const value = decode(decision.input, code)
  const wrong = value === undefined ? unreadable(decision.input, path) : misfit(decision.input, value)
  if (wrong) {
    const notice = sayAt(position, person.locale)(wrong)
    return { components: panelFor(position, seat, { decision: id, path, notice, locale: person.locale }) }
  }
  if (!isSure && endsTheDraft(position, decision, value) && fits('sure', table, id, code))
    return { components: previewPanel(position, decision, code, person.locale) }
  return give(bot, person, asked, value)
}

const unreadable = (input: Input, path: string): Text => ({
  say: inputAfter(input, path)?.kind === 'amount' ? 'misfit.number' : 'misfit.option',
})

const endsTheTurn = (input: Input, { pick }: { readonly pick?: string }) =>
  input.kind === 'pick' && input.options.some(({ id, leads }) => id === pick && leads === 'end')

/** Would it end what the person can take back alone? The end of a turn confirms itself, and so does the only thing one can do. */
function endsTheDraft(position: Position, { id, seat, input, sealed }: Decision, value: unknown): boolean {
  if (sealed || only(input) !== undefined || endsTheTurn(input, value as { pick?: string })) return false
  const trial = apply(position.hosted.game, stateFor(position, seat), seat, id, value)
  return !isRefusal(trial) && trial.fence && !trial.revocable
}

async function give(bot: Bot, person: Person, asked: Asked, value: unknown): Promise<Reply> {
  const { table, decision } = asked
  try {
    await comeBack(bot.house, table, person.me.id)
    const { fence: before } = await tableById(bot.house, table)
    const { receipt, fence } = await answer(bot.house, table, person.me.id, decision, value)
    await bot.house.playOn?.(table)
    const notice = receipt && person.ours('answer.sealed', { receipt })
    const outcome = fence ? { recap: await told(bot, person, table, before), recapTitle: person.ours('answer.outcome') } : {}
    return panelAt(bot, person, table, { ...outcome, ...(notice && { notice }) })
  } catch (error) {
    // Something else was quicker between the look and the answer: what is open now says more than a refusal.
    if (error instanceof Refused && error.text.say === 'refused.stale') return stalePanel(bot, person, asked)
    throw error
  }
}

/** What a person was told after a fence: by their own answer, and by whoever was quick enough to follow it. */
async function told(bot: Bot, { me }: Person, id: string, fence: number): Promise<Event[]> {
  const table = await tableById(bot.house, id)
  const { seat } = mySeat(table, me.id)
  const seats = table.seats.map((row) => (row.seat === seat ? { ...row, actedAt: fence } : row))
  return recap(bot.house, { ...table, seats }, seat, 'acted')
}
