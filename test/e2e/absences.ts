/**
 * Nobody can answer for some days, for every reason there is; tables and leagues must not notice. Each proof answers with sentences that
 * say what is wrong; none if all is well.
 */
import { Events } from 'discord.js'
import { dice } from '../../src/kernel/random.ts'
import { found, publish } from '../../src/league/organise.ts'
import { checkIn, joinSeason } from '../../src/league/signup.ts'
import { seasonById } from '../../src/league/steps.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { Database } from '../../src/sqlite.mjs'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { connectionOf, fillDisk } from '../store/planted.ts'
import { type Evening, evening } from './evening.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Scene = {
  readonly night: Evening
  readonly people: readonly Guest[]
  readonly channel: string
  /** One in the channel, one in a thread; and two seasons of leagues that live in the channel. */
  readonly tables: { readonly room: string; readonly thread: string }
  readonly playing: string
  readonly checkin: string
  /** The clock of the machine is that far ahead of ours. */
  slept: number
  readonly connection: Database
  /** Puts right what was planted. */
  mend(): void
}

type Cause = {
  begin(scene: Scene, time: number): Promise<void> | void
  end(scene: Scene): Promise<void> | void
  /** Whom it concerns, where not everybody. */
  readonly only?: keyof Scene['tables']
}

const isHeld = async ({ night: { archon }, tables }: Scene, which: keyof Scene['tables']) =>
  (await tableById(archon.house, tables[which])).heldAt !== null
const isSilent = ({ night }: Scene) => night.archon.house.isSilent!()

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** A change of what we may do there, and the bot knows of it. */
const place = (
  begin: (scene: Scene) => unknown,
  end: (scene: Scene) => unknown,
  only: keyof Scene['tables'] | undefined = undefined,
): Cause => ({
  async begin(scene) {
    await begin(scene)
    for (const which of only ? [only] : (['room', 'thread'] as const)) await until(() => isHeld(scene, which))
    await scene.night.archon.settle()
  },
  async end(scene) {
    await end(scene)
    for (const which of only ? [only] : (['room', 'thread'] as const)) await until(async () => !(await isHeld(scene, which)))
  },
  ...(only && { only }),
})

const threads = async ({ night: { archon }, playing }: Scene) =>
  (await seasonById(archon.house, playing)).games.flatMap(({ status, thread }) =>
    status === 'playing' && thread ? [thread] : [],
  )

export const CAUSES: Readonly<Record<string, Cause>> = {
  'the process ended': {
    begin: ({ night }) => night.archon.close(),
    end: async ({ night }) => void (await night.reopen()),
  },
  'the machine slept': {
    begin(scene, time) {
      scene.slept += time
    },
    end() {},
  },
  'the gateway was lost': {
    async begin(scene) {
      scene.night.parlour.faults.shutGateway()
      await until(() => isSilent(scene))
    },
    async end(scene) {
      scene.night.parlour.faults.calm()
      await until(async () => !(await isSilent(scene)))
    },
  },
  'the gateway said nothing': {
    async begin(scene) {
      const { faults } = scene.night.parlour
      const back = new Promise((resolve) => scene.night.archon.bot.client.once(Events.ShardResume, resolve))
      faults.hurryHeartbeats(300)
      faults.askToReconnect()
      await back
      faults.muteGateway()
      await until(() => isSilent(scene))
    },
    async end(scene) {
      scene.night.parlour.faults.calm()
      await until(async () => !(await isSilent(scene)))
    },
  },
  'requests were refused': {
    begin: ({ night }) => night.parlour.faults.fail({ status: 503, times: Number.POSITIVE_INFINITY }),
    end: ({ night }) => night.parlour.faults.calm(),
  },
  'requests were cut off': {
    begin: ({ night }) => night.parlour.faults.fail({ cut: true, times: Number.POSITIVE_INFINITY }),
    end: ({ night }) => night.parlour.faults.calm(),
  },
  'nothing could be stored': {
    begin(scene) {
      scene.mend = fillDisk(scene.connection)
    },
    end: (scene) => scene.mend(),
  },
  'the channel could not be seen': place(
    ({ night, channel }) => night.parlour.faults.revoke('ViewChannel', channel),
    ({ night, channel }) => night.parlour.faults.restore('ViewChannel', channel),
  ),
  'the channel could not be written to': place(
    ({ night, channel }) => night.parlour.faults.revoke('SendMessages', channel),
    ({ night, channel }) => night.parlour.faults.restore('SendMessages', channel),
    'room',
  ),
  'threads could not be written to': place(
    ({ night, channel }) => night.parlour.faults.revoke('SendMessagesInThreads', channel),
    ({ night, channel }) => night.parlour.faults.restore('SendMessagesInThreads', channel),
    'thread',
  ),
  'threads were locked': place(
    async (scene) => (await threads(scene)).map(scene.night.parlour.faults.lockThread),
    async (scene) => (await threads(scene)).map(scene.night.parlour.faults.unlockThread),
    'thread',
  ),
  'the bot was sent away': place(
    ({ night }) => night.parlour.faults.kickBot(),
    ({ night }) => night.parlour.faults.inviteBot(),
  ),
  'the server was out of order': place(
    ({ night }) => night.parlour.faults.outage(),
    ({ night }) => night.parlour.faults.outage(true),
  ),
}

/** A table with a clock, a season that is played in threads and one whose check-in is open; clocks have run for `lead` before. */
async function setScene(lead: number): Promise<Scene> {
  const machine = { slept: 0 }
  const { opened: night, connection } = await connectionOf(() =>
    evening([lanterns.hosted], { realNow: () => Date.now() + machine.slept }),
  )
  const { parlour, archon } = night
  const { house } = archon
  const people = ['Ann', 'Bob'].map((name) => parlour.person(name))
  const [ann, bob] = people as [Guest, Guest]
  const channel = parlour.channel('tables')
  const here = { server: parlour.guildId, channel, game: 'lanterns', size: 2, pace: 'fast' }
  const founded = async (name: string) => {
    const league = await found(house, { ...here, name, organiser: ann.id, settings: { signup: 1 } })
    const { id } = await publish(house, league.id)
    for (const person of people) await joinSeason(house, id, person)
    return id
  }
  const [playing, checkin] = [await founded('Cup'), await founded('Shield')]
  await parlour.clock.advance(DAY)
  await archon.settle()
  for (const { id } of people) await checkIn(house, playing, id)
  const { id: room } = await openTable(house, { ...here, owner: ann })
  await join(house, room, bob)
  await start(house, room, ann.id)
  await archon.settle()
  const thread = (await seasonById(house, playing)).games.find(({ table }) => table)!.table!
  await parlour.clock.advance(lead)
  await archon.settle()
  return Object.assign(machine, {
    ...{ night, people, channel, playing, checkin, connection },
    tables: { room, thread },
    mend: () => {},
  })
}

/** What is promised to people at one moment. */
async function promisesOf({ night: { archon }, tables, playing, checkin }: Scene, only: Cause['only']) {
  const { house } = archon
  const ids = Object.entries(tables).flatMap(([which, id]) => (only === undefined || which === only ? [id] : []))
  const seasons = only === undefined ? [playing, checkin] : []
  return {
    seats: (await Promise.all(ids.map((id) => tableById(house, id)))).flatMap(({ seats }) => seats),
    seasons: await Promise.all(seasons.map((id) => seasonById(house, id))),
  }
}

/** Plays the absence, and says what anybody noticed of it. */
export async function wrongAfter(name: string, { lead = 10 * HOUR, time = 4 * DAY } = {}): Promise<string[]> {
  const { begin, end, only } = CAUSES[name]!
  const scene = await setScene(lead)
  const { night, people } = scene
  const { clock } = night.parlour
  const wrong: string[] = []
  const check = (isSo: boolean, what: string) => isSo || wrong.push(`${name}: ${what}`)
  try {
    const before = await promisesOf(scene, only)
    await begin(scene, time)
    for (let i = 0; i < 4; i++) {
      await clock.advance(time / 4)
      if (name !== 'the process ended' && name !== 'the machine slept') await night.archon.settle()
    }
    await end(scene)
    // What could not be posted is tried again after a while; nobody's time is up by then.
    for (let i = 0; i < 3; i++) {
      await night.archon.settle()
      await clock.advance(10 * 60_000)
    }
    await night.archon.settle()
    const { house } = night.archon
    const after = await promisesOf(scene, only)
    for (const [i, was] of before.seats.entries()) {
      const is = after.seats[i]!
      const who = `${was.name} at ${was.table === scene.tables.room ? 'the table in the channel' : 'the table in a thread'}`
      check(is.misses === 0 && !is.autopilot && is.person === was.person, `${who} was taken to have missed something`)
      check(
        is.dueAt === (was.dueAt === null ? null : was.dueAt + time),
        `${who}: the deadline moved by ${(is.dueAt ?? 0) - (was.dueAt ?? 0)}`,
      )
    }
    for (const [i, was] of before.seasons.entries()) {
      const is = after.seasons[i]!
      check(is.phase === was.phase, `${was.league.name} went on to ${is.phase}`)
      check(is.endsAt === was.endsAt + time, `${was.league.name}: its end moved by ${is.endsAt - was.endsAt}`)
    }
    for (const [which, id] of Object.entries(scene.tables)) {
      if (only !== undefined && which !== only) continue
      const { channel } = await tableById(house, id)
      check((await house.store.league.incidentsAt(id)).length === 0, 'incidents were noted')
      const told = JSON.stringify(people[0]!.messages({ channel })).match(/nobody could answer here/gi)?.length ?? 0
      check(told === 1, `the table in the ${which} was told ${told} times`)
    }
    if (only === undefined) {
      const told = JSON.stringify(people[0]!.messages({ channel: scene.channel })).match(/nobody could answer for/gi)?.length ?? 0
      check(told === 2, `the two seasons were told ${told} times`)
    }
    // From there on clocks run as always.
    const [{ dueAt } = { dueAt: null }] = after.seats.filter((row) => row.dueAt !== null)
    await clock.advance((dueAt ?? 0) - clock.now())
    await night.archon.settle()
    const later = await promisesOf(scene, only)
    check(
      later.seats.some(({ misses }) => misses === 1),
      'clocks stand still ever since',
    )
  } finally {
    night.parlour.faults.calm()
    await night.close()
  }
  return wrong
}

/** Rounds of all of them, each after a drawn lead and for a drawn time. */
export async function absences(rounds: number, seed: number): Promise<{ absences: number; hours: number; noticed: number }> {
  const random = dice(seed)
  let [count, hours, noticed] = [0, 0, 0]
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(CAUSES)) {
      const [lead, time] = [random(20) * HOUR, (1 + random(120)) * HOUR]
      const wrong = await wrongAfter(name, { lead, time })
      for (const each of wrong) console.error(`${each} (after ${lead / HOUR} h, for ${time / HOUR} h)`)
      count++
      hours += time / HOUR
      noticed += wrong.length
    }
  return { absences: count, hours, noticed }
}
