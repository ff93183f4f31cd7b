/** Every sign of the two editions by itself. */
import type { SignWords } from '../../src/games/common/signs.ts'
import { ICONS, type Icon, icon } from '../kit/icons.ts'
import { HOUSE, seatMark } from '../kit/palette.ts'
import type { DrawSign, SignBook } from '../kit/sign-book.ts'
import { coin, seatPiece, seatToken, shieldToken } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { emptySpot, SIGN_COLOURS, specialSign, strengthChip } from './pieces.ts'

const COLOURS: Readonly<Partial<Record<Icon, string>>> = {
  ...SIGN_COLOURS,
  virya: '#8fe3ff',
  swords: HOUSE.mist,
  agent: HOUSE.mist,
  card: HOUSE.mist,
  archon: HOUSE.ivory,
  dark: '#d8c4ff',
  light: HOUSE.amber,
  tree: '#9fcf95',
  wave: '#ff9c8a',
  hourglass: '#fbf6e6',
  poleShift: '#ffbfb2',
  continuation: '#cdf5ea',
  check: HOUSE.good,
}

const drawn = Object.fromEntries(
  (Object.keys(ICONS) as Icon[]).map((name): [string, DrawSign] => [
    name,
    ({ pen }, x, y, size) => icon(pen, name, x, y, size, COLOURS[name] ?? HOUSE.gold),
  ]),
)

const DRAW: Readonly<Record<string, DrawSign>> = {
  ...drawn,
  coin: (sheet, x, y, size) => coin(sheet, '5', x, y, size * 0.42),
  shield: (sheet, x, y, size) => {
    const look = nationLook('lemuria')
    shieldToken(sheet, look.shield, look.fill, '7', x, y, size * 0.42)
  },
  strength: (sheet, x, y, size) => strengthChip(sheet, 3, 5, x, y, size * 0.96),
  spot: (sheet, x, y, size) => emptySpot(sheet, x, y, size * 0.7),
  special: (sheet, x, y, size) => specialSign(sheet, 1, x, y, size * 0.78),
  seat: (sheet, x, y, size) => seatToken(sheet, seatMark(0), x, y, size * 0.42),
  piece: (sheet, x, y, size) => seatPiece(sheet, seatMark(1), '3', x, y, size * 0.42),
}

const look = { ...HOUSE, title: HOUSE.gold, ink: HOUSE.ivory }

export const signBook = (
  wordsIn: (locale?: string) => {
    readonly signs: readonly SignWords[]
    readonly pictures: { readonly labels: { readonly title: string } }
  },
): SignBook => ({ title: wordsIn().pictures.labels.title, draw: DRAW, words: (locale) => wordsIn(locale).signs, look })
