/** Makes the scene of a view: what is told of, and what that has changed. */
import type { View } from '../../src/games/atlantis-rising/view.ts'
import { wordsIn } from '../../src/games/atlantis-rising/words/index.ts'
import type { RisingText } from '../../src/games/atlantis-rising/words/says.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { staged } from '../kit/cast.ts'
import { seatMark } from '../kit/palette.ts'
import type { PictureAsk } from '../picture.ts'
import { isNews } from './chips.ts'
import { biomeOf } from './look.ts'
import type { Fresh, Scene } from './scene.ts'

export function sceneOf(view: View, ask: PictureAsk): Scene {
  const positions = new Map(view.players.map(({ seat }, position) => [seat, position] as const))
  const mark = (seat: Seat) => seatMark(positions.get(seat) ?? 0)
  const { facts } = view
  const told = toldIn(view)
  const words = wordsIn(ask.locale)
  const scene = staged(view, ask, mark, words.labels.stranger)
  return {
    ...scene,
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
    fresh: scene.before ? freshSince(scene.before, view) : freshIn(told.story),
    words,
    called: (id) => facts.names[id] ?? id,
    piecesAt: (place) => view.pieces.filter(({ at }) => at === place),
  }
}

function toldIn({ round, story, before }: View): Scene['told'] {
  const isNew = before.length === 0 || story.some(isNews)
  return isNew ? { round, story, when: 'this round' } : { round: round - 1, story: before, when: 'last round' }
}

function freshSince(before: View, { facts, flooded, barriers, built }: View): Fresh {
  const sunkBy = (id: string, sunk: Readonly<Record<string, number>>) => sunk[id] ?? 0
  const sunk = facts.peninsulas.flatMap(({ id, tiles }) => {
    const [then, now] = [tiles.length - sunkBy(id, before.flooded), tiles.length - sunkBy(id, flooded)]
    return tiles.filter(({ depth }) => depth > now && depth <= then).map((tile) => tile.id)
  })
  const raised = facts.peninsulas.filter(({ id }) => sunkBy(id, flooded) < sunkBy(id, before.flooded)).map(({ id }) => id)
  const others = (list: readonly string[], than: readonly string[]) => new Set(list.filter((id) => !than.includes(id)))
  return {
    sunk: new Set(sunk),
    walled: others(barriers, before.barriers),
    broken: others(before.barriers, barriers),
    raised: new Set(raised),
    built: others(built, before.built),
  }
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
