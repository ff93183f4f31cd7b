/** 6.1.2 Coup: agents take over a minor nation, or a place among the controllers of a major one. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import { type Board, PASSIVE } from '../board.ts'
import { type AreaId, type NationId, REACH } from '../terms.ts'
import { SAME_AGENTS, targetsAbsent } from './absent.ts'
import { agentsOnMap, ownPowers, priced } from './choices.ts'
import { openContest } from './contest.ts'
import { controllersOf, controls, cubesAfter, markersLeft, nationsOf, ownerOf, takeControl } from './control.ts'
import type { Rules, Takeover } from './customs.ts'
import { agentsIn, liftAgent, pay, placeUnits, putAgent, recallAgent, removeUnits, worthOf } from './pieces.ts'
import { areaPower, nationPower, stability } from './power.ts'
import { DETAIL, HEADLINE, lacking, type Option, pick, step, type Table, type Text } from './tools.ts'

/** `nation`: the coup is made by the Black Knight for that nation, with doubled agents. */
export type Couping = { readonly seat: Seat; readonly nation: NationId | null }
type Found = { target: AreaId }
type Swap = Picked<string, Picked>

export const coupStep = (rules: Rules, contest: Step<Board, Record<never, never>>) =>
  step<Couping, Found, 'plan'>('coup', ({ one }) => ({
    // First, swaps of own agents; then the target. Both are one question, as most coups need no swap.
    plan: one<Picked<string, Swap | undefined>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, nation }) => {
        const targets = coupTargets(rules, board, seat, nation)
        return {
          prompt: nation ? { say: 'coup.knight', nation } : { say: 'coup.target' },
          shows: () => [ownPowers(rules, board, seat), { say: 'shows.coup' }, { say: 'shows.coup.next' }],
          absent: () => targetsAbsent(rules, board, seat, targets, nation),
          topic: nation ? 'black_knight' : 'coup',
          input: pick<string, Swap | undefined>([
            ...targets.map((area) => coupOption(rules, board, seat, nation, area)),
            ...swapOption(rules, board, seat),
          ]),
          about: REACH,
        }
      },
      // The clock tries where most of the resistance is overcome by the agents there.
      idle({ board }, { seat, nation }) {
        const margin = (area: AreaId) =>
          coupWorth(rules, board, area, seat, true, nation) - defenceIn(rules, board, seat, nation, area).sure
        const [best] = coupTargets(rules, board, seat, nation).sort((a, b) => margin(b) - margin(a))
        return { pick: best!, then: undefined }
      },
      take(table, frame, answer) {
        if (answer.pick !== 'swap') {
          frame.target = answer.pick
          return
        }
        swapAgents(table, frame.seat, answer.then!.pick, answer.then!.then.pick)
        pay(table.board, frame.seat, rules.pack.actions.swap)
        table.jump(frame, 'plan')
      },
    }),
    bids(table, { seat, nation, target }) {
      const { board } = table
      openContest(
        rules,
        table,
        {
          kind: 'coup',
          area: target,
          attacker: seat,
          attacking: nation,
          defending: ownerOf(board, target),
          sums: { attack: 0, defence: resistance(rules, board, target) },
        },
        (each) => coupWorth(rules, board, target, each, each === seat, nation),
      )
      table.call(contest, {})
    },
    // Success against a minor nation: it goes to one of the own major nations; units there are removed.
    give: one<Picked>({
      one: (_, { seat }) => seat,
      evident: true,
      when: (table, frame) => hasWon(table) && table.board.areas[frame.target]!.kind === 'minor',
      ask: ({ board }, { seat, nation, target }) => ({
        prompt: { say: 'coup.give', area: target },
        shows: () => [ownPowers(rules, board, seat), { say: 'shows.give', converts: nation !== null }],
        topic: 'coup',
        input: pick(
          // The weaker one first: it is what scores, so it is what the clock would choose.
          receivers(rules, board, seat, target, nation)
            .map((id) => ({ id, power: nationPower(rules, board, id) }))
            .sort((a, b) => a.power - b.power)
            .map(({ id, power }, _, all) => ({
              id,
              label: { say: 'nation.power', nation: id, power },
              means: () => ({
                say: 'means.give',
                power,
                after: power + areaPower(rules, board, target),
                lesser: all.some((other) => power < other.power),
              }),
              rule: rules.customs.sections.coup,
            })),
        ),
        about: target,
      }),
      take: (table, { target, nation }, answer) => changeHands(rules, table, target, answer.pick, nation !== null),
    }),
    // Success against a major nation: one of the own nations is given up for a place among its controllers.
    seize: one<Picked>({
      one: (_, { seat }) => seat,
      evident: true,
      when: (table, frame) => hasWon(table) && table.board.areas[frame.target]!.kind === 'home',
      ask: ({ board }, { seat, target }) => ({
        prompt: { say: 'coup.seize', nation: target },
        shows: () => [ownPowers(rules, board, seat), { say: 'shows.seize' }],
        topic: 'coup',
        input: pick(
          rules.customs.takeovers(board, seat, target).map((takeover) => ({
            id: takeoverId(takeover),
            label: { say: 'coup.takeover', nation: target, give: takeover.give, seat: takeover.to },
            means: () => ({
              say: 'means.seize',
              nation: target,
              power: nationPower(rules, board, target),
              give: takeover.give,
              given: nationPower(rules, board, takeover.give),
            }),
            rule: rules.customs.sections.coup,
          })),
        ),
        about: target,
      }),
      take(table, { seat, target }, answer) {
        const takeovers = rules.customs.takeovers(table.board, seat, target)
        rules.customs.homeSeized(table, seat, target, takeovers.find((each) => takeoverId(each) === answer.pick)!)
      },
    }),
    leave: (table, { seat, nation }) => rules.customs.coupSettled(table, seat, nation === null),
  }))

const takeoverId = ({ give, to }: Takeover) => (to === null ? give : `${give}:${to}`)

const hasWon = ({ board }: Table) => board.contest!.result!.won

/** A target with what the own agents there are worth, what stands against them for sure, and what else may join in. */
function coupOption(rules: Rules, board: Board, seat: Seat, nation: NationId | null, area: AreaId): Option<string, undefined> {
  const agents = coupWorth(rules, board, area, seat, true, nation)
  const { sure, open } = defenceIn(rules, board, seat, nation, area)
  const gap = sure - agents + 1
  const has = board.players[seat]!.resource
  return {
    id: area,
    label: { say: 'coup.at', area, agents, sure, open },
    means:
      board.areas[area]!.kind === 'home'
        ? { say: 'means.target.home', gap, open, has }
        : { say: 'means.target.minor', gap, open, has, power: areaPower(rules, board, area) },
    rule: rules.customs.sections.coup,
  }
}

/** `sure`: with the agents of defenders, where those cannot stay out of it. `open`: agents whose players may choose. */
export function defenceIn(rules: Rules, board: Board, seat: Seat, nation: NationId | null, area: AreaId) {
  const { owner, agents } = board.areas[area]!
  const mustDefend = (other: Seat) =>
    !rules.customs.stances.defender.includes('peace') && controls(board, other, owner) && !controls(board, other, nation)
  let [sure, open] = [resistance(rules, board, area), 0]
  for (const other in agents) {
    if (other === seat || other === PASSIVE) continue
    if (mustDefend(other)) sure += worthOf(agents[other]!)
    else open += worthOf(agents[other]!)
  }
  return { sure, open }
}

/** Stability, and agents nobody steers. */
const resistance = (rules: Rules, board: Board, area: AreaId) =>
  stability(rules, board, area) + worthOf(agentsIn(board, area, PASSIVE))

// ── Targets ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const coupTargets = (rules: Rules, board: Board, seat: Seat, nation: NationId | null): AreaId[] =>
  Object.keys(board.areas).filter((area) => isTarget(rules, board, seat, nation, area))

/** How many targets there are, and where least is missing. */
export function coupProspect(rules: Rules, board: Board, seat: Seat) {
  const targets = coupTargets(rules, board, seat, null).map((area) => ({
    area,
    agents: coupWorth(rules, board, area, seat, true, null),
    against: defenceIn(rules, board, seat, null, area).sure,
  }))
  const [nearest] = targets.sort((a, b) => a.against - a.agents - (b.against - b.agents))
  return { targets: targets.length, nearest: nearest ?? null }
}

export function hasCoupTarget(rules: Rules, board: Board, seat: Seat, nation: NationId | null): boolean {
  for (const area in board.areas) if (isTarget(rules, board, seat, nation, area)) return true
  return false
}

/** Where the player has an agent, and where success could be carried out within the rules and the pieces. */
function isTarget(rules: Rules, board: Board, seat: Seat, nation: NationId | null, area: AreaId): boolean {
  const { kind, agents } = board.areas[area]!
  if (agents[seat] === undefined) return false
  if (kind === 'minor') return receivers(rules, board, seat, area, nation).length > 0
  return nation === null && rules.customs.takeovers(board, seat, area).length > 0
}

/** Own nations that do not have it yet and have a control marker left. */
function receivers(rules: Rules, board: Board, seat: Seat, area: AreaId, nation: NationId | null): NationId[] {
  const { owner } = board.areas[area]!
  return (nation ? [nation] : nationsOf(board, seat)).filter((id) => id !== owner && markersLeft(rules, board, id) > 0)
}

export function coupWorth(
  rules: Rules,
  board: Board,
  area: AreaId,
  seat: Seat,
  isAttacker: boolean,
  nation: NationId | null,
): number {
  const values = agentsIn(board, area, seat)
  if (!isAttacker) return worthOf(values)
  if (nation !== null) return 2 * worthOf(values)
  return worthOf(values.map((value) => rules.customs.agentWorth(board, seat, value)))
}

// ── Swaps ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Two own agents of different value in different areas change places. */
function swapOption(rules: Rules, board: Board, seat: Seat): Option<string, Swap>[] {
  const cost = rules.pack.actions.swap
  if (board.players[seat]!.resource < cost) return []
  const agents = agentsOnMap(board, seat)
  const options = agents.flatMap(({ id, area, value }): Option<string, Picked>[] => {
    const others = agents.filter((other) => other.area !== area && other.value !== value)
    if (others.length === 0) return []
    const second = others.map(
      (other): Option<string, undefined> => ({
        id: other.id,
        label: { say: 'agent.at', value: other.value, area: other.area },
        means: () => swapMeans(board, seat, other.area),
      }),
    )
    return [
      {
        id,
        label: { say: 'agent.at', value, area },
        means: () => swapMeans(board, seat, area),
        then: lacking(SAME_AGENTS, pick(second)),
      },
    ]
  })
  if (options.length === 0) return []
  return [
    {
      id: 'swap',
      label: { say: 'coup.swap' },
      means: { say: 'means.swap' },
      rule: rules.customs.sections.coup,
      ...priced(rules, board, seat, cost),
      then: pick(options),
    },
  ]
}

const swapMeans = (board: Board, seat: Seat, area: AreaId): Text => ({
  say: 'means.swap.of',
  area,
  worth: worthOf(agentsIn(board, area, seat)),
})

function swapAgents(table: Table, seat: Seat, first: string, second: string) {
  const { board } = table
  const [[area, value], [otherArea, otherValue]] = [first, second].map((id) => {
    const [where, worth] = id.split(':') as [AreaId, string]
    return [where, Number(worth)] as const
  }) as [[AreaId, number], [AreaId, number]]
  liftAgent(board, area, seat, value)
  liftAgent(board, otherArea, seat, otherValue)
  putAgent(board, area, seat, otherValue)
  putAgent(board, otherArea, seat, value)
  table.say({ say: 'coup.swapped', seat, value, area, otherValue, otherArea })
}

// ── What follows ────────────────────────────────────────────────────────────────────────────────────────────────

/** Units there leave the map, or change sides if the Black Knight turned their minds. */
function changeHands(rules: Rules, table: Table, area: AreaId, nation: NationId, converts: boolean) {
  const { board } = table
  const { owner: before, units } = board.areas[area]!
  const lost = { ...units }
  for (const id in lost) removeUnits(board, area, id, lost[id]!)
  const fallen = Object.entries(lost).map(([id, count]) => ({ nation: id, count }))
  table.say(
    { say: 'control.taken', area, nation, before, fallen, converts },
    { concerns: controllersOf(board, before, nation, ...Object.keys(lost)) },
  )
  takeControl(rules, table, area, nation)
  if (!converts) rules.customs.unitsLost(table, lost)
  else for (const id in lost) placeUnits(rules, board, area, nation, lost[id]!)
}

export function moveCubes(table: Table, seat: Seat, nation: NationId, takeover: Takeover) {
  const cubes = cubesAfter(table.board, seat, nation, takeover)
  for (const id in cubes) table.board.nations[id]!.controllers = cubes[id]!
  const concerns = controllersOf(table.board, nation, takeover.give)
  table.say({ say: 'coup.seized', seat, nation, give: takeover.give, other: takeover.to }, { ...HEADLINE, concerns })
}

/** Agents leave, whatever the result, except of those who stayed out of it and of the faithful. `kept` was paid for. */
export function recallAgents(rules: Rules, table: Table, kept?: { seat: Seat; value: number }) {
  const { board } = table
  const { area, dials } = board.contest!
  const left: { seat: Seat | null; value: number }[] = []
  for (const [owner, values] of Object.entries(board.areas[area]!.agents)) {
    if (dials![owner]?.stance === 'peace' || isFaithful(rules, board, area, owner)) continue
    for (const value of [...values]) {
      if (kept?.seat === owner && kept.value === value) continue
      recallAgent(board, area, owner, value)
      left.push({ seat: owner === PASSIVE ? null : owner, value })
    }
  }
  sayLeft(table, area, left)
}

/** Whose agents left the map. */
export function sayLeft(table: Table, area: AreaId, agents: readonly { seat: Seat | null; value: number }[]) {
  const concerns = [...new Set(agents.flatMap(({ seat }) => (seat === null ? [] : [seat])))]
  if (agents.length > 0) table.say({ say: 'coup.left', area, agents }, { ...DETAIL, concerns })
}

/** Would this agent leave after the coup that was just settled? */
export const wouldLeave = (rules: Rules, board: Board, seat: Seat) =>
  board.contest!.dials![seat]!.stance !== 'peace' && !isFaithful(rules, board, board.contest!.area, seat)

/** Where the faithful nation rules after the coup, agents of its controllers stay. */
function isFaithful(rules: Rules, board: Board, area: AreaId, owner: Seat): boolean {
  const { kind, owner: nation } = board.areas[area]!
  if (nation === null || rules.world.effects[nation] !== 'faithful') return false
  if (kind === 'home' && !rules.customs.faithfulAtHome) return false
  const { controllers, passive } = board.nations[nation]!
  return owner === PASSIVE ? passive : controllers.includes(owner)
}
