/** What happened, since one last acted, from the start or in the span of one card; and the whole game once more after its end. */
import { seenThrough } from '../../tables/eyes.ts'
import { isSince } from '../../tables/history.ts'
import { refuse } from '../../tables/house.ts'
import { positionOf } from '../../tables/position.ts'
import { inPublic } from '../../words/words.ts'
import { logReply } from '../show/log.ts'
import { DEPTHS, isDepth, recapReply } from '../show/recap.ts'
import { pageOf, replayReply } from '../show/replay.ts'
import { act, type Doing } from './act.ts'
import { choice, pressed } from './fields.ts'

/** As commands are registered: in the first language. */
const SINCE = ['acted', 'day', 'start'] as const
const choices = () => SINCE.map((since) => ({ name: inPublic(`recap.${since}`), value: since }))
const depths = () => DEPTHS.map((depth) => ({ name: inPublic(`recap.${depth}`), value: depth }))

type Wanted = { readonly since: string | null; readonly depth: string | null; readonly page: string | null }

const look = async ({ bot, house, table, me, locale }: Doing<'table', Record<never, never>>, { since, depth, page }: Wanted) => {
  const seat = seenThrough(table, me.id)?.seat ?? null
  return recapReply(bot, await positionOf(house, table), seat, {
    locale,
    since: since !== null && isSince(since) ? since : 'acted',
    depth: depth !== null && isDepth(depth) ? depth : 'mattered',
    ...(page && { page: Number(page) }),
  })
}

export const recap = act({
  name: 'recap',
  at: 'table',
  fields: { since: choice('recap.since', choices), depth: choice('recap.depth', depths), page: pressed() },
  reads({ arg }) {
    const [since = '', page = '', depth = ''] = arg.split('.')
    return { since: isSince(since) ? since : null, depth: isDepth(depth) ? depth : null, page }
  },
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: (doing) => look(doing, doing.given),
})

/** Everything, from the start. */
export const log = act({
  name: 'log',
  at: 'table',
  do: (doing) => look(doing, { since: 'start', depth: 'everything', page: null }),
})

/** The whole log of one card, however old. */
export const story = act({
  name: 'story',
  at: 'table',
  fields: { post: pressed(), page: pressed() },
  reads({ arg }) {
    const [post, page] = arg.split('.')
    return { post, page }
  },
  answers: ({ given, isInPanel }) => (given.page !== null && isInPanel ? 'in-place' : 'beside'),
  async do({ bot, house, table, me, given, locale }) {
    const post = await house.store.post(given.post ?? '')
    if (post?.table !== table.id || (post.body.kind !== 'card' && post.body.kind !== 'end')) return refuse('board.no-card')
    const seat = seenThrough(table, me.id)?.seat ?? null
    const page = Number(given.page ?? 0)
    return logReply(bot, await positionOf(house, table), seat, { ...post, body: post.body }, { locale, page })
  },
})

export const replay = act({
  name: 'replay',
  at: 'table',
  fields: { page: pressed() },
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: async ({ bot, house, table, given, locale }) =>
    replayReply(bot, await positionOf(house, table), pageOf(given.page ?? ''), locale),
})
