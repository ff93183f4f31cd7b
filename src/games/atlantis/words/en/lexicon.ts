/** What things are called. Names are the pack's; what an edition calls otherwise stands in its glossary. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { SharedPack } from '../../data/pack.ts'
import type { AreaId, Building, Card, NationId, SocietyId, SpaceId, SpecialId } from '../../terms.ts'
import type { Printed } from '../../world.ts'
import { BUILDING_NAMES, type Glossary } from './glossary.ts'
import { effectsOf, worksOf } from './meanings.ts'

/** What things do, in a line with the numbers of the pack. */
export type Meanings = {
  readonly powers: Readonly<Record<SocietyId, string>>
  readonly cards: Readonly<Record<Card, string>>
  readonly specials: Readonly<Record<SpecialId, string>>
  readonly intrigue: string
  readonly repolarize: string
  /** What a right and a wrong guess bring. */
  readonly oracle: string
}

export type Lexicon = ReturnType<typeof lexiconOf>

export function lexiconOf({ world, pack }: Printed<SharedPack>, glossary: Glossary, means: Meanings) {
  const area = (id: AreaId) => `${world.areas[id]!.code} ${world.areas[id]!.name}`
  const nation = (id: NationId) => world.areas[id]!.name
  const special = (id: SpecialId) => world.specialNames[id]!
  const action = (name: string) => glossary.actions[name]!
  const space = (id: SpaceId) => {
    const [place = '', name = ''] = id.split('.')
    if (place === 'special') return special(name)
    return place === 'pad' ? action(name) : `${nation(place)}: ${action(name)}`
  }
  const spaceInShort = (id: SpaceId) => {
    const [place = '', name = ''] = id.split('.')
    const [brief = ''] = action(name)?.split(' ') ?? []
    return place === 'special' || place === 'pad' ? space(id) : `${world.areas[place]!.code} ${brief}`
  }
  return {
    ...glossary,
    world,
    means,
    effects: (id: NationId) => effectsOf(pack, glossary)[world.effects[id]!],
    works: worksOf(pack, glossary),
    area,
    nation,
    special,
    space,
    spaceInShort,
    action,
    heldBy: (id: NationId | null) => (id === null ? 'neutral' : `held by ${nation(id)}`),
    card: (id: Card) => glossary.cards[id],
    building: (id: Building) => BUILDING_NAMES[id],
    society: (id: SocietyId) => world.societies[id]!.name,
    areas: (ids: readonly AreaId[], s: Speaker) => s.list(ids.map(area)),
    cardList: (ids: readonly Card[], s: Speaker) => numbered(ids, (id) => glossary.cards[id], s),
    /** An amount of what everything is paid with. */
    sum: (amount: number) => `${amount} ${glossary.resource}`,
    /** "1 agent", "3 agents". */
    agents: (count: number, s: Speaker) => s.count(count, glossary.agent),
  }
}

const OFTEN = ['', '', ' twice', ' three times', ' four times', ' five times'] as const

/** What is there several times is named once: "Ascension twice and Continuation". */
export const numbered = <T>(items: readonly T[], say: (item: T) => string, s: Speaker) =>
  s.list(timesOf(items).map(({ item, times }) => `${say(item)}${OFTEN[times] ?? ` ${times} times`}`))

/** The same for places: "Eden (2) and Punt". */
export const counted = <T>(items: readonly T[], say: (item: T) => string, s: Speaker) =>
  s.list(timesOf(items).map(({ item, times }) => (times === 1 ? say(item) : `${say(item)} (${times})`)))

const timesOf = <T>(items: readonly T[]) =>
  [...new Set(items)].map((item) => ({ item, times: items.filter((each) => each === item).length }))

/** What a gain was short of, where the track ended. */
export const beyond = (lost: number) => (lost > 0 ? ` (${lost} more would go beyond the track)` : '')
