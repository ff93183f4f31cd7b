/** The painter of Atlas Lost. */
import type { View } from '../../src/games/atlas-lost/view.ts'
import { wordsIn } from '../../src/games/atlas-lost/words/index.ts'
import { marksInWords } from '../kit/change.ts'
import type { Sheet } from '../kit/sheet.ts'
import { altText, type Drawing, type Kind, type Painter } from '../picture.ts'
import { drawCardClose } from './close/card.ts'
import { drawPlayerClose } from './close/player.ts'
import { drawTechs } from './close/techs.ts'
import { drawTrackClose } from './close/track.ts'
import { drawTreeClose } from './close/tree.ts'
import { drawHand } from './hand.ts'
import { backdrop, drawOverview } from './overview.ts'
import { drawRace } from './race.ts'
import { drawReveal, isOpened } from './reveal.ts'
import { type Scene, sceneOf } from './scene.ts'
import { drawScore } from './score.ts'

const painted = (sheet: Sheet, sentences: readonly string[], last: readonly string[] = []): Drawing => ({
  sheet,
  alt: altText(sentences, last),
  painted: true,
})
const altIn = ({ ask }: Scene) => wordsIn(ask.locale).alt

export function atlasLostPainter(): Painter<View> {
  let ground: Sheet | undefined // drawn when first needed, then kept: it never changes

  const paint: Readonly<Record<Kind, (scene: Scene) => Drawing | null>> = {
    overview(scene) {
      ground ??= backdrop()
      return painted(drawOverview(scene, ground), altIn(scene).overview(scene.view, scene.s), marksInWords(scene))
    },
    beside: (scene) =>
      scene.view.phase === 'deal' || scene.view.result
        ? null
        : painted(drawRace(scene), altIn(scene).beside(scene.view, scene.s)),
    place: closeUp,
    hand(scene) {
      const player = scene.view.seat === null ? undefined : scene.player(scene.view.seat)
      return player ? painted(drawHand(scene, player), altIn(scene).hand(scene.view, player, scene.s)) : null
    },
    reveal: (scene) => (isOpened(scene.view) ? painted(drawReveal(scene), altIn(scene).reveal(scene.view, scene.s)) : null),
    score(scene) {
      const { result } = scene.view
      return result && painted(drawScore(scene, result), altIn(scene).score(scene.view, result, scene.s))
    },
  }

  return { paint: (view, ask) => paint[ask.kind](sceneOf(view, ask)) }
}

/** Where effects of the influence track ask something, they name what they are printed on. */
const ON_THE_TRACK = ['influence', 'space', 'reward']
const INCOME = ['replenish', 'collect']

/** What a decision is about: all Techs, a Tech or its Tree, the track, a player, or a card that this viewer can see. */
function closeUp(scene: Scene): Drawing | null {
  const { view, ask, s } = scene
  const alt = altIn(scene)
  const { about } = ask
  if (about === undefined) return null
  if (about === 'techs') return painted(drawTechs(scene), alt.techs(view, s))
  if (ON_THE_TRACK.includes(about)) return painted(drawTrackClose(scene), alt.track(view, s))
  const tree = view.trees.find(({ tree: id, techs }) => id === about || techs.some((tech) => tech.id === about))
  if (tree) return painted(drawTreeClose(scene, tree, about), alt.tree(view, tree, about, s))
  const player = scene.player(INCOME.includes(about) ? view.turn : about)
  if (player) return painted(drawPlayerClose(scene, player), alt.player(view, player, s))
  return Object.hasOwn(view.faces, about) ? painted(drawCardClose(scene, about), alt.card(view, about, s)) : null
}
