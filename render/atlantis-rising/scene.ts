/** A view with what every part of a picture needs to know about it. */
import type { Piece, TileFacts, View } from '../../src/games/atlantis-rising/view.ts'
import type { Seat, Text } from '../../src/kernel/contract.ts'
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

export type Scene = {
  readonly view: View
  readonly ask: PictureAsk
  readonly peninsulas: readonly Peninsula[]
  /** The round that is told of: this one, or as long as nothing has happened in it, the last. */
  readonly told: { readonly round: number; readonly story: readonly Text[]; readonly when: 'this round' | 'last round' }
  /** What it has changed. */
  readonly fresh: Fresh
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
    mark,
    name: (seat) => drawable(ask.names[seat] ?? seat, `Player ${mark(seat).letter}`),
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

function freshIn(story: readonly Text[]): Fresh {
  const told = (says: readonly string[], parameter: string): Set<string> =>
    new Set(story.filter(({ say }) => says.includes(say)).flatMap((text) => [text[parameter] ?? []].flat() as string[]))
  return {
    sunk: told(['flood.tile'], 'tile'),
    walled: told(['boon.barrier.placed', 'energy.barrier'], 'peninsula'),
    broken: new Set([...told(['flood.barrier'], 'peninsula'), ...told(['misfortune.barriers'], 'peninsulas')]),
    raised: told(['boon.unflood.raised', 'energy.unflood'], 'peninsula'),
    built: told(['build.done'], 'component'),
  }
}
