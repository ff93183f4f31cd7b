/** What nations and buildings do, in a line each, with the numbers of the pack in play. */
import type { SharedPack } from '../../data/pack.ts'
import type { Building, Effect } from '../../terms.ts'
import type { Glossary } from './glossary.ts'

export const effectsOf = ({ effects }: SharedPack, { resource, agent, actions }: Glossary): Readonly<Record<Effect, string>> => ({
  crystal: `Both controllers gain ${effects.crystalTechnology} ${resource} more on ${actions.collect} (Crystal Technology).`,
  culture: `Further units are cheap: three for 2 ${resource} on ${actions.recruit} (Warrior Culture).`,
  strike: `Removes up to ${effects.agniStrike} units of others before it marches or goes to war (Agni Strike).`,
  levitation: `Further buildings cost only ${effects.levitation} ${resource} each (Levitating Construction).`,
  faithful: `Your ${agent}s stay after coups that leave Lemuria in power (Faithful).`,
})

export function worksOf(
  { buildings: n }: SharedPack,
  { resource, agent, actions }: Glossary,
): Readonly<Record<Building, string>> {
  const factory = [
    `${n.factoryBuildings} more building each time you build`,
    ...(n.factoryConflicts > 0 ? [`${n.factoryConflicts} more free attack each time you march`] : []),
    ...(n.factoryUnits > 0 ? [`${n.factoryUnits} more unit here on ${actions.recruit}`] : []),
  ]
  return {
    base: `+${n.baseGarrison} garrison here, and ${n.baseUnits} more units here on ${actions.recruit}.`,
    capitol: `+${n.capitolStability} stability here, and ${n.capitolAgents} free ${agent}s on each Intrigue.`,
    factory: `${factory.join(', ')}.`,
    pyramid: '+1 Power here; a temple in the same area adds to that.',
    dark: `${n.darkIncome} ${resource} for each controller whenever Doom comes nearer; more Power with a pyramid here.`,
    light: `+${n.lightPower} Power at the end, a step to Ascension; the End marker stays put this round.`,
  }
}
