/** Giving an answer, by press or by typing: looked at once more where it cannot be taken back, receipted where it is sealed. */
import type { Decision, Event, Input, Text } from '../../kernel/contract.ts'
import { misfit, only } from '../../kernel/input.ts'
import { recap, toldTo } from '../../tables/history.ts'
import { Refused } from '../../tables/house.ts'
import { comeBack } from '../../tables/missed-deadlines.ts'
import { answer, endsTheDraft } from '../../tables/play.ts'
import { mySeat, type Position, positionAt as positionIn } from '../../tables/position.ts'
import { speak } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { fits, type Press } from '../in/ids.ts'
import { lessonFor } from '../show/newcomer-hints.ts'
import { openDecision, type Place, panelFor, previewPanel, sayAt } from '../show/panel.ts'
import { decode, inputAfter } from '../show/present/answer-code.ts'
import { markOf } from '../show/present/mark.ts'
import type { Reply } from '../show/reply.ts'

/** Whoever pressed or typed: an interaction is one. */
type Person = { readonly user: { readonly id: string }; readonly locale: string }

export const positionAt = (bot: Bot, table: string): Promise<Position> => positionIn(bot.house, table)

/** The panel as it stands, opened at a place. */
export async function panelAt(bot: Bot, person: Person, table: string, place: Place = {}): Promise<Reply> {
  return panelIn(bot, person, await positionAt(bot, table), place)
}

/** The same where the position is at hand. */
async function panelIn(bot: Bot, { user, locale }: Person, position: Position, place: Place = {}): Promise<Reply> {
  const { seat } = mySeat(position.table, user.id)
  const lesson = await lessonFor(bot, position, user.id, locale)
  return { components: panelFor(position, seat, { lesson, ...place, locale }) }
}

/** The panel a person opens to take their turn: recap first. Whoever opens it is back, if a computer had taken over. */
export async function turnPanel(bot: Bot, person: Person, table: string): Promise<Reply> {
  const { position, isBack } = await backAt(bot, person, await positionAt(bot, table))
  const events = await recap(bot.house, position.table, mySeat(position.table, person.user.id).seat, 'acted')
  return panelIn(bot, person, position, { recap: events, ...(isBack && { notice: 'Welcome back: the seat is yours again.' }) })
}

/** Whoever does something is back, if a computer had taken over. */
async function backAt(bot: Bot, { user }: Person, position: Position): Promise<{ position: Position; isBack: boolean }> {
  const { table } = position
  const isBack = mySeat(table, user.id).autopilot && (await comeBack(bot.house, table.id, user.id))
  return { position: isBack ? await positionAt(bot, table.id) : position, isBack }
}

/** The question a press is about, and with which choices it was shown. */
export type Asked = Pick<Press, 'table' | 'decision' | 'mark'>

/** Is that still the question, with every choice in its place? A press without a mark is about no choice. */
export const isAsShown = (decision: Decision | undefined, asked: Asked): decision is Decision =>
  decision?.id === asked.decision && (asked.mark === '' || asked.mark === markOf(decision.input))

/** Where things stand instead of what was pressed. */
export async function stalePanel(bot: Bot, person: Person, { table, decision }: Asked, at?: Position): Promise<Reply> {
  const position = at ?? (await positionAt(bot, table))
  const isOpen = openDecision(position, mySeat(position.table, person.user.id).seat, decision)?.id === decision
  const notice = speak({ say: isOpen ? 'press.changed' : 'refused.stale' }, person.locale)
  return panelIn(bot, person, position, { decision, notice })
}

/** `at` is where the table was seen to stand; without it, it is looked at. */
export async function choose(
  bot: Bot,
  person: Person,
  asked: Asked,
  code: string,
  { isSure = false, at }: { readonly isSure?: boolean; readonly at?: Position } = {},
): Promise<Reply> {
  const { table, decision: id } = asked
  const position = at ?? (await positionAt(bot, table))
  const { seat } = mySeat(position.table, person.user.id)
  const decision = openDecision(position, seat, id)
  if (!isAsShown(decision, asked)) return stalePanel(bot, person, asked, position)
  const path = code.slice(0, code.lastIndexOf('/') + 1)
  const value = decode(decision.input, code)
  const wrong = value === undefined ? unreadable(decision.input, path) : misfit(decision.input, value)
  if (wrong) {
    const notice = sayAt(position, person.locale)(wrong)
    return { components: panelFor(position, seat, { decision: id, path, notice, locale: person.locale }) }
  }
  if (!isSure && needsThought(position, decision, value) && fits('sure', table, id, code))
    return { components: previewPanel(position, decision, code, person.locale) }
  return give(bot, person, asked, value, position)
}

const unreadable = (input: Input, path: string): Text => ({
  say: inputAfter(input, path)?.kind === 'amount' ? 'misfit.number' : 'misfit.option',
})

const endsTheTurn = (input: Input, { pick }: { readonly pick?: string }) =>
  input.kind === 'pick' && input.options.some(({ id, leads }) => id === pick && leads === 'end')

/** Would it end what the person can take back alone? The end of a turn confirms itself, and so does the only thing one can do. */
function needsThought(position: Position, { id, seat, input, sealed }: Decision, value: unknown): boolean {
  if (sealed || only(input) !== undefined || endsTheTurn(input, value as { pick?: string })) return false
  return endsTheDraft(position, seat, id, value)
}

async function give(bot: Bot, person: Person, asked: Asked, value: unknown, at: Position): Promise<Reply> {
  const { table, decision } = asked
  try {
    const { position: before } = await backAt(bot, person, at)
    const { receipt, fence, told, position } = await answer(bot.house, table, person.user.id, decision, value, before)
    const { seat } = mySeat(before.table, person.user.id)
    const notice = receipt && `Sealed. Receipt \`${receipt.slice(0, 4)} ${receipt.slice(4, 8)}\` (in full: ||${receipt}||).`
    await bot.house.playOn?.(table)
    const now = bot.house.playOn ? await positionAt(bot, table) : position
    const came = bot.house.playOn ? await toldSince(bot, now, seat, before.table.fence) : toldTo(told, seat)
    const outcome = fence ? { recap: came, recapTitle: 'What came of it' } : {}
    return panelIn(bot, person, now, { ...outcome, ...(notice && { notice }) })
  } catch (error) {
    // Something else was quicker between the look and the answer: what is open now says more than a refusal.
    if (error instanceof Refused && error.text.say === 'refused.stale') return stalePanel(bot, person, asked)
    throw error
  }
}

/** What a person was told after a fence: by their own answer, and by those who followed it at once. */
async function toldSince(bot: Bot, { table }: Position, seat: string, fence: number): Promise<Event[]> {
  const seats = table.seats.map((row) => (row.seat === seat ? { ...row, actedAt: fence } : row))
  return recap(bot.house, { ...table, seats }, seat, 'acted')
}
