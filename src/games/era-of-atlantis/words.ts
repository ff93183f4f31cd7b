/** Era's own sentences. */
import type { Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { type LoosePhrases, speakWith } from '../../kernel/words.ts'
import { beyond, COMMON_ACTIONS, type Glossary, type Lexicon, lexiconOf, list, plural, sharedPhrases } from '../atlantis/words.ts'
import type { Printed } from '../atlantis/world.ts'
import type { EraPack } from './data/pack.ts'
import { goalOf } from './words/goals.ts'

export const GLOSSARY: Glossary = {
  resource: 'Virya',
  agent: 'agent',
  cards: { ascension: 'Ascension', poleShift: 'Pole Shift', continuation: 'Continuation' },
  actions: {
    ...COMMON_ACTIONS,
    collect: 'Collect Virya',
    construct: 'Construct Building',
    recruit: 'Recruit',
    move: 'Move & Conflict',
  },
}

export function speakerOf({ world, pack }: Printed<EraPack>): (text: Text, s: Speaker) => string {
  const lexicon = lexiconOf(world, GLOSSARY)
  return speakWith({ 'en-US': { ...sharedPhrases(lexicon), ...phrases(lexicon, pack) } })
}

/** What a society can do, short enough to choose by. */
const powersIn = ({ peacekeepers, tabletsGain, tabletsKeep, espionageGain, lizardKing, lizardPrice }: EraPack['powers']) => ({
  lemurian_brotherhood: `may bar marches where its agents are worth ${peacekeepers}`,
  order_of_thoth: `Repolarize is free, gives ${tabletsGain} Virya and leaves ${tabletsKeep} cards`,
  priests_of_atla_ra: `Intrigue gives ${espionageGain} Virya and a look into a hand`,
  purple_dragon: `its 3 counts ${lizardKing} in a coup and may stay for ${lizardPrice} Virya`,
  sisters_of_starlight: 'may join an archon of a partner who agrees',
})

const phrases = ({ area, nation, card, space, society, resource }: Lexicon, pack: EraPack): LoosePhrases => {
  const goal = (id: unknown) => pack.ambitions.find((each) => each.id === id)!
  const ambition = (id: unknown) => goal(id).name
  const explained = (id: unknown) => `${ambition(id)}: ${goalOf(goal(id))}`
  const powers: Readonly<Record<string, string>> = powersIn(pack.powers)
  return {
    society: (t) => `${society(t.society)}: ${powers[`${t.society}`]}`,
    'setting.mode': 'Rules',
    'setting.introductory': 'Introductory: no special actions, layout, Repolarize or compensation',
    'setting.standard': 'Standard',
    'setting.ambitions': 'Secret goals of major nations (advanced)',
    'setting.specials': 'Special actions',
    'setting.drawn': 'Drawn at random',
    'setting.agreed': 'Agreed beforehand; the starting player enters them',

    'setup.agree': (t) => `Which ${t.count} special actions have you all agreed on?`,
    'setup.map': (t) =>
      [
        (t.wilderness as readonly string[]).length > 0
          ? `Wilderness this time: ${list(t.wilderness, area)}.`
          : 'The whole map is in play.',
        ...(t.passive === null ? [] : [`${nation(t.passive)} is the passive nation.`]),
      ].join(' '),
    'setup.layout': (t) => {
      const [sun, moon, eclipse] = t.cards as readonly string[]
      return `The layout: ${card(sun)} under the sun, ${card(moon)} under the moon, ${card(eclipse)} under the eclipse.`
    },
    'setup.removed': (t) => `Nobody chose ${nation(t.nation)}; its home is wilderness now.`,

    'relic.area': (t) => `A Lost Relic is found in ${area(t.area)}: ${t.found} so far.`,
    'relic.track': (t) => `A Lost Relic is found at ${t.position} of the round track: ${t.found} so far.`,

    'repolarize.take': 'Which two cards do you take from the layout?',
    'repolarize.pair': (t) =>
      `${card(t.cardA)} (${t.a}) and ${card(t.cardB)} (${t.b})${t.bonus === 0 ? '' : `, +${t.bonus} ${resource}`}`,
    'repolarize.paid': (t, s) =>
      `${s.name(`${t.seat}`)} pays ${t.cost} ${resource}${t.gift === 0 ? '' : ` and gets ${t.gift} for the moon card`}.`,
    'repolarize.took': (t, s) => `${s.name(`${t.seat}`)} takes ${card(t.card)} from under the ${t.spot}.`,
    'repolarize.give': (t) => `Give away ${plural(t.due, 'card')}: which, and where to?`,
    'repolarize.toSpot': (t) => `Face up under the ${t.spot}`,
    'repolarize.toDeck': 'Face down under the deck',
    'repolarize.buried': (t, s) => `${s.name(`${t.seat}`)} puts a card under the deck.`,
    'repolarize.laid': (t) => `${card(t.card)} lies under the ${t.spot} now.`,
    'repolarize.drew': (t) => `You have drawn for the layout: ${list(t.cards, card)}.`,
    'repolarize.drawn': (t, s) => `${s.name(`${t.seat}`)} draws ${plural(t.count, 'card')} for the layout.`,
    'repolarize.arrange': (t) => `In which order do the cards go under ${list(t.spots, (spot) => `the ${spot}`)}?`,
    'anu.choose': (t) => `Take ${t.left === 1 ? 'one more card' : plural(t.left, 'card')}, from the layout or the deck.`,
    'anu.spot': (t) => `${card(t.card)} from under the ${t.spot}`,
    'anu.deck': (t) => `${card(t.card)} from the deck`,
    'anu.fromDeck': (t, s) => `${s.name(`${t.seat}`)} takes a card out of the deck.`,
    'anu.extra': (t) => `Temple of Anu: one thing more. The End marker is ${t.flipped ? 'held up' : 'free to move'}.`,
    'anu.flip': (t) => (t.flipped ? 'Turn the End marker back: it will move' : 'Turn the End marker: it will be held up'),
    'anu.flipped': (t, s) => `${s.name(`${t.seat}`)} turns the End marker: it ${t.flipped ? 'is held up' : 'may move again'}.`,
    'anu.built': (t, s) => `${s.name(`${t.seat}`)} has a Temple of Light built in ${area(t.area)}.`,

    'seen.hand': (t, s) => `You have seen the objective cards of ${s.name(`${t.seat}`)}: ${list(t.cards, card)}.`,
    'seen.someHand': (t, s) => `${s.name(`${t.seat}`)} looks at all objective cards of ${s.name(`${t.other}`)}.`,
    'seen.deck': (t) => `In the deck you have seen: ${list(t.cards, card)}.`,
    'seen.someDeck': (t, s) => `${s.name(`${t.seat}`)} looks through the deck of objective cards.`,

    'oracle.ask': 'Do you show the card you have seen?',
    'oracle.keep': (t) => `Keep it to yourself: ${t.amount} ${resource}`,
    'oracle.show': (t) => `Show it: ${t.amount} ${resource}`,
    'oracle.wrong': 'It is not the card you announced.',
    'chimeras.units': (t) => `${plural(t.units, 'unit')} for the wildernesses of ${nation(t.nation)}: where?`,
    'marker.lab': (t) => `The Chimera Lab stands in ${nation(t.nation)}: its units count double in conflicts.`,
    'marker.crystal': (t) => `The Healing Crystal lies in ${nation(t.nation)}: lost units may come home.`,
    'healing.temple': (t) => `Build a Temple of Light in ${nation(t.nation)}?`,
    'crystal.saved': (t) => `The Healing Crystal brings ${plural(t.count, 'unit')} home to ${nation(t.nation)}.`,
    'psychotronic.space': 'Where does the Psychic Control marker go?',
    'psychotronic.placed': (t, s) => `${s.name(`${t.seat}`)} puts Psychic Control on ${space(t.space)}.`,
    'psychic.paid': (t, s) => `${s.name(`${t.seat}`)} pays ${t.amount} ${resource}: Psychic Control lies on ${space(t.space)}.`,
    'psychic.share': (t, s) => `${s.name(`${t.seat}`)} gets ${t.amount} of it${beyond(t.lost)}.`,

    'agent.of': (t, s) => `A ${t.value} of ${s.name(`${t.seat}`)}`,
    'agent.passive': (t) => `A ${t.value} of the passive nation`,
    'conflict.agent': (t) => `Which agent in ${area(t.area)} is removed?`,
    'conflict.expelled': (t, s) =>
      `An agent of ${t.seat === null ? 'the passive nation' : s.name(`${t.seat}`)}, value ${t.value}, leaves ${area(t.area)}.`,
    'loot.value': (t) => `Which loot does ${nation(t.nation)} get?`,
    loot: (t) => `+${t.value} Power`,
    'loot.placed': (t) => `${nation(t.nation)} carries home loot worth ${t.value} Power.`,

    'peacekeepers.veto': (t) => `${nation(t.nation)} is about to march into nations you guard. Which do you bar?`,
    'peacekeepers.barred': (t, s) => `${s.name(`${t.seat}`)} bars the way to ${list(t.areas, area)}.`,
    'lizard.keep': (t) => `Keep your 3 in ${area(t.area)}? Otherwise it comes back to your supply.`,
    'lizard.kept': (t, s) => `${s.name(`${t.seat}`)} keeps the 3 in ${area(t.area)}.`,
    'brotherhood.gift': (t, s) =>
      `${s.name(`${t.seat}`)} gets ${t.amount} ${resource}, as the ${society('lemurian_brotherhood')} does not control ${nation('lemuria')}.`,
    'espionage.gift': (t) => `Take your ${t.amount} ${resource} now`,
    'espionage.inspect': (t, s) => `Look at the objective cards of ${s.name(`${t.seat}`)}`,
    'group.inspect': 'Clerical Espionage',

    'ambition.seen': (t) => `The secret goal of ${nation(t.nation)} is ${explained(t.ambition)}`,
    'ambition.drawn': (t) => `You have drawn another goal for ${nation(t.nation)}, ${explained(t.ambition)}`,
    'ambition.choose': (t) => `Which secret goal does ${nation(t.nation)} follow from now on?`,
    'ambition.keep': (t) => `Still ${ambition(t.ambition)}`,
    'ambition.change': (t) => `From now on ${ambition(t.ambition)}`,
    'ambition.chosen': (t, s) => `${s.name(`${t.seat}`)} has looked at two secret goals for ${nation(t.nation)} and kept one.`,

    'score.virya': (t) => `${t.virya} Virya`,
    'score.leader': 'Leading nation',
    'ending.ascension': (t) => `The world ascends.${besides(t.others, card)}`,
    'ending.poleShift': (t) => `The poles shift; Atlantis goes under.${besides(t.others, card)}`,
    'ending.continuation': (t) => `The world goes on as it was.${besides(t.others, card)}`,
    'ending.tied': (t, s) =>
      `${list(t.seats, s.name)} have equally many points; ${s.name(`${t.winner}`)} wins ${t.by === null ? 'as the first of them in turn order' : `with ${plural(t.by, 'area')}, wildernesses included`}.`,
    'ending.ambition': (t) => `${nation(t.nation)} followed ${ambition(t.ambition)}: ${signed(t.power)} Power.`,
  }
}

const signed = (amount: unknown) => (Number(amount) < 0 ? `${amount}` : `+${amount}`)
const besides = (others: Text[string] | undefined, card: (id: string) => string) => {
  const also = others as readonly string[]
  if (also.length === 0) return ''
  return ` ${list(also, card)} ${also.length === 1 ? 'was' : 'were'} due as well, but this has at least as many objective cards in its favour.`
}
