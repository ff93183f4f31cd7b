/** What is printed on components, each thing by its name: nations, buildings, societies, cards, special areas. */
import type { Thing } from '../../../hosted.ts'
import type { AreaId, Building, Card } from '../../terms.ts'
import { BUILDING_NAMES } from './glossary.ts'
import type { Lexicon } from './lexicon.ts'

const BUILDINGS = Object.keys(BUILDING_NAMES) as readonly Building[]

export function printedOf({ world, means, works, cards, effects, nation, special, society, building, card }: Lexicon): Thing[] {
  const thing = (kind: string, id: string, title: string, text: string): Thing => ({ id: `thing.${kind}.${id}`, title, text })
  const places = world.areaIds.filter((id) => world.areas[id]!.kind !== 'home')
  return [
    ...world.nationIds.map((id) => thing('nation', id, nation(id), `A nation. ${effects(id)}`)),
    ...places.map((id) => thing('area', id, world.areas[id]!.name, placeIn(world, id))),
    ...BUILDINGS.map((id) => thing('building', id, building(id), `A building. ${works[id]}`)),
    ...Object.keys(world.societies).map((id) => thing('society', id, society(id), `A society. ${means.powers[id] ?? ''}`.trim())),
    ...(Object.keys(cards) as Card[]).map((id) => thing('card', id, card(id), `An objective card. ${means.cards[id]}`)),
    ...Object.keys(world.specialNames).map((id) => thing('special', id, special(id), means.specials[id] ?? '')),
  ].filter(({ text }) => text !== '')
}

const KINDS = { home: 'The home of a nation', minor: 'A minor nation', wilderness: 'A wilderness' } as const

/** What the map says of a place, and where one gets to from it on foot. */
function placeIn({ areas, tolls }: Lexicon['world'], id: AreaId): string {
  const { kind, code, power, spots, garrison } = areas[id]!
  const worth = [`Power ${power}`, `${spots} building ${spots === 1 ? 'spot' : 'spots'}`]
  const printed = garrison > 0 ? [...worth, `garrison ${garrison} on the map`] : worth
  const byLand = Object.entries(tolls[id]!).flatMap(([to, toll]) => (toll === 0 && to !== id ? [areas[to]!.name] : []))
  const ways = byLand.length > 0 ? `By land one goes from it to ${byLand.join(', ')}.` : 'No way leads to it by land.'
  return `${KINDS[kind]}, ${code} on the map${kind === 'wilderness' ? '' : `: ${printed.join(', ')}`}. ${ways}`
}
