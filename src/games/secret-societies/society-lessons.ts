/** A short lesson for each society: the first Round, or two, in which its power is used once. */
import type { Script } from '../lesson.ts'
import type { societyLessons } from './words/en/society-lessons.ts'

type Said = typeof societyLessons
type Beats<S extends keyof Said> = Script<keyof Said[S]['beats'] & string>['beats']

const SEATS = 3
/** What lies before the person: their society's board. */
const LEARNER = 'p1'
const lessonOf = <S extends keyof Said>(id: S, secret: string, beats: Beats<S>) => ({
  id,
  seats: SEATS,
  options: {},
  secret,
  beats,
})

/** A Bid: openly or facedown, for the Deed at that place of the row, with that card and so many Coins. */
const bid = (how: 'up' | 'down', deed: number, card: string) => ({
  pick: how,
  then: { pick: `${deed}`, then: { pick: card } },
})

export const bySociety: readonly Script[] = [
  lessonOf('influencers', 'society 28', [
    { id: 'who', point: LEARNER },
    { id: 'tokens', at: 'bidding.tokens', choose: { pick: '3', then: { pick: '1' } } },
    { id: 'bid', at: 'turn.act', choose: bid('down', 1, '5:0') },
    { id: 'second', at: 'turn.act', choose: bid('up', 4, '1:0') },
    { id: 'buy', at: 'auction.buy', choose: { pick: 'below' } },
    { id: 'endorsed', at: 'choice.which' },
  ]),
  lessonOf('stonesmiths', 'society 2', [
    { id: 'who', point: LEARNER },
    { id: 'bid', at: 'turn.act', choose: bid('down', 4, '3:0') },
    { id: 'second', at: 'turn.act', choose: bid('up', 2, '1:0') },
    { id: 'buy', at: 'auction.buy', choose: { pick: 'buy' } },
  ]),
  lessonOf('reptilians', 'society 4', [
    { id: 'who', point: LEARNER },
    { id: 'bid', at: 'turn.act', choose: bid('down', 2, '4:0') },
    { id: 'second', at: 'turn.act', choose: bid('up', 0, '1:0') },
    { id: 'caught', at: 'startOfRound.retrieve', choose: { pick: 'pay' } },
    { id: 'disguise', at: 'turn.act', choose: bid('up', 1, 'as:0:0') },
    { id: 'yours', at: 'turn.act' },
  ]),
  lessonOf('vampires', 'society 11', [
    { id: 'who', point: LEARNER },
    { id: 'charm', at: 'turn.act', choose: { pick: 'peek', then: { pick: '0' } } },
    { id: 'seen', at: 'turn.act', choose: bid('down', 3, '4:0') },
    { id: 'second', at: 'turn.act' },
  ]),
  lessonOf('robots', 'society 6', [
    { id: 'who', point: LEARNER },
    { id: 'cache', at: 'setup.cache', choose: { pick: 'CO' } },
    { id: 'bid', at: 'turn.act', choose: bid('down', 0, '3:0') },
    { id: 'second', at: 'turn.act', choose: bid('up', 4, '1:0') },
    { id: 'buy', at: 'auction.buy', choose: { pick: 'below' } },
    { id: 'drone', point: LEARNER },
  ]),
  lessonOf('aliens', 'society 7', [
    { id: 'who', point: LEARNER },
    { id: 'bid', at: 'turn.act', choose: bid('down', 1, '4:0') },
    { id: 'second', at: 'turn.act', choose: bid('up', 2, '2:0') },
    { id: 'sold', point: LEARNER },
  ]),
  lessonOf('illuminati', 'society 658', [
    { id: 'who', point: LEARNER },
    { id: 'bid', at: 'turn.act', choose: bid('up', 2, '1:0') },
    { id: 'second', at: 'turn.act', choose: bid('down', 3, '2:0') },
    { id: 'siphon', point: LEARNER },
  ]),
  lessonOf('techbros', 'society 1', [
    { id: 'who', point: LEARNER },
    { id: 'join', at: 'turn.act', choose: bid('down', 1, '5:0') },
    { id: 'again', at: 'turn.act', choose: bid('up', 3, '2:0') },
    { id: 'claim', at: 'unpurchased.claim', choose: { pick: 'below', then: { p2: 2 } } },
  ]),
]
