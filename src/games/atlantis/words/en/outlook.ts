/** Who somebody is, and how far everybody is from winning. */
import type { Speaker } from '../../../../kernel/language.ts'
import { NO_RACE, shareOf } from '../../../common/race.ts'
import type { Race } from '../../../hosted.ts'
import { ENDINGS } from '../../terms.ts'
import type { PlayerView, View } from '../../view.ts'
import { nameOf } from '../reading.ts'
import type { Glossary } from './glossary.ts'
import { type Lexicon, numbered } from './lexicon.ts'

/** What an edition has to say besides: of a nation's secret goal, and whether societies have powers. */
type Own = { readonly powers: boolean; goals?(player: PlayerView): readonly string[] }

/** For the viewer's eyes: society and power, nations, cards, what is in hand, what to watch at first. */
export function briefingOf(view: View, s: Speaker, lexicon: Lexicon, own: Own): string[] {
  const me = view.players.find(({ seat }) => seat === view.seat)
  if (!me) return []
  const { means, sum, agents } = lexicon
  return [
    ...(me.society ? [`You lead the ${me.society.name}.${own.powers ? ` ${means.powers[me.society.id] ?? ''}` : ''}`] : []),
    ...nationLines(view, me, s, lexicon),
    ...cardLines(me, s, lexicon),
    ...(own.goals?.(me) ?? []),
    `You hold ${sum(me.resource)} and ${agents(me.agents.length, s)}, worth ${me.agents.reduce((a, b) => a + b, 0)} together.`,
    ...(view.round > 1 ? [] : [AT_FIRST]),
  ]
}

const AT_FIRST =
  'At first: collect while your nations are rich and your purse is empty, and look for neutral neighbours of low stability or garrison.'

function nationLines(view: View, me: PlayerView, s: Speaker, { effects }: Lexicon): string[] {
  if (me.nations.length === 0)
    return ['You will have a hand in two major nations, each shared with a rival. Only the lesser scores its Power.']
  const lines = view.nations
    .filter(({ id }) => me.nations.includes(id))
    .map(({ id, name, power, controllers }) => {
      const partners = controllers.filter((seat) => seat !== me.seat).map(s.name)
      const shared = partners.length > 0 ? `shared with ${s.list(partners)}` : 'yours alone'
      return `${name}, Power ${power}, ${shared}. ${effects(id)}`
    })
  return [...lines, 'Only the lesser of your two nations scores its Power in the end: raise both.']
}

function cardLines({ hand }: PlayerView, s: Speaker, { card, means }: Lexicon): string[] {
  return ENDINGS.flatMap((kind) => {
    const count = (hand ?? []).filter((each) => each === kind).length
    const each = count > 1 ? ' each' : ''
    return count === 0 ? [] : [`${s.count(count, `${card(kind)} card`)}:${each} ${means.cards[kind]}`]
  })
}

/** Purse, agents not on the map, and cards. */
export function holdsOf({ players, seat }: View, s: Speaker, { resource, agent, cards }: Glossary): string {
  const me = players.find((player) => player.seat === seat)
  if (!me) return ''
  const { agents, hand } = me
  return [
    ...(hand && hand.length > 0
      ? [`the objective ${s.plural(hand.length, { one: 'card', other: 'cards' })} ${numbered(hand, (card) => cards[card], s)}`]
      : []),
    agents.length === 0
      ? `no ${agent} in hand`
      : `${s.plural(agents.length, { one: agent, other: `${agent}s` })} ${s.list(agents.map(String))}`,
    `${me.resource} ${resource}`,
  ].join('; ')
}

/** Everybody by the nation that would score now, and how near the endings are: those of the edition first. */
export function raceOf(view: View, s: Speaker, ascension: string): Race {
  if (view.phase !== 'play') return NO_RACE
  const lesser = view.players
    .map(({ seat, nations }) => {
      const powers = view.nations.filter(({ id }) => nations.includes(id)).map(({ power }) => power)
      return { seat, power: powers.length === 0 ? 0 : Math.min(...powers) }
    })
    .sort((a, b) => b.power - a.power)
  const most = lesser[0]?.power ?? 0
  const first = lesser.filter(({ power }) => power === most).map(({ seat }) => s.name(seat))
  const strongest = Math.max(...view.nations.map(({ power }) => power))
  const leaders = view.nations.filter(({ power }) => power === strongest).map(({ id }) => nameOf(view, id))
  return {
    lead:
      first.length === lesser.length
        ? ''
        : `${s.list(first)} ${s.plural(first.length, { one: 'leads', other: 'lead' })} with Power ${most}`,
    bars: lesser.map(({ seat, power }) => ({
      name: s.name(seat),
      share: shareOf(power, most),
      note: `Power ${power}`,
    })),
    lines: [
      poleShift(view, s),
      continuation(view, s),
      ascension,
      `What counts is the lesser nation of each player. Strongest of all: ${s.list(leaders)}, Power ${strongest}.`,
    ],
  }
}

function poleShift({ doom, round }: View, s: Speaker): string {
  const gap = doom - round
  return gap <= 1
    ? 'Pole Shift: it comes when this round closes, unless Doom is pushed back.'
    : `Pole Shift: ${s.count(gap, 'step')} between Doom and the round marker.`
}

/** What keeps the End marker where it is for a round. */
const STAYS = 'a Temple of Light is built or a building destroyed'
/** The End marker and the round marker meet by two steps a round; where it stays, by one. */
function continuation({ round, end }: View, s: Speaker): string {
  const gap = (end.flipped ? end.at : end.at - 1) - (round + 1)
  const held = end.flipped ? '; the End marker is turned over now: one more round of grace' : ''
  if (gap <= 0) return `Continuation: the age runs out when this round closes${end.flipped ? '' : `, unless ${STAYS}`}.`
  return `Continuation: ${s.count(1 + Math.ceil(gap / 2), 'round')} left, or more if ${STAYS}${held}.`
}
