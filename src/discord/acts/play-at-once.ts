/** From the welcome card: one click to a running game, or to a table that waits for people. */
import { hostedAt } from '../../tables/house.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { openTable, start } from '../../tables/lobby.ts'
import { inPublic } from '../../words/words.ts'
import { placeForTable } from '../out/threads.ts'
import { isNewTo, learnButton } from '../show/lesson.ts'
import { container } from '../show/panel.ts'
import { buttonRows } from '../show/present/rows.ts'
import { whichGame } from '../show/welcome.ts'
import { type Answer, act, type Doing } from './act.ts'
import { pressed } from './fields.ts'

const TABLE_OF = 4

const fields = { game: pressed() }
type PlayingAtOnce = Doing<'anywhere', typeof fields>

/** A person's openings one after the other, each only if there is room: a thousand presses leave a handful of tables. */
const opened = ({ house, me, where }: PlayingAtOnce, kinds: Parameters<typeof roomFor>[2], open: () => Promise<Answer>) =>
  oneByOne(house, { person: me.id }, async () => {
    await roomFor(house, { server: where.guildId ?? '', person: me.id }, kinds)
    return open()
  })

const openingOf = async ({ bot, me, where }: PlayingAtOnce, game: string, watching: boolean) => {
  const { title } = hostedAt(bot.house, game)
  const who = watching ? inPublic('watch.computers') : me.name
  const channel = await placeForTable(bot, where, inPublic('table.thread', { title, name: who }))
  return { server: where.guildId ?? '', channel, game, owner: me, watching }
}

/** Whoever presses (or nobody, to watch) and computers, begun at once. */
async function playAtOnce(doing: PlayingAtOnce, id: string, watching = false): Promise<Answer> {
  const { house, me } = doing
  const { game } = hostedAt(house, id)
  const size = Math.max(game.seats.min, Math.min(TABLE_OF, game.seats.max))
  return opened(doing, ['quick', 'games'], async () => {
    const table = await openTable(house, { ...(await openingOf(doing, id, watching)), size, computers: size })
    await start(house, table.id, me.id)
    return watching ? { say: 'try.done', channel: table.channel } : running(doing, id, table.channel)
  })
}

/** The game runs; whoever is new to it may learn it first, since computers have patience. */
async function running({ bot, me, ours, locale }: PlayingAtOnce, game: string, channel: string): Promise<Answer> {
  const hosted = hostedAt(bot.house, game)
  const known = await bot.house.store.person(me.id)
  const offer = known && isNewTo(known, game) ? learnButton(hosted, 'learn.first-button', locale) : []
  if (offer.length === 0) return { say: 'try.done', channel }
  const lines = [ours('try.done', { channel }), ours('learn.first', { title: hosted.title })]
  return { components: [container(lines, buttonRows(offer))] }
}

export const tryOut = act({ name: 'try', at: 'anywhere', fields, do: (doing) => playAtOnce(doing, doing.given.game ?? '') })

export const watch = act({
  name: 'watch',
  at: 'anywhere',
  fields,
  do: (doing) => (doing.given.game ? playAtOnce(doing, doing.given.game, true) : whichGame(doing.bot, 'watch', doing.locale)),
})

export const gather = act({
  name: 'gather',
  at: 'anywhere',
  fields,
  async do(doing) {
    const { game } = doing.given
    if (!game) return whichGame(doing.bot, 'gather', doing.locale)
    hostedAt(doing.house, game)
    return opened(doing, ['lobbies'], async () => {
      const { channel } = await openTable(doing.house, await openingOf(doing, game, false))
      return { say: 'gather.done', channel }
    })
  },
})
