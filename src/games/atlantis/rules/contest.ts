/** 4.6 and 6.1.2: the bidding contest. Everybody involved sets a dial in secret; all are opened at once. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { simplest } from '../../../kernel/input.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Contest } from '../board.ts'
import type { Role, Stance } from '../terms.ts'
import { stancesAbsent } from './absent.ts'
import { priced } from './choices.ts'
import { controllersOf, controls } from './control.ts'
import type { Rules } from './customs.ts'
import { agentsIn, pay } from './pieces.ts'
import { DETAIL, HEADLINE, type NewOption, type Option, pick, step, type Table, type Text } from './tools.ts'

type Challenge = Pick<Contest, 'kind' | 'area' | 'attacker' | 'attacking' | 'defending' | 'sums'>

/** Lays the contest open: who is in it, as what, and what both sides have before any dial is set. */
export function openContest(rules: Rules, table: Table, challenge: Challenge, worth: (seat: Seat) => number = () => 0) {
  const roles = rolesIn(table.board, challenge)
  const agents: Record<Seat, number> = {}
  for (const seat in roles) agents[seat] = worth(seat)
  const contest: Contest = extended(challenge, { roles, agents, bonuses: {}, dials: null, result: null })
  table.board.contest = contest
  for (const seat in roles) {
    const loyalty = rules.customs.loyalty(table.board, seat, challenge)
    if (loyalty > 0) contest.bonuses[seat] = loyalty
  }
  const { kind, area, attacker, attacking, defending } = challenge
  table.say(
    {
      say: `contest.${kind}`,
      area,
      seat: attacker,
      attacking,
      defending,
      owners: controllersOf(table.board, defending),
      involved: Object.keys(roles),
    },
    { concerns: Object.keys(roles) },
  )
}

/**
 * Whoever stands on one side only can help that side only; whoever stands on both or neither may choose. Outsiders need an
 * agent there, except in a Global Conflict, which is everybody's business.
 */
export function rolesIn(board: Board, { kind, area, attacker, attacking, defending }: Challenge): Record<Seat, Role> {
  const roles: Record<Seat, Role> = {}
  for (const seat of board.order) {
    const role = roleOf(seat)
    if (role) roles[seat] = role
  }
  return roles

  function roleOf(seat: Seat): Role | null {
    if (seat === attacker) return 'attacker'
    const [withAttacker, withDefender] = [controls(board, seat, attacking), controls(board, seat, defending)]
    if (withAttacker && withDefender) return 'bystander'
    if (withDefender) return 'defender'
    const takesPart = kind === 'global' || board.areas[area]!.agents[seat] !== undefined
    if (!takesPart) return null
    return withAttacker ? 'partner' : 'bystander'
  }
}

export const contestStep = (rules: Rules) =>
  step<Record<never, never>>('contest', ({ all }) => ({
    dials: all<Picked<string, Picked | undefined>>({
      sealed: true,
      all: ({ board }) => Object.keys(board.contest!.roles),
      ask: ({ board }, _, seat) => {
        const { kind, area, attacker, attacking, defending, roles } = board.contest!
        return {
          prompt: {
            say: 'contest.dial',
            kind,
            area,
            seat: attacker,
            attacking,
            defending,
            ...certain(rules, board.contest!),
          },
          shows: () => standings(rules, board, seat),
          absent: () => stancesAbsent(rules, roles[seat]!),
          topic: 'dials',
          input: pick(dialsFor(rules, board, seat)),
          about: area,
        }
      },
      idle: ({ board }, _, seat) => atRest(rules, board, seat),
      take(table, _, answers) {
        const { board } = table
        const contest = board.contest!
        contest.dials = {}
        for (const seat in contest.roles) contest.dials[seat] = dialOf(answers[seat]!.pick)
        for (const seat in contest.dials) pay(board, seat, rules.world.dial[contest.dials[seat]!.bid]!)
        countTwice(rules, table, contest, answers[contest.attacker]!.then)
        const attack = contest.sums.attack + support(contest, 'attack')
        const defence = contest.sums.defence + support(contest, 'defend')
        const won = attack > defence // a tie is the defender's
        contest.result = { attack, defence, won }
        const { kind, area, attacker } = contest
        // What a coup came to is told here; a conflict tells its dials with what it came to.
        if (kind !== 'coup') return
        const told = { say: 'contest.opened', area, kind, seat: attacker, attack, defence, won, dials: dialsOf(contest) } as const
        table.say(told, { ...HEADLINE, concerns: Object.keys(contest.dials) })
      },
    }),
  }))

/** Who stood where, once the dials are open. */
export const dialsOf = ({ dials }: Contest) => Object.entries(dials!).map(([seat, dial]) => ({ seat, ...dial }))

/** What counts already, and what waits for its player to take a side. */
function certain(rules: Rules, { sums, roles, agents, bonuses }: Contest) {
  let { attack, defence } = sums
  const open: { seat: Seat; worth: number }[] = []
  for (const seat in roles) {
    const [side, other] = rules.customs.stances[roles[seat]!]
    const worth = agents[seat]! + (bonuses[seat] ?? 0)
    if (other !== undefined) {
      if (worth > 0) open.push({ seat, worth })
    } else if (side === 'attack') attack += worth
    else defence += worth
  }
  return { attack, defence, open }
}

/** How it stands if this seat sets its dial so, and nobody with a choice adds anything. */
function outcomeOf(rules: Rules, contest: Contest, seat: Seat, stance: 'attack' | 'defend', bid: number): Text {
  const { attack, defence } = certain(rules, contest)
  // Where there is no choice, the own agents are among what is certain.
  const isCounted = rules.customs.stances[contest.roles[seat]!].length === 1
  const own = bid + (isCounted ? 0 : contest.agents[seat]! + (contest.bonuses[seat] ?? 0))
  return stance === 'attack'
    ? { say: 'means.dial', kind: contest.kind, attack: attack + own, defence }
    : { say: 'means.dial', kind: contest.kind, attack, defence: defence + own }
}

/** What is certain, what others could still add, and what the own purse allows. */
function standings(rules: Rules, board: Board, seat: Seat): Text[] {
  const { kind, roles, area, attacker, attacking, defending } = board.contest!
  const { open } = certain(rules, board.contest!)
  const rivals = Object.keys(roles).filter((each) => each !== seat)
  const most = (each: Seat) => rules.world.dial.filter((cost) => cost <= board.players[each]!.resource).length - 1
  const undecided = open.filter((each) => each.seat !== seat)
  return [
    { say: 'shows.dial', kind, has: board.players[seat]!.resource },
    {
      say: `shows.stakes.${kind}`,
      area,
      seat: attacker,
      attacking,
      defending,
      buildings: board.areas[area]!.buildings.length,
    },
    ...(undecided.length > 0 ? [{ say: 'shows.agents', seats: undecided } as const] : []),
    { say: 'shows.bids', rivals: rivals.map((each) => ({ seat: each, most: most(each) })) },
  ]
}

/** The agent that was secretly chosen counts once more; where there is no choice, the only one there is. */
function countTwice(rules: Rules, table: Table, contest: Contest, chosen: Picked | undefined) {
  const { attacker, area } = contest
  const [first] = rules.customs.doubles(table.board, attacker, contest)
  const value = chosen ? Number(chosen.pick) : (first ?? 0)
  if (value === 0) return
  contest.bonuses[attacker] = (contest.bonuses[attacker] ?? 0) + value
  table.say({ say: 'contest.doubled', seat: attacker, value, area }, DETAIL)
}

const dialId = (stance: Stance, bid: number) => (stance === 'peace' ? stance : `${stance}-${bid}`)

function dialOf(id: string): { stance: Stance; bid: number } {
  const [stance, bid] = id.split('-') as [Stance, string?]
  return { stance, bid: Number(bid ?? 0) }
}

function dialsFor(rules: Rules, board: Board, seat: Seat): Option<string, Picked | undefined>[] {
  const options: Option<string, Picked | undefined>[] = []
  const { kind, roles, area } = board.contest!
  const role = roles[seat]!
  const rule = rules.customs.sections.coup
  const twice = doublesFor(rules, board, seat)
  const { dial } = rules.world
  for (const stance of rules.customs.stances[role]) {
    if (stance === 'peace') {
      const count = agentsIn(board, area, seat).length
      options.push({ id: stance, label: { say: 'dial.peace' }, means: { say: 'means.peace', kind, agents: count }, rule })
      continue
    }
    for (let bid = 0; bid < dial.length; bid++) {
      const option: NewOption<string, Picked | undefined> = {
        id: dialId(stance, bid),
        label: { say: `dial.${stance}`, bid, role },
        short: { say: `dial.${stance}.short`, bid },
        means: () => outcomeOf(rules, board.contest!, seat, stance, bid),
        group: GROUPS[stance],
        rule,
        ...priced(rules, board, seat, dial[bid]!),
      }
      if (twice) option.then = twice
      options.push(option)
    }
  }
  return options
}

const GROUPS = { attack: { say: 'group.attack' }, defend: { say: 'group.defend' } } as const

/** Which agent counts twice: asked only of the attacker, and only if it makes a difference. */
function doublesFor(rules: Rules, board: Board, seat: Seat) {
  if (board.contest!.roles[seat] !== 'attacker') return null
  const values = rules.customs.doubles(board, seat, board.contest!)
  if (values.length < 2) return null
  return pick<string>(
    values.map((value) => ({ id: `${value}`, label: { say: 'dial.double', value }, means: { say: 'means.double', value } })),
  )
}

/** What an absent player's dial shows: out of it if possible, and never anything paid. */
function atRest(rules: Rules, board: Board, seat: Seat): Picked<string, Picked | undefined> {
  const stances = rules.customs.stances[board.contest!.roles[seat]!]
  const twice = doublesFor(rules, board, seat)
  return {
    pick: stances.includes('peace') ? dialId('peace', 0) : dialId(stances[0]!, 0),
    then: twice ? (simplest(twice) as Picked) : undefined,
  }
}

function support(contest: Contest, side: Stance): number {
  let sum = 0
  for (const seat in contest.dials) {
    const { stance, bid } = contest.dials[seat]!
    if (stance === side) sum += bid + contest.agents[seat]! + (contest.bonuses[seat] ?? 0)
  }
  return sum
}
