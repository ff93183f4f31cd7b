/** 5 Setup: the empty table, and the steps that fill it. */
import type { Picked, Seat, Step } from '../../kernel/contract.ts'
import { pick, some } from '../../kernel/input.ts'
import { keepCardsStep, zeroAgentsStep } from '../atlantis/beginnings.ts'
import { type Area, type Board, PASSIVE } from '../atlantis/board.ts'
import { draftStep } from '../atlantis/draft.ts'
import { gain, putAgent, raise } from '../atlantis/pieces.ts'
import { BUILDINGS, ENDINGS, type NationId } from '../atlantis/terms.ts'
import { type EraBoard, type EraRules, type EraTable, eraStep, type Players, playersIn, SPOTS } from './board.ts'
import { dealAmbitions } from './rules/ambitions.ts'
import { choosable } from './rules/draft.ts'
import { hasPower } from './rules/societies.ts'

/** Everything that stands ready before anything is drawn: the printed map, the tracks, the players' pieces. */
export function emptyTable({ world, pack }: EraRules, table: EraTable): EraBoard {
  const { seats, options } = table
  const players = `${seats.length}` as Players
  const start = table.random(seats.length)
  const order = seats.map((_, i) => seats[(start + i) % seats.length]!)
  const societies = table.shuffle(Object.keys(world.societies))
  const mode = {
    introductory: options.mode === 'introductory',
    powers: options.powers === 'on',
    ambitions: options.ambitions === 'on',
  }
  return {
    phase: 'setup',
    order,
    turn: 0,
    round: 1,
    doom: pack.track.doom[players],
    end: pack.track.end[players],
    flipped: false,
    areas: Object.fromEntries(world.areaIds.map((id) => [id, printed(world.areas[id]!.kind, id)])),
    nations: Object.fromEntries(world.nationIds.map((id) => [id, { controllers: [], passive: false, loot: [] }])),
    players: Object.fromEntries(
      order.map((seat, i) => [
        seat,
        {
          society: mode.powers ? null : societies[i]!,
          resource: pack.virya.start,
          agents: [...pack.agents.values],
          archons: [null, null],
          hand: [],
        },
      ]),
    ),
    specials: {},
    deck: [],
    contest: null,
    march: null,
    changed: [],
    final: null,
    mode,
    relics: { found: 0, areas: [...pack.relics.wilderness], track: [...pack.relics.track] },
    layout: null,
    drawn: [],
    notes: [],
    compensation: mode.introductory
      ? {}
      : Object.fromEntries(order.map((seat, i) => [seat, pack.virya.compensation[order.length - 1 - i]!])),
    loot: [...pack.loot.values],
    lab: null,
    crystal: null,
    saved: 0,
    psychic: null,
    ambitions: {},
    ambitionDeck: [],
    candidate: null,
  }
}

const printed = (kind: Area['kind'], id: string): Area => ({
  kind,
  counter: null,
  owner: kind === 'home' ? id : null,
  units: {},
  agents: {},
  buildings: [],
})

export function setupSteps(rules: EraRules, rounds: Step<Board, Record<never, never>>) {
  const draft = draftStep(choosable)
  const zeroAgents = zeroAgentsStep(rules)
  const setup = eraStep<Record<never, never>, { chosen?: number; agreed?: readonly string[] }>('setup', ({ one }) => ({
    // 8.1: societies with powers are chosen in turn order.
    society: one<Picked>({
      one: ({ board }, { chosen = 0 }) => board.order[chosen]!,
      evident: true,
      when: ({ board }, { chosen = 0 }) => board.mode.powers && chosen < board.order.length,
      ask: ({ board }) => {
        const taken = Object.values(board.players).map(({ society }) => society)
        const free = Object.keys(rules.world.societies).filter((id) => !taken.includes(id))
        return {
          prompt: { say: 'setup.society' },
          input: pick(free.map((id) => ({ id, label: { say: 'society', society: id }, rule: '10.6' }))),
        }
      },
      take(table, frame, answer, seat) {
        table.board.players[seat]!.society = answer.pick
        table.say({ say: 'setup.chosen', seat, society: answer.pick })
        frame.chosen = (frame.chosen ?? 0) + 1
        table.jump(frame, 'society')
      },
    }),
    // 5.2: a table may agree on special actions beforehand; the starting player writes down what was agreed.
    agree: one<readonly string[]>({
      one: ({ board }) => board.order[0]!,
      when: ({ board, options }) => options.specials === 'agreed' && !board.mode.introductory,
      ask: ({ board }) => {
        const count = rules.pack.deal.special[playersIn(board)]
        const options = specialCounters(rules, board).map((id) => ({
          id,
          label: { say: 'special', special: rules.world.counters[id]!.special },
          rule: '5.2',
        }))
        return { prompt: { say: 'setup.agree', count }, input: some(options, count, count) }
      },
      take(_, frame, answer) {
        frame.agreed = answer
      },
    }),
    map(table, { agreed }) {
      const { board } = table
      const card = board.order.length < 5 ? rules.pack.setupCards[table.random(rules.pack.setupCards.length)]! : null
      for (const area of card?.wilderness ?? []) board.areas[area] = printed('wilderness', area)
      dealCounters(rules, table, agreed)
      if (card && board.order.length === 3) enthronePassive(rules, table, card.passive, card.possessions)
      table.say({
        say: 'setup.map',
        wilderness: card?.wilderness ?? [],
        passive: board.order.length === 3 ? card!.passive : null,
      })
      table.say({ say: 'setup.order', order: board.order })
    },
    objectives: (table) => dealObjectives(rules, table),
    keep(table) {
      if (!table.board.mode.introductory) table.call(keepCardsStep, {})
    },
    draft: (table) => table.call(draft, { picks: 0 }),
    leave: (table) => removeUnchosen(table),
    // In turn order: the last one called is asked first.
    zeros(table) {
      for (const seat of [...table.board.order].reverse()) table.call(zeroAgents, { seat })
    },
    begin(table) {
      const { board } = table
      if (board.mode.ambitions) dealAmbitions(rules, table)
      for (const seat of board.order) welcomeBrotherhood(rules, table, seat)
      board.changed = []
      table.call(rounds, {})
    },
  }))
  return { setup, steps: [draft, zeroAgents, keepCardsStep] }
}

/** 5.2: some special actions are not for every number of players. */
const specialCounters = ({ world, pack }: EraRules, board: EraBoard) =>
  world.special.filter((id) => !pack.deal.without[playersIn(board)].includes(world.counters[id]!.special!))

function dealCounters(rules: EraRules, table: EraTable, agreed?: readonly string[]) {
  const { board } = table
  const { world, pack } = rules
  const players = playersIn(board)
  const special = agreed ?? table.shuffle(specialCounters(rules, board)).slice(0, pack.deal.special[players])
  const plain = table.shuffle([...world.plain]).slice(0, pack.deal.plain[players])
  const bag = table.shuffle([...special, ...plain])
  for (const id of world.areaIds) {
    const area = board.areas[id]!
    if (area.kind !== 'minor') continue
    area.counter = bag.pop()!
    const counter = world.counters[area.counter]!
    if (counter.building) raise(board, id, counter.building)
    if (counter.special && !board.mode.introductory) board.specials[counter.special] = id
  }
  const homes = table.shuffle([...world.home])
  for (const nation of world.nationIds) {
    const area = board.areas[nation]!
    area.counter = homes.pop()!
    area.units = { [nation]: world.counters[area.counter]!.units }
  }
}

/** 5.2, three players: a nation nobody steers, with possessions, guards and buildings. */
function enthronePassive({ pack }: EraRules, table: EraTable, nation: NationId, possessions: readonly string[]) {
  const { board } = table
  board.nations[nation]!.passive = true
  const agents = table.shuffle([...pack.passive.agents])
  for (const [i, area] of possessions.entries()) {
    board.areas[area]!.owner = nation
    board.areas[area]!.units = { [nation]: pack.passive.units }
    const agent = agents[i]
    if (agent !== undefined) putAgent(board, area, PASSIVE, agent)
  }
  const bag = table.shuffle(BUILDINGS.filter((building) => building !== 'light'))
  for (const building of bag.slice(0, pack.passive.buildings)) raise(board, nation, building)
}

/** 5.3: sets out of the game, one set on the layout, the rest is dealt. */
function dealObjectives({ pack }: EraRules, table: EraTable) {
  const { board } = table
  const { copies, setsRemoved, deal, keep } = pack.objectives
  const { introductory } = board.mode
  const each = copies - setsRemoved[playersIn(board)] - (introductory ? 0 : 1)
  board.deck = table.shuffle(ENDINGS.flatMap((card) => Array.from({ length: each }, () => card)))
  if (!introductory) {
    const [sun, moon, eclipse] = table.shuffle([...ENDINGS])
    board.layout = { sun: sun!, moon: moon!, eclipse: eclipse! }
    table.say({ say: 'setup.layout', cards: SPOTS.map((spot) => board.layout![spot]!) })
  }
  for (const seat of board.order) {
    const { hand } = board.players[seat]!
    hand.push(...board.deck.splice(0, introductory ? keep : deal))
    table.tell(seat, { say: 'setup.dealt', cards: hand })
  }
}

/** 5.3: the nation nobody chose leaves the game; its home is wilderness now. */
function removeUnchosen(table: EraTable) {
  const { board } = table
  for (const nation of Object.keys(board.nations)) {
    const { controllers, passive } = board.nations[nation]!
    if (passive || controllers.length > 0) continue
    delete board.nations[nation]
    board.areas[nation] = printed('wilderness', nation)
    table.say({ say: 'setup.removed', nation })
  }
}

/** 10.6: the Lemurian Brotherhood is compensated if Lemuria is in other hands. */
function welcomeBrotherhood(rules: EraRules, table: EraTable, seat: Seat) {
  const { board } = table
  if (!hasPower(board, seat, 'lemurian_brotherhood') || board.nations.lemuria?.controllers.includes(seat)) return
  const amount = gain(rules, board, seat, rules.pack.powers.brotherhoodGift)
  table.say({ say: 'special.gained', seat, amount })
}
