/** 8.2, 10.7 Secret goals of major nations (advanced game): dealt, exchanged after a coup, counted at the end. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { areasOf, buildingsOf, holdings, minorsOf } from '../../atlantis/rules/control.ts'
import { onMap, unitsOf } from '../../atlantis/rules/pieces.ts'
import { playersIn } from '../../atlantis/setup.ts'
import type { Building, NationId } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { eraStep, pick } from './tools.ts'

/** One card for each nation in play; its controllers look at it. */
export function dealAmbitions({ pack }: EraRules, table: EraTable) {
  const { board } = table
  board.ambitionDeck = table.shuffle(pack.ambitions.map(({ id }) => id))
  for (const nation in board.nations) {
    const card = board.ambitionDeck.shift()
    if (card === undefined) break
    board.ambitions[nation] = { card, seen: [] }
    for (const seat of board.nations[nation]!.controllers) look(table, seat, nation)
  }
}

/** A controller looks at the nation's card. */
export function look(table: EraTable, seat: Seat, nation: NationId) {
  const ambition = table.board.ambitions[nation]
  if (!ambition || ambition.seen.includes(seat)) return
  ambition.seen.push(seat)
  table.tell(seat, { say: 'ambition.seen', nation, ambition: ambition.card })
}

/** After a coup on a major nation: the newcomer draws a second card and decides which of the two stays. */
export const ambitionStep = eraStep<{ readonly seat: Seat; readonly nation: NationId }>('ambition', ({ one }) => ({
  draw(table, { seat, nation }) {
    const { board } = table
    look(table, seat, nation)
    board.candidate = board.ambitionDeck.shift() ?? null
    if (board.candidate !== null) table.tell(seat, { say: 'ambition.drawn', nation, ambition: board.candidate })
  },
  choose: one<Picked>({
    one: (_, { seat }) => seat,
    when: ({ board }) => board.candidate !== null,
    ask: ({ board }, { nation }) => ({
      prompt: { say: 'ambition.choose', nation },
      shows: [{ say: 'shows.ambition' }],
      topic: 'ambitions',
      input: pick([
        {
          id: 'keep',
          label: { say: 'ambition.keep', ambition: board.ambitions[nation]!.card },
          means: () => ({ say: 'means.goal', ambition: board.ambitions[nation]!.card, players: playersIn(board) }),
          rule: '8.2',
        },
        {
          id: 'change',
          label: { say: 'ambition.change', ambition: board.candidate! },
          means: () => ({ say: 'means.goal', ambition: board.candidate!, players: playersIn(board) }),
          rule: '8.2',
        },
      ]),
      about: nation,
    }),
    take(table, { seat, nation }, answer) {
      const { board } = table
      const before = board.ambitions[nation]!.card
      const [kept, buried] = answer.pick === 'change' ? [board.candidate!, before] : [before, board.candidate!]
      board.candidate = null
      board.ambitionDeck.push(buried)
      // Nobody but the newcomer knows whether it is still the same card; the partner may look again.
      board.ambitions[nation] = { card: kept, seen: [seat] }
      table.say({ say: 'ambition.chosen', seat, nation })
      for (const partner of board.nations[nation]!.controllers) look(table, partner, nation)
    },
  }),
}))

// ── Counting ────────────────────────────────────────────────────────────────────────────────────────────────────

type Measure = (rules: EraRules, board: EraBoard, nation: NationId) => number

const has = (board: EraBoard, building: Building) => (area: string) => board.areas[area]!.buildings.includes(building)
const isSpecial = (board: EraBoard) => (area: string) => Object.values(board.specials).includes(area)
const wild = (board: EraBoard) => (area: string) => board.areas[area]!.kind === 'wilderness'

/** One Power for each of these. */
const EACH: Readonly<Record<string, Measure>> = {
  aquatic_spirit: ({ world }, board, nation) =>
    minorsOf(board, nation).filter((area) => world.areas[area]!.oceans.length >= 2).length,
  cosmopolitan_dream: ({ world }, board, nation) =>
    areasOf(board, nation).filter((area) => board.areas[area]!.buildings.length === world.areas[area]!.spots).length,
}

/** Fulfilled by having more of these than every other nation. */
const MOST: Readonly<Record<string, Measure>> = {
  emulous_explorers: (_, board, nation) => holdings(board, nation).filter(wild(board)).length,
  imperial_ambition: (_, board, nation) => minorsOf(board, nation).length,
  militaristic_zeal: (_, board, nation) => unitsOf(board, nation),
  mystical_aspiration: (_, board, nation) => areasOf(board, nation).filter(has(board, 'pyramid')).length,
  occult_collectors: (_, board, nation) => minorsOf(board, nation).filter(isSpecial(board)).length,
  religious_populists: (_, board, nation) => buildingsOf(board, nation, 'dark') + buildingsOf(board, nation, 'light'),
}

/** A temple of the kind that is at least twice as common as the other. */
function isSectarian(board: EraBoard, nation: NationId): boolean {
  const isDominant = (own: Building, other: Building) =>
    buildingsOf(board, nation, own) > 0 && onMap(board, own) >= 2 * onMap(board, other)
  return isDominant('light', 'dark') || isDominant('dark', 'light')
}

const SECTARIANS = 'fanatical_sectarians'

/** The goals somebody can count. */
export const COUNTABLE: ReadonlySet<string> = new Set([...Object.keys(EACH), ...Object.keys(MOST), SECTARIANS])

/** Power the nation's goal adds at the end. */
export function ambitionPower(rules: EraRules, board: EraBoard, nation: NationId): number {
  const card = board.ambitions[nation]?.card
  const data = rules.pack.ambitions.find(({ id }) => id === card)
  if (!data) return 0
  const value = data.power[playersIn(board)]
  if (EACH[data.id]) return value * EACH[data.id]!(rules, board, nation)
  const measure = MOST[data.id]
  const rivals = Object.keys(board.nations).filter((other) => other !== nation)
  const isFulfilled = measure
    ? rivals.every((other) => measure(rules, board, nation) > measure(rules, board, other))
    : isSectarian(board, nation)
  return isFulfilled ? value : data.otherwise
}
