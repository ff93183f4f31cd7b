/** Atlantis Rising: a cooperative race to open the Cosmic Gate before the island has sunk. One to seven players. */
import type { Game } from '../../kernel/contract.ts'
import { speakWith } from '../../kernel/words.ts'
import type { About, Hosted } from '../hosted.ts'
import { type Board, boardSchema } from './board.ts'
import { type Data, dataOf } from './data/data.ts'
import printed from './data/pack.json' with { type: 'json' }
import { placesIn } from './places.ts'
import { settleBoons } from './rules/boons.ts'
import { dropStaleBuilds } from './rules/build.ts'
import { dropStaleRequests } from './rules/contention.ts'
import { councilSteps } from './rules/council.ts'
import { spendFullFunds } from './rules/energy.ts'
import { offersTo } from './rules/offers.ts'
import { roundSteps } from './rules/round.ts'
import { scramble } from './scramble.ts'
import { settingsFor } from './settings.ts'
import { setup } from './setup.ts'
import { describeView, headlineOf } from './text.ts'
import { topicsFor } from './topics.ts'
import { factsOf, type View, viewOf } from './view.ts'
import { wordsFor } from './words.ts'

function gameWith(data: Data): Game<Board, View> {
  const { round, steps: roundly } = roundSteps(data)
  const { first, steps } = councilSteps(data, round)
  const facts = factsOf(data)
  return {
    id: 'atlantis-rising',
    version: 1,
    pack: data.digest,
    seats: { min: 1, max: 7 },
    settings: settingsFor(data),
    board: boardSchema,
    setup: (table) => setup(data, table),
    first,
    steps: [...steps, ...roundly],
    settle(table) {
      if (table.board.funds.length > 0) spendFullFunds(data, table)
      if (table.board.builds.length > 0) dropStaleBuilds(data, table)
      dropStaleRequests(table.board)
      settleBoons(data, table)
    },
    offers: (table, seat) => offersTo(data, table, seat),
    view: (board, seat) => viewOf(data, facts, board, seat),
    scramble: (state, seat, random) => scramble(data, state, seat, random),
    migrate: {},
    speak: speakWith({ 'en-US': wordsFor(data) }),
  }
}

function hostedWith(pack: unknown): Hosted<Board, View> {
  const data = dataOf(pack)
  const game = gameWith(data)
  const about: About = {
    blurb: 'One to seven councilors race together to open the Cosmic Gate before the sea has taken the last tile of Atlantis.',
    topics: topicsFor(data),
  }
  return {
    game,
    title: 'Atlantis Rising',
    about: () => about,
    talk: 'free',
    headline: headlineOf,
    describe: (view, s) => describeView(data, game, view, s),
    places: placesIn,
    withPack: hostedWith,
  }
}

export const atlantisRising: Hosted<Board, View> = hostedWith(printed)
