/** Atlantis Rising: a cooperative race to open the Cosmic Gate before the island has sunk. One to seven players. */
import type { Game } from '../../kernel/contract.ts'
import { speakWith } from '../../kernel/words.ts'
import type { Hosted } from '../hosted.ts'
import { achievements } from './achievements.ts'
import { type Board, boardSchema } from './board.ts'
import { type Data, dataOf } from './data/data.ts'
import type { Facts } from './data/facts.ts'
import printed from './data/pack.json' with { type: 'json' }
import { factsOf } from './data/printed.ts'
import { example } from './example.ts'
import { firstRounds } from './lesson.ts'
import { migrate } from './migrate.ts'
import { policies, stillAsked } from './policies.ts'
import { settleBoons } from './rules/boons.ts'
import { dropStaleBuilds } from './rules/build.ts'
import { dropStaleRequests } from './rules/contention.ts'
import { councilSteps } from './rules/council.ts'
import { spendFullFunds } from './rules/energy.ts'
import { offersTo } from './rules/offers.ts'
import { closeHopelessRolls } from './rules/roll-window.ts'
import { roundSteps } from './rules/round.ts'
import { scramble } from './scramble.ts'
import { settingsFor } from './settings.ts'
import { setup } from './setup.ts'
import { type View, viewOf } from './view.ts'
import { wordsIn } from './words/index.ts'
import type { RisingText } from './words/says.ts'

function gameWith(data: Data): Game<Board, View, RisingText> {
  const { round, steps: roundly } = roundSteps(data)
  const { first, steps } = councilSteps(data, round)
  const facts = factsOf(data)
  return {
    id: 'atlantis-rising',
    version: 9,
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
      if (table.board.rolls.length > 0) closeHopelessRolls(data, table)
      settleBoons(data, table)
    },
    offers: (table, seat) => offersTo(data, table, seat),
    view: viewOf(data, facts),
    scramble: (state, seat, random) => scramble(data, state, seat, random),
    migrate,
    speak: speakWith({ 'en-US': spokenIn('en-US', facts) }),
  }
}

const spokenIn = (locale: string, facts: Facts) => {
  const words = wordsIn(locale)
  return { ...words.earlier(facts), ...words.phrases(facts) }
}

function hostedWith(pack: unknown): Hosted<Board, View> {
  const data = dataOf(pack)
  const game = gameWith(data)
  return {
    game,
    title: 'Atlantis Rising',
    about: (locale) => wordsIn(locale).about(data),
    talk: 'free',
    round: ({ round }) => round,
    turn: ({ round, phase }) => `${round} ${phase}`,
    headline: (view, s) => wordsIn(s.locale).headline(view, s),
    describe: (view, s) => wordsIn(s.locale).describe(view, s, (text) => game.speak(text, s)),
    briefing: (view, s) => wordsIn(s.locale).briefing(view, s),
    holds: (view, s) => wordsIn(s.locale).holds(view, s),
    race: (view, s) => wordsIn(s.locale).race(view, s),
    lessons: [firstRounds],
    example,
    places: (view, s) => wordsIn(s.locale).places(view, s),
    signs: (locale) => wordsIn(locale).signs,
    policies,
    achievements,
    stillAsked,
    withPack: hostedWith,
  }
}

export const atlantisRising: Hosted<Board, View> = hostedWith(printed)
