/** What is known of one place, line by line: what stands in the picture, and the same as a sentence where signs stand there. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import type { Facts, TileFacts } from '../../data/facts.ts'
import type { Goods, Purchase } from '../../data/language.ts'
import type { Component } from '../../data/things.ts'
import type { Piece, Roll } from '../../view.ts'
import { actionText, onceTexts } from './effects.ts'
import { goodsText, kindName, listed, namesOf } from './speech.ts'

type When = 'this round' | 'last round'
const purchase = (what: Purchase) => (what === 'barrier' ? 'a barrier' : 'raising a tile')

/** "Mira’s Leader, 2 × Jonas’s follower (done)". */
function people(pieces: readonly Piece[], s: Speaker): string {
  const groups = new Map<string, number>()
  for (const { owner, kind, down } of pieces) {
    const key = `${s.name(owner)}’s ${kindName(kind)}${down ? ' (done)' : ''}`
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  return listed(
    [...groups].map(([key, n]) => (n > 1 ? `${n} × ${key}` : key)),
    s,
  )
}

export const closeup = {
  nobody: 'Nobody stands here',
  here: (pieces: readonly Piece[], s: Speaker) => `Here: ${people(pieces, s)}.`,
  sum: (total: number, target: number) => `= ${total} of ${target}`,
  toAnswer: (asked: readonly Seat[], s: Speaker) => `· ${namesOf(asked, s)} to answer`,
  rolled: ({ by, dice, target, waiting }: Roll, total: number, s: Speaker) =>
    `${s.name(by)} has rolled ${s.list(dice.map(({ value }) => `${value}`))}: ${total} in all, ${target} needed; ${namesOf(waiting, s)} to answer.`,
  saved: (sum: number, price: number, what: Purchase) => `${sum} of ${price} for ${purchase(what)}`,
  savedBy: (sum: number, price: number, what: Purchase, payers: readonly Seat[], s: Speaker) =>
    `${sum} of ${price} energy is set aside for ${purchase(what)} by ${namesOf(payers, s)}.`,
  shore: (name: string, dry: number, tiles: number, barrier: boolean, threatened: boolean) =>
    [
      dry === 0 ? `The ${name} have drowned` : `${dry} of ${tiles} tiles dry`,
      ...(barrier ? ['a barrier holds the sea off'] : []),
      ...(threatened ? ['may be chosen to sink now'] : []),
    ].join(', '),
  barrierCosts: 'A barrier costs',
  raisingCosts: '· raising a tile',
  prices: ({ barrier, unflood }: Facts['prices']) => `A barrier costs ${barrier} energy, raising a tile ${unflood}.`,
  tile: ({ action, spaces, seatsPerSpace }: TileFacts, isNext: boolean, s: Speaker) =>
    `${actionText(action, s)}, ${s.count(spaces * seatsPerSpace, 'place')}${isNext ? ', next to sink' : ''}`,
  sunken: (when: When | null) => (when ? `It sank ${when}` : 'It is under water'),
  nextToSink: (name: string, { action }: TileFacts, s: Speaker) => `${name} goes under next: ${actionText(action, s)}`,
  centre: ({ centre }: Facts, s: Speaker) => `${actionText(centre.action, s)}, any number of Atlanteans`,
  centreLast: 'It drowns last, and everything with it',
  teamOwns: 'The team owns',
  team: (goods: Goods, s: Speaker) => `The team owns ${goodsText(goods, s)}.`,
  purpose: ({ action, spaces, effects }: Component, s: Speaker) =>
    action ? `${s.count(spaces, 'space')}: ${actionText(action, s)}` : onceTexts(effects, s) || 'Built, it opens the Gate',
  costs: 'Costs',
  cost: (cost: Partial<Goods>, s: Speaker) => `It costs ${goodsText(cost, s)}.`,
  core: 'Last of all, with every Leader on one build space',
  built: 'Built',
  payment: (seat: Seat, part: Partial<Goods>, agreed: boolean, s: Speaker) =>
    `${s.name(seat)} would pay ${goodsText(part, s)}${agreed ? ' and agrees' : ', if they agree'}.`,
  gate: 'Cosmic Gate',
  progress: (built: number, left: number, core: string) => `${built} built, ${left} and the ${core} to go`,
  space: (number: number, used: boolean, pieces: readonly Piece[], s: Speaker) =>
    `Build space ${number}${used ? ', used this round' : ''}: ${pieces.length > 0 ? people(pieces, s) : 'empty'}.`,
  stillNeeded: 'Still needed',
  needed: (goods: Goods, s: Speaker) => `Still needed for all of it: ${goodsText(goods, s)}.`,
}
