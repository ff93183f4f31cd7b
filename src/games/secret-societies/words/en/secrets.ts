/** What a seat knows and others do not, in short sentences; and its own Bids and cards, to see them together. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import type { Rules } from '../../data/rules.ts'
import { has } from '../../holdings/abilities.ts'
import type { BidView, View } from '../../view.ts'
import { quoted } from './things.ts'

export const secretsWith =
  (rules: Rules) =>
  (view: View, seat: Seat, s: Speaker): string[] => {
    const nameOf = (deed: string) => rules.cards[deed]?.name ?? deed
    const notes = view.row.flatMap((lot, n) => {
      const called = `Deed ${n + 1}, ${lot.deed === null ? 'facedown' : nameOf(lot.deed)}`
      const own = lot.bids.filter(({ by, dummy }) => by === seat && !dummy)
      const dummies = lot.bids.filter(({ by, dummy, down }) => by === seat && dummy && down)
      const seen = lot.bids.filter(({ by, down, card }) => by !== seat && down && card !== null)
      return [
        ...(own.length > 0 ? [`Your Bid at ${called}: ${s.list(own.map((bid) => bidWords(bid, s)))}.`] : []),
        ...dummies.map(({ card }) => `Your facedown Dummy at ${called}: ${card}.`),
        ...seen.map(
          ({ by, card, dummy }) => `Charmed at ${called}: the ${dummy ? 'Dummy' : 'Bid'} of ${s.name(by)} is "${card}".`,
        ),
      ]
    })
    for (const { deed, faceup } of view.row)
      if (deed !== null && !faceup) notes.push(`Only you know: the facedown Deed is ${nameOf(deed)}.`)
    if (view.drawn.length > 0) notes.push(`You choose among ${s.list(view.drawn.map(nameOf))}.`)
    if (view.seen.length > 0) notes.push(`You saw go back ${s.list(view.seen.map(nameOf))}.`)
    notes.push(...lentCards(rules, view, seat, s))
    const dummies = view.players[seat]?.dummies ?? []
    if (dummies.length > 0) notes.push(`Your Dummies: ${dummies.join(', ')}.`)
    return notes.length > 0 ? notes : ['You have no Bids on the table, and no secrets but these cards.']
  }

/** Cards that lie with the Reptilians: open to all, but missing in a hand or more than one. */
function lentCards(rules: Rules, { supply, players }: View, seat: Seat, s: Speaker): string[] {
  const holder = Object.entries(players).find(([, player]) => has(rules, player, 'infiltrate'))?.[0]
  if (!holder || !supply || supply.length === 0) return []
  if (holder === seat) return [`You may disguise ${s.list(supply.map(({ of, card }) => `"${card}" of ${s.name(of)}`))}.`]
  const lent = supply.filter(({ of }) => of === seat).map(({ card }) => card)
  return lent.length > 0 ? [`${s.name(holder)} holds your ${quoted(lent, s)}.`] : []
}

const bidWords = ({ card, down, coins }: BidView, s: Speaker): string =>
  `"${card}"${down ? ' facedown' : ''}${coins > 0 ? ` with ${s.count(coins, 'Coin')}` : ''}`
