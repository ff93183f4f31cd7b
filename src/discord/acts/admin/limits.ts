/** How much people may ask of the bot on this server: shown, and changed. */
import { changedLimits, LIMITED, limitsIn } from '../../../tables/limits.ts'
import { act } from '../act.ts'
import { whole, yesOrNo } from '../fields.ts'

const MOST = 100_000
/** Fewer would keep people from finding out what is wrong. */
const FEWEST_REQUESTS = 5

/** Only what was said. */
const said = (given: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries(given).flatMap(([what, most]) => (most === null ? [] : [[what, most]])))

export const limits = act({
  name: 'limits',
  at: 'anywhere',
  isLogged: true,
  fields: {
    lobbies: whole('limits.lobbies', { min: 0, max: MOST }),
    games: whole('limits.games', { min: 0, max: MOST }),
    quick: whole('limits.quick', { min: 0, max: MOST }),
    signups: whole('limits.signups', { min: 0, max: MOST }),
    requests: whole('limits.requests', { min: FEWEST_REQUESTS, max: MOST }),
    'server-lobbies': whole('limits.server-lobbies', { min: 0, max: MOST }),
    'server-games': whole('limits.server-games', { min: 0, max: MOST }),
    'server-quick': whole('limits.server-quick', { min: 0, max: MOST }),
    'server-signups': whole('limits.server-signups', { min: 0, max: MOST }),
    'server-requests': whole('limits.server-requests', { min: FEWEST_REQUESTS, max: MOST }),
    usual: yesOrNo('limits.usual'),
  },
  async do({ bot, house, me, where, given }) {
    const server = where.guildId ?? ''
    const { usual, ...numbers } = given
    const change = {
      person: said(Object.fromEntries(LIMITED.map((what) => [what, numbers[what]]))),
      server: said(Object.fromEntries(LIMITED.map((what) => [what, numbers[`server-${what}`]]))),
    }
    const isChanged = usual || Object.keys(change.person).length + Object.keys(change.server).length > 0
    if (isChanged) {
      const held = usual ? {} : await house.store.server(server)
      await house.store.saveServer(server, { limits: changedLimits(held, change) })
      bot.pace.changed(server)
    }
    const { person, server: all } = limitsIn(await house.store.server(server))
    const { server: now } = await house.store.tally(server, me.id)
    return { say: 'limits.done', isChanged, person, server: all, now }
  },
})
