/** Letting somebody watch with one, or asking them to be one's mentor; looking on, and no longer. */
import { guestsOf, lookAway, lookOn, mayShow, onlyLooks, seenThrough, show } from '../../tables/eyes.ts'
import { recap } from '../../tables/history.ts'
import { refuse } from '../../tables/house.ts'
import { positionOf, tableById } from '../../tables/position.ts'
import { lookingOn as lookingOnPanel } from '../show/looking-on.ts'
import { container } from '../show/panel.ts'
import { buttonRows } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import { withSigns } from '../show/signs.ts'
import { act, type Doing } from './act.ts'
import { turnPanel } from './answer.ts'
import { person } from './fields.ts'
import { lookingOn, seated } from './may.ts'
import { press } from './press.ts'

type At = Doing<'table', Record<never, never>>

export const alone = act({
  name: 'alone',
  at: 'table',
  may: seated,
  async do({ house, table, me }) {
    await lookAway(house, table.id, (_, { host }) => host === me.id)
    return { say: 'eyes.alone' }
  },
})

/** Whom one has asked already, and the way to be alone again. */
function asking({ table, me, ours }: At, say: 'eyes.ask-guest' | 'eyes.ask-mentor'): Reply {
  const guests = guestsOf(table, me.id).map(({ person: guest, eyes }) => ({ guest, isMentor: eyes.isMentor === true }))
  const lines = [ours(say), ...(guests.length > 0 ? [ours('eyes.now', { guests })] : [])]
  return { components: [container(lines, guests.length > 0 ? buttonRows([press(alone, table.id, ours)]) : [])] }
}

const letting = <N extends 'watch-with' | 'mentor'>(name: N, isMentor: boolean) =>
  act({
    name,
    at: 'table',
    may: ({ house, table, me }) => mayShow(house, table, me.id),
    fields: { who: person('eyes.who', { required: true }) },
    asks: (doing) => asking(doing, isMentor ? 'eyes.ask-mentor' : 'eyes.ask-guest'),
    async do({ house, table, me, given: { who } }) {
      if (who.isBot) refuse('eyes.bot')
      await show(house, table.id, me.id, who, isMentor)
      return { say: 'eyes.asked', who: who.id }
    },
  })

export const watchWith = letting('watch-with', false)
export const mentor = letting('mentor', true)

/** The panel of whoever one looks on with: without its buttons, or, for a mentor, with them. */
export async function guestPanel(doing: At): Promise<Reply> {
  const { bot, house, table, me, locale, ours } = doing
  if (!onlyLooks(table, me.id)) return turnPanel(bot, doing, table.id)
  const { seat } = seenThrough(table, me.id)!
  const events = await recap(house, table, seat, 'acted')
  const panel = lookingOnPanel(await positionOf(house, table), seat, { locale, recap: events, recapTitle: ours('eyes.since') })
  return { components: withSigns(bot, table.game, [panel]) }
}

export const lookOnWith = act({
  name: 'look-on',
  at: 'table',
  async do(doing) {
    const { house, table, me } = doing
    await lookOn(house, table.id, me.id)
    return guestPanel({ ...doing, table: await tableById(house, table.id) })
  },
})

export const stopLooking = act({
  name: 'look-away',
  at: 'table',
  may: lookingOn,
  async do({ house, table, me }) {
    await lookAway(house, table.id, (guest) => guest === me.id)
    return { say: 'eyes.left' }
  },
})
