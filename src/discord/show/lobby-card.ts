/** The card of a table that has not begun: who sits there, how it is played, and the promise of fair cards. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import { LOCALES } from '../../kernel/language.ts'
import type { Seated, SeatRow } from '../../store/store.ts'
import { PACES } from '../../tables/clock.ts'
import { hostedAt } from '../../tables/house.ts'
import { commitmentOf } from '../../tables/lobby.ts'
import { mentioned } from '../../tables/muster.ts'
import { isKept, isOverdue } from '../../tables/seating.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { type Reply, said } from './reply.ts'

const GOLD = 0xc9a24b

function seatText(row: SeatRow | undefined, now: number): string {
  if (!row) return '*free*'
  if (row.person === null) return `${row.name} (computer)`
  if (isKept(row)) return `*kept for* <@${row.person}>`
  return `<@${row.person}>${isOverdue(row, now) ? ' · *still here?*' : ''}`
}

/** To somebody who wants a rematch. */
export function invitedReply({ channel, seats }: Seated): Reply {
  const kept = seats.filter(isKept)
  const others = kept.length > 0 ? [`Seats are kept for ${mentioned(kept)} until they join or decline.`] : []
  return said(`The new table is in <#${channel}>.`, ...others)
}

export function lobbyCard(bot: Bot, table: Seated): APIMessageTopLevelComponent {
  const hosted = hostedAt(bot.house, table.game, table.pack)
  const { game } = hosted
  const say = sayAt({ table, hosted })
  const settings = game.settings.map(({ id, label, choices }) => {
    const chosen = choices.find((choice) => choice.id === table.options[id])
    return `${say(label)}: **${chosen ? say(chosen.label) : table.options[id]}**`
  })
  const now = bot.house.now()
  const seats = Array.from({ length: table.size }, (_, i) => `${i + 1}. ${seatText(table.seats[i], now)}`)
  const kept = table.seats.filter(isKept)
  const overdue = table.seats.filter((row) => isOverdue(row, now))
  const missing = game.seats.min - table.seats.length + kept.length
  const lines = [
    `## ${hosted.title}`,
    hosted.about(LOCALES[0]).blurb,
    '',
    ...seats,
    ...(kept.length > 0
      ? [`-# Invited: ${mentioned(kept)}. **Join** takes the seat kept for you; who does not join does not play.`]
      : []),
    ...(overdue.length > 0
      ? [`-# Not here yet: ${mentioned(overdue)}. Before the game begins, please press **I am here**.`]
      : []),
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
    button(
      idFor('join', table.id),
      'Join',
      'main',
      isFull && kept.length === 0 && table.seats.every(({ person }) => person !== null),
    ),
    ...(kept.length > 0 ? [button(idFor('pass', table.id), 'Not this time')] : []),
    ...(overdue.length > 0 ? [button(idFor('here', table.id), 'I am here', 'main')] : []),
    button(idFor('leave', table.id), 'Leave'),
    button(idFor('computer', table.id), 'Add a computer', 'plain', isFull),
    button(idFor('settings', table.id), 'Settings'),
    button(idFor('start', table.id), 'Start', 'good', missing > 0),
    ...(kept.length + overdue.length > 0 ? [button(idFor('without', table.id), 'Leave out who is missing')] : []),
    button(idFor('rules', table.id), 'Rules'),
    button(idFor('close', table.id), 'Close this table'),
  ])
  return container(lines, rows, GOLD)
}
