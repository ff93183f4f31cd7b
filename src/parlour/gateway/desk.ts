/** The desk behind all connections. */
import type { House } from '../house.ts'
import { type Dispatch, dispatchesOf } from './dispatches.ts'
import { concerns, homeShard, type Session, tellSession, versionFor } from './session.ts'

/** What the connections share: the sessions, and what is to go wrong with them. */
export interface Desk {
  house: House
  /** Privileged intents the application was given. */
  granted: number
  sessions: Map<string, Session>
  /** Whether it is this shard's turn to come in. */
  mayIdentify: (shard: number) => boolean
  trouble: {
    refuseResume: number
    replay: number
    duplicate: number
    reorder: number
    deaf: boolean
    shut: boolean
    mute: boolean
    greets: boolean
    heartbeat: number
  }
}

/** How many interactions can be handed to the bot once more. */
const HANDED_OVER = 100

/** How long a session waits for its bot to come back. */
const SESSION_WAITS = 180_000

export const connected = ({ sessions }: Desk): Session[] => [...sessions.values()].filter((session) => session.socket)

/** In a guild the bot is there while the shard is that hears of it. */
export function noteOnline(desk: Desk): void {
  const there = connected(desk)
  for (const house of desk.house.street) {
    const online = there.some(({ shard: [shard, count] }) => homeShard(house.guild.id, count) === shard)
    if (online === house.fleeting.botOnline) continue
    house.fleeting.botOnline = online
    house.emit({ kind: 'bot', online })
  }
}

/** Counted from the last time the connection was lost, however often it was before. */
export function forgetLater({ sessions }: Pick<Desk, 'sessions'>, session: Session): void {
  clearTimeout(session.forgetting)
  session.forgetting = setTimeout(() => {
    if (!session.socket) sessions.delete(session.id)
  }, SESSION_WAITS).unref()
}

/** Passes everything that happens on to the sessions it concerns: once and in order, unless a test wants it otherwise. */
export function openDelivery(desk: Desk) {
  const { sessions, trouble } = desk
  let heldBack: { session: Session; dispatch: Dispatch }[] = []
  const handedOver: { dispatch: Dispatch; guild: string }[] = []

  function deliver(session: Session, dispatch: Dispatch): void {
    if (trouble.reorder > 0) {
      heldBack.push({ session, dispatch })
      if (heldBack.length >= trouble.reorder) release(heldBack.toReversed())
      return
    }
    // What is not said is kept for whoever comes back.
    const times = trouble.mute ? 0 : trouble.duplicate > 0 ? 2 : 1
    trouble.duplicate = Math.max(0, trouble.duplicate - 1)
    tellSession(session, versionFor(session, dispatch), times)
  }
  function release(batch = heldBack): void {
    heldBack = []
    trouble.reorder = 0
    for (const { session, dispatch } of batch) deliver(session, dispatch)
  }

  const stops = desk.house.street.map((house) =>
    house.listen((happening) => {
      if (sessions.size === 0) return
      const guild = house.guild.id
      for (const dispatch of dispatchesOf(house, happening)) {
        if (happening.kind === 'interaction') handedOver.push({ dispatch, guild })
        for (const session of sessions.values()) if (concerns(session, dispatch, guild)) deliver(session, dispatch)
      }
      handedOver.splice(0, handedOver.length - HANDED_OVER)
    }),
  )
  const stop = () => {
    for (const each of stops) each()
  }
  /** The last interactions once more, to whoever listens now: another process, perhaps. */
  function again(count: number): void {
    for (const { dispatch, guild } of handedOver.slice(-count))
      for (const session of connected(desk))
        if (concerns(session, dispatch, guild)) tellSession(session, versionFor(session, dispatch))
  }
  return { stop, release, again }
}
