/** Phrases about a view that the text board and the pictures share. */
import type { Language, Speaker } from '../../../../kernel/language.ts'
import { COALITION, type Faction } from '../../data/components.ts'
import type { Face } from '../../data/faces.ts'
import type { PlayerView, TechView, View } from '../../view.ts'
import { type Means, resourcesOf } from '../reading.ts'
import { RESOURCE, TILE } from './terms.ts'

export type Who = (id: Faction) => string

export const whoIn =
  ({ npcs }: View, s: Speaker): Who =>
  (id) =>
    id === COALITION ? 'the coalition' : (npcs.find((npc) => npc.id === id)?.name ?? s.name(id))

export function faceIn({ faces }: View, id: string): Face {
  const face = faces[id]
  if (!face) throw new Error(`the view does not show ${id}`)
  return face
}

export const pointsIn = ({ points: { least, most } }: PlayerView): string => (least === most ? `${most}` : `${least} to ${most}`)

export const meansIn = (view: View, has: Means, s: Language): string =>
  s.list(resourcesOf(view).map((res) => `${has[res]} ${RESOURCE[res]}`))

export const actionsLeft = ({ left }: View, s: Language): string =>
  s.list([...(left.main ? ['main'] : []), ...(left.command ? ['command'] : []), ...(left.cards > 0 ? ['card'] : [])]) ||
  'only free ones'

/** Which round it is, and of how many; alone one counts turns. */
export const turnsIn = ({ round, last, rivals }: View): string =>
  rivals ? `Turn ${Math.min(rivals.turn, rivals.limit)} of ${rivals.limit}` : `Round ${round}${last ? ` of ${last}` : ''}`

/** What lies on a Tech. */
export function laidOn({ teams, economy, culture, runner }: TechView, who: Who, s: Language): string[] {
  const owners = teams.map((each) => `${who(each)}${economy.includes(each) ? ' with an economy token' : ''}`)
  return [
    ...(owners.length > 0 ? [`${s.plural(owners.length, { one: 'team', other: 'teams' })} of ${s.list(owners)}`] : []),
    ...(culture ? [`culture token of ${who(culture)}`] : []),
    ...(runner ? ['front runner token'] : []),
  ]
}

/** What pictures mark, in one sentence, or none if nothing has changed. */
export function changesIn({ changes, initiative }: View, who: Who, s: Language): string[] {
  const said = changes.map(({ what, at, by }) => {
    const whose = by ? ` of ${who(by)}` : ''
    if (what === 'marker') return `influence marker of ${who(at)}`
    if (what === 'tile') return initiative.flatMap(({ id }) => (id === at ? [`${TILE[id]} tile`] : [])).join('')
    if (what === 'installed') return `installed card${whose}`
    if (what === 'runner') return `front runner token of ${at}`
    if (what === 'religion') return `religion token on the track of ${who(at)}`
    return `${what === 'team' ? 'team' : `${what} token`}${whose} on ${at}`
  })
  return said.length > 0 ? [`Just changed: ${s.list([...new Set(said)])}.`] : []
}
