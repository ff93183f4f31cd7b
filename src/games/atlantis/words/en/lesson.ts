/** What the lessons of both editions say alike, and the numbers they say it with. */
import type { Spoken } from '../../../lesson.ts'
import type { View } from '../../view.ts'

const LEARNER = 'p1'
export const purseOf = ({ players }: View) => players.find(({ seat }) => seat === LEARNER)?.resource ?? 0
export const powerOf = ({ nations }: View, wanted: string) => nations.find(({ id }) => id === wanted)?.power ?? 0
export const partnerIn = ({ nations }: View, wanted: string) =>
  nations.find(({ id }) => id === wanted)?.controllers.find((seat) => seat !== LEARNER) ?? LEARNER

export const inBoth = {
  goal: {
    say: 'Whoever has the most points at the end wins. You have a hand in two great nations, and only the weaker of them counts for you, so both have to grow.',
  },
  archons: {
    say: 'Now the rounds begin. In each you move one of your two archons, your envoys, to an action and carry it out; where an archon already stands, nobody else can go.',
  },
  pyramid: {
    say: 'One building is free. A Pyramid gives 1 Power for good; the small print under each building says what it does.',
    rather: 'The others are worth a look, too; take the Pyramid this once.',
  },
} satisfies Record<string, Spoken<View>>
