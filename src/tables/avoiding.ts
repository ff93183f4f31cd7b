/** Whom somebody does not want to sit with. It is their secret: nobody is refused by it and nothing shows it; they are only never brought together. */
import type { PersonRow } from '../store/store.ts'
import type { House } from './house.ts'
import type { Who } from './seating.ts'

const MOST = 100

/** One of them does not want to sit with the other. */
export const areApart = (one: PersonRow | undefined, other: PersonRow | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.settings.avoid?.includes(other.id) === true || other.settings.avoid?.includes(one.id) === true)

/**
 * Of those for whom seats are kept, whom it would bring together with somebody there against a wish: their seat is kept, and nothing rings for them, as
 * if they did not answer. Whom somebody asks by name (`by`) they may avoid themselves.
 */
export async function notToBeCalled(
  house: House,
  guests: readonly string[],
  there: readonly string[],
  by?: string,
): Promise<Set<string>> {
  if (guests.length === 0) return new Set()
  const people = await house.store.people([...new Set([...guests, ...there])])
  const avoids = new Map(people.map(({ id, settings }) => [id, settings.avoid ?? []]))
  const isApart = (guest: string) =>
    there.some(
      (other) => other !== guest && (avoids.get(guest)?.includes(other) || (other !== by && avoids.get(other)?.includes(guest))),
    )
  return new Set(guests.filter(isApart))
}

/** From now on, or not any more. Says which. */
export async function avoid(house: House, me: Who, other: string): Promise<boolean> {
  let isAvoided = false
  const { name } = (await house.store.person(me.id)) ?? me
  await house.store.savePerson(me.id, name, ({ avoid: held = [], ...rest }) => {
    isAvoided = !held.includes(other)
    const now = isAvoided ? [...held, other].slice(-MOST) : held.filter((id) => id !== other)
    return { ...rest, ...(now.length > 0 && { avoid: now }) }
  })
  return isAvoided
}
