import {
  GatewayCloseCodes as Close,
  GatewayDispatchEvents as Event,
  GatewayIntentBits as Intent,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import type { Happening } from '../happenings.ts'
import { type House, members, theBot } from '../house.ts'
import { apiMember, apiSelf, guildCreate } from '../payloads/people.ts'
import { NONE } from '../payloads/plain.ts'
import { type Dispatch, dispatchesOf } from './dispatches.ts'
import { canReplay, concerns, openSession, replay, type Session, sendRaw, tellSession, versionFor } from './session.ts'

const HEARTBEAT = 41_250
/** A connection may send so many payloads a minute. */
const SENDS_A_MINUTE = 120
/** How long a session waits for its bot to come back. */
const SESSION_WAITS = 180_000
const PRIVILEGED = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent
const ALL_INTENTS = Object.values(Intent).reduce<number>((sum, bit) => (typeof bit === 'number' ? sum | bit : sum), 0)

const frame = z.object({ op: z.int(), d: z.unknown() })
const identify = z.object({ token: z.string(), intents: z.int(), shard: z.tuple([z.int(), z.int()]).optional() })
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() })
const memberRequest = z.object({
  query: z.string().optional(),
  limit: z.int().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
})

/** Bots' connections. `granted` are the privileged intents the application was given. */
export function openGateway(house: House, granted: number) {
  const server = new WebSocketServer({ noServer: true })
  const sessions = new Map<string, Session>()
  const faults = { refuseResume: 0, duplicate: 0, reorder: 0, deaf: false }
  let heldBack: { session: Session; dispatch: Dispatch }[] = []

  const connected = () => [...sessions.values()].filter((session) => session.socket)
  const noteOnline = () => {
    house.fleeting.botOnline = connected().length > 0
    house.emit({ kind: 'bot', online: house.fleeting.botOnline })
  }

  function deliver(session: Session, dispatch: Dispatch): void {
    if (faults.reorder > 0) {
      heldBack.push({ session, dispatch })
      if (heldBack.length < faults.reorder) return
      const batch = heldBack.reverse()
      heldBack = []
      faults.reorder = 0
      for (const late of batch) deliver(late.session, late.dispatch)
      return
    }
    const times = faults.duplicate > 0 ? 2 : 1
    faults.duplicate = Math.max(0, faults.duplicate - 1)
    tellSession(session, versionFor(session, dispatch), times)
  }

  const stopListening = house.listen((happening: Happening) => {
    if (sessions.size === 0) return
    for (const dispatch of dispatchesOf(house, happening))
      for (const session of sessions.values()) if (concerns(session, dispatch, house.guild.id)) deliver(session, dispatch)
  })

  function welcome(socket: WebSocket, d: unknown): Session | undefined {
    const asked = identify.safeParse(d)
    if (!asked.success) return void socket.close(Close.DecodeError, 'Error while decoding payload.')
    const { token, intents, shard = [0, 1] } = asked.data
    if (token.replace(/^Bot /, '') !== house.guild.token)
      return void socket.close(Close.AuthenticationFailed, 'Authentication failed.')
    if (intents < 0 || intents & ~ALL_INTENTS) return void socket.close(Close.InvalidIntents, 'Invalid intent(s).')
    if (intents & PRIVILEGED & ~granted) return void socket.close(Close.DisallowedIntents, 'Disallowed intent(s).')
    if (shard[0] < 0 || shard[0] >= shard[1]) return void socket.close(Close.InvalidShard, 'Invalid shard.')
    house.fleeting.sessionsStarted++
    const session = openSession(intents, [shard[0], shard[1]], socket)
    sessions.set(session.id, session)
    const isHome = concerns(session, { event: { t: Event.Resumed, d: undefined }, intents: NONE }, house.guild.id)
    tellSession(session, {
      t: Event.Ready,
      d: {
        v: 10,
        user: apiSelf(theBot(house)),
        guilds: isHome ? [{ id: house.guild.id, unavailable: true }] : [],
        session_id: session.id,
        resume_gateway_url: `${house.address.replace(/^http/, 'ws')}/gateway`,
        shard: [shard[0], shard[1]],
        application: { id: house.guild.application, flags: NONE, flags_new: '0' },
      },
    })
    if (isHome && intents & Intent.Guilds)
      tellSession(session, { t: Event.GuildCreate, d: guildCreate(house, Boolean(intents & Intent.GuildMembers)) })
    noteOnline()
    return session
  }

  function comeBack(socket: WebSocket, d: unknown): Session | undefined {
    const asked = resume.safeParse(d)
    if (!asked.success) return void socket.close(Close.DecodeError, 'Error while decoding payload.')
    const { token, session_id, seq } = asked.data
    if (token.replace(/^Bot /, '') !== house.guild.token)
      return void socket.close(Close.AuthenticationFailed, 'Authentication failed.')
    const session = sessions.get(session_id)
    if (session && seq > session.sequence) return void socket.close(Close.InvalidSeq, 'Invalid seq.')
    if (!session || faults.refuseResume > 0 || !canReplay(session, seq)) {
      faults.refuseResume = Math.max(0, faults.refuseResume - 1)
      if (session) sessions.delete(session.id)
      return void sendRaw(socket, { op: Op.InvalidSession, d: false, s: null, t: null })
    }
    session.socket?.terminate()
    replay(session, seq, socket)
    tellSession(session, { t: Event.Resumed, d: undefined })
    noteOnline()
    return session
  }

  const forgetLater = (session: Session) =>
    setTimeout(() => {
      if (!session.socket) sessions.delete(session.id)
    }, SESSION_WAITS).unref()

  function sendMembers(session: Session, d: unknown): void {
    const asked = memberRequest.safeParse(d)
    if (!asked.success) return
    const { query = '', limit = 0, user_ids, nonce } = asked.data
    const ids = user_ids === undefined ? undefined : [user_ids].flat()
    const wanted = members(house).filter((person) =>
      ids ? ids.includes(person.id) : person.name.toLowerCase().startsWith(query.toLowerCase()),
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

  server.on('connection', (socket: WebSocket) => {
    let session: Session | undefined
    let lastBeat = Date.now()
    let sends: number[] = []
    // The health of a connection is a matter of real time, whatever the parlour's clock shows.
    const pulse = setInterval(() => {
      if (Date.now() - lastBeat > HEARTBEAT * 2) socket.close(Close.SessionTimedOut, 'Session timed out.')
    }, HEARTBEAT).unref()
    sendRaw(socket, { op: Op.Hello, d: { heartbeat_interval: HEARTBEAT }, s: null, t: null })
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => {
      const now = Date.now()
      sends = [...sends.filter((at) => at > now - 60_000), now]
      if (sends.length > SENDS_A_MINUTE) return socket.close(Close.RateLimited, 'Rate limited.')
      const received = readFrame(String(data))
      if (!received) return socket.close(Close.DecodeError, 'Error while decoding payload.')
      switch (received.op) {
        case Op.Heartbeat:
          lastBeat = now
          if (!faults.deaf) sendRaw(socket, { op: Op.HeartbeatAck, d: undefined, s: null, t: null })
          return
        case Op.Identify:
          if (session && sessions.has(session.id)) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated.')
          session = welcome(socket, received.d)
          return
        case Op.Resume:
          if (session) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated.')
          session = comeBack(socket, received.d)
          return
        case Op.RequestGuildMembers:
          if (!session) return socket.close(Close.NotAuthenticated, 'Not authenticated.')
          return sendMembers(session, received.d)
        case Op.PresenceUpdate:
        case Op.VoiceStateUpdate:
          if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.')
          return
        default:
          socket.close(Close.UnknownOpcode, 'Unknown opcode.')
      }
    })
    socket.on('close', (code) => {
      clearInterval(pulse)
      if (!session || session.socket !== socket) return
      session.socket = null
      // Saying goodbye properly ends the session; anything else leaves it open for a return.
      if (code === 1000 || code === 1001) sessions.delete(session.id)
      else forgetLater(session)
      noteOnline()
    })
  })

  return {
    server,
    drop: (code: number) => {
      for (const session of connected()) session.socket?.close(code)
    },
    reconnect: () => {
      for (const { socket } of connected()) if (socket) sendRaw(socket, { op: Op.Reconnect, d: undefined, s: null, t: null })
    },
    invalidate: (resumable: boolean) => {
      for (const session of connected()) {
        if (session.socket) sendRaw(session.socket, { op: Op.InvalidSession, d: resumable, s: null, t: null })
        if (!resumable) sessions.delete(session.id)
      }
    },
    refuseResume: (times: number) => {
      faults.refuseResume = times
    },
    ignoreHeartbeats: (ignore: boolean) => {
      faults.deaf = ignore
    },
    duplicate: (times: number) => {
      faults.duplicate = times
    },
    reorder: (count: number) => {
      faults.reorder = count
    },
    calm: () => {
      const waiting = heldBack
      heldBack = []
      Object.assign(faults, { refuseResume: 0, duplicate: 0, reorder: 0, deaf: false })
      for (const { session, dispatch } of waiting) deliver(session, dispatch)
    },
    close: () => {
      stopListening()
      for (const { socket } of connected()) socket?.terminate()
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
export type Gateway = ReturnType<typeof openGateway>

function readFrame(text: string): z.output<typeof frame> | undefined {
  try {
    const result = frame.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
