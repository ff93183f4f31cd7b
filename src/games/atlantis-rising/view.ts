/**
 * What leaves the game: everything a picture of the table, its text or a computer player needs, and nothing a seat may not
 * know. `facts` is what is printed (it never changes during a game), the rest is what lies on the table now.
 */
import type { Seat } from '../../kernel/contract.ts'
import { copy } from '../../kernel/json.ts'
import { NONE } from '../common/same-items.ts'
import { handLimit } from './abilities.ts'
import type { Board, Boon, Build, Fund, Piece, Proposal, Request, Roll } from './board.ts'
import type { Data } from './data/data.ts'
import type { Facts } from './data/facts.ts'
import type { Action, Good, Goods } from './data/language.ts'
import { freeEnergy } from './goods.ts'
import { wrathFloods, wrathValue } from './island.ts'
import { owes } from './rules/owed.ts'
import { foreseenBy } from './rules/scrolls.ts'
import type { RisingText } from './words/says.ts'

export type PlayerView = {
  readonly seat: Seat
  readonly councilor: string | null
  readonly goods: Readonly<Goods>
  /** Energy that is not set aside. */
  readonly freeEnergy: number
  /** `null`: this seat may not look at it. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  readonly handLimit: number
  readonly artifacts: readonly string[]
  readonly reserve: number
  readonly ready: boolean
  readonly pause: boolean
  /** Has something to settle before it goes on. */
  readonly owes: boolean
  readonly confirms: boolean
  readonly boost: number | null
  readonly drawn: { readonly count: number; readonly keep: number; readonly cards: readonly string[] | null } | null
  readonly boons: readonly Boon[]
  /** Misfortunes it has looked at, next one first; `null` for others. */
  readonly foreseen: readonly string[] | null
  readonly foreseenCount: number
  readonly gaveUp: boolean
}

export type View = {
  readonly seat: Seat | null
  readonly facts: Facts
  readonly difficulty: string
  readonly level: number
  readonly round: number
  readonly phase: Board['phase']
  readonly starting: Seat
  readonly hands: Board['hands']
  readonly limited: boolean
  /** `floods`: tiles the gods will take at the end of this round, as things stand. */
  readonly wrath: { readonly index: number; readonly value: number; readonly floods: number }
  readonly flooded: Readonly<Record<string, number>>
  readonly barriers: readonly string[]
  readonly supply: Readonly<Board['supply']>
  readonly players: readonly PlayerView[]
  readonly pieces: readonly Readonly<Piece>[]
  readonly automaton: string | null
  readonly hasAutomaton: boolean
  readonly hologram: { readonly shown: readonly string[]; readonly active: string | null; readonly left: number } | null
  readonly blueprint: readonly string[]
  readonly built: readonly string[]
  readonly buildSpaces: number
  /** `naming`: how many misfortunes in the deck name a peninsula; what was dealt into it and what has left it is public. */
  readonly decks: { readonly library: number; readonly misfortunes: number; readonly naming: Readonly<Record<string, number>> }
  readonly discards: { readonly library: readonly string[]; readonly misfortunes: readonly string[] }
  /** Who draws next, known from the beginning of a round on; and what it has brought. */
  readonly draws: readonly Seat[]
  readonly drawn: readonly { readonly seat: Seat; readonly card: string }[]
  readonly now: Readonly<Board['now']>
  readonly rolls: readonly Roll[]
  readonly builds: readonly Build[]
  readonly funds: readonly Fund[]
  readonly requests: readonly Request[]
  readonly proposals: readonly Proposal[]
  readonly waits: Readonly<Record<string, Seat>>
  readonly choice: Board['choice']
  readonly story: readonly RisingText[]
  /** The last round in short. */
  readonly before: readonly RisingText[]
  /** How each finished round left the island and the Gate. */
  readonly rounds: readonly { readonly dry: number; readonly built: number }[]
  readonly result: Board['result']
}
export type { Action, Board, Facts, Good, Goods, Piece, Roll }

export const viewOf = (data: Data, facts: Facts) => {
  const namingIn = namings(data)
  return (board: Board, seat: Seat | null): View => {
    const seats = Object.keys(board.players)
    return {
      seat,
      facts,
      difficulty: board.difficulty,
      level: board.level,
      round: board.round,
      phase: board.phase,
      starting: board.starting,
      hands: board.hands,
      limited: board.limited,
      wrath: {
        index: board.wrath,
        value: wrathValue(data, board),
        floods: wrathFloods(data, board),
      },
      flooded: { ...board.flooded },
      barriers: board.barriers,
      supply: { ...board.supply },
      players: seats.map((each) => playerView(data, board, each, seat)),
      pieces: board.pieces.map(({ id, owner, kind, at, slot, down }) => ({ id, owner, kind, at, slot, down })),
      automaton: board.automaton ?? null,
      hasAutomaton: board.automaton !== undefined,
      hologram: board.hologram
        ? { shown: [...board.hologram.shown], active: board.hologram.active, left: board.hologram.stack.length }
        : null,
      blueprint: board.blueprint,
      built: board.built,
      buildSpaces: data.counts[seats.length]!.buildSpaces,
      decks: {
        library: board.library.deck.length,
        misfortunes: board.misfortunes.deck.length,
        naming: namingIn(board.misfortunes.deck),
      },
      discards: { library: board.library.discard, misfortunes: board.misfortunes.discard },
      draws: board.misfortunes.draws,
      drawn: board.misfortunes.drawn,
      now: copy(board.now),
      rolls: copy(board.rolls.filter(({ stage }) => stage !== 'missed')),
      builds: copy(board.builds),
      funds: copy(board.funds),
      requests: copy(board.requests),
      proposals: copy(board.proposals),
      waits: { ...board.waits },
      choice: copy(board.choice),
      story: board.story,
      before: board.before ?? NONE,
      rounds: board.rounds ?? NONE,
      result: board.result && { ...board.result },
    }
  }
}

/** How many cards of a deck name each peninsula: counted once, for a deck is never changed. */
function namings({ peninsulas, naming }: Data) {
  const known = new WeakMap<readonly string[], Record<string, number>>()
  return (deck: readonly string[]): Readonly<Record<string, number>> => {
    const before = known.get(deck)
    if (before) return before
    const found: Record<string, number> = {}
    for (const peninsula of peninsulas) found[peninsula] = 0
    for (const card of deck) for (const peninsula of naming[card]!) found[peninsula]!++
    known.set(deck, found)
    return found
  }
}

function playerView(data: Data, board: Board, seat: Seat, viewer: Seat | null): PlayerView {
  const player = board.players[seat]!
  const maySee = viewer !== null && (viewer === seat || board.hands === 'open')
  const { drawn } = player
  return {
    seat,
    councilor: player.councilor,
    goods: { ...player.goods },
    freeEnergy: freeEnergy(board, seat),
    hand: maySee ? [...player.hand] : null,
    handSize: player.hand.length,
    handLimit: handLimit(data, board, seat),
    artifacts: player.artifacts,
    reserve: player.reserve,
    ready: player.ready,
    pause: player.pause,
    owes: owes(data, board, seat),
    confirms: player.confirms,
    boost: player.boost ?? null,
    drawn: drawn ? { count: drawn.cards.length, keep: drawn.keep, cards: maySee ? [...drawn.cards] : null } : null,
    boons: copy(player.boons),
    foreseen: viewer === seat ? foreseenBy(board, seat) : null,
    foreseenCount: player.foreseen,
    gaveUp: player.gaveUp,
  }
}
