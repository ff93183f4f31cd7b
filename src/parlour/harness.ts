/**
 * The parlour for tests: a server of its own on a free port, in memory, on a clock that stands still until it is advanced,
 * and people who click. They use the same functions as the web page, so nothing is allowed here that Discord's client forbids.
 */
import type { Locale, Snowflake } from 'discord-api-types/v10'
import { openClock } from './clock.ts'
import { openEyes } from './harness/eyes.ts'
import { Guest } from './harness/guest.ts'
import type { House } from './house.ts'
import { openParlour as openPlain, type ParlourOptions } from './index.ts'
import { addPerson, cast } from './membership.ts'
import { openFeed } from './people/feed.ts'

export type { Guest } from './harness/guest.ts'
export type { GivenFile } from './harness/values.ts'

export interface HarnessOptions extends ParlourOptions {
  /** Lets the clock run with real time. */
  realTime?: boolean
}

export async function openParlour(options: HarnessOptions = {}) {
  const clock = options.clock ?? openClock(options.realTime ? {} : { standingAt: Date.now() })
  const parlour = await openPlain({ port: 0, record: true, client: async () => new Map(), ...options, clock })
  const { street } = parlour.house
  /** News of each guild; the first one's is the page's, too. */
  const feeds = new Map([[parlour.house, parlour.feed]])
  const feedOf = (house: House) => {
    const feed = feeds.get(house) ?? openFeed(house)
    feeds.set(house, feed)
    return feed
  }
  const guests = new Map<Snowflake, { guest: Guest; close: () => void }>()

  return {
    ...parlour,
    /** Somebody of that name, who joins the guild (the first, unless its number is given) if they are not there yet. Roles by name. */
    person(name: string, { roles = [], locale, guild = 0 }: { roles?: string[]; locale?: Locale; guild?: number } = {}): Guest {
      const house = street[guild]
      if (!house) throw new Error(`There is no guild ${guild}`)
      const ids = house.store.roles.all().flatMap((role) => (roles.includes(role.name) ? [role.id] : []))
      const known = cast(house).find((person) => person.name === name)
      const person = known ?? addPerson(house, { name, roles: ids, ...(locale && { locale }) })
      const here = guests.get(person.id)
      if (here) return here.guest
      const eyes = openEyes(house, feedOf(house), person.id)
      const guest = new Guest({ house, eyes, counts: { taps: 0 } })
      guests.set(person.id, { guest, close: eyes.close })
      return guest
    },
    /** The id of a channel or thread by name. */
    channel(name: string, guild = 0): Snowflake {
      const found = street[guild]?.store.channels
        .all()
        .find((channel) => 'name' in channel && channel.name === name.replace(/^#/, ''))
      if (!found) throw new Error(`There is no channel ${name}`)
      return found.id
    },
    async close(): Promise<void> {
      for (const { close } of guests.values()) close()
      await parlour.close()
      if (!options.clock) clock.stop()
    },
  }
}
export type TestParlour = Awaited<ReturnType<typeof openParlour>>
