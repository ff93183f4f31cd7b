/** Routes of users, the guild, its members and roles. */
import type { Snowflake } from 'discord-api-types/v10'
import { ChannelType } from 'discord-api-types/v10'
import { addRoom, isRoom, openDirect } from '../channels.ts'
import { type House, members, personOr404, role, room, theBot } from '../house.ts'
import { changePerson } from '../membership.ts'
import { apiDirect, apiRoom, apiThread, apiThreadMember } from '../payloads/channels.ts'
import { apiGuild, apiRoles } from '../payloads/guild.ts'
import { apiMember, apiSelf, apiUser } from '../payloads/people.ts'
import { canSee, demandInGuild, guildPermissions, May } from '../permissions.ts'
import type { Person, Role } from '../records.ts'
import { refusal } from '../refusal.ts'
import { directForm, memberForm, roleForm, roomForm } from '../rules/channels.ts'
import { check } from '../rules/check.ts'
import { isNewer } from '../snowflake.ts'
import { asOverwrites, asTags } from './channels.ts'
import { type Call, route, Status } from './router.ts'

/** The guild a path names, if the bot is in it. */
export const here = ({ house, params }: Call<'guild'>): House => {
  if (params.guild !== house.guild.id) throw refusal('unknownGuild')
  if (!theBot(house).member) throw refusal('missingAccess')
  return house
}
const memberOr404 = (house: House, id: Snowflake): Person => {
  const person = house.store.people.get(id)
  if (!person?.member) throw refusal('unknownMember')
  return person
}
const roleOr404 = (house: House, id: Snowflake): Role => {
  const found = house.store.roles.get(id)
  if (!found) throw refusal('unknownRole')
  return found
}
const limitOf = (query: URLSearchParams, most: number, otherwise: number) => {
  const given = Number(query.get('limit') ?? otherwise)
  return Number.isInteger(given) ? Math.min(most, Math.max(1, given)) : otherwise
}

/** Discord compares by the highest role. The bot may only hand out roles that stand below its own. */
function demandAbove(house: House, target: Role): void {
  const top = Math.max(0, ...(theBot(house).member?.roles ?? []).map((id) => house.store.roles.get(id)?.position ?? 0))
  if (target.managed || target.position >= top) throw refusal('missingPermissions')
}

const guildInBrief = (house: House) => ({
  id: house.guild.id,
  name: house.guild.name,
  icon: null,
  banner: null,
  owner: false,
  permissions: guildPermissions(house, theBot(house)).toString(),
  features: [],
})

export const userRoutes = [
  route('GET /users/@me', ({ house }) => apiSelf(theBot(house))),
  route('GET /users/@me/guilds', ({ house }) => house.street.filter((each) => theBot(each).member).map(guildInBrief)),
  route('GET /users/:user', ({ house, params }) => apiUser(personOr404(house, params.user))),
  route('POST /users/@me/channels', ({ house, body }) => {
    const bot = theBot(house)
    const person = personOr404(house, check(directForm, body).recipient_id)
    if (person.bot) throw refusal('closedDms')
    return apiDirect(house, openDirect(house, bot, person), bot.id)
  }),
]

export const guildRoutes = [
  route('GET /guilds/:guild', (call) => {
    const house = here(call)
    const counts = { approximate_member_count: members(house).length, approximate_presence_count: members(house).length }
    return { ...apiGuild(house), ...(call.query.get('with_counts') === 'true' && counts) }
  }),
  route('GET /guilds/:guild/channels', (call) => {
    const house = here(call)
    return house.store.channels
      .all()
      .filter(isRoom)
      .map((channel) => apiRoom(house, channel))
  }),
  route('POST /guilds/:guild/channels', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageChannels)
    const form = check(roomForm, call.body)
    const position = form.position ?? house.store.channels.all().filter((channel) => channel.kind === 'room').length
    const isCategory = form.type === ChannelType.GuildCategory
    const isForum = form.type === ChannelType.GuildForum
    const created = addRoom(
      house,
      room(house.nextId(), isCategory ? form.name : form.name.toLowerCase().replace(/\s+/g, '-'), position, {
        kind: isCategory ? 'category' : isForum ? 'forum' : 'room',
        ...(isForum && { tags: asTags(house, form.available_tags ?? []) }),
        topic: form.topic ?? null,
        parent: form.parent_id ?? null,
        slowmode: form.rate_limit_per_user ?? 0,
        nsfw: form.nsfw ?? false,
        overwrites: asOverwrites(house, form.permission_overwrites ?? []),
        ...(form.default_auto_archive_duration && { threadArchiving: form.default_auto_archive_duration }),
      }),
    )
    return new Status(201, apiRoom(house, created))
  }),
  route('GET /guilds/:guild/threads/active', (call) => {
    const house = here(call)
    const bot = theBot(house)
    const threads = house.store.channels
      .all()
      .flatMap((channel) => (channel.kind === 'thread' && !channel.archived && canSee(house, bot, channel) ? [channel] : []))
    return {
      threads: threads.map((thread) => apiThread(house, thread, bot.id)),
      members: threads.flatMap((thread) => apiThreadMember(house, thread, bot.id) ?? []),
      has_more: false,
    }
  }),

  route('GET /guilds/:guild/members', (call) => {
    const house = here(call)
    const after = call.query.get('after') ?? '0'
    const listed = members(house).sort((a, b) => (isNewer(a.id, b.id) ? 1 : -1))
    return listed
      .filter((person) => isNewer(person.id, after))
      .slice(0, limitOf(call.query, 1000, 1))
      .map(apiMember)
  }),
  route('GET /guilds/:guild/members/search', (call) => {
    const house = here(call)
    const start = (call.query.get('query') ?? '').toLowerCase()
    const names = ({ name, username, member }: Person) => [name, username, member?.nick ?? '']
    return members(house)
      .filter((person) => names(person).some((name) => name.toLowerCase().startsWith(start)))
      .slice(0, limitOf(call.query, 1000, 1))
      .map(apiMember)
  }),
  route('GET /guilds/:guild/members/:user', (call) => {
    const house = here(call)
    return apiMember(memberOr404(house, call.params.user))
  }),
  route('PATCH /guilds/:guild/members/@me', (call) => {
    const house = here(call)
    const bot = theBot(house)
    demandInGuild(house, bot, May.ChangeNickname)
    const { nick } = check(memberForm, call.body)
    return apiMember(changePerson(house, bot, nick === undefined ? {} : { nick }))
  }),
  route('PATCH /guilds/:guild/members/:user', (call) => {
    const house = here(call)
    const { nick, roles } = check(memberForm, call.body)
    if (nick !== undefined) demandInGuild(house, theBot(house), May.ManageNicknames)
    if (roles) demandInGuild(house, theBot(house), May.ManageRoles)
    const person = memberOr404(house, call.params.user)
    return apiMember(changePerson(house, person, { ...(nick !== undefined && { nick }), ...(roles && { roles }) }))
  }),
  route('DELETE /guilds/:guild/members/:user', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.KickMembers)
    changePerson(house, memberOr404(house, call.params.user), { inGuild: false })
  }),
  route('PUT /guilds/:guild/members/:user/roles/:role', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageRoles)
    const person = memberOr404(house, call.params.user)
    const given = roleOr404(house, call.params.role)
    demandAbove(house, given)
    changePerson(house, person, { roles: [...(person.member?.roles ?? []), given.id] })
  }),
  route('DELETE /guilds/:guild/members/:user/roles/:role', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageRoles)
    const person = memberOr404(house, call.params.user)
    const taken = roleOr404(house, call.params.role)
    demandAbove(house, taken)
    changePerson(house, person, { roles: (person.member?.roles ?? []).filter((id) => id !== taken.id) })
  }),

  route('GET /guilds/:guild/roles', (call) => apiRoles(here(call))),
  route('GET /guilds/:guild/roles/:role', (call) => roleOr404(here(call), call.params.role)),
  route('POST /guilds/:guild/roles', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageRoles)
    const form = check(roleForm, call.body)
    const everyone = BigInt(house.store.roles.get(house.guild.id)?.permissions ?? 0)
    const made = role(house.nextId(), form.name ?? 'new role', form.permissions ? BigInt(form.permissions) : everyone, 1, {
      color: form.colors?.primary_color ?? form.color ?? 0,
      hoist: form.hoist ?? false,
      mentionable: form.mentionable ?? false,
    })
    house.store.roles.put(made)
    house.emit({ kind: 'role', change: 'create', role: made })
    return made
  }),
  route('PATCH /guilds/:guild/roles/:role', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageRoles)
    const old = roleOr404(house, call.params.role)
    const form = check(roleForm, call.body)
    const color = form.colors?.primary_color ?? form.color ?? old.color
    const changed: Role = {
      ...old,
      name: form.name ?? old.name,
      permissions: form.permissions ?? old.permissions,
      color,
      colors: { ...old.colors, primary_color: color },
      hoist: form.hoist ?? old.hoist,
      mentionable: form.mentionable ?? old.mentionable,
    }
    house.store.roles.put(changed)
    house.emit({ kind: 'role', change: 'update', role: changed })
    return changed
  }),
  route('DELETE /guilds/:guild/roles/:role', (call) => {
    const house = here(call)
    demandInGuild(house, theBot(house), May.ManageRoles)
    const gone = roleOr404(house, call.params.role)
    if (gone.id === house.guild.id) throw refusal('missingPermissions')
    demandAbove(house, gone)
    for (const person of members(house))
      if (person.member?.roles.includes(gone.id))
        changePerson(house, person, { roles: person.member.roles.filter((id) => id !== gone.id) })
    house.store.roles.drop(gone.id)
    house.emit({ kind: 'role', change: 'delete', role: gone })
  }),
]
