/** How many came to each step of the lessons, on PostgreSQL. */
import { asc, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { lessonSteps } from './schema.ts'

export const lessonStepsOn = ({ db }: Connection, deeds: Deeds): Pick<Store, 'noteLessonStep' | 'lessonSteps'> => ({
  async noteLessonStep(lesson, step) {
    await deeds.transact(async (tx) => {
      await tx
        .insert(lessonSteps)
        .values({ lesson, step, met: 1 })
        .onConflictDoUpdate({ target: [lessonSteps.lesson, lessonSteps.step], set: { met: sql`${lessonSteps.met} + 1` } })
      return true
    })
  },
  async lessonSteps() {
    return db.select().from(lessonSteps).orderBy(asc(lessonSteps.lesson), asc(lessonSteps.step))
  },
})
