/** Painters by game. A new game adds its painter and its signs here, and its version in `versions.ts`. */
import { wordsIn as ageWords } from '../src/games/age-of-atlantis/words/index.ts'
import { wordsIn as eraWords } from '../src/games/era-of-atlantis/words/index.ts'
import { age } from './atlantis/age.ts'
import { era } from './atlantis/era.ts'
import { atlantisPainter } from './atlantis/painter.ts'
import { signBook } from './atlantis/signs.ts'
import { stageOf } from './atlantis/stage.ts'
import { risingSigns } from './atlantis-rising/book.ts'
import { risingPainter } from './atlantis-rising/painter.ts'
import { risingStage } from './atlantis-rising/stage.ts'
import { atlasSigns } from './atlas-lost/book.ts'
import { atlasLostPainter } from './atlas-lost/painter.ts'
import { atlasStage } from './atlas-lost/stage.ts'
import { drawingFor } from './kit/account.ts'
import type { SignBook } from './kit/sign-book.ts'
import { leaguePainter } from './league/painter.ts'
import type { AnyPainter, PictureAsk } from './picture.ts'
import type { Stage } from './poster/stage.ts'
import { societySigns } from './secret-societies/book.ts'
import { secretSocietiesPainter, secretSocietiesStage } from './secret-societies/index.ts'
import type { Painted } from './versions.ts'

/** Whatever a painter draws is put down to its game. */
const painted = (game: Painted, { paint }: AnyPainter, signs?: SignBook): AnyPainter => ({
  paint: (view, ask) => drawingFor(game, () => paint(view, ask)),
  ...(signs && { signs }),
})

export const PAINTERS: Readonly<Record<Painted, AnyPainter>> = {
  'age-of-atlantis': painted('age-of-atlantis', atlantisPainter(age), signBook(ageWords)),
  'era-of-atlantis': painted('era-of-atlantis', atlantisPainter(era), signBook(eraWords)),
  'atlantis-rising': painted('atlantis-rising', risingPainter(), risingSigns),
  'atlas-lost': painted('atlas-lost', atlasLostPainter(), atlasSigns),
  'secret-societies': painted('secret-societies', secretSocietiesPainter, societySigns),
  league: painted('league', leaguePainter),
}

// biome-ignore lint/suspicious/noExplicitAny: the list holds stages of different views.
type AnyStage = (view: any, ask: PictureAsk) => Stage

/** What games lend to posters and films. A game without a stage has neither. */
export const STAGES: Readonly<Partial<Record<Painted, AnyStage>>> = {
  'age-of-atlantis': stageOf(age),
  'era-of-atlantis': stageOf(era),
  'atlantis-rising': risingStage,
  'atlas-lost': atlasStage,
  'secret-societies': secretSocietiesStage,
}
