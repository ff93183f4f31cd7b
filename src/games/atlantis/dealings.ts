/** Contests: everybody involved stands with the attacker, against, or stays out. Also: whose agents are removed by whom. */
import type { Event, Seat, Text } from '../../kernel/contract.ts'
import { harmedBy, wrongsBy } from '../common/harm.ts'
import type { Dealing, Wrong } from '../hosted.ts'
import type { Stance } from './terms.ts'
import type { AtlantisText } from './words/text.ts'

const DEED: Readonly<Record<Stance, Dealing['deed']>> = { attack: 'help', defend: 'harm', peace: 'out' }

const HARMS = {
  'units.removed': 'seat',
  'building.destroyed': 'seat',
  'intrigue.removed': 'seat',
  'psychotronic.lost': 'to',
}
const struck = harmedBy(HARMS)
const strikes = wrongsBy(HARMS)

const beaten = (text: AtlantisText): readonly Seat[] =>
  text.say === 'conflict.won' || (text.say === 'contest.opened' && text.won)
    ? (text.dials ?? []).filter(({ stance }) => stance === 'defend').map(({ seat }) => seat)
    : []

/** Strikes and thefts; and what was defended in vain. That one is attacked one hears by being asked for a dial. */
export function harmed(event: Event): readonly Seat[] {
  const inVain = beaten(event.text as AtlantisText)
  return inVain.length > 0 ? inVain : struck(event)
}

const CONTESTS = new Set(['contest.coup', 'contest.conflict', 'contest.global'])

/** The same with who did it: a contest says at its beginning who attacks. */
export function wrongs(told: readonly Event[]): Wrong[] {
  let attacker = ''
  return told.flatMap((event): readonly Wrong[] => {
    const { text } = event
    if (CONTESTS.has(text.say)) attacker = String(text.seat)
    const inVain = beaten(text as AtlantisText)
    return inVain.length > 0 ? inVain.filter((to) => to !== attacker).map((to) => ({ by: attacker, to })) : strikes(event)
  })
}

export function dealings(told: readonly Text[]): Dealing[] {
  const found: Dealing[] = []
  let attacker = ''
  // What was told at a table was said by these rules.
  for (const text of told as readonly AtlantisText[])
    switch (text.say) {
      case 'contest.coup':
      case 'contest.conflict':
      case 'contest.global':
        attacker = text.seat
        break
      case 'contest.opened':
      case 'conflict.won':
      case 'conflict.lost':
      case 'conflict.tied':
      case 'global.lost':
      case 'global.tied':
        for (const { seat, stance } of text.dials ?? [])
          if (seat !== attacker) found.push({ by: seat, to: attacker, deed: DEED[stance] })
        break
      case 'intrigue.removed':
        if (text.seat !== text.other) found.push({ by: text.seat, to: text.other, deed: 'harm' })
    }
  return found
}
