/** The steady computer player of Era of Atlantis. */
import type { EraView } from '../games/era-of-atlantis/view.ts'
import { best, steadyWith } from './atlantis/steady.ts'

export const steady = steadyWith<EraView>({
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

/** Face down under the deck: the layout is nobody else's business. */
const lastOf = (input: Parameters<typeof best>[0]) => ({ pick: input.kind === 'pick' ? input.options.at(-1)!.id : '' })
