/** Who goes to the Gate: the builders of a round, and in the last one all Leaders for the core. */
import type { Piece, View } from '../../games/atlantis-rising/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { type Works, worksOf } from './builds.ts'
import { dryOf } from './outlook.ts'

export type Hand = {
  readonly owner: Seat
  readonly kind: Piece['kind']
  readonly ability: readonly string[]
  /** The build space where somebody has put it already. */
  readonly at?: string
}
export type Posting = [Hand, string]

export const finaleSpace = (view: View) => `build-${view.blueprint.length}`

/** So many Atlanteans as a rule bring one thing that is missing. */
const HANDS_FOR_A_GOOD = 3

const handsBySeat = (view: View, hands: readonly Hand[]) =>
  Object.fromEntries(view.players.map(({ seat }) => [seat, hands.filter(({ owner }) => owner === seat).length]))

/**
 * The last round, as the team hopes: what is left of the blueprint is built on some spaces, and all Leaders stand on
 * another one for the core. Missing energy can be fetched in the same round.
 */
export function finalePosts(view: View, hands: readonly Hand[]): Posting[] | null {
  const leaders = hands.filter(({ kind }) => kind === 'leader')
  if (view.blueprint.length >= view.buildSpaces || leaders.length < view.players.length) return null
  const others = hands.filter(({ kind }) => kind !== 'leader')
  const works = worksOf(view, handsBySeat(view, others), { spaces: view.blueprint.length, hasLeaders: false })
  if (works.projects.length < view.blueprint.length) return null
  const { cost } = view.facts.components[view.facts.core]!
  const lacking = (['ore', 'gold', 'crystal', 'atlantium'] as const).reduce(
    (sum, kind) =>
      sum + Math.max(0, (cost[kind] ?? 0) - view.players.reduce((all, { seat }) => all + works.left[seat]![kind], 0)),
    0,
  )
  const builders = works.projects.reduce((sum, { payers, forging }) => sum + payers.length + forging.length, 0)
  if (view.blueprint.length > 0 && lacking * HANDS_FOR_A_GOOD > others.length - builders) return null
  return [...leaders.map((hand): Posting => [hand, finaleSpace(view)]), ...postsFor(view, others, works)]
}

export function buildPosts(view: View, hands: readonly Hand[]): Posting[] {
  const spaces = Math.min(view.buildSpaces, view.now.maxBuilds ?? view.buildSpaces)
  return postsFor(view, hands, worksOf(view, handsBySeat(view, hands), { spaces, hasLeaders: true }))
}

function postsFor(view: View, hands: readonly Hand[], { projects }: Works): Posting[] {
  const free = new Set(hands)
  const posts: Posting[] = []
  const spaces = Array.from({ length: view.buildSpaces }, (_, i) => `build-${i}`)
  for (const { payers, forging } of projects) {
    // Where one of them stands already, the others come.
    const there = hands.find(({ owner, at }) => at !== undefined && spaces.includes(at) && payers.includes(owner))?.at
    const [space] = spaces.splice(there === undefined ? 0 : spaces.indexOf(there), 1)
    for (const seat of payers) send(free, posts, seat, space!, 'cheaper')
    for (const seat of forging) send(free, posts, seat, forgeFor(view), 'forge')
  }
  return posts
}

/** A Leader whose ability helps there, else whoever has none to offer. */
function send(free: Set<Hand>, posts: Posting[], seat: Seat, place: string, ability: string) {
  const own = [...free].filter(({ owner, at }) => owner === seat && (at === undefined || at === place))
  const hand =
    own.find(({ at }) => at === place) ??
    own.find((each) => each.ability.includes(ability)) ??
    own.find(({ kind }) => kind !== 'leader' && kind !== 'hologram') ??
    own[0]
  if (!hand) return
  free.delete(hand)
  posts.push([hand, place])
}

/** A forge that will probably still be there. */
function forgeFor(view: View): string {
  const dry = dryOf(view, 'forge')
  return dry > 1 ? `forge-${dry - 1}` : dry === 1 ? 'forge-1' : 'centre'
}
