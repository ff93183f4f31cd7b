/** From the welcome card: one click to a running game, or to a table that waits for people. */
import { hostedAt, newTableId } from '../../tables/house.ts'
import { isLevel, type Level } from '../../tables/levels.ts'
import { oneByOne, roomFor } from '../../tables/limits.ts'
import { openTable, start } from '../../tables/lobby.ts'
import { idFor } from '../ids.ts'
import { threadName } from '../out/another-place.ts'
import { placeForTable, quietPlace } from '../out/threads.ts'
import { isNewTo, learnOrPlay, NOW } from '../show/lesson.ts'
import { hasLevels, quickLevelReply } from '../show/levels.ts'
import { whichGame } from '../show/welcome.ts'
import { type Answer, act, type Doing } from './act.ts'
import { pressed } from './fields.ts'
import { opening } from './may.ts'

const TABLE_OF = 4

const fields = { game: pressed() }
type PlayingAtOnce = Doing<'anywhere', typeof fields>

/** A person's openings one after the other, each only if there is room: a thousand presses leave a handful of tables. */
const opened = ({ house, me, where }: PlayingAtOnce, kinds: Parameters<typeof roomFor>[2], open: () => Promise<Answer>) =>
  oneByOne(house, { person: me.id }, async () => {
    await roomFor(house, { server: where.guildId ?? '', person: me.id }, kinds)
    return open()
  })

type Wanted = { readonly watching?: boolean; readonly isQuiet?: boolean }

async function openingOf({ bot, me, where }: PlayingAtOnce, game: string, { watching = false, isQuiet = false }: Wanted = {}) {
  const id = newTableId()
  const title = threadName(bot, { id, game, pack: '' })
  const { channel, isPrivate } = isQuiet
    ? await quietPlace(bot, where, title)
    : { channel: await placeForTable(bot, where, title), isPrivate: false }
  const terms = { hints: !watching, ...(isPrivate && { isPrivate }) }
  return { opening: { id, server: where.guildId ?? '', channel, game, owner: me, watching }, terms }
}

/** Whoever presses (or nobody, to watch) and computers, begun at once. */
async function playAtOnce(doing: PlayingAtOnce, id: string, level?: Level, watching = false): Promise<Answer> {
  const { house, me } = doing
  const size = sizeOf(doing, id)
  return opened(doing, ['quick', 'games'], async () => {
    const isFirst = !watching && !(await hasPlayed(doing, id))
    const options = isFirst ? (hostedAt(house, id).lessons?.[0]?.options ?? {}) : {}
    const { opening: wanted, terms } = await openingOf(doing, id, { watching, isQuiet: isFirst })
    const computers = { computers: size, level: level ?? (isFirst ? 'gentle' : 'steady') } as const
    const table = await openTable(house, { ...wanted, ...computers, size, options, terms })
    await start(house, table.id, me.id)
    return { say: 'try.done', channel: table.channel }
  })
}

const sizeOf = ({ house }: PlayingAtOnce, id: string): number => {
  const { min, max } = hostedAt(house, id).game.seats
  return Math.max(min, Math.min(TABLE_OF, max))
}

/**
 * Somebody's first game of a kind is played as its lesson was, in the introductory mode where there is one, with gentle computers, and
 * where it is in nobody's way.
 * Afterwards they are asked how well those should play.
 */
async function hasPlayed({ house, me }: PlayingAtOnce, game: string): Promise<boolean> {
  const { learnt = [] } = (await house.store.person(me.id))?.settings ?? {}
  return learnt.some((known) => known.startsWith(`${game}:`))
}

/** Between the game and how well it is to be played. */
const AT = '@'

/** Whoever is new to a game may learn it first. */
async function tried(doing: PlayingAtOnce): Promise<Answer> {
  const { house, me, locale } = doing
  const wanted = doing.given.game ?? ''
  const [game = '', level] = wanted.replace(NOW, '').split(AT)
  if (isLevel(level) || wanted.startsWith(NOW)) return playAtOnce(doing, game, isLevel(level) ? level : undefined)
  const hosted = hostedAt(house, game)
  const { settings } = (await house.store.person(me.id)) ?? { settings: {} }
  const lesson = isNewTo({ settings }, game) && learnOrPlay(hosted, locale)
  if (lesson) return lesson
  const of = { game, seats: sizeOf(doing, game) }
  if (!hasLevels(of) || !(await hasPlayed(doing, game))) return playAtOnce(doing, game)
  return quickLevelReply(of, hosted.title, (each) => idFor('try', '', '', `${game}${AT}${each}`), locale)
}

export const tryOut = act({ name: 'try', at: 'anywhere', may: opening, fields, do: tried })

export const watch = act({
  name: 'watch',
  at: 'anywhere',
  may: opening,
  fields,
  do: (doing) =>
    doing.given.game ? playAtOnce(doing, doing.given.game, undefined, true) : whichGame(doing.bot, 'watch', doing.locale),
})

export const gather = act({
  name: 'gather',
  at: 'anywhere',
  may: opening,
  fields,
  async do(doing): Promise<Answer> {
    const { game } = doing.given
    if (!game) return whichGame(doing.bot, 'gather', doing.locale)
    hostedAt(doing.house, game)
    return opened(doing, ['lobbies'], async () => {
      const { channel } = await openTable(doing.house, (await openingOf(doing, game)).opening)
      return { say: 'gather.done', channel }
    })
  },
})
