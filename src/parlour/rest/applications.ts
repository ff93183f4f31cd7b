/** The application's own routes: its commands, and its emoji, which may be used in every guild. */
import type { APIApplicationCommand, APIApplicationEmoji, Snowflake } from 'discord-api-types/v10'
import { bulkOverwrite, commandOr404, commandsOf, createCommand, dropCommand, editCommand } from '../commands.ts'
import { type House, theBot } from '../house.ts'
import { apiApplication } from '../payloads/guild.ts'
import { apiUser } from '../payloads/people.ts'
import type { ApplicationEmoji } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import { emojiEditForm, emojiForm } from '../rules/channels.ts'
import { check } from '../rules/check.ts'
import { type Call, route, Status } from './router.ts'

const own = (house: House, application: string) => {
  if (application !== house.guild.application) throw refusal('missingAccess')
}
const inGuild = (house: House, guild: string): Snowflake => {
  if (guild !== house.guild.id) throw refusal('missingAccess')
  return guild
}

/** Translations are long and mostly not wanted. */
const shown = (command: APIApplicationCommand, { query }: Call): unknown => {
  if (query.get('with_localizations') === 'true') return command
  return JSON.parse(JSON.stringify(command, (key, value) => (key.endsWith('_localizations') ? undefined : value)))
}

/** The same six routes twice: for commands everywhere, and for those of one guild. */
function commandRoutes(prefix: string, place: (call: Call) => Snowflake | null) {
  const named = (call: Call) => commandOr404(call.house, place(call), call.params.command ?? '')
  return [
    route<string>(`GET ${prefix}`, (call) => commandsOf(call.house, place(call)).map((command) => shown(command, call))),
    route<string>(`PUT ${prefix}`, (call) => bulkOverwrite(call.house, place(call), call.body)),
    route<string>(`POST ${prefix}`, (call) => {
      const { command, isNew } = createCommand(call.house, place(call), call.body)
      return new Status(isNew ? 201 : 200, command)
    }),
    route<string>(`GET ${prefix}/:command`, named),
    route<string>(`PATCH ${prefix}/:command`, (call) => editCommand(call.house, named(call), call.body)),
    route<string>(`DELETE ${prefix}/:command`, (call) => dropCommand(call.house, named(call))),
  ]
}

function apiEmoji(house: House, emoji: ApplicationEmoji): APIApplicationEmoji {
  return { ...emoji, roles: [], require_colons: true, managed: false, available: true, user: apiUser(theBot(house)) }
}
const emojiOr404 = (house: House, id: Snowflake): ApplicationEmoji => {
  const emoji = house.store.emojis.get(id)
  if (!emoji) throw refusal('unknownEmoji')
  return emoji
}

const EMOJIS = 2000
const EMOJI_BYTES = 256 * 1024

export const applicationRoutes = [
  route('GET /applications/@me', ({ house }) => apiApplication(house)),
  route('GET /oauth2/applications/@me', ({ house }) => apiApplication(house)),
  ...commandRoutes('/applications/:application/commands', ({ house, params }) => {
    own(house, params.application ?? '')
    return null
  }),
  ...commandRoutes('/applications/:application/guilds/:guild/commands', ({ house, params }) => {
    own(house, params.application ?? '')
    return inGuild(house, params.guild ?? '')
  }),
  route('GET /applications/:application/guilds/:guild/commands/permissions', ({ house, params }) => {
    own(house, params.application)
    inGuild(house, params.guild)
    return []
  }),
  route('GET /applications/:application/guilds/:guild/commands/:command/permissions', ({ house, params }) => {
    own(house, params.application)
    commandOr404(house, inGuild(house, params.guild), params.command)
    throw refusal('unknownCommandPermissions')
  }),

  route('GET /applications/:application/emojis', ({ house, params }) => {
    own(house, params.application)
    return { items: house.store.emojis.all().map((emoji) => apiEmoji(house, emoji)) }
  }),
  route('POST /applications/:application/emojis', ({ house, params, body }) => {
    own(house, params.application)
    const { name, image } = check(emojiForm, body)
    const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(image) ?? []
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length === 0) throw invalidForm(['image'], 'BASE_TYPE_INVALID_DATA_URI', 'Invalid image data')
    if (bytes.length > EMOJI_BYTES) throw invalidForm(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')
    if (!/^\w+$/.test(name)) throw invalidForm(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
    if (house.store.emojis.all().some((emoji) => emoji.name === name))
      throw invalidForm(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name already exists')
    if (house.store.emojis.all().length >= EMOJIS) throw refusal('tooManyEmojis')
    const emoji = { id: house.nextId(), name, animated: type === 'image/gif' }
    house.store.files.put(emoji.id, type, bytes)
    house.store.emojis.put(emoji)
    return new Status(201, apiEmoji(house, emoji))
  }),
  route('GET /applications/:application/emojis/:emoji', ({ house, params }) => {
    own(house, params.application)
    return apiEmoji(house, emojiOr404(house, params.emoji))
  }),
  route('PATCH /applications/:application/emojis/:emoji', ({ house, params, body }) => {
    own(house, params.application)
    const emoji = { ...emojiOr404(house, params.emoji), ...check(emojiEditForm, body) }
    house.store.emojis.put(emoji)
    return apiEmoji(house, emoji)
  }),
  route('DELETE /applications/:application/emojis/:emoji', ({ house, params }) => {
    own(house, params.application)
    house.store.emojis.drop(emojiOr404(house, params.emoji).id)
    house.store.files.drop(params.emoji)
  }),
]
