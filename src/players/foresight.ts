/** Where somebody stands in the middle of a game: for those who think, and do not play every game they imagine to its end. */
import type { AgeView } from '../games/age-of-atlantis/view.ts'
import type { Ending } from '../games/atlantis/terms.ts'
import type { View as AtlantisView } from '../games/atlantis/view.ts'
import { totalOf } from '../games/common/score.ts'
import type { EraView } from '../games/era-of-atlantis/view.ts'
import type { Rules } from '../games/secret-societies/data/rules.ts'
import { scoreSheet } from '../games/secret-societies/holdings/score-sheet.ts'
import type { View as SocietiesView } from '../games/secret-societies/view.ts'
import { chances } from './age-of-atlantis.ts'
import { type Outlook, outlookOf } from './atlantis/outlook.ts'
import { settingsFor } from './levels.ts'
import type { Foresight } from './search.ts'

/** A game with the data it is hosted with, and how its rounds are counted. */
type Foreseen = Pick<Foresight, 'round'> & { readonly game: { readonly id: string }; readonly facts?: unknown }

/** Undefined where games are played to their end. */
export function foresightFor({ game, facts, round }: Foreseen): Foresight | undefined {
  const { rounds } = settingsFor(game.id)
  const standing = STANDINGS[game.id]?.(facts as never) as Foresight['standing'] | undefined
  return rounds && standing ? { rounds, round, standing } : undefined
}

/** About how many points whoever looks would end with: what they have, what they hold for the end, and what brings more until then. */
const STANDINGS: Readonly<Record<string, (facts: never) => (view: never) => number>> = {
  'era-of-atlantis': () => (view: EraView) => {
    const outlook = outlookOf(view, meIn(view), view.ascension.needed - view.ascension.onMap, LEADING)
    return atlantis(view, outlook, outlook.chance)
  },
  'age-of-atlantis': () => (view: AgeView) => {
    const likely = chances(view)
    return atlantis(view, outlookOf(view, meIn(view), 0, 0), (ending) => likely[ending])
  },
  'secret-societies': (rules: Rules) => (view: SocietiesView) => societies(rules, view),
}

/** What the leading nation is worth to its controllers in Era. */
const LEADING = 2

const meIn = (view: AtlantisView) => view.players.find(({ seat }) => seat === view.seat)!

/** Cards in hand by how likely their ending is, shared with one other. */
function atlantis(view: AtlantisView, { standing }: Outlook, chance: (ending: Ending) => number): number {
  const { seat, hand } = meIn(view)
  return standing(seat) + (hand ?? []).reduce((sum, card) => sum + chance(card) * view.payments[card].points[1], 0)
}

/** Goods and Coins become Power in the Rounds to come. */
function societies(rules: Rules, view: SocietiesView): number {
  const me = view.players[view.seat!]!
  const left = rules.agenda.length - view.round
  const power = totalOf(scoreSheet(rules, view)[view.seat!]!)
  return power + 0.5 * (me.coins ?? 0) + 0.3 * left * (me.land + me.industry + me.population)
}
