/** The card that asks everybody at a table to agree to something. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import type { Seated, Vote } from '../../store/store.ts'
import { votersAt } from '../../tables/consent.ts'
import { namesAt } from '../../tables/position.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'

const GOLD = 0xc9a24b

const VOTES: Readonly<Record<Vote['kind'], { readonly wish: string; readonly rule: string }>> = {
  undo: { wish: 'to go one step back', rule: 'It happens only if everybody does.' },
  pause: { wish: 'for a pause in which no clock runs', rule: 'Whoever says nothing within a day agrees.' },
  end: { wish: 'to end this game without a result', rule: 'It happens only if everybody does.' },
}

/** Those who have not said anything yet: people. */
export const silentVoters = (table: Seated, { yes }: Vote): string[] =>
  votersAt(table).flatMap(({ seat, person }) => (yes.includes(seat) || person === null ? [] : [person]))

/** As things stand now: open, or over and without its buttons. */
export function voteCard(table: Seated, asked: Vote, post: string): APIMessageTopLevelComponent {
  const question = `${namesAt(table)(asked.by)} asks ${VOTES[asked.kind].wish}.`
  const vote = table.vote?.post === post ? table.vote : null
  if (!vote) return container([`-# ${question} No longer open: it was settled, or the game went on.`], [])
  const missing = silentVoters(table, vote)
  const voters = votersAt(table).length
  const lines = [
    `**${question}**`,
    `${missing.map((person) => `<@${person}>`).join(', ')}: do you agree? ${VOTES[vote.kind].rule}`,
    `-# ${voters - missing.length} of ${voters} agree.`,
  ]
  const rows = buttonRows([
    button(idFor('agree', table.id, '', post), 'I agree', 'good'),
    button(idFor('decline', table.id, '', post), 'No', 'bad'),
  ])
  return container(lines, rows, GOLD)
}
