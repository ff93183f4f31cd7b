/** Prompts and labels: cards, benefits, building, energy, the plan board. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Facts } from '../../data/facts.ts'
import type { Basic, Good, Purchase } from '../../data/language.ts'
import type { Shares, Sum } from '../parameters.ts'
import {
  costText,
  cut,
  fitting,
  goalName,
  goodName,
  kindName,
  priceText,
  purchase,
  regionName,
  sharesText,
  short,
} from './speech.ts'

type Part = { component: string; seat: Seat; cost: Sum }
type Asked = { seat: Seat; owner: Seat; place: string }
type Plan = { seat: Seat; kind: 'leader' | 'follower'; region: string; isAnother: boolean }
/** One person may suggest the same twice: a second follower beside the first. */
const planned = ({ kind, isAnother }: Plan) => (isAnother ? `another ${kindName(kind)}` : kindName(kind))
/** A benefit to use, and what gave it. */
type Given = { left: number; by?: string | undefined }
type Bought = { what: Purchase; peninsula: string }

type Costing = typeof costText

/** With what is left of each good where a label has room for it; else in the shorter of these ways. */
const asFits = (...ways: readonly [(text: Costing) => string, ...((text: Costing) => string)[]]): string => {
  const [first, ...others] = ways
  return fitting(80, first(costText), first(priceText), ...others.map((way) => way(priceText)))
}

export function works(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  const who = (seat: Seat, s: Speaker) => short(s.name(seat))
  const shares = (others: Shares, s: Speaker) => sharesText(others, s, (seat) => who(seat, s))
  const theRest = (others: Shares, s: Speaker) =>
    others.length === 1 ? `${who(others[0]!.seat, s)} the rest` : `${others.length} others share the rest`
  const bought = ({ what, peninsula }: Bought) => purchase(what, called(peninsula))
  const from = (by: string | undefined) => (by === undefined ? '' : `${called(by)}: `)
  return phrases({
    // The library and what lies in one's hand.
    keep: ({ keep, price, free }: { keep: number; price: number; free: number }) =>
      free < price
        ? `Keep up to ${keep} of these. The others go under the deck.`
        : `Keep ${keep} of these for nothing, more for ${price} energy each (you have ${free}). The others go under the deck.`,
    under: 'In which order do the others go under the deck? The last one ends up at the very bottom.',
    shed: ({ limit }: { limit: number }) => `You may hold ${limit} scrolls. Discard or play what is too many.`,
    'shed.discard': ({ card }: { card: string }) => `Discard ${called(card)}`,
    peek: 'Put these misfortunes in order: the first comes next, the last goes under the deck.',
    'scroll.menu': ({ n }: { n: number }) => `Play a scroll (${n} in hand)`,
    'scroll.prompt': 'You may play a scroll.',
    'scroll.play': ({ card }: { card: string }) => called(card),

    // Benefits.
    'boon.barrier': ({ left, by }: Given) =>
      `${from(by)}Beside which ${left === 1 ? 'peninsula do you set a barrier' : `${left} peninsulas do you set barriers`}?`,
    'boon.unflood': ({ left, by }: Given) =>
      `${from(by)}${left === 1 ? 'Where do you raise a tile?' : `Where do you raise ${left} tiles?`}`,
    'boon.volunteers': ({ left, by }: Given, s) => `${from(by)}Who gets the ${s.count(left, 'volunteer')}?`,
    'boon.recruit': ({ left, by }: Given) =>
      `${from(by)}${left === 1 ? 'Who gets a follower?' : `Which ${left} players get a follower each?`}`,
    'boon.exchange': ({ left, by }: Given, s) => `${from(by)}Exchange up to ${s.count(left, 'resource')}.`,
    'exchange.stop': 'No more',
    'exchange.swap': ({ give, take }: { give: Good; take: Basic }) => `1 ${goodName(give)} for 1 ${goodName(take)}`,

    // Building.
    'build.menu': ({ place }: { place: string }) => `Build on ${called(place).toLowerCase()}`,
    'build.option': ({ component, cost }: { component: string; cost: Sum }, s) =>
      asFits((text) => `${called(component)}: ${text(cost, s)}`),
    'build.spare': ({ kind, cost }: { kind: Good; cost: Sum }, s) =>
      asFits((text) => `Leave out 1 ${goodName(kind)}: ${text(cost, s)}`),
    'build.parts': ({ mine, others }: { mine: Sum; others: Shares }, s) =>
      asFits(
        (text) => `You pay ${text(mine, s)}; ${shares(others, s)}`,
        (text) => `You pay ${text(mine, s)}; ${theRest(others, s)}`,
      ),
    'build.alone': ({ mine }: { mine: Sum }, s) => asFits((text) => `You pay all: ${text(mine, s)}`),
    'build.others': ({ others }: { others: Shares }, s) =>
      asFits(
        () => `You pay nothing; ${shares(others, s)}`,
        () => `You pay nothing; ${theRest(others, s)}`,
      ),
    'build.agree': ({ component, cost }: Part, s) => asFits((text) => `Pay ${text(cost, s)} for the ${called(component)}`),
    'build.refuse': ({ component }: Part) => `Don’t pay for the ${called(component)}`,

    // Energy.
    'energy.menu': ({ free }: { free: number }) => `Barriers and raising tiles (${free} energy free)`,
    'energy.buy': ({ what, peninsula, missing }: Bought & { missing: number }) =>
      `${what === 'barrier' ? 'Barrier beside' : 'Raise a tile of'} the ${called(peninsula)}: ${missing} energy needed`,
    'energy.back': ({ n, ...rest }: Bought & { n: number }) => `Take back ${n} energy set aside for ${bought(rest)}`,

    // The plan board.
    asked: 'The others ask you',
    'asked.build': ({ seat, component, cost }: Part, s) =>
      `${s.name(seat)} wants to build the ${called(component)} with you. Your part would be ${costText(cost, s)}.`,
    'asked.place': ({ seat, place }: Asked, s) => `${s.name(seat)} would like to have your place on ${called(place)}.`,
    'asked.verdict': ({ seat, owner, place }: Asked, s) =>
      `${s.name(seat)} would like the place on ${called(place)}; ${s.name(owner)} wants to keep it. You decide.`,
    'propose.menu': 'Propose something',
    'plan.to': ({ seat }: { seat: Seat }, s) => `A place for ${s.name(seat)}`,
    'plan.accept': (plan: Plan, s) =>
      cut(`Yes: ${planned(plan)} to the ${regionName(facts, plan.region)} (${who(plan.seat, s)})`),
    'plan.accept.all': ({ n }: { n: number }) => `Yes to ${n === 2 ? 'both' : `all ${n}`} suggestions at once`,
    'plan.decline': (plan: Plan, s) =>
      cut(`No: not ${planned(plan)} to the ${regionName(facts, plan.region)} (${who(plan.seat, s)})`),
    'plan.withdraw': (plan: Plan, s) =>
      cut(`Withdraw: ${planned(plan)} to the ${regionName(facts, plan.region)}, for ${who(plan.seat, s)}`),
    'goal.withdraw': ({ goal }: { goal: string }) => cut(`Withdraw: ${goalName(facts.names, goal)}`),
    'goal.build': 'A component to aim for',
    'goal.save': 'A barrier or a tile to raise',
    'goal.agree': ({ goal, seat }: { goal: string; seat: Seat }, s) =>
      cut(`Yes: ${goalName(facts.names, goal)} (${who(seat, s)})`),
    'fund.option': ({ what, peninsula }: Bought) =>
      what === 'barrier' ? `Barrier beside the ${called(peninsula)}` : `Raising a tile of the ${called(peninsula)}`,
    'fund.join': ({ n, missing, ...rest }: Bought & { n: number; missing: number }) =>
      cut(n < missing ? `Add ${n} of the ${missing} energy needed for ${bought(rest)}` : `Add ${n} energy: ${bought(rest)}`),
    wishes: 'Standing wishes',
    'wish.confirm': 'From now on, pay my part of builds without asking me',
    'wish.ask': 'Ask me again before I pay for builds',
    'wish.rolls': 'Ask me again about rolls that can be saved',
    reopen: 'You are ready. Think again?',
    'reopen.yes': 'Not ready after all',
    'go-on': ({ seat }: { seat: Seat }, s) => `Everybody has been waiting for ${s.name(seat)} for a long time. You may move on.`,
    'go-on.yes': ({ seat }: { seat: Seat }, s) => `Move on without ${who(seat, s)}`,
    'give-up': 'Is all lost? If every player says so, the game ends.',
    'give-up.yes': 'Give up together',
  })
}
