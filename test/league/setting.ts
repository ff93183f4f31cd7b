/** A house with a league, on a file that can be closed and opened again at any moment, and people who answer at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { leagueMessage } from '../../src/discord/show/league/card.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { noteMiss } from '../../src/league/absence.ts'
import { type Founding, found, publish } from '../../src/league/organise.ts'
import { chronicle } from '../../src/league/run-timers.ts'
import { checkIn, joinSeason } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import { randomPlayer } from '../../src/players/player.ts'
import type { Season } from '../../src/store/league-store.ts'
import type { House } from '../../src/tables/house.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf } from '../../src/tables/position.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { newHouse } from '../tables/setting.ts'

export const DAY = 86_400_000

export type Office = {
  house: House
  clock: { now: number }
  faults: unknown[]
  threads: string[]
  /** Channels in which no thread can be made. */
  unreachable: Set<string>
  /** Everything that is due, and what becomes due by it. */
  run(): Promise<void>
  /** Lets days pass, timer by timer. */
  pass(days: number): Promise<void>
  close(): void
}

/** `crashing`: the process dies before every batch of timers, and nothing is left but the file. */
export function openOffice(hosted: readonly AnyHosted[], crashing = false): Office {
  const folder = crashing ? mkdtempSync(join(tmpdir(), 'archon-league-')) : null
  const clock = { now: Date.UTC(2026, 0, 5) }
  const faults: unknown[] = []
  const threads: string[] = []
  const unreachable = new Set<string>()
  const open = (): House => {
    const house: House = {
      ...newHouse(folder ? { path: join(folder, 'archon.sqlite') } : {}),
      games: new Map(hosted.map((each) => [each.game.id, each])),
      players: new Map(hosted.map((each) => [each.game.id, () => randomPlayer])),
      now: () => clock.now,
      onMiss: (table, seat) => noteMiss(house, table, seat),
      league: (subject, what) =>
        chronicle(house, async ({ channel, name }) => {
          if (unreachable.has(channel)) throw new Error(`no way into ${channel}`)
          const thread = `${channel}/${name}`
          if (!threads.includes(thread)) threads.push(thread)
          return thread
        })(subject, what),
    }
    return house
  }
  const restart = () => {
    office.house.store.close()
    office.house = open()
  }
  const office: Office = {
    house: open(),
    clock,
    faults,
    threads,
    unreachable,
    async run() {
      for (let i = 0; i < 5_000; i++) {
        if (crashing) restart()
        const next = await office.house.store.nextTimerAt()
        if (next === null || next > clock.now) return
        await runTimers(office.house, (_, error) => faults.push(error))
      }
      throw new Error('timers never come to rest')
    },
    async pass(days) {
      const until = clock.now + days * DAY
      for (;;) {
        await office.run()
        const next = await office.house.store.nextTimerAt()
        if (next === null || next > until) break
        clock.now = Math.max(clock.now, next)
      }
      clock.now = until
      await office.run()
    },
    close() {
      office.house.store.close()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
  return office
}

export const who = (name: string) => ({ id: `id-${name}`, name })
export const NAMES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}a`)

/** Whoever comes first by name plays best. */
export const strength = (person: string) => 9 - NAMES.indexOf(person.slice(3))

/** After a test: nothing may have gone wrong behind the scenes. */
export function closeInOrder(office: Office): void {
  expect(office.faults).toEqual([])
  office.close()
}

/** A published league with these people signed up for it. */
export async function signedUp(office: Office, people: readonly string[], founding: Partial<Founding> = {}): Promise<string> {
  const league = await found(office.house, {
    server: 's',
    channel: 'c',
    name: 'Cup',
    game: 'sprint',
    size: 4,
    organiser: 'id-Org',
    pace: 'none',
    ...founding,
  })
  const season = await publish(office.house, league.id)
  for (const name of people) {
    office.clock.now++
    await joinSeason(office.house, season.id, who(name))
  }
  return league.id
}

/** Lets the first day come and everybody check in. */
export async function drawn(office: Office, league: string, people: readonly string[]): Promise<Season> {
  const season = await newestSeason(office.house, league)
  await office.pass((season.beginsAt - office.clock.now) / DAY)
  for (const name of people) {
    await checkIn(office.house, season.id, who(name).id)
  }
  await office.run()
  return seasonById(office.house, season.id)
}

/** Everybody answers what they are asked, once at every table or some; true if somebody was asked. Null: they do not. */
export async function everybodyAnswers(
  office: Office,
  strength: (person: string) => number | null,
  seed: number,
  at?: readonly string[],
): Promise<boolean> {
  const random = dice(seed)
  let isAnybody = false
  for (const table of await office.house.store.tablesOn('s')) {
    if (table.status !== 'playing' || (at && !at.includes(table.id))) continue
    const position = await positionOf(office.house, table)
    for (const seat of owing(position)) {
      const row = table.seats.find((each) => each.seat === seat)
      const decision = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)
      if (!row?.person || !decision) continue
      const { input } = decision
      const strong = strength(row.person)
      if (strong === null) continue
      const value = input.kind === 'amount' ? Math.max(input.min, Math.min(input.max, strong)) : sample(input, random)
      await answer(office.house, table.id, row.person, decision.id, value).catch(() => {})
      isAnybody = true
    }
    await office.run()
  }
  return isAnybody
}

/** Plays until nobody is asked anything any more. `watch` looks on before every round of answers. */
export async function playOn(
  office: Office,
  strength: (person: string) => number,
  watch: () => Promise<void> = async () => {},
): Promise<void> {
  for (let i = 0; i < 500; i++) {
    await office.run()
    await watch()
    if (!(await everybodyAnswers(office, strength, i))) return
  }
  throw new Error('the games never end')
}

/** A table outside any league, begun; null is a computer. */
export async function casualTable(
  office: Office,
  game: string,
  seated: readonly (string | null)[],
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  office.clock.now++
  const { id, owner } = await openTable(office.house, {
    server: 's',
    channel: `casual-${office.clock.now}`,
    game,
    owner: who(seated[0] ?? 'Nobody'),
    size: seated.length,
    watching: true,
    options,
    pace: 'none',
    seated: seated.map((name) => (name ? who(name) : null)),
  })
  await start(office.house, id, owner)
  await office.run()
  return id
}

/** Nothing is drawn. */
const botOf = ({ house }: Office) => ({ house, studio: { draw: async () => null }, log: { error() {} } }) as unknown as Bot

/** The card of a season as it stands. */
export async function cardOf(office: Office, id: string): Promise<string> {
  const { card } = await seasonById(office.house, id)
  const message = await leagueMessage(botOf(office), card!, { kind: 'league', season: id, what: 'card', ping: [] })
  return JSON.stringify(message?.components)
}

/** What everybody of a league was told, with the channel in which. */
export async function toldIn(office: Office): Promise<string[]> {
  const due = await office.house.store.duePosts(office.clock.now, 1_000)
  const told = due.flatMap(({ id, channel, body }) =>
    body.kind === 'league' && body.what === 'told' ? [{ id, channel, body }] : [],
  )
  return Promise.all(
    told.map(async ({ id, channel, body }) => `${channel} ${JSON.stringify(await leagueMessage(botOf(office), id, body))}`),
  )
}
