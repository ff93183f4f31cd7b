/** What nobody may hear: the secret behind a shuffle, other people's notes, and what a seat was told alone. */

import type { Neighbour } from './people.ts'
import type { Town } from './town.ts'

/** Said by the small game to one seat only. */
const TOLD_TO_ONE = ['(saw)', '(drew)']

export async function wrongWhispers(town: Town, neighbours: readonly Neighbour[]): Promise<string[]> {
  const { archon, parlour } = town.night
  const wrong: string[] = []
  const tables = await archon.house.store.tablesOn(parlour.guildId)
  const notes = neighbours.flatMap(({ guest, notes: kept }) => [...kept.values()].map((text) => ({ text, person: guest.id })))
  for (const { method, path, body } of parlour.traffic) {
    if (method === 'GET' || body === undefined) continue
    const said = JSON.stringify(body)
    const reader = readerOf(town, path)
    for (const { id, secret } of tables) if (said.includes(secret)) wrong.push(`the secret of ${id} left the house`)
    for (const { text, person } of notes)
      if (reader !== person && said.includes(text)) wrong.push(`${text} was shown to somebody else`)
    if (reader === null && TOLD_TO_ONE.some((words) => said.includes(words))) wrong.push(`all read what one was told: ${path}`)
  }
  return [...new Set(wrong)]
}

/** Whose eyes a message is for: one person's, or everybody's. */
function readerOf({ night: { parlour }, readers, place }: Town, path: string): string | null {
  const token = /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1]
  if (token) return readers.get(token) ?? null
  const channel = place(/\/channels\/(\d+)/.exec(path)?.[1] ?? '')
  return channel?.kind === 'direct' ? (channel.people.find((id) => id !== parlour.house.guild.bot) ?? null) : null
}
