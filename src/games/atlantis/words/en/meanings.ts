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

/** Short, so that a list has room for the place, too. */
export function worksOf(
  { buildings: n }: SharedPack,
  { resource, agent, actions }: Glossary,
): Readonly<Record<Building, string>> {
  const factory = [
    `${n.factoryBuildings} more building on Construct`,
    ...(n.factoryConflicts > 0 ? [`${n.factoryConflicts} more free attack on a march`] : []),
    ...(n.factoryUnits > 0 ? [`${n.factoryUnits} more unit on ${actions.recruit}`] : []),
  ]
  return {
    base: `+${n.baseGarrison} garrison, ${n.baseUnits} more units on ${actions.recruit}.`,
    capitol: `+${n.capitolStability} stability, ${n.capitolAgents} free ${agent}s on Intrigue.`,
    factory: `${factory.join(', ')}.`,
    pyramid: '+1 Power, more beside a temple.',
    dark: `${n.darkIncome} ${resource} each whenever Doom comes nearer.`,
    light: `+${n.lightPower} Power at the end, a step to Ascension, more rounds.`,
  }
}
