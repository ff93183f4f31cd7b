/** Routes of reactions. */
import { channelOr404 } from '../channels.ts'
import { personOr404, theBot } from '../house.ts'
import { userOf } from '../payloads/people.ts'
import { demand, May } from '../permissions.ts'
import { clearReactions, emojiKey, emojiOf, react, unreact } from '../reactions.ts'
import { messageIn } from '../sight.ts'
import { isNewer } from '../snowflake.ts'
import { type Call, route } from './router.ts'

function messageFor({ house, params }: Call<'channel' | 'message'>, bits: bigint) {
  const channel = channelOr404(house, params.channel)
  demand(house, theBot(house), channel, bits)
  return messageIn(house, channel, params.message)
}

const BASE = '/channels/:channel/messages/:message/reactions'

export const reactionRoutes = [
  route(`PUT ${BASE}/:emoji/@me`, (call) => {
    react(call.house, theBot(call.house), messageFor(call, May.ViewChannel), emojiOf(call.house, call.params.emoji))
  }),
  route(`DELETE ${BASE}/:emoji/@me`, (call) => {
    unreact(call.house, theBot(call.house), messageFor(call, May.ViewChannel), emojiOf(call.house, call.params.emoji))
  }),
  route(`DELETE ${BASE}/:emoji/:user`, (call) => {
    const message = messageFor(call, May.ManageMessages)
    unreact(call.house, personOr404(call.house, call.params.user), message, emojiOf(call.house, call.params.emoji))
  }),
  route(`GET ${BASE}/:emoji`, (call) => {
    const message = messageFor(call, May.ViewChannel | May.ReadMessageHistory)
    const key = emojiKey(emojiOf(call.house, call.params.emoji))
    const after = call.query.get('after') ?? '0'
    const people = message.reactions.find((reaction) => emojiKey(reaction.emoji) === key)?.people ?? []
    return people
      .filter((id) => isNewer(id, after))
      .slice(0, Math.min(100, Number(call.query.get('limit') ?? 25) || 25))
      .map((id) => userOf(call.house, id))
  }),
  route(`DELETE ${BASE}/:emoji`, (call) => {
    clearReactions(call.house, messageFor(call, May.ManageMessages), emojiOf(call.house, call.params.emoji))
  }),
  route(`DELETE ${BASE}`, (call) => {
    clearReactions(call.house, messageFor(call, May.ManageMessages), null)
  }),
]
