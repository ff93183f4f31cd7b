/** Atlas Lost: Rise of the New Sovereigns, for one to four players. */
import type { Game } from '../../kernel/contract.ts'
import { speakWith } from '../../kernel/words.ts'
import type { Hosted } from '../hosted.ts'
import { achievements } from './achievements.ts'
import { type Board, boardSchema } from './board.ts'
import { type Components, componentsOf, OWN_PACK } from './data/components.ts'
import { dealings, harmed, wrongs } from './dealings.ts'
import { example } from './example.ts'
import { firstTurns } from './lesson.ts'
import { migrate } from './migrate.ts'
import { policies, stillAsked } from './policies.ts'
import type { Book, Steps } from './rules/book.ts'
import { deed, react } from './rules/deed.ts'
import { effects } from './rules/effects/interpreter.ts'
import { game as wholeGame } from './rules/game.ts'
import { payment } from './rules/payment.ts'
import { turn } from './rules/turn.ts'
import { scrambler } from './scramble.ts'
import { settingsOf, setUp } from './setup.ts'
import { type View, viewer } from './view.ts'
import { LANGUAGES, wordsIn } from './words/index.ts'
import type { AtlasText } from './words/says.ts'

function stepsWith(data: Components): Steps {
  // The steps call one another, so each is handed the book before all of them are in it.
  const book: { data: Components; steps: Steps } = { data, steps: {} as Steps }
  const open = book as Book
  book.steps = {
    game: wholeGame(open),
    turn: turn(open),
    deed: deed(open),
    payment: payment(open),
    effects: effects(open),
    react: react(open),
  }
  return book.steps
}

function gameWith(data: Components): Game<Board, View, AtlasText> {
  const steps = stepsWith(data)
  return {
    id: 'atlas-lost',
    version: 3,
    pack: data.digest,
    seats: { min: 1, max: 4 },
    settings: settingsOf(data),
    board: boardSchema,
    setup: (table) => setUp(data, table),
    first: steps.game,
    steps: Object.values(steps) as Game<Board, View>['steps'],
    view: viewer(data),
    scramble: scrambler(data),
    migrate,
    speak: speakWith({ 'en-US': LANGUAGES['en-US'].phrases(data) }),
  }
}

function hostedWith(pack: unknown): Hosted<Board, View> {
  const data = componentsOf(pack)
  return {
    game: gameWith(data),
    title: 'Atlas Lost',
    about: (locale) => wordsIn(locale).about(data),
    talk: 'free',
    round: ({ round }) => round,
    turn: ({ round, turn }) => `${round} ${turn}`,
    headline: (view, s) => wordsIn(s.locale).headline(view, s),
    describe: (view, s) => wordsIn(s.locale).describe(view, s),
    briefing: (view, s) => wordsIn(s.locale).briefing(view, s),
    holds: (view, s) => wordsIn(s.locale).holds(view, s),
    race: (view, s) => wordsIn(s.locale).race(view, s),
    lessons: [firstTurns],
    example,
    places: (view, s) => wordsIn(s.locale).places(view, s),
    signs: (locale) => wordsIn(locale).signs,
    policies,
    achievements,
    stillAsked,
    dealings,
    harmed,
    wrongs,
    withPack: hostedWith,
  }
}

export const atlasLost = hostedWith(OWN_PACK)
