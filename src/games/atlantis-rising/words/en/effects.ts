/** What cards, components and councilors do, said from their data: a pack with other values says the right thing by itself. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Facts } from '../../data/facts.ts'
import type { Action, Bestowal, Lasting, Once, Woe } from '../../data/language.ts'
import { goodName, signed } from './speech.ts'

type Names = Facts['names']
type Closable = Extract<Woe, { op: 'close' }>['action']

const KEYWORDS: Readonly<Record<Closable, string>> = {
  gather: 'gathering',
  recruit: 'recruiting',
  study: 'studying',
  forge: 'forging',
  channel: 'channeling',
}
export const deedName = (op: Closable) => KEYWORDS[op]

/** The same in a word or two, for a button. */
export function deedLabel(action: Action): string {
  switch (action.op) {
    case 'gather':
      return `gather ${goodName(action.kind)}`
    case 'exchange':
      return 'exchange resources'
    case 'distil':
      return 'make Atlantium'
    default:
      return action.op
  }
}

export function actionText(action: Action, s: Speaker): string {
  switch (action.op) {
    case 'gather':
      return `gather ${goodName(action.kind)} on ${action.target}+`
    case 'recruit':
      return `recruit on ${action.target}+ (two dice plus the wrath)`
    case 'study':
      return action.keep >= action.draw
        ? `study: draw ${action.draw}, keep all`
        : `study: draw ${action.draw}, keep ${action.keep}`
    case 'forge':
      return `forge 1 ore into ${action.atlantium} Atlantium`
    case 'channel':
      return `channel ${action.energy} energy`
    case 'exchange':
      return `exchange up to ${s.count(action.max, 'resource')} for ore, gold or crystal`
    case 'distil':
      return `turn up to ${action.max} energy into Atlantium`
  }
}

/** What acting there brings, before how: for whoever has to choose a place. */
export function bringsText(action: Action, s: Speaker): string {
  switch (action.op) {
    case 'gather':
      return `1 ${goodName(action.kind)} if a die shows ${action.target}${action.target < 6 ? ' or more' : ''}`
    case 'recruit':
      return `a new follower if two dice plus the wrath reach ${action.target}`
    case 'study':
      return `draw ${action.draw} library cards, keep ${action.keep >= action.draw ? 'all' : action.keep}`
    default:
      return actionText(action, s)
  }
}

function onceText(effect: Once | Bestowal, s: Speaker): string {
  switch (effect.op) {
    case 'gain':
      return `take ${effect.n} ${goodName(effect.kind)}`
    case 'gainChoice':
      return `take ${effect.n} ore, gold or crystal`
    case 'barrier':
      return `${s.count(effect.count, 'free barrier')}${effect.count > 1 ? ', each beside another peninsula' : ''}`
    case 'unflood':
      return `raise ${s.count(effect.count, 'flooded tile')}${effect.distinct ? ' on different peninsulas' : ''}`
    case 'volunteers':
      return `${s.count(effect.count, 'volunteer')} for a round`
    case 'recruit':
      return `${s.count(effect.count, 'follower')} from the reserve, for different players`
    case 'exchange':
      return `exchange up to ${s.count(effect.max, 'resource')} for ore, gold or crystal`
    case 'forge':
      return `turn one ore of yours into ${effect.atlantium} Atlantium`
    case 'move':
      return 'move one of your standing Atlanteans to another place'
    case 'setDie':
      return `turn a die you have just rolled to ${effect.value}`
    case 'standUp':
      return 'one of your Atlanteans stands up and may act again'
    case 'peek':
      return `look at ${s.count(effect.look, 'misfortune')}, put one under the deck, order the others`
    case 'wrathFloods':
      return `${s.count(Math.abs(effect.delta), 'tile')} ${effect.delta < 0 ? 'fewer' : 'more'} in this round's wrath`
    case 'wrathBack':
      return `the wrath goes back ${s.count(effect.levels, 'step')}`
    case 'drawCard':
      return effect.who === 'everyone' ? 'every player draws a library card' : 'you and another player draw a library card each'
  }
}

export const onceTexts = (effects: readonly (Once | Bestowal)[], s: Speaker) =>
  effects.map((effect) => onceText(effect, s)).join('; ')

/** What a finished component gives: spaces to act on, or something at once. */
export function componentText({ components }: Facts, id: string, s: Speaker): string {
  const { action, spaces, effects } = components[id]!
  return action ? `${s.count(spaces, 'new place')}: ${actionText(action, s)}` : onceTexts(effects, s)
}

/** All a councilor or an artifact does. What lowers both prices alike is said once. */
export function lastingTexts(effects: readonly Lasting[], whose: 'artifact' | 'leader', s: Speaker): string {
  const prices = effects.filter((effect) => effect.op === 'price')
  const [first] = prices
  const isBoth = first && prices.length === 2 && prices.every(({ delta }) => delta === first.delta)
  if (!isBoth) return effects.map((effect) => lastingText(effect, whose, s)).join('; ')
  const others = effects.filter((effect) => effect.op !== 'price').map((effect) => lastingText(effect, whose, s))
  return [...others, `barriers and raising tiles cost ${-first.delta} less${payingHere(whose)}`].join('; ')
}

const payingHere = (whose: 'artifact' | 'leader') => (whose === 'leader' ? ' on the Leader’s peninsula' : ' if you help to pay')

/** `whose`: an artifact helps its owner, a Leader those on its tile. */
function lastingText(effect: Lasting, whose: 'artifact' | 'leader', s: Speaker): string {
  const where = whose === 'leader' ? ' on the Leader’s tile' : ' for your Atlanteans'
  switch (effect.op) {
    case 'roll':
      return effect.on === 'gather'
        ? `${signed(effect.delta)} on ${effect.kind ? `${goodName(effect.kind)} ` : 'gathering '}rolls${where}`
        : `${signed(effect.delta)} on recruiting${whose === 'leader' ? ' where the Leader takes part' : ' where you take part'}`
    case 'draw':
      return whose === 'leader'
        ? `draw ${effect.delta} more when studying${where}`
        : `draw ${s.count(effect.delta, 'more card', 'more cards')} when you study`
    case 'forge':
      return `${signed(effect.delta)} Atlantium per forging${where}${effect.once ? ', once a round' : ''}`
    case 'channel':
      return `${signed(effect.delta)} energy per channeling${where}${effect.once ? ', once a round' : ''}`
    case 'price':
      return `${effect.of === 'barrier' ? 'barriers' : 'raising tiles'} cost ${-effect.delta} less${payingHere(whose)}`
    case 'cheaper':
      return 'what is built on the Leader’s space costs one resource less'
    case 'shareEnergy':
      return `once a round, ${effect.n} more energy to share when the Leader channels`
    case 'late':
      return `the Leader and up to ${s.count(effect.followers, 'follower')} may be placed after the misfortunes`
    case 'handLimit':
      return `your hand may hold ${effect.value} scrolls`
    case 'chooseKind':
      return `gatherings${where} take ore, gold or crystal at will`
    case 'stay':
      return 'if the Leader’s tile floods, all on it stay and still act'
    case 'escape':
      return 'once a round, one of yours flees a flood to the centre'
  }
}

function woeText(effect: Woe, names: Names, s: Speaker, drowned?: boolean): string {
  switch (effect.op) {
    case 'flood': {
      const guard = effect.ignoresBarrier ? ', barriers do not help' : ''
      if (effect.where === 'drawer')
        return `the drawer floods ${s.count(effect.count, 'tile')}${effect.distinct ? ' on different peninsulas' : ''}${guard}`
      if (effect.where === 'most') return `the peninsula with most dry tiles loses ${effect.count}${guard}`
      if (drowned && effect.ifDrowned)
        return `the ${names[effect.where]} have drowned, so the drawer floods ${s.count(effect.ifDrowned, 'tile')} elsewhere${guard}`
      const otherwise = effect.ifDrowned && drowned === undefined ? `; if drowned, the drawer floods ${effect.ifDrowned}` : ''
      return `the ${names[effect.where]} lose ${s.count(effect.count, 'tile')}${otherwise}${guard}`
    }
    case 'breakBarriers':
      return `all barriers break; if there is none, the drawer floods ${s.count(effect.otherwise, 'tile')}`
    case 'close':
      return `no ${deedName(effect.action)} this round`
    case 'roll':
      return `${signed(effect.delta)} on gathering rolls this round`
    case 'maxBuilds':
      return `at most ${s.count(effect.value, 'component')} can be built this round`
    case 'wrathFloods':
      return `${s.count(effect.delta, 'tile')} more in this round's wrath`
  }
}

export const woesText = (effects: readonly Woe[], names: Names, s: Speaker, drowned?: boolean) =>
  effects.map((effect) => woeText(effect, names, s, drowned)).join('; ') || 'nothing happens'

// ── Cards, by their id ──────────────────────────────────────────────────────────────────────────────────────────

export function cardText({ cards }: Facts, id: string, s: Speaker): string {
  const card = cards[id]
  if (!card) return ''
  return card.type === 'scroll' ? onceText(card.effect, s) : lastingTexts(card.effects, 'artifact', s)
}

export const councilorText = ({ councilors }: Facts, id: string, s: Speaker) =>
  lastingTexts(councilors[id]?.effects ?? [], 'leader', s)

/** `drowned`: whether the peninsula it names is under water already, once that is known. */
export const misfortuneText = ({ misfortunes, names }: Facts, id: string, s: Speaker, drowned?: boolean) =>
  woesText(misfortunes[id]?.effects ?? [], names, s, drowned)
