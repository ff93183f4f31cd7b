/** Era's data: the shared world, and the numbers of this edition. */
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
import type { Players } from '../../atlantis/terms.ts'
import { ENDINGS } from '../../atlantis/terms.ts'
import { type Fault, idsOf, readPack, strangers } from '../../common/pack.ts'
import era from './era.json' with { type: 'json' }

const reward = z.strictObject({
  /** For one, two, or three and more players who hold such cards. */
  points: z.tuple([z.number(), z.number(), z.number()]),
  virya: z.tuple([count, count, count]),
  /** Virya whatever the ending. */
  always: count,
})

const schema = z.strictObject({
  ...sharedSections,
  specials: marked({
    ...commonSpecials,
    chimeraUnits: count,
    oracleShown: count,
    oracleKept: count,
    psychicToll: count,
    psychicShare: count,
    utopianBuilding: count,
    crystalUnits: count,
    labStrength: count,
  }),
  virya: marked({ start: count, compensation: z.array(count).length(5) }),
  relics: marked({ wilderness: z.array(id), track: z.array(count), freeTemples: count, perTemple: count.positive() }),
  loot: marked({ values: z.array(count) }),
  objectives: marked({
    copies: count,
    setsRemoved: byPlayers(count),
    deal: atLeastOne,
    keep: count,
    rewards: z.strictObject({ ascension: reward, poleShift: reward, continuation: reward }),
    sun: count,
    moon: count,
    eclipse: count,
  }),
  deal: marked({ special: byPlayers(count), plain: byPlayers(count), without: byPlayers(z.array(id)) }),
  setupCards: z.array(marked({ wilderness: z.array(id), passive: id, possessions: z.array(id) })).min(1),
  passive: marked({ units: count, agents: z.array(count), buildings: count }),
  powers: marked({
    peacekeepers: count,
    brotherhoodGift: count,
    tabletsGain: count,
    tabletsKeep: count,
    espionageGain: count,
    lizardKing: count,
    lizardPrice: count,
  }),
  ambitions: z.array(marked({ id, name: id, power: byPlayers(z.number().int()), otherwise: z.number().int() })),
  ending: marked({ ascension: count, leader: count, tiedLeader: count }),
})
export type EraPack = z.infer<typeof schema>

export const eraPack = (given: unknown): EraPack => readPack(given, { schema, defaults: { ...world, ...era }, faults })

function* faults(pack: EraPack): Generator<Fault> {
  yield* commonFaults(pack)
  const minors = new Set(idsOf(pack.areas.filter(({ kind }) => kind === 'minor')))
  const wild = new Set(idsOf(pack.areas.filter(({ kind }) => kind === 'wilderness')))
  const nations = new Set(idsOf(pack.nations))
  for (const [i, card] of pack.setupCards.entries()) {
    yield* strangers(`setupCards[${i}]`, [...card.wilderness, ...card.possessions], minors)
    yield* strangers(`setupCards[${i}].passive`, [card.passive], nations)
    const both = card.wilderness.find((area) => card.possessions.includes(area))
    if (both) yield [`setupCards[${i}].possessions`, `"${both}" is already a wilderness`]
  }
  yield* strangers('relics.wilderness', pack.relics.wilderness, wild)
  for (const players of ['3', '4', '5'] as const) yield* dealFaults(pack, players, minors.size)
}

/** Is there enough to deal from: counters of both shapes, and objective cards? */
function* dealFaults(pack: EraPack, players: Players, minors: number): Generator<Fault> {
  const { special, plain, without } = pack.deal
  const counters = countersOf(pack, 'era')
  const wild = players === '5' ? 0 : Math.max(...pack.setupCards.map(({ wilderness }) => wilderness.length))
  if (special[players] + plain[players] < minors - wild)
    yield [`deal.plain.${players}`, 'there are not enough counters for all minor nations']
  if (plain[players] > counters.plain.length) yield [`deal.plain.${players}`, 'there are not so many counters']
  if (special[players] > counters.special.filter((counter) => !without[players].includes(counter.special)).length)
    yield [`deal.special.${players}`, 'there are not so many counters']
  // One card of each kind lies on the layout.
  const { copies, setsRemoved, deal } = pack.objectives
  if (ENDINGS.length * (copies - setsRemoved[players] - 1) < Number(players) * deal)
    yield ['objectives.copies', 'there are too few cards']
}
