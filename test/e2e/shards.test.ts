/** Many servers, several connections: each table is served where it is, private messages wherever they arrive. */
import { EventEmitter } from 'node:events'
import { type Client, Collection, Events } from 'discord.js'
import { expect, it } from 'vitest'
import { openContact } from '../../src/discord/out/contact.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { evening } from './evening.ts'

const GUILDS = 6
const SHARDS = 3

it('tables on every shard are opened, and answered for in private, by one process', async () => {
  const night = await evening([lanterns.hosted], {}, { guilds: GUILDS, shards: SHARDS, concurrency: SHARDS })
  const { parlour, archon } = night
  const { client } = archon.bot
  expect(client.ws.shards.map(({ id }) => id)).toEqual([0, 1, 2])
  const homes = new Set(parlour.house.street.map(({ guild }) => client.guilds.cache.get(guild.id)!.shardId))
  expect(homes).toEqual(new Set([0, 1, 2]))
  for (let guild = 0; guild < GUILDS; guild++) {
    const ann = parlour.person('Ann', { guild })
    const channel = parlour.channel('tables', guild)
    const server = parlour.house.street[guild]!.guild.id
    const opening = { server, channel, game: 'lanterns', owner: ann, size: 2, computers: 1, pace: 'none' }
    const { id } = await openTable(archon.house, opening)
    await start(archon.house, id, ann.id)
    await archon.settle()
    await ann.in(channel).click('Take my turn')
    const inbox = await ann.dm().slash('/inbox')
    expect(JSON.stringify(inbox?.components)).toContain(channel)
  }
  await night.close()
})

it('a shard that is lost is missed, however well the others are', async () => {
  const shards = new Collection([0, 1].map((id) => [id, { id, lastPingTimestamp: -1 }]))
  const client = Object.assign(new EventEmitter(), { ws: { shards } }) as never as Client
  let now = 1_000
  const contact = openContact(() => now)
  contact.follow(client, () => {})
  expect(await contact.check()).toBeNull()
  client.emit(Events.ShardReconnecting, 1)
  now = 2_000
  client.emit(Events.ShardReconnecting, 0)
  client.emit(Events.ShardResume, 0, 3)
  expect(await contact.check()).toBe(1_000)
  client.emit(Events.ShardResume, 1, 3)
  expect(await contact.check()).toBeNull()

  shards.get(0)!.lastPingTimestamp = Date.now() + 60_000
  expect(contact.heardAt()).toBeLessThanOrEqual(Date.now())
  shards.get(1)!.lastPingTimestamp = Date.now() + 30_000
  expect(contact.heardAt()).toBe(shards.get(1)!.lastPingTimestamp)
})
