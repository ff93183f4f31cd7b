/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import type { Building } from '../../src/games/atlantis/terms.ts'
import type { AreaView, ContestView, FinalView, PlayerView, View } from '../../src/games/atlantis/view.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { altText } from '../picture.ts'
import { cardName } from './cards.ts'
import type { Edition } from './edition.ts'
import { WORDS } from './endings.ts'
import { notesOf } from './hand.ts'
import { headline } from './overview.ts'
import { lastRound, type Scene } from './scene.ts'
import { points } from './score.ts'
import { certain, freedom, titleOf } from './sums.ts'

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
const list = (parts: readonly string[]): string => parts.join(', ')

export function altOverview<V extends View>(edition: Edition<V>, scene: Scene<V>): string {
  const { view, name } = scene
  const changed = view.areas.filter((area) => area.changed).map((area) => area.name)
  const contest = view.contest && !view.contest.result ? [`${titleOf(scene, view.contest)} is under way.`] : []
  return altText([
    `${edition.title}: ${headline(scene)}.`,
    `Doom stands at ${view.doom}, the End at ${view.end.at} of ${view.track.length}.`,
    ...contest,
    ...(changed.length > 0 ? [`Changed this turn: ${list(changed)}.`] : []),
    ...[...view.nations]
      .sort((a, b) => b.power - a.power)
      .map((nation) => {
        const who = nation.passive ? 'passive' : nation.controllers.length > 0 ? list(nation.controllers.map(name)) : 'nobody'
        return `${nation.name}: Power ${nation.power}, ${plural(nation.units, 'unit')}, controlled by ${who}.`
      }),
    ...view.players.map((player) => {
      const { resource, agents, cards } = player
      return `${name(player.seat)}: ${resource} ${edition.resource}, ${plural(agents.length, edition.agents.slice(0, -1))} in hand, ${plural(cards, 'card')}.`
    }),
    ...view.areas
      .filter(({ kind, owner }) => kind !== 'home' && owner)
      .map((area) => `${area.name}: ${scene.nation(area.owner!)?.name ?? area.owner}${armyOf(area)}.`),
  ])
}

const armyOf = (area: AreaView): string => area.units.map(({ count }) => `, ${plural(count, 'unit')}`).join('')

export function altPlace<V extends View>(edition: Edition<V>, scene: Scene<V>, area: AreaView): string {
  const { view, name } = scene
  const contest = view.contest?.area === area.id && !view.contest.result ? view.contest : null
  const owner = area.owner ? (scene.nation(area.owner)?.name ?? area.owner) : null
  return altText([
    `${edition.title}: ${area.name} (${area.code}) close up.`,
    ...(contest
      ? [
          `${titleOf(scene, contest)}: so far ${certain(contest, 'attack')} for the attack, ${certain(contest, 'defend')} for the defence.`,
          `Involved: ${list(contest.involved.map((each) => `${name(each.seat)} (${list(means(edition, each))})`))}.`,
        ]
      : []),
    standing(area, owner),
    ...(area.kind === 'wilderness' ? [] : [`Power ${area.power}, garrison ${area.garrison}, stability ${area.stability}.`]),
    ...area.units.map(({ nation, count }) => `${plural(count, 'unit')} of ${scene.nation(nation)?.name ?? nation}.`),
    ...area.agents.map(
      ({ of, values }) => `Of ${of === null ? 'the passive nation' : name(of)}, ${edition.agents}: ${list(values.map(String))}.`,
    ),
    ...(area.buildings.length > 0 ? [`Buildings: ${list(area.buildings.map((building) => BUILDINGS[building]))}.`] : []),
    ...(area.loot.length > 0 ? [`Loot: ${list(area.loot.map((value) => `+${value}`))}.`] : []),
    ...scene.view.specials.filter((special) => special.area === area.id).map((special) => `Special action: ${special.name}.`),
    ...area.markers.map((marker) => `The ${MARKERS[marker]} is here.`),
    ...(area.relic ? ['A Lost Relic lies here.'] : []),
  ])
}

/** What somebody may do, and with how much besides the dial. */
const means = <V extends View>(
  { agents: word }: Edition<V>,
  { stances, agents, bonus }: ContestView['involved'][number],
): string[] => [
  freedom({ stances }),
  ...(agents > 0 ? [`${word} worth ${agents}`] : []),
  ...(bonus > 0 ? [`${bonus} more by the society`] : []),
]

const MARKERS = { 'chimera-lab': 'Chimera Lab', 'healing-crystal': 'Healing Crystal' } as const

const standing = ({ kind }: AreaView, owner: string | null): string => {
  if (kind === 'home') return 'The home of a great nation.'
  if (kind === 'wilderness') return owner ? `A wilderness held by ${owner}.` : 'A wilderness.'
  return owner ? `It belongs to ${owner}.` : 'It is neutral.'
}

const BUILDINGS: Readonly<Record<Building, string>> = {
  base: 'base',
  capitol: 'capitol',
  factory: 'factory',
  pyramid: 'pyramid',
  dark: 'temple of darkness',
  light: 'temple of light',
}

export function altHand<V extends View>(edition: Edition<V>, scene: Scene<V>, player: PlayerView): string {
  const cards = (player.hand ?? []).map((card) => cardName(edition, card))
  return altText([
    `Your hand in ${edition.title}, seen by nobody else.`,
    cards.length > 0 ? `Objective cards: ${list(cards)}.` : 'No objective cards yet.',
    `${player.resource} ${edition.resource}; ${edition.agents} in hand: ${player.agents.length > 0 ? list(player.agents.map(String)) : 'none'}.`,
    ...player.nations.map((id) => {
      const { name, power, units, controllers } = scene.nation(id)!
      const partners = controllers.filter((seat) => seat !== player.seat).map(scene.name)
      const shared = partners.length > 0 ? `, shared with ${list(partners)}` : ''
      const goal = edition.ambition?.(scene, id)
      return `${name}: Power ${power}, ${plural(units, 'unit')}${shared}${goal ? `, with the secret goal ${goal}` : ''}.`
    }),
    ...notesOf(edition, scene).map((note) => `${note}.`),
  ])
}

export function altReveal<V extends View>(edition: Edition<V>, scene: Scene<V>): string {
  const contest = scene.view.contest!
  const { attack, defence, won } = contest.result!
  const said = { attack: 'attacks with', defend: 'defends with' } as const
  const result = won ? 'the attack succeeds' : attack === defence ? edition.tie[contest.kind].words : 'the defence holds'
  return altText([
    `${titleOf(scene, contest)}, opened: ${attack} for the attack, ${defence} for the defence; ${result}.`,
    ...contest.involved.map(({ seat, agents, bonus, dial }) => {
      if (!dial || dial.stance === 'peace') return `${scene.name(seat)} ${edition.neutral}.`
      const more = bonus > 0 ? `, ${bonus} more by the society` : ''
      const worth = `${agents > 0 ? ` and ${edition.agents} worth ${agents}` : ''}${more}`
      return `${scene.name(seat)} ${said[dial.stance]} ${dial.bid}${worth}, paying ${dial.cost} ${edition.resource}.`
    }),
  ])
}

export function altScore<V extends View>(edition: Edition<V>, scene: Scene<V>, final: FinalView): string {
  const place = (seat: string, i: number) => {
    const lines = final.scores[seat] ?? []
    return `${i + 1}. ${scene.name(seat)} with ${points(totalOf(lines))} (${list(lines.map((line) => points(line.points)))}).`
  }
  return altText([
    `${edition.title} has ended: ${WORDS[final.ending].title}, after round ${lastRound(scene.view)}.`,
    ...final.ranking.map(place),
  ])
}
