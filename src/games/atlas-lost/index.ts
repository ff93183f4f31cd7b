/** Atlas Lost: Rise of the New Sovereigns, for one to four players. */
import type { Game } from '../../kernel/contract.ts'
import type { About, Hosted } from '../hosted.ts'
import { type Board, boardSchema } from './board.ts'
import { type Components, componentsOf, OWN_PACK } from './data/components.ts'
import { dealings } from './dealings.ts'
import { places } from './places.ts'
import type { Book, Steps } from './rules/book.ts'
import { deed, react } from './rules/deed.ts'
import { effects } from './rules/effects/interpreter.ts'
import { game as wholeGame } from './rules/game.ts'
import { payment } from './rules/payment.ts'
import { turn } from './rules/turn.ts'
import { scrambler } from './scramble.ts'
import { settingsOf, setUp } from './setup.ts'
import { describe, headline } from './text.ts'
import { topicsOf } from './topics.ts'
import { type View, viewer } from './view.ts'
import { speakerOf } from './words.ts'

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

function gameWith(data: Components): Game<Board, View> {
  const steps = stepsWith(data)
  return {
    id: 'atlas-lost',
    version: 1,
    pack: data.digest,
    seats: { min: 1, max: 4 },
    settings: settingsOf(data),
    board: boardSchema,
    setup: (table) => setUp(data, table),
    first: steps.game,
    steps: Object.values(steps) as Game<Board, View>['steps'],
    view: viewer(data),
    scramble: scrambler(data),
    migrate: {},
    speak: speakerOf(data),
  }
}

function hostedWith(pack: unknown): Hosted<Board, View> {
  const data = componentsOf(pack)
  const about: About = {
    blurb: 'Factions after the Great Collapse race for lost technology: by points, by influence, or by holding the initiative.',
    topics: topicsOf(data),
  }
  return {
    game: gameWith(data),
    title: 'Atlas Lost',
    about: () => about,
    talk: 'free',
    headline,
    describe,
    places,
    dealings,
    withPack: hostedWith,
  }
}

export const atlasLost = hostedWith(OWN_PACK)
