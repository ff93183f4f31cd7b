/** How likely the misfortunes still to come take each tile; what the gods take, the team chooses. Follows from what everybody sees. */
import type { View } from '../view.ts'

type Tile = {
  readonly id: string
  readonly depth: number
  /** From 0 to 1. */
  readonly chance: number
}

/** Less is not worth telling. */
const LEAST = 0.005

/** Dry tiles of a peninsula that this round's misfortunes may take, the outermost first: it is always there, whatever its chance. */
export function dangerTo(view: View, peninsula: string): readonly Tile[] {
  const { tiles } = view.facts.peninsulas.find(({ id }) => id === peninsula)!
  const dry = tiles.length - view.flooded[peninsula]!
  const held = view.barriers.includes(peninsula) ? 1 : 0
  const odds = oddsOf(view, peninsula)
  const found: Tile[] = []
  for (let lost = 1; lost <= dry; lost++) {
    const chance = odds.slice(lost + held).reduce((sum, each) => sum + each, 0)
    if (lost > 1 && chance < LEAST) break
    const depth = dry - lost + 1
    found.push({ id: tiles[depth - 1]!.id, depth, chance })
  }
  return found
}

/** How likely exactly so many of the cards still to be drawn name this peninsula. */
function oddsOf(view: View, peninsula: string): number[] {
  const names = (card: string) =>
    view.facts.misfortunes[card]!.effects.some((woe) => woe.op === 'flood' && woe.where === peninsula)
  const known = (view.players.find(({ seat }) => seat === view.seat)?.foreseen ?? []).slice(0, view.draws.length)
  const sure = known.filter(names).length
  const deck = { cards: view.decks.misfortunes - known.length, naming: view.decks.naming[peninsula]! - sure }
  const left = view.draws.length - known.length
  // Once the deck is empty, everything that lies beside it is shuffled, and with it what was drawn before.
  const again = Math.max(0, left - deck.cards)
  const all = {
    cards: view.decks.misfortunes + view.discards.misfortunes.length,
    naming: view.decks.naming[peninsula]! + view.discards.misfortunes.filter(names).length,
  }
  const [first, second] = [drawing(deck, left - again), drawing(all, again)]
  const odds = Array<number>(sure + first.length + second.length - 1).fill(0)
  for (const [i, one] of first.entries()) for (const [j, other] of second.entries()) odds[sure + i + j]! += one * other
  return odds
}

/** So many of them name it when `count` cards are drawn: the chance of none, one, two … */
function drawing({ cards, naming }: { readonly cards: number; readonly naming: number }, count: number): number[] {
  let odds = [1]
  for (let drawn = 0; drawn < count; drawn++) {
    const hit = (hits: number) => Math.max(0, naming - hits) / (cards - drawn)
    odds = Array.from(
      { length: odds.length + 1 },
      (_, hits) => (odds[hits] ?? 0) * (1 - hit(hits)) + (odds[hits - 1] ?? 0) * hit(hits - 1),
    )
  }
  return odds
}
