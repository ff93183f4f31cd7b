/** What both editions remember: contests fought and avoided, cities built, an ending foreseen. */
import type { Seat, Text } from '../../kernel/contract.ts'
import { type Achievement, all, type Finished, type Holds, never, told, won } from '../achievement.ts'
import type { AtlantisText } from './words/text.ts'

type Contest = {
  readonly attacker: Seat
  readonly kind: 'coup' | 'conflict' | 'global'
  readonly isWon: boolean
  /** Who stood with the attack, and who against it. */
  readonly sides: Readonly<Record<'attack' | 'defend' | 'peace', readonly Seat[]>>
}

/** A contest says at its beginning who attacks, and at its end who stood where. */
function contestsIn(all: readonly Text[]): readonly Contest[] {
  const found: Contest[] = []
  let begun: Pick<Contest, 'attacker' | 'kind'> | null = null
  // What was told at a table was said by these rules.
  for (const text of all as readonly AtlantisText[])
    switch (text.say) {
      case 'contest.coup':
      case 'contest.conflict':
      case 'contest.global':
        begun = { attacker: text.seat, kind: text.say.slice('contest.'.length) as Contest['kind'] }
        break
      case 'contest.opened':
      case 'conflict.won':
      case 'conflict.lost':
      case 'conflict.tied':
      case 'global.lost':
      case 'global.tied': {
        if (!begun) break
        const dials = text.dials ?? []
        const on = (side: string) => dials.filter(({ stance }) => stance === side).map(({ seat }) => seat)
        const isWon = text.say === 'conflict.won' || ((text.say === 'contest.opened' || text.say === 'global.lost') && text.won)
        found.push({ ...begun, isWon, sides: { attack: on('attack'), defend: on('defend'), peace: on('peace') } })
        begun = null
      }
    }
  return found
}

const contests =
  (least: number, counts: (contest: Contest, seat: Seat) => boolean): Holds =>
  (game: Finished, seat: Seat) =>
    contestsIn(game.told).filter((each) => counts(each, seat)).length >= least

const WORTH = 3

/** Whose cards for the ending it came to were worth something. */
const foresaw: Holds = ({ told: texts, outcome }, seat) =>
  (texts as readonly AtlantisText[]).some(
    (text) =>
      text.say === 'ending.hopes' &&
      text.seat === seat &&
      text.held.some(({ card, points }) => card === outcome.ending && points >= WORTH),
  )

export const achievements: readonly Achievement[] = [
  {
    id: 'conqueror',
    holds: contests(3, ({ attacker, kind, isWon }, seat) => isWon && kind === 'conflict' && attacker === seat),
  },
  { id: 'plotter', holds: contests(2, ({ attacker, kind, isWon }, seat) => isWon && kind === 'coup' && attacker === seat) },
  {
    id: 'ally',
    holds: contests(2, ({ attacker, isWon, sides }, seat) => isWon && attacker !== seat && sides.attack.includes(seat)),
  },
  { id: 'shield', holds: contests(2, ({ isWon, sides }, seat) => !isWon && sides.defend.includes(seat)) },
  { id: 'builder', holds: told('construct.built', 7) },
  { id: 'dove', holds: all(won, never('contest.conflict', 'contest.global')) },
  { id: 'seer', holds: foresaw },
]
