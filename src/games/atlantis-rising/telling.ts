/** How much something that happened matters, and to whom: a card tells the headlines, a recap begins with what happened to oneself. */
import type { Seat, Telling } from '../../kernel/contract.ts'
import type { Rising } from './terms.ts'
import type { RisingText } from './words/says.ts'

type Say = RisingText['say']

/** What is remembered longest, into the next round: what the sea took, and what was won back or built. */
export const MEMORABLE: readonly Say[] = [
  'misfortune',
  'misfortune.barriers',
  'flood.tile',
  'flood.barrier',
  'wrath',
  'wrath.back',
  'build.done',
  'paid.barrier',
  'paid.unflood',
  'boon.barrier.placed',
  'boon.unflood.raised',
]

/** That, every new round, and the end. */
const HEADLINES: ReadonlySet<Say> = new Set<Say>([
  ...MEMORABLE,
  'flood.sunk',
  'round',
  'over.core',
  'over.drowned',
  'over.given-up',
])

const DETAILS: ReadonlySet<Say> = new Set<Say>([
  'round.energies',
  'hologram.shown',
  'ready',
  'reopened',
  'marked',
  'roll.gather',
  'roll.recruit',
  'roll.boosted',
  'roll.failed',
  'channeled',
  'exchanged',
  'library.draws',
  'peek.looks',
  'peek.done',
  'energy.pledged',
  'energy.lapsed',
  'build.lapsed',
  'goal.agreed',
  'proposal.withdrawn',
  'wait.asked',
])

function tellingOf(text: RisingText): Telling {
  const brings = 'came' in text && (text.came?.n ?? 0) > 0
  const weight = HEADLINES.has(text.say) ? 'headline' : DETAILS.has(text.say) && !brings ? 'detail' : 'news'
  return { weight, concerns: [...new Set(seatsIn(text))] }
}

/** Those it happens to, and those it is asked of. */
function seatsIn(text: RisingText): Seat[] {
  // The drawer only turns the card up, and the starting player only begins: that happens to everybody.
  if (text.say === 'misfortune' || text.say === 'round') return []
  return [
    ...('seat' in text ? [text.seat] : []),
    ...('owner' in text ? [text.owner] : []),
    ...('to' in text ? [text.to] : []),
    ...('late' in text ? [text.late] : []),
    ...('came' in text && text.came?.to ? [text.came.to] : []),
    ...(text.say === 'build.done' ? text.seats : []),
    ...(text.say === 'flood.sunk' ? [...(text.saved ?? []), ...text.lost].map(({ seat }) => seat) : []),
    ...('others' in text && typeof text.others === 'object' ? text.others.map(({ seat }) => seat) : []),
    ...('by' in text && typeof text.by === 'object' ? text.by.map(({ seat }) => seat) : []),
  ]
}

/** Tells everybody, with the weight it has. */
export const announce = (table: Rising, text: RisingText) => table.say(text, tellingOf(text))
