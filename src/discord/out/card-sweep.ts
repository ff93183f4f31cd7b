/**
 * Cards are looked for every quarter of an hour, a few a minute: a moderator may have deleted one, and we read no messages, so nobody
 * tells us. One that is gone is posted anew, and calls those who are asked.
 */
import { openWatch, type Watch } from '../../tables/watch.ts'
import type { Bot } from '../bot.ts'
import { missCard } from './card-repair.ts'

const MINUTE = 60_000
const EVERY = 15 * MINUTE
/** Discord counts what it is asked. */
const A_MINUTE = 20

export function openCardSweep(bot: Bot): Watch {
  const { house, client, log } = bot
  /** Those that are still to be looked for in this round. */
  const left: string[] = []
  let dueAt = house.now() + EVERY
  let roundAt = dueAt

  const round = async (): Promise<number> => {
    if (house.now() < dueAt) return dueAt
    if (left.length === 0) {
      roundAt = house.now() + EVERY
      for (const server of client.guilds.cache.keys())
        left.push(...(await house.store.placesOn(server)).map(({ table }) => table))
    }
    for (const table of left.splice(0, A_MINUTE))
      await missCard(bot, table).catch((error) => log.warn({ table, err: error }, 'its card could not be looked for'))
    dueAt = left.length > 0 ? house.now() + MINUTE : roundAt
    return dueAt
  }
  const watch = openWatch({
    now: house.now,
    round,
    stumbled: (error) => log.error({ err: error }, 'cards could not be looked for; it is tried again'),
  })
  watch.wake(dueAt)
  return watch
}
