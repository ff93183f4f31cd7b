/**
 * The panel a person sees alone: what happened to them, the question that waits, everything they can choose, and the way back.
 * It is made anew for every press from where the table stands now, so an old panel can never do harm: it refreshes.
 */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js'
import type { Decision, Event, Text } from '../../kernel/contract.ts'
import { meaningOf, shownBeside } from '../../kernel/told.ts'
import { isSitting } from '../../tables/clock.ts'
import { decisionsOf, type Moment, namesAt, owing, type Position, speakerAt } from '../../tables/position.ts'
import { type Sent, sentFrom } from '../../tables/sent.ts'
import { isTrial } from '../../tables/trial-ids.ts'
import { isOurs, type Ours, oursIn, speak } from '../../words/words.ts'
import { fits, idFor } from '../ids.ts'
import { firstBriefing, holdsLine } from './briefing.ts'
import { recapText } from './event-text.ts'
import { BUTTONS_IN_A_ROW, clip, OPTIONS_IN_A_SELECT, PARTS_IN_A_MESSAGE, TEXT_IN_A_MESSAGE } from './limits.ts'
import { decode, encode, inputAfter, pathOptions } from './present/answer-code.ts'
import { answerMeaning, answerText } from './present/complete-answers.ts'
import { markOf, wayMarkOf } from './present/mark.ts'
import { present } from './present/present.ts'
import type { Question, Shown, Voice } from './present/question.ts'
import { labelOf, unended } from './present/question.ts'
import { hasReasons, notNow, notYours } from './present/reasons.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'
import { headlineAt, raceBrief } from './race.ts'
import { isLastStep } from './second-thought.ts'

export type Panel = readonly APIMessageTopLevelComponent[]

/** How far a person has come in the panel: which question, which picks, what is in hand. */
export type Place = {
  readonly decision?: string
  readonly path?: string
  readonly scratch?: string
  readonly notice?: string
  /** Letters that came since one last acted. */
  readonly letters?: readonly string[]
  readonly recap?: readonly Event[]
  /** What the recap tells, if it is not what happened since one last acted: what came of one's own answer, in its order. */
  readonly recapTitle?: string
  readonly lesson?: string | undefined
  /** What the coach says of the question: a line, or its reasons. */
  readonly coach?: readonly string[]
  /** In a lesson: what it says, in a box above the bare question, and the answer it asks for. */
  readonly above?: readonly string[]
  /** Not where the table's card is: what stands behind *More* there is to be had here, too. */
  readonly isAway?: boolean
  /** What is told instead where the game is over. */
  readonly over?: readonly string[]
  /** What can be pressed below everything else: an offer, or the ways out of a lesson. */
  readonly below?: readonly Row[]
  readonly wanted?: unknown
  /** In a lesson: where the game stood before what came of an answer. Pictures mark what has changed since. */
  readonly since?: number
}
type Read = { readonly locale: string }

export const sayAt =
  ({ table, hosted }: Pick<Moment, 'table' | 'hosted'>, locale: string) =>
  (text: Text): string =>
    isOurs(text) ? speak(text, locale) : hosted.game.speak(text, speakerAt(table, locale))

export const voiceAt = (position: Pick<Position, 'table' | 'hosted'>, locale: string): Voice => ({
  say: sayAt(position, locale),
  ours: oursIn(locale),
})

/** Presses that answer carry on which terms; any number is on the same. */
const MARKED: Readonly<Record<string, typeof markOf>> = {
  go: markOf,
  sure: markOf,
  now: markOf,
  numbered: (input, path) => markOf(input, `${path}=0`),
  sheet: wayMarkOf,
}

export function questionAt(
  position: Position,
  decision: Decision,
  path: string,
  scratch: string,
  locale: string,
  isRoomy = true,
): Question {
  const { id: table } = position.table
  return {
    decision,
    input: inputAfter(decision.input, path) ?? decision.input,
    path: inputAfter(decision.input, path) ? path : '',
    scratch,
    isRoomy,
    ...voiceAt(position, locale),
    id(verb, arg) {
      // An order of fifty leaves no room for the mark.
      const mark = MARKED[verb]?.(decision.input, arg) ?? ''
      return idFor(verb, table, decision.id, arg, fits(verb, table, decision.id, arg, mark) ? mark : '')
    },
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

export function panelFor(position: Position, seat: string, place: Place & Read): Panel {
  if (place.isAway) {
    const whole = panelWith(position, seat, place, { isRoomy: true })
    // What each choice means says more than the way to everything else.
    return partsIn(whole) <= PARTS_IN_A_MESSAGE ? whole : panelFor(position, seat, { ...place, isAway: false })
  }
  const roomy = panelWith(position, seat, place, { isRoomy: true })
  if (partsIn(roomy) <= PARTS_IN_A_MESSAGE) return roomy
  // Whoever is under way to an answer has looked around before, and can go back to where everything stands.
  const bare = place.path ? panelWith(position, seat, place, { isRoomy: true, isBare: true }) : roomy
  return partsIn(bare) <= PARTS_IN_A_MESSAGE ? bare : panelWith(position, seat, place, { isRoomy: false })
}

type Parted = { readonly type: number; readonly components?: readonly Parted[]; readonly accessory?: unknown }

/** Discord counts everything, however deep it lies. */
const partsIn = (parts: readonly Parted[]): number =>
  parts.reduce((sum, { components = [], accessory }) => sum + 1 + (accessory ? 1 : 0) + partsIn(components), 0)

type Room = { readonly isRoomy: boolean; readonly isBare?: boolean }

function panelWith(position: Position, seat: string, place: Place & Read, { isRoomy, isBare = false }: Room): Panel {
  const { say, ours } = voiceAt(position, place.locale)
  const { above, below = [] } = place
  const decision = openDecision(position, seat, place.decision)
  const briefing = above ? [] : firstBriefing(position, seat, place.locale, decision ? saidAt(decision, say) : [])
  const lines = above ? [] : [...standingLines(position, seat, place.locale), ...briefing]
  if (place.notice) lines.push(`> ${place.notice}`)
  lines.push(...(place.letters ?? []))
  const { recap = [], recapTitle = ours('recap.since.acted') } = place
  if (recap.length > 0)
    lines.push(recapText(recap, { say, ours }, recapTitle, { seat, isInOrder: place.recapTitle !== undefined }))
  const { drafted } = position.seen(seat)
  if (!above && drafted && drafted.length > 0) lines.push(recapText(drafted, { say, ours }, ours('panel.draft'), { seat: null }))
  const rows: Row[] = []
  if (decision) {
    const shown = shownQuestion(position, decision, place, isRoomy)
    lines.push(...shown.lines)
    rows.push(...shown.rows)
    lines.push(...(place.coach ?? []))
  } else lines.push(...(place.over ?? [waitingText(position, seat, ours)]))
  // A briefing says it already.
  if (briefing.length === 0) lines.push(...holdsLine(position, seat, place.locale))
  if (place.lesson) lines.push(ours('panel.hint', { hint: place.lesson }))
  const footing = isBare ? [] : buttonRows(footer(position, seat, place, ours, decision?.topic))
  if (!above)
    return [container(lines, [...rows, ...offerRows(position, seat, { say, ours }, decision?.id), ...footing, ...below])]
  // What a lesson says is told apart from the game, and so are the ways out of it.
  return [container(above, [], TEACHES), container(lines, [...rows, ...footing], undefined, above), ...below]
}

/** The colour of what a lesson says. */
export const TEACHES = 0x4f9d69

/** What a question and its choices say by themselves. */
const saidAt = (decision: Decision, say: (text: Text) => string): string[] => {
  const options = 'options' in decision.input ? decision.input.options : []
  return [...shownBeside(decision), ...options.flatMap((option) => meaningOf(option) ?? [])].map((text) => unended(say(text)))
}

/** Where the game stands, and who leads. */
const standingLines = ({ fenced }: Position, seat: string, locale: string): string[] => [
  headlineAt(fenced, locale, fenced.seen(seat).view),
  ...raceBrief(fenced, locale),
]

function shownQuestion(position: Position, decision: Decision, place: Place & Read, isRoomy: boolean): Shown {
  const isSame = decision.id === place.decision
  const { path = '', scratch = '' } = isSame ? place : {}
  if (path === '' && scratch === '') {
    const row = position.table.seats.find(({ seat }) => seat === decision.seat)
    const sent = row && sentFrom(row, decision.id)
    if (sent) return shownOnItsWay(position, decision, sent, place.locale)
  }
  const { wanted } = place
  const at = questionAt(position, decision, path, scratch, place.locale, isRoomy)
  const person = position.table.seats.find((row) => row.seat === decision.seat)?.person ?? null
  const isLast = place.above === undefined && isLastStep({ position, decision, person }, at.path)
  const question = {
    ...(isLast ? lastWord(at) : at),
    ...(wanted !== undefined && { wanted }),
    ...besideAt(position, decision, at.path, place),
    isTaught: place.above !== undefined,
  }
  const { ours } = question
  const picked = pathOptions(decision.input, question.path).map((option) => labelOf(question, option))
  const lines = [`### ${question.say(decision.prompt)}`]
  if (decision.given !== undefined)
    lines.push(
      ours(decision.sealed ? 'panel.sealed' : 'panel.answered', { answer: answerText(question, decision.input, decision.given) }),
    )
  lines.push(...shownBeside(decision).map((text) => ours('panel.shows', { line: question.say(text) })))
  if (picked.length > 0)
    lines.push(ours('panel.picked', { picked }) + (question.input.asks ? ` ${question.say(question.input.asks)}` : ''))
  const shown = present(question)
  const aside = [
    ...(picked.length > 0 || question.scratch
      ? [button(question.id('step', ''), ours(picked.length > 0 ? 'panel.change' : 'panel.start-over'))]
      : []),
    ...(!question.isTaught && hasReasons(question) ? [button(question.id('why', question.path), ours('panel.why-not'))] : []),
  ]
  const back = buttonRows(aside)
  const isDue = !decision.offer && decision.given === undefined
  const fallback = isDue ? otherwise(position, decision, question) : []
  const final = isLast ? [ours('panel.no-way-back')] : []
  return { lines: [...lines, ...shown.lines, ...final, ...fallback], rows: [...shown.rows, ...back] }
}

/** An answer that counts in a moment: what it does, and the two ways not to wait for it. */
function shownOnItsWay(position: Position, decision: Decision, { answer, dueAt }: Sent, locale: string): Shown {
  const { table } = position
  const question = questionAt(position, decision, '', '', locale)
  const means = answerMeaning(question, decision.input, answer)
  const code = encode(decision.input, answer)
  return {
    lines: [
      `### ${question.say(decision.prompt)}`,
      `**${answerText(question, decision.input, answer)}**`,
      ...(means ? [question.ours('panel.shows', { line: means })] : []),
      question.ours('panel.on-its-way', { dueAt }),
    ],
    rows: buttonRows([
      button(idFor('undo', table.id), question.ours('panel.take-back')),
      ...(question.fits('now', code) ? [button(question.id('now', code), question.ours('panel.now'))] : []),
    ]),
  }
}

/** At the last step of an answer that can have an order sealed along with it. */
function besideAt({ table, hosted }: Position, decision: Decision, path: string, { above, locale }: Place & Read) {
  const policy = hosted.policies?.find(({ beside }) => beside?.question === decision.question)
  const [first] = pathOptions(decision.input, path)
  const input = inputAfter(decision.input, path)
  const isLast = input?.kind === 'pick' && input.options.every(({ then }) => !then)
  const words = policy && hosted.about(locale).policies?.[policy.id]?.beside
  if (!words || above || isTrial(table.id) || !isLast || !first || !policy.beside?.after.includes(first.id)) return {}
  return { beside: words }
}

/** A whole answer that is pressed here is not asked for once more. */
const lastWord = (question: Question): Question => ({
  ...question,
  id: (verb, arg) => question.id(verb === 'go' && !arg.endsWith('/') ? 'sure' : verb, arg),
  fits: (verb, arg) => question.fits(verb === 'go' ? 'sure' : verb, arg),
})

/** What is played when time runs out. A draft is nobody's answer: without it, the question is the one it began with. */
function otherwise({ table, seen, fenced }: Position, decision: Decision, voice: Voice): string[] {
  const { seat } = decision
  const dueAt = table.seats.find((row) => row.seat === seat)?.dueAt
  if (!dueAt || isTrial(table.id)) return []
  if (isSitting(table)) return [voice.ours('sitting.no-answer', { dueAt })]
  const first = seen(seat).drafted ? fenced.seen(seat).asked.find(({ offer }) => !offer) : decision
  if (!first) return []
  const answer = clip(answerText(voice, first.input, first.idle), 150)
  const means = clip(answerMeaning(voice, first.input, first.idle), 100)
  return [voice.ours(first === decision ? 'panel.otherwise' : 'panel.draft-otherwise', { dueAt, answer, means })]
}

/** Everything a person might expect and cannot have now, with the reasons. */
export function whyNot(position: Position, decision: Decision, path: string, locale: string): Panel {
  const question = questionAt(position, decision, path, '', locale)
  const [now, never] = [notNow(question), notYours(question)]
  const lines = [
    ...(now.length > 0 ? [question.ours('panel.not-now'), ...now] : []),
    ...(never.length > 0 ? [question.ours('panel.not-you'), ...never] : []),
  ]
  const back = button(question.id('step', question.path), question.ours('panel.back-to-question'), 'main')
  return [container(lines.length > 0 ? lines : [question.ours('panel.not-now')], buttonRows([back]))]
}

/** The last look before something that cannot be taken back. */
export function previewPanel(
  position: Position,
  decision: Decision,
  code: string,
  locale: string,
  why: 'panel.no-way-back' | 'panel.nothing-done' = 'panel.no-way-back',
): Panel {
  const question = questionAt(position, decision, '', '', locale)
  const answer = decode(decision.input, code)
  const lines = [
    `### ${question.say(decision.prompt)}`,
    `**${answerText(question, decision.input, answer)}**`,
    question.ours(why),
  ]
  const path = code.slice(0, code.lastIndexOf('/') + 1)
  return [
    container(
      lines,
      buttonRows([
        button(question.id('sure', code), question.ours('panel.do-it'), 'good'),
        button(question.id('scratch', `${path}?${inHandAgain(code.slice(path.length))}`), question.ours('panel.think-again')),
      ]),
    ),
  ]
}

/** What was marked or shared out is in hand again when somebody thinks better of it. */
const inHandAgain = (code: string) =>
  code.startsWith('*') ? `0..${code.slice(1)}` : code.startsWith('+') ? `0.${code.slice(1)}` : ''

/** What may be done although nobody asked, and the way back from there to the question that waits. */
function offerRows(position: Position, seat: string, { say, ours }: Voice, shown?: string): Row[] {
  const open = decisionsOf(position, seat)
  const offers = open.filter(({ offer, id }) => offer && id !== shown)
  const step = ({ id, prompt }: Decision) => button(idFor('step', position.table.id, id), say(prompt))
  const waiting = openDecision(position, seat)
  const back =
    waiting && shown !== waiting.id && open.some(({ id }) => id === shown)
      ? buttonRows([button(idFor('step', position.table.id, waiting.id), ours('panel.back-to-question'))])
      : []
  if (offers.length <= BUTTONS_IN_A_ROW) return [...buttonRows(offers.map(step)), ...back]
  const choices = offers.slice(0, OPTIONS_IN_A_SELECT).map(({ id, prompt }) => ({ value: id, label: say(prompt) }))
  return [selectRow(idFor('offer', position.table.id), ours('panel.also'), choices), ...back]
}

function footer(position: Position, seat: string, { coach = [], above, isAway = false }: Place, ours: Ours, topic = '') {
  const { id } = position.table
  const look = [button(idFor('board', id), ours('button.board')), button(idFor('rules', id, '', topic), ours('button.rules'))]
  // A lesson has ways of its own: there are few, for a phone.
  if (above) return look
  // What is on its way is taken back first, and has a button of its own.
  const row = position.table.seats.find((each) => each.seat === seat)
  const isMine = position.seen(seat).drafted !== null && !(row && sentFrom(row))
  const isHelped = position.table.terms.hints && openDecision(position, seat)?.offer === false
  return [
    ...(isMine ? [button(idFor('undo', id), ours('panel.take-back'))] : []),
    // A coach has said it already; of the line one can ask why, of the reasons there are no more.
    ...(isHelped && coach.length === 0 ? [button(idFor('hint', id), ours('panel.ask-hint'))] : []),
    ...(isHelped && coach.length === 1 ? [button(idFor('coach', id), ours('coach.why'))] : []),
    button(idFor('recap', id), ours('button.recap')),
    button(idFor('hand', id), ours('button.hand')),
    ...look,
    ...(isAway && !isTrial(id) ? [button(idFor('more', id), ours('button.more'))] : []),
  ]
}

function waitingText(position: Position, seat: string, ours: Ours): string {
  const { table } = position
  if (position.seen(seat).outcome) return ours('panel.over')
  const waited = owing(position).filter((other) => other !== seat)
  return waited.length > 0 ? ours('panel.waiting', { names: waited.map(namesAt(table)) }) : ours('panel.all-sealed')
}

/** Text above, choices below, in one frame. What stands in other frames of the same message takes its room, too. */
export function container(
  lines: readonly string[],
  rows: readonly Row[],
  accent?: number,
  elsewhere: readonly string[] = [],
): APIMessageTopLevelComponent {
  const beside = rows.flatMap((row) =>
    row.type === ComponentType.Section ? row.components : row.type === ComponentType.TextDisplay ? [row] : [],
  )
  const room = TEXT_IN_A_MESSAGE - beside.reduce((sum, { content }) => sum + content.length, elsewhere.join('\n').length)
  const text: APIComponentInContainer = { type: ComponentType.TextDisplay, content: clip(lines.join('\n'), room) }
  return { type: ComponentType.Container, ...(accent !== undefined && { accent_color: accent }), components: [text, ...rows] }
}
