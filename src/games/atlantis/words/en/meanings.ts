/** What nations and buildings do, in a line each, with the numbers of the pack in play. */
import type { SharedPack } from '../../data/pack.ts'
import type { Building, Effect } from '../../terms.ts'
import type { Glossary } from './glossary.ts'

export const effectsOf = ({ effects }: SharedPack, { resource, agent, actions }: Glossary): Readonly<Record<Effect, string>> => ({
  crystal: `Crystal Technology: ${effects.crystalTechnology} ${resource} more for both controllers on ${actions.collect}.`,
  culture: `Warrior Culture: on ${actions.recruit}, three extra units for 2 ${resource}.`,
  strike: `Agni Strike: remove up to ${effects.agniStrike} units of others before you march or go to war.`,
  levitation: `Levitating Construction: further buildings cost ${effects.levitation} ${resource} only.`,
  faithful: `Faithful: your ${agent}s stay after a coup where Lemuria rules afterwards.`,
})

export function worksOf(
  { buildings: n }: SharedPack,
  { resource, agent, actions }: Glossary,
): Readonly<Record<Building, string>> {
  const factory = [
    `${n.factoryBuildings} more building each time you build`,
    ...(n.factoryConflicts > 0 ? [`${n.factoryConflicts} more conflict for nothing`] : []),
    ...(n.factoryUnits > 0 ? [`${n.factoryUnits} more unit here on ${actions.recruit}`] : []),
  ]
  return {
    base: `+${n.baseGarrison} garrison here, and ${n.baseUnits} more units here on ${actions.recruit}.`,
    capitol: `+${n.capitolStability} stability here, and ${n.capitolAgents} ${agent}s for nothing on each Intrigue.`,
    factory: `${factory.join(', ')}.`,
    pyramid: '+1 Power here; with a temple in the same area, still more.',
    dark: `${n.darkIncome} ${resource} for each controller whenever Doom comes nearer; lifts a pyramid here.`,
    light: `+${n.lightPower} Power in the end, a step to Ascension, and the End marker is held up this round.`,
  }
}
