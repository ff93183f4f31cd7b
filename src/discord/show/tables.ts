/** Every table of a server, open ones first: who plays what, what is free, and the ways in. */
import type { Seated } from '../../store/store.ts'
import { isKnownTo, seatsFor } from '../../tables/seating.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { paceText } from './clock-lines.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

const MOST_OF_A_KIND = 12

export async function tablesReply(bot: Bot, person: string, server: string | null, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const there = server === null ? await tablesNear(bot, person) : await bot.house.store.tablesOn(server)
  const all = there.filter((table) => isKnownTo(table, person))
  const shown = [...only(all, 'lobby'), ...only(all, 'playing')]
  const search = server === null ? [] : [button(idFor('find', ''), ours('act.find.label'), 'good')]
  if (shown.length === 0) return { components: [container([ours('tables.none')], buttonRows(search))] }
  const lines = shown.map((table, i) => line(bot, table, i + 1, ours))
  const open = lines.slice(0, only(all, 'lobby').length)
  const running = lines.slice(open.length)
  const buttons = shown.flatMap((table, i) => wayIn(table, person, i + 1, ours))
  return {
    components: [
      container(
        [
          ...(open.length > 0 ? [ours('tables.open'), ...open] : []),
          ...(running.length > 0 ? [ours('tables.running'), ...running] : []),
          ...(all.length > shown.length ? [ours('tables.more', { more: all.length - shown.length })] : []),
        ],
        buttonRows([...search, ...buttons.slice(0, 2 * MOST_OF_A_KIND - 1)]),
      ),
    ],
  }
}

const only = (tables: readonly Seated[], status: Seated['status']) =>
  tables.filter((table) => table.status === status).slice(0, MOST_OF_A_KIND)

/** In private: those of the servers on which somebody plays. */
async function tablesNear({ house: { store } }: Bot, person: string): Promise<Seated[]> {
  const servers = [...new Set((await store.tablesOf(person)).map(({ server }) => server))]
  return (await Promise.all(servers.map((server) => store.tablesOn(server)))).flat()
}

function line({ house }: Bot, table: Seated, n: number, ours: Ours): string {
  const { id, channel, seats, size, status } = table
  const { forWhom = 'all' } = table.terms
  const title = house.games.get(table.game)?.title ?? table.game
  return ours('tables.line', {
    n,
    title,
    id,
    channel,
    names: seats.map(({ name }) => name),
    free: status === 'lobby' ? size - seats.length : seats.filter(({ offeredTo }) => offeredTo !== null).length,
    pace: status === 'lobby' ? paceText(ours, table.pace) : '',
    guests: forWhom === 'all' ? '' : ours(`for-whom.${forWhom}`),
  })
}

/** Whoever plays there has their turn; others join, play on for somebody, or watch. */
function wayIn(table: Seated, person: string, n: number, ours: Ours) {
  const isMine = table.seats.some((row) => row.person === person)
  if (isMine) return []
  if (table.status === 'lobby')
    return table.seats.length < table.size || table.seats.some((row) => row.person === null)
      ? [button(idFor('join', table.id), ours('tables.join', { n }), 'main')]
      : []
  if (seatsFor(table, person).length > 0) return [button(idFor('sit', table.id), ours('tables.sit', { n }), 'main')]
  return [button(idFor('board', table.id), ours('tables.watch', { n }))]
}
