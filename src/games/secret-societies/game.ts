/** The rules as the kernel plays them, for one pack. */
import type { Game } from '../../kernel/contract.ts'
import { speakWith } from '../../kernel/words.ts'
import { type Board, boardSchema } from './board.ts'
import type { Rules } from './data/rules.ts'
import { migrations } from './migrate.ts'
import { auctionSteps } from './rules/auction.ts'
import { biddingSteps } from './rules/bidding.ts'
import { cacheOffers, cacheSteps } from './rules/cache.ts'
import { effectSteps } from './rules/chains.ts'
import { charmOffers } from './rules/charms.ts'
import { choiceSteps } from './rules/choices.ts'
import { eventSteps } from './rules/events.ts'
import { growthSteps } from './rules/growth.ts'
import { resolutionSteps } from './rules/resolution.ts'
import { roundSteps } from './rules/round.ts'
import { settlementSteps } from './rules/settlement.ts'
import { setupSteps } from './rules/setup.ts'
import { startSteps } from './rules/start.ts'
import { SETUP } from './rules/steps.ts'
import { turnSteps } from './rules/turn.ts'
import { unpurchasedSteps } from './rules/unpurchased.ts'
import { countedPurses, scrambleWith } from './scramble.ts'
import { setupBoard } from './setup.ts'
import { type View, viewOf } from './view.ts'
import type { SocietiesText, SocietiesWords } from './words/words.ts'

const SECTIONS = [
  setupSteps,
  roundSteps,
  startSteps,
  biddingSteps,
  turnSteps,
  resolutionSteps,
  auctionSteps,
  settlementSteps,
  unpurchasedSteps,
  eventSteps,
  growthSteps,
  effectSteps,
  choiceSteps,
  cacheSteps,
]

export const gameFrom = (rules: Rules, words: (locale: string) => SocietiesWords): Game<Board, View, SocietiesText> => ({
  id: 'secret-societies',
  version: 5,
  pack: rules.digest,
  seats: { min: 2, max: 5 },
  settings: [
    {
      id: 'societies',
      label: { say: 'setting.societies' },
      choices: [
        { id: 'random', label: { say: 'setting.random' }, means: { say: 'means.random' } },
        { id: 'draft', label: { say: 'setting.draft' }, means: { say: 'means.draft' } },
      ],
      default: 'random',
    },
  ],
  board: boardSchema,
  setup: setupBoard(rules),
  first: SETUP,
  steps: SECTIONS.flatMap((section) => section(rules)),
  offers: (table, seat) => [...cacheOffers(rules, table, seat), ...charmOffers(rules, table, seat)],
  view: viewOf(rules),
  scramble: scrambleWith(rules),
  infer: countedPurses,
  migrate: migrations(rules),
  speak: speakWith({ 'en-US': words('en-US').phrases }),
})
