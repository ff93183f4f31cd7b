/**
 * One server with its bot. Time is virtual; processes end, gracefully or not, and others take over from what they left in the file.
 * People come by in sessions; a session in which the process dies is over for them, as it would be on Discord.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Events } from 'discord.js'
import type { Archon } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { changeRoom, roomOr404 } from '../../src/parlour/channels.ts'
import { openClock } from '../../src/parlour/index.ts'
import type { Pauses } from '../../src/tables/house.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { sprint } from '../league/sprint.ts'
import { connectionOf, fillDisk } from '../store/planted.ts'
import type { Chance } from './chance.ts'
import { clocksOf, wrongClocks } from './clocks.ts'
import { bind, type Fate, never, newFate } from './fate.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { rows } from './rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** After this Discord says that the interaction failed. */
const THREE_SECONDS = 3_100
/** In real time, on the busiest of machines: what the bot has not answered by then was lost on the way to it. */
const PATIENCE = 60_000
/** One press in so many does not wait until all is quiet. */
const HURRIED = 4
const KEPT_EVENTS = 40
const FIRST_DAY = Date.UTC(2026, 10, 2, 6)

/** Short, but none is nothing; and none is drawn by lot, so that a seed meets the same world again. */
const PAUSES: Pauses = { cooling: 60_000, shield: 0, edit: 1_000, thought: [1_000, 1_000] }

/** Puts a mistake into a process that has just begun. */
export type Plant = (archon: Archon) => void

export type Figures = {
  presses: number
  answers: number
  /** Presses that a killed process, or a reply that Discord refused, left without an answer: what became of them is looked at. */
  cutOff: number
  kills: number
  absences: number
  posts: number
  faults: Record<string, number>
}
export const noFigures = (): Figures => ({
  presses: 0,
  answers: 0,
  cutOff: 0,
  kills: 0,
  absences: 0,
  posts: 0,
  faults: {},
})

/** Does something that the bot has to answer; fails if it does not, and for everything after the process died. */
export type Press = <T>(act: () => Promise<T>) => Promise<T>

/** Why nobody can answer: no process, one that was killed, that Discord refuses everything, that was sent away, or can store nothing. */
export type Silence = 'closed' | 'killed' | 'refused' | 'sent away' | 'disk full'

export type Town = {
  readonly name: string
  readonly night: Evening
  readonly ledger: Ledger
  readonly figures: Figures
  /** What people open tables for; the small game first. */
  readonly games: readonly AnyHosted['game'][]
  /** What happened last, newest last. */
  readonly events: readonly string[]
  /** Who used which interaction, by its token. */
  readonly readers: ReadonlyMap<string, string>
  /** Messages that a moderator deleted and nobody has missed yet. */
  readonly deleted: Set<string>
  /** Who is not on the server, and since when; and what those call themselves who changed their name. */
  readonly leavers: Map<string, number>
  readonly names: Map<string, string>
  /** How far the machine's clock is off. */
  skew: number
  fate(): Fate
  now(): number
  tell(what: string): void
  /** Another one for every other course of things: what was stored and what was posted, in order. */
  course(): string
  session(who: string, work: (press: Press) => Promise<void>): Promise<void>
  pass(ms: number): Promise<void>
  settle(): Promise<void>
  away(hours: number, how: Silence): Promise<void>
  /** Something is put right after so many hours; when the day is over, if it cannot wait. */
  later(hours: number, isDaily: boolean, work: () => Promise<void> | void): void
  /** What is due of that. */
  putRight(isDayOver?: boolean): Promise<void>
  /** Until the bot has heard all that has happened so far. */
  heard(): Promise<void>
  /** Until the bot hears of what happens, and has given back what was lost meanwhile. */
  online(): Promise<void>
  close(): Promise<void>
}

class Gone extends Error {}

export type Founding = {
  readonly figures: Figures
  readonly chance: Chance
  /** Channels beside those that every server has. */
  readonly rooms: readonly string[]
  /** Games beside the small ones. */
  readonly games: readonly AnyHosted[]
  readonly plant?: Plant | undefined
}

export async function openTown(name: string, { figures, chance, rooms, games, plant = () => {} }: Founding): Promise<Town> {
  const hosted = [lanterns.hosted, ...games]
  const clock = openClock({ standingAt: FIRST_DAY })
  const ledger = newLedger()
  const events: string[] = []
  const course = createHash('sha256')
  const readers = new Map<string, string>()
  let skew = 0
  let begun = 0
  const now = () => clock.now() + skew
  const found = await connectionOf(() =>
    evening(
      [...hosted, sprint],
      { pauses: PAUSES, now },
      { clock, guildName: name, channels: ['welcome', 'tables', 'league', ...rooms] },
      ({ address, wireless }) => chance.connect(address, wireless),
    ),
  )
  const { opened: night } = found
  let { connection } = found
  const { parlour, folder } = night
  const tell = (what: string) => {
    events.push(`${new Date(now()).toISOString().slice(0, 16)} ${what}`)
    if (events.length > KEPT_EVENTS) events.shift()
  }
  parlour.house.listen((happening) => {
    if (happening.kind === 'interaction') {
      begun++
      readers.set(happening.payload.token, happening.person)
    }
    if (happening.kind !== 'message' || happening.change !== 'create' || happening.message.author !== parlour.house.guild.bot)
      return
    ledger.heard(happening.message)
    course.update(JSON.stringify(happening.message.components))
    figures.posts++
  })

  let fate = newFate()
  /** How the file of the present process is closed: nobody but the dead needs it. */
  let shut = () => {}
  const beginLife = () => {
    const { archon } = night
    const { store } = archon.house
    const mine = newFate()
    fate = mine
    plant(archon)
    shut = store.close
    const { rest } = archon.bot.client
    const { makeRequest } = rest.options
    rest.options.makeRequest = (...asked) => (mine.isDead() ? never() : makeRequest(...asked))
    const real = { ...store, league: { ...store.league } }
    bind(
      store,
      mine,
      (call, given) => ledger.before(real, call, given),
      (call, given, result) => {
        course.update(`${call} ${JSON.stringify(given)}`)
        return ledger.after(real, call, given, result)
      },
    )
  }
  /** Nothing of it may speak or write any more. */
  const bury = async () => {
    const { archon } = night
    figures.kills++
    tell('the process was killed')
    // Lets go of its timers at once; what it waits for then never comes.
    void archon.close().catch(() => {})
    await archon.bot.client.destroy()
    shut()
  }
  const rise = async () => {
    connection = (await connectionOf(night.reopen)).connection
    beginLife()
    tell('another process has taken over')
  }

  const pressIn =
    (mine: Fate): Press =>
    async (act) => {
      if (mine !== fate || mine.isDead()) throw new Gone()
      figures.presses++
      if (figures.presses % HURRIED > 0) await Promise.race([night.archon.settle(), mine.died])
      if (mine.isDead()) throw new Gone()
      const { latencies } = night.archon.bot
      latencies.length = 0
      begun = 0
      let isDone = false
      const acting = act().finally(() => {
        isDone = true
      })
      acting.catch(() => {})
      const from = performance.now()
      while (!isDone) {
        await moment()
        const isHandled = begun > 0 && latencies.length >= begun
        if (isDone || !(mine.isDead() || isHandled || performance.now() - from > PATIENCE)) continue
        for (let i = 0; i < 5 && !isDone; i++) await moment()
        if (isDone) continue
        figures.cutOff++
        await clock.advance(THREE_SECONDS)
      }
      return acting
    }

  const session: Town['session'] = async (who, work) => {
    const mine = fate
    const working = work(pressIn(mine)).catch((error: Error) => {
      // What cannot be pressed now is there tomorrow; whether it is, is looked at when the day is over.
      if (!(error instanceof Gone)) tell(`${who}: ${error.message.split('\n')[0]}`)
    })
    await Promise.race([working, mine.died])
    if (!mine.isDead()) return
    // Whatever was pressed is over, one way or the other.
    await clock.advance(THREE_SECONDS)
    await bury()
    await rise()
    await settle()
  }
  const settle = () => session('the bot', () => night.archon.settle())

  /** Without a process; what it left tells the next one since when. */
  const gone = async (hours: number) => {
    const from = now()
    await clock.advance(hours * HOUR)
    // A dead process does not say that it is alive; one that is only cut off here may have done so a moment later.
    writeFileSync(join(folder, 'alive'), `${from}\n`)
    await rise()
  }
  const SILENCES: Record<Silence, (hours: number) => Promise<void>> = {
    async closed(hours) {
      await night.archon.close()
      await gone(hours)
    },
    async killed(hours) {
      fate.kill()
      await bury()
      await gone(hours)
    },
    async refused(hours) {
      parlour.faults.fail({ status: 503, times: Number.POSITIVE_INFINITY })
      await town.pass(hours * HOUR)
      parlour.faults.calm()
    },
    async 'sent away'(hours) {
      const { cache } = night.archon.bot.client.guilds
      parlour.faults.kickBot()
      await until(() => !cache.has(parlour.guildId))
      await town.pass(hours * HOUR)
      parlour.faults.inviteBot()
      await until(() => night.archon.bot.client.guilds.cache.has(parlour.guildId))
      await town.pass(MINUTE)
      const owed = rows(town, 'select id from posts where sent_at is null and attempts > 0').length
      if (owed > 0) ledger.wrong.push(`a minute after the bot is back ${owed} posts are still owed`)
    },
    async 'disk full'(hours) {
      const makeRoom = fillDisk(connection)
      await town.pass(hours * HOUR)
      makeRoom()
    },
  }
  /** The process may have ended meanwhile: then another one hears it. */
  const until = (isSo: () => boolean) =>
    session('the bot', async () => {
      while (!isSo()) await moment()
    })
  let undoing: { readonly at: number; readonly isDaily: boolean; readonly work: () => Promise<void> | void }[] = []

  const town: Town = {
    name,
    night,
    ledger,
    figures,
    games: hosted.map(({ game }) => game),
    events,
    readers,
    deleted: new Set(),
    leavers: new Map(),
    names: new Map(),
    get skew() {
      return skew
    },
    set skew(ms) {
      skew = ms
    },
    course: () => course.copy().digest('hex').slice(0, 16),
    fate: () => fate,
    now,
    tell,
    session,
    settle,
    async pass(ms) {
      for (let left = ms; left > 0; left -= HOUR) {
        // No request of the bot takes an hour.
        await settle()
        await clock.advance(Math.min(HOUR, left))
        await settle()
      }
    },
    async away(hours, how) {
      await settle()
      const before = await clocksOf(night.archon.house)
      const from = now()
      figures.absences++
      tell(`nobody can answer for ${hours} hours: ${how}`)
      await SILENCES[how](hours)
      ledger.away.push({ from, to: now() })
      await town.online()
      await settle()
      ledger.wrong.push(...(await wrongClocks(night.archon.house, before, from)))
    },
    later(hours, isDaily, work) {
      undoing.push({ at: now() + hours * HOUR, isDaily, work })
    },
    async putRight(isDayOver = false) {
      const due = undoing.filter(({ at, isDaily }) => at <= now() || (isDaily && isDayOver))
      undoing = undoing.filter((each) => !due.includes(each))
      for (const { work } of due) await work()
    },
    async heard() {
      await town.online()
      const { client } = night.archon.bot
      const marker = roomOr404(parlour.house, parlour.channel('welcome'))
      let isHeard = false
      const hear = ({ t, d }: { t: string | null; d: { id?: string } | null }) => {
        isHeard ||= t === 'CHANNEL_UPDATE' && d?.id === marker.id
      }
      client.on(Events.Raw, hear)
      changeRoom(parlour.house, marker)
      await until(() => isHeard)
      client.off(Events.Raw, hear)
      await settle()
    },
    online: () =>
      session('the bot', async () => {
        // What cannot be given back is still to be given back.
        const isSilent = () => night.archon.house.isSilent!().catch(() => true)
        while (!parlour.house.fleeting.botOnline || (await isSilent())) await moment()
      }),
    async close() {
      fate.dies = null
      await night.close()
      clock.stop()
    },
  }
  beginLife()
  await settle()
  return town
}

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
