/** How far the age is from its end, how it will probably end, who would win it now, and what hurting somebody is worth. */
import type { Ending, NationId } from '../../games/atlantis/terms.ts'
import type { NationView, PlayerView, View } from '../../games/atlantis/view.ts'
import type { Seat } from '../../kernel/contract.ts'

export type Outlook = {
  /** Temples of Light that are missing for an Ascension. */
  readonly missing: number
  /** Nothing but an Ascension undone keeps the age from ending with this round. */
  readonly isLast: boolean
  /** Rounds to come, this one included, as far as one can tell. */
  readonly roundsLeft: number
  chance(ending: Ending): number
  /** What that seat would score now, as far as everybody can see. */
  standing(seat: Seat): number
  /** By how much this seat leads everybody else, or trails the first of them. */
  readonly lead: number
  /** What a point taken from that seat is worth to this one. */
  rivalry(seat: Seat): number
}

/** What a full purse counts in the end, shared out over its points. */
export const SCORED = 5 / 22

export function outlookOf(view: View, me: PlayerView, missing: number, leading: number): Outlook {
  const { round, doom, end, players, nations } = view
  const endsAt = end.at - (end.flipped ? 0 : 1)
  const isLast = missing <= 0 || doom <= round + 1 || endsAt <= round + 1
  // The End marker comes a step nearer in most rounds, Doom with every fight, temples one or so a round.
  const rounds: Readonly<Record<Ending, number>> = {
    ascension: Math.max(1, missing * 0.9),
    poleShift: Math.max(1, (doom - round) / 1.6),
    continuation: Math.max(1, (end.at - round) / 1.8),
  }
  const soon = (ending: Ending) => Math.exp(-rounds[ending] / 1.5)
  const all = soon('ascension') + soon('poleShift') + soon('continuation')
  const most = Math.max(...nations.map(({ finalPower }) => finalPower))
  const powerOf = (id: NationId) => nations.find((nation) => nation.id === id)?.finalPower ?? 0
  const standings = new Map(
    players.map(({ seat, nations: own, resource }) => {
      const powers = own.map(powerOf)
      const isLeading = powers.some((power) => power === most)
      return [seat, Math.min(...powers, 99) + SCORED * resource + (isLeading ? leading : 0)]
    }),
  )
  const standing = (seat: Seat) => standings.get(seat) ?? 0
  const rivals = players.filter(({ seat }) => seat !== me.seat).map(({ seat }) => seat)
  const best = Math.max(...rivals.map(standing))
  const threat = (seat: Seat) => Math.exp((standing(seat) - best) / 2)
  const threats = rivals.reduce((sum, seat) => sum + threat(seat), 0)
  const lead = standing(me.seat) - best
  // In the end only whoever is first matters; before that, points of one's own are worth more than others' losses.
  const hostility = isLast ? (lead < 0 ? 0.95 : 0.6) : 0.55
  return {
    missing,
    isLast,
    roundsLeft: isLast ? 1 : Math.max(2, Math.min(rounds.ascension, rounds.poleShift, rounds.continuation)),
    chance: (ending) => soon(ending) / all,
    standing,
    lead,
    rivalry: (seat) => (seat === me.seat || threats === 0 ? 0 : (hostility * threat(seat)) / threats),
  }
}

/** How much one more point of that nation counts for one of its controllers: the lesser of two nations scores. */
export function marginal(
  { nations }: PlayerView,
  id: NationId,
  of: (id: NationId) => NationView | undefined,
  isLast: boolean,
): number {
  if (!nations.includes(id)) return 0
  const other = nations.find((each) => each !== id)
  if (other === undefined) return 0.75
  const gap = (of(id)?.finalPower ?? 0) - (of(other)?.finalPower ?? 0)
  if (isLast) return gap < 0 ? 1 : gap === 0 ? 0.4 : 0.1
  return gap <= -2 ? 1 : gap < 2 ? 0.75 : 0.3
}
