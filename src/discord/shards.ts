/** Which servers this process hears of. Of the others it knows nothing by itself: another process does. */
import { type Client, ShardClientUtil } from 'discord.js'
import type { Shards } from '../store/company.ts'

/** Discord allows one bot so many requests a second, however many processes it has. */
const REQUESTS_A_SECOND = 50

/** Private conversations belong to the first shard. */
export const isIn = ({ own, of }: Shards, server: string | null): boolean =>
  own.includes(server ? ShardClientUtil.shardIdForGuildId(server, of) : 0)

export const shardsOf = (client: Client<true>): Shards => ({
  own: [...client.ws.shards.keys()],
  of: client.options.shardCount ?? client.ws.shards.size,
})

/** Is it ours to know whether that server has us? */
export const isOurs = (client: Client<true>, server: string): boolean => isIn(shardsOf(client), server)

/** Each process has as large a part of the requests as of the servers: nobody has to ask anybody, and together they keep to the limit. */
export const budgetOf = ({ own, of }: Shards): number => Math.max(1, Math.floor((REQUESTS_A_SECOND * own.length) / of))

export const spelled = ({ own, of }: Shards): string => `${own.length === 1 ? own[0] : `${own[0]}-${own.at(-1)}`}/${of}`
