/** Age of Atlantis: the older edition, where the lesser of two shared nations decides. */
import { hostedFrom, setting, toArmies, toMarks, toPlaces } from '../atlantis/hosting.ts'
import { boardSchema } from './board.ts'
import { agePack } from './data/pack.ts'
import { example } from './example.ts'
import { ageOf } from './game.ts'
import { firstRounds } from './lesson.ts'
import { scramble } from './scramble.ts'
import { emptyTable } from './setup.ts'
import { ageView } from './view.ts'
import { wordsIn } from './words/index.ts'

export const ageOfAtlantis = hostedFrom({
  id: 'age-of-atlantis',
  version: 4,
  migrate: { 1: toArmies, 2: toPlaces, 3: toMarks },
  title: 'Age of Atlantis',
  talk: 'free',
  lessons: [firstRounds],
  example,
  settings: [setting('powers', 'off', 'on')],
  pack: agePack,
  rules: ageOf,
  board: boardSchema,
  setup: emptyTable,
  view: ageView,
  scramble,
  words: wordsIn,
})
