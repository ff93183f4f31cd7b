/** What is printed on countries, societies, Projects, Stars, Treasury spaces and Headquarters, each by its name. */

import { bySeat } from '../../../../kernel/language.ts'
import type { Thing } from '../../../hosted.ts'
import { printed } from '../../data/printed.ts'
import { HQ_DOES, PROJECT_DOES, SOCIETY_TILE_DOES, STAR_DOES, TREASURY_SPACES } from './does.ts'
import { PROJECTS, SOCIETIES, STAR_SPACES } from './names.ts'
import { capital, goods, thingsOf } from './things.ts'

const thing = (kind: string, id: string, title: string, text: string): Thing => ({ id: `thing.${kind}.${id}`, title, text })

export function printedThings(): Thing[] {
  const s = bySeat('en-US')
  const { cardInFull } = thingsOf(printed)(s)
  const { cards, deedIds, planetIds, regionNames, societies, treasuryInvestments, hqs } = printed
  return [
    ...[...deedIds, ...planetIds].map((id) => {
      const { name, region, borders } = cards[id]!
      const beside = borders.flatMap((other) => cards[other]?.name ?? [])
      const where = region === null ? 'Goes anywhere.' : `Goes to ${regionNames[region]}.`
      return thing(
        'card',
        id,
        name,
        [`${cardInFull(id)}.`, where, beside.length > 0 ? `Beside ${s.list(beside)}.` : ''].filter(Boolean).join(' '),
      )
    }),
    ...Object.entries(societies).map(([id, { name }]) => {
      const tiles = (SOCIETY_TILE_DOES[id] ?? []).map((does, i) => `- Tile ${i + 1}: ${does}`)
      return thing('society', id, name, [`They ${SOCIETIES[id] ?? ''}.`, ...tiles].join('\n'))
    }),
    ...Object.entries(PROJECTS).map(([id, name]) => thing('project', id, name, `A Project. ${PROJECT_DOES[id] ?? name}.`)),
    ...Object.entries(STAR_SPACES).map(([id, name]) => thing('star', id, name, `A Star space. ${STAR_DOES[id] ?? name}.`)),
    ...Object.entries(treasuryInvestments).map(([id, { land, industry, power }]) =>
      thing(
        'treasury',
        id,
        `${TREASURY_SPACES[id] ?? id} (${id})`,
        `A Treasury Investment for ${goods({ land, industry, population: 0 }, s)}; at the end ${power} Power.`,
      ),
    ),
    ...Object.keys(hqs).map((id) =>
      thing('hq', id, cards[id]?.name ?? id, `Headquarters: ${capital(HQ_DOES[id] ?? 'no ability of its own')}.`),
    ),
  ]
}
