/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */

import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf } from '../../../common/score.ts'
import type { NationId } from '../../terms.ts'
import type { AreaView, ContestView, View } from '../../view.ts'
import { certain, lastRound, nameOf, points } from '../reading.ts'
import type { PictureWords } from '../words.ts'
import { BUILDING_NAMES, type Glossary, MARKER_NAMES } from './glossary.ts'
import { contestTitle, labelsOf, plainAgents } from './pictures.ts'

/** `goal`: the secret goal of a nation, where the viewer knows it. `besides`: what else lies on this edition's board. */
type Own<V extends View> = {
  goal?(view: V, nation: NationId): string | undefined
  besides?(view: V, s: Speaker): readonly string[]
  /** What somebody gets at the end for the place in the turn order. */
  owed?(view: V, seat: Seat): number
  /** What Ascension needs, and where it stands. */
  ascent(view: V): string
}

export function picturesOf<V extends View>(glossary: Glossary, own: Own<V>): PictureWords<V> {
  const { title, resource, cards, endings, tie, neutral } = glossary
  const labels = labelsOf(glossary, own.ascent)
  const agents = plainAgents(glossary.agent)

  /** What somebody may do, and with how much besides the dial. */
  const means = ({ stances, agents: worth, bonus }: ContestView['involved'][number]) =>
    [
      labels.freedom({ stances }, false),
      ...(worth > 0 ? [`${agents} worth ${worth}`] : []),
      ...(bonus > 0 ? [`${bonus} more by the society`] : []),
    ].join(', ')

  const alt: PictureWords<V>['alt'] = {
    overview(view, s, changed) {
      const { contest } = view
      return [
        `${title}: ${labels.headline(view, s)}.`,
        `Doom stands at ${view.doom}, the End at ${view.end.at} of ${view.track.length}.`,
        ...(contest && !contest.result ? [`${contestTitle(view, contest)} is under way.`] : []),
        ...(changed.length > 0 ? [`Changed: ${s.list(changed.map(({ name }) => name))}.`] : []),
        ...[...view.nations]
          .sort((a, b) => b.finalPower - a.finalPower || b.power - a.power)
          .map(({ id, name, passive, power, finalPower }) => {
            const who = passive ? ' (passive)' : ''
            return `${name}: Power ${inTheEnd(power, finalPower)}${who}${placesHeld(view, id)}.`
          }),
        ...view.order.flatMap((seat) => {
          const player = view.players.find((each) => each.seat === seat)
          if (!player) return []
          const owed = own.owed?.(view, seat) ?? 0
          const where = agentsOf(view, seat)
          const facts = [
            `${player.resource}${owed > 0 ? ` + ${owed}` : ''} ${resource}`,
            ...(where.length > 0 ? [`${agents} ${where.join(', ')}`] : []),
          ]
          const rules = player.nations.map((id) => view.areas.find((area) => area.id === id)?.code ?? id)
          return [`${s.name(seat)}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}: ${facts.join('; ')}.`]
        }),
        ...(own.besides?.(view, s) ?? []),
        ...lying(view, agents),
      ]
    },

    beside(view, s) {
      const spaces = [...view.nations.flatMap((nation) => nation.spaces.map((space) => ({ space, of: nation.name })))]
      const pads = view.players.flatMap(({ seat, pad }) => pad.map((space) => ({ space, of: s.name(seat) })))
      const taken = [...spaces, ...pads].filter(({ space }) => space.archons.length > 0)
      const free = (list: typeof spaces) => list.filter(({ space }) => space.archons.length === 0).length
      const home = view.players.filter(({ archons }) => archons.includes(null)).map(({ seat }) => s.name(seat))
      return [
        `${title}, the action board: ${labels.headline(view, s)}.`,
        `${free(spaces)} of ${spaces.length} spaces of nations and ${free(pads)} of ${pads.length} of societies are free.`,
        ...(home.length > 0 ? [`Archons wait at home for ${s.list(home)}.`] : []),
        ...taken.map(
          ({ space, of }) => `${of}, ${labels.action(space.action)}: ${s.list([...new Set(space.archons)].map(s.name))}.`,
        ),
        ...view.nations
          .filter(({ controllers }) => controllers.includes((view.seat ?? view.acting)!))
          .map(({ id, name, units }) => {
            const { income, levy, buildings, rooms, conflicts } = view.outlook.offers[id]!
            const free = rooms === 0 ? 'has no room to build' : `builds ${buildings} for nothing in ${s.count(rooms, 'room')}`
            return `${name} would bring ${income} ${resource} or ${s.count(levy, 'unit')}, ${free}, and moves ${s.count(units, 'unit')} into ${s.count(conflicts, 'conflict')}.`
          }),
        ...view.specials.map(({ name, area, nation, space }, i) => {
          const whose = nation === null ? 'nobody’s yet' : nameOf(view, nation)
          const who = space.archons.length > 0 ? `, taken by ${s.list(space.archons.map(s.name))}` : ''
          return `Special action ${i + 1}, ${name} in ${nameOf(view, area)}: ${whose}${who}${space.toll ? ', under Psychic Control' : ''}.`
        }),
      ]
    },

    reach(view, { attacks, coups }) {
      const { against, bid, ifNobody, noAttack, noCoup } = labels.reach
      const missing = ({ attack, defence, bid: needed, cost }: (typeof coups)[number] | (typeof attacks)[number]) =>
        `${against(attack, defence)}, ${bid(needed, cost)}`
      return [
        `${title}, your reach, seen by nobody else: bids that win ${ifNobody}.`,
        ...(attacks.length === 0 ? [`${noAttack}.`] : []),
        ...attacks.map((each) => `${nameOf(view, each.nation)} on ${nameOf(view, each.area)}: ${missing(each)}.`),
        ...(coups.length === 0 ? [`${noCoup}.`] : []),
        ...coups.map(
          (each) =>
            `Coup on ${nameOf(view, each.area)}: ${missing(each)}${each.open > 0 ? `; others there may add ${each.open}` : ''}.`,
        ),
      ]
    },

    place(view, area, s) {
      const contest = view.contest?.area === area.id && !view.contest.result ? view.contest : null
      return [
        `${title}: ${area.name} (${area.code}) close up.`,
        ...(contest
          ? [
              `${contestTitle(view, contest)}: so far ${certain(contest, 'attack')} for the attack, ${certain(contest, 'defend')} for the defence.`,
              `Involved: ${contest.involved.map((each) => `${s.name(each.seat)} (${means(each)})`).join(', ')}.`,
            ]
          : []),
        standing(view, area),
        ...(area.kind === 'wilderness' ? [] : [`Power ${area.power}, garrison ${area.garrison}, stability ${area.stability}.`]),
        ...area.units.map(({ nation, count }) => `${s.count(count, 'unit')} of ${nameOf(view, nation)}.`),
        ...area.agents.map(
          ({ of, values }) => `Of ${of === null ? 'the passive nation' : s.name(of)}, ${agents}: ${s.list(values.map(String))}.`,
        ),
        ...(area.buildings.length > 0 ? [`Buildings: ${s.list(area.buildings.map((each) => BUILDING_NAMES[each]))}.`] : []),
        ...(area.spots > area.buildings.length
          ? [`Room for ${s.count(area.spots - area.buildings.length, 'building')} more.`]
          : []),
        ...(area.loot.length > 0 ? [`Loot: ${s.list(area.loot.map((value) => `+${value}`))}.`] : []),
        ...view.specials.filter((special) => special.area === area.id).map(({ name }) => `Special action: ${name}.`),
        ...area.markers.map((marker) => `The ${MARKER_NAMES[marker]} is here.`),
        ...(area.relic ? ['A Lost Relic lies here.'] : []),
      ]
    },

    hand(view, player, s) {
      const hand = (player.hand ?? []).map((card) => {
        const payment = view.payments[card]
        const [alone, pair, crowd] = payment.points
        const anyway = labels.anyway(payment)
        return `${cards[card]} (${labels.needs(view, card)}), worth ${points(alone)}, ${points(pair)} if two of you hold such cards, ${points(crowd)} if more${anyway.map((each) => `, ${each}`).join('')}`
      })
      return [
        `Your hand in ${title}, seen by nobody else.`,
        hand.length > 0 ? `Objective cards: ${hand.join('; ')}.` : 'No objective cards yet.',
        `${player.resource} ${resource}, worth ${points(view.outlook.purses[player.seat]!)} in the end; ${agents} in hand: ${player.agents.length > 0 ? s.list(player.agents.map(String)) : 'none'}.`,
        ...view.nations
          .filter(({ id }) => player.nations.includes(id))
          .map(({ id, name, power, finalPower, units, controllers }) => {
            const partners = controllers.filter((seat) => seat !== player.seat).map(s.name)
            const shared = partners.length > 0 ? `, shared with ${s.list(partners)}` : ''
            const goal = own.goal?.(view, id)
            return `${name}: Power ${inTheEnd(power, finalPower)}, ${s.count(units, 'unit')}${shared}${goal ? `, with the secret goal ${goal}` : ''}.`
          }),
        ...labels.notes(view, s).map((note) => `${note}.`),
      ]
    },

    reveal(view, contest, s) {
      const { attack = 0, defence = 0, won = false } = contest.result ?? {}
      const result = won ? 'the attack succeeds' : attack === defence ? tie[contest.kind] : 'the defence holds'
      return [
        `${contestTitle(view, contest)}, opened${sidesOf(view, contest)}: ${attack} for the attack, ${defence} for the defence; ${result}.`,
        ...contest.involved.map(({ seat, agents: worth, bonus, dial }) => {
          if (!dial || dial.stance === 'peace') return `${s.name(seat)} ${neutral}.`
          const more = `${worth > 0 ? ` and ${agents} worth ${worth}` : ''}${bonus > 0 ? `, ${bonus} more by the society` : ''}`
          return `${s.name(seat)} ${labels.stances[dial.stance]} with ${dial.bid}${more}, paying ${dial.cost} ${resource}.`
        }),
      ]
    },

    score: (view, final, s) => [
      `${title} has ended: ${endings[final.ending]}, after round ${lastRound(view)}.`,
      ...final.ranking.map((seat, i) => {
        const lines = final.scores[seat] ?? []
        return `${i + 1}. ${s.name(seat)} with ${points(totalOf(lines))} (${lines.map(({ label, points: worth }) => `${labels.scores[label.say] ?? label.say} ${points(worth)}`).join(', ')}).`
      }),
      ...labels.ties(view, final, s),
    ],
  }
  return { labels, alt }
}

/** Whose armies meet. A coup has none, and of a global conflict the title tells. */
const sidesOf = (view: View, { kind, attacking, defending }: ContestView): string =>
  kind === 'conflict' && attacking !== null
    ? `, ${nameOf(view, attacking)} against ${defending === null ? 'neutral land' : nameOf(view, defending)}`
    : ''

/** With Temples of Light, it is worth more in the end. */
const inTheEnd = (power: number, final: number): string => (final === power ? `${power}` : `${power}, ${final} at the end`)

/** Where a nation's units stand and what else it holds, by the codes on the map. */
function placesHeld({ areas }: View, nation: NationId): string {
  const armies = areas.flatMap(({ code, units }) =>
    units.flatMap((each) => (each.nation === nation ? [`${code} ${each.count}`] : [])),
  )
  const bare = areas.filter(({ kind, owner, units }) => kind !== 'home' && owner === nation && units.length === 0)
  return [armies, bare.map(({ code }) => code)]
    .map((list, i) => (list.length > 0 ? `${i === 0 ? ': units ' : ', holds '}${list.join(', ')}` : ''))
    .join('')
}

/** Where somebody's agents are, with what they are worth there, if anything; `null`: the passive nation's. */
const agentsOf = ({ areas }: View, seat: Seat | null): string[] =>
  areas.flatMap(({ code, agents }) =>
    agents
      .filter(({ of }) => of === seat)
      .map(({ values }) => {
        const worth = values.reduce((sum, value) => sum + value, 0)
        return worth > 0 ? `${code} ${worth}` : code
      }),
  )

/** Everything else that lies on the map, each kind once with the codes of its areas. */
function lying(view: View, agents: string): string[] {
  const places = (count: (area: AreaView) => number) =>
    view.areas.flatMap((area) => (count(area) === 0 ? [] : [count(area) > 1 ? `${area.code} ${count(area)}` : area.code]))
  const kinds = (['light', 'dark', 'pyramid', 'capitol', 'factory', 'base'] as const).flatMap((kind) => {
    const where = places(({ buildings }) => buildings.filter((each) => each === kind).length)
    return where.length > 0 ? [`${BUILDING_NAMES[kind]}: ${where.join(', ')}.`] : []
  })
  const relics = places(({ relic }) => Number(relic))
  const passive = agentsOf(view, null)
  return [
    ...kinds,
    ...(passive.length > 0 ? [`Passive ${agents}: ${passive.join(', ')}.`] : []),
    ...(relics.length > 0 ? [`Lost Relic: ${relics.join(', ')}.`] : []),
  ]
}

function standing(view: View, { kind, owner }: AreaView): string {
  if (kind === 'home') return 'The home of a great nation.'
  const held = owner === null ? null : nameOf(view, owner)
  if (kind === 'wilderness') return held ? `A wilderness held by ${held}.` : 'A wilderness.'
  return held ? `It belongs to ${held}.` : 'It is neutral.'
}
