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

type Contest = Extract<AtlantisText, { say: 'contest.coup' | 'contest.conflict' | 'contest.global' }>
const CONTESTS = new Set<string>(['contest.coup', 'contest.conflict', 'contest.global'] satisfies Contest['say'][])
const beginsContest = (text: AtlantisText): text is Contest => CONTESTS.has(text.say)

/**
 * The same with who did it: a contest says at its beginning who attacks, and whose it is. Whoever defends what is not theirs went against the attacker,
 * not the other way round.
 */
export function wrongs(told: readonly Event[]): Wrong[] {
  let [attacker, owners]: [string, readonly Seat[] | null] = ['', null]
  return told.flatMap((event): readonly Wrong[] => {
    const text = event.text as AtlantisText
    // Games that began before contests said whose it is are judged as they were.
    if (beginsContest(text)) [attacker, owners] = [text.seat, text.owners ?? null]
    const inVain = beaten(text)
    // What one does to a nation of one's own hurts those who share it as little as oneself.
    if (inVain.length === 0) return strikes(event).filter(({ by }) => !event.concerns?.includes(by))
    return inVain.filter((to) => to !== attacker && (owners?.includes(to) ?? true)).map((to) => ({ by: attacker, to }))
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
