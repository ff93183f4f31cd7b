/** The game alone: two NPCs act as a coalition, by the turn of a card and without any decision. */
import type { Components, TechCode } from '../data/components.ts'
import { COALITION } from '../data/components.ts'
import type { Level, Tree } from '../data/language.ts'
import { type AtTable, type Book, type DoingOf, declare, type Kind } from './book.ts'
import { layoutOf } from './counting.ts'
import { drawFrom, happen, note } from './holdings.ts'
import { finish } from './victory.ts'

/** Positions A, B and C in rotation; the two NPCs take turns. */
export function callCoalition(table: AtTable, book: Book): void {
  const { board } = table
  const { acts } = board.rivals!
  const npcs = Object.keys(board.npcs)
  board.rivals!.acts++
  declare(table, book, npcs[acts % npcs.length]!, { kind: 'coalition', of: board.trees[acts % board.trees.length]! })
}

export const coalition = (book: Book): Kind<DoingOf<'coalition'>> => ({
  declare: () => {},
  carry(table, { by, doing: { of: tree } }) {
    const { board } = table
    const rivals = board.rivals!
    const card = drawFrom(table, tree)
    if (card === null) return table.say({ say: 'rivals.idle', npc: by, tree }, { weight: 'detail' })
    table.uncover()
    board.discards[tree]!.push(card)
    const { type } = book.data.cards[card]!
    table.say({ say: 'rivals.turn', npc: by, card })
    const tech = type === 'crate' ? firstRunner(table, tree) : null
    if (tech) {
      delete board.runners[tech]
      rivals.teams.push(tech)
      note(board, 'team', tech, COALITION)
      table.say({ say: 'rivals.team', tech }, { weight: 'headline' })
      happen(board, 'placeTeam', by, { level: book.data.techs[tech]!.level, tree, at: tech })
    } else if (type === 'passive') {
      rivals.tally[tree]! += book.data.pack.solo.tally
      table.say({ say: 'rivals.tally', tree, n: rivals.tally[tree]! })
      happen(board, 'startup', by, { level: 3, tree })
    } else {
      rivals.marker++
      note(board, 'marker', COALITION, COALITION)
      table.say({ say: 'rivals.marker', to: rivals.marker }, { weight: 'headline' })
      if (type === 'active') happen(board, 'startup', by, { level: 2 satisfies Level, tree })
    }
  },
})

/** Lv.2 left and right, then Lv.3 from the left. */
const firstRunner = ({ board }: AtTable, tree: Tree): TechCode | null =>
  layoutOf(board, tree).find((tech) => tech in board.runners) ?? null

/** Two ways to lose: the marker is through, or the turns are. */
export function checkLoss(table: AtTable, data: Components): boolean {
  const { marker, acts, limit } = table.board.rivals!
  if (marker >= data.spaces.length) finish(table, data, { ending: 'coalition', winner: null, conditions: [] })
  else if (acts >= limit) finish(table, data, { ending: 'limit', winner: null, conditions: [] })
  else return false
  return true
}
