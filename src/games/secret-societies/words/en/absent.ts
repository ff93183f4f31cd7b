/** Why somebody does not find what others may do: who they are, what they hold, where they stand. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Kind } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import { KIND_NAMES } from './names.ts'
import { thingsOf } from './things.ts'

export const absentPhrases = (rules: Rules) => {
  const things = thingsOf(rules)
  return phrases({
    'absent.society': ({ society }: { society: string }, s) => `What the ${things(s).society(society)} can do`,
    'absent.powers': ({ seat }: { seat: Seat }, s) => `only ${s.name(seat)} leads them. **Rules** tells it under their name.`,
    'absent.project': ({ project, society }: { project: string; society: string | null }, s) =>
      `start the Project “${things(s).projectInShort(project, society)}” in a Growth first.`,
    'absent.theirs': ({ society, seat }: { society: string; seat: Seat | null }, s) =>
      `only the ${things(s).society(society)} can, and ${seat ? s.name(seat) : 'nobody here'} leads them.`,
    'absent.taken': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} has chosen them.`,

    // Bidding
    'absent.card': ({ card }: { card: string }) => `Card "${card}"`,
    'absent.vault':
      'it won a Deed and lies in the Vault. It comes home before the auctions, or earlier for Coins when a Round begins.',
    'absent.supply': ({ seat }: { seat: Seat }, s) =>
      `it won a Deed, and ${s.name(seat)} has got hold of it. It comes home before the auctions.`,
    'absent.laid': ({ n, seat }: { n: number; seat: Seat | null }, s) =>
      seat ? `${s.name(seat)} bids with it at Deed ${n}, in disguise.` : `it lies at Deed ${n} already.`,
    'absent.notYours': 'your society has no such card.',
    'absent.downs': 'you have no facedown Bid left this Round.',
    'absent.downCharms': 'it takes a fresh Charm, and you have none.',
    'absent.downCards': 'none of the cards in your hand may lie facedown.',
    'absent.faceup': 'it always lies faceup.',
    'absent.extra': 'A second Bid on the same turn',
    'absent.oneEach': 'one Bid a turn is all you have.',
    'absent.firstTurn': 'that is for your first turn of a Round.',
    'absent.secondTurn': 'that is for your second turn of a Round.',
    'absent.once': 'once a turn is enough, and you have done it.',
    'absent.noEarlier': 'no earlier Bid of yours lies there.',
    'absent.noCharm': 'none of your Charms is fresh.',
    'absent.nothingDown': 'no facedown Bid lies there that you could charm now.',
    'absent.mustBid': 'you have a card to bid with, so a Bid comes first.',
    'absent.dummyUsed': 'you have used it; each Dummy lies once.',
    'absent.droneLot': 'the Drone hovers over it, and no token lies there.',
    'absent.facedown': 'it lies facedown, and only faceup Deeds can be cancelled.',
    'absent.cancelled': 'your Cancel token lies there.',
    'absent.agentThere': 'an Agent of yours stands there already.',
    'absent.agent.own': 'no Agent of yours stands there.',
    'absent.agent.rival': 'no rival Agent stands there.',

    // Purchases
    'absent.planet': 'The Planet of this Round',
    'absent.planetGone': 'it is not on offer any more.',
    'absent.planetLater': 'you are asked once you have bought the Deed: the Aliens name their price first.',
    'absent.planetSeen': 'you are asked once you have bought the Deed and seen it.',
    'absent.side': 'Above or below the board',
    'absent.sideLater': 'you choose the side together with the Planet.',
    'absent.sideSeen': 'you choose the side once you have paid and seen the Deed.',

    // Gains
    'absent.kinds': ({ of }: { of: readonly Kind[] }, s) =>
      `this gives only ${s.list(
        of.map((kind) => KIND_NAMES[kind]),
        'or',
      )}.`,
    'absent.none': 'you have none to give.',
    'absent.heldOrOut': 'you have it already, or none is left.',
    'absent.starred': 'a Star of yours lies there already.',
    'absent.tileKind': ({ type }: { type: 'immediate' | 'scoring' }) =>
      `you hold ${type === 'immediate' ? 'an Immediate' : 'a Scoring'} Tile already, and one of each kind is all there is room for.`,
    'absent.tileTaken': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} has it.`,
    'absent.monumentHeld': 'you have it already, and one of each colour is all.',
    'absent.monumentOut': 'none of them is left.',
    'absent.grey': 'it comes from a Conference, or by trade in the last Growth.',

    // Growth
    'absent.filled': 'you have filled it already.',
    'absent.swap': 'Swap one resource for another',
    'absent.swapsUsed': 'your swaps of this Growth are used up.',
    'absent.trades': 'Buy Monuments or resources for Coins',
    'absent.lastGrowth': 'that is for the Growth of the last Round.',
    'absent.bought': 'you have done that; it is for once.',
    'absent.tileWaits': 'those earlier in turn order choose first.',
  })
}
