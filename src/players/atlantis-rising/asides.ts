/** Scrolls and energy: what a steady player does beside placing and acting. */
import type { View } from '../../games/atlantis-rising/view.ts'
import type { Input, Option, Seat } from '../../kernel/contract.ts'
import { BASICS, mostMissed, swapFor, worthOfCard, worthOfShore } from './choices.ts'
import { isCoreInReach } from './finale.ts'
import { actionOf, dryOf, type Outlook, outlookOf, playerOf } from './outlook.ts'
import { find, goTo, idsIn, openOptions, path } from './panel.ts'
import { betterPlace, mostWanted } from './plan.ts'

/** A scroll worth playing now, as an answer to the panel, or undefined. */
export function scrollNow(view: View, seat: Seat, input: Input): unknown {
  const menu = find(input, 'scroll')
  if (!menu?.then) return undefined
  const outlook = outlookOf(view)
  for (const option of openOptions(menu.then)) {
    const played = playedNow(outlook, seat, option.id, option)
    if (played) return { pick: 'scroll', then: played }
  }
  return undefined
}

/** Too many cards: whatever helps is played before anything is thrown away. */
export function shed(view: View, seat: Seat, input: Input): unknown {
  const outlook = outlookOf(view)
  const byWorth = (a: string, b: string) => worthOfCard(outlook, seat, a) - worthOfCard(outlook, seat, b)
  for (const option of openOptions(input)) {
    const [verb, card] = option.id.split('.') as [string, string]
    const played = verb === 'play' && playedNow(outlook, seat, card, option)
    if (played) return played
  }
  return { pick: `discard.${[...playerOf(view, seat).hand!].sort(byWorth)[0]}` }
}

/** The answer that plays a card, or undefined where it had better wait. */
function playedNow(outlook: Outlook, seat: Seat, card: string, option: Option): unknown {
  const then = playing(outlook, seat, card, option)
  return then === NOT_NOW ? undefined : { pick: option.id, ...(then !== undefined && { then }) }
}

const NOT_NOW = Symbol('not now')
const SWAPS = ['ore', 'gold', 'crystal', 'atlantium'].flatMap((give) => BASICS.map((take) => `${give}.${take}`))

/** What to name with a scroll, undefined if nothing is to be named, or not now. */
function playing(outlook: Outlook, seat: Seat, id: string, { then }: Option): unknown {
  const { view, short } = outlook
  const card = view.facts.cards[id]!
  if (card.type !== 'scroll') return NOT_NOW
  const targets = then ? idsIn(then) : []
  switch (card.effect.op) {
    case 'gain':
    case 'drawCard':
      return then ? path(then, targets[0]) : undefined
    case 'peek':
      return view.phase === 'place' ? undefined : NOT_NOW
    case 'volunteers':
      return view.phase === 'place' ? undefined : NOT_NOW
    case 'barrier':
    case 'unflood':
    case 'recruit':
      return then?.kind === 'some' ? mostMissed(outlook, card.effect.op === 'recruit' ? [] : targets).slice(0, then.min) : NOT_NOW
    case 'gainChoice':
      return targets.includes(mostWanted(short)) ? { pick: mostWanted(short) } : { pick: targets[0]! }
    case 'setDie':
      return undefined
    case 'forge':
      return short.atlantium > 0 ? undefined : NOT_NOW
    case 'exchange': {
      return swapFor(outlook, seat, SWAPS) ? undefined : NOT_NOW
    }
    case 'wrathFloods':
      return view.wrath.floods > 0 ? undefined : NOT_NOW
    case 'standUp': {
      const again = view.pieces.find((piece) => targets.includes(piece.id) && worthRepeating(view, piece.at))
      return again ? { pick: again.id } : NOT_NOW
    }
    case 'move': {
      const move = betterPlace(outlook, seat, targets)
      if (!move) return NOT_NOW
      const to = goTo(find(then!, move.piece)!.then!, { place: move.place, kind: '' })
      return to === undefined ? NOT_NOW : { pick: move.piece, then: to }
    }
    default:
      return NOT_NOW
  }
}

function worthRepeating(view: View, at: string): boolean {
  const op = actionOf(view, at)?.op
  return op === 'channel' || op === 'gather' || op === 'study'
}

/**
 * Barriers and raised tiles, paid together: everybody sees the same need and adds what he has. Some energy
 * stays for rolls, and three for the core when it comes near.
 */
export function energyNow(view: View, seat: Seat, input: Input): unknown {
  const menu = find(input, 'energy')?.then
  // Everybody has to add something to the core: nothing is spent beside it.
  if (!menu || isCoreInReach(view)) return undefined
  const open = view.funds.map(({ id }) => find(menu, id)).find((option) => option)
  const choice = open ?? newFund(view, menu)
  if (choice?.then?.kind !== 'amount') return undefined
  const share = Math.min(choice.then.max, playerOf(view, seat).freeEnergy)
  return share > 0 ? { pick: 'energy', then: { pick: choice.id, then: share } } : undefined
}

/** What the team wants most, if it can be paid now. */
function newFund(view: View, menu: Input): Option | undefined {
  const outlook = outlookOf(view)
  const inAll = view.players.reduce((sum, { freeEnergy }) => sum + freeEnergy, 0)
  const isNear = view.blueprint.length <= 2
  const ranked = mostMissed(
    outlook,
    view.facts.peninsulas.map(({ id }) => id),
  )
  for (const peninsula of ranked) {
    const worth = worthOfShore(outlook, peninsula)
    // A peninsula in need with little left is raised, then guarded; others are guarded only from plenty.
    const isUrgent = worth > 1.2
    const reserve = (isNear ? 3 : 0) + (isUrgent ? 0 : view.players.length)
    for (const [what, price] of [
      ['unflood', view.facts.prices.unflood],
      ['barrier', view.facts.prices.barrier],
    ] as const) {
      if (what === 'unflood' && dryOf(view, peninsula) > 2) continue
      const option = find(menu, `${what}.${peninsula}`)
      if (option && inAll - price >= reserve) return option
    }
  }
  return undefined
}
