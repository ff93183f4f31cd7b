/** The steady computer player of Era of Atlantis. */
import type { Card } from '../games/atlantis/terms.ts'
import type { View } from '../games/atlantis/view.ts'
import { worldOf } from '../games/atlantis/world.ts'
import { eraPack } from '../games/era-of-atlantis/data/pack.ts'
import type { EraView } from '../games/era-of-atlantis/view.ts'
import { type Figures, type Judge, unitsAt } from './atlantis/judgement.ts'
import { income } from './atlantis/purse.ts'
import { building, COMMON_SPECIALS, countOf, recruiting } from './atlantis/spaces.ts'
import { best, steadyWith } from './atlantis/steady.ts'

const FIGURES: Figures = {
  spot: 0.5,
  crystal: 2,
  baseUnits: 3,
  factoryUnits: 0,
  sacred: (pyramids, temples) => pyramids + Math.min(pyramids, temples),
  // A step towards what the own cards pay for.
  hope: ({ me, view }, building) =>
    building === 'light'
      ? 0.15 * (me.hand?.filter((card) => card === 'ascension').length ?? 0) * view.payments.ascension.points[1]
      : 0,
  repolarize,
  omen: () => 0,
  missing: (view) => ascensionOf(view).needed - ascensionOf(view).onMap,
  leading: 2,
  war: { price: 7, loot: 3.5 },
  specials: {
    ...COMMON_SPECIALS,
    utopian_city: (judge, nation) => {
      const empty = judge.view.areas.filter((area) => area.owner === nation && unitsAt(area, nation) === 0).length
      return building(judge, nation, 3, 1 + countOf(judge, nation, 'factory') + empty)
    },
    galactic_sun: (judge, nation) =>
      income(judge, judge.nation(nation).power * (countOf(judge, nation, 'pyramid') > 0 ? 1.6 : 1)),
    military_research: (judge, nation) =>
      1.5 * recruiting(judge, nation, 4 * (countOf(judge, nation, 'base') + countOf(judge, nation, 'factory'))),
    oracle_of_rama: (judge) => income(judge, 14),
    weather_control: (judge) => income(judge, 5) + 0.2,
    crystal_healing_grid: (judge, nation) => 0.2 + judge.weight(nation) * (judge.view.supply.light > 0 ? 2 : 0),
    temple_of_anu: (judge) => repolarize(judge) - income(judge, 6) - income(judge, -judge.view.round) + 0.4,
    // It strikes three units for every Temple of Darkness, whosever they are, and Doom comes nearer.
    brahmastra: (judge) => {
      const dark = judge.view.areas.flatMap(({ buildings }) => buildings).filter((each) => each === 'dark').length
      const struck = Math.max(0, ...judge.view.nations.map(({ id, units }) => -judge.weight(id) * Math.min(units, 3 * dark)))
      return 0.25 * struck + (wantsDoom(judge) ? 0.5 : -0.3)
    },
    psychotronic_weaponry: (judge) => 0.25 * (judge.outlook.roundsLeft - 1),
    chimeras: () => 0.5,
    et_contact_center: () => 0.6,
  },
}

const ascensionOf = (view: View) => (view as EraView).ascension

/** Beside what it pays when its ending comes: a Continuation pays a little in any case. */
const CERTAIN: Readonly<Partial<Record<Card, number>>> = { continuation: 0.6 }

/** What a card may be expected to pay, shared with one other. */
const cardWorth = ({ view, outlook }: Judge, card: Card): number =>
  outlook.chance(card) * view.payments[card].points[1] + (CERTAIN[card] ?? 0)

/** Two cards of the layout for the two worst of the hand, and six points with the moon's. */
function repolarize(judge: Judge): number {
  const { layout } = judge.view as EraView
  const worth = (cards: readonly (Card | null)[]) =>
    cards.flatMap((card) => (card === null ? [] : [cardWorth(judge, card)])).sort((a, b) => b - a)
  const hand = worth(judge.me.hand ?? [])
  const open = layout ? worth([layout.sun, layout.moon, layout.eclipse]).slice(0, 2) : []
  const after = [...hand, ...open].sort((a, b) => b - a).slice(0, hand.length)
  const gain = after.reduce((sum, each) => sum + each, 0) - hand.reduce((sum, each) => sum + each, 0)
  return gain + income(judge, 6) + income(judge, -judge.view.round)
}

export const steadyFor = steadyWith<EraView>(FIGURES, {
  // Besides agents: a gift, and a look at somebody's cards, before anything else.
  'intrigue.plan': (_, { input }) => {
    const ids = input.kind === 'pick' ? input.options.flatMap(({ id, blocked }) => (blocked ? [] : [id])) : []
    const extra = ids.find((id) => id === 'gift') ?? ids.find((id) => id.startsWith('inspect:'))
    return extra && { pick: extra }
  },
  // Own nations may pass, all others are stopped.
  'peacekeepers.veto': ({ me }, { input }, { march }) =>
    input.kind === 'some' && !me.nations.includes(march!.nation) ? input.options.map(({ id }) => id) : [],
  'setup.back': (judge, { input }) => best(input, ({ label }) => -cardWorth(judge, label.card as Card)),
  'repolarize.take': (judge, { input }) =>
    best(
      input,
      ({ label }) =>
        cardWorth(judge, label.cardA as Card) + cardWorth(judge, label.cardB as Card) + income(judge, Number(label.bonus) || 0),
    ),
  'repolarize.give': (judge, { input }) => {
    const worst = best(input, ({ label }) => -cardWorth(judge, label.card as Card), lastOf) as { readonly pick: string }
    const option = input.kind === 'pick' ? input.options.find(({ id }) => id === worst.pick) : undefined
    // Laid out, it raises what others of its kind pay: open only where one keeps such a card oneself.
    const keeps = (judge.me.hand ?? []).filter((card) => card === option?.label.card).length > 1
    const spots = option?.then?.kind === 'pick' ? option.then.options.map(({ id }) => id) : []
    const spot = ['eclipse', 'sun'].find((id) => spots.includes(id))
    return keeps && spot ? { pick: worst.pick, then: { pick: spot } } : worst
  },
  'anu.choose': (judge, { input }) => best(input, ({ label }) => cardWorth(judge, label.card as Card)),
  'anu.extra': (judge, { input }) =>
    best(
      input,
      ({ id }) => {
        if (id === 'temple') return 0.2 + 0.4 * (judge.me.hand ?? []).filter((card) => card === 'ascension').length
        // Turned over, the End marker stands still for a round, which suits whoever is behind.
        if (id === 'flip') return judge.view.end.flipped === judge.outlook.lead > 0 ? 0.55 : 0
        return id === (wantsDoom(judge) ? 'forward' : 'back') ? 0.5 : 0
      },
      firstSite,
    ),
  // A toll where rivals would like to go.
  'psychotronic.space': (judge, { input }) =>
    best(input, ({ id }) => -judge.weight(id.split('.')[0]!) + (id.endsWith('.collect') ? 0.3 : 0)),
  // What one holds oneself is less likely to be found elsewhere; others keep what is likeliest to pay, too.
  'oracle.announce': (judge, { input }) =>
    best(input, ({ id }) => cardWorth(judge, id as Card) - (judge.me.hand?.filter((card) => card === id).length ?? 0)),
  'oracle.ask': (_, { input }) => best(input, ({ id }) => (id === 'show' ? 1 : 0)),
  'healing.temple': () => ({ pick: 'yes' }),
  'lizard.keep': ({ me }) => ({ pick: me.resource >= 4 ? 'yes' : 'no' }),
  'weather.direction': (judge) => ({ pick: wantsDoom(judge) ? 'forward' : 'back' }),
  'contact.copy': (_, { input }) => best(input, ({ id }) => ['oracle_of_rama', 'galactic_sun', 'utopian_city'].indexOf(id)),
})

/** An end that comes sooner suits whoever leads, and whoever holds its cards. */
const wantsDoom = ({ me, outlook, view }: Judge) => {
  const isNear = view.doom - view.round <= 4
  return (me.hand?.includes('poleShift') ? 2 : -1) + (isNear ? Math.max(-3, Math.min(3, outlook.lead)) : 0) > 0
}

/** With the map as it is printed. */
export const steady = steadyFor({ world: worldOf(eraPack({}), 'era') })

const firstSite = (input: Parameters<typeof best>[0]) => ({ pick: input.kind === 'pick' ? input.options[0]!.id : '' })

/** Face down under the deck: the layout is nobody else's business. */
const lastOf = (input: Parameters<typeof best>[0]) => ({ pick: input.kind === 'pick' ? input.options.at(-1)!.id : '' })
