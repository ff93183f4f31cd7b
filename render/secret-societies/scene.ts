/** A view with what every part of a picture needs to know about it. */
import { totalOf } from '../../src/games/common/score.ts'
import type { CardFace, Rules } from '../../src/games/secret-societies/data/rules.ts'
import { scoreSheet } from '../../src/games/secret-societies/holdings/score-sheet.ts'
import type { PlayerView, View } from '../../src/games/secret-societies/view.ts'
import { wordsOf } from '../../src/games/secret-societies/words/index.ts'
import type { SocietiesWords } from '../../src/games/secret-societies/words/words.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { LOCALES } from '../../src/kernel/language.ts'
import { type Staged, staged } from '../kit/cast.ts'
import type { PictureAsk } from '../picture.ts'
import { guestMark } from './look.ts'

export type Scene = Staged<View> & {
  readonly rules: Rules
  /** What is written into the picture, and the picture in words, in the language it was asked for. */
  readonly labels: SocietiesWords['labels']
  readonly words: SocietiesWords
  /** Everybody, in the order they sit. */
  readonly seats: readonly Seat[]
  /** Power if the game ended now. */
  readonly power: Readonly<Record<Seat, number>>
  /** The same then, where it is marked what has changed. */
  readonly powerBefore: Readonly<Record<Seat, number>> | null
  /** Deeds that found an owner in this Round, or since an earlier view. */
  readonly fresh: ReadonlySet<string>
  face(card: string): CardFace
  player(seat: Seat): PlayerView
  /** Who has to decide, where the view says so. */
  readonly acting: Seat | null
}

export function sceneOf(basic: Rules, view: View, ask: PictureAsk): Scene {
  // A pack may bring cards of its own; every face in sight is in the view.
  const rules = { ...basic, cards: { ...basic.cards, ...Object.fromEntries(view.faces.map((face) => [face.id, face])) } }
  const seats = Object.keys(view.players)
  const mark = (seat: Seat) => guestMark(Math.max(0, seats.indexOf(seat)))
  const powerIn = (seen: View) => {
    const sheet = scoreSheet(rules, seen)
    return Object.fromEntries(seats.map((seat) => [seat, totalOf(sheet[seat]!)]))
  }
  const locale = ask.locale ?? LOCALES[0]
  const words = wordsOf(rules)(locale)
  const scene = staged(view, ask, mark, words.labels.nameless)
  return {
    ...scene,
    rules,
    labels: words.labels,
    words,
    seats,
    power: powerIn(view),
    powerBefore: scene.before && powerIn(scene.before),
    fresh: scene.before
      ? gainedSince(scene.before, view)
      : new Set(view.row.flatMap(({ deed, taken }) => (deed !== null && taken?.by === 'player' ? [deed] : []))),
    face(card) {
      const face = rules.cards[card]
      if (!face) throw new Error(`there is no card ${card} in the view`)
      return face
    },
    player: (seat) => view.players[seat]!,
    acting: actingIn(view),
  }
}

function gainedSince(before: View, { world }: View): Set<string> {
  const had = new Map(before.world.map(({ deed, seat }) => [deed, seat]))
  return new Set(world.flatMap(({ deed, seat }) => (had.get(deed) === seat ? [] : [deed])))
}

function actingIn({ phase, turn, auction }: View): Seat | null {
  if (phase === 'bidding') return turn?.seat ?? null
  if (phase !== 'resolution' || !auction) return null
  if (auction.winner) return auction.winner.by === 'player' ? auction.winner.seat : null
  const offered = auction.ranking[auction.at]
  return offered?.by === 'player' ? offered.seat : null
}
