/** Contests: everybody involved stands with the attacker, against, or stays out. Also: whose agents are removed by whom. */
import type { Event, Seat, Text } from '../../kernel/contract.ts'
import { harmedBy } from '../common/harm.ts'
import type { Dealing } from '../hosted.ts'
import type { Stance } from './terms.ts'
import type { AtlantisText } from './words/text.ts'

const DEED: Readonly<Record<Stance, Dealing['deed']>> = { attack: 'help', defend: 'harm', peace: 'out' }

const struck = harmedBy({
  'units.removed': 'seat',
  'building.destroyed': 'seat',
  'intrigue.removed': 'seat',
  'psychotronic.lost': 'to',
})

/** Strikes and thefts; and what was defended in vain. That one is attacked one hears by being asked for a dial. */
export function harmed(event: Event): readonly Seat[] {
  const text = event.text as AtlantisText
  if (text.say === 'conflict.won' || (text.say === 'contest.opened' && text.won))
    return (text.dials ?? []).filter(({ stance }) => stance === 'defend').map(({ seat }) => seat)
  return struck(event)
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
