/** The steady computer player of Era of Atlantis. */
import type { NationId } from '../games/atlantis/terms.ts'
import { worldOf } from '../games/atlantis/world.ts'
import { eraPack } from '../games/era-of-atlantis/data/pack.ts'
import type { EraView } from '../games/era-of-atlantis/view.ts'
import { type Figures, type Judge, RESOURCE_POINT, unitsAt } from './atlantis/judgement.ts'
import { building, COMMON_SPECIALS, countOf, income, recruiting } from './atlantis/spaces.ts'
import { best, steadyWith } from './atlantis/steady.ts'

const FIGURES: Figures = {
  spot: 0.5,
  crystal: 2,
  baseUnits: 3,
  factoryUnits: 0,
  sacred: (pyramids, temples) => pyramids + Math.min(pyramids, temples),
  hope: () => 0,
  repolarize: (judge) => income(judge, 6 - judge.view.round) + 0.1,
  war,
  specials: {
    ...COMMON_SPECIALS,
    utopian_city: (judge, nation) => {
      const empty = judge.view.areas.filter((area) => area.owner === nation && unitsAt(area, nation) === 0).length
      return building(judge, nation, 3, 1 + countOf(judge, nation, 'factory') + empty)
    },
    galactic_sun: (judge, nation) =>
      income(judge, judge.nation(nation).power * (countOf(judge, nation, 'pyramid') > 0 ? 1.6 : 1)),
    military_research: (judge, nation) =>
      recruiting(judge, nation, 4 * (countOf(judge, nation, 'base') + countOf(judge, nation, 'factory'))),
    oracle_of_rama: (judge) => income(judge, 14),
    weather_control: (judge) => income(judge, 5) + 0.2,
    crystal_healing_grid: (judge, nation) => 0.2 + judge.weight(nation) * (judge.view.supply.light > 0 ? 2 : 0),
    temple_of_anu: () => 0.6,
    chimeras: () => 0.5,
    et_contact_center: () => 0.6,
  },
}

/** A nation that is no stronger than the one it beats carries loot home. */
function war(judge: Judge, nation: NationId): number {
  const own = judge.nation(nation)
  const rivals = judge.view.nations.filter(({ id }) => !judge.me.nations.includes(id))
  const edge = Math.max(
    -99,
    ...rivals.filter(({ power }) => power >= own.power).map((rival) => own.units - rival.units - judge.area(rival.id).garrison),
  )
  return edge >= 2 ? judge.weight(nation) * 3.5 - 7 * RESOURCE_POINT : -1
}

export const steadyFor = steadyWith<EraView>(FIGURES, {
  // Own nations may pass, all others are stopped.
  'peacekeepers.veto': ({ me }, { input }, { march }) =>
    input.kind === 'some' && !me.nations.includes(march!.nation) ? input.options.map(({ id }) => id) : [],
  'repolarize.take': (_, { input }) => best(input, ({ label }) => Number(label.bonus) + (label.cardA === 'ascension' ? 0 : 0.5)),
  'repolarize.give': (_, { input }) => best(input, ({ label }) => (label.card === 'ascension' ? 1 : 0), lastOf),
  'oracle.ask': (_, { input }) => best(input, ({ id }) => (id === 'show' ? 1 : 0)),
  'healing.temple': () => ({ pick: 'yes' }),
  'lizard.keep': ({ me }) => ({ pick: me.resource >= 4 ? 'yes' : 'no' }),
  'weather.direction': ({ me }) => ({ pick: me.hand?.includes('poleShift') ? 'forward' : 'back' }),
  'contact.copy': (_, { input }) => best(input, ({ id }) => ['oracle_of_rama', 'galactic_sun', 'utopian_city'].indexOf(id)),
})

/** With the map as it is printed. */
export const steady = steadyFor({ world: worldOf(eraPack({}), 'era') })

/** Face down under the deck: the layout is nobody else's business. */
const lastOf = (input: Parameters<typeof best>[0]) => ({ pick: input.kind === 'pick' ? input.options.at(-1)!.id : '' })
