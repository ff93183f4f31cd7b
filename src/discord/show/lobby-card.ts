/** The card of a table that has not begun: who sits there, how it is played, and the promise of fair cards. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { PACES } from '../../tables/clock.ts'
import { hostedAt } from '../../tables/house.ts'
import { commitmentOf } from '../../tables/lobby.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../in/ids.ts'
import { container, speakerAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'

const GOLD = 0xc9a24b

export function lobbyCard(bot: Bot, table: Seated): APIMessageTopLevelComponent {
  const hosted = hostedAt(bot.house, table.game, table.pack)
  const { game } = hosted
  const say = speakerAt({ table, hosted })
  const settings = game.settings.map(({ id, label, choices }) => {
    const chosen = choices.find((choice) => choice.id === table.options[id])
    return `${say(label)}: **${chosen ? say(chosen.label) : table.options[id]}**`
  })
  const seats = Array.from({ length: table.size }, (_, i) => {
    const row = table.seats[i]
    return row ? `${i + 1}. ${row.person ? `<@${row.person}>` : `${row.name} (computer)`}` : `${i + 1}. *free*`
  })
  const missing = game.seats.min - table.seats.length
  const lines = [
    `## ${hosted.title}`,
    hosted.blurb,
    '',
    ...seats,
    ...(missing > 0 ? [`-# Can start with ${missing} more, people or computers.`] : []),
    '',
    [...settings, `Clock: **${PACES[table.pace]?.label ?? 'none'}**`].join(' · '),
    hosted.talk === 'open'
      ? '-# The rules want all talk to be heard by all: please talk in this channel only.'
      : '-# Talk as you like.',
    `-# Promise of fair cards: \`${commitmentOf(table).slice(0, 16)}\` · table \`${table.id}\``,
  ]
  if (table.status === 'ended') return container([`**${hosted.title}** · this table was closed.`], [])
  if (table.status !== 'lobby')
    return container(
      [
        `**${hosted.title}** · the game has begun.`,
        `-# Promise of fair cards: \`${commitmentOf(table)}\` · table \`${table.id}\``,
      ],
      [],
    )
  const isFull = table.seats.length >= table.size
  const rows = buttonRows([
    button(idFor('join', table.id), 'Join', 'main', isFull && table.seats.every(({ person }) => person !== null)),
    button(idFor('leave', table.id), 'Leave'),
    button(idFor('computer', table.id), 'Add a computer', 'plain', isFull),
    button(idFor('settings', table.id), 'Settings'),
    button(idFor('start', table.id), 'Start', 'good', missing > 0),
    button(idFor('rules', table.id), 'Rules'),
    button(idFor('close', table.id), 'Close this table'),
  ])
  return container(lines, rows, GOLD)
}
