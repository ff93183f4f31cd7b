/** Age's own sentences. */
import type { Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { type LoosePhrases, speakWith } from '../../kernel/words.ts'
import { COMMON_ACTIONS, type Glossary, type Lexicon, lexiconOf, list, plural, sharedPhrases } from '../atlantis/words.ts'
import type { Printed } from '../atlantis/world.ts'
import type { AgePack } from './data/pack.ts'

export const GLOSSARY: Glossary = {
  resource: 'PP',
  agent: 'influence marker',
  cards: { ascension: 'Ascension', poleShift: 'Doom', continuation: 'Continuation' },
  actions: {
    ...COMMON_ACTIONS,
    collect: 'Collect Power',
    construct: 'Construct',
    recruit: 'Mobilize',
    move: 'Limited Conflict',
  },
}

/** What an ending is called; the card that hopes for the Pole Shift is called Doom. */
export const ENDING_NAMES = { ascension: 'Ascension', poleShift: 'Pole Shift', continuation: 'Continuation' } as const

export function speakerOf({ world, pack }: Printed<AgePack>): (text: Text, s: Speaker) => string {
  const lexicon = lexiconOf(world, GLOSSARY)
  return speakWith({ 'en-US': { ...sharedPhrases(lexicon), ...phrases(lexicon), ...societies(lexicon, pack) } })
}

/** Where societies are chosen, each says what it can do. */
const societies = ({ society, resource }: Lexicon, { powers }: AgePack): LoosePhrases => {
  const power: Readonly<Record<string, string>> = {
    lemurian_brotherhood: `+${powers.loyalty} in conflicts of Lemuria`,
    order_of_thoth: `Repolarize to ${powers.tabletsKeep} cards for ${powers.tabletsPrice} ${resource} more`,
    priests_of_atla_ra: `Intrigue removes markers beside temples, ${powers.manipulation} ${resource} each`,
    purple_dragon: 'a marker counts twice in a coup',
    sisters_of_starlight: 'both archons may use one space',
  }
  return { society: (t) => `${society(t.society)}: ${power[`${t.society}`]}` }
}

const phrases = ({ area, card, resource, agent }: Lexicon): LoosePhrases => ({
  'setting.powers': 'Powers of secret societies (advanced; left unfinished by the designer)',

  'setup.map': (t) =>
    (t.wilderness as readonly string[]).length > 0
      ? `Only wilderness with so few players: ${list(t.wilderness, area)}.`
      : 'The whole map is in play.',

  // Attackers and defenders bid; everybody else takes a support card too.
  'dial.attack': (t) => (t.role === 'attacker' ? `Bid ${t.bid}` : `Support the attacker, bid ${t.bid}`),
  'dial.defend': (t) => (t.role === 'defender' ? `Bid ${t.bid}` : `Support the defender, bid ${t.bid}`),
  'dial.peace': (t) => (t.kind === 'coup' ? `Neutral: your ${agent}s stay and count for nobody` : 'Neutral'),

  'repolarize.drew': (t) => `You have drawn ${list(t.cards, card)}.`,
  'repolarize.drawn': (t, s) => `${s.name(`${t.seat}`)} draws ${plural(t.count, 'objective card')}.`,
  cards: (t) => list(t.cards, card),
  'repolarize.keep': (t) => `Which ${plural(t.count, 'card')} do you keep?`,
  'repolarize.back': (t, s) => `${s.name(`${t.seat}`)} shuffles ${plural(t.count, 'card')} back into the deck.`,
  'tablets.ask': (t) => `Secret Tablets: pay to keep ${t.keep} cards instead?`,
  'tablets.paid': (t, s) => `${s.name(`${t.seat}`)} pays ${t.amount} ${resource} to keep ${t.keep} cards.`,

  'healing.player': (t) => `You and another player get ${t.amount} ${resource} each. Who is it?`,
  'healing.with': (t, s) => `${s.name(`${t.seat}`)}, who has ${t.has} ${resource}`,
  'psychotronic.player': (t) => `Who loses up to ${t.amount} ${resource} to you?`,
  'psychotronic.from': (t, s) => `${s.name(`${t.seat}`)}: ${t.amount} of ${t.has} ${resource}`,
  'psychotronic.lost': (t, s) => `${s.name(`${t.seat}`)} loses ${t.amount} ${resource}.`,

  'score.resource': (t) => `${t.amount} ${resource}`,
  'ending.tied': (t, s) =>
    `${list(t.seats, s.name)} have equally many points; ${s.name(`${t.winner}`)} wins ${t.by === null ? 'as the first of them in turn order' : `by the greater of their nations, of Power ${t.by}`}.`,
  'ending.ascension': (t) => `The world ascends.${besides(t.others)}`,
  'ending.poleShift': (t) => `The poles shift; Atlantis goes under.${besides(t.others)}`,
  'ending.continuation': 'The world goes on as it was.',
})

const besides = (others: Text[string] | undefined) =>
  (others as readonly string[]).length === 0
    ? ''
    : ` This goes before ${list(others, (id) => ENDING_NAMES[id as keyof typeof ENDING_NAMES])}.`
