/** How a game begins: for everybody what it is about, and for each of them who they are. */
import type { Seat } from '../../kernel/contract.ts'
import { commitmentOf } from '../../tables/lobby.ts'
import { type Moment, owing } from '../../tables/position.ts'
import { levelOf } from '../../tables/seating.ts'
import { inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { briefingFor } from './briefing.ts'
import { type Message, silent } from './message.ts'
import { container, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'

/** Theme, ways to win, ways it ends, and how it is played at this table. */
export function openingLines(moment: Moment): string[] {
  const { table, hosted } = moment
  const say = sayAt(moment, PUBLIC)
  const settings = hosted.game.settings.flatMap(({ id, label, choices }) => {
    const chosen = choices.find((choice) => choice.id === table.options[id])
    return chosen ? [ours('settings.chosen', { about: say(label), choice: say(chosen.label) })] : []
  })
  const computers = table.seats
    .filter(({ person }) => person === null)
    .map((row) => ({ name: row.name, level: ours(`level.${levelOf(row)}`) }))
  return [
    ...(hosted.about(PUBLIC).goal ?? [hosted.about(PUBLIC).blurb]),
    ...(settings.length > 0 ? [settings.join(' · ')] : []),
    ...(computers.length > 0 ? [ours('opening.computers', { computers })] : []),
    ours('lobby.promise', { promise: commitmentOf(table).slice(0, 16), table: table.id }),
    '',
  ]
}

/** To one person alone. Whoever is asked already can answer on the spot. */
export function beginCard(moment: Moment, seat: Seat, locale: string): Message {
  const ours = oursIn(locale)
  const { table, hosted } = moment
  const isAsked = owing(moment).includes(seat)
  const lines = [
    ours('begin.title', { title: hosted.title, channel: table.channel }),
    ...briefingFor(moment, seat, locale),
    ...(isAsked ? [ours('direct.asked', { channel: table.channel })] : []),
  ]
  return silent([
    container(
      lines,
      buttonRows([
        ...(isAsked ? [button(idFor('turn', table.id), ours('button.answer-here'), 'main')] : []),
        button(idFor('hand', table.id), ours('button.hand')),
        button(idFor('rules', table.id), ours('button.rules')),
      ]),
    ),
  ])
}
