/** What things are called. Names are the pack's; what an edition calls otherwise stands in its glossary. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { AreaId, Building, Card, ContestKind, Ending, NationId, SocietyId, SpaceId, SpecialId } from '../../terms.ts'
import type { World } from '../../world.ts'

/** What one edition calls things, and how it says what differs in a clause. */
export type Glossary = {
  readonly title: string
  readonly resource: string
  /** What stands for a society in a nation. */
  readonly agent: string
  readonly cards: Readonly<Record<Card, string>>
  /** An ending; a card may be called otherwise than the ending it hopes for. */
  readonly endings: Readonly<Record<Ending, string>>
  readonly actions: Readonly<Record<string, string>>
  /** What somebody does who takes no side in a contest. */
  readonly neutral: string
  /** What a tie means. */
  readonly tie: Readonly<Record<ContestKind, string>>
  /** Endings that came at the same time and were not applied. */
  besides(others: readonly Ending[], s: Speaker): string
  /** What a tie was decided by: so many of something; `null`: turn order. */
  tieBreak(by: number | null, s: Speaker): string
}

/** What both call alike. */
export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  base: 'Base',
  capitol: 'Capitol',
  factory: 'Factory',
  pyramid: 'Pyramid',
  dark: 'Temple of Darkness',
  light: 'Temple of Light',
}
export const MARKER_NAMES = { 'chimera-lab': 'Chimera Lab', 'healing-crystal': 'Healing Crystal' } as const
export const COMMON_ACTIONS = { intrigue: 'Intrigue', coup: 'Coup', repolarize: 'Repolarize', global: 'Global Conflict' } as const

export type Lexicon = ReturnType<typeof lexiconOf>

export function lexiconOf(world: World, glossary: Glossary) {
  const area = (id: AreaId) => `${world.areas[id]!.code} ${world.areas[id]!.name}`
  const nation = (id: NationId) => world.areas[id]!.name
  const special = (id: SpecialId) => world.specialNames[id]!
  const action = (name: string) => glossary.actions[name]!
  const space = (id: SpaceId) => {
    const [place = '', name = ''] = id.split('.')
    if (place === 'special') return special(name)
    return place === 'pad' ? action(name) : `${nation(place)}: ${action(name)}`
  }
  return {
    ...glossary,
    world,
    area,
    nation,
    special,
    space,
    action,
    card: (id: Card) => glossary.cards[id],
    building: (id: Building) => BUILDING_NAMES[id],
    society: (id: SocietyId) => world.societies[id]!.name,
    areas: (ids: readonly AreaId[], s: Speaker) => s.list(ids.map(area)),
    cardList: (ids: readonly Card[], s: Speaker) => s.list(ids.map((id) => glossary.cards[id])),
    /** An amount of what everything is paid with. */
    sum: (amount: number) => `${amount} ${glossary.resource}`,
    /** "1 agent", "3 agents". */
    agents: (count: number, s: Speaker) => s.count(count, glossary.agent),
  }
}

/** What is there several times is named once, with how often. */
export const counted = <T>(items: readonly T[], say: (item: T) => string, s: Speaker) => {
  const times = (item: T) => items.filter((each) => each === item).length
  return s.list([...new Set(items)].map((item) => (times(item) === 1 ? say(item) : `${say(item)} (${times(item)})`)))
}

/** What a gain was short of, where the track ended. */
export const beyond = (lost: number) => (lost > 0 ? ` (${lost} more would go beyond the track)` : '')
