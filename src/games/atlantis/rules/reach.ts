/** What a player's armies could attack and agents take over, as things stand: with what, against what, by which bid. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, NationId } from '../terms.ts'
import type { AttackView, CoupView, ReachView } from '../view.ts'
import { defenceOf, defenderOf } from './conflict.ts'
import { markersLeft, nationsOf, ownerOf } from './control.ts'
import { coupTargets, coupWorth, defenceIn } from './coup.ts'
import type { Fight, Rules } from './customs.ts'
import { isContested } from './march.ts'

export function reachOf(rules: Rules, board: Board, seat: Seat): ReachView {
  const attacks = nationsOf(board, seat).flatMap((nation) => attacksBy(rules, board, seat, nation))
  return { attacks: attacks.sort(nearestFirst), coups: coupsOf(rules, board, seat).sort(nearestFirst) }
}

const nearestFirst = (a: CoupView | AttackView, b: CoupView | AttackView) => a.defence - a.attack - (b.defence - b.attack)

/** The least dial that wins if nobody else sets one: a tie never does. */
function bidFor({ world: { dial } }: Rules, attack: number, defence: number): { bid: number | null; cost: number } {
  const gap = Math.max(0, defence - attack + 1)
  return gap < dial.length ? { bid: gap, cost: dial[gap]! } : { bid: null, cost: 0 }
}

/** Every army of the nation that has a way there joins in; whoever is lost on the way does not arrive. */
function attacksBy(rules: Rules, board: Board, seat: Seat, nation: NationId): AttackView[] {
  const arrivals: Record<AreaId, { area: AreaId; arrive: number }[]> = {}
  for (const area in board.areas) {
    const units = board.areas[area]!.units[nation] ?? 0
    if (units === 0) continue
    const tolls = rules.world.tolls[area]!
    for (const to in tolls) {
      if (tolls[to]! >= units || !isAttackable(board, nation, to)) continue
      arrivals[to] ??= []
      arrivals[to].push({ area, arrive: units - tolls[to]! })
    }
  }
  const strength = rules.customs.strength(board, nation)
  const hasMarker = markersLeft(rules, board, nation) > 0
  const targets = Object.keys(arrivals).filter((area) => hasMarker || board.areas[area]!.kind === 'wilderness')
  return targets.map((area) => {
    const from = arrivals[area]!.sort((a, b) => b.arrive - a.arrive)
    const fight: Fight = { kind: 'conflict', area, attacking: nation, defending: defenderOf(board, area, nation) }
    const loyalty = rules.customs.loyalty(board, seat, fight)
    const attack = loyalty + strength * from.reduce((sum, { arrive }) => sum + arrive, 0)
    const defence = defenceOf(rules, board, area, nation)
    return { area, nation, from, attack, defence, ...bidFor(rules, attack, defence) }
  })
}

const isAttackable = (board: Board, nation: NationId, area: AreaId): boolean =>
  board.areas[area]!.kind !== 'home' && isContested(board, nation, area)

function coupsOf(rules: Rules, board: Board, seat: Seat): CoupView[] {
  return coupTargets(rules, board, seat, null).map((area) => {
    const fight: Fight = { kind: 'coup', area, attacking: null, defending: ownerOf(board, area) }
    const [twice = 0] = rules.customs.doubles(board, seat, fight)
    const attack = coupWorth(rules, board, area, seat, true, null) + twice
    const { sure, open } = defenceIn(rules, board, seat, null, area)
    return { area, attack, defence: sure, open, ...bidFor(rules, attack, sure) }
  })
}
