/**
 * One Discord with its servers, one clock, and the processes that serve them: one on a file of its own, or several on one PostgreSQL.
 * Time is virtual; processes end, gracefully or not, and others take over from what they left. People come by in sessions; a session in
 * which a process dies is over for them, as it would be on Discord.
 */
import { createHash } from 'node:crypto'
import type { Studio } from '../../render/studio.ts'
import { type Archon, openArchon } from '../../src/archon.ts'
import { isIn } from '../../src/discord/shards.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { type Clock, openClock } from '../../src/parlour/index.ts'
import type { Channel } from '../../src/parlour/records.ts'
import { randomPlayer } from '../../src/players/player.ts'
import type { Shards } from '../../src/store/company.ts'
import type { Pauses } from '../../src/tables/house.ts'
import type { Chance } from './chance.ts'
import { bind, type Fate, never, newFate } from './fate.ts'
import { type Ledger, newLedger } from './ledger.ts'
import type { Vault } from './vaults.ts'

export const HOUR = 60 * 60_000
/** After this Discord says that the interaction failed. */
const THREE_SECONDS = 3_100
/** In real time, on the busiest of machines: what the bot has not answered by then was lost on the way to it. */
const PATIENCE = 60_000
/** One press in so many does not wait until all is quiet. */
const HURRIED = 4
/** In moments. */
const LONGEST_AFTERMATH = 200
const KEPT_EVENTS = 40
const FIRST_DAY = Date.UTC(2026, 10, 2, 6)

/** Short, but none is nothing; and none is drawn by lot, so that a seed meets the same world again. */
const PAUSES: Pauses = { cooling: 60_000, shield: 0, edit: 1_000, thought: [1_000, 1_000] }
const NO_STUDIO: Studio = { draw: async () => null, close: async () => {} } as never

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

/** Does something that the bot has to answer; fails if it does not, and for everything after a process died. */
export type Press = <T>(act: () => Promise<T>) => Promise<T>
export type Session = (who: string, work: (press: Press) => Promise<void>) => Promise<void>

/** A process, and whoever takes over from it. */
export type Life = {
  readonly shards: Shards
  archon: Archon
  fate: Fate
  /** How far the clock of its machine is off. */
  skew: number
  /** Nobody has taken its place yet. */
  isAway: boolean
  now(): number
}

export type Realm = {
  readonly parlour: TestParlour
  readonly clock: Clock
  readonly vault: Vault
  readonly ledger: Ledger
  readonly figures: Figures
  /** What happened last, newest last. */
  readonly events: readonly string[]
  /** Who used which interaction, by its token. */
  readonly readers: ReadonlyMap<string, string>
  readonly lives: readonly Life[]
  /** Who serves that server. */
  serving(server: string): Life
  /** A channel or thread of any server. */
  place(id: string): Channel | undefined
  tell(what: string): void
  /** Another one for every other course of things: what was stored and what was posted, in order. */
  course(): string
  session: Session
  settle(): Promise<void>
  pass(ms: number): Promise<void>
  /** Until it is so, or a process has died. */
  until(isSo: () => Promise<boolean> | boolean): Promise<void>
  /** Nobody in its place for so many hours; what it left tells the next one since when. */
  absent(life: Life, hours: number, isKilled: boolean): Promise<void>
  /** Another one takes its place while it still serves. */
  renew(life: Life): Promise<void>
  /** Meanwhile nobody can begin: who dies is followed when it is over. */
  whileShut(work: () => Promise<void>): Promise<void>
  /** Something that goes on while people press; it is over before time passes. */
  meanwhile(work: Promise<void>): void
  close(): Promise<void>
}

class Gone extends Error {}

export type Founding = {
  readonly name: string
  readonly servers: number
  readonly processes: number
  readonly vault: Vault
  readonly figures: Figures
  readonly chance: Chance
  readonly channels: readonly string[]
  readonly games: readonly AnyHosted[]
  readonly plant?: Plant | undefined
}

export async function openRealm(founding: Founding): Promise<Realm> {
  const { vault, figures, chance, processes, games, plant = () => {} } = founding
  const clock = openClock({ standingAt: FIRST_DAY })
  const ledger = newLedger()
  const events: string[] = []
  const course = createHash('sha256')
  const readers = new Map<string, string>()
  /** Interactions that were sent, and those that a process has seen to, since the last press. */
  let begun = 0
  let handled = 0
  let secrets = 0
  let going: Promise<void> = Promise.resolve()
  let isShut = false
  const parlour = await openParlour({
    botName: 'Archon',
    clock,
    guildName: founding.name,
    guilds: founding.servers,
    shards: processes,
    concurrency: processes,
    channels: [...founding.channels],
  })
  chance.connect(parlour.address, parlour.wireless)
  const tell = (what: string) => {
    events.push(`${new Date(clock.now()).toISOString().slice(0, 16)} ${what}`)
    if (events.length > KEPT_EVENTS) events.shift()
  }
  for (const house of parlour.house.street)
    house.listen((happening) => {
      if (happening.kind === 'interaction') {
        begun++
        readers.set(happening.payload.token, happening.person)
      }
      if (happening.kind !== 'message' || happening.change !== 'create' || happening.message.author !== house.guild.bot) return
      ledger.heard(happening.message)
      course.update(JSON.stringify(happening.message.components))
      figures.posts++
    })

  /** A process that begins; how its database is closed is nobody's business but the dead's. */
  const closings = new WeakMap<Archon, () => Promise<void> | void>()
  const open = async (life: Pick<Life, 'shards' | 'now'>): Promise<Pick<Life, 'archon' | 'fate'>> => {
    const fate = newFate()
    let shut: () => Promise<void> | void = () => {}
    const archon = await vault.open(() =>
      openArchon({
        ...vault.setting,
        token: parlour.token,
        api: parlour.api,
        ...(processes > 1 && { shards: life.shards }),
        games,
        players: new Map(games.map(({ game }) => [game.id, () => randomPlayer])),
        studio: NO_STUDIO,
        pauses: PAUSES,
        now: life.now,
        answered: () => {
          handled++
        },
        secrets: () => createHash('sha256').update(`secret ${++secrets}`).digest('hex'),
        between(store) {
          shut = store.close
          return bind(
            store,
            fate,
            vault.full,
            (call, given) => ledger.before(store, call, given),
            (call, given, result) => {
              course.update(`${call} ${JSON.stringify(given)}`)
              return ledger.after(store, call, given, result)
            },
          )
        },
      }),
    )
    plant(archon)
    const { options } = archon.bot.client.rest
    const { makeRequest } = options
    options.makeRequest = (...asked) => (fate.isDead() ? never() : makeRequest(...asked))
    closings.set(archon, () => shut())
    return { archon, fate }
  }
  const lives: Life[] = []
  for (let own = 0; own < processes; own++) {
    const life = { shards: { own: [own], of: processes }, skew: 0, isAway: false, now: () => clock.now() + life.skew }
    lives.push(Object.assign(life, await open(life)))
  }
  /** Nothing of it may speak or write any more. */
  const bury = async ({ archon }: Life) => {
    figures.kills++
    tell('the process was killed')
    // Lets go of its timers at once; what it waits for then never comes.
    void archon.close().catch(() => {})
    await archon.bot.client.destroy()
    await closings.get(archon)?.()
  }
  const rise = async (life: Life) => {
    await going
    if (life.fate.isDead()) await vault.leaseOver(life.archon.house.store.company?.name)
    Object.assign(life, await open(life))
    tell('another process has taken over')
  }

  const present = () => lives.filter(({ isAway }) => !isAway)
  const quiet = async () => {
    await Promise.all(present().map(({ archon, fate }) => Promise.race([archon.settle(), fate.died])))
  }
  const pressIn =
    (hasEnded: () => boolean): Press =>
    async (act) => {
      if (hasEnded()) throw new Gone()
      figures.presses++
      if (figures.presses % HURRIED > 0) await quiet()
      if (hasEnded()) throw new Gone()
      // What came before may be answered and still be under way.
      for (let i = 0; i < LONGEST_AFTERMATH && handled < begun; i++) await moment()
      begun = 0
      handled = 0
      let isDone = false
      const acting = act().finally(() => {
        isDone = true
      })
      acting.catch(() => {})
      const from = performance.now()
      while (!isDone) {
        await moment()
        const isHandled = begun > 0 && handled >= begun
        if (isDone || !(hasEnded() || isHandled || performance.now() - from > PATIENCE)) continue
        for (let i = 0; i < 5 && !isDone; i++) await moment()
        if (isDone) continue
        figures.cutOff++
        await clock.advance(THREE_SECONDS)
      }
      return acting
    }

  const session: Session = async (who, work) => {
    const fates = present().map(({ fate }) => fate)
    const hasEnded = () => fates.some((fate) => fate.isDead())
    const working = work(pressIn(hasEnded)).catch((error: Error) => {
      // What cannot be pressed now is there tomorrow; whether it is, is looked at when the day is over.
      if (!(error instanceof Gone)) tell(`${who}: ${error.message.split('\n')[0]}`)
    })
    await Promise.race([working, ...fates.map(({ died }) => died)])
    if (!hasEnded()) return
    // Whatever was pressed is over, one way or the other.
    await clock.advance(THREE_SECONDS)
    for (const life of present())
      if (life.fate.isDead()) {
        await bury(life)
        life.isAway = isShut
        if (!isShut) await rise(life)
      }
    await settle()
  }
  const settle = () => session('the bot', quiet)

  return {
    parlour,
    clock,
    vault,
    ledger,
    figures,
    events,
    readers,
    lives,
    serving: (server) => lives.find(({ shards }) => isIn(shards, server))!,
    place: (id) => parlour.house.street.map(({ store }) => store.channels.get(id)).find((place) => place !== undefined),
    tell,
    course: () => course.copy().digest('hex').slice(0, 16),
    session,
    settle,
    async pass(ms) {
      for (let left = ms; left > 0; left -= HOUR) {
        await going
        // No request of the bot takes an hour.
        await settle()
        await clock.advance(Math.min(HOUR, left))
        await settle()
      }
    },
    until: (isSo) => {
      const fates = present().map(({ fate }) => fate)
      return session('the bot', async () => {
        while (!fates.some((fate) => fate.isDead()) && !(await isSo())) await moment()
      })
    },
    async absent(life, hours, isKilled) {
      if (isKilled) {
        life.fate.kill()
        await bury(life)
      } else await life.archon.close()
      const from = life.now()
      life.isAway = true
      for (let i = 0; i < hours; i++) {
        await clock.advance(HOUR)
        if (present().length > 0) await settle()
      }
      // A dead process does not say that it is alive; one that is only cut off here may have done so a moment later.
      await vault.servedLast(from, life.shards.own[0]!)
      await rise(life)
      life.isAway = false
    },
    async renew(life) {
      const before = life.archon
      await rise(life)
      // By then whoever is relieved has stopped to answer.
      await clock.advance(THREE_SECONDS)
      await before.close()
    },
    async whileShut(work) {
      isShut = true
      await work()
      isShut = false
      for (const life of lives.filter(({ isAway }) => isAway)) {
        await rise(life)
        life.isAway = false
      }
    },
    meanwhile(work) {
      going = Promise.all([going, work]).then(() => {})
    },
    async close() {
      await going
      for (const { archon, fate } of lives) {
        fate.dies = null
        await archon.close()
      }
      await parlour.close()
      clock.stop()
      await vault.close()
    },
  }
}

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
