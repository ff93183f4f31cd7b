/** Global Conflicts: two nations with all they have; the defeated one loses two possessions, the other may carry loot home. */
import type { NationId } from '../../games/atlantis/terms.ts'
import type { NationView } from '../../games/atlantis/view.ts'
import type { Judge } from './judgement.ts'
import { price } from './purse.ts'

/** What it changes if one of them beats the other. */
export function warWorth({ weight, nation, view, figures }: Judge, winner: NationId, loser: NationId): number {
  const held = view.areas.filter(({ owner, kind }) => owner === loser && kind === 'minor').map(({ power }) => power)
  const buildings = view.areas.filter(({ owner }) => owner === loser).flatMap((area) => area.buildings)
  const losses = [...held, ...buildings.map((each) => (each === 'light' || each === 'pyramid' ? 2 : 0.5))]
  const lost = losses
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, each) => sum + each, 0)
  const looted = nation(winner).power <= nation(loser).power ? figures.war.loot : 0
  return weight(winner) * looted - weight(loser) * lost
}

/** Units everywhere, and the garrison at home. */
const might = ({ area }: Judge, { id, units }: NationView, isDefending: boolean) => units + (isDefending ? area(id).garrison : 0)

/** The nation most worth attacking with all there is. */
export function bestWar(judge: Judge, nation: NationId): { target: NationId; worth: number } | null {
  const own = judge.nation(nation)
  let best: { target: NationId; worth: number } | null = null
  for (const rival of judge.view.nations) {
    if (rival.id === nation || judge.me.nations.includes(rival.id)) continue
    // Everybody may bid: two points either way are nothing unusual.
    const edge = might(judge, own, false) - might(judge, rival, true)
    const chance = Math.max(0, Math.min(1, 0.5 + edge / 8))
    const worth = chance * warWorth(judge, nation, rival.id) + (1 - chance) * warWorth(judge, rival.id, nation)
    if (!best || worth > best.worth) best = { target: rival.id, worth }
  }
  return best
}

export const war = (judge: Judge, nation: NationId): number =>
  (bestWar(judge, nation)?.worth ?? -1) - price(judge, judge.figures.war.price)
