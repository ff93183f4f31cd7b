/**
 * A community in virtual time: several servers, each with its bot, its people and its league, and everything going wrong around them
 * that the seed draws. After every day everything is looked at.
 */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { seedChance } from './chance.ts'
import { checkDay } from './checks.ts'
import { calm, type Kind, strike, type Trouble, troubles } from './faults.ts'
import { comesBy, introduce, LIMITS, type Neighbour, ROOMS, settleIn, visit } from './people.ts'
import { rows } from './rows.ts'
import { type Figures, noFigures, openTown, type Plant, type Town } from './town.ts'

const HOUR = 3_600_000
const HOURS = 24
const LEAGUE = { name: 'Cup', game: 'sprint', seats: 2, pace: 'fast', signup: 1, checkin: 1, weeks: 1, off: 1 }

export type Wanted = {
  readonly seed: number
  readonly days: number
  readonly servers?: number
  readonly people?: number
  /** Every day is looked at as closely as can be: by the proof of the door, and by Discord's own description of its API. */
  readonly isThorough?: boolean
  /** Games beside the small ones. */
  readonly games?: readonly AnyHosted[]
  readonly plant?: Plant
  /** What may go wrong; everything unless given. */
  readonly kinds?: readonly Kind[]
  /** What goes wrong on a day; drawn from the seed unless given. */
  readonly faults?: readonly Trouble[]
  readonly print?: (line: string) => void
}

export type World = Figures & {
  readonly seed: number
  readonly days: number
  readonly servers: number
  /** Played to their end. */
  readonly games: number
  /** Of everything that was stored and posted, in order: the same for the same seed. */
  readonly course: string
  /** Nothing, if all is well; else what, where and when, and what happened before. */
  readonly wrong: readonly string[]
}

export async function world({
  seed,
  days,
  servers = 2,
  people = 5,
  isThorough = false,
  games = [],
  kinds,
  faults,
  plant,
  print = () => {},
}: Wanted): Promise<World> {
  const figures = noFigures()
  const chance = seedChance(seed)
  const towns: { town: Town; neighbours: Neighbour[] }[] = []
  const told = (done: number, wrong: readonly string[]): World => {
    const games = towns.reduce((sum, { town }) => sum + rows(town, "select id from tables where status = 'finished'").length, 0)
    const course = towns.map(({ town }) => town.course()).join(' ')
    return { seed, days: done, servers, games, course, ...figures, wrong }
  }
  try {
    for (let i = 0; i < servers; i++) {
      const town = await openTown(`Server ${i + 1}`, { figures, chance, rooms: ROOMS, games, plant })
      const neighbours = settleIn(town, seed + i * 7, people)
      towns.push({ town, neighbours })
      for (const neighbour of neighbours) await town.session(neighbour.guest.name, (press) => introduce(neighbour, press))
      await foundLeague(town)
    }
    for (let day = 0; day < days; day++) {
      for (const [i, { town, neighbours }] of towns.entries()) {
        await live(town, neighbours, faults ?? troubles(seed, i, day, kinds))
        const wrong = await checkDay(town, neighbours, isThorough && i === day % servers ? seed + day : null)
        if (wrong.length > 0) return told(day + 1, [report(town, seed, day, wrong)])
      }
      print(
        `day ${day + 1}: ${figures.presses} presses, ${figures.answers} answers, ${figures.kills} kills; ${towns.map(({ town }) => town.course()).join(' ')}`,
      )
    }
    return told(days, [])
  } finally {
    for (const { town } of towns) await town.close()
    chance.restore()
  }
}

const report = (town: Town, seed: number, day: number, wrong: readonly string[]) =>
  [`seed ${seed}, day ${day + 1}, ${town.name}:`, ...wrong, 'What happened last:', ...town.events].join('\n  ')

async function foundLeague(town: Town): Promise<void> {
  const olga = town.night.parlour.person('Olga', { roles: ['Organiser'] }).in('league')
  await town.session('Olga', async (press) => {
    await press(() => olga.slash('/league-admin create', LEAGUE))
    await press(() => olga.slash('/league-admin publish'))
    await press(() => olga.in('welcome').slash('/archon setup', { welcome: true }))
    await press(() => olga.in('welcome').slash('/archon limits', LIMITS))
  })
}

/** One day of a server, hour by hour. */
async function live(town: Town, neighbours: readonly Neighbour[], faults: readonly Trouble[]): Promise<void> {
  const from = town.now()
  for (let hour = 0; hour < HOURS; hour++) {
    await town.putRight()
    for (const trouble of faults.filter((each) => each.hour === hour)) await strike(town, neighbours, trouble)
    // An absence takes its hours from the day.
    if (town.now() - from >= (hour + 1) * HOUR) continue
    for (const neighbour of neighbours)
      if (comesBy(neighbour, hour) && !town.leavers.has(neighbour.guest.id))
        await town.session(neighbour.guest.name, (press) => visit(town, neighbour, press))
    await town.pass(HOUR)
  }
  await calm(town)
}
