/** Every sentence rules can say, of the pack that is played with. */
import type { Facts } from '../../data/facts.ts'
import { decides } from './decides.ts'
import { events } from './events.ts'
import { means } from './means.ts'
import { meansActing } from './means-acting.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { settings } from './settings.ts'
import { works } from './works.ts'

export const phrasesFor = (facts: Facts) => ({
  ...questions(facts),
  ...works(facts),
  ...means(facts),
  ...meansActing(facts),
  ...decides(facts),
  ...events(facts),
  ...reasons(facts),
  ...settings,
})
