/** The gateway: connections of bots, and the trouble a test can make for them. */
import { GatewayCloseCodes as Close, GatewayDispatchEvents as Event, GatewayOpcodes as Op } from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import type { House } from '../house.ts'
import { guildCreate } from '../payloads/guild.ts'
import { connected, type Desk, forgetLater, noteOnline, openDelivery } from './desk.ts'
import { identify, resume, sendMembers } from './entry.ts'
import { homeShard, type Session, sendRaw, tellSession } from './session.ts'
import { newTurns } from './turns.ts'

const HEARTBEAT = 41_250
/** A connection may send so many payloads a minute. */
const SENDS_A_MINUTE = 120

const frame = z.object({ op: z.int(), d: z.unknown() })

/** Bots' connections. `granted` are the privileged intents the application was given; `paced`: who comes too fast is sent away. */
export function openGateway(house: House, granted: number, paced: boolean) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const calm = {
    refuseResume: 0,
    replay: 0,
    duplicate: 0,
    reorder: 0,
    deaf: false,
    shut: false,
    mute: false,
    greets: false,
    heartbeat: HEARTBEAT,
  }
  const desk: Desk = { house, granted, sessions: new Map(), trouble: { ...calm }, mayIdentify: newTurns(house, paced) }
  const delivery = openDelivery(desk)
  server.on('connection', (socket: WebSocket) => {
    if (desk.trouble.shut) socket.terminate()
    else converse(desk, socket)
  })

  return {
    server,
    drop: (code: number) => {
      for (const { socket } of connected(desk)) socket?.close(code)
    },
    reconnect: () => {
      for (const { socket } of connected(desk)) if (socket) sendRaw(socket, { op: Op.Reconnect, d: undefined, s: null, t: null })
    },
    invalidate: (resumable: boolean) => {
      for (const session of connected(desk)) {
        if (session.socket) sendRaw(session.socket, { op: Op.InvalidSession, d: resumable, s: null, t: null })
        if (!resumable) desk.sessions.delete(session.id)
      }
    },
    again: delivery.again,
    /** What is to go wrong from now on. */
    trouble: (change: Partial<Desk['trouble']>) => void Object.assign(desk.trouble, change),
    /** Closed to everybody until all is calm. */
    shut: () => {
      desk.trouble.shut = true
      for (const socket of server.clients) socket.terminate()
    },
    /** All guilds are out of order, or are back: Discord's own trouble, which it tells. */
    outage: (isOver: boolean) => {
      for (const session of desk.sessions.values())
        for (const each of house.street)
          if (homeShard(each.guild.id, session.shard[1]) === session.shard[0])
            tellSession(
              session,
              isOver
                ? { t: Event.GuildCreate, d: guildCreate(each, false) }
                : { t: Event.GuildDelete, d: { id: each.guild.id, unavailable: true } },
            )
    },
    calm: () => {
      // Connections that were left without a word are closed: whoever waits there comes again.
      if (desk.trouble.mute) for (const socket of server.clients) socket.close(Close.UnknownError)
      delivery.release()
      Object.assign(desk.trouble, calm)
    },
    close: () => {
      delivery.stop()
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
export type Gateway = ReturnType<typeof openGateway>

/** One connection, from hello to goodbye. */
function converse(desk: Desk, socket: WebSocket): void {
  const { heartbeat } = desk.trouble
  let session: Session | undefined
  let lastBeat = Date.now()
  let sends: number[] = []
  // The health of a connection is a matter of real time, whatever the parlour's clock shows.
  const pulse = setInterval(() => {
    if (Date.now() - lastBeat > heartbeat * 2) socket.close(Close.SessionTimedOut, 'Session timed out.')
  }, heartbeat).unref()
  if (!desk.trouble.mute || desk.trouble.greets)
    sendRaw(socket, { op: Op.Hello, d: { heartbeat_interval: heartbeat }, s: null, t: null })

  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => {
    const now = Date.now()
    sends = [...sends.filter((at) => at > now - 60_000), now]
    if (sends.length > SENDS_A_MINUTE) return socket.close(Close.RateLimited, 'Rate limited.')
    const received = readFrame(String(data))
    if (!received) return socket.close(Close.DecodeError, 'Error while decoding payload.')
    const { op, d } = received
    const isKnown = session !== undefined && desk.sessions.has(session.id)
    if (op === Op.Heartbeat) {
      lastBeat = now
      if (!desk.trouble.deaf && !desk.trouble.mute) sendRaw(socket, { op: Op.HeartbeatAck, d: undefined, s: null, t: null })
    } else if (op === Op.Identify || op === Op.Resume) {
      if (desk.trouble.mute) return
      if (isKnown) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated.')
      session = op === Op.Identify ? identify(desk, socket, d) : resume(desk, socket, d)
    } else if (op === Op.RequestGuildMembers || op === Op.PresenceUpdate || op === Op.VoiceStateUpdate) {
      if (!session) return socket.close(Close.NotAuthenticated, 'Not authenticated.')
      if (op === Op.RequestGuildMembers) sendMembers(desk, session, d)
    } else socket.close(Close.UnknownOpcode, 'Unknown opcode.')
  })
  socket.on('close', (code) => {
    clearInterval(pulse)
    if (!session || session.socket !== socket) return
    session.socket = null
    // Saying goodbye properly ends the session; anything else leaves it open for a return.
    if (code === 1000 || code === 1001) desk.sessions.delete(session.id)
    else forgetLater(desk, session)
    noteOnline(desk)
  })
}

function readFrame(text: string): z.output<typeof frame> | undefined {
  try {
    const result = frame.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
