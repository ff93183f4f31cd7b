/** Everything Age can say: what both editions share, and its own. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { AreaId, Card, Role } from '../../../atlantis/terms.ts'
import { type Lexicon, lexiconOf } from '../../../atlantis/words/en/lexicon.ts'
import { sharedPhrases } from '../../../atlantis/words/en/phrases.ts'
import type { Printed } from '../../../atlantis/world.ts'
import type { AgePack } from '../../data/pack.ts'
import { GLOSSARY } from './glossary.ts'
import { meaningsOf } from './meanings.ts'

export const ageLexicon = (printed: Printed<AgePack>) => lexiconOf(printed, GLOSSARY, meaningsOf(printed.pack))

export function agePhrases(printed: Printed<AgePack>) {
  const lexicon = ageLexicon(printed)
  return { ...sharedPhrases(lexicon), ...ownPhrases(lexicon) }
}

type Setting = { bid: number; role: Role }

const ownPhrases = ({ areas, cardList, sum }: Lexicon) =>
  phrases({
    'setting.powers': 'Powers of secret societies (advanced; left unfinished by the designer)',

    'setup.map': (t: { wilderness: readonly AreaId[] }, s) =>
      t.wilderness.length > 0 ? `Only wilderness with so few players: ${areas(t.wilderness, s)}.` : 'The whole map is in play.',

    // Attackers and defenders bid; everybody else takes a support card too.
    'dial.attack': ({ bid, role }: Setting) => (role === 'attacker' ? `Bid ${bid}` : `Support the attacker, bid ${bid}`),
    'dial.defend': ({ bid, role }: Setting) => (role === 'defender' ? `Bid ${bid}` : `Support the defender, bid ${bid}`),

    'repolarize.drew': ({ cards }: { cards: readonly Card[] }, s) => `You have drawn ${cardList(cards, s)}.`,
    'repolarize.drawn': ({ seat, count }: { seat: Seat; count: number }, s) =>
      `${s.name(seat)} draws ${s.count(count, 'objective card')}.`,
    cards: ({ cards }: { cards: readonly Card[] }, s) => cardList(cards, s),
    'repolarize.keep': ({ count }: { count: number }, s) => `Which ${s.count(count, 'card')} do you keep?`,
    'repolarize.back': ({ seat, count }: { seat: Seat; count: number }, s) =>
      `${s.name(seat)} shuffles ${s.count(count, 'card')} back into the deck.`,
    'tablets.ask': 'Secret Tablets: how many cards do you want to keep?',
    'tablets.keep': ({ keep }: { keep: number }, s) => `Keep ${s.count(keep, 'card')}`,
    'tablets.paid': ({ seat, amount, keep }: { seat: Seat; amount: number; keep: number }, s) =>
      `${s.name(seat)} pays ${sum(amount)} to keep ${keep} cards.`,

    'healing.player': ({ amount }: { amount: number }) => `You and another player get ${sum(amount)} each. Who is it?`,
    'healing.with': ({ seat, has }: { seat: Seat; has: number }, s) => `${s.name(seat)}, who has ${sum(has)}`,
    'psychotronic.player': ({ amount }: { amount: number }) => `Who loses up to ${sum(amount)} to you?`,
    'psychotronic.from': ({ seat, amount, has }: { seat: Seat; amount: number; has: number }, s) =>
      `${s.name(seat)}: ${amount} of ${sum(has)}`,
    'psychotronic.lost': ({ seat, amount, to }: { seat: Seat; amount: number; to?: Seat }, s) =>
      `${s.name(seat)} loses ${sum(amount)}${to === undefined ? '' : ` to ${s.name(to)}, by Psychotronic Weaponry`}.`,

    'means.tablets': ({ keep }: { keep: number }, s) => `You end with ${s.count(keep, 'card')}.`,
    'means.back': ({ cards }: { cards: readonly Card[] }, s) =>
      cards.length === 0 ? 'Nothing goes back into the deck.' : `Back into the deck: ${cardList(cards, s)}.`,
    'means.healed': ({ seat, after }: { seat: Seat; after: number }, s) => `${s.name(seat)} would have ${sum(after)}.`,
    'means.robbed': ({ seat, left }: { seat: Seat; left: number }, s) => `${s.name(seat)} would be left with ${sum(left)}.`,
    'shows.back': 'A card pays only if its ending comes, and less the more players hold such cards.',
    'shows.cap': ({ cap }: { cap: number }) => `Nobody holds more than ${sum(cap)}; what goes beyond is lost.`,

    'score.resource': ({ amount }: { amount: number }) => sum(amount),
  })
