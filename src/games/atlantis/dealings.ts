/** Contests: everybody involved stands with the attacker, against, or stays out. Also: whose agents are removed by whom. */
import type { Text } from '../../kernel/contract.ts'
import type { Dealing } from '../hosted.ts'

const CONTESTS = new Set(['contest.coup', 'contest.conflict', 'contest.global'])
const DEED: Readonly<Record<string, Dealing['deed']>> = { attack: 'help', defend: 'harm', peace: 'out' }

export function dealings(told: readonly Text[]): Dealing[] {
  const found: Dealing[] = []
  let attacker = ''
  for (const text of told) {
    if (CONTESTS.has(text.say)) attacker = String(text.seat)
    if (text.say === 'contest.opened') {
      const dials = text.dials as readonly string[]
      // Seat, stance, bid; seat, stance, bid; …
      for (let i = 0; i < dials.length; i += 3) {
        const [by, deed] = [dials[i]!, DEED[dials[i + 1]!]]
        if (by !== attacker && deed) found.push({ by, to: attacker, deed })
      }
    }
    if (text.say === 'intrigue.removed' && text.seat !== text.other && typeof text.other === 'string')
      found.push({ by: String(text.seat), to: text.other, deed: 'harm' })
  }
  return found
}
