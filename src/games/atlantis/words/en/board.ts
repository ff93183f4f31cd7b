/** The common board in words: everything a picture shows, for those who cannot see it. */
import type { Text } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf } from '../../../common/score.ts'
import type { Place } from '../../../hosted.ts'
import { BUILDINGS, type Card, REACH, type Stance } from '../../terms.ts'
import type { AreaView, ContestView, NationView, PlayerView, SpaceView, View } from '../../view.ts'
import { nameOf } from '../reading.ts'
import { BUILDING_NAMES, type Glossary } from './glossary.ts'

export type Speak = (text: Text, s: Speaker) => string
type Describing = { readonly s: Speaker; readonly glossary: Glossary; readonly speak: Speak }

/** What an edition has to tell besides. */
type Additions = {
  /** Right after the tracks: what brings the ages to their ends. */
  readonly temples: string
  /** How far everybody is from winning. */
  readonly race: readonly string[]
  /** After the result. */
  readonly sheet?: string | null
  player?(player: PlayerView): readonly string[]
  nation?(nation: NationView): readonly string[]
  area?(area: AreaView): readonly string[]
  /** What the viewer alone knows. */
  readonly secrets?: readonly string[]
}

const nothing = () => []

export function describeBoard(view: View, how: Describing, own: Additions): string {
  const parts = [
    [describeTracks(view), ...own.race].join('\n'),
    own.temples,
    describeFinal(view, how),
    own.sheet ?? null,
    view.contest && describeContest(view, view.contest, how),
    describeMarch(view, how),
    describePlayers(view, how, own.player ?? nothing),
    describeNations(view, how, own.nation ?? nothing),
    describeAreas(view, how, own.area ?? nothing),
    describeMemories(view, how, own.secrets ?? []),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
}

export function describeHeadline({ phase, round, end, doom, final }: View, { endings }: Glossary): string {
  if (final) return `Over: ${endings[final.ending]}`
  return phase === 'setup' ? 'Setting up' : `Round ${round}, End at ${end.at}, Doom at ${doom}`
}

/** What can be looked at close up. */
export const placesOf = ({ areas, reach }: View): Place[] => [
  ...(reach ? [{ id: REACH, name: 'Your reach', first: true as const }] : []),
  ...areas.map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
]

function describeTracks({ round, doom, end }: View): string {
  return `Round ${round} · Doom at ${doom} · End at ${end.at}${end.flipped ? ' (it stays there this round)' : ''}`
}

export const describeSupply = ({ supply }: View) =>
  `Buildings left: ${BUILDINGS.map((building) => `${BUILDING_NAMES[building]} ${supply[building]}`).join(', ')}.`

function describeAreas(view: View, { s, glossary }: Describing, extra: (area: AreaView) => readonly string[]): string {
  const nation = nationNames(view)
  const lines = view.areas.map((area) => {
    const units = area.units.map((each) => `${s.count(each.count, 'unit')} of ${nation(each.nation)}`)
    const agents = area.agents.map(({ of, values }) => `${of === null ? 'passive' : s.name(of)} ${values.join('+')}`)
    const buildings = area.buildings.map((building) => BUILDING_NAMES[building])
    const facts = [
      ...(area.kind === 'wilderness' ? [] : [`Power ${area.power}, garrison ${area.garrison}, stability ${area.stability}`]),
      ...units,
      ...(agents.length > 0 ? [`${glossary.agent}s: ${agents.join(', ')}`] : []),
      ...(area.spots > 0
        ? [`buildings ${area.buildings.length}/${area.spots}${buildings.length > 0 ? `: ${buildings.join(', ')}` : ''}`]
        : []),
      ...(area.loot.length > 0 ? [`loot ${area.loot.map((value) => `+${value}`).join(' ')}`] : []),
      ...extra(area),
    ]
    return `- **${area.code} ${area.name}** (${standing(area, nation)})${facts.length > 0 ? `: ${facts.join('; ')}` : ''}${area.changed ? ' ✱' : ''}`
  })
  return `**Areas** (✱ changed lately)\n${lines.join('\n')}`
}

function standing({ kind, owner }: AreaView, nation: (id: string) => string): string {
  if (kind === 'home') return 'home'
  if (kind === 'wilderness') return owner === null ? 'wilderness' : `wilderness held by ${nation(owner)}`
  return owner === null ? 'neutral' : nation(owner)
}

const nationNames = (view: View) => (id: string) => nameOf(view, id)

function describeNations(view: View, { s, glossary }: Describing, extra: (nation: NationView) => readonly string[]): string {
  const lines = view.nations.map((nation) => {
    const whose = nation.passive ? 'passive' : s.list(nation.controllers.map(s.name)) || 'nobody yet'
    const facts = [
      `Power ${nation.power}${nation.finalPower === nation.power ? '' : ` (${nation.finalPower} at the end)`}`,
      `${s.count(nation.units, 'unit')} (${nation.unitsLeft} left)`,
      `${s.count(nation.areas, 'area')}, ${s.count(nation.markersLeft, 'control marker')} left`,
      ...occupied(nation.spaces, s, (space) => glossary.actions[space.action]!),
      ...extra(nation),
    ]
    return `- **${nation.name}** (${whose}): ${facts.join('; ')}`
  })
  const specials = view.specials.map((special) => {
    const where = `${nameOf(view, special.area)}, ${special.nation === null ? 'neutral' : nameOf(view, special.nation)}`
    return `- **${special.name}** (${where})${occupied([special.space], s, () => 'its space').map((text) => `: ${text}`)}`
  })
  return [
    `**Major nations**\n${lines.join('\n')}`,
    ...(specials.length > 0 ? [`**Special actions**\n${specials.join('\n')}`] : []),
  ].join('\n\n')
}

const occupied = (spaces: readonly SpaceView[], s: Speaker, say: (space: SpaceView) => string) => {
  const marked = spaces.filter(({ archons, toll }) => archons.length > 0 || toll)
  return marked.map((space) => {
    const [first, second] = space.archons
    const isDouble = first !== undefined && first === second
    const whose = isDouble
      ? `both archons of ${s.name(first)}`
      : `${second === undefined ? 'archon' : 'archons'} of ${s.list(space.archons.map(s.name))}`
    const archons = first === undefined ? [] : [whose]
    return `${say(space)} (${[...archons, ...(space.toll ? ['Psychic Control'] : [])].join(', ')})`
  })
}

function describePlayers(view: View, { s, glossary }: Describing, extra: (player: PlayerView) => readonly string[]): string {
  const nation = nationNames(view)
  const lines = view.players.map((player) => {
    const atHome = player.archons.filter((space) => space === null).length
    const facts = [
      ...(player.society ? [player.society.name] : []),
      s.list(player.nations.map(nation)) || 'no nations yet',
      `${player.resource} ${glossary.resource}`,
      `${glossary.agent}s in supply: ${player.agents.join(', ') || 'none'}`,
      ...(atHome > 0 ? [`${s.count(atHome, 'archon')} at home`] : []),
      ...occupied(player.pad, s, (space) => glossary.actions[space.action]!),
      player.hand === null || player.hand.length === 0
        ? s.count(player.cards, 'objective card')
        : `objective cards: ${s.list(player.hand.map((card) => glossary.cards[card]))}`,
      ...extra(player),
    ]
    const acts = view.acting === player.seat ? ' – to move' : ''
    return `${player.position + 1}. **${s.name(player.seat)}**${acts}: ${facts.join('; ')}`
  })
  return `**Players in turn order**\n${lines.join('\n')}`
}

/** What a dial can be set to, in words. */
const MAY: Readonly<Record<Stance, string>> = { attack: 'attack', defend: 'defend', peace: 'stay out' }

function describeContest(view: View, contest: ContestView, { s, glossary }: Describing): string {
  const where = nameOf(view, contest.area)
  const sides = contest.involved.map(({ seat, stances, agents, bonus, dial }) => {
    const may = dial
      ? `${dial.stance === 'peace' ? 'stayed out' : `${dial.stance} ${dial.bid} (paid ${dial.cost})`}`
      : stances.length === 1
        ? `${stances[0]}s`
        : `may ${stances.map((stance) => MAY[stance]).join(' or ')}`
    const more = bonus > 0 ? `, ${bonus} more by their society` : ''
    return `${s.name(seat)}: ${may}${agents > 0 ? `, ${glossary.agent}s worth ${agents}` : ''}${more}`
  })
  const { sums, result } = contest
  const score = result
    ? `attack ${result.attack} against ${result.defence}: ${result.won ? 'won' : result.attack === result.defence ? 'tied' : 'held'}`
    : `${sums.attack} against ${sums.defence} before dials${contest.kind === 'coup' ? ` and ${glossary.agent}s` : ''}`
  return `**Contest (${contest.kind}) for ${where}**, started by ${s.name(contest.attacker)}: ${score}. ${sides.join('; ')}.`
}

function describeMarch(view: View, { s }: Describing): string | null {
  if (view.march === null || view.march.moves.length === 0) return null
  const area = nationNames(view)
  const moves = view.march.moves.map(
    ({ from, to, count, lost }) => `${count} from ${area(from)} to ${area(to)}${lost > 0 ? ` (${lost} lost)` : ''}`,
  )
  const conflicts = view.march.contested.length > 0 ? ` Conflicts: ${s.list(view.march.contested.map(area))}.` : ''
  return `**March of ${area(view.march.nation)}**: ${moves.join(', ')}.${conflicts}`
}

/** What the viewer, or everybody, has seen of hidden cards; `more` is what an edition knows besides. */
function describeMemories({ memories }: View, { s, glossary }: Describing, more: readonly string[]): string | null {
  const named = (cards: readonly Card[]) => s.list(cards.map((card) => glossary.cards[card]))
  const lines = memories.map(({ of, cards, not, round, stale, open }) => {
    const where = of === null ? 'the deck' : `the hand of ${s.name(of)}`
    const what = not ? `a card that is not ${named(cards)}` : named(cards)
    return `Round ${round}: ${what} in ${where}${open && !not ? ', shown to all' : ''}${stale ? ' (it has changed since)' : ''}.`
  })
  const all = [...lines, ...more]
  return all.length === 0 ? null : `**Known of hidden cards**\n${all.map((line) => `- ${line}`).join('\n')}`
}

function describeFinal(view: View, { s, speak }: Describing): string | null {
  if (view.final === null) return null
  const { ranking, scores } = view.final
  const lines = ranking.map((seat, i) => {
    const parts = scores[seat]!.map(({ label: text, points }) => `${speak(text, s)} ${points}`)
    return `${i + 1}. **${s.name(seat)}** ${totalOf(scores[seat]!)} VP (${parts.join(', ')})`
  })
  return `**Result**\n${lines.join('\n')}`
}
