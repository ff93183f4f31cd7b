/** The painter of Atlas Lost. */
import type { View } from '../../src/games/atlas-lost/view.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Drawing, Painter, PictureAsk } from '../picture.ts'
import { altCard, altHand, altOverview, altPlayer, altReveal, altScore, altTrack, altTree } from './alt.ts'
import { drawCardClose } from './close/card.ts'
import { drawPlayerClose } from './close/player.ts'
import { drawTrackClose } from './close/track.ts'
import { drawTreeClose } from './close/tree.ts'
import { drawHand } from './hand.ts'
import { backdrop, drawOverview } from './overview.ts'
import { drawReveal, isOpened } from './reveal.ts'
import { type Scene, sceneOf } from './scene.ts'
import { drawScore } from './score.ts'

const painted = (sheet: Sheet, alt: string): Drawing => ({ sheet, alt, painted: true })

export function atlasLostPainter(): Painter<View> {
  let ground: Sheet | undefined // drawn when first needed, then kept: it never changes

  const paint: Readonly<Record<PictureAsk['kind'], (scene: Scene) => Drawing | null>> = {
    overview(scene) {
      ground ??= backdrop()
      return painted(drawOverview(scene, ground), altOverview(scene))
    },
    place: closeUp,
    hand(scene) {
      const player = scene.view.seat === null ? undefined : scene.player(scene.view.seat)
      return player ? painted(drawHand(scene, player), altHand(scene, player)) : null
    },
    reveal: (scene) => (isOpened(scene.view) ? painted(drawReveal(scene), altReveal(scene)) : null),
    score: (scene) =>
      scene.view.result ? painted(drawScore(scene, scene.view.result), altScore(scene, scene.view.result)) : null,
  }

  return { paint: (view, ask) => paint[ask.kind](sceneOf(view, ask)) }
}

/** Where effects of the influence track ask something, they name what they are printed on. */
const ON_THE_TRACK = ['influence', 'space', 'reward']
const INCOME = ['replenish', 'collect']

/** What a decision is about: a Tech or its Tree, the track, a player, or a card that this viewer can see. */
function closeUp(scene: Scene): Drawing | null {
  const { view, ask } = scene
  const { about } = ask
  if (about === undefined) return null
  if (ON_THE_TRACK.includes(about)) return painted(drawTrackClose(scene), altTrack(scene))
  const tree = view.trees.find(({ tree: id, techs }) => id === about || techs.some((tech) => tech.id === about))
  if (tree) return painted(drawTreeClose(scene, tree, about), altTree(scene, tree, about))
  const player = scene.player(INCOME.includes(about) ? view.turn : about)
  if (player) return painted(drawPlayerClose(scene, player), altPlayer(scene, player))
  return Object.hasOwn(view.faces, about) ? painted(drawCardClose(scene, about), altCard(scene, about)) : null
}
