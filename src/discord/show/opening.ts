/** How a game begins: for everybody what it is about, and for each of them who they are. */
import type { Seat } from '../../kernel/contract.ts'
import { commitmentOf } from '../../tables/lobby.ts'
import { type Moment, owing, type Position } from '../../tables/position.ts'
import { levelOf } from '../../tables/seating.ts'
import { inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { briefingFor } from './briefing.ts'
import { settingsFor } from './game-settings.ts'
import { clip } from './limits.ts'
import { type Message, silent } from './message.ts'
import { container, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { askedHere } from './reminders.ts'

/** Theme, ways to win, ways it ends, and how it is played at this table. */
export function openingLines(moment: Moment): string[] {
  const { table, hosted } = moment
  const say = sayAt(moment, PUBLIC)
  const settings = settingsFor(hosted.game, table.seats.length).flatMap(({ id, label, choices }) => {
    const chosen = choices.find((choice) => choice.id === table.options[id])
    return chosen ? [ours('settings.chosen', { about: say(label), choice: say(chosen.label) })] : []
  })
  const computers = table.seats
    .filter(({ person }) => person === null)
    .map((row) => ({ name: row.name, level: ours(`level.${levelOf(row)}`) }))
  const { goal, blurb } = hosted.about(PUBLIC)
  return [
    ...(goal?.(table.seats.length) ?? [blurb]),
    ...(settings.length > 0 ? [settings.join(' · ')] : []),
    ...(computers.length > 0 ? [ours('opening.computers', { computers })] : []),
    ours('lobby.promise', { promise: commitmentOf(table).slice(0, 16), table: table.id }),
    '',
  ]
}

/** It must never cut off the question below it. */
const ABOVE_A_QUESTION = 1_600

/** To one person alone. Whoever is asked already can answer on the spot. */
export async function beginCard(bot: Bot, position: Position, seat: Seat, locale: string): Promise<Message> {
  const ours = oursIn(locale)
  const { table, hosted } = position
  const lines = [
    ours('begin.title', { title: hosted.title, channel: table.channel }),
    clip(briefingFor(position, seat, locale).join('\n'), ABOVE_A_QUESTION),
  ]
  if (owing(position).includes(seat)) return askedHere(bot, position, seat, { above: lines, locale })
  return silent([
    container(
      lines,
      buttonRows([button(idFor('hand', table.id), ours('button.hand')), button(idFor('rules', table.id), ours('button.rules'))]),
    ),
  ])
}
