/** Who may do something at a table, or on a server. */
import { type APIInteractionGuildMember, type BaseInteraction, type GuildMember, PermissionFlagsBits } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { looksOn, preparedBy, seenThrough } from '../../tables/eyes.ts'
import { type House, refuse } from '../../tables/house.ts'
import { mySeat, seatOf } from '../../tables/position.ts'

type At = { readonly table: Seated; readonly me: { readonly id: string } }

export const seated = ({ table, me }: At) => mySeat(table, me.id)

/** Whoever looks on through somebody's eyes may see what they see, too. */
export const seeing = ({ table, me }: At) => seenThrough(table, me.id) ?? refuse('table.no-seat')

/** Whoever may prepare answers may take them back. */
export const preparing = ({ table, me }: At) => preparedBy(table, me.id)

export const lookingOn = ({ table, me }: At) => looksOn(table, me.id) || refuse('table.no-seat')

export const watching = ({ table, me }: At) => seatOf(table, me.id) === undefined || refuse('table.seated-already')

export const opener = ({ table, me }: At) => table.owner === me.id || refuse('table.not-opener', { opener: table.owner })

export const hintsAllowed = (at: At) => seated(at) && (at.table.terms.hints === true || refuse('hint.off'))

type Here = {
  readonly house: House
  readonly where: Pick<BaseInteraction, 'channel' | 'guildId' | 'member' | 'memberPermissions'>
}

const managing = ({ where }: Here) => where.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false

const rolesOf = (member: GuildMember | APIInteractionGuildMember | null): readonly string[] =>
  member === null ? [] : Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()]

const holdsOne = ({ where }: Here, roles: readonly string[]) => rolesOf(where.member).some((role) => roles.includes(role))

const namedRoles = (roles: readonly string[]) => roles.map((role) => `<@&${role}>`)

/** Who opens tables, and in which channels and their threads, is as `/archon setup` has it. */
export async function opening(here: Here): Promise<void> {
  const { channel, guildId } = here.where
  if (guildId === null || managing(here)) return
  const { openers = [], channels = [] } = await here.house.store.server(guildId)
  if (openers.length > 0 && !holdsOne(here, openers)) refuse('may.not-open', { roles: namedRoles(openers) })
  const place = channel?.isThread() ? channel.parentId : channel?.id
  if (channels.length > 0 && !channels.includes(place ?? ''))
    refuse('may.not-here', { channels: channels.map((each) => `<#${each}>`) })
}

/** Who organises leagues: whoever manages the server, and the roles chosen there. */
export async function mayOrganise(here: Here): Promise<boolean> {
  return managing(here) || holdsOne(here, (await here.house.store.server(here.where.guildId ?? '')).organisers ?? [])
}

export async function organising(here: Here): Promise<void> {
  if (await mayOrganise(here)) return
  const { organisers = [] } = await here.house.store.server(here.where.guildId ?? '')
  refuse('may.not-organise', { roles: namedRoles(organisers) })
}
