/** Era of Atlantis: overlapping partnerships in the last age before the flood. */
import { hostedFrom, setting, toArmies, toMarks, toPlaces } from '../atlantis/hosting.ts'
import { boardSchema } from './board.ts'
import { eraPack } from './data/pack.ts'
import { example } from './example.ts'
import { eraOf } from './game.ts'
import { firstRounds, wholeGame } from './lesson.ts'
import { scramble } from './scramble.ts'
import { emptyTable } from './setup.ts'
import { eraView } from './view.ts'
import { wordsIn } from './words/index.ts'

export const eraOfAtlantis = hostedFrom({
  id: 'era-of-atlantis',
  version: 4,
  migrate: { 1: toArmies, 2: toPlaces, 3: toMarks },
  title: 'Era of Atlantis',
  talk: 'open',
  lessons: [firstRounds, wholeGame],
  example,
  keepsake: 'campaign',
  settings: [
    setting('mode', 'standard', 'introductory'),
    setting('powers', 'off', 'on'),
    setting('ambitions', 'off', 'on'),
    setting('specials', 'drawn', 'agreed'),
  ],
  pack: eraPack,
  rules: eraOf,
  board: boardSchema,
  setup: emptyTable,
  view: eraView,
  scramble,
  words: wordsIn,
})
