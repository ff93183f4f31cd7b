/** How a bot comes in: by name, or back into a session it had. */
import {
  GatewayCloseCodes as Close,
  GatewayDispatchEvents as Event,
  GatewayIntentBits as Intent,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import * as z from 'zod'
import { houseFor, members, theBot } from '../house.ts'
import { guildCreate } from '../payloads/guild.ts'
import { apiMember, apiSelf } from '../payloads/people.ts'
import { NONE } from '../payloads/plain.ts'
import { type Desk, noteOnline } from './desk.ts'
import { canReplay, homeShard, openSession, replay, type Session, sendRaw, tellSession } from './session.ts'

const PRIVILEGED = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent
const ALL_INTENTS = Object.values(Intent).reduce<number>((sum, bit) => (typeof bit === 'number' ? sum | bit : sum), 0)

const identity = z.object({ token: z.string(), intents: z.int(), shard: z.tuple([z.int(), z.int()]).optional() })
const ticket = z.object({ token: z.string(), session_id: z.string(), seq: z.int() })
const memberRequest = z.object({
  guild_id: z.string().optional(),
  query: z.string().optional(),
  limit: z.int().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
})

/** Discord sends it although no description has it, and libraries read it. */
const EMPTY_FOR_BOTS = { private_channels: [] }

/** One connection may not hear of more. */
const GUILDS_A_SHARD = 2_500

const isToken = ({ house }: Desk, token: string) => token.replace(/^Bot /, '') === house.guild.token

export function identify(desk: Desk, socket: WebSocket, d: unknown): Session | undefined {
  const { house } = desk
  const asked = identity.safeParse(d)
  if (!asked.success) return void socket.close(Close.DecodeError, 'Error while decoding payload.')
  const { token, intents, shard = [0, 1] } = asked.data
  if (!isToken(desk, token)) return void socket.close(Close.AuthenticationFailed, 'Authentication failed.')
  if (intents < 0 || intents & ~ALL_INTENTS) return void socket.close(Close.InvalidIntents, 'Invalid intent(s).')
  if (intents & PRIVILEGED & ~desk.granted) return void socket.close(Close.DisallowedIntents, 'Disallowed intent(s).')
  if (shard[0] < 0 || shard[0] >= shard[1]) return void socket.close(Close.InvalidShard, 'Invalid shard.')
  const hears = house.street.filter((each) => homeShard(each.guild.id, shard[1]) === shard[0] && theBot(each).member !== null)
  if (hears.length > GUILDS_A_SHARD) return void socket.close(Close.ShardingRequired, 'Sharding required.')
  if (!desk.mayIdentify(shard[0])) return void sendRaw(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
  house.fleeting.sessionsStarted++
  const session = openSession(intents, [shard[0], shard[1]], socket)
  desk.sessions.set(session.id, session)
  tellSession(session, {
    t: Event.Ready,
    d: {
      v: 10,
      user: apiSelf(theBot(house)),
      ...EMPTY_FOR_BOTS,
      guilds: hears.map(({ guild: { id } }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${house.address.replace(/^http/, 'ws')}/gateway`,
      shard: [shard[0], shard[1]],
      application: { id: house.guild.application, flags: NONE, flags_new: '0' },
    },
  })
  if (intents & Intent.Guilds)
    for (const each of hears)
      tellSession(session, { t: Event.GuildCreate, d: guildCreate(each, Boolean(intents & Intent.GuildMembers)) })
  noteOnline(desk)
  return session
}

/** Gives back everything missed, or says that the session is lost. */
export function resume(desk: Desk, socket: WebSocket, d: unknown): Session | undefined {
  const asked = ticket.safeParse(d)
  if (!asked.success) return void socket.close(Close.DecodeError, 'Error while decoding payload.')
  const { token, session_id, seq } = asked.data
  if (!isToken(desk, token)) return void socket.close(Close.AuthenticationFailed, 'Authentication failed.')
  const session = desk.sessions.get(session_id)
  if (session && seq > session.sequence) return void socket.close(Close.InvalidSeq, 'Invalid seq.')
  if (!session || desk.trouble.refuseResume > 0 || !canReplay(session, seq)) {
    desk.trouble.refuseResume = Math.max(0, desk.trouble.refuseResume - 1)
    desk.sessions.delete(session_id)
    return void sendRaw(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
  }
  session.socket?.terminate()
  // The first event is what made it a session.
  replay(session, Math.max(1, seq - desk.trouble.replay), socket)
  desk.trouble.replay = 0
  tellSession(session, { t: Event.Resumed, d: undefined })
  noteOnline(desk)
  return session
}

export function sendMembers({ house: first }: Desk, session: Session, d: unknown): void {
  const asked = memberRequest.safeParse(d)
  if (!asked.success) return
  const { guild_id = first.guild.id, query = '', limit = 0, user_ids, nonce } = asked.data
  const house = houseFor(first, { guild: guild_id }, undefined)
  const ids = user_ids === undefined ? undefined : [user_ids].flat()
  const wanted = members(house).filter(({ id, name }) =>
    ids ? ids.includes(id) : name.toLowerCase().startsWith(query.toLowerCase()),
  )
  const found = limit > 0 ? wanted.slice(0, limit) : wanted
  tellSession(session, {
    t: Event.GuildMembersChunk,
    d: {
      guild_id: house.guild.id,
      members: found.map(apiMember),
      chunk_index: 0,
      chunk_count: 1,
      ...(ids && { not_found: ids.filter((id) => !found.some((person) => person.id === id)) }),
      ...(nonce !== undefined && { nonce }),
    },
  })
}
