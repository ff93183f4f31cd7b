/** A table of which something cannot be read is made whole again, as far as what was kept of it allows. */
import { examine } from './history.ts'
import type { House } from './house.ts'
import { tableById } from './position.ts'

/** Nothing was wrong; it is whole again; or its game cannot be read, and neither can what was kept of it. */
export type Mended = 'sound' | 'mended' | 'lost'

export async function makeWhole(house: House, id: string): Promise<Mended> {
  const hadHoles = await house.store.mendRows(id)
  const table = await tableById(house, id)
  try {
    await examine(house, table)
  } catch {
    return 'lost'
  }
  return hadHoles || (await tableById(house, id)).seq !== table.seq ? 'mended' : 'sound'
}
