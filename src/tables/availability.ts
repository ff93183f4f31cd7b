/** When somebody can be waited for: the hours they play, and days on which they are away. Their clocks everywhere follow. */
import type { PersonSettings } from '../store/store.ts'
import { type House, refuse } from './house.ts'
import { followSettings } from './pause.ts'
import { daysBetween, type Hours, isZone } from './playing-hours.ts'
import type { Who } from './seating.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Who played one hour a day would make a turn of three days last for months. */
const FEWEST_HOURS = 6
/** Others wait meanwhile, and nobody could go on without somebody who is away for ever. And an hour: in one of the nights clocks may be put back. */
const LONGEST_VACATION = 42 * DAY + HOUR
/** Where nobody has told where they live. */
const NOWHERE = 'UTC'

export const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone')

const settingsOf = async ({ store }: House, { id }: Who): Promise<PersonSettings> => (await store.person(id))?.settings ?? {}

async function save(house: House, who: Who, change: PersonSettings): Promise<void> {
  const before = await settingsOf(house, who)
  const { name } = (await house.store.person(who.id)) ?? who
  await house.store.savePerson(who.id, name, (held) => ({ ...held, ...change }))
  await followSettings(house, who.id, before)
}

export async function playBetween(house: House, who: Who, hours: Hours): Promise<void> {
  if (!isZone(hours.zone)) refuse('clock.zone')
  const length = hours.to > hours.from ? hours.to - hours.from : hours.to + 24 - hours.from
  if (length < FEWEST_HOURS) refuse('clock.few-hours', { hours: FEWEST_HOURS })
  await save(house, who, { hours })
}

/** By whose clocks somebody means an hour they type. */
export const zoneOf = async ({ store }: Pick<House, 'store'>, person: string): Promise<string> =>
  (await store.person(person))?.settings.hours?.zone ?? NOWHERE

/** From the first day to the end of the last, where somebody lives if they have told. */
export async function goAway(house: House, who: Who, first: string, last: string): Promise<{ zone: string; isTold: boolean }> {
  const { vacation = [], hours } = await settingsOf(house, who)
  const zone = hours?.zone ?? NOWHERE
  const days = daysBetween(first.trim(), last.trim(), zone) ?? refuse('clock.dates')
  if (days.to <= house.now()) refuse('clock.dates')
  const kept = vacation.filter(({ to }) => to > house.now())
  const away = kept.reduce((sum, { from, to }) => sum + to - from, days.to - days.from)
  if (away > LONGEST_VACATION) refuse('clock.long-vacation')
  await save(house, who, { vacation: [...kept, days] })
  return { zone, isTold: hours !== undefined }
}

export const comeHome = (house: House, who: Who): Promise<void> => save(house, who, { vacation: [] })
