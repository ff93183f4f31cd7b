/** What both editions write into their pictures. */

import type { ContestView, View } from '../../view.ts'
import { chooserIn, lastRound, nameOf, points } from '../reading.ts'
import type { Labels } from '../words.ts'
import type { Glossary } from './glossary.ts'
import { tiesOnSheet } from './ties.ts'

const CONTEST = {
  coup: (where: string) => `Coup on ${where}`,
  conflict: (where: string) => `Conflict over ${where}`,
} as const

export const contestTitle = (view: View, { kind, area, attacking }: ContestView): string =>
  kind === 'global'
    ? `Global conflict: ${attacking === null ? 'nobody' : nameOf(view, attacking)} against ${nameOf(view, area)}`
    : CONTEST[kind](nameOf(view, area))

/** Under a player's name there is room for one word: of what nations do, the first tells them apart. */
const OF_NATIONS: ReadonlySet<string> = new Set(['collect', 'construct', 'recruit', 'move', 'global'])

/** The others are short enough. */
const SPECIALS: Readonly<Record<string, string>> = {
  black_knight: 'Knight',
  crystal_healing_grid: 'Healing',
  et_contact_center: 'Contact',
  military_research: 'Research',
  oracle_of_rama: 'Oracle',
  psychotronic_weaponry: 'Weaponry',
  galactic_sun: 'Sun',
  spy_network: 'Spies',
  temple_of_anu: 'Anu',
  utopian_city: 'Utopia',
  weather_control: 'Weather',
}

const MAY = { attack: 'may attack', defend: 'may defend', peace: 'may stay out' } as const
const DOES = { attack: 'attacks', defend: 'defends', peace: 'stays out' } as const

/** `ascent`: what Ascension needs and where it stands. */
export function labelsOf<V extends View>(glossary: Glossary, ascent: (view: V) => string): Labels {
  const { title, resource, agent, cards, endings, actions, neutral, tie, compared } = glossary
  return {
    title,
    resource,
    player: (letter) => `Player ${letter}`,
    headline(view, s) {
      const chooser = view.phase === 'setup' ? chooserIn(view) : null
      if (chooser) return `Setting up · ${s.name(chooser)} chooses`
      if (view.phase === 'setup') return 'Setting up'
      if (view.phase === 'over') return `Over after round ${lastRound(view)}`
      return `Round ${view.round}${view.acting ? ` · ${s.name(view.acting)} to act` : ''}`
    },

    cards: {
      ascension: { name: cards.ascension, wish: 'if the temples of light prevail' },
      poleShift: { name: cards.poleShift, wish: 'if doom comes first' },
      continuation: { name: cards.continuation, wish: 'if the age runs its course' },
    },
    freshCard: 'just drawn',
    payments: ({ points: worth }) => `${worth.map(points).join(' · ')} VP`,
    needs: (view, card) => {
      if (card === 'ascension') return ascent(view as V)
      const { round, doom, end } = view
      return card === 'poleShift'
        ? `needs Doom at the round: ${doom} and ${round}`
        : `needs the round at the End: ${round} and ${end.at}`
    },
    anyway: ({ resource: more, anyway }) => [
      ...(more.some((each) => each > 0) ? [`+${more.join(' · ')} ${resource}`] : []),
      ...(anyway > 0 ? [`+${anyway} ${resource} anyway`] : []),
    ],
    purse: (worth, owed) => `${owed > 0 ? `with +${owed} ` : ''}worth ${points(worth)} VP`,
    paymentsMean: 'Victory points of each if it comes true: only you hold such cards · two of you · more',
    noCards: 'No cards yet',
    agentsInHand: `${capital(plainAgents(agent))} in hand`,
    allAgentsOut: 'all are out in the world',
    onMap: (count) => `${count} on the map`,
    sharedWith: (seat, s) => `shared with ${s.name(seat)}`,
    notShared: 'yours alone',
    noNation: 'No nation yet',
    notes: (view, s) =>
      view.memories.map(({ of, cards: seen, not, round, stale }) => {
        const list = s.list(seen.map((card) => cards[card]))
        const whose = of === null ? 'The deck' : s.name(of)
        return `${whose} held ${not ? `a card that is not ${list}` : list} in round ${round}${stale ? '; it has changed since' : ''}`
      }),

    endings: {
      ascension: { title: endings.ascension, line: 'The temples open, and the age ends in light' },
      poleShift: { title: endings.poleShift, line: 'The poles turn over, and the sea takes it all' },
      continuation: { title: endings.continuation, line: 'The age runs its course; another morning comes' },
    },
    ties: (view, final, s) => tiesOnSheet(view, final, compared, s),
    afterRound: (round) => `${title} · round ${round}`,
    scores: {
      'score.power': 'Nation',
      'score.virya': 'Virya',
      'score.resource': 'PP',
      'score.cards': 'Cards',
      'score.leader': 'Leader',
    },

    passive: 'passive',
    owed: (virya) => `+${virya} at the end`,
    actionBoard: {
      title: 'Action board',
      nations: 'Nations',
      pads: 'Societies',
      specials: 'Special actions',
      home: 'at home',
      free: 'free',
      noRoom: 'no room',
      price: (cost) => `−${cost}`,
      more: (gain) => `+${gain}`,
      some: (buildings, rooms) => `${buildings} of ${rooms}`,
    },
    ready: 'ready',
    action: (name) => actions[name] ?? '',
    actionBriefly: (name) => (OF_NATIONS.has(name) ? actions[name]?.split(' ')[0] : actions[name]) ?? '',
    specialBriefly: ({ id, name }) => SPECIALS[id] ?? name,
    reach: {
      title: 'Your reach',
      attacks: 'Attacks',
      coups: 'Coups',
      against: (attack, defence) => `${attack} against ${defence}`,
      bid: (bid, cost) => (bid === null ? 'too strong' : bid === 0 ? 'no bid' : `bid ${bid} for ${cost}`),
      noAttack: 'No army of yours can get at anybody',
      noCoup: `No ${plainAgents(agent)} of yours where a coup is possible`,
      ifNobody: 'if nobody else bids',
      more: (count, s) => `and ${s.count(count, 'more target')}`,
    },
    outOf: (count, needed) => `${count} of ${needed}`,
    power: (power, loot) => `Power ${power}${loot.length > 0 ? ` (loot ${loot.map((value) => `+${value}`).join(' ')})` : ''}`,
    garrison: (garrison) => `Garrison ${garrison}`,
    stability: (stability) => `Stability ${stability}`,
    units: (count, s) => s.plural(count, { one: 'unit', other: 'units' }),
    signs: { special: 'special action', relic: 'Lost Relic', lab: 'Chimera Lab', crystal: 'Healing Crystal' },
    standing(view, { kind, owner }) {
      if (kind === 'home') return 'home of a great nation'
      const held = owner === null ? null : nameOf(view, owner)
      if (kind === 'wilderness') return held ? `wilderness, held by ${held}` : 'wilderness'
      return held ? `held by ${held}` : 'neutral'
    },
    nobodyHere: `No army and no ${plainAgents(agent)} here`,

    contest: contestTitle,
    soFar: { attack: 'attack so far', defend: 'defence so far' },
    freedom({ stances }, brief) {
      if (stances.length > 2) return brief ? 'chooses' : 'may choose'
      const [side = 'peace'] = stances
      if (stances.length === 1) return DOES[side]
      return brief ? `${DOES[side]}?` : MAY[side]
    },
    stances: { ...DOES, peace: neutral },
    // The sum below says what is what; with five beside each other there is room for the numbers only.
    counts({ agents, bonus, dial }, brief) {
      if (!dial || dial.stance === 'peace') return 'counts 0'
      if (agents + bonus === 0) return `bid ${dial.bid}`
      const word = brief ? '' : `${plainAgents(agent)} `
      return `${dial.bid}${agents > 0 ? ` + ${word}${agents}` : ''}${bonus > 0 ? ` + ${bonus}` : ''}`
    },
    pays: (cost) => (cost > 0 ? `pays ${cost} ${resource}` : 'pays nothing'),
    parts({ kind, sums, involved }, side) {
      const on = involved.flatMap(({ dial, ...each }) => (dial?.stance === side ? [{ ...each, bid: dial.bid }] : []))
      const total = (of: 'agents' | 'bonus' | 'bid') => on.reduce((sum, each) => sum + each[of], 0)
      const base = side === 'attack' ? sums.attack : sums.defence
      const standing = kind === 'coup' ? 'stability' : side === 'attack' ? 'units' : 'units and garrison'
      const parts = [
        base > 0 ? `${standing} ${base}` : '',
        total('agents') > 0 ? `${plainAgents(agent)} ${total('agents')}` : '',
        `bids ${total('bid')}`,
        total('bonus') > 0 ? `societies ${total('bonus')}` : '',
      ]
      return parts.filter(Boolean).join(' + ')
    },
    verdict({ kind, result }) {
      if (result?.won) return 'The attack succeeds'
      return result && result.attack === result.defence ? tie[kind] : 'The defence holds'
    },
  }
}

/** There is little room in a picture: "markers" has to do for influence markers. */
export const plainAgents = (agent: string) => `${agent.split(' ').at(-1)}s`
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
