/** A view with what every part of a picture needs to know about it. */
import { COALITION, type Faction } from '../../src/games/atlas-lost/data/components.ts'
import type { Face } from '../../src/games/atlas-lost/data/faces.ts'
import type { Tree } from '../../src/games/atlas-lost/data/language.ts'
import type { PlayerView, TreeView, View } from '../../src/games/atlas-lost/view.ts'
import { wordsIn } from '../../src/games/atlas-lost/words/index.ts'
import type { AtlasWords } from '../../src/games/atlas-lost/words/words.ts'
import { type Staged, staged } from '../kit/cast.ts'
import { MARKS, type SeatMark, seatMark } from '../kit/palette.ts'
import type { PictureAsk } from '../picture.ts'
import { since } from './news.ts'

/** Marks and names are those of all factions, not of seats alone. */
export type Scene = Staged<View> & {
  /** Everything written, by whoever speaks. */
  readonly words: AtlasWords['labels']
  face(id: string): Face
  tree(tree: Tree): TreeView | undefined
  player(seat: Faction): PlayerView | undefined
  isInPlay(tree: Tree): boolean
  /** Has something of that kind just changed there? `by`: only if that faction's piece is meant. */
  changed(what: View['changes'][number]['what'], at: string, by?: Faction): boolean
}

/** NPCs and the coalition wear the colours no seat can have here: there are at most four seats. */
const FIRST_NPC = 4
const COALITION_MARK: SeatMark = { ...MARKS[6]!, letter: 'X' }

export function sceneOf(shown: View, ask: PictureAsk): Scene {
  const view = ask.before === undefined ? shown : since(ask.before as View, shown)
  const npcs = view.npcs.map(({ id }) => id)
  const trees = new Map(view.trees.map((tree) => [tree.tree, tree] as const))
  const mark = (faction: Faction): SeatMark => {
    if (faction === COALITION) return COALITION_MARK
    const npc = npcs.indexOf(faction)
    return npc < 0 ? seatMark(view.order.indexOf(faction)) : { ...MARKS[(FIRST_NPC + npc) % MARKS.length]!, letter: `${npc + 1}` }
  }
  const { labels } = wordsIn(ask.locale)
  const seats = staged(view, ask, mark, labels.player)
  return {
    ...seats,
    words: labels,
    name: (faction) =>
      faction === COALITION ? labels.coalition : (view.npcs.find(({ id }) => id === faction)?.name ?? seats.name(faction)),
    face(id) {
      const face = view.faces[id]
      if (!face) throw new Error(`the view does not show ${id}`)
      return face
    },
    tree: (tree) => trees.get(tree),
    player: (seat) => view.players.find((player) => player.seat === seat),
    isInPlay: (tree) => trees.has(tree),
    changed: (what, at, by) =>
      view.changes.some((change) => change.what === what && change.at === at && (by === undefined || change.by === by)),
  }
}

/** A total that others cannot tell exactly is written as a range. */
export const pointsText = ({ points: { least, most } }: PlayerView): string => (least === most ? `${least}` : `${least}–${most}`)
