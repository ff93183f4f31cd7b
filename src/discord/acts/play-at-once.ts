/** From the welcome card: one click to a running game, or to a table that waits for people. */
import type { Options } from '../../kernel/contract.ts'
import { hostedAt } from '../../tables/house.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { openTable, start } from '../../tables/lobby.ts'
import { inPublic } from '../../words/words.ts'
import { placeForTable } from '../out/threads.ts'
import { isNewTo, learnOrPlay, NOW } from '../show/lesson.ts'
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
    const options = watching ? {} : await firstOptions(doing, id)
    const table = await openTable(house, { ...(await openingOf(doing, id, watching)), size, computers: size, options })
    await start(house, table.id, me.id)
    return { say: 'try.done', channel: table.channel }
  })
}

/** Somebody's first game of a kind is played as its lesson was: in the introductory mode, where there is one. */
async function firstOptions({ house, me }: PlayingAtOnce, game: string): Promise<Options> {
  const { learnt = [] } = (await house.store.person(me.id))?.settings ?? {}
  const hasPlayed = learnt.some((known) => known.startsWith(`${game}:`))
  return hasPlayed ? {} : (hostedAt(house, game).lessons?.[0]?.options ?? {})
}

/** Whoever is new to a game may learn it first. */
async function tried(doing: PlayingAtOnce): Promise<Answer> {
  const { house, me, locale } = doing
  const wanted = doing.given.game ?? ''
  if (wanted.startsWith(NOW)) return playAtOnce(doing, wanted.slice(NOW.length))
  const hosted = hostedAt(house, wanted)
  const { settings } = (await house.store.person(me.id)) ?? { settings: {} }
  return (isNewTo({ settings }, wanted) && learnOrPlay(hosted, locale)) || playAtOnce(doing, wanted)
}

export const tryOut = act({ name: 'try', at: 'anywhere', fields, do: tried })

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
  async do(doing): Promise<Answer> {
    const { game } = doing.given
    if (!game) return whichGame(doing.bot, 'gather', doing.locale)
    hostedAt(doing.house, game)
    return opened(doing, ['lobbies'], async () => {
      const { channel } = await openTable(doing.house, await openingOf(doing, game, false))
      return { say: 'gather.done', channel }
    })
  },
})
