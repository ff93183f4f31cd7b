/** Bad luck to order. A test names what is to happen and how often; the request or event it strikes never knows. */
import { OverwriteType, type PermissionFlagsBits, type Snowflake } from 'discord-api-types/v10'
import { changeRoom, channelOr404, deleteChannel, roomOr404 } from './channels.ts'
import type { Gateway } from './gateway/gateway.ts'
import { type House, newToken, personOr404, theBot } from './house.ts'
import { changePerson, inviteBot, type PersonChange, removeBot } from './membership.ts'
import { remove } from './messages.ts'
import { May } from './permissions.ts'
import { refusal } from './refusal.ts'
import { keepThread } from './thread-state.ts'

/** Requests a fault applies to: all, or those whose `METHOD /path` matches; `*` stands for one segment. */
export type Where = string | RegExp | undefined

export interface Failure {
  where?: Where
  times?: number
  status?: number
  code?: number
  message?: string
  /** Do what was asked, and only then fail: the answer is lost, not the request. */
  late?: boolean
  /** The connection breaks instead of an answer. */
  cut?: boolean
}

export interface RateFault {
  where?: Where
  times?: number
  /** Seconds. */
  retryAfter?: number
  global?: boolean
}

type Trouble =
  | { kind: 'fail'; failure: Failure }
  | { kind: 'rate'; retryAfter: number; global: boolean }
  | { kind: 'slow'; ms: number; late: boolean }
type Planned = Trouble & { where: Where; left: number }

const pattern = (where: Where): RegExp => {
  if (where === undefined) return /./
  if (where instanceof RegExp) return where
  const literal = where.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^/]+')}$`)
}

/** What is to happen to requests, whichever guild they are about. */
export function openRequestFaults() {
  let planned: Planned[] = []
  const plan = (trouble: Planned) => void planned.push(trouble)
  return {
    /** What is to happen to this request; each fault counts down as it strikes. */
    strike(method: string, path: string): Trouble[] {
      const struck = planned.filter((one) => pattern(one.where).test(`${method} ${path}`))
      for (const one of struck) one.left--
      planned = planned.filter((one) => one.left > 0)
      return struck
    },
    fail: (failure: Failure = {}) => plan({ kind: 'fail', failure, where: failure.where, left: failure.times ?? 1 }),
    rateLimit: ({ where, times = 1, retryAfter = 0.05, global = false }: RateFault = {}) =>
      plan({ kind: 'rate', retryAfter, global, where, left: times }),
    /** `late`: what was asked is done at once, and only the answer takes that long. */
    slow: (ms: number, { where, times = 1, late = false }: Pick<Failure, 'where' | 'times' | 'late'> = {}) =>
      plan({ kind: 'slow', ms, late, where, left: times }),
    forget: () => {
      planned = []
    },
  }
}

/** Everything that can go wrong on Discord, on demand. */
export function openFaults(house: House, gateway: Gateway, requests: ReturnType<typeof openRequestFaults>) {
  const thread = (id: Snowflake) => {
    const channel = channelOr404(house, id)
    if (channel.kind !== 'thread') throw refusal('wrongChannelType')
    return channel
  }

  return {
    ...requests,
    /** Takes back every planned fault. */
    calm: () => {
      requests.forget()
      gateway.calm()
    },

    /** As its owner can in the developer portal: the token the bot has is refused from now on, by every request and by the gateway. */
    resetToken(): void {
      house.guild.token = newToken(house.guild.bot)
      house.store.guild.put(house.guild)
    },
    /** Cuts the bot's connection; it may come back and resume. */
    dropGateway: (code = 4000) => gateway.drop(code),
    askToReconnect: () => gateway.reconnect(),
    invalidateSession: (resumable = false) => gateway.invalidate(resumable),
    refuseResume: (times = 1) => gateway.trouble({ refuseResume: times }),
    ignoreHeartbeats: (ignore = true) => gateway.trouble({ deaf: ignore }),
    /** Whoever resumes next hears so many events again that they have heard before. */
    replayEvents: (count: number) => gateway.trouble({ replay: count }),
    /** The last interactions arrive again, also at a process that was started since. */
    repeatInteractions: (count = 1) => gateway.again(count),
    /** No connection is to be had until `calm`. */
    shutGateway: () => gateway.shut(),
    /** Connections made from now on, until `calm`, are to give a sign of life that often: else it takes long to notice that nobody listens. */
    hurryHeartbeats: (ms: number) => gateway.trouble({ heartbeat: ms }),
    /** The connection stays open, and nothing is said on it any more, until `calm`; newcomers may be greeted, and hear no more than that. */
    muteGateway: ({ greets = false } = {}) => gateway.trouble({ mute: true, greets }),
    /** Discord says that the whole guild is out of order, until it is said to be over. */
    outage: (isOver = false) => gateway.outage(isOver),
    /** The next events arrive twice. */
    duplicateEvents: (times = 1) => gateway.trouble({ duplicate: times }),
    /** The next `count` events are held back and arrive in reverse. */
    reorderEvents: (count = 2) => gateway.trouble({ reorder: count }),

    closeDms: (person: Snowflake) => void changePerson(house, personOr404(house, person), { dmsOpen: false }),
    openDms: (person: Snowflake) => void changePerson(house, personOr404(house, person), { dmsOpen: true }),
    /** From then on there is no mutual server. */
    leaveGuild: (person: Snowflake) => void changePerson(house, personOr404(house, person), { inGuild: false }),
    joinGuild: (person: Snowflake) => void changePerson(house, personOr404(house, person), { inGuild: true }),
    /** They are gone, and nobody tells a bot that has no right to moderate why. */
    ban: (person: Snowflake) => void changePerson(house, personOr404(house, person), { inGuild: false }),
    rename: (person: Snowflake, as: Pick<PersonChange, 'name' | 'nick'>) =>
      void changePerson(house, personOr404(house, person), as),
    /** As a moderator can: from then on the guild is none of the bot's business. */
    kickBot: () => removeBot(house),
    inviteBot: () => inviteBot(house),
    deleteChannel: (channel: Snowflake) => deleteChannel(house, channelOr404(house, channel)),
    /** As a moderator would. */
    deleteMessage(id: Snowflake): void {
      const message = house.fleeting.ephemerals.get(id) ?? house.store.messages.get(id)
      if (!message) throw refusal('unknownMessage')
      remove(house, message)
    },
    /** What is locked stays so, unless it is said otherwise. */
    archiveThread: (id: Snowflake, { locked = thread(id).locked } = {}) =>
      keepThread(house, { ...thread(id), archived: true, locked, archiveChange: house.clock.now() }),
    lockThread: (id: Snowflake) => keepThread(house, { ...thread(id), locked: true }),
    unlockThread: (id: Snowflake) => keepThread(house, { ...thread(id), locked: false }),
    /** Takes a right from the bot, everywhere or in one channel. */
    revoke(right: keyof typeof PermissionFlagsBits, channel?: Snowflake): void {
      if (channel === undefined) return void changeRoles(house, (bits) => bits & ~May[right])
      const bot = theBot(house)
      const room = roomOr404(house, channel)
      const old = room.overwrites.find((overwrite) => overwrite.id === bot.id)
      const deny = (BigInt(old?.deny ?? 0) | May[right]).toString()
      const overwrite = { id: bot.id, type: OverwriteType.Member, allow: old?.allow ?? '0', deny }
      changeRoom(house, { ...room, overwrites: [...room.overwrites.filter((other) => other.id !== bot.id), overwrite] })
    },
    /** Gives it back where it was taken. */
    restore(right: keyof typeof PermissionFlagsBits, channel?: Snowflake): void {
      if (channel === undefined) return void changeRoles(house, (bits) => bits | May[right])
      const room = roomOr404(house, channel)
      const overwrites = room.overwrites.map((overwrite) =>
        overwrite.id === house.guild.bot ? { ...overwrite, deny: (BigInt(overwrite.deny) & ~May[right]).toString() } : overwrite,
      )
      changeRoom(house, { ...room, overwrites })
    },
  }
}

/** Everybody's role, and those of the bot. */
function changeRoles(house: House, change: (bits: bigint) => bigint): void {
  const own = [house.guild.id, ...(theBot(house).member?.roles ?? [])]
  for (const role of house.store.roles.all().filter(({ id }) => own.includes(id))) {
    const changed = { ...role, permissions: change(BigInt(role.permissions)).toString() }
    house.store.roles.put(changed)
    house.emit({ kind: 'role', change: 'update', role: changed })
  }
}
export type Faults = ReturnType<typeof openFaults>
