/** A view with what every part of a picture needs to know about it. */
import type { TileFacts } from '../../src/games/atlantis-rising/data/facts.ts'
import type { Piece, View } from '../../src/games/atlantis-rising/view.ts'
import { type RisingText, type RisingWords, wordsIn } from '../../src/games/atlantis-rising/words/words.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { LOCALES, type Speaker, speakerOf } from '../../src/kernel/language.ts'
import { type SeatMark, seatMark } from '../kit/palette.ts'
import { drawable } from '../kit/text.ts'
import type { PictureAsk } from '../picture.ts'
import { isNews } from './chips.ts'
import type { Arm } from './geometry.ts'
import { type Biome, biomeOf } from './look.ts'

export type Peninsula = {
  readonly id: string
  readonly name: string
  readonly tiles: readonly TileFacts[]
  /** Counted from the centre: tiles up to this depth are dry. */
  readonly dry: number
  readonly barrier: boolean
  readonly biome: Biome
  readonly arm: Arm
}

type When = 'this round' | 'last round'

export type Scene = {
  readonly view: View
  readonly ask: PictureAsk
  readonly peninsulas: readonly Peninsula[]
  /** The round that is told of: this one, or as long as nothing has happened in it, the last. */
  readonly told: { readonly round: number; readonly story: readonly RisingText[]; readonly when: When }
  /** What it has changed. */
  readonly fresh: Fresh
  /** The language of the picture, with its words. */
  readonly s: Speaker
  readonly words: RisingWords
  mark(seat: Seat): SeatMark
  name(seat: Seat): string
  called(id: string): string
  piecesAt(place: string): readonly Piece[]
}

export function sceneOf(view: View, ask: PictureAsk): Scene {
  const positions = new Map(view.players.map(({ seat }, position) => [seat, position] as const))
  const mark = (seat: Seat) => seatMark(positions.get(seat) ?? 0)
  const { facts } = view
  const told = toldIn(view)
  const words = wordsIn(ask.locale)
  const name = (seat: Seat) => drawable(ask.names[seat] ?? seat, words.labels.stranger(mark(seat).letter))
  return {
    view,
    ask,
    peninsulas: facts.peninsulas.map(({ id, name, angle, tiles }) => ({
      id,
      name,
      tiles,
      dry: tiles.length - (view.flooded[id] ?? 0),
      barrier: view.barriers.includes(id),
      biome: biomeOf(tiles[0]!.action),
      arm: { angle, tiles: tiles.length, arms: facts.peninsulas.length },
    })),
    told,
    fresh: freshIn(told.story),
    s: speakerOf(ask.locale ?? LOCALES[0], name),
    words,
    mark,
    name,
    called: (id) => facts.names[id] ?? id,
    piecesAt: (place) => view.pieces.filter(({ at }) => at === place),
  }
}

function toldIn({ round, story, before }: View): Scene['told'] {
  const isNew = before.length === 0 || story.some(isNews)
  return isNew ? { round, story, when: 'this round' } : { round: round - 1, story: before, when: 'last round' }
}

/** Tiles that sank, peninsulas that gained or lost a barrier or rose, components that were finished. */
export type Fresh = {
  readonly sunk: ReadonlySet<string>
  readonly walled: ReadonlySet<string>
  readonly broken: ReadonlySet<string>
  readonly raised: ReadonlySet<string>
  readonly built: ReadonlySet<string>
}

function freshIn(story: readonly RisingText[]): Fresh {
  const fresh = {
    sunk: new Set<string>(),
    walled: new Set<string>(),
    broken: new Set<string>(),
    raised: new Set<string>(),
    built: new Set<string>(),
  }
  for (const text of story) {
    switch (text.say) {
      case 'flood.tile':
        fresh.sunk.add(text.tile)
        break
      case 'boon.barrier.placed':
      case 'paid.barrier':
        fresh.walled.add(text.peninsula)
        break
      case 'flood.barrier':
        fresh.broken.add(text.peninsula)
        break
      case 'misfortune.barriers':
        for (const peninsula of text.peninsulas) fresh.broken.add(peninsula)
        break
      case 'boon.unflood.raised':
      case 'paid.unflood':
        fresh.raised.add(text.peninsula)
        break
      case 'build.done':
        fresh.built.add(text.component)
    }
  }
  return fresh
}
