/** Placing: each own piece to the post the team's plan gives it; if that is taken, to the next best thing. */
import type { Piece, View } from '../../games/atlantis-rising/view.ts'
import type { Input, Seat } from '../../kernel/contract.ts'
import { energyNow, scrollNow } from './asides.ts'
import { answerTo, find, goTo, idsIn, path } from './panel.ts'
import { bestHost, type Post, planOf } from './plan.ts'

export function place(view: View, seat: Seat, input: Input): unknown {
  const aside = answerTo(input) ?? scrollNow(view, seat, input) ?? energyNow(view, seat, input)
  if (aside) return aside
  if (find(input, 'ready')) return hosted(view, seat, input) ?? { pick: 'ready' }
  const late = heldBack(input)
  if (late) return late
  const own = view.pieces.filter((piece) => piece.owner === seat)
  const posts = unfilled(
    planOf(view).filter(({ owner }) => owner === seat),
    own,
  )
  const together = allAtOnce(input, posts)
  if (together) return together
  for (const post of posts) {
    if (!own.some(({ at, kind }) => at === 'pool' && kind === post.kind)) continue
    const answer = goTo(input, post)
    if (answer) return answer
  }
  return { pick: 'rest' }
}

/** The Automaton goes with whom it helps most. */
function hosted(view: View, seat: Seat, input: Input): unknown {
  const host = view.hasAutomaton ? bestHost(view, seat) : undefined
  return host !== undefined && host !== view.automaton ? path(input, 'automaton', host) : undefined
}

/** The Leader and everybody else whose post stands in the list for several. */
function allAtOnce(input: Input, posts: readonly Post[]): unknown {
  const then = find(input, 'several')?.then
  if (then?.kind !== 'pick') return undefined
  const leader = find(then, posts.find(({ kind }) => kind === 'leader')?.place ?? '')
  if (leader?.then?.kind !== 'some') return undefined
  const seats: string[] = []
  for (const { place: at } of posts.filter(({ kind }) => kind === 'follower' || kind === 'volunteer')) {
    const seat = idsIn(leader.then).find((id) => id.startsWith(`${at}/`) && !seats.includes(id))
    if (seat && seats.length < leader.then.max) seats.push(seat)
  }
  return seats.length > 0 ? { pick: 'several', then: { pick: leader.id, then: seats } } : undefined
}

/** Posts nobody of ours stands on yet. */
function unfilled(posts: readonly Post[], own: readonly Piece[]): Post[] {
  const placed = own.filter(({ at }) => at !== 'pool').map(({ at, kind }) => `${kind} ${at}`)
  return posts.filter(({ kind, place: at }) => {
    const i = placed.indexOf(`${kind} ${at}`)
    if (i < 0) return true
    placed.splice(i, 1)
    return false
  })
}

/** The Astrologer waits for the waves to pass. */
const heldBack = (input: Input): unknown => path(input, 'hold')

/** After the misfortunes: the posts of the plan that are still worth having, now without risk. */
export function placeLate(view: View, seat: Seat, input: Input): unknown {
  const own = view.pieces.filter((piece) => piece.owner === seat)
  for (const post of unfilled(
    planOf(view).filter(({ owner }) => owner === seat),
    own,
  )) {
    if (!own.some(({ at, kind }) => at === 'held' && kind === post.kind)) continue
    const answer = goTo(input, post)
    if (answer) return answer
  }
  return { pick: 'rest' }
}
