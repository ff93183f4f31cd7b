/** What is asked. */
import { phrases } from '../../../../../kernel/words.ts'
import type { Faction } from '../../../data/components.ts'
import type { Token } from '../../../data/language.ts'
import type { Lexicon } from './lexicon.ts'

/** `of`: the Tech, card or place whose effect asks. */
type Of = { readonly of: string }
export const questionPhrases = ({ source, who }: Lexicon) =>
  phrases({
    'ask.keep-initial': 'Which of your two initial cards do you keep? The other one goes back to the box.',
    'ask.action': 'It is your turn. What do you do?',
    'ask.influence': ({ at }: { at: number }) => `Your marker is on space ${at}. Do you pay for another step?`,
    'ask.discard': ({ n }: { n: number }) => `You hold too many cards. Discard ${n}.`,
    'ask.keep': ({ n, of }: Of & { n: number }, s) => `${source(of)}: keep ${s.count(n, 'card')}; the rest is discarded face up.`,
    'ask.deck': ({ of }: Of) => `${source(of)}: from which deck do you draw?`,
    'ask.place.economy': ({ of }: Of) => `${source(of)}: which of your teams gets the economy token?`,
    'ask.place.culture': ({ of }: Of) => `${source(of)}: on which Tech do you put the culture token?`,
    'ask.place.religion': ({ of }: Of) => `${source(of)}: on whose track do you put the religion token?`,
    'ask.return': ({ of }: Of) => `${source(of)}: whose token do you send home?`,
    'ask.take-card': ({ victim }: { victim: Faction }, s) => `You see the hand of ${who(victim, s)}. Which card do you take?`,
    'ask.recover': ({ of }: Of) => `${source(of)}: which card do you take from the discard piles?`,
    'ask.install': ({ of }: Of) => `${source(of)}: do you install a card?`,
    'ask.uninstall': ({ n, seat }: { n: number; seat: Faction }, s) =>
      `${who(seat, s)} makes you discard ${s.count(n, 'installed card')}. Which?`,
    'ask.move': ({ of }: Of) => `${source(of)}: do you move a team?`,
    'ask.place-team': ({ of }: Of) => `${source(of)}: do you place a team?`,
    'ask.use-tech': ({ of }: Of) => `${source(of)}: which Tech do you use?`,
    'ask.step': ({ of }: Of) => `${source(of)}: do you take an influence step?`,
    'ask.target': ({ of }: Of) => `${source(of)}: whom do you choose?`,
    'ask.choose': ({ of }: Of) => `${source(of)}: which of these?`,
    'ask.may': ({ of }: Of) => `${source(of)}: do you pay for its effect?`,
    'pay.tokens': ({ n, kind }: { n: number; kind: Token }, s) => `Take back ${s.count(n, `${kind} token`)}.`,
    'pay.assets': ({ n }: { n: number }, s) => `Give up ${s.count(n, 'asset')}: placed tokens or military power.`,
    'pay.team': 'Which Lv.3 team goes home, and to which row?',
    'pay.cards': ({ n }: { n: number }, s) => `Discard ${s.count(n, 'card')} to pay.`,
  })
