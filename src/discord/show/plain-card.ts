/**
 * Stands in for a message that could not be made, because a row is damaged or its words fail. It is made from as little as can be,
 * says so, calls whoever was to be called, and leads to the table as ever.
 */
import type { Letter, PostBody, Seated } from '../../store/store.ts'
import { inPublic as ours } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { cardButtons } from './cards.ts'
import { calling, type Message, silent } from './message.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'

export function plainCard(bot: Bot, { post, standing }: Letter): Message {
  const table = standing?.table
  const people = calledBy(post.body, table)
  const title = (table && bot.house.games.get(table.game)?.title) ?? null
  const line = ours('card.plain', { title, people: people.map((person) => `<@${person}>`), table: table?.id ?? null })
  return calling(silent([container([line], table ? rowsAt(table) : [])]), people)
}

function calledBy(body: PostBody, table: Seated | undefined): readonly string[] {
  switch (body.kind) {
    case 'card':
      return table?.seats.flatMap(({ seat, person }) => (person !== null && body.asked.includes(seat) ? [person] : [])) ?? []
    case 'lobby':
    case 'notice':
    case 'league':
      return body.ping ?? []
    case 'remind':
    case 'call':
      return [body.person]
    default:
      return []
  }
}

function rowsAt(table: Seated): Row[] {
  if (table.status === 'playing') return cardButtons(table, false, null)
  if (table.status !== 'lobby') return []
  return buttonRows([
    button(idFor('join', table.id), ours('button.join'), 'main'),
    button(idFor('start', table.id), ours('button.start')),
  ])
}
