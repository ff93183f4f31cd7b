/** What outlives a connection. */
import { randomBytes } from 'node:crypto'
import { type GatewayReceivePayload, GatewayIntentBits as Intent } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import type { Dispatch } from './dispatches.ts'

/** How many events are kept for a bot that comes back. */
const KEPT = 1_000

interface Numbered {
  s: number
  text: string
}

/** A bot's session: it outlives its connection, and keeps what the bot has not heard yet. */
export interface Session {
  id: string
  intents: number
  shard: [number, number]
  socket: WebSocket | null
  sequence: number
  kept: Numbered[]
  /** While it waits for its bot. */
  forgetting?: NodeJS.Timeout
}

export const openSession = (intents: number, shard: [number, number], socket: WebSocket): Session => ({
  id: randomBytes(16).toString('hex'),
  intents,
  shard,
  socket,
  sequence: 0,
  kept: [],
})

export function sendRaw(socket: WebSocket, payload: GatewayReceivePayload | { op: number; d: unknown; s: null; t: null }): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(payload))
}

/** Numbers an event, keeps it, and sends it if somebody listens. */
export function tellSession(session: Session, event: Dispatch['event'], times = 1): void {
  session.sequence++
  const text = JSON.stringify({ op: 0, s: session.sequence, ...event })
  session.kept.push({ s: session.sequence, text })
  if (session.kept.length > KEPT) session.kept.shift()
  const { socket } = session
  if (socket && socket.readyState === socket.OPEN) for (let time = 0; time < times; time++) socket.send(text)
}

/** The shard that hears of a guild. */
export const homeShard = (guild: string, shards: number): number => Number((BigInt(guild) >> 22n) % BigInt(shards))

/** Whether the session is meant: by intent, and by shard; direct conversations belong to the first. */
export function concerns(session: Session, dispatch: Dispatch, guild: string): boolean {
  const [shard, count] = session.shard
  const home = dispatch.direct ? 0 : homeShard(guild, count)
  return home === shard && (dispatch.intents === 0 || (session.intents & dispatch.intents) !== 0)
}

/** What this session is told: all of a message only with the content intent. */
export const versionFor = (session: Session, dispatch: Dispatch): Dispatch['event'] =>
  session.intents & Intent.MessageContent ? dispatch.event : (dispatch.guarded ?? dispatch.event)

/** Whether everything after `sequence` is still there to be sent again. */
export const canReplay = (session: Session, sequence: number): boolean =>
  sequence <= session.sequence && (session.kept[0]?.s ?? session.sequence + 1) <= sequence + 1

export function replay(session: Session, sequence: number, socket: WebSocket): void {
  session.socket = socket
  for (const { s, text } of session.kept) if (s > sequence) socket.send(text)
}
