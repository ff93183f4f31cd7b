/** Makes the scene of a view: what is told of, and what that has changed. */
import type { View } from '../../src/games/atlantis-rising/view.ts'
import type { Seat, Text } from '../../src/kernel/contract.ts'
import { seatMark } from '../kit/palette.ts'
import { drawable } from '../kit/text.ts'
import type { PictureAsk } from '../picture.ts'
import { isNews } from './chips.ts'
import { biomeOf } from './look.ts'
import type { Fresh, Scene } from './scene.ts'

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
