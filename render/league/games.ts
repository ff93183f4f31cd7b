/** Who meets whom: a line for each game, its people in the order of their seats, or of their places when it is over. */
import type { Ours } from '../../src/words/words.ts'
import { HOUSE } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawable, widthOf, write } from '../kit/text.ts'
import type { Drawing } from '../picture.ts'
import type { GamesPage } from './page.ts'
import { MARGIN, pageOf, painted, stripe, WIDTH } from './paper.ts'

const LINE = 52
const LEFT = 130
const STATUS_ROOM = 230
const SIZE = 36

type Game = GamesPage['games'][number]

/** Three names fit on a line; four look better two by two. */
const columnsOf = ({ names }: Game) => (names.length === 4 ? 2 : 3)
const heightOf = (game: Game) => Math.ceil(game.names.length / columnsOf(game)) * LINE + 26

export function paintGames(view: GamesPage, ours: Ours): Drawing {
  const { games } = view
  const page = pageOf(
    view,
    games.reduce((sum, game) => sum + heightOf(game), 0),
    ours,
    (sheet, top) => {
      let y = top
      for (const [i, game] of games.entries()) {
        stripe(sheet, i, y, heightOf(game))
        paintGame(sheet, game, y, ours)
        y += heightOf(game)
      }
    },
  )
  return painted(page, [
    ours('picture.all-games', { title: view.title, subtitle: view.subtitle }),
    ...games.map(({ n, status, names, isOver }) =>
      ours('picture.game', {
        n,
        status,
        people: names.map(({ name, place, isAway }) => ({ name, place: isOver ? place : null, isAway })),
      }),
    ),
  ])
}

function paintGame(sheet: Sheet, game: Game, y: number, ours: Ours): void {
  const height = heightOf(game)
  const middle = y + height / 2
  write(sheet, `${game.n}`, LEFT - 40, middle, { face: 'heavy', size: 42, colour: HOUSE.gold, align: 'right' })
  const statusStyle = { face: 'italic', size: 34, align: 'right', room: STATUS_ROOM } as const
  write(sheet, game.status, WIDTH - MARGIN, middle, { ...statusStyle, colour: game.isOver ? HOUSE.good : HOUSE.mist })
  const columns = columnsOf(game)
  const room = (WIDTH - LEFT - MARGIN - STATUS_ROOM - 20) / columns
  for (const [i, { name, number, place, isAway }] of game.names.entries()) {
    const x = LEFT + (i % columns) * room
    const at = y + 13 + LINE * (Math.floor(i / columns) + 0.5)
    const mark = game.isOver && place !== null ? `${place}. ` : ''
    const width = mark ? widthOf(sheet.pen, mark, 'bold', SIZE) : 0
    if (mark) write(sheet, mark, x, at, { face: 'bold', size: SIZE, colour: HOUSE.gold })
    const style = {
      face: isAway ? 'italic' : place === 1 && game.isOver ? 'bold' : 'plain',
      size: SIZE,
      room: room - width - 14,
    } as const
    write(sheet, drawable(name, ours('picture.player', { n: number })), x + width, at, {
      ...style,
      colour: isAway ? HOUSE.mist : HOUSE.ivory,
    })
  }
}
