/** Routes of interactions: the one callback, and the webhook that each interaction brings along. */
import { answer, answerOf, deleteAnswer, editAnswer, followUp } from '../callbacks.ts'
import { awaiting, continuing } from '../interactions.ts'
import { apiMessage } from '../payloads/messages.ts'
import { callbackForm } from '../rules/callback.ts'
import { check } from '../rules/check.ts'
import { type Call, route, Status } from './router.ts'

const BASE = '/webhooks/:application/:token'
const interactionOf = ({ house, params }: Call<'application' | 'token'>) => continuing(house, params.application, params.token)

/** These routes carry their right in the path, so they are open to whoever knows the token. */
export const interactionRoutes = [
  route('POST /interactions/:interaction/:token/callback', ({ house, params, query, body, files }) => {
    const interaction = awaiting(house, params.interaction, params.token)
    const result = answer(house, interaction, check(callbackForm, body), files)
    return query.get('with_response') === 'true' ? new Status(200, result) : undefined
  }),
  route(`POST ${BASE}`, (call) => {
    const { house, body, files } = call
    return apiMessage(house, followUp(house, interactionOf(call), body ?? {}, files), house.guild.bot)
  }),
  route(`GET ${BASE}/messages/:message`, (call) =>
    apiMessage(call.house, answerOf(call.house, interactionOf(call), call.params.message), call.house.guild.bot),
  ),
  route(`PATCH ${BASE}/messages/:message`, (call) => {
    const { house, params, body, files } = call
    return apiMessage(house, editAnswer(house, interactionOf(call), params.message, body ?? {}, files), house.guild.bot)
  }),
  route(`DELETE ${BASE}/messages/:message`, (call) => {
    deleteAnswer(call.house, interactionOf(call), call.params.message)
  }),
]
