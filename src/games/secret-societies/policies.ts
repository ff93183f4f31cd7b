/** What can be left beforehand: how to buy what is won, what to gain, and what to leave as it is. */
import type { Picked } from '../../kernel/contract.ts'
import { ASK_ME, type AskedAhead, firstOf, KEEPS, leastKept, type Policy, type StillAsked, upTo, type Wishes } from '../policy.ts'
import { GOODS, type PowerName, type Side } from './data/effect.ts'
import type { Rules } from './data/rules.ts'
import { betterSide } from './rules/purchase.ts'
import type { View } from './view.ts'

const MOST_COINS = 20

type Asked = AskedAhead<View>

/** The Deed that is asked about; null while nobody knows it. */
const deedIn = ({ prompt }: Asked) => (typeof prompt.deed === 'string' ? prompt.deed : null)

const sideOf = (rules: Rules, deed: string | null, { how }: Wishes): Side =>
  how === 'above' || how === 'below' ? how : deed === null ? 'below' : betterSide(rules, deed)

/** Left for one Deed of one Round alone, or for whichever is won. */
const isFor = ({ view: { auction, round } }: Asked, { lot, round: then }: Wishes) =>
  lot === undefined || (auction?.lot === Number(lot) && round === Number(then))

/** Where the Deed is too dear it is declined; a Planet whose price is still open is left to the person. */
function buying(rules: Rules, asked: Asked, wishes: Wishes): unknown {
  const { how, planet, most } = wishes
  if (!isFor(asked, wishes) || how === ASK_ME) return undefined
  const side = sideOf(rules, deedIn(asked), wishes)
  switch (asked.question) {
    case 'auction.buy': {
      const ways = [...(planet === 'yes' ? [`${side}:planet`] : []), side, 'buy']
      return (how === 'leave' ? undefined : firstOf(asked.input, ways, most)) ?? { pick: 'decline' }
    }
    case 'settlement.side':
      return { pick: side }
    default:
      return planet === 'yes' ? undefined : { pick: 'no', then: { pick: side } }
  }
}

const buy = (rules: Rules): Policy<View> => ({
  id: 'buy',
  answers: ['auction.buy', 'settlement.side', 'settlement.wanted', 'settlement.planet'],
  fields: [
    { id: 'how', choices: [ASK_ME, 'better', 'above', 'below', 'leave'] },
    { id: 'planet', choices: ['no', 'yes'] },
    { id: 'most', choices: upTo(MOST_COINS) },
  ],
  answer: (asked, wishes) => buying(rules, asked, wishes),
  beside: {
    question: 'turn.act',
    after: ['up', 'down'],
    binds: (answer, { round }) => ({ lot: (answer as Picked<string, Picked<string>>).then.pick, round: `${round}` }),
    isPast: ({ round }, view) => view.round !== Number(round) || view.phase === 'growth' || view.phase === 'event',
  },
})

const consolation: Policy<View> = {
  id: 'consolation',
  answers: ['resolution.consolation'],
  fields: [{ id: 'good', choices: ['even', ...GOODS] }],
  answer: ({ input, idle }, { good = '' }) =>
    input.kind === 'split' && input.targets.some(({ id }) => id === good) ? { [good]: input.min } : idle,
}

const retrieve: Policy<View> = {
  id: 'retrieve',
  answers: ['startOfRound.retrieve'],
  fields: [{ id: 'most', choices: upTo(MOST_COINS) }],
  answer: ({ input }, { most }) => firstOf(input, ['pay'], most) ?? { pick: 'no' },
}

const stay: Policy<View> = {
  id: 'stay',
  answers: ['agents.move', 'resolution.rivalAgent'],
  fields: [],
  answer: ({ input }) => firstOf(input, ['no']),
}

const mandate: Policy<View> = {
  id: 'mandate',
  answers: [],
  fields: [KEEPS],
  answer: () => undefined,
  bounds: {
    least: leastKept,
    // Coins on a Bid are no price yet, but who wins with it pays them.
    forbids({ id }, { seat, question, view }, wishes) {
      const coins = question === 'turn.act' ? Number(/^.+:(\d+)$/.exec(id)?.[1] ?? 0) : 0
      return coins > 0 && (view.players[seat]?.coins ?? 0) - coins < leastKept(wishes)
    },
  },
}

export const policiesOf = (rules: Rules): readonly Policy<View>[] => [buy(rules), consolation, retrieve, stay, mandate]

const inSetup = ({ phase }: View) => phase === 'setup'
const ofTwo = ({ order }: View) => order.length === 2

/** Could that power ever be this seat's? Who has none yet may still come by a Tile or a Star. */
const couldHave =
  ({ grants }: Rules, name: PowerName) =>
  ({ seat, players }: View) =>
    seat !== null && (grants[name] ?? []).some(({ society }) => society === null || society === players[seat]!.society)

export const stillAskedOf = (rules: Rules): StillAsked<View> => ({
  'setup.draft': inSetup,
  'setup.cache': inSetup,
  'setup.sides': inSetup,
  'bidding.firstDummy': ofTwo,
  'bidding.secondDummy': ofTwo,
  'bidding.tokens': couldHave(rules, 'cancel'),
  'turn.endorse': couldHave(rules, 'lateEndorse'),
  'turn.agents': couldHave(rules, 'agents'),
  'agents.move': couldHave(rules, 'agents'),
  'auction.raise': couldHave(rules, 'endorse'),
  'resolution.rivalAgent': couldHave(rules, 'rivalAgent'),
  'auction.combine': couldHave(rules, 'drone'),
  'settlement.planetPrice': couldHave(rules, 'planetPrice'),
  'settlement.wanted': ({ planets }) => planets !== null,
  'settlement.planet': ({ planets }) => planets !== null,
  'planet.where': couldHave(rules, 'planets'),
  'unpurchased.claim': couldHave(rules, 'claim'),
})
