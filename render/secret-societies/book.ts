/** Every sign of Secret Societies by itself. */
import { printed } from '../../src/games/secret-societies/data/printed.ts'
import { TITLE } from '../../src/games/secret-societies/words/en/labels.ts'
import { wordsOf } from '../../src/games/secret-societies/words/index.ts'
import type { DrawSign, SignBook } from '../kit/sign-book.ts'
import { seatToken } from '../kit/tokens.ts'
import { guestMark, LODGE } from './look.ts'
import { SIGNS, type Sign, sign } from './signs.ts'

const COLOURS: Readonly<Partial<Record<Sign, string>>> = {
  heart: '#e8638f',
  mask: '#ff7a80',
  thumb: '#7fce93',
  cross: '#ff8a80',
  coin: LODGE.candle,
  card: LODGE.smoke,
  lock: LODGE.smoke,
}

const drawn = (Object.keys(SIGNS) as Sign[]).map((name): [string, DrawSign] => [
  name,
  ({ pen }, x, y, size) => sign(pen, name, x, y, size, COLOURS[name] ?? LODGE.gilt),
])

const words = wordsOf(printed)

export const societySigns: SignBook = {
  title: TITLE,
  draw: {
    ...Object.fromEntries(drawn),
    seat: (sheet, x, y, size) => seatToken(sheet, guestMark(0), x, y, size * 0.42),
  },
  words: (locale = '') => words(locale).signs,
  look: {
    night: LODGE.oxblood,
    panel: LODGE.wine,
    line: LODGE.brass,
    title: LODGE.gilt,
    ink: LODGE.cream,
    mist: LODGE.parchment,
  },
}
