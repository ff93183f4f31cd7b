/**
 * The panel a person sees alone: what happened to them, the question that waits, everything they can choose, and the way back.
 * It is made anew for every press from where the table stands now, so an old panel can never do harm: it refreshes.
 */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js'
import type { Decision, Event, Input, Option, Text } from '../../kernel/contract.ts'
import { decisionsOf, type Moment, namesAt, owing, type Position, speakerAt } from '../../tables/position.ts'
import { isTrial } from '../../tables/trials.ts'
import { isOurs, speak } from '../../words/words.ts'
import { fits, idFor } from '../ids.ts'
import { byText } from './clock-lines.ts'
import { BUTTONS_IN_A_ROW, clip, OPTIONS_IN_A_SELECT, TEXT_IN_A_MESSAGE } from './limits.ts'
import { decode, inputAfter, pathOptions } from './present/answer-code.ts'
import { answerText } from './present/complete-answers.ts'
import { markOf } from './present/mark.ts'
import { present } from './present/present.ts'
import type { Question, Shown } from './present/question.ts'
import { isFolded, labelOf, reasons } from './present/question.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'

export type Panel = readonly APIMessageTopLevelComponent[]

/** How far a person has come in the panel: which question, which picks, what is in hand. */
export type Place = {
  readonly decision?: string
  readonly path?: string
  readonly scratch?: string
  readonly notice?: string
  readonly recap?: readonly Event[]
  /** What the recap tells, if it is not what happened since one last acted. */
  readonly recapTitle?: string
  readonly lesson?: string | undefined
  readonly locale?: string
}

const RECAP_LINES = 8
/** What happened and what is drafted come first, but the question must never be cut off by them. */
const RECAP_TEXT = 1_000

export const sayAt =
  ({ table, hosted }: Pick<Moment, 'table' | 'hosted'>, locale?: string) =>
  (text: Text): string =>
    isOurs(text) ? speak(text, locale) : hosted.game.speak(text, speakerAt(table, locale))

export function questionAt(position: Position, decision: Decision, path = '', scratch = '', locale?: string): Question {
  const { id: table } = position.table
  const mark = markOf(decision.input)
  return {
    decision,
    input: inputAfter(decision.input, path) ?? decision.input,
    path: inputAfter(decision.input, path) ? path : '',
    scratch,
    say: sayAt(position, locale),
    // An order of fifty leaves no room for the mark.
    id: (verb, arg) => idFor(verb, table, decision.id, arg, fits(verb, table, decision.id, arg, mark) ? mark : ''),
    fits: (verb, arg) => fits(verb, table, decision.id, arg),
  }
}

/** The question a press is about, if it is still open; else the one that waits for this seat. */
export function openDecision(position: Position, seat: string, wanted?: string): Decision | undefined {
  const open = decisionsOf(position, seat)
  return (
    open.find(({ id }) => id === wanted) ??
    open.find(({ offer, given }) => !offer && given === undefined) ??
    open.find(({ offer }) => !offer)
  )
}

export function panelFor(position: Position, seat: string, place: Place = {}): Panel {
  const { table, hosted } = position
  const speaker = speakerAt(table, place.locale)
  const say = sayAt(position, place.locale)
  const decision = openDecision(position, seat, place.decision)
  const head = `**${hosted.title}** · ${hosted.headline(position.fenced.seen(seat).view, speaker)}`
  const lines = [head]
  if (place.notice) lines.push(`> ${place.notice}`)
  if (place.recap && place.recap.length > 0) lines.push(recapText(place.recap, say, place.recapTitle))
  const { drafted } = position.seen(seat)
  if (drafted && drafted.length > 0) lines.push(recapText(drafted, say, 'Your draft, seen by nobody else'))
  const rows: Row[] = []
  if (decision) {
    const shown = shownQuestion(position, decision, place)
    lines.push(...shown.lines)
    rows.push(...shown.rows)
  } else lines.push(waitingText(position, seat))
  if (place.lesson) lines.push(`-# Hint: ${place.lesson}`)
  rows.push(...offerRows(position, seat, decision?.id), ...buttonRows(footer(position, seat)))
  return [container(lines, rows)]
}

function shownQuestion(position: Position, decision: Decision, place: Place): Shown {
  const isSame = decision.id === place.decision
  const question = questionAt(position, decision, isSame ? place.path : '', isSame ? place.scratch : '', place.locale)
  const picked = pathOptions(decision.input, question.path).map((option) => labelOf(question, option))
  const lines = [`### ${question.say(decision.prompt)}`]
  if (decision.given !== undefined)
    lines.push(
      decision.sealed
        ? `Sealed: **${answerText(question, decision.input, decision.given)}**. You can change it until all are opened.`
        : `Answered: **${answerText(question, decision.input, decision.given)}**. You can change it until enough have answered.`,
    )
  if (picked.length > 0) lines.push(`**${picked.join(' › ')}** ›`)
  const shown = present(question)
  const aside = [
    ...(picked.length > 0 || question.scratch
      ? [button(question.id('step', ''), picked.length > 0 ? '← Change' : '← Start over')]
      : []),
    ...(isFolded(question, optionsOf(question.input)) ? [button(question.id('why', question.path), 'Why not …?')] : []),
  ]
  const back = buttonRows(aside)
  const isDue = !decision.offer && decision.given === undefined
  const fallback = isDue ? otherwise(position, decision, question.say) : []
  return { lines: [...lines, ...shown.lines, ...fallback], rows: [...shown.rows, ...back] }
}

/** What is played when time runs out. A draft is nobody's answer: without it, the question is the one it began with. */
function otherwise({ table, seen, fenced }: Position, decision: Decision, say: Question['say']): string[] {
  const { seat } = decision
  const dueAt = table.seats.find((row) => row.seat === seat)?.dueAt
  if (!dueAt || isTrial(table.id)) return []
  const first = seen(seat).drafted ? fenced.seen(seat).asked.find(({ offer }) => !offer) : decision
  if (!first) return []
  const unless = first === decision ? 'If you do not answer' : 'If you do not finish this draft'
  return [`-# ${unless} ${byText(dueAt)}: ${clip(answerText({ say }, first.input, first.idle), 150)}`]
}

const optionsOf = (input: Input): readonly Option[] =>
  input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options

/** Everything a person might expect and cannot have now, with the reasons. */
export function whyNot(position: Position, decision: Decision, path: string, locale?: string): Panel {
  const question = questionAt(position, decision, path, '', locale)
  return [container(['**Not possible now**', ...reasons(question, optionsOf(question.input))], [])]
}

/** The last look before something that cannot be taken back. */
export function previewPanel(position: Position, decision: Decision, code: string, locale?: string): Panel {
  const question = questionAt(position, decision, '', '', locale)
  const answer = decode(decision.input, code)
  const lines = [
    `### ${question.say(decision.prompt)}`,
    `**${answerText(question, decision.input, answer)}**`,
    '-# Once done, you cannot take it back on your own.',
  ]
  const path = code.slice(0, code.lastIndexOf('/') + 1)
  return [
    container(
      lines,
      buttonRows([
        button(question.id('sure', code), 'Do it', 'good'),
        button(question.id('scratch', `${path}?${inHandAgain(code.slice(path.length))}`), 'Change'),
      ]),
    ),
  ]
}

/** What was marked or shared out is in hand again when somebody thinks better of it. */
const inHandAgain = (code: string) =>
  code.startsWith('*') ? `0..${code.slice(1)}` : code.startsWith('+') ? `0.${code.slice(1)}` : ''

/** What may be done although nobody asked, and the way back from there to the question that waits. */
function offerRows(position: Position, seat: string, shown?: string): Row[] {
  const say = sayAt(position)
  const open = decisionsOf(position, seat)
  const offers = open.filter(({ offer, id }) => offer && id !== shown)
  const step = ({ id, prompt }: Decision) => button(idFor('step', position.table.id, id), say(prompt))
  const waiting = openDecision(position, seat)
  const back =
    waiting && shown !== waiting.id && open.some(({ id }) => id === shown)
      ? buttonRows([button(idFor('step', position.table.id, waiting.id), '← Back to what you are asked')])
      : []
  if (offers.length <= BUTTONS_IN_A_ROW) return [...buttonRows(offers.map(step)), ...back]
  const choices = offers.slice(0, OPTIONS_IN_A_SELECT).map(({ id, prompt }) => ({ value: id, label: say(prompt) }))
  return [selectRow(idFor('offer', position.table.id), 'You may also …', choices), ...back]
}

function footer(position: Position, seat: string) {
  const { id } = position.table
  const isMine = position.seen(seat).drafted !== null
  return [
    ...(isMine ? [button(idFor('undo', id), '↩ Take back')] : []),
    button(idFor('recap', id), 'Recap'),
    button(idFor('hand', id), 'My hand'),
    button(idFor('board', id), 'Board'),
    button(idFor('rules', id), 'Rules'),
  ]
}

function waitingText(position: Position, seat: string): string {
  const { table } = position
  if (position.seen(seat).outcome) return 'This game is over.'
  const waited = owing(position).filter((other) => other !== seat)
  const names = waited.map(namesAt(table)).join(', ')
  return waited.length > 0
    ? `Nothing for you to decide now. The table waits for ${names}.`
    : 'Everything is sealed; it will be opened in a moment.'
}

function recapText(events: readonly Event[], say: (text: Text) => string, title = 'Since you last acted'): string {
  const told = events.slice(-RECAP_LINES).map(({ text }) => clip(`- ${say(text)}`, RECAP_TEXT / 3))
  while (told.join('\n').length > RECAP_TEXT) told.shift()
  const more = events.length - told.length
  return [`**${title}**`, ...(more > 0 ? [`-# … and ${more} earlier`] : []), ...told].join('\n')
}

/** Text above, choices below, in one frame. */
export function container(lines: readonly string[], rows: readonly Row[], accent?: number): APIMessageTopLevelComponent {
  const text: APIComponentInContainer = { type: ComponentType.TextDisplay, content: clip(lines.join('\n'), TEXT_IN_A_MESSAGE) }
  return { type: ComponentType.Container, ...(accent !== undefined && { accent_color: accent }), components: [text, ...rows] }
}
