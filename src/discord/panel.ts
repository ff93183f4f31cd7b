/**
 * The panel a person sees alone: what happened to them, the question that waits, everything they can choose, and the way back.
 * It is made anew for every press from where the table stands now, so an old panel can never do harm: it refreshes.
 */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js'
import type { Decision, Event, Text } from '../kernel/contract.ts'
import type { Position } from '../tables/position.ts'
import { decisionsOf, drafter, namesAt, owing } from '../tables/position.ts'
import { fits, idFor } from './ids.ts'
import { clip, OPTIONS_IN_A_SELECT, TEXT_IN_A_MESSAGE } from './limits.ts'
import { presentAmount } from './present/amount.ts'
import { decode, inputAfter, pathOptions } from './present/code.ts'
import { presentOrder } from './present/order.ts'
import { answerText, leavesWithin, presentPick } from './present/pick.ts'
import type { Question, Shown } from './present/question.ts'
import { isFolded, labelOf, reasons } from './present/question.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { fieldsOf } from './present/sheet.ts'
import { presentSome } from './present/some.ts'
import { presentSplit } from './present/split.ts'
import { isOurs, speak } from './words.ts'

export type Panel = readonly APIMessageTopLevelComponent[]

/** How far a person has come in the panel: which question, which picks, what is in hand. */
export type Place = {
  readonly decision?: string
  readonly path?: string
  readonly scratch?: string
  readonly notice?: string
  readonly recap?: readonly Event[]
  readonly locale?: string
}

const RECAP_LINES = 8

export const speakerAt =
  ({ table, hosted }: Pick<Position, 'table' | 'hosted'>, locale?: string) =>
  (text: Text): string =>
    isOurs(text) ? speak(text, locale) : hosted.game.speak(text, namesAt(table))

export function questionAt(position: Position, decision: Decision, path = '', scratch = '', locale?: string): Question {
  const { id: table } = position.table
  return {
    decision,
    input: inputAfter(decision.input, path) ?? decision.input,
    path: inputAfter(decision.input, path) ? path : '',
    scratch,
    say: speakerAt(position, locale),
    id: (verb, arg) => idFor(verb, table, decision.id, arg),
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
  const names = namesAt(table)
  const say = speakerAt(position, place.locale)
  const decision = openDecision(position, seat, place.decision)
  const head = `**${hosted.title}** · ${hosted.headline(hosted.game.view(position.fenced.board, seat), names)}`
  const lines = [head]
  if (place.notice) lines.push(`> ${place.notice}`)
  if (place.recap && place.recap.length > 0) lines.push(recapText(place.recap, say))
  const rows: Row[] = []
  if (decision) {
    const shown = shownQuestion(position, decision, place)
    lines.push(...shown.lines)
    rows.push(...shown.rows)
  } else lines.push(waitingText(position, seat))
  rows.push(...offersRow(position, seat, decision?.id), ...buttonRows(footer(position, seat)))
  return [container(lines, rows)]
}

function shownQuestion(position: Position, decision: Decision, place: Place): Shown {
  const isSame = decision.id === place.decision
  const question = questionAt(position, decision, isSame ? place.path : '', isSame ? place.scratch : '', place.locale)
  const picked = pathOptions(decision.input, question.path).map((option) => labelOf(question, option))
  const lines = [`### ${question.say(decision.prompt)}`]
  if (decision.given !== undefined)
    lines.push(`Sealed: **${answerText(question, decision.input, decision.given)}**. You can change it until all are opened.`)
  if (picked.length > 0) lines.push(`**${picked.join(' › ')}** ›`)
  const shown = present(question)
  const options = 'options' in question.input ? question.input.options : []
  const aside = [
    ...(picked.length > 0 || question.scratch ? [button(question.id('step', ''), '← Change')] : []),
    ...(isFolded(question, options) ? [button(question.id('why', question.path), 'Why not …?')] : []),
  ]
  const back = buttonRows(aside)
  const fallback = decision.offer
    ? []
    : [`-# If you do not answer in time: ${clip(answerText(question, decision.input, decision.idle), 150)}`]
  return { lines: [...lines, ...shown.lines, ...fallback], rows: [...shown.rows, ...back] }
}

function present(question: Question): Shown {
  const { input } = question
  switch (input.kind) {
    case 'pick': {
      const shown = presentPick(question, input.options)
      // A form saves steps only where the choices do not fit into one list anyway.
      const isLong = leavesWithin(question, input, OPTIONS_IN_A_SELECT) === null
      const form =
        isLong && fieldsOf(question, input) ? buttonRows([button(question.id('form', question.path), 'All in one form …')]) : []
      return { ...shown, rows: [...shown.rows, ...form] }
    }
    case 'some':
      return presentSome(question, input)
    case 'amount':
      return presentAmount(question, input)
    case 'split':
      return presentSplit(question, input)
    case 'order':
      return presentOrder(question, input)
  }
}

/** Everything a person might expect and cannot have now, with the reasons. */
export function whyNot(position: Position, decision: Decision, path: string, locale?: string): Panel {
  const question = questionAt(position, decision, path, '', locale)
  const options = 'options' in question.input ? question.input.options : []
  return [container([`**${question.say(decision.prompt)}** Not now:`, ...reasons(question, options)], [])]
}

/** The last look before something that cannot be taken back. */
export function previewPanel(position: Position, decision: Decision, code: string, locale?: string): Panel {
  const question = questionAt(position, decision, '', '', locale)
  const answer = decode(decision.input, code)
  const lines = [
    `### ${question.say(decision.prompt)}`,
    `**${answerText(question, decision.input, answer)}**`,
    '-# This ends what you can take back on your own.',
  ]
  const path = code.includes('/') ? code.slice(0, code.lastIndexOf('/') + 1) : ''
  return [
    container(
      lines,
      buttonRows([button(question.id('sure', code), 'Do it', 'good'), button(question.id('step', path), 'Change')]),
    ),
  ]
}

function offersRow(position: Position, seat: string, shown?: string): Row[] {
  const offers = decisionsOf(position, seat).filter(({ offer, id }) => offer && id !== shown)
  const say = speakerAt(position)
  return buttonRows(offers.slice(0, 5).map((offer) => button(idFor('step', position.table.id, offer.id), say(offer.prompt))))
}

function footer(position: Position, seat: string) {
  const { id } = position.table
  const isMine = drafter(position) === seat
  return [
    ...(isMine ? [button(idFor('undo', id), '↩ Take back')] : []),
    button(idFor('recap', id), 'Recap'),
    button(idFor('hand', id), 'My hand'),
    button(idFor('board', id), 'Board'),
    button(idFor('rules', id), 'Rules'),
  ]
}

function waitingText(position: Position, seat: string): string {
  const { fenced, table } = position
  if (fenced.outcome) return 'This game is over.'
  const waited = owing(position).filter((other) => other !== seat)
  const names = waited.map(namesAt(table)).join(', ')
  return waited.length > 0
    ? `Nothing for you to decide now. The table waits for ${names}.`
    : 'Everything is sealed; it will be opened in a moment.'
}

function recapText(events: readonly Event[], say: (text: Text) => string): string {
  const told = events.slice(-RECAP_LINES).map(({ text }) => `- ${say(text)}`)
  const more = events.length - told.length
  return ['**Since you last acted**', ...(more > 0 ? [`-# … and ${more} earlier`] : []), ...told].join('\n')
}

/** Text above, choices below, in one frame. */
export function container(lines: readonly string[], rows: readonly Row[], accent?: number): APIMessageTopLevelComponent {
  const text: APIComponentInContainer = { type: ComponentType.TextDisplay, content: clip(lines.join('\n'), TEXT_IN_A_MESSAGE) }
  return { type: ComponentType.Container, ...(accent !== undefined && { accent_color: accent }), components: [text, ...rows] }
}
