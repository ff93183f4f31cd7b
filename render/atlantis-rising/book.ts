/** Every sign of Atlantis Rising by itself. */
import type { Good } from '../../src/games/atlantis-rising/data/language.ts'
import { wordsIn } from '../../src/games/atlantis-rising/words/index.ts'
import { HOUSE, seatMark } from '../kit/palette.ts'
import type { DrawSign, SignBook } from '../kit/sign-book.ts'
import { seatPiece, seatToken } from '../kit/tokens.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { drawDie } from './row.ts'
import { SIGNS, type Sign, sign } from './signs.ts'

const COLOURS: Readonly<Partial<Record<Sign, string>>> = {
  peak: '#a9b4c9',
  hills: '#e9cd72',
  tree: '#7cc07a',
  book: '#c3b0ea',
  anvil: '#df8460',
  town: '#f4e6d2',
  well: '#bfe3e6',
  trident: SEA.alarm,
  wave: SEA.alarm,
  sunken: SEA.alarm,
  cross: HOUSE.bad,
  check: HOUSE.good,
  peace: HOUSE.good,
  defend: HOUSE.good,
  ascension: HOUSE.good,
  wall: HOUSE.parchment,
  scroll: HOUSE.parchment,
  archon: HOUSE.ivory,
  gear: '#cfe3ea',
}
const colourOf = (name: Sign) => (Object.hasOwn(GOOD_LOOKS, name) ? GOOD_LOOKS[name as Good].fill : (COLOURS[name] ?? HOUSE.gold))

const drawn = (Object.keys(SIGNS) as Sign[]).map((name): [string, DrawSign] => [
  name,
  ({ pen }, x, y, size) => sign(pen, name, x, y, size, colourOf(name)),
])

export const risingSigns: SignBook = {
  title: wordsIn().labels.title,
  draw: {
    ...Object.fromEntries(drawn),
    seat: (sheet, x, y, size) => seatToken(sheet, seatMark(0), x, y, size * 0.42),
    piece: (sheet, x, y, size) => seatPiece(sheet, seatMark(1), '3', x, y, size * 0.42),
    die: ({ pen }, x, y, size) => drawDie(pen, 5, x, y, size * 0.86),
  },
  words: (locale) => wordsIn(locale).signs,
  look: { night: SEA.deep, panel: SEA.panel, line: SEA.line, title: HOUSE.gold, ink: HOUSE.ivory, mist: HOUSE.mist },
}
