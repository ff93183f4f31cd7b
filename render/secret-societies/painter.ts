/** The painter of Secret Societies, for one pack of data. */
import type { Rules } from '../../src/games/secret-societies/data/rules.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import { marksInWords } from '../kit/change.ts'
import { layerCache } from '../kit/layers.ts'
import type { Sheet } from '../kit/sheet.ts'
import { altText, type Drawing, type Kind, type Painter } from '../picture.ts'
import { drawAtlas, drawRegion, isRegion } from './atlas.ts'
import { drawEstate } from './estate.ts'
import { drawHand } from './hand.ts'
import { drawHouse } from './house.ts'
import { drawLotPlace } from './lot.ts'
import { drawOffers, offersIn } from './offers.ts'
import { drawOverview, showsRow } from './overview.ts'
import { drawReveal } from './reveal.ts'
import { type Scene, sceneOf } from './scene.ts'
import { drawScore } from './score.ts'

/** Walls, charts and the tints of countries on them: 40 MB. */
const MOST_PIXELS = 10_000_000

export function societiesPainter(rules: Rules): Painter<View> {
  const layers = layerCache(MOST_PIXELS)
  const drawing = (sheet: Sheet, sentences: readonly string[], last: readonly string[] = []): Drawing => ({
    sheet,
    alt: altText(sentences, last),
    painted: true,
  })

  function offers(scene: Scene): Drawing | null {
    const { view, s } = scene
    const open = offersIn(scene)
    const numbers = open.map(({ n }) => n)
    return open.length === 0 ? null : drawing(drawOffers(scene, open, layers), scene.words.alt.beside(view, numbers, s))
  }

  /** `lot 3`, a Deed's id, a seat, a Region, `map`, `row` for what is on offer, or `house` for what belongs to nobody. */
  function place(scene: Scene): Drawing | null {
    const about = scene.ask.about ?? ''
    const { view, s } = scene
    const { row, players } = view
    const { alt } = scene.words
    const n = row.findIndex(({ deed }, i) => about === `lot ${i + 1}` || (deed !== null && about === deed))
    if (n >= 0) return drawing(drawLotPlace(scene, n, layers), alt.lot(view, n, s))
    if (Object.hasOwn(players, about)) return drawing(drawEstate(scene, about, layers), alt.estate(view, about, s))
    if (isRegion(about)) return drawing(drawRegion(scene, about, layers), alt.region(view, about, s))
    if (about === 'map') return drawing(drawAtlas(scene, layers), alt.atlas(view, s))
    if (about === 'row') return offers(scene)
    if (about === 'house') return drawing(drawHouse(scene, layers), alt.house(view, s))
    return null
  }

  const paint: Readonly<Record<Kind, (scene: Scene) => Drawing | null>> = {
    overview: (scene) => {
      const told = scene.words.alt.overview(scene.view, showsRow(scene), scene.s)
      return drawing(drawOverview(scene, layers), told, marksInWords(scene))
    },
    beside: offers,
    place,
    hand: (scene) => {
      const { seat } = scene.view
      return seat === null ? null : drawing(drawHand(scene, seat, layers), scene.words.alt.hand(scene.view, seat, scene.s))
    },
    reveal: (scene) => {
      const { auction } = scene.view
      return auction && drawing(drawReveal(scene, layers), scene.words.alt.reveal(scene.view, auction.lot, scene.s))
    },
    score: (scene) => (scene.view.final ? drawing(drawScore(scene, layers), scene.words.alt.score(scene.view, scene.s)) : null),
  }

  return { paint: (view, ask) => paint[ask.kind](sceneOf(rules, view, ask)) }
}
