/** Era of Atlantis: a clear, deep blue world; relics, the nine temples and the open objective cards. */
import type { Card } from '../../src/games/atlantis/terms.ts'
import { SPOTS, type Spot } from '../../src/games/era-of-atlantis/data/layout.ts'
import type { EraView } from '../../src/games/era-of-atlantis/view.ts'
import { wordsIn } from '../../src/games/era-of-atlantis/words/index.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { lift, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawCampaign } from './campaign.ts'
import { drawSmallCard } from './cards.ts'
import type { Edition } from './edition.ts'
import { counted } from './panels.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, WIDTH } from './world.ts'

export const era: Edition<EraView> = {
  words: wordsIn,
  holdsTie: { coup: true, conflict: true, global: true },
  besideTrack: 176,
  shade: '#061428',
  extras(sheet, scene) {
    drawAscension(sheet, scene)
    if (scene.view.layout) drawLayout(sheet, scene, scene.view.layout)
  },
  owed: ({ view }, seat) => view.compensation[seat] ?? 0,
  drawn: ({ view }) => view.drawn,
  bonuses: ({ view: { layout } }, card) => SPOTS.filter((spot) => spot !== 'moon' && layout?.[spot] === card),
  ambition: ({ view }, nation) => view.ambitions.find((goal) => goal.nation === nation)?.name ?? undefined,
  document(scene) {
    const { campaign } = scene.view
    return campaign && scene.ask.about === campaign.id ? drawCampaign(scene, campaign, wordsIn(scene.ask.locale).campaign) : null
  },
}

function drawAscension(sheet: Sheet, { view: { ascension }, labels }: Scene<EraView>): void {
  const box = { x: WIDTH - 180, y: HEIGHT - 18, w: 170, h: 96 }
  panel(sheet.pen, box, { fill: HOUSE.night, opacity: 0.94 })
  counted(sheet, 'light', labels.outOf(ascension.onMap, ascension.needed), box.x + 14, box.y + 29, HOUSE.amber)
  counted(sheet, 'relic', String(ascension.relics), box.x + 14, box.y + 69, '#dff2fb')
}

/** The three open objective cards, under sun, moon and eclipse. */
function drawLayout(sheet: Sheet, { labels }: Scene<EraView>, layout: Readonly<Record<Spot, Card | null>>): void {
  const box = { x: 262, y: 640, w: 306, h: 132 }
  lift(sheet.pen, box)
  panel(sheet.pen, box, { fill: HOUSE.night, opacity: 0.8 })
  for (const [i, spot] of SPOTS.entries()) {
    const x = box.x + 12 + i * 98
    icon(sheet.pen, spot, x + 43, box.y + 24, 32, HOUSE.gold)
    const card = layout[spot]
    drawSmallCard(sheet, card, card && labels.cards[card].name, { x, y: box.y + 46, w: 86, h: 76 })
  }
}
