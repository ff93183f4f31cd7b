/**
 * A steady player for Atlantis Rising. It sees what a person in that seat sees; since the plan follows from public things,
 * several of them act as one team, and they go along with what human partners propose.
 */
import type { View } from '../../games/atlantis-rising/view.ts'
import type { Input, Option, Seat } from '../../kernel/contract.ts'
import { simplest } from '../../kernel/input.ts'
import { LATER, type Player } from '../player.ts'
import { act } from './acting.ts'
import { shed } from './asides.ts'
import { gentlestFirst, leastMissed, mostMissed, swapFor, worthOfCard } from './choices.ts'
import { isCoreInReach } from './finale.ts'
import { outlookOf, playerOf } from './outlook.ts'
import { answerTo, idsIn, openOptions } from './panel.ts'
import { place, placeLate } from './placing.ts'
import { mostWanted } from './plan.ts'
import { proposalTo } from './proposing.ts'

const FAVOURITES = [
  'artificer',
  'scholar',
  'explorer',
  'priest',
  'orator',
  'champion',
  'alchemist',
  'astrologer',
  'merchant',
  'warden',
]

/** Where everybody decides at once: people first, and the computers adapt to what they did. */
const PEOPLE_FIRST: readonly string[] = ['choose', 'placing', 'late', 'actions']

export const steady: Player<View> = ({ seat, view, decision, people = [] }) => {
  const { input, prompt } = decision
  if (decision.offer) return considered(view, seat, prompt.say, input, people)
  if (people.length > 0 && PEOPLE_FIRST.includes(prompt.say)) return answerTo(input) ?? LATER
  switch (prompt.say) {
    case 'choose':
    case 'hologram':
      return { pick: FAVOURITES.find((id) => idsIn(input).includes(id)) ?? idsIn(input)[0] }
    case 'placing':
      return place(view, seat, input)
    case 'late':
      return placeLate(view, seat, input)
    case 'pause':
    case 'pause.wrath':
      return { pick: 'never' }
    case 'flood.where':
    case 'wrath.where':
      return { pick: leastMissed(outlookOf(view), idsIn(input)) }
    case 'actions':
      return act(view, seat, input)
    case 'roll.short':
      return saved(view, seat, input)
    case 'roll.kind':
      return {
        pick: idsIn(input).includes(mostWanted(outlookOf(view).short)) ? mostWanted(outlookOf(view).short) : idsIn(input)[0],
      }
    case 'recruit.consent':
      return { pick: 'yes' }
    case 'asked.build':
    case 'asked.place':
      return answerTo(input)
    case 'asked.verdict':
      return decision.idle
    case 'keep':
      return kept(view, seat, input)
    case 'shed':
      return shed(view, seat, input)
    case 'peek':
      return gentlestFirst(view, idsIn(input), playerOf(view, seat).foreseen ?? [])
    default:
      return boon(view, seat, prompt.say, input)
  }
}

/** Offers: help those who ask, tell people what it would do, agree to give up if a partner sees no hope, leave the rest alone. */
function considered(view: View, seat: Seat, say: string, input: Input, people: readonly Seat[]): unknown {
  if (say === 'asked') return answerTo(input)
  if (say === 'propose.menu') return proposalTo(people, view, input)
  if (say === 'mark') return suggested(view, input, people)
  if (say === 'give-up' && view.players.some((player) => player.seat !== seat && player.gaveUp)) return simplest(input)
  return undefined
}

/** Where a person has to say what the sea takes, one of the computers says what would be missed least: all would say the same. */
function suggested(view: View, input: Input, people: readonly Seat[]): unknown {
  const { choice } = view
  if (!choice || !people.includes(choice.seat) || Object.keys(choice.marks).length > 0) return undefined
  return { pick: leastMissed(outlookOf(view), idsIn(input)) }
}

/** A resource that is needed is worth two energy, a follower three. */
function saved(view: View, seat: Seat, input: Input): unknown {
  const ways = openOptions(input)
  const roll = view.rolls.find(({ waiting }) => waiting.includes(seat))!
  const { short, onlyCore } = outlookOf(view)
  const isWanted = roll.op === 'recruit' || (roll.kind !== undefined && short[roll.kind] > -1)
  const boost = ways.find(({ id }) => id === 'boost')
  const price = boost?.price?.cost ?? 99
  const isForCore = roll.kind !== undefined && short[roll.kind] > 0 && isCoreInReach(view)
  const most = roll.op === 'recruit' || isForCore ? 3 : onlyCore ? 1 : 2
  if (boost && isWanted && price <= most) return { pick: 'boost' }
  const card = ways.find(({ id }) => id.startsWith('card.'))
  return { pick: card && isWanted ? card.id : 'leave' }
}

function kept(view: View, seat: Seat, input: Input): unknown {
  if (input.kind !== 'some') return simplest(input)
  const outlook = outlookOf(view)
  const { drawn, freeEnergy } = playerOf(view, seat)
  const cards = drawn!.cards!
  const ranked = cards
    .map((card, i) => ({ id: `${i}`, worth: worthOfCard(outlook, seat, card) }))
    .sort((a, b) => b.worth - a.worth)
  const free = ranked.slice(0, Math.min(drawn!.keep, input.max))
  const extra = ranked.slice(free.length, input.max).filter(({ worth }) => worth >= 1.3 && freeEnergy > 1)
  return [...free, ...extra.slice(0, 1)].map(({ id }) => id).sort()
}

/** Benefits of components and cards, and whatever else is asked: the plain answer. */
function boon(view: View, seat: Seat, say: string, input: Input): unknown {
  const outlook = outlookOf(view)
  switch (say) {
    case 'boon.barrier':
    case 'boon.unflood':
      return input.kind === 'some' ? mostMissed(outlook, idsIn(input)).slice(0, input.min) : simplest(input)
    case 'boon.recruit':
      return input.kind === 'some'
        ? idsIn(input)
            .sort((a, b) => playerOf(view, b).reserve - playerOf(view, a).reserve)
            .slice(0, input.min)
        : simplest(input)
    case 'boon.volunteers':
      return input.kind === 'split' ? evenly(input.targets, input.min) : simplest(input)
    case 'boon.exchange':
      return { pick: swapFor(outlook, seat, idsIn(input)) ?? 'stop' }
    default:
      return simplest(input)
  }
}

function evenly(targets: readonly Option[], total: number): Record<Seat, number> {
  const shares: Record<Seat, number> = {}
  for (let i = 0; i < total; i++) {
    const { id } = targets[i % targets.length]!
    shares[id] = (shares[id] ?? 0) + 1
  }
  return shares
}
