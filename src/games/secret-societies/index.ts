/** Secret Societies, ready to be hosted. */
import type { About, Hosted } from '../hosted.ts'
import type { Board } from './board.ts'
import { printed } from './data/printed.ts'
import { type Rules, rulesFrom } from './data/rules.ts'
import { dealings } from './dealings.ts'
import { gameFrom } from './game.ts'
import { placesWith } from './places.ts'
import { describeWith, headlineWith } from './text.ts'
import { topics } from './topics/index.ts'
import type { View } from './view.ts'

/** The looked-up pack travels along: faces, tracks and prices are no secret. */
export type SecretSocieties = Hosted<Board, View> & { readonly rules: Rules }

const ABOUT: About = {
  blurb: 'Seven rounds of bids, open and facedown, for the countries of Earth. Every society has powers of its own.',
  topics,
}

const hostedFrom = (rules: Rules): SecretSocieties => ({
  rules,
  game: gameFrom(rules),
  title: 'Secret Societies',
  talk: 'free',
  headline: headlineWith(rules),
  describe: describeWith(rules),
  places: placesWith(rules),
  about: () => ABOUT,
  dealings,
  withPack: (json) => hostedFrom(rulesFrom(json)),
})

export const secretSocieties = hostedFrom(printed)
