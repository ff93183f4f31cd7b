/** People joining, changing and leaving. */
import type { Locale, Snowflake } from 'discord-api-types/v10'
import { type House, person, theBot } from './house.ts'
import type { Membership, Person } from './records.ts'
import { invalidForm, refusal } from './refusal.ts'

/** The people one can be: everybody but the bot and the owner. */
export const cast = (house: House): Person[] => house.store.people.all().filter((someone) => !someone.bot && !someone.backstage)

const NAME_LENGTH = 32

function checkName(name: string): string {
  const trimmed = name.trim()
  if (trimmed.length < 1 || [...trimmed].length > NAME_LENGTH)
    throw invalidForm(['name'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${NAME_LENGTH} in length.`)
  return trimmed
}

function checkRoles(house: House, roles: Snowflake[]): Snowflake[] {
  for (const id of roles) if (!house.store.roles.get(id) || id === house.guild.id) throw refusal('unknownRole')
  return [...new Set(roles)]
}

export function addPerson(house: House, form: { name: string; locale?: Locale; roles?: Snowflake[] }): Person {
  const name = checkName(form.name)
  const id = house.nextId()
  const taken = new Set(house.store.people.all().map((other) => other.username))
  const plain = person(id, name, house.clock.now())
  const username = taken.has(plain.username) ? `${plain.username}${id.slice(-4)}` : plain.username
  const newcomer: Person = { ...plain, username, ...(form.locale && { locale: form.locale }) }
  newcomer.member?.roles.push(...checkRoles(house, form.roles ?? []))
  house.store.people.put(newcomer)
  house.emit({ kind: 'member', change: 'add', person: newcomer })
  return newcomer
}

export interface PersonChange {
  name?: string
  locale?: Locale
  roles?: Snowflake[]
  nick?: string | null
  dmsOpen?: boolean
  inGuild?: boolean
}

/** Changes somebody, and tells it as what it is: an update, an arrival or a departure. */
export function changePerson(house: House, old: Person, change: PersonChange): Person {
  const next: Person = {
    ...old,
    name: change.name === undefined ? old.name : checkName(change.name),
    locale: change.locale ?? old.locale,
    dmsOpen: change.dmsOpen ?? old.dmsOpen,
    member: changedMembership(house, old, change),
  }
  house.store.people.put(next)
  if (old.member && !next.member) leaveThreads(house, old.id)
  if (old.member && next.member) house.emit({ kind: 'member', change: 'update', person: next })
  else if (next.member) house.emit({ kind: 'member', change: 'add', person: next })
  else if (old.member) house.emit({ kind: 'member', change: 'remove', person: next })
  house.emit({ kind: 'person', person: next })
  return next
}

function changedMembership(house: House, old: Person, { inGuild, roles, nick }: PersonChange): Membership | null {
  if (!(inGuild ?? old.member !== null)) return null
  const before = old.member ?? { nick: null, roles: [], joinedAt: house.clock.now() }
  return { ...before, ...(roles && { roles: checkRoles(house, roles) }), ...(nick !== undefined && { nick: nick || null }) }
}

/** Who leaves the guild leaves its threads, silently. */
function leaveThreads(house: House, id: Snowflake): void {
  for (const channel of house.store.channels.all())
    if (channel.kind === 'thread' && channel.members.some((member) => member.id === id))
      house.store.channels.put({ ...channel, members: channel.members.filter((member) => member.id !== id) })
}

export function removeBot(house: House): void {
  // Whoever listens must still be able to tell that it was there.
  house.emit({ kind: 'guild', change: 'delete' })
  changePerson(house, theBot(house), { inGuild: false })
}

export function inviteBot(house: House): void {
  // The role that came with its first invitation.
  const roles = house.store.roles.all().filter(({ tags }) => tags?.bot_id === house.guild.bot)
  changePerson(house, theBot(house), { inGuild: true, roles: roles.map(({ id }) => id) })
  house.emit({ kind: 'guild', change: 'create' })
}
