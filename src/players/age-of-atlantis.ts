/** The steady computer player of Age of Atlantis. */
import { agePack } from '../games/age-of-atlantis/data/pack.ts'
import type { AgeView } from '../games/age-of-atlantis/view.ts'
import type { Building, Ending } from '../games/atlantis/terms.ts'
import type { View } from '../games/atlantis/view.ts'
import { worldOf } from '../games/atlantis/world.ts'
import type { Seat } from '../kernel/contract.ts'
import type { Figures, Judge, Omens } from './atlantis/judgement.ts'
import { income } from './atlantis/purse.ts'
import { building, COMMON_SPECIALS, countOf, recruiting } from './atlantis/spaces.ts'
import { best, steadyWith } from './atlantis/steady.ts'

const FIGURES: Figures = {
  spot: 2, // every temple beside a pyramid counts
  crystal: 3,
  baseUnits: 2,
  factoryUnits: 1,
  sacred: (pyramids, temples) => (pyramids === 0 ? 0 : pyramids + temples),
  hope,
  /** Two cards drawn are better than the worst of the own about once in three; the clearer the end is in sight, the surer. */
  repolarize: (judge) => {
    if (judge.me.resource < 8) return 0.05
    const worth = promises(judge)
    const held = (judge.me.hand ?? []).reduce((sum, card) => sum + worth[card as Ending], 0)
    return (0.35 * (2 * Math.max(...Object.values(worth)) - held) * Math.min(8, judge.view.round)) / 8
  },
  omen,
  missing: (view) => ascensionOf(view).needed - ascensionOf(view).light + ascensionOf(view).dark,
  leading: 0,
  /** It costs much and brings the winner nothing. */
  war: { price: 7, loot: 0 },
  specials: {
    ...COMMON_SPECIALS,
    utopian_city: (judge, nation) =>
      building(judge, nation, 4, 1 + countOf(judge, nation, 'factory') + countOf(judge, nation, 'capitol')),
    galactic_sun: (judge, nation) => income(judge, judge.nation(nation).power + sacredPower(judge, nation)),
    military_research: (judge, nation) =>
      1.5 * recruiting(judge, nation, 2 * (countOf(judge, nation, 'base') + countOf(judge, nation, 'factory'))),
    oracle_of_rama: (judge) => income(judge, 4),
    weather_control: ({ omen }) => 0.15 + 2 * Math.abs(omen),
    brahmastra: ({ omen }) => 0.15 + omen,
    crystal_healing_grid: (judge) => 0.8 * income(judge, 5 * onMap(judge.view, 'light')),
    psychotronic_weaponry: (judge, nation) =>
      1.3 * income(judge, Math.min(7 * countOf(judge, nation, 'pyramid'), richest(judge).resource)),
    temple_of_anu: (judge) => 0.2 + 0.5 * (2 - ownCards(judge, likelyEnding(judge.view))),
    et_contact_center: () => 0.4,
  },
}

/** How likely each ending is: an Ascension by the temples' lead, a Pole Shift by how far off Doom is beside the End marker. */
export function chances(view: View): Readonly<Record<Ending, number>> {
  const ascension = likelihood(0.6 * lead(view) - 0.4 * view.round - 0.9)
  const doom = likelihood(3 - (4 * (view.doom - view.round)) / toEnd(view))
  return { ascension, poleShift: (1 - ascension) * doom, continuation: (1 - ascension) * (1 - doom) }
}

const likelihood = (n: number) => 1 / (1 + Math.exp(-n))
const toEnd = ({ end, round }: Omens['view']) => Math.max(1, end.at - round)
const lead = (view: View) => onMap(view, 'light') - onMap(view, 'dark')

/** What a step of Doom changes in that, for the own cards for a Pole Shift and against those for whatever else would come. */
function omen({ me, view }: Omens): number {
  const { ascension, poleShift, continuation } = chances(view)
  const stake = (ending: Ending) => ownCards({ me }, ending) * PAYS[ending]
  const otherwise = (ascension * stake('ascension') + continuation * stake('continuation')) / (ascension + continuation)
  const nearer = (4 / toEnd(view)) * poleShift * (1 - poleShift)
  return nearer * (stake('poleShift') - otherwise)
}

/** What a card may be expected to pay; two for an Ascension can be lived up to. */
function promises({ me, view }: Judge): Readonly<Record<Ending, number>> {
  const { ascension, poleShift, continuation } = chances(view)
  const own = ownCards({ me }, 'ascension') > 1 && view.round < 8 ? 0.3 : 0
  return {
    ascension: Math.max(own, ascension) * PAYS.ascension,
    poleShift: poleShift * PAYS.poleShift,
    continuation: continuation * PAYS.continuation,
  }
}

/** What a card pays that one other holds, too. */
const PAYS: Readonly<Record<Ending, number>> = { ascension: 3, poleShift: 4, continuation: 3 }

const ascensionOf = (view: View) => (view as AgeView).ascension

const onMap = (view: View, building: Building) =>
  view.areas.reduce((sum, { buildings }) => sum + buildings.filter((each) => each === building).length, 0)

const ownCards = ({ me }: Pick<Judge, 'me'>, ending: Ending) => me.hand?.filter((card) => card === ending).length ?? 0

const sacredPower = ({ view, figures }: Judge, nation: string) =>
  view.areas
    .filter(({ owner }) => owner === nation)
    .reduce((sum, { buildings }) => {
      const pyramids = buildings.filter((each) => each === 'pyramid').length
      const temples = buildings.filter((each) => each === 'dark' || each === 'light').length
      return sum + figures.sacred(pyramids, temples)
    }, 0)

/**
 * Temples of Light bring Ascension nearer, those of Darkness keep it away: the dearer, the nearer it is. Whoever holds no
 * card for it wants it least of all.
 */
function hope(judge: Judge, building: Building): number {
  const { view } = judge
  const cards = ownCards(judge, 'ascension')
  const lead = Math.max(0, onMap(view, 'light') - onMap(view, 'dark'))
  const urgency = 0.3 + 0.35 * lead + 1.2 * Math.max(0, lead - 2)
  // Even with the cards for it: an age that is over after three rounds is no fun for anybody at the table.
  const isTooSoon = view.round <= 4 && lead >= 2
  const wish = cards === 0 || isTooSoon ? -urgency : (cards - 0.5) * urgency
  return building === 'light' ? wish : -wish
}

/** What should come, as things stand. */
function likelyEnding(view: View): Ending {
  const chance = chances(view)
  return (Object.keys(chance) as Ending[]).reduce((most, ending) => (chance[ending] > chance[most] ? ending : most))
}

const rivals = ({ view, me }: Judge) => view.players.filter(({ seat }) => seat !== me.seat)
const richest = (judge: Judge) => rivals(judge).reduce((a, b) => (b.resource > a.resource ? b : a))
/** The lesser nation of a player: about the score. */
const standing = ({ view, nation }: Judge, seat: Seat) =>
  Math.min(...view.players.find((player) => player.seat === seat)!.nations.map((id) => nation(id).finalPower))

export const steadyFor = steadyWith<AgeView>(FIGURES, {
  // Nearly everybody gives Ascension away: whoever has it twice is alone with it, and can bring it about.
  'setup.back': (judge, { input }) =>
    best(input, ({ label }) =>
      label.card === 'ascension' && ownCards(judge, 'ascension') < 2 ? 3 : -ownCards(judge, label.card as Ending),
    ),
  'repolarize.keep': (judge, { input }) => {
    const worth = promises(judge)
    return best(input, ({ id }) => id.split('+').reduce((sum, card) => sum + worth[card as Ending], 0))
  },
  'tablets.ask': ({ me }) => ({ pick: me.resource >= 18 ? 'yes' : 'no' }),
  'healing.player': (judge, { input }) => best(input, ({ id }) => -standing(judge, id)),
  'psychotronic.player': (judge, { input }) =>
    best(input, ({ id }) => judge.view.players.find(({ seat }) => seat === id)!.resource),
  // What one holds oneself is less likely to be found elsewhere.
  'oracle.announce': (judge, { input }) => best(input, ({ id }) => -ownCards(judge, id as Ending)),
  'weather.direction': ({ omen }) => ({ pick: omen > 0 ? 'forward' : 'back' }),
  'contact.copy': (_, { input }) =>
    best(input, ({ id }) => ['utopian_city', 'galactic_sun', 'psychotronic_weaponry', 'crystal_healing_grid'].indexOf(id)),
})

/** With the map as it is printed. */
export const steady = steadyFor({ world: worldOf(agePack({}), 'age') })
