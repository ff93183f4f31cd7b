/** What is printed on components, each thing by its name: nations, buildings, societies, cards, special areas. */
import type { Thing } from '../../../hosted.ts'
import type { Building, Card } from '../../terms.ts'
import { BUILDING_NAMES } from './glossary.ts'
import type { Lexicon } from './lexicon.ts'

const BUILDINGS = Object.keys(BUILDING_NAMES) as readonly Building[]

export function printedOf({ world, means, works, cards, effects, nation, special, society, building, card }: Lexicon): Thing[] {
  const thing = (kind: string, id: string, title: string, text: string): Thing => ({ id: `thing.${kind}.${id}`, title, text })
  return [
    ...world.nationIds.map((id) => thing('nation', id, nation(id), `A nation. ${effects(id)}`)),
    ...BUILDINGS.map((id) => thing('building', id, building(id), `A building. ${works[id]}`)),
    ...Object.keys(world.societies).map((id) => thing('society', id, society(id), `A society. ${means.powers[id] ?? ''}`.trim())),
    ...(Object.keys(cards) as Card[]).map((id) => thing('card', id, card(id), `An objective card. ${means.cards[id]}`)),
    ...Object.keys(world.specialNames).map((id) => thing('special', id, special(id), means.specials[id] ?? '')),
  ].filter(({ text }) => text !== '')
}
