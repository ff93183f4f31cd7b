/** What has just changed. */
import type { Faction } from '../data/components.ts'
import type { View } from '../view.ts'

/** What pictures mark, in one sentence, or none if nothing has changed. */
export function changesIn({ changes }: View, who: (id: Faction) => string): string[] {
  const said = changes.map(({ what, at, by }) => {
    const whose = by ? ` of ${who(by)}` : ''
    if (what === 'marker') return `influence marker of ${who(at)}`
    if (what === 'tile') return `${at} tile`
    if (what === 'installed') return `installed card${whose}`
    if (what === 'runner') return `front runner token of ${at}`
    if (what === 'religion') return `religion token on the track of ${who(at)}`
    return `${what === 'team' ? 'team' : `${what} token`}${whose} on ${at}`
  })
  return said.length > 0 ? [`Just changed: ${[...new Set(said)].join(', ')}.`] : []
}
