/** How many came to each step of the lessons, on SQLite. */
import { lessonSteps } from './schema.ts'
import type { Statements } from './statements.ts'
import type { Store } from './store.ts'

export function lessonStepsIn(
  { rows, insert }: Statements,
  transact: (run: () => boolean) => Promise<boolean>,
): Pick<Store, 'noteLessonStep' | 'lessonSteps'> {
  const oneMore = insert(lessonSteps, 'on conflict (lesson, step) do update set met = met + 1')
  const all = rows(lessonSteps, 'order by lesson, step')
  return {
    async noteLessonStep(lesson, step) {
      await transact(() => oneMore({ lesson, step, met: 1 }).changes > 0)
    },
    lessonSteps: async () => all.all(),
  }
}
