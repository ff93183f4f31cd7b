/** A missed answer that costs something in the league is told at the table where it happened: there the first one looks free. */
import { type House, refuse } from '../tables/house.ts'
import { deductionsFor } from './record.ts'

/** Clocks and computers may be at work at the same table. */
const COLLISIONS = 5

/** Timers of tables that promise to tell; set whenever a miss is noted, and harmless where there is nothing to tell. */
export const toldLater = (house: House, table: string, person: string) => ({
  subject: table,
  key: `league:charged:${person}`,
  dueAt: house.now(),
})

export async function tellCharge(house: House, id: string, person: string): Promise<void> {
  const table = await house.store.table(id)
  const season = await house.store.league.seasonOfTable(id)
  if (!table || !season) return
  const incidents = (await house.store.league.incidentsIn(season)).filter((incident) => incident.person === person)
  const charges = deductionsFor(incidents).filter(({ points }) => points > 0)
  const last = incidents.find((incident) => incident.id === charges.at(-1)?.incident)
  // Told once, whenever the process dies.
  const post = `${id}-${person}-charge${charges.length}`
  if (last?.table !== id || (await house.store.post(post))) return
  const say = charges.at(-1)!.why === 'out' ? 'league.miss-out' : 'league.miss-cost'
  const body = { kind: 'notice', text: { say, person }, ping: [] } as const
  const posts = [{ id: post, channel: table.channel, body, dueAt: house.now() }]
  for (let i = 0; i < COLLISIONS; i++) {
    const { seq } = (await house.store.table(id)) ?? table
    if (await house.store.commit({ table: id, seq, at: house.now(), posts })) return house.wake()
  }
  refuse('table.busy')
}
