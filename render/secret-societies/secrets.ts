/** What a seat knows and others do not, in short sentences; and its own Bids and cards, to see them together. */
import { has } from '../../src/games/secret-societies/holdings/abilities.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import { coins, listed } from '../../src/games/secret-societies/words/things.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Scene } from './scene.ts'

export function secretsOf(scene: Scene, seat: Seat): string[] {
  const { view, face, name } = scene
  const notes = view.row.flatMap((lot, n) => {
    const called = lot.deed === null ? `Deed ${n + 1}, facedown` : `Deed ${n + 1}, ${face(lot.deed).name}`
    const own = lot.bids.filter(({ by, dummy }) => by === seat && !dummy)
    const dummies = lot.bids.filter(({ by, dummy, down }) => by === seat && dummy && down)
    const seen = lot.bids.filter(({ by, down, card }) => by !== seat && down && card !== null)
    return [
      ...(own.length > 0 ? [`Your Bid at ${called}: ${listed(own.map(bidWords))}.`] : []),
      ...dummies.map(({ card }) => `Your facedown Dummy at ${called}: ${card}.`),
      ...seen.map(({ by, card, dummy }) => `Charmed at ${called}: the ${dummy ? 'Dummy' : 'Bid'} of ${name(by)} is "${card}".`),
    ]
  })
  const hidden = view.row.findIndex(({ deed, faceup }) => deed !== null && !faceup)
  if (hidden >= 0) notes.push(`Only you know: the facedown Deed is ${face(view.row[hidden]!.deed!).name}.`)
  if (view.drawn.length > 0) notes.push(`You choose among ${listed(view.drawn.map((deed) => face(deed).name))}.`)
  if (view.seen.length > 0) notes.push(`You saw go back ${listed(view.seen.map((deed) => face(deed).name))}.`)
  notes.push(...lentCards(scene, seat))
  const dummies = view.players[seat]?.dummies ?? []
  if (dummies.length > 0) notes.push(`Your Dummies: ${dummies.join(', ')}.`)
  return notes.length > 0 ? notes : ['You have no Bids on the table, and no secrets but these cards.']
}

/** Cards that lie with the Reptilians: open to all, but missing in a hand or more than one. */
function lentCards({ view, rules, seats, player, name }: Scene, seat: Seat): string[] {
  const supply = view.supply ?? []
  const holder = seats.find((each) => has(rules, player(each), 'infiltrate'))
  if (!holder || supply.length === 0) return []
  if (holder === seat) return [`You may disguise ${listed(supply.map(({ of, card }) => `"${card}" of ${name(of)}`))}.`]
  const lent = supply.filter(({ of }) => of === seat)
  return lent.length > 0 ? [`${name(holder)} holds your ${listed(lent.map(({ card }) => `"${card}"`))}.`] : []
}

const bidWords = ({ card, down, coins: stack }: View['row'][number]['bids'][number]): string =>
  `"${card}"${down ? ' facedown' : ''}${stack > 0 ? ` with ${coins(stack)}` : ''}`
