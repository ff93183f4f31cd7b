/** 8.5 Secret society powers (advanced game), each where it cuts into an action. Secret Tablets stand with Repolarize. */
import type { Seat } from '../../../kernel/contract.ts'
import { PASSIVE } from '../../atlantis/board.ts'
import { priced } from '../../atlantis/rules/choices.ts'
import { archonsOn } from '../../atlantis/rules/control.ts'
import type { Fight } from '../../atlantis/rules/customs.ts'
import type { Extras, Scheme } from '../../atlantis/rules/intrigue.ts'
import { agentsIn, pay, recallAgent } from '../../atlantis/rules/pieces.ts'
import { hasPower } from '../../atlantis/rules/societies.ts'
import type { SpaceId } from '../../atlantis/terms.ts'
import type { AgeBoard, AgeRules, AgeTable } from '../board.ts'
import type { Option, Text } from './tools.ts'

/** Lemurian Brotherhood, Ancient Loyalty: more for its side in every conflict that Lemuria has part in. */
export function ancientLoyalty({ pack }: AgeRules, board: AgeBoard, seat: Seat, fight: Fight): number {
  const { kind, attacking, defending } = fight
  const isLemurian = kind !== 'coup' && (attacking === 'lemuria' || defending === 'lemuria')
  return isLemurian && hasPower(board, seat, 'lemurian_brotherhood') ? pack.powers.loyalty : 0
}

/** Purple Dragon Society, Lizard King: in a coup from the pad one agent there counts twice. Highest value first. */
export function lizardKings(board: AgeBoard, seat: Seat, { kind, attacking, area }: Fight): readonly number[] {
  if (kind !== 'coup' || attacking !== null || !hasPower(board, seat, 'purple_dragon')) return NONE
  return [...new Set(agentsIn(board, area, seat))].reverse()
}

const NONE: readonly number[] = []

/** Sisters of Starlight, Unity Consciousness: an archon may join the other one, but not when both stand there already. */
export function unity(board: AgeBoard, seat: Seat, space: SpaceId): Seat | null {
  if (!hasPower(board, seat, 'sisters_of_starlight')) return null
  const standing = archonsOn(board, space, seat)
  const own = board.players[seat]!.archons.filter((each) => each === space).length
  return standing.length === 1 && standing[0] === seat && own === 1 ? seat : null
}

/** Priests of Atla-Ra, Religious Manipulation: on their own Intrigue, agents of others beside a temple leave for a price. */
export const manipulation = (rules: AgeRules): Extras<Text> => ({
  options(board: AgeBoard, { seat, fromPad }: Scheme): Option[] {
    if (!fromPad || !hasPower(board, seat, 'priests_of_atla_ra')) return []
    const price = priced(rules, board, seat, rules.pack.powers.manipulation)
    const options: Option[] = []
    for (const area in board.areas) {
      const { buildings, agents } = board.areas[area]!
      if (!buildings.includes('dark') && !buildings.includes('light')) continue
      for (const owner in agents) {
        if (owner === seat || owner === PASSIVE) continue
        for (const value of new Set(agents[owner]))
          options.push({
            id: `manipulate:${area}:${owner}:${value}`,
            label: { say: 'intrigue.remove', seat: owner, value, area },
            means: { say: 'means.remove', seat: owner, left: null },
            group: { say: 'group.remove' },
            rule: '8.5',
            ...price,
          })
      }
    }
    return options
  },
  take(table: AgeTable, { seat }: Scheme, id: string) {
    const [, area, other, value] = id.split(':') as [string, string, Seat, string]
    pay(table.board, seat, rules.pack.powers.manipulation)
    recallAgent(table.board, area, other, Number(value))
    const removed = { seat, other, value: Number(value), area, society: 'priests_of_atla_ra' }
    table.say({ say: 'intrigue.removed', ...removed }, { concerns: [other] })
  },
  done() {},
})
