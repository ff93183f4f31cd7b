/** 5 Setup: the empty table, and the steps that fill it. */
import type { Seat, Step } from '../../kernel/contract.ts'
import { type Board, PASSIVE } from '../atlantis/board.ts'
import { keepCardsStep, societiesStep, zeroAgentsStep } from '../atlantis/rules/beginnings.ts'
import { draftStep } from '../atlantis/rules/draft.ts'
import { receive } from '../atlantis/rules/economy.ts'
import { putAgent, raise, replace } from '../atlantis/rules/pieces.ts'
import { hasPower } from '../atlantis/rules/societies.ts'
import { bareTable, dealCounters, dealHands, dealHomeCounters, playersIn, turnWild } from '../atlantis/setup.ts'
import { BUILDINGS, ENDINGS, type NationId } from '../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from './board.ts'
import { dealAmbitions } from './rules/ambitions.ts'
import { choosable } from './rules/draft.ts'
import { eraStep, type Option, some } from './rules/tools.ts'

/** Everything that stands ready before anything is drawn. */
export function emptyTable(rules: EraRules, table: EraTable): EraBoard {
  const { pack } = rules
  const { options, seats } = table
  const mode = {
    introductory: options.mode === 'introductory',
    powers: options.powers === 'on',
    ambitions: options.ambitions === 'on',
  }
  const start = seats.map(() => pack.virya.start)
  const bare = bareTable(rules, table, start, mode.powers)
  return Object.assign(bare, {
    mode,
    relics: { found: 0, areas: [...pack.relics.wilderness], track: [...pack.relics.track] },
    layout: null,
    drawn: [],
    compensation: mode.introductory
      ? {}
      : Object.fromEntries(bare.order.map((seat, i) => [seat, pack.virya.compensation[seats.length - 1 - i]!])),
    loot: [...pack.loot.values],
    lab: null,
    crystal: null,
    saved: 0,
    psychic: null,
    ambitions: {},
    ambitionDeck: [],
    candidate: null,
  })
}

export function setupSteps(rules: EraRules, rounds: Step<Board, Record<never, never>>) {
  const draft = draftStep(rules, (board, seat, picks) => choosable(board, seat, picks).map((nation) => ({ nation })))
  const societies = societiesStep(rules)
  const keepCards = keepCardsStep(rules)
  const zeroAgents = zeroAgentsStep(rules)
  const setup = eraStep<Record<never, never>, { agreed?: readonly string[] }>('setup', ({ one }) => ({
    // 5.2: a table may agree on special actions beforehand; the starting player writes down what was agreed.
    agree: one<readonly string[]>({
      one: ({ board }) => board.order[0]!,
      when: ({ board, options }) => options.specials === 'agreed' && !board.mode.introductory,
      ask: ({ board }) => {
        const count = rules.pack.deal.special[playersIn(board)]
        const options = specialCounters(rules, board).map(
          (id): Option => ({
            id,
            label: { say: 'special', special: rules.world.counters[id]!.special! },
            means: { say: 'means.special', special: rules.world.counters[id]!.special! },
            rule: '5.2',
          }),
        )
        return {
          prompt: { say: 'setup.agree', count },
          shows: [{ say: 'shows.agree' }],
          topic: 'specials',
          input: some(options, count, count),
        }
      },
      take(_, frame, answer) {
        frame.agreed = answer
      },
    }),
    map(table, { agreed }) {
      const { board } = table
      const card = board.order.length < 5 ? rules.pack.setupCards[table.random(rules.pack.setupCards.length)]! : null
      for (const area of card?.wilderness ?? []) turnWild(board, area)
      dealCounters(rules, board, counterBag(rules, table, agreed), !board.mode.introductory)
      dealHomeCounters(rules, table)
      if (card && board.order.length === 3) enthronePassive(rules, table, card.passive, card.possessions)
      table.say({
        say: 'setup.map',
        wilderness: card?.wilderness ?? [],
        passive: board.order.length === 3 ? card!.passive : null,
      })
      table.say({ say: 'setup.order', order: board.order })
    },
    // 8.1: societies with powers are chosen once the map lies open and the turn order is known. A table begun when they
    // came before the map has chosen already.
    society(table) {
      const { mode, players } = table.board
      const isOpen = Object.values(players).some(({ society }) => society === null)
      if (mode.powers && isOpen) table.call(societies, { chosen: 0 })
    },
    objectives: (table) => dealObjectives(rules, table),
    keep(table) {
      if (!table.board.mode.introductory) table.call(keepCards, {})
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
  return { setup, steps: [draft, zeroAgents, keepCards, societies] }
}

/** 5.2: some special actions are not for every number of players. */
const specialCounters = ({ world, pack }: EraRules, board: EraBoard) =>
  world.special.filter((id) => !pack.deal.without[playersIn(board)].includes(world.counters[id]!.special!))

function counterBag(rules: EraRules, table: EraTable, agreed?: readonly string[]): string[] {
  const { board } = table
  const { world, pack } = rules
  const players = playersIn(board)
  const special = agreed ?? table.shuffle(specialCounters(rules, board)).slice(0, pack.deal.special[players])
  const plain = table.shuffle([...world.plain]).slice(0, pack.deal.plain[players])
  return table.shuffle([...special, ...plain])
}

/** 5.2, three players: a nation nobody steers, with possessions, guards and buildings. */
function enthronePassive({ pack }: EraRules, table: EraTable, nation: NationId, possessions: readonly string[]) {
  const { board } = table
  board.nations[nation]!.passive = true
  const agents = table.shuffle([...pack.passive.agents])
  for (const [i, area] of possessions.entries()) {
    replace(board, area, { owner: nation, units: { [nation]: pack.passive.units } })
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
    table.say({ say: 'setup.layout', cards: { sun: sun!, moon: moon!, eclipse: eclipse! } })
  }
  dealHands(table, introductory ? keep : deal)
}

/** 5.3: the nation nobody chose leaves the game; its home is wilderness now. */
function removeUnchosen(table: EraTable) {
  const { board } = table
  for (const nation of Object.keys(board.nations)) {
    const { controllers, passive } = board.nations[nation]!
    if (passive || controllers.length > 0) continue
    turnWild(board, nation)
    table.say({ say: 'setup.removed', nation })
  }
}

/** 10.6: the Lemurian Brotherhood is compensated if Lemuria is in other hands. */
function welcomeBrotherhood(rules: EraRules, table: EraTable, seat: Seat) {
  const { board } = table
  if (!hasPower(board, seat, 'lemurian_brotherhood') || board.nations.lemuria?.controllers.includes(seat)) return
  table.say({ say: 'brotherhood.gift', ...receive(rules, table.board, seat, rules.pack.powers.brotherhoodGift) })
}
