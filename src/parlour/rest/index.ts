/** All routes of Discord's REST API that the parlour serves. */
import { refusal } from '../refusal.ts'
import { applicationRoutes } from './applications.ts'
import { channelRoutes, threadRoutes } from './channels.ts'
import { eventRoutes } from './events.ts'
import { guildRoutes, userRoutes } from './guilds.ts'
import { interactionRoutes } from './interactions.ts'
import { messageRoutes } from './messages.ts'
import { reactionRoutes } from './reactions.ts'
import { type Route, route } from './router.ts'

/** A bot may start so many sessions a day. */
const SESSIONS_A_DAY = 1000

const gatewayAddress = (address: string) => `${address.replace(/^http/, 'ws')}/gateway`

const gatewayRoutes = [
  route('GET /gateway', ({ house }) => ({ url: gatewayAddress(house.address) })),
  route('GET /gateway/bot', ({ house }) => {
    const remaining = SESSIONS_A_DAY - house.fleeting.sessionsStarted
    if (remaining <= 0) throw refusal('missingAccess')
    return {
      url: gatewayAddress(house.address),
      shards: house.fleeting.shards,
      session_start_limit: {
        total: SESSIONS_A_DAY,
        remaining,
        reset_after: 24 * 60 * 60_000,
        max_concurrency: house.fleeting.concurrency,
      },
    }
  }),
]

/** Discord's REST API, as far as the parlour speaks it. */
export const routes: Route[] = [
  ...gatewayRoutes,
  ...applicationRoutes,
  ...userRoutes,
  ...guildRoutes,
  ...eventRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...messageRoutes,
  ...reactionRoutes,
  ...interactionRoutes,
]
