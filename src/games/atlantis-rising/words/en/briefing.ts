/** Who you are, how far the team is, and what it is all about. */
import type { Speaker } from '../../../../kernel/language.ts'
import { shareOf } from '../../../common/race.ts'
import type { Race } from '../../../hosted.ts'
import { GOODS, type Good } from '../../data/language.ts'
import type { View } from '../../view.ts'
import { cardText, councilorText } from './effects.ts'
import { goodsText, listed, misfortune, sentence } from './speech.ts'

export const goal = [
  'Atlantis is sinking. Build the Cosmic Gate before the sea has taken the whole island.',
  'You all win together, the moment the Power Core is built. It comes after every other component, with all Leaders on one build space.',
  'You all lose together once every tile of the six peninsulas and then the centre is under water.',
]

/** Privately, for the seat whose view it is. */
export function briefing(view: View, s: Speaker): string[] {
  const { facts } = view
  const player = view.players.find(({ seat }) => seat === view.seat)
  if (!player) return []
  const { councilor, goods, hand, artifacts } = player
  const own = view.pieces.filter(({ owner, kind }) => owner === player.seat && kind !== 'hologram')
  const cards = [...(hand ?? []), ...artifacts].map((card) => `${facts.names[card]} (${cardText(facts, card, s)})`)
  return [
    ...(councilor
      ? [
          `You speak for the **${facts.names[councilor]}**. ${sentence(councilorText(facts, councilor, s))}`,
          'The ability works for everybody who stands with your Leader, so company is good.',
        ]
      : []),
    `You lead ${s.count(own.length, 'Atlantean')}, with ${player.reserve} more in reserve, and own ${goodsText(goods, s)}.`,
    ...(cards.length > 0 ? [`You hold ${s.list(cards)}.`] : []),
    'You win together once the Power Core is built, last of all the parts of the Gate; you lose together if the sea takes everything.',
    ...(view.round <= 1 ? [FIRST_ROUND] : []),
  ]
}

/** Goods, cards, and Atlanteans still to be placed. */
export function holds({ facts, players, pieces, seat, phase }: View, s: Speaker): string {
  const player = players.find((each) => each.seat === seat)
  if (!player) return ''
  const cards = [...(player.hand ?? []), ...player.artifacts].map((card) => facts.names[card] ?? card)
  const inPool = pieces.filter(({ owner, at }) => owner === seat && (at === 'pool' || at === 'held')).length
  const isNew = phase === 'actions' // whoever joins while others act is placed in the next round
  return [
    cards.length > 0 ? `the ${s.plural(cards.length, { one: 'card', other: 'cards' })} ${s.list(cards)}` : 'no card',
    goodsText(player.goods, s),
    ...(inPool > 0 ? [`${s.count(inPool, 'Atlantean')} ${isNew ? 'for the next round' : 'to place'}`] : []),
  ].join('; ')
}

const FIRST_ROUND =
  'In the first round, look for resources on the outer tiles while they last: they are the easiest and the first to sink.'

const dryIn = ({ facts, flooded }: View) =>
  facts.peninsulas.reduce((sum, { id, tiles }) => sum + tiles.length - (flooded[id] ?? 0), 0)

/** How far the team is from winning, and from losing. */
export function race(view: View, s: Speaker): Race {
  const { facts, built, blueprint, players, wrath } = view
  const left = [...blueprint, facts.core]
  const lacking: Partial<Record<Good, number>> = {}
  for (const kind of GOODS) {
    const needed = left.reduce((sum, id) => sum + (facts.components[id]?.cost[kind] ?? 0), 0)
    const owned = players.reduce((sum, { goods }) => sum + goods[kind], 0)
    if (needed > owned) lacking[kind] = needed - owned
  }
  const tiles = facts.peninsulas.reduce((sum, peninsula) => sum + peninsula.tiles.length, 0)
  const toCome = [
    ...(view.draws.length > 0 ? [misfortune(view.draws.length, s)] : []),
    ...(wrath.floods > 0 ? [`${s.count(wrath.floods, 'tile')} for the gods`] : []),
  ]
  const parts = built.length + left.length
  const dry = dryIn(view)
  return {
    lead: `${built.length} of ${parts} parts built, ${s.count(dry, 'tile')} dry`,
    bars: [
      { name: 'The Gate', share: shareOf(built.length, parts), note: `${built.length} of ${parts} parts built` },
      { name: 'The island', share: shareOf(dry, tiles), note: `${dry} of ${tiles} tiles dry` },
    ],
    lines: [`For the rest of the Gate you lack ${goodsText(lacking, s)}.`, `To come this round: ${listed(toCome, s)}.`],
  }
}
