/** The painter of Atlantis Rising: a bright island that fights a dark sea. */
import type { View } from '../../src/games/atlantis-rising/view.ts'
import { layerCache } from '../kit/layers.ts'
import type { Drawing, Kind, Painter } from '../picture.ts'
import { altBeside, altHand, altOverview, altPlace, altReveal, altScore } from './alt.ts'
import { drawHand } from './hand.ts'
import { drawOverview } from './overview.ts'
import { closeupOf, drawPlace } from './place.ts'
import { drawPlans } from './plans.ts'
import { drawReveal, revealedIn } from './reveal.ts'
import type { Scene } from './scene.ts'
import { drawScore } from './score.ts'
import { sceneOf } from './staging.ts'

/** Two seas, and every tile as surf, dry and sunken: 32 MB. */
const MOST_PIXELS = 8_000_000

export function risingPainter(): Painter<View> {
  const layers = layerCache(MOST_PIXELS)

  const paint: Readonly<Record<Kind, (scene: Scene) => Drawing | null>> = {
    overview: (scene) => ({ sheet: drawOverview(scene, layers), alt: altOverview(scene), painted: true }),
    beside(scene) {
      if (scene.view.phase === 'council' || scene.view.result) return null
      return { sheet: drawPlans(scene, layers), alt: altBeside(scene), painted: true }
    },
    place(scene) {
      const { about } = scene.ask
      if (about === undefined) return null
      const player = scene.view.players.find(({ seat }) => seat === about)
      if (player) return { sheet: drawHand(scene, player, layers), alt: altHand(scene, player), painted: true }
      const closeup = closeupOf(scene, about)
      return closeup && { sheet: drawPlace(scene, closeup), alt: altPlace(scene, closeup), painted: true }
    },
    hand(scene) {
      const player = scene.view.players.find(({ seat }) => seat === scene.view.seat)
      return player ? { sheet: drawHand(scene, player, layers), alt: altHand(scene, player), painted: true } : null
    },
    reveal(scene) {
      const revealed = revealedIn(scene)
      return revealed && { sheet: drawReveal(scene, revealed, layers), alt: altReveal(scene, revealed), painted: true }
    },
    score(scene) {
      const { result } = scene.view
      return result && { sheet: drawScore(scene, result), alt: altScore(scene), painted: true }
    },
  }

  return { paint: (view, ask) => paint[ask.kind](sceneOf(view, ask)) }
}
