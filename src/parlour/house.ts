/** The house itself: its records, its clock, and the world it starts with when there is none yet. */
import { randomBytes } from 'node:crypto'
import { Locale, PermissionFlagsBits as May, type Snowflake } from 'discord-api-types/v10'
import type { Clock } from './clock.ts'
import { type Fleeting, nothingYet } from './fleeting.ts'
import { type Happening, type Listener, openHappenings } from './happenings.ts'
import { NONE } from './payloads/plain.ts'
import type { Guild, Person, Role, Room } from './records.ts'
import { refusal } from './refusal.ts'
import { openIds } from './snowflake.ts'
import { openStore, type Store } from './store.ts'

/** What every part of the parlour works on: the records, the clock, and the news. */
export interface House {
  clock: Clock
  store: Store
  guild: Guild
  nextId: () => Snowflake
  /** `http://127.0.0.1:port`, known once the server listens. */
  address: string
  emit: (happening: Happening) => void
  listen: (listener: Listener) => () => void
  fleeting: Fleeting
}

export interface HouseOptions {
  clock: Clock
  /** SQLite file; in memory when absent. */
  database?: string | undefined
  guildName?: string | undefined
  channels?: string[] | undefined
  botName?: string | undefined
  botPermissions?: bigint | undefined
}

const EVERYONE_MAY =
  May.ViewChannel |
  May.SendMessages |
  May.SendMessagesInThreads |
  May.EmbedLinks |
  May.AttachFiles |
  May.AddReactions |
  May.UseExternalEmojis |
  May.ReadMessageHistory |
  May.UseApplicationCommands |
  May.CreatePublicThreads |
  May.CreatePrivateThreads |
  May.ChangeNickname

/** What the default invitation grants a bot: what people may, and keeping threads and pins in order. */
const BOT_MAY = EVERYONE_MAY | May.ManageThreads | May.PinMessages

export function openHouse(options: HouseOptions): House {
  const { clock } = options
  const store = openStore(options.database ?? ':memory:')
  const nextId = openIds(clock, store.greatestId())
  const happenings = openHappenings()
  const guild = store.guild.all()[0] ?? found(store, nextId, options)
  return {
    clock,
    store,
    guild,
    nextId,
    address: '',
    emit: happenings.emit,
    listen: happenings.listen,
    fleeting: nothingYet(),
  }
}

/** The default world: a guild with its owner, its bot, two roles and the channels asked for. */
function found(store: Store, nextId: () => Snowflake, options: HouseOptions): Guild {
  const now = options.clock.now()
  const id = nextId()
  const bot = person(nextId(), options.botName ?? 'Bot', now, { bot: true })
  const owner = person(nextId(), 'Landlord', now, { backstage: true })
  const botRole = role(nextId(), bot.name, options.botPermissions ?? BOT_MAY, 2, { managed: true, tags: { bot_id: bot.id } })
  bot.member?.roles.push(botRole.id)
  store.people.put(bot)
  store.people.put(owner)
  store.roles.put(role(id, '@everyone', EVERYONE_MAY, 0))
  store.roles.put(role(nextId(), 'Organiser', May.ManageGuild, 1, { color: 0xe0a84a, hoist: true }))
  store.roles.put(botRole)
  for (const [position, name] of (options.channels ?? ['welcome', 'tables']).entries())
    store.channels.put(room(nextId(), name, position))
  const guild: Guild = {
    id,
    name: options.guildName ?? 'The parlour',
    owner: owner.id,
    bot: bot.id,
    application: nextId(),
    token: newToken(bot.id),
    secret: randomBytes(32).toString('hex'),
  }
  store.guild.put(guild)
  return guild
}

export const newToken = (bot: Snowflake) =>
  `${Buffer.from(bot).toString('base64url')}.parlour.${randomBytes(24).toString('base64url')}`

/** A new member without roles. */
export function person(
  id: Snowflake,
  name: string,
  now: number,
  more: { bot?: true; backstage?: true; username?: string } = {},
): Person {
  return {
    id,
    username: more.username ?? name.toLowerCase().replace(/[^a-z0-9_.]+/g, '_'),
    name,
    bot: more.bot ?? false,
    locale: Locale.EnglishUS,
    dmsOpen: true,
    member: { nick: null, roles: [], joinedAt: now },
    ...(more.backstage && { backstage: true }),
  }
}

/** A role with Discord's long list of defaults. */
export function role(id: Snowflake, name: string, permissions: bigint, position: number, more: Partial<Role> = {}): Role {
  const color = more.color ?? 0
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: NONE,
    ...more,
  }
}

export function room(id: Snowflake, name: string, position: number, more: Partial<Room> = {}): Room {
  return {
    kind: 'room',
    id,
    name,
    topic: null,
    position,
    parent: null,
    overwrites: [],
    slowmode: 0,
    nsfw: false,
    lastMessage: null,
    lastPin: null,
    ...more,
  }
}

/** The bot, who is always there. */
export function theBot(house: House): Person {
  const bot = house.store.people.get(house.guild.bot)
  if (!bot) throw new Error('the guild has lost its bot')
  return bot
}

export function personOr404(house: House, id: Snowflake): Person {
  const found = house.store.people.get(id)
  if (!found) throw refusal('unknownUser')
  return found
}

export const members = (house: House): Person[] => house.store.people.all().filter((someone) => someone.member)
