/** Secret Societies, ready to be hosted. */
import type { Hosted } from '../hosted.ts'
import { achievements } from './achievements.ts'
import type { Board } from './board.ts'
import { printed } from './data/printed.ts'
import { type Rules, rulesFrom } from './data/rules.ts'
import { dealings, harmed, wrongs } from './dealings.ts'
import { example } from './example.ts'
import { gameFrom } from './game.ts'
import { firstRound } from './lesson.ts'
import { policiesOf, stillAskedOf } from './policies.ts'
import { bySociety } from './society-lessons.ts'
import type { View } from './view.ts'
import { wordsOf } from './words/index.ts'

/** The looked-up pack travels along: faces, tracks and prices are no secret. */
export type SecretSocieties = Hosted<Board, View> & { readonly rules: Rules }

const hostedFrom = (rules: Rules): SecretSocieties => {
  const words = wordsOf(rules)
  return {
    rules,
    facts: rules,
    game: gameFrom(rules, words),
    title: 'Secret Societies',
    talk: 'free',
    round: ({ round }) => round,
    turn: ({ round, phase, turn }) => `${round} ${phase} ${turn?.lap} ${turn?.seat}`,
    headline: (view, s) => words(s.locale).headline(view, s),
    describe: (view, s) => words(s.locale).describe(view, s),
    briefing: (view, s) => words(s.locale).briefing(view, s),
    sides: ({ players }) =>
      Object.fromEntries(
        Object.entries(players).map(([seat, { society }]) => [seat, society ? [rules.societies[society]!.name] : []]),
      ),
    holds: (view, s) => words(s.locale).holds(view, s),
    race: (view, s) => words(s.locale).race(view, s),
    lessons: [firstRound, ...bySociety],
    example,
    places: (view, s) => words(s.locale).places(view, s),
    signs: (locale) => words(locale).signs,
    about: (locale) => words(locale).about,
    policies: policiesOf(rules),
    achievements,
    stillAsked: stillAskedOf(rules),
    dealings,
    harmed,
    wrongs,
    withPack: (json) => hostedFrom(rulesFrom(json)),
  }
}

export const secretSocieties = hostedFrom(printed)
