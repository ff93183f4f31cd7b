/** Age's data: the shared world, and the numbers of this edition. */
import { z } from 'zod'
import {
  atLeastOne,
  byPlayers,
  commonFaults,
  commonSpecials,
  count,
  countersOf,
  id,
  marked,
  sharedSections,
} from '../../atlantis/data/pack.ts'
import world from '../../atlantis/data/world.json' with { type: 'json' }
import { type Fault, idsOf, readPack, strangers } from '../../common/pack.ts'
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
  objectives: marked({ copies: count, deal: atLeastOne, alone: perCard, pair: perCard, crowd: perCard }),
  powers: marked({ loyalty: count, tabletsPrice: count, tabletsKeep: count, manipulation: count }),
  /** How many more Temples of Light than of Darkness bring Ascension. */
  ending: marked({ ascension: count }),
})
export type AgePack = z.infer<typeof schema>

export const agePack = (given: unknown): AgePack => readPack(given, { schema, defaults: { ...world, ...age }, faults })

function* faults(pack: AgePack): Generator<Fault> {
  yield* commonFaults(pack)
  const nations = new Set(idsOf(pack.areas.filter(({ kind }) => kind !== 'wilderness')))
  const minors = pack.areas.filter(({ kind }) => kind === 'minor')
  const { plain, special } = countersOf(pack, 'age')
  const counters = plain.length + special.length
  for (const players of ['3', '4', '5'] as const) {
    const wild = pack.wilderness.areas[players]
    yield* strangers(`wilderness.areas.${players}`, wild, nations)
    if (counters < minors.filter((area) => !wild.includes(area.id)).length)
      yield ['plainCounters', 'there are not enough counters for all minor nations']
    const majors = pack.nations.filter((nation) => !wild.includes(nation.id)).length
    if (majors < Number(players)) yield [`wilderness.areas.${players}`, 'too few major nations are left']
  }
  for (const [i, { units }] of pack.homeCounters.entries())
    if (units === 0) yield [`homeCounters[${i}].units`, 'a home area without units leaves nothing to move']
  if (3 * pack.objectives.copies < 5 * pack.objectives.deal) yield ['objectives.copies', 'there are too few cards']
}
