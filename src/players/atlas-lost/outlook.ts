/** How far the game has come: how many turns are left, who would win with their next one, and whom it pays to hurt. */
import type { PlayerView, View } from '../../games/atlas-lost/view.ts'
import type { Seat } from '../../kernel/contract.ts'

type Threat = 'technology' | 'influence' | 'initiative'
type Outlook = {
  /** After this one. */
  readonly turns: number
  readonly rivals: Readonly<Record<Seat, { readonly threats: readonly Threat[]; readonly weight: number }>>
}

/** How many rounds a game takes from the beginning to somebody's victory. */
const ROUNDS = 22
/** So many points somebody makes in one turn at best, and so much of anything they bring in. */
const POINTS_A_TURN = 8
const INCOME_A_TURN = 5

/** What follows from a view is looked up again for every answer that is weighed. */
const kept = new WeakMap<View, Outlook>()

function outlookOf(view: View): Outlook {
  const known = kept.get(view)
  if (known) return known
  const others = view.players.filter(({ seat }) => seat !== view.seat)
  const rivals = Object.fromEntries(others.map((rival) => [rival.seat, rivalry(view, rival, others.length)]))
  const outlook = { turns: turnsFrom(view), rivals }
  kept.set(view, outlook)
  return outlook
}

/** By the last round there is, or as far as whoever is ahead still has to go. */
function turnsFrom(view: View): number {
  if (view.rivals) return Math.max(0, view.rivals.limit - view.rivals.turn)
  const ahead = Math.max(...view.players.map((player) => progressOf(view, player)))
  const likely = Math.max(1, Math.round(ROUNDS * (1 - ahead)))
  return view.last === null ? likely : Math.min(likely, Math.max(0, view.last - view.round))
}

function progressOf(view: View, player: PlayerView): number {
  const technology = player.points.least / view.goal
  const influence = (player.position - 1) / (view.influence.spaces.length - 1)
  const initiative = player.tiles.length < view.tilesToWin ? 0 : 1 - shortOf(view, player) / 20
  return Math.min(1, Math.max(technology, influence, initiative))
}

/** What somebody with enough tiles still lacks of what they show. */
function shortOf(view: View, { tiles, R, D, C }: PlayerView): number {
  const held = view.initiative.filter(({ id }) => tiles.includes(id)).slice(0, view.tilesToWin)
  const need = (res: 'R' | 'D' | 'C') => held.reduce((sum, { needs }) => sum + needs[res], 0)
  return Math.max(0, need('R') - R) + Math.max(0, need('D') - D) + 2 * Math.max(0, need('C') - C)
}

function threatsBy(view: View, player: PlayerView): Threat[] {
  const threats: Threat[] = []
  const { spaces } = view.influence
  if (player.points.most >= view.goal - POINTS_A_TURN) threats.push('technology')
  const costs = spaces[player.position]?.costs ?? []
  const isNear = player.position >= spaces.length - 1
  if (isNear && costs.some(({ R = 0, D = 0 }) => R + D <= player.R + player.D + INCOME_A_TURN)) threats.push('influence')
  if (player.tiles.length >= view.tilesToWin && shortOf(view, player) <= INCOME_A_TURN) threats.push('initiative')
  return threats
}

/** Of two players, what one loses the other gains; among more it is the leader who has to be held up, above all before the last step. */
function rivalry(view: View, player: PlayerView, rivals: number) {
  const threats = threatsBy(view, player)
  const share = rivals === 1 ? 0.7 : (0.8 * progressOf(view, player)) / rivals
  return { threats, weight: share + (threats.length > 0 ? 1 : 0) }
}

/** Turns of one's own after this one. */
export const turnsLeft = (view: View): number => outlookOf(view).turns
/** What harm to somebody is worth, beside the same good for oneself; nothing for an NPC. */
export const weightOf = (view: View, seat: string): number => outlookOf(view).rivals[seat]?.weight ?? 0
/** Would they win that way with their next turn? */
export const threatens = (view: View, seat: string, by: Threat): boolean =>
  outlookOf(view).rivals[seat]?.threats.includes(by) ?? false
