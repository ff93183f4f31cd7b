/** What a computer proposes to people who have not placed yet: what the team's plan has for them, one place at a time. */
import type { View } from '../../games/atlantis-rising/view.ts'
import type { Input, Seat } from '../../kernel/contract.ts'
import { find, path } from './panel.ts'
import { type Post, planOf } from './plan.ts'

export function proposalTo(people: readonly Seat[], view: View, input: Input): unknown {
  if (view.phase !== 'place') return undefined
  for (const seat of people) {
    if (hasDeclined(view, seat)) continue
    const proposed = view.proposals.flatMap((each) => ('to' in each && each.to === seat ? [`${each.kind} ${each.region}`] : []))
    for (const post of openPosts(view, seat)) {
      const region = regionOf(post.place)
      const i = proposed.indexOf(`${post.kind} ${region}`)
      if (i >= 0) {
        proposed.splice(i, 1)
        continue
      }
      const regions = find(find(input, `to.${seat}`)?.then ?? input, post.kind)?.then
      if (regions && find(regions, region)) return path(input, `to.${seat}`, post.kind, region)
    }
  }
  return undefined
}

/** Whoever would rather not has a plan of their own, and is left alone for the round. */
const hasDeclined = ({ story }: View, seat: Seat) => story.some((text) => text.say === 'plan.declined' && text.seat === seat)

/** What the plan has for pieces that wait in the pool. */
function openPosts(view: View, seat: Seat): Post[] {
  const pool = view.pieces.filter(({ owner, at }) => owner === seat && at === 'pool').map(({ kind }) => kind)
  const placed = view.pieces.filter(({ owner, at }) => owner === seat && at !== 'pool').map(({ kind, at }) => `${kind} ${at}`)
  return planOf(view).filter(({ owner, kind, place }) => {
    if (owner !== seat) return false
    const there = placed.indexOf(`${kind} ${place}`)
    if (there >= 0) {
      placed.splice(there, 1)
      return false
    }
    const i = pool.indexOf(kind)
    if (i >= 0) pool.splice(i, 1)
    return i >= 0
  })
}

const regionOf = (place: string) => (place.startsWith('build-') ? 'gate' : place.replace(/-\d$/, ''))
