/** Whether those whom a table without a clock waits for are still on its server, and what they are called there by now. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import { commitAt } from '../../tables/house.ts'
import { noteGone, rename } from '../../tables/leaving.ts'
import { atTable, awaitedAt } from '../../tables/position.ts'
import { isComputer } from '../../tables/seating.ts'
import { DAY } from '../../tables/set-timers.ts'
import type { Bot } from '../bot.ts'
import { plainName } from './who.ts'

export async function lookAround(bot: Bot, id: string): Promise<void> {
  const { house, client } = bot
  const table = await house.store.table(id)
  if (table?.status !== 'playing') return
  const guild = client.guilds.cache.get(table.server)
  const owing = guild && table.heldAt === null ? awaitedAt(house, table) : []
  for (const row of table.seats) {
    if (!guild || row.person === null || isComputer(row) || !owing.includes(row.seat)) continue
    const name = await guild.members.fetch({ user: row.person, force: true }).then(
      ({ displayName }) => displayName,
      (error) => {
        if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember) return null
        throw error
      },
    )
    if (name === null) await noteGone(house, id, row.seat)
    else await rename(house, id, row.person, plainName(name))
  }
  await atTable(house, id, (now) => commitAt(house, now, { timers: [{ key: 'around', dueAt: house.now() + DAY }] }))
}
