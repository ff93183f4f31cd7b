/** What choosing something does, in one line: acting, rolls, cards, building, energy. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Facts } from '../../data/facts.ts'
import type { Basic, Good, Purchase } from '../../data/language.ts'
import type { Sum } from '../parameters.ts'
import { cardText, componentText, misfortuneText, type onceTexts } from './effects.ts'
import { briefly, costText, goodName, sentence, short, signed } from './speech.ts'

type Deed =
  | { readonly op: 'gather'; readonly kind: Basic | 'choice'; readonly target: number; readonly bonus: number }
  | { readonly op: 'recruit'; readonly target: number; readonly bonus: number }
  | { readonly op: 'study'; readonly draw: number; readonly keep: number; readonly price: number }
  | { readonly op: 'forge' | 'channel' | 'exchange' | 'distil'; readonly n: number }

type Turned = { readonly value: number; readonly total: number; readonly target: number; readonly place?: string }

export function meansActing(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  return phrases({
    // Acting.
    'means.deed': ({ deed }: { deed: Deed }) => briefly(deedText(deed)),
    'means.act-rest': ({ n }: { n: number }, s) =>
      `${s.count(n, 'Atlantean acts', 'Atlanteans act')} where it costs nothing; then you are done.`,
    'means.act-done': ({ n }: { n: number }, s) => `${s.count(n, 'Atlantean')} will do nothing this round.`,
    'means.finished': 'You are done for this round.',
    'means.pause-wrath': 'The game waits for you before the gods take their tiles, so you can play scrolls.',
    'means.confirm': 'Nobody has to wait for your word when a build needs your goods.',
    'means.ask-again': 'You are asked each time, as at the beginning.',
    'means.waits': 'Where the supply runs low, the order matters.',
    'means.wait': ({ seat }: { seat: Seat }, s) => `Asks ${short(s.name(seat))} to hold this one until you lift it or finish.`,
    'means.good': ({ kind, have }: { kind: Good; have: number }) => `1 ${goodName(kind)} more; you have ${have}.`,
    'means.try': ({ kind, have }: { kind: Good; have: number }) => `Roll for ${goodName(kind)}; you have ${have}.`,
    'means.newcomer': ({ seat, reserve }: { seat: Seat; reserve: number }, s) =>
      `${short(s.name(seat))} has ${s.count(reserve, 'follower')} in reserve; it acts from the next round on.`,
    'means.share': ({ have }: { have: number }) => `Each unit is 1 energy for them; they have ${have}.`,

    // Rolls.
    'means.leave': 'Nothing is gained, and nothing is spent.',
    'means.boost': ({ n, kind }: { n: number; kind: Basic | null }) => `Spends ${n} energy and brings ${prize(kind)}.`,
    'means.always': ({ n }: { n: number }) => `As that, and from now on up to ${n} energy saves a roll without asking you.`,
    'means.never-rolls': 'Rolls that fall short simply fail. You can take this back while acting.',
    'means.part': 'Spent only if your partner adds what is still missing.',
    'means.turn': ({ value, total, target, place }: Turned) =>
      `Your lowest die${place === undefined ? '' : ` on ${called(place)}`} becomes a ${value}: ${total} against ${target}, ${total >= target ? 'a success' : `still ${target - total} short`}.`,
    'means.consent': ({ seat }: { seat: Seat }, s) => `${short(s.name(seat))} has one more Atlantean from the next round on.`,
    'means.object': 'The starting player says who gets it.',

    // Cards.
    'means.card': ({ card }: { card: string }, s) =>
      briefly(sentence(`${cardText(facts, card, s)}${facts.cards[card]?.type === 'artifact' ? ' (artifact, lasts)' : ''}`)),
    'means.misfortune': ({ card }: { card: string }, s) => briefly(sentence(misfortuneText(facts, card, s))),
    'means.discard': ({ card }: { card: string }, s) => briefly(sentence(`You lose: ${cardText(facts, card, s)}`)),
    'means.scrolls': ({ n }: { n: number }, s) =>
      `${s.plural(n, { one: 'One of them can', other: `${n} of them can` })} be played now.`,

    // Benefits.
    'means.barrier': ({ dry }: { dry: number }, s) =>
      `The next flood here takes the barrier, not one of ${s.count(dry, 'dry tile')}.`,
    'means.unflood': ({ tile }: { tile: string }) => `${called(tile)} rises from the sea, with its places.`,
    'means.volunteer': 'One more Atlantean for them, for a round.',
    'means.stop': 'Keeps what you have.',
    'means.swap': ({ give, take, left }: { give: Good; take: Basic; left: number }) =>
      `Gives 1 ${goodName(give)} (${left} left) for 1 ${goodName(take)}.`,
    'means.stand-up': ({ place }: { place: string }) => `Stands up on ${called(place)} and may act there once more.`,
    'means.move': ({ place }: { place: string }) => `Leaves ${called(place)} for another place, and may still act.`,
    'means.draws-too': 'They draw a library card, too.',

    // Building.
    'means.builds': ({ n }: { n: number }, s) =>
      n > 0 ? `${s.count(n, 'component')} within reach of those who stand here.` : 'Nothing can be paid for here now.',
    'means.component': ({ component }: { component: string }, s) => {
      const found = facts.components[component]
      if (!found || component === facts.core) return 'Opens the Gate: you all win at once.'
      return briefly(sentence(componentText(facts, component, s)))
    },
    'means.spare': ({ cost }: { cost: Sum }, s) => briefly(`Still to pay: ${costText(cost, s)}.`),
    'means.split': ({ others }: { others: number }, s) =>
      others > 0
        ? `${s.count(others, 'other player has', 'other players have')} to agree to their part.`
        : 'Built at once, with your goods alone.',
    'means.pay': ({ component }: { component: string }, s) =>
      briefly(`It is built as soon as all agree: ${purpose(facts, component, s)}`),
    'means.refuse': 'It is not built that way, and nobody pays.',

    // Energy.
    'means.energy': ({ barrier, unflood }: { barrier: number; unflood: number }) =>
      `A barrier costs ${barrier}, raising a tile ${unflood}; several can pay together.`,
    'means.buy': ({ what, missing, free }: { what: Purchase; missing: number; free: number }) =>
      free >= missing
        ? `You can pay all ${missing}: ${what === 'barrier' ? 'the next flood here is held off' : 'a tile with its places comes back'}.`
        : `You have ${free} of the ${missing}; the rest must come from others this phase.`,
    'means.back': 'It is yours again to spend.',
    'means.back.piece': 'It is back in your pool, to be placed elsewhere.',
    'means.join': ({ n, missing }: { n: number; missing: number }) =>
      n >= missing ? `With your ${n} it is paid for at once.` : `Then ${missing - n} more are needed from others.`,
  })
}

const prize = (kind: Basic | null) => (kind === null ? 'a follower' : `1 ${goodName(kind)}`)

const purpose = (facts: Facts, component: string, s: Parameters<typeof onceTexts>[1]) => {
  const found = facts.components[component]
  if (!found || component === facts.core) return 'the Gate opens.'
  return componentText(facts, component, s)
}

function deedText(deed: Deed): string {
  switch (deed.op) {
    case 'gather':
      return `1 ${goodName(deed.kind)} on ${deed.target} or more${added(deed.bonus)}: works ${inSix(deed.target - deed.bonus)}.`
    case 'recruit':
      return `A follower if two dice${deed.bonus === 0 ? '' : ` ${signed(deed.bonus)}`} reach ${deed.target}: works ${inTen(deed.target - deed.bonus)}.`
    case 'study':
      return `Draw ${deed.draw}, keep ${deed.keep >= deed.draw ? 'all' : deed.keep}${deed.keep < deed.draw ? `; each more costs ${deed.price} energy` : ''}.`
    case 'forge':
      return `1 ore of yours becomes ${deed.n} Atlantium.`
    case 'channel':
      return `Takes ${deed.n} energy.`
    case 'exchange':
      return `Swaps up to ${deed.n} of your resources for ore, gold or crystal.`
    case 'distil':
      return `Turns up to ${deed.n} of your energy into as much Atlantium.`
  }
}

const added = (bonus: number) => (bonus === 0 ? '' : `, with ${signed(bonus)} on the roll`)

/** How often a die shows so much. */
function inSix(need: number): string {
  const faces = Math.max(0, Math.min(6, 7 - need))
  return faces === 6 ? 'always' : faces === 0 ? 'only with energy added' : `${faces} times in 6`
}

/** How often two dice do, as people say it. */
function inTen(need: number): string {
  let pairs = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) pairs++
  return pairs === 36
    ? 'always'
    : pairs === 0
      ? 'only with energy added'
      : `about ${Math.max(1, Math.min(9, Math.round((pairs * 10) / 36)))} times in 10`
}
