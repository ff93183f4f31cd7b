/** Ids that people picked, and the things they stand for, as a bot is told. */
import {
  type APIInteractionDataResolved,
  type APIInteractionDataResolvedGuildMember,
  type APIRole,
  type APIUser,
  SelectMenuDefaultValueType as Default,
  type Snowflake,
  ComponentType as Type,
} from 'discord-api-types/v10'
import type { House } from './house.ts'
import { resolvedChannel } from './payloads/channels.ts'
import { apiUser, memberWithoutUser } from './payloads/people.ts'
import { guildPermissions } from './permissions.ts'
import type { Person } from './records.ts'
import type { Modal } from './rules/modal.ts'

export interface Picked {
  people?: Snowflake[]
  roles?: Snowflake[]
  channels?: Snowflake[]
}

const some = <T>(record: Record<Snowflake, T>) => Object.keys(record).length > 0

export function resolvePeople(house: House, ids: Snowflake[]) {
  const users: Record<Snowflake, APIUser> = {}
  const members: Record<Snowflake, APIInteractionDataResolvedGuildMember> = {}
  for (const person of ids.flatMap((id) => house.store.people.get(id) ?? [])) {
    users[person.id] = apiUser(person)
    if (!person.member) continue
    members[person.id] = { ...memberWithoutUser(person), permissions: guildPermissions(house, person).toString() }
  }
  return { users, ...(some(members) && { members }) }
}

export const resolveRoles = (house: House, ids: Snowflake[]): Record<Snowflake, APIRole> =>
  Object.fromEntries(ids.flatMap((id) => house.store.roles.get(id) ?? []).map((role) => [role.id, role]))

export const resolveChannels = (house: House, ids: Snowflake[], picker: Person) =>
  Object.fromEntries(
    ids
      .flatMap((id) => house.store.channels.get(id) ?? [])
      .flatMap((channel) => (channel.kind === 'direct' ? [] : [[channel.id, resolvedChannel(house, channel, picker)]])),
  )

export function resolve(house: House, picked: Picked, picker: Person): APIInteractionDataResolved {
  const { users, members } = resolvePeople(house, picked.people ?? [])
  const roles = resolveRoles(house, picked.roles ?? [])
  const channels = resolveChannels(house, picked.channels ?? [], picker)
  return {
    ...(some(users) && { users }),
    ...(members && { members }),
    ...(some(roles) && { roles }),
    ...(some(channels) && { channels }),
  }
}

/** What the ready-made picks of a form stand for, so that a page can show names at once. */
export function resolveDefaults(house: House, modal: Modal, viewer: Person): APIInteractionDataResolved {
  const picked: Required<Picked> = { people: [], roles: [], channels: [] }
  for (const component of modal.components) {
    if (component.type !== Type.Label || !('default_values' in component.component)) continue
    for (const { id, type } of component.component.default_values ?? [])
      picked[type === Default.User ? 'people' : type === Default.Role ? 'roles' : 'channels'].push(id)
  }
  return resolve(house, picked, viewer)
}
