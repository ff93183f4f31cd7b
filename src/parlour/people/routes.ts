/** The people's side over HTTP; wire.ts describes it. */
import { Locale } from 'discord-api-types/v10'
import * as z from 'zod'
import { setInterest } from '../events.ts'
import type { Interaction } from '../fleeting.ts'
import { type House, personOr404 } from '../house.ts'
import { wireInteraction } from '../interactions.ts'
import { addPerson, changePerson } from '../membership.ts'
import { May, may } from '../permissions.ts'
import type { Message, Person } from '../records.ts'
import { refusal } from '../refusal.ts'
import { history } from '../rest/messages.ts'
import { type Call, type Route, route } from '../rest/router.ts'
import { check } from '../rules/check.ts'
import { id, list, nullless, text } from '../rules/scalars.ts'
import type { WireInteraction } from '../wire.ts'
import { dismiss, submit } from './forms.ts'
import { commandsFor, wireCommand } from './offers.ts'
import { press } from './press.ts'
import { run, suggest } from './run.ts'
import {
  beginThread,
  changeThread,
  channelSeenBy,
  markRead,
  markUnread,
  openConversation,
  pin,
  rewrite,
  say,
  setMembership,
  setReaction,
  takeBack,
  type,
} from './talk.ts'
import { wireChannel, wireMessage, wirePeople, wirePerson, wireWorld } from './view.ts'

const locale = z.enum(Locale).exactOptional()
const roles = list(id, 0, 250).exactOptional()
const newPerson = nullless(z.object({ name: z.string(), locale, roles }))
const personEdit = nullless(
  z.object({
    name: z.string().exactOptional(),
    locale,
    roles,
    dms_open: z.boolean().exactOptional(),
    in_guild: z.boolean().exactOptional(),
  }),
)
const newMessage = nullless(
  z.object({ content: z.string().exactOptional(), reply_to: id.exactOptional(), attachments: list(id, 0, 10).exactOptional() }),
)
const newThread = nullless(z.object({ name: text(1, 100), message: id.exactOptional() }))
const threadEdit = nullless(
  z.object({
    name: text(1, 100).exactOptional(),
    archived: z.boolean().exactOptional(),
    locked: z.boolean().exactOptional(),
  }),
)
const commandRun = {
  path: list(z.string(), 0, 2).exactOptional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).exactOptional(),
  target: id.exactOptional(),
}
const componentUse = z.object({ custom_id: z.string(), values: list(z.string(), 0, 25).exactOptional() })
const modalSubmit = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])),
})

/** Whoever the path names. The bot and the owner are nobody's to play. */
const actor = ({ house, params }: Call<'person'>): Person => {
  const person = personOr404(house, params.person)
  if (person.bot || person.backstage) throw refusal('unknownUser')
  return person
}

const settled = async (interaction: Promise<Interaction>): Promise<WireInteraction | undefined> =>
  wireInteraction(await interaction)
const shown = (house: House, person: Person, message: Message) => wireMessage(house, person, message)

const ME = '/people/:person'
const CHANNEL = `${ME}/channels/:channel` as const
const MESSAGE = `${CHANNEL}/messages/:message` as const

export const wireRoutes: Route[] = [
  route('GET /people', ({ house }) => wirePeople(house)),
  route('POST /people', ({ house, body }) => wirePerson(house, addPerson(house, check(newPerson, body)))),
  route(`PATCH ${ME}`, (call) => {
    const { dms_open, in_guild, ...rest } = check(personEdit, call.body)
    const change = {
      ...rest,
      ...(dms_open !== undefined && { dmsOpen: dms_open }),
      ...(in_guild !== undefined && { inGuild: in_guild }),
    }
    return wirePerson(call.house, changePerson(call.house, actor(call), change))
  }),
  route(`DELETE ${ME}`, (call) => void changePerson(call.house, actor(call), { inGuild: false })),
  route(`GET ${ME}/world`, (call) => wireWorld(call.house, actor(call))),

  route(`GET ${CHANNEL}/messages`, (call) => {
    const { house, params, query } = call
    const person = actor(call)
    const channel = channelSeenBy(house, person, params.channel)
    if (!may(house, person, channel, May.ReadMessageHistory)) return { messages: [], more: false }
    const messages = history(house, channel.id, query)
    const oldest = messages.at(-1)
    const more = oldest !== undefined && house.store.messages.page(channel.id, { before: oldest.id, limit: 1 }).length > 0
    return { messages: messages.map((message) => shown(house, person, message)), more }
  }),
  route(`POST ${CHANNEL}/messages`, (call) => {
    const person = actor(call)
    return shown(call.house, person, say(call.house, person, call.params.channel, check(newMessage, call.body)))
  }),
  route(`PATCH ${MESSAGE}`, (call) => {
    const person = actor(call)
    const { content } = check(z.object({ content: z.string() }), call.body)
    return shown(call.house, person, rewrite(call.house, person, call.params.channel, call.params.message, content))
  }),
  route(`DELETE ${MESSAGE}`, (call) => takeBack(call.house, actor(call), call.params.channel, call.params.message)),
  route(`PUT ${MESSAGE}/reactions/:emoji`, (call) =>
    setReaction(call.house, actor(call), call.params.channel, call.params.message, call.params.emoji, true),
  ),
  route(`DELETE ${MESSAGE}/reactions/:emoji`, (call) =>
    setReaction(call.house, actor(call), call.params.channel, call.params.message, call.params.emoji, false),
  ),
  route(`GET ${CHANNEL}/pins`, (call) => {
    const person = actor(call)
    const channel = channelSeenBy(call.house, person, call.params.channel)
    return call.house.store.messages.pinned(channel.id).map((message) => shown(call.house, person, message))
  }),
  route(`PUT ${MESSAGE}/pin`, (call) => pin(call.house, actor(call), call.params.channel, call.params.message, true)),
  route(`DELETE ${MESSAGE}/pin`, (call) => pin(call.house, actor(call), call.params.channel, call.params.message, false)),
  route(`POST ${CHANNEL}/read`, (call) => {
    const { message } = check(z.object({ message: id }), call.body)
    markRead(call.house, actor(call), call.params.channel, message)
  }),
  route(`POST ${CHANNEL}/unread`, (call) => {
    const { message } = check(z.object({ message: id }), call.body)
    markUnread(call.house, actor(call), call.params.channel, message)
  }),
  route(`POST ${CHANNEL}/typing`, (call) => type(call.house, actor(call), call.params.channel)),
  route(`POST ${CHANNEL}/threads`, (call) => {
    const person = actor(call)
    return wireChannel(call.house, person, beginThread(call.house, person, call.params.channel, check(newThread, call.body)))
  }),
  route(`PATCH ${CHANNEL}`, (call) => {
    const person = actor(call)
    return wireChannel(call.house, person, changeThread(call.house, person, call.params.channel, check(threadEdit, call.body)))
  }),
  route(`PUT ${CHANNEL}/membership`, (call) => setMembership(call.house, actor(call), call.params.channel, true)),
  route(`DELETE ${CHANNEL}/membership`, (call) => setMembership(call.house, actor(call), call.params.channel, false)),
  route(`PUT ${ME}/events/:event/interest`, (call) => setInterest(call.house, actor(call), call.params.event, true)),
  route(`DELETE ${ME}/events/:event/interest`, (call) => setInterest(call.house, actor(call), call.params.event, false)),
  route(`POST ${ME}/dms`, (call) => {
    const person = actor(call)
    const { recipient } = check(nullless(z.object({ recipient: id.exactOptional() })), call.body ?? {})
    return wireChannel(call.house, person, openConversation(call.house, person, recipient))
  }),

  route(`GET ${CHANNEL}/commands`, (call) => {
    const person = actor(call)
    const channel = channelSeenBy(call.house, person, call.params.channel)
    return commandsFor(call.house, person, channel).map((command) => wireCommand(command, person.locale))
  }),
  route(`POST ${CHANNEL}/commands/:command`, (call) => {
    const asked = check(nullless(z.object(commandRun)), call.body ?? {})
    return settled(run(call.house, actor(call), call.params.channel, call.params.command, asked))
  }),
  route(`POST ${CHANNEL}/commands/:command/autocomplete`, (call) => {
    const asked = check(nullless(z.object({ ...commandRun, focused: z.string() })), call.body)
    return suggest(call.house, actor(call), call.params.channel, call.params.command, asked)
  }),
  route(`POST ${MESSAGE}/components`, (call) => {
    const use = check(componentUse, call.body)
    return settled(press(call.house, actor(call), call.params.channel, call.params.message, use))
  }),
  route(`POST ${ME}/modals/:modal`, (call) =>
    settled(submit(call.house, actor(call), call.params.modal, check(modalSubmit, call.body))),
  ),
  route(`DELETE ${ME}/modals/:modal`, (call) => dismiss(call.house, actor(call), call.params.modal)),
]
