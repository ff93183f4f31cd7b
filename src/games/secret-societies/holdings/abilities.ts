/** What a player can do at this moment: by society, HQ, filled Projects and Stars, all through one table of abilities. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Ability, Power, PowerName, Reaction } from '../data/effect.ts'
import type { Grant, Rules } from '../data/rules.ts'
import type { Holdings, Open } from './holdings.ts'

type PowerOf<N extends PowerName, P = Power> = P extends { power: string } ? (N extends P['power'] ? P : never) : never

const NONE: readonly Grant[] = []

const applies = ({ society, hq, project, star }: Grant, player: Holdings): boolean =>
  (society === null || society === player.society) &&
  (hq === null || hq === player.hq) &&
  (project === null || player.projects.includes(project)) &&
  (star === null || player.stars.includes(star))

export function power<N extends PowerName>(rules: Rules, player: Holdings, name: N): PowerOf<N> | undefined {
  for (const grant of rules.grants[name] ?? NONE) if (applies(grant, player)) return grant.ability as PowerOf<N>
  return undefined
}

/** All abilities of that name: two discounts are two entries. */
export const powers = <N extends PowerName>(rules: Rules, player: Holdings, name: N): PowerOf<N>[] =>
  abilities(rules, player, name) as PowerOf<N>[]

function abilities(rules: Rules, player: Holdings, name: string): Ability[] {
  const found: Ability[] = []
  for (const grant of rules.grants[name] ?? NONE) if (applies(grant, player)) found.push(grant.ability)
  return found
}

export const has = (rules: Rules, player: Holdings, name: PowerName): boolean => power(rules, player, name) !== undefined

/** The reactions that are active right now: what comes later does not react to this. */
export const reactions = (rules: Rules, player: Holdings, on: Reaction['on']): Reaction[] =>
  abilities(rules, player, on) as Reaction[]

/** The seat that has this power, if any has. Societies are dealt once each, so there is at most one of most. */
export function holder(rules: Rules, { players }: Open, name: PowerName): Seat | null {
  const grants = rules.grants[name]
  if (!grants) return null
  for (const seat in players) for (const grant of grants) if (applies(grant, players[seat]!)) return seat
  return null
}
