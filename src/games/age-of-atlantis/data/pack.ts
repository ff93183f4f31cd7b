/** Age's data: the shared world, and the numbers of this edition. */
import { z } from 'zod'
import {
  BadPack,
  byPlayers,
  commonSpecials,
  count,
  countersOf,
  id,
  known,
  marked,
  readPack,
  sharedSections,
} from '../../atlantis/data/pack.ts'
import world from '../../atlantis/data/world.json' with { type: 'json' }
import age from './age.json' with { type: 'json' }

const perCard = z.strictObject({ ascension: count, poleShift: count, continuation: count })

const schema = z.strictObject({
  ...sharedSections,
  /** How many relocations one point pays for. */
  intrigue: marked({ relocations: count.positive() }),
  repolarize: marked({ price: count, draw: count, keep: count }),
  specials: marked({
    ...commonSpecials,
    healingGain: count,
    oracleGain: count,
    psychotronicLoss: count,
    anuDraw: count,
    utopianBuildings: count,
    utopianPrice: count,
  }),
  /** Power points at the start, in turn order. */
  points: marked({ start: z.array(count).length(5) }),
  wilderness: marked({ areas: byPlayers(z.array(id)) }),
  /** Points of a fulfilled card by how many players hold such cards: one, two, or more. */
  objectives: marked({ copies: count, deal: count, alone: perCard, pair: perCard, crowd: perCard }),
  powers: marked({ loyalty: count, tabletsPrice: count, tabletsKeep: count, manipulation: count }),
  /** How many more Temples of Light than of Darkness bring Ascension. */
  ending: marked({ ascension: count }),
})
export type AgePack = z.infer<typeof schema>

export function agePack(given: unknown): AgePack {
  const pack = readPack(schema, { ...world, ...age }, given)
  const nations = new Set(pack.areas.filter(({ kind }) => kind !== 'wilderness').map((area) => area.id))
  const minors = pack.areas.filter(({ kind }) => kind === 'minor')
  const { plain, special } = countersOf(pack, 'age')
  const counters = plain.length + special.length
  for (const players of ['3', '4', '5'] as const) {
    const wild = pack.wilderness.areas[players]
    known(nations, wild, `wilderness.areas.${players}`)
    if (counters < minors.filter((area) => !wild.includes(area.id)).length)
      throw new BadPack('plainCounters', 'there are not enough counters for all minor nations')
    const majors = pack.nations.filter((nation) => !wild.includes(nation.id)).length
    if (majors < Number(players)) throw new BadPack(`wilderness.areas.${players}`, 'too few major nations are left')
  }
  if (3 * pack.objectives.copies < 5 * pack.objectives.deal) throw new BadPack('objectives.copies', 'there are too few cards')
  return pack
}
