/** The painter of both Atlantis games: one world, two looks. */
import { REACH } from '../../src/games/atlantis/terms.ts'
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import { marksInWords } from '../kit/change.ts'
import { layerCache } from '../kit/layers.ts'
import type { Sheet } from '../kit/sheet.ts'
import { altText, type Drawing, type Kind, type Painter } from '../picture.ts'
import { drawActions } from './actions.ts'
import type { Edition } from './edition.ts'
import { drawHand } from './hand.ts'
import { changedAreas } from './marks.ts'
import { backdrop, drawOverview } from './overview.ts'
import { drawPlace } from './place.ts'
import { drawReach } from './reach.ts'
import { drawReveal } from './reveal.ts'
import { type Scene, sceneOf } from './scene.ts'
import { drawScore } from './score.ts'
import { isOnMap, painting } from './world.ts'

/** All tints of the overview and of a dozen close-ups: 24 MB. */
const MOST_PIXELS = 6_000_000

export function atlantisPainter<V extends View>(edition: Edition<V>): Painter<V> {
  const world = once(() => painting(edition.grade?.bind(edition)))
  const tints = layerCache(MOST_PIXELS)
  const ground = once((): Sheet => backdrop(edition, world()))

  const paint: Readonly<Record<Kind, (scene: Scene<V>) => Drawing | null>> = {
    overview: (scene) => ({
      sheet: drawOverview(edition, scene, ground(), tints),
      alt: altText(scene.words.alt.overview(scene.view, scene.s, changedAreas(scene)), marksInWords(scene)),
      painted: true,
    }),
    beside(scene) {
      if (scene.view.phase !== 'play') return null
      return { sheet: drawActions(scene), alt: altText(scene.words.alt.beside(scene.view, scene.s)), painted: false }
    },
    place(scene) {
      const document = edition.document?.(scene)
      if (document) return document
      if (scene.ask.about === REACH && scene.view.reach) {
        const sheet = drawReach(scene, scene.view.reach, ground(), tints)
        return { sheet, alt: altText(scene.words.alt.reach(scene.view, scene.view.reach)), painted: true }
      }
      const area = areaOf(scene)
      if (!area) return null
      const alt = altText(scene.words.alt.place(scene.view, area, scene.s))
      return { sheet: drawPlace(scene, area, world(), tints), alt, painted: true }
    },
    hand(scene) {
      const player = scene.view.players.find(({ seat }) => seat === scene.view.seat)
      if (!player) return null
      const alt = altText(scene.words.alt.hand(scene.view, player, scene.s))
      return { sheet: drawHand(edition, scene, player), alt, painted: false }
    },
    reveal(scene) {
      const { contest } = scene.view
      if (!contest?.result) return null
      const alt = altText(scene.words.alt.reveal(scene.view, contest, scene.s))
      return { sheet: drawReveal(edition, scene, world()), alt, painted: true }
    },
    score(scene) {
      const { final } = scene.view
      if (!final) return null
      const alt = altText(scene.words.alt.score(scene.view, final, scene.s))
      return { sheet: drawScore(scene, final), alt, painted: false }
    },
  }

  return { paint: (view, ask) => paint[ask.kind](sceneOf(view, ask, edition.words(ask.locale).pictures)) }
}

/** What a decision is about, if that is an area or a special action; otherwise where a contest is under way. */
function areaOf({ view, ask }: Scene): AreaView | null {
  const about = ask.about ?? (view.contest && !view.contest.result ? view.contest.area : undefined)
  const where = view.specials.find(({ id }) => id === about)?.area ?? about
  return view.areas.find(({ id }) => id === where && isOnMap(id)) ?? null
}

/** Made when first needed, then kept: it never changes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
