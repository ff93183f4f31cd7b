/** Global Conflicts: two nations with all they have; the defeated one loses two possessions, the other may carry loot home. */
import type { NationId } from '../../games/atlantis/terms.ts'
import type { NationView } from '../../games/atlantis/view.ts'
import type { Judge } from './judgement.ts'
import { price } from './purse.ts'

/** What it changes if one of them beats the other, who then loses that much. */
export function warWorth(judge: Judge, winner: NationId, loser: NationId, lost: number = possessionsLost(judge, loser)): number {
  const { weight, nation, figures } = judge
  const looted = nation(winner).power <= nation(loser).power ? figures.war.loot : 0
  return weight(winner) * looted - weight(loser) * lost
}

/** The two possessions it would miss most. */
function possessionsLost({ view }: Judge, loser: NationId): number {
  const own = view.areas.filter(({ owner }) => owner === loser)
  const held = own.filter(({ kind }) => kind === 'minor').map(({ power }) => power)
  const buildings = own.flatMap((area) => area.buildings)
  return [...held, ...buildings.map((each) => (each === 'light' || each === 'pyramid' ? 2 : 0.5))]
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, each) => sum + each, 0)
}

/** Units everywhere, and the garrison at home. */
const might = ({ area }: Judge, { id, units }: NationView, isDefending: boolean) => units + (isDefending ? area(id).garrison : 0)

/** The nation most worth attacking with all there is. */
export function bestWar(judge: Judge, nation: NationId): { target: NationId; worth: number } | null {
  const own = judge.nation(nation)
  const ownLoss = possessionsLost(judge, nation)
  let best: { target: NationId; worth: number } | null = null
  for (const rival of judge.view.nations) {
    if (rival.id === nation || judge.me.nations.includes(rival.id)) continue
    // Everybody may bid: two points either way are nothing unusual.
    const edge = might(judge, own, false) - might(judge, rival, true)
    const chance = Math.max(0, Math.min(1, 0.5 + edge / 8))
    const worth = chance * warWorth(judge, nation, rival.id) + (1 - chance) * warWorth(judge, rival.id, nation, ownLoss)
    if (!best || worth > best.worth) best = { target: rival.id, worth }
  }
  return best
}

export const war = (judge: Judge, nation: NationId): number =>
  (bestWar(judge, nation)?.worth ?? -1) - price(judge, judge.figures.war.price)
