/** When somebody can be waited for: the hours they play, and days on which they are away. Their clocks everywhere follow. */
import type { PersonSettings } from '../store/store.ts'
import { promiseDigest } from './digest.ts'
import { type House, refuse } from './house.ts'
import { followSettings } from './pause.ts'
import { type Between, daysBetween, type Hours, hoursOn, isZone, lengthOf } from './playing-hours.ts'
import type { Who } from './seating.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** On the average of a week. Who played one hour a day would make a turn of three days last for months. */
const FEWEST_HOURS = 6
/** Others wait meanwhile, and nobody could go on without somebody who is away for ever. And an hour: in one of the nights clocks may be put back. */
const LONGEST_VACATION = 42 * DAY + HOUR
/** Where nobody has told where they live. */
const NOWHERE = 'UTC'
const WHOLE_DAY: Between = { from: 0, to: 24 }

export const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone')

const settingsOf = async ({ store }: House, { id }: Who): Promise<PersonSettings> => (await store.person(id))?.settings ?? {}

async function save(house: House, who: Who, change: PersonSettings): Promise<void> {
  const before = await settingsOf(house, who)
  const { name } = (await house.store.person(who.id)) ?? who
  await house.store.savePerson(who.id, name, (held) => ({ ...held, ...change }))
  await followSettings(house, who.id, before)
}

const WEEK = ['0', '1', '2', '3', '4', '5', '6']
/** Which days of the week are meant, from Sunday on. */
export const DAYS = {
  every: WEEK,
  weekdays: WEEK.slice(1, 6),
  weekend: ['6', '0'],
  monday: ['1'],
  tuesday: ['2'],
  wednesday: ['3'],
  thursday: ['4'],
  friday: ['5'],
  saturday: ['6'],
  sunday: ['0'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Days = keyof typeof DAYS

/** On these days somebody plays between those hours, or not at all. What holds on the others stays. */
export async function playBetween(
  house: House,
  who: Who,
  { days, zone, between }: { readonly days: Days; readonly zone: string; readonly between: Between | null },
): Promise<Hours> {
  if (!isZone(zone)) refuse('clock.zone')
  const held = (await settingsOf(house, who)).hours
  const those = DAYS[days]
  const changed = Object.fromEntries(those.map((day) => [day, between]))
  const everyDay = days === 'every' ? (between ?? refuse('clock.few-hours', { hours: FEWEST_HOURS })) : (held ?? WHOLE_DAY)
  const hours: Hours = {
    from: everyDay.from,
    to: everyDay.to,
    zone,
    ...(days !== 'every' && { days: { ...held?.days, ...changed } }),
  }
  const inAWeek = WEEK.reduce((sum, day) => {
    const there = hoursOn(hours, Number(day))
    return sum + (there ? lengthOf(there) : 0)
  }, 0)
  if (inAWeek < FEWEST_HOURS * WEEK.length) refuse('clock.few-hours', { hours: FEWEST_HOURS })
  await save(house, who, { hours })
  await promiseDigest(house, who.id)
  return hours
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
