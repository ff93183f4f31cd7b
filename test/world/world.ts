/**
 * A community in virtual time: several servers, each with its bot, its people and its league, and everything going wrong around them
 * that the seed draws. After every day everything is looked at.
 */
import type { AnyHosted } from '../../src/games/hosted.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { sprint } from '../league/sprint.ts'
import { seedChance } from './chance.ts'
import { checkDay } from './checks.ts'
import { calm, KINDS, KINDS_IN_COMPANY, type Kind, strike, type Trouble, troubles } from './faults.ts'
import { comesBy, introduce, LIMITS, type Neighbour, ROOMS, settleIn, visit } from './people.ts'
import { type Figures, HOUR, noFigures, openRealm, type Plant, type Realm } from './realm.ts'
import { type Town, townsIn } from './town.ts'
import { type Elsewhere, fileVault, postgresVault } from './vaults.ts'

const HOURS = 24
const LEAGUE = { name: 'Cup', game: 'sprint', seats: 2, pace: 'fast', signup: 1, checkin: 1, weeks: 1, off: 1 }

export type Wanted = {
  readonly seed: number
  readonly days: number
  readonly servers?: number
  readonly people?: number
  /** Every day is looked at as closely as can be: by the proof of the door, and by Discord's own description of its API. */
  readonly isThorough?: boolean
  /** All servers are one bot's, in so many processes on that PostgreSQL; else each has a bot and a file of its own. */
  readonly company?: (Elsewhere & { readonly processes: number }) | undefined
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
  company,
  kinds = company ? KINDS_IN_COMPANY : KINDS,
  faults,
  plant,
  print = () => {},
}: Wanted): Promise<World> {
  const figures = noFigures()
  const chance = seedChance(seed)
  const places: Place[] = []
  const course = () => places.map(({ realm }) => realm.course()).join(' ')
  const told = async (done: number, wrong: readonly string[]): Promise<World> => {
    const finished = await Promise.all(
      places.map(({ realm }) => realm.vault.rows("select id from tables where status = 'finished'")),
    )
    return { seed, days: done, servers, games: finished.flat().length, course: course(), ...figures, wrong }
  }
  const founding = {
    figures,
    chance,
    channels: ['welcome', 'tables', 'league', ...ROOMS],
    games: [lanterns.hosted, ...games, sprint],
    plant,
  }
  const names = Array.from({ length: servers }, (_, i) => `Server ${i + 1}`)
  try {
    // Bots of their own, each with its file; or one bot in several processes.
    for (const group of company ? [names] : names.map((name) => [name])) {
      const { processes = 1 } = company ?? {}
      const vault = company ? postgresVault(company) : fileVault()
      const realm = await openRealm({ ...founding, name: group[0]!, servers: group.length, processes, vault })
      const towns = townsIn(
        realm,
        group,
        [lanterns.hosted, ...games].map(({ game }) => game),
      )
      places.push({
        realm,
        towns: towns.map((town) => ({ town, neighbours: settleIn(town, seed + names.indexOf(town.name) * 7, people) })),
      })
      await realm.settle()
    }
    for (const { towns } of places)
      for (const { town, neighbours } of towns) {
        for (const neighbour of neighbours) await town.session(neighbour.guest.name, (press) => introduce(neighbour, press))
        await foundLeague(town)
      }
    for (let day = 0; day < days; day++) {
      for (const { realm, towns } of places) {
        const struck = towns.map(({ town }) => faults ?? troubles(seed, names.indexOf(town.name), day, kinds))
        await live(realm, towns, struck)
        const isThoroughFor = ({ name }: Town) => isThorough && names.indexOf(name) === day % servers
        for (const { town, neighbours } of towns) {
          const wrong = await unharmed(realm, () => checkDay(town, neighbours, isThoroughFor(town) ? seed + day : null))
          if (wrong.length > 0) return await told(day + 1, [report(realm, town, seed, day, wrong)])
        }
        realm.parlour.traffic.length = 0
      }
      print(`day ${day + 1}: ${figures.presses} presses, ${figures.answers} answers, ${figures.kills} kills; ${course()}`)
    }
    return await told(days, [])
  } finally {
    for (const { realm } of places) await realm.close()
    chance.restore()
  }
}

type Resident = { readonly town: Town; readonly neighbours: readonly Neighbour[] }
type Place = { readonly realm: Realm; readonly towns: readonly Resident[] }

const report = ({ events }: Realm, town: Town, seed: number, day: number, wrong: readonly string[]) =>
  [`seed ${seed}, day ${day + 1}, ${town.name}:`, ...wrong, 'What happened last:', ...events].join('\n  ')

/** Nobody dies meanwhile. */
async function unharmed<T>({ lives }: Realm, work: () => Promise<T>): Promise<T> {
  const fates = lives.map(({ fate }) => ({ fate, dies: fate.dies }))
  for (const { fate } of fates) fate.dies = null
  const done = await work()
  for (const { fate, dies } of fates) fate.dies = dies
  return done
}

async function foundLeague(town: Town): Promise<void> {
  const olga = town.night.parlour.person('Olga', { roles: ['Organiser'] }).in('league')
  await town.session('Olga', async (press) => {
    await press(() => olga.slash('/league-admin create', LEAGUE))
    await press(() => olga.slash('/league-admin publish'))
    await press(() => olga.in('welcome').slash('/archon setup', { welcome: true }))
    await press(() => olga.in('welcome').slash('/archon limits', LIMITS))
  })
}

/** One day of all servers of a realm, hour by hour. */
async function live({ clock, pass }: Realm, towns: readonly Resident[], struck: readonly (readonly Trouble[])[]): Promise<void> {
  const from = clock.now()
  for (let hour = 0; hour < HOURS; hour++) {
    for (const [i, { town, neighbours }] of towns.entries()) {
      await town.putRight()
      for (const trouble of struck[i]!.filter((each) => each.hour === hour)) await strike(town, neighbours, trouble)
    }
    // An absence takes its hours from the day.
    if (clock.now() - from >= (hour + 1) * HOUR) continue
    for (const { town, neighbours } of towns)
      for (const neighbour of neighbours)
        if (comesBy(neighbour, hour) && !town.leavers.has(neighbour.guest.id))
          await town.session(neighbour.guest.name, (press) => visit(town, neighbour, press))
    await pass(HOUR)
  }
  for (const { town } of towns) await calm(town)
}
