/** The house itself: its records, its clock, and the world it starts with when there is none yet. */
import { randomBytes } from 'node:crypto'
import { Locale, PermissionFlagsBits as May, type Snowflake } from 'discord-api-types/v10'
import type { Clock } from './clock.ts'
import { type Fleeting, nothingYet } from './fleeting.ts'
import { type Happening, type Listener, openHappenings } from './happenings.ts'
import { NONE } from './payloads/plain.ts'
import type { Guild, Person, Role, Room } from './records.ts'
import { refusal } from './refusal.ts'
import { isNewer, openIds } from './snowflake.ts'
import { openStore, type Store } from './store.ts'

/** What every part of the parlour works on: the records of one guild, the clock, and the news. */
export interface House {
  clock: Clock
  store: Store
  guild: Guild
  nextId: () => Snowflake
  /** All guilds that this bot is in, each a house of its own, itself among them. */
  street: readonly House[]
  /** `http://127.0.0.1:port`, known once the server listens. */
  readonly address: string
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
  /** A forum beside them, if there is none yet. */
  forum?: string | undefined
  botName?: string | undefined
  botPermissions?: bigint | undefined
  /** How many guilds there are: one unless given. The page shows the first. */
  guilds?: number | undefined
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
const BOT_MAY = EVERYONE_MAY | May.ManageThreads | May.PinMessages | May.CreateEvents

/** The first house of its street. `addressOf` says where it stands, once that is known. */
export function openHouse(options: HouseOptions, addressOf: () => string): House {
  const { clock } = options
  const store = openStore(options.database ?? ':memory:')
  const nextId = openIds(clock, store.greatestId())
  const street: House[] = []
  const houseOf = (guild: Guild, own: Store): House => {
    const { emit, listen } = openHappenings()
    // Files are found by their address alone.
    const fleeting = { ...nothingYet(), ...(street[0] && { files: street[0].fleeting.files }) }
    const common = { clock, nextId, street, emit, listen, fleeting }
    return {
      ...common,
      store: own,
      guild,
      get address() {
        return addressOf()
      },
    }
  }
  const [known, ...others] = store.guild.all().sort((a, b) => (isNewer(a.id, b.id) ? 1 : -1))
  const first = known ?? found(store, nextId, options)
  street.push(houseOf(first, store))
  const beside = (guild: Snowflake): Store => ({ ...store, ...store.shelvesOf(guild) })
  for (const guild of others) street.push(houseOf(guild, beside(guild.id)))
  while (street.length < (options.guilds ?? 1)) {
    const id = nextGuildId(clock, street.length)
    const own = beside(id)
    street.push(houseOf(found(own, nextId, options, { first, id, number: street.length + 1 }), own))
  }
  const { forum } = options
  if (forum && !store.channels.all().some(({ kind }) => kind === 'forum'))
    store.channels.put(room(nextId(), forum, BELOW, { kind: 'forum', tags: [] }))
  return street[0]!
}

/** Below the other channels. */
const BELOW = 99

/** Guilds are as old as their ids say, and were not all founded in the same millisecond: that is what spreads them over shards. */
const nextGuildId = (clock: Clock, number: number): Snowflake =>
  openIds({ ...clock, now: () => clock.now() - number * 1_000_003 })()

/** A further guild of the same bot. */
type Beside = { readonly first: Guild; readonly id: Snowflake; readonly number: number }

/** The default world: a guild with its owner, its bot, two roles and the channels asked for. */
function found(store: Store, nextId: () => Snowflake, options: HouseOptions, beside?: Beside): Guild {
  const now = options.clock.now()
  const id = beside?.id ?? nextId()
  const bot = person(beside?.first.bot ?? nextId(), options.botName ?? 'Bot', now, { bot: true })
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
  const name = options.guildName ?? 'The parlour'
  const itself = { application: nextId(), token: newToken(bot.id), secret: randomBytes(32).toString('hex') }
  const guild: Guild = beside
    ? { ...beside.first, id, name: `${name} ${beside.number}`, owner: owner.id }
    : { id, name, owner: owner.id, bot: bot.id, ...itself }
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

/** Which guild a request is about, by what its path or its body names; the first if it is about none. */
export function houseFor({ street }: House, about: Readonly<Record<string, string>>, body: unknown): House {
  const [first] = street as [House]
  if (street.length === 1) return first
  const { guild, channel, interaction, token } = about
  const pressed = interaction ?? (token === undefined ? undefined : interactionIn(token))
  const user = about.user ?? (body as { recipient_id?: string } | undefined)?.recipient_id ?? ''
  const isMeant = (house: House): boolean => {
    if (guild !== undefined) return house.guild.id === guild
    if (channel !== undefined) return house.store.channels.get(channel) !== undefined
    if (pressed !== undefined) return house.fleeting.interactions.has(pressed)
    return house.store.people.get(user) !== undefined
  }
  return street.find(isMeant) ?? first
}

/** A token tells which interaction it belongs to. */
export const interactionIn = (token: string): Snowflake | undefined => Buffer.from(token, 'base64url').toString().split(':')[1]

export const members = (house: House): Person[] => house.store.people.all().filter((someone) => someone.member)
