/** A lesson as it is seen: what the beat says above the real panel, and the way on, back and out below it. */
import type { AnyHosted } from '../../games/hosted.ts'
import { BESIDE_BOARD, type Beat, BOARD, saidOf, wordsOf } from '../../games/lesson.ts'
import type { Decision } from '../../kernel/contract.ts'
import { canonical } from '../../kernel/json.ts'
import type { PersonRow } from '../../store/store.ts'
import { hostedAt } from '../../tables/house.ts'
import type { Run } from '../../tables/lessons.ts'
import { decisionsOf, type Position, speakerAt, viewFor } from '../../tables/position.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { recapText } from './event-text.ts'
import { container, type Panel, type Place, panelFor, TEACHES, voiceAt } from './panel.ts'
import type { Shot } from './pictures.ts'
import { answerText } from './present/complete-answers.ts'
import { button, buttonRows, type Choice, type Row, selectRow } from './present/rows.ts'
import { type Reply, said } from './reply.ts'

const beatOf = ({ script, place }: Run): Beat | undefined => script.beats[place.beat]

/** The question a beat waits for, where the game stands at it. */
const asked = (position: Position, seat: string, { at }: Beat): Decision | undefined =>
  decisionsOf(position, seat).find(({ question, given }) => question === at && given === undefined)

/** Which step it is, what came of the last one, what the beat says, and what is to be done. */
function beatLines(run: Run, position: Position, seat: string, { locale, notice, recap = [] }: Read): string[] {
  const { script, place } = run
  const ours = oursIn(locale)
  const words = wordsOf(position.hosted.about(locale), script.id)
  const beat = beatOf(run)
  if (!words) return []
  const events = recap.length > 0 ? recap : (position.seen(seat).drafted ?? [])
  const told = { seat, isInOrder: true }
  const came = events.length > 0 ? [recapText(events, voiceAt(position, locale), ours('answer.outcome'), told), ''] : []
  const said = notice ? [`> ${notice}`] : []
  const say = (saying: Parameters<typeof saidOf>[0]) => saidOf(saying, viewFor(position, seat), speakerAt(position.table, locale))
  if (!beat) return [ours('learn.end', { title: words.title }), ...came, say(words.end), ours('learn.next')]
  const head = ours('learn.head', { title: words.title, beat: place.beat + 1, of: script.beats.length })
  return [head, ...said, ...came, say(words.beats[beat.id]!.say), ...toDo(beat, position, seat, locale)]
}

function toDo(beat: Beat, position: Position, seat: string, locale: string): string[] {
  const decision = asked(position, seat, beat)
  if (!decision) return []
  const ours = oursIn(locale)
  if (beat.choose === undefined) return [ours('learn.freely')]
  return [ours('learn.do-this', { answer: answerText(voiceAt(position, locale), decision.input, beat.choose) })]
}

/** Why another answer is better now; nothing where any will do. */
export function rather(run: Run, position: Position, decision: Decision, value: unknown, locale: string): string | undefined {
  const beat = beatOf(run)
  if (!beat || beat.choose === undefined || beat.at !== decision.question) return undefined
  if (alike(beat.choose) === alike(value)) return undefined
  const why = wordsOf(position.hosted.about(locale), run.script.id)?.beats[beat.id]?.rather ?? ''
  const wanted = answerText(voiceAt(position, locale), decision.input, beat.choose)
  return oursIn(locale)('learn.rather', { wanted, why })
}

/** Marks count in any order, however deep they lie. */
function alike(answer: unknown): string {
  if (Array.isArray(answer)) return canonical([...answer].sort())
  const { pick, then } = (answer ?? {}) as { readonly pick?: string; readonly then?: unknown }
  return pick === undefined ? canonical(answer) : canonical([pick, then === undefined ? null : alike(then)])
}

/** What of the board is shown beside it. */
const shotOf = (run: Run): Shot | undefined => {
  const point = beatOf(run)?.point
  if (point === undefined) return undefined
  if (point === BOARD) return { kind: 'overview' }
  return point === BESIDE_BOARD ? { kind: 'beside' } : { kind: 'place', about: point }
}

/** Every way out is one press. */
function wayRows({ place: { table, beat, game } }: Run, ours: Ours): Row[] {
  const go = (verb: 'back' | 'again' | 'stop') => button(idFor(`learn-${verb}`, table), ours(`learn.${verb}`))
  const out = [go('stop'), button(idFor('try', '', '', `${NOW}${game}`), ours('learn.play'))]
  return buttonRows(beat === 0 ? out : [go('back'), go('again'), ...out])
}

/** Where there is only something to read. */
const onRow = ({ place: { table } }: Run, ours: Ours): Row[] =>
  buttonRows([button(idFor('learn-on', table), ours('learn.on'), 'main')])

/** After the last beat: sit down, with whom you like. */
const endRows = ({ place: { table, game } }: Run, ours: Ours): Row[] =>
  buttonRows([
    button(idFor('try', '', '', `${NOW}${game}`), ours('learn.sit-down'), 'main'),
    button(idFor('gather', '', '', game), ours('learn.gather')),
    button(idFor('learn-again', table), ours('learn.once-more')),
    button(idFor('learn', ''), ours('learn.learn')),
  ])

type Read = Place & { readonly locale: string }

/** A beat to read, or the real panel with the beat above it. */
export function lessonPanel(
  run: Run,
  position: Position,
  seat: string,
  read: Read,
): { readonly panel: Panel; readonly shot?: Shot } {
  const ours = oursIn(read.locale)
  const lines = beatLines(run, position, seat, read)
  const beat = beatOf(run)
  const shot = shotOf(run)
  const decision = beat && asked(position, seat, beat)
  if (!beat) return { panel: [container(lines, endRows(run, ours), TEACHES)] }
  if (!decision) return { panel: [container(lines, onRow(run, ours), TEACHES), ...wayRows(run, ours)], ...(shot && { shot }) }
  const { notice, recap, recapTitle, ...place } = read
  const around = { above: lines, below: wayRows(run, ours), ...(beat.choose !== undefined && { wanted: beat.choose }) }
  const about = decision.about
  return {
    panel: panelFor(position, seat, { decision: decision.id, ...place, ...around }),
    ...(shot ? { shot } : about !== undefined && { shot: { kind: 'place', about } }),
  }
}

/** All lessons there are, the one under way first. */
export function lessonsReply(bot: Bot, locale: string, run: Run | null): Reply {
  const ours = oursIn(locale)
  const choices: Choice[] = [...bot.house.games.values()].flatMap((hosted) =>
    (hosted.lessons ?? []).flatMap(({ id }) => {
      const words = wordsOf(hosted.about(locale), id)
      if (!words) return []
      return [
        {
          value: `${hosted.game.id}/${id}`,
          label: ours('learn.lesson', { title: hosted.title, lesson: words.title }),
          about: ours('learn.minutes', words),
        },
      ]
    }),
  )
  if (choices.length === 0) return said(ours('learn.nothing'))
  const going = run && beatOf(run) ? goingOn(bot, run, ours, locale) : { lines: [], rows: [] }
  const list = selectRow(idFor('learn', '', '', '@'), ours('learn.choose'), choices)
  return { components: [container([ours('learn.which'), ...going.lines], [...going.rows, list])] }
}

function goingOn(bot: Bot, { place, script }: Run, ours: Ours, locale: string): { lines: string[]; rows: Row[] } {
  const title = wordsOf(hostedAt(bot.house, place.game).about(locale), script.id)?.title ?? ''
  return {
    lines: [ours('learn.goes-on', { title, beat: place.beat + 1, of: script.beats.length })],
    rows: buttonRows([button(idFor('learn-here', place.table), ours('learn.continue'), 'main')]),
  }
}

/** Of a game by somebody who was asked whether to learn it first. */
export const NOW = '!'

/** Of a lesson that is opened beside what was pressed. */
export const BESIDE = '+'

/** Somebody who has neither learnt a game nor met a question of it: its lesson is offered to them, unless they want no hints. */
export function isNewTo({ settings: { taught = [], learnt = [], lessons } }: Pick<PersonRow, 'settings'>, game: string): boolean {
  return (
    lessons !== 'none' && ![...taught, ...learnt].some((known) => known.startsWith(`${game}/`) || known.startsWith(`${game}:`))
  )
}

/** A button that opens a game's first lesson, for cards and panels; none where it has no lesson. */
export function learnButton(hosted: AnyHosted, say: 'learn.this' | 'learn.first-button', locale: string) {
  const [first] = hosted.lessons ?? []
  const words = first && wordsOf(hosted.about(locale), first.id)
  return first && words
    ? [button(idFor('learn', '', '', `${BESIDE}${hosted.game.id}/${first.id}`), oursIn(locale)(say, { minutes: words.minutes }))]
    : []
}

/** Which comes first; null where there is nothing to learn. */
export function learnOrPlay(hosted: AnyHosted, locale: string): Reply | null {
  const ours = oursIn(locale)
  const [lesson] = hosted.lessons ?? []
  const words = lesson && wordsOf(hosted.about(locale), lesson.id)
  if (!words) return null
  const { game, title } = hosted
  const learn = idFor('learn', '', '', `${game.id}/${lesson.id}`)
  return {
    components: [
      container(
        [ours('learn.or-play', { title, blurb: hosted.about(locale).blurb })],
        buttonRows([
          button(learn, ours('learn.first-button', words), 'main'),
          button(idFor('try', '', '', `${NOW}${game.id}`), ours('learn.play-now')),
        ]),
      ),
    ],
  }
}
