/** For those who look after a server: what is wrong with tables, and putting it right. What is said of it has been looked at. */
import type { Hold, Place, Seated } from '../../../store/store.ts'
import { refuse } from '../../../tables/house.ts'
import { lostPlace, moveTo, repost } from '../../../tables/repair.ts'
import { type Mended, makeWhole } from '../../../tables/whole-again.ts'
import type { Bot } from '../../bot.ts'
import { threadName } from '../../out/another-place.ts'
import { glance, look } from '../../out/sight.ts'
import { placeForTable } from '../../out/threads.ts'
import { act, type Doing } from '../act.ts'

export const repair = act({
  name: 'repair',
  at: 'table-here-or-named',
  isLogged: true,
  answers: 'later',
  do: (doing) => (doing.tableId === null ? repairAll(doing) : repairOne(doing, doing.tableId)),
})

type Repairing = Doing<'table-here-or-named', Record<never, never>>

/** Named, or the one of this channel: it is put right, here if it has no place any more. */
async function repairOne({ bot, house, where }: Repairing, id: string) {
  const mended = await makeWhole(house, id)
  const table = (await house.store.table(id)) ?? refuse('table.gone')
  if (mended === 'lost') return refuse('repair.lost', { table: id })
  const sight = await look(bot, table)
  if (sight === null) {
    await repost(house, id)
    return { say: 'repair.done', mended, channel: table.channel } as const
  }
  if (!isLive(table)) return refuse('table.over')
  if (sight !== 'gone' && sight !== 'locked') {
    await lostPlace(house, table, sight)
    return { say: 'repair.shut', mended, why: sight, channel: table.channel, table: id } as const
  }
  const channel = await placeForTable(bot, where, threadName(bot, table), table.terms)
  await moveTo(house, id, channel)
  return { say: 'repair.moved', mended, why: sight, channel: table.channel, to: channel } as const
}

const isLive = ({ status }: Pick<Seated, 'status'>) => status === 'playing' || status === 'lobby'

/** All of a server: those that need a hand are named, and get it where that needs nobody's choice. */
async function repairAll({ bot, house, where }: Repairing) {
  const server = where.guildId ?? ''
  const found: { table: string; title: string | null; mended: Mended; why: Hold | null; channel: string }[] = []
  for (const place of await house.store.placesOn(server)) {
    const { table: id, channel } = place
    // Others are served in between.
    await new Promise((resolve) => setImmediate(resolve))
    const why = glance(bot, { server, channel }) ?? place.heldFor
    const isShown = await hasItsCard(bot, place)
    const mended = await makeWhole(house, id)
    if (why === null && isShown && mended === 'sound') continue
    if (mended !== 'lost' && why === null) await repost(house, id)
    const row = await house.store.table(id)
    found.push({ table: id, title: (row && house.games.get(row.game)?.title) ?? null, mended, why, channel })
  }
  return { say: 'repair.all', found } as const
}

async function hasItsCard({ house }: Bot, { table: id }: Place): Promise<boolean> {
  try {
    const post = (await house.store.table(id))?.card.post
    const card = post ? await house.store.post(post) : null
    return card !== null && !('isPlain' in card.body) && (card.sentAt === null || card.message !== null)
  } catch {
    return false
  }
}
