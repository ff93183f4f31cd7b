/** What processes that share a house have to know of each other. Nothing here has to be moved or kept: it is made anew. */
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Who keeps which promises just now: those of a channel, or those of a table. A lease, by the clock of the database: whoever dies lets
 * it run out, and another goes on.
 */
export const claims = pgTable('claims', {
  key: text('key').primaryKey(),
  claimedBy: text('claimed_by').notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
})

/** When the servers of a shard could last be answered. */
export const pulses = pgTable(
  'pulses',
  {
    shard: integer('shard').notNull(),
    shards: integer('shards').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (pulse) => [primaryKey({ columns: [pulse.shard, pulse.shards] })],
)

/** What belongs to the house as a whole: the key that games are signed with. */
export const house = pgTable('house', { name: text('name').primaryKey(), value: text('value').notNull() })
