/** Every sign of Atlas Lost by itself. */
import { wordsIn } from '../../src/games/atlas-lost/words/index.ts'
import { seatMark } from '../kit/palette.ts'
import type { DrawSign, SignBook } from '../kit/sign-book.ts'
import { seatToken } from '../kit/tokens.ts'
import { DUSK, TITLE } from './look.ts'
import { signColour } from './runes.ts'
import { SIGN_NAMES, sign } from './signs.ts'

const drawn = SIGN_NAMES.map((name): [string, DrawSign] => [
  name,
  ({ pen }, x, y, size) => sign(pen, name, x, y, size, signColour(name)),
])

export const atlasSigns: SignBook = {
  title: TITLE,
  draw: {
    ...Object.fromEntries(drawn),
    seat: (sheet, x, y, size) => seatToken(sheet, seatMark(0), x, y, size * 0.42),
  },
  words: (locale) => wordsIn(locale).signs,
  look: { ...DUSK, title: DUSK.copper, ink: DUSK.ivory },
}
