/** Faults of places and people: threads, channels, the bot and members that come and go. Most of them are put right some hours later. */
import { addRoom } from '../../src/parlour/channels.ts'
import { room } from '../../src/parlour/house.ts'
import type { Seated } from '../../src/store/store.ts'
import { type Neighbour, ROOMS } from './people.ts'
import type { Town } from './town.ts'

/** What can befall a town; `strength` is 0 to 99. */
export type Strike = (town: Town, neighbours: readonly Neighbour[], strength: number) => Promise<void> | void

const TITLES = ['the Elder', 'the Bold', 'the Quiet', 'the Third']

const drawn = <T>(list: readonly T[], strength: number): T | undefined => list[strength % Math.max(1, list.length)]

async function tablesIn({ night: { archon, parlour } }: Town, kind: 'thread' | 'room'): Promise<Seated[]> {
  const tables = await archon.house.store.tablesOn(parlour.guildId)
  const placed = tables.filter(({ channel }) => parlour.house.store.channels.get(channel)?.kind === kind)
  return placed.sort((a, b) => (a.channel < b.channel ? -1 : 1))
}

/** While nobody can press there, no time of anybody's may be up; nor if it is noticed late. */
function shut(town: Town, channel: string, tables: readonly Seated[]): void {
  const from = town.now()
  for (const { id } of tables) town.ledger.shut.push({ table: id, channel, from, to: Number.POSITIVE_INFINITY })
}
function reopen(town: Town, channel: string): void {
  for (const span of town.ledger.shut) if (span.channel === channel) span.to = Math.min(span.to, town.now())
}

export const OF_PLACES = {
  'thread deleted': async (town, _, strength) => {
    const table = drawn(await tablesIn(town, 'thread'), strength)
    if (!table) return
    shut(town, table.channel, [table])
    town.night.parlour.faults.deleteChannel(table.channel)
    await town.heard()
  },
  'channel deleted': async (town, _, strength) => {
    const { parlour } = town.night
    const name = ROOMS[strength % ROOMS.length]!
    const old = parlour.channel(name)
    shut(
      town,
      old,
      (await tablesIn(town, 'room')).filter(({ channel }) => channel === old),
    )
    parlour.faults.deleteChannel(old)
    addRoom(parlour.house, room(parlour.house.nextId(), name, ROOMS.indexOf(name)))
    await town.heard()
  },
  'thread locked': async (town, _, strength) => {
    const table = drawn(await tablesIn(town, 'thread'), strength)
    if (!table) return
    const { channel } = table
    const { faults, house } = town.night.parlour
    shut(town, channel, [table])
    faults.lockThread(channel)
    town.later(1 + (strength % 40), false, async () => {
      if (!house.store.channels.get(channel)) return
      reopen(town, channel)
      faults.unlockThread(channel)
      await town.heard()
    })
    await town.heard()
  },
  'channel out of sight': async (town, _, strength) => {
    const { parlour } = town.night
    const channel = parlour.channel(drawn([...ROOMS, 'league', 'tables'], strength)!)
    const isThere = (id: string) => {
      const place = parlour.house.store.channels.get(id)
      return id === channel || (place?.kind === 'thread' && place.parent === channel)
    }
    const tables = (await town.night.archon.house.store.tablesOn(parlour.guildId)).filter((table) => isThere(table.channel))
    shut(town, channel, tables)
    parlour.faults.revoke('ViewChannel', channel)
    town.later(1 + (strength % 10), true, async () => {
      if (!parlour.house.store.channels.get(channel)) return
      parlour.faults.restore('ViewChannel', channel)
      await town.heard()
      reopen(town, channel)
    })
    await town.heard()
  },
  'bot sent away': (town, _, strength) => town.away(1 + (strength % 30), 'sent away'),
  'somebody leaves': (town, neighbours, strength) => {
    const { guest } = neighbours[strength % neighbours.length]!
    const { faults } = town.night.parlour
    // Somebody has to be left to play.
    if (town.leavers.size > 0) return
    town.leavers.set(guest.id, town.now())
    faults.leaveGuild(guest.id)
    town.later(1 + (strength % 90), false, () => {
      faults.joinGuild(guest.id)
      town.leavers.delete(guest.id)
    })
  },
  'somebody has a new name': async (town, neighbours, strength) => {
    const { guest } = neighbours[strength % neighbours.length]!
    if (town.leavers.has(guest.id)) return
    const name = `${guest.name} ${TITLES[strength % TITLES.length]}`
    town.night.parlour.faults.rename(guest.id, { name })
    // Known from their next press on.
    await town.session(guest.name, async (press) => {
      if (await press(() => guest.slash('/inbox'))) town.names.set(guest.id, name)
    })
  },
  'welcome card flooded': (town, neighbours, strength) => {
    const { guest } = neighbours[strength % neighbours.length]!
    if (town.leavers.has(guest.id)) return
    const here = guest.in('welcome')
    const label = strength % 2 === 0 ? 'Lanterns' : 'Open a table for people …'
    return town.session(guest.name, async (press) => {
      await press(() => Promise.allSettled(Array.from({ length: 20 + (strength % 40) }, () => here.click(label))))
    })
  },
} as const satisfies Record<string, Strike>
