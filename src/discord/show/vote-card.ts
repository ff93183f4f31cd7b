/** The card that asks everybody at a table to agree to something. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import type { Seated, Vote } from '../../store/store.ts'
import { votersAt } from '../../tables/consent.ts'
import { namesAt } from '../../tables/position.ts'
import { inPublic as ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'

const GOLD = 0xc9a24b

/** Those who have not said anything yet: people. */
export const silentVoters = (table: Seated, { yes }: Vote): string[] =>
  votersAt(table).flatMap(({ seat, person }) => (yes.includes(seat) || person === null ? [] : [person]))

export const askOf = (table: Seated, { by, kind, span }: Vote) => ({ name: namesAt(table)(by), kind, span: span ?? null })

/** As things stand now: open, or over and without its buttons. */
export function voteCard(table: Seated, asked: Vote, post: string): APIMessageTopLevelComponent {
  const asks = askOf(table, asked)
  const vote = table.vote?.post === post ? table.vote : null
  if (!vote) return container([ours('vote.closed', asks)], [])
  const missing = silentVoters(table, vote)
  const voters = votersAt(table).length
  const lines = [
    `**${ours('vote.asks', asks)}**`,
    ours('vote.question', { people: missing.map((person) => `<@${person}>`), kind: vote.kind }),
    ours('vote.count', { agree: voters - missing.length, of: voters }),
  ]
  const rows = buttonRows([
    button(idFor('agree', table.id, '', post), ours('button.agree'), 'good'),
    button(idFor('decline', table.id, '', post), ours('button.decline'), 'bad'),
  ])
  return container(lines, rows, GOLD)
}
