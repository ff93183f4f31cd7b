/** A season that is over, made for sharing: the champion, who came next, and who won the other divisions. */
import type { Ours } from '../../src/words/words.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { drawn, framed, grid, line, type Part, padded, prose, row, sheetOf, space, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawable, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { SeasonPage } from './page.ts'
import { MARGIN, painted, WIDTH } from './paper.ts'

export function paintSeason(view: SeasonPage, ours: Ours): Drawing {
  const champions = view.podium.filter(({ place }) => place === 1)
  const next = view.podium.filter(({ place }) => place > 1)
  const centre = { align: 'center' } as const
  const called = (name: string, place: number) => drawable(name, ours('picture.player', { n: place }))
  const figures = ({ points, played, wins }: SeasonPage['podium'][number]) => ours('picture.figures', { points, played, wins })
  const parts: Part[] = [
    line(drawable(view.title, ours('picture.league')), { face: 'title', size: 44, colour: HOUSE.gold, ...centre }),
    line(drawable(view.subtitle, ours('picture.league')), { face: 'plain', size: 38, colour: HOUSE.mist, ...centre }),
    drawn(150, ({ pen }, { x, y, w, h }) => icon(pen, 'crown', x + w / 2, y + h / 2, 136, HOUSE.gold)),
    ...champions.flatMap((champion) => [
      prose(called(champion.name, 1), { face: 'grand', size: champions.length > 1 ? 64 : 88, colour: HOUSE.amber, ...centre }, 2),
      line(figures(champion), { face: 'bold', size: 38, colour: HOUSE.ivory, ...centre }),
    ]),
    space(8),
    ...next.map((each) => placed(called(each.name, each.place), each.place, figures(each))),
    ...(view.divisions.length > 0
      ? [
          line(ours('picture.other-divisions'), { face: 'italic', size: 34, colour: HOUSE.mist }),
          grid(
            view.divisions.map(({ division, name }) => wonBy(division, called(name, 1))),
            2,
            10,
          ),
        ]
      : []),
    line(ours('picture.season-foot', { people: view.people, games: view.games }), {
      face: 'italic',
      size: 34,
      colour: HOUSE.mist,
      ...centre,
    }),
  ]
  const page = sheetOf(WIDTH, padded(stack(parts, 12), 36, MARGIN), paintGround, { least: 600, most: 1200 })
  return painted(page, [
    ours('picture.season', { title: view.title, subtitle: view.subtitle }),
    ...view.podium.map((each) => ours('picture.podium', each)),
    ...view.divisions.map(({ division, name }) => ours('picture.division-won', { division, name })),
    `${ours('picture.season-foot', { people: view.people, games: view.games })}.`,
  ])
}

const placed = (name: string, place: number, figures: string): Part =>
  framed(
    padded(
      row(
        [
          { width: 60, part: line(`${place}`, { face: 'heavy', size: 44, colour: HOUSE.gold, align: 'center' }) },
          line(name, { face: 'bold', size: 42, colour: HOUSE.ivory }),
          { width: 440, part: line(figures, { face: 'plain', size: 34, colour: HOUSE.mist, align: 'right' }) },
        ],
        14,
      ),
      12,
      18,
    ),
  )

const wonBy = (division: string, name: string): Part =>
  framed(
    padded(
      drawn(50, (sheet, { x, y, w, h }) => {
        icon(sheet.pen, 'crown', x + 18, y + h / 2, 34, HOUSE.gold)
        const wide = write(sheet, division, x + 46, y + h / 2, { face: 'plain', size: 34, colour: HOUSE.mist, room: 190 })
        write(sheet, name, x + 60 + wide, y + h / 2, { face: 'bold', size: 38, colour: HOUSE.ivory, room: w - 64 - wide })
      }),
      8,
      14,
    ),
  )

/** Night with a light above the winner. */
function paintGround({ pen, width, height }: Sheet): void {
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, 0, width, height)
  const light = pen.createRadialGradient(width / 2, 220, 20, width / 2, 260, 620)
  light.addColorStop(0, faint(HOUSE.gold, 0.34))
  light.addColorStop(1, faint(HOUSE.gold, 0))
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = HOUSE.gold
  pen.lineWidth = 4
  pen.strokeRect(14, 14, width - 28, height - 28)
}
