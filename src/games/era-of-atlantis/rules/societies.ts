/** 8.1, 10.6 Secret society powers (advanced game), each where it cuts into an action. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { purse } from '../../atlantis/rules/choices.ts'
import { defenceOf } from '../../atlantis/rules/conflict.ts'
import { archonsOn, buildingsOfPlayer } from '../../atlantis/rules/control.ts'
import { recallAgents, wouldLeave } from '../../atlantis/rules/coup.ts'
import { receive } from '../../atlantis/rules/economy.ts'
import type { Extras, Scheme } from '../../atlantis/rules/intrigue.ts'
import { bar, contested } from '../../atlantis/rules/march.ts'
import { agentsIn, pay, worthOf } from '../../atlantis/rules/pieces.ts'
import { hasPower } from '../../atlantis/rules/societies.ts'
import type { AreaId, SpaceId } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { seeHand } from './secrets.ts'
import { eraStep, type Option, pick, some, type Text } from './tools.ts'

// ── Lemurian Brotherhood: Peacekeepers ──────────────────────────────────────────────────────────────────────────

/** Minor nations this march would fight over, guarded by agents worth enough, and not let pass before. */
function guarded({ pack }: EraRules, board: EraBoard, seat: Seat): AreaId[] {
  const { moves, settled, loose } = board.march!
  const allowed = loose ? contested(board, moves.slice(0, settled)) : []
  return contested(board, moves).filter(
    (area) =>
      board.areas[area]!.kind === 'minor' &&
      !allowed.includes(area) &&
      worthOf(agentsIn(board, area, seat)) >= pack.powers.peacekeepers,
  )
}

/** What the units on their way there would count. */
function arrivingIn({ customs }: EraRules, board: EraBoard, area: AreaId): number {
  const { nation, moves } = board.march!
  const units = moves.reduce((sum, { to, count, lost }) => (to === area ? sum + count - lost : sum), 0)
  return units * customs.strength(board, nation)
}

export function peacekeeper(rules: EraRules, board: EraBoard): Seat | null {
  const seat = board.order.find((each) => hasPower(board, each, 'lemurian_brotherhood'))
  if (seat === undefined || seat === board.march!.seat) return null
  return guarded(rules, board, seat).length > 0 ? seat : null
}

export const peacekeepersStep = (rules: EraRules) =>
  eraStep<{ readonly seat: Seat }>('peacekeepers', ({ one }) => ({
    veto: one<readonly string[]>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => {
        const { nation } = board.march!
        const options = guarded(rules, board, seat).map(
          (area): Option => ({
            id: area,
            label: {
              say: 'march.conflict',
              area,
              attack: arrivingIn(rules, board, area),
              defence: defenceOf(rules, board, area, nation),
            },
            means: { say: 'means.veto' },
            rule: '10.6',
          }),
        )
        return {
          prompt: { say: 'peacekeepers.veto', nation },
          shows: [{ say: 'shows.veto' }],
          topic: 'powers',
          input: some(options, 0, options.length),
          about: options[0]!.id,
        }
      },
      default: 'printed',
      idle: () => [],
      take(table, { seat }, areas) {
        if (areas.length === 0) return
        bar(table.board, areas)
        table.say({ say: 'peacekeepers.barred', seat, areas: [...areas] }, { concerns: [table.board.march!.seat] })
      },
    }),
  }))

// ── Purple Dragon Society: Lizard King ──────────────────────────────────────────────────────────────────────────

const KING = 3

export const lizardWorth = ({ pack }: EraRules, board: EraBoard, seat: Seat, value: number) =>
  value === KING && hasPower(board, seat, 'purple_dragon') ? pack.powers.lizardKing : value

/** The end of every coup: agents leave; the king may stay for a price, if the coup came from the pad. */
export const aftermathStep = (rules: EraRules) =>
  eraStep<{ readonly seat: Seat; readonly fromPad: boolean }, { keeps?: boolean }>('aftermath', ({ one }) => ({
    king: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }, { seat, fromPad }) =>
        fromPad &&
        hasPower(board, seat, 'purple_dragon') &&
        board.players[seat]!.resource >= rules.pack.powers.lizardPrice &&
        agentsIn(board, board.contest!.area, seat).includes(KING) &&
        wouldLeave(rules, board, seat),
      ask: ({ board }, { seat }) => {
        const cost = rules.pack.powers.lizardPrice
        const price = { of: rules.customs.resource, cost, left: board.players[seat]!.resource - cost }
        return {
          prompt: { say: 'lizard.keep', area: board.contest!.area },
          shows: () => [purse(board, seat)],
          topic: 'powers',
          input: pick([
            { id: 'no', label: { say: 'lizard.no' }, means: { say: 'means.king.leaves' }, leads: 'on' },
            { id: 'yes', label: { say: 'lizard.yes' }, means: { say: 'means.king.stays', cost }, price, rule: '10.6' },
          ]),
          about: board.contest!.area,
        }
      },
      take(table, frame, answer) {
        if (answer.pick === 'no') return
        pay(table.board, frame.seat, rules.pack.powers.lizardPrice)
        frame.keeps = true
        table.say({ say: 'lizard.kept', seat: frame.seat, area: table.board.contest!.area })
      },
    }),
    leave: (table, { seat, keeps }) => recallAgents(rules, table, keeps ? { seat, value: KING } : undefined),
  }))

// ── Priests of Atla-Ra: Clerical Espionage ──────────────────────────────────────────────────────────────────────

/** In the middle of the own-pad Intrigue: the gift comes when one likes, and one temple owner's cards may be read. */
export const espionage = (rules: EraRules): Extras<Text> => ({
  options(board: EraBoard, { seat, fromPad, used = [] }: Scheme): Option[] {
    if (!fromPad || !hasPower(board, seat, 'priests_of_atla_ra')) return []
    const gift: Option = {
      id: 'gift',
      label: { say: 'espionage.gift', amount: rules.pack.powers.espionageGain },
      means: { say: 'means.gift', amount: rules.pack.powers.espionageGain },
      rule: '10.6',
    }
    const readable = used.includes('inspect') ? [] : board.order.filter((other) => other !== seat && ownsTemple(board, other))
    return [
      ...(used.includes('gift') ? [] : [gift]),
      ...readable.map(
        (other): Option => ({
          id: `inspect:${other}`,
          label: { say: 'espionage.inspect', seat: other },
          means: { say: 'means.inspect', seat: other, cards: board.players[other]!.hand.length },
          group: { say: 'group.inspect' },
          rule: '10.6',
        }),
      ),
    ]
  },
  take(table: EraTable, scheme: Scheme, id: string) {
    if (id === 'gift') return takeGift(rules, table, scheme)
    scheme.used = [...(scheme.used ?? []), 'inspect']
    seeHand(table, scheme.seat, id.slice('inspect:'.length))
  },
  done(table: EraTable, scheme: Scheme) {
    const isOwed = scheme.fromPad && hasPower(table.board, scheme.seat, 'priests_of_atla_ra')
    if (isOwed && !scheme.used?.includes('gift')) takeGift(rules, table, scheme)
  },
})

const ownsTemple = (board: EraBoard, seat: Seat) =>
  buildingsOfPlayer(board, seat, 'dark') + buildingsOfPlayer(board, seat, 'light') > 0

function takeGift(rules: EraRules, table: EraTable, scheme: Scheme) {
  scheme.used = [...(scheme.used ?? []), 'gift']
  table.say({
    say: 'special.gained',
    society: 'priests_of_atla_ra',
    ...receive(rules, table.board, scheme.seat, rules.pack.powers.espionageGain),
  })
}

// ── Sisters of Starlight: Unity Consciousness ───────────────────────────────────────────────────────────────────

/** The one partner standing there, if either of the two is of the Sisters. A third archon never fits. */
export function partnerToJoin(board: EraBoard, seat: Seat, space: SpaceId): Seat | null {
  if (!board.mode.powers) return null
  const [there, ...more] = archonsOn(board, space, seat)
  if (there === undefined || there === seat || more.length > 0) return null
  const isSister = (each: Seat) => hasPower(board, each, 'sisters_of_starlight')
  return isSister(seat) || isSister(there) ? there : null
}
