/** Interactions that led to something stored, noted in the same step (`../deed.ts`). */
import { eq } from 'drizzle-orm'
import { DoneBefore, deedNow, noteStored } from '../deed.ts'
import { newQueue } from '../queue.ts'
import type { Connection, Db, Tries } from './connection.ts'
import { deeds } from './schema.ts'

const DONE_BEFORE = 'AR001'

export type Deeds = {
  done(interaction: string): Promise<{ readonly table: string | null } | null>
  /** One call that stores something, or refuses to. */
  storing(
    table: string | null,
    call: (deed: string | null, tries: Tries) => Promise<readonly { readonly done: boolean }[]>,
  ): Promise<boolean>
  /** Several, all or nothing. Says whether anything was stored. */
  transact(work: (db: Db) => Promise<boolean>, table?: string | null): Promise<boolean>
}

export function deedsOn({ db, transact }: Connection): Deeds {
  const done: Deeds['done'] = async (id) =>
    (await db.select({ table: deeds.table }).from(deeds).where(eq(deeds.id, id)))[0] ?? null

  /** Refused, but perhaps by our own step whose answer was lost on the way: the deed tells. */
  const wasOurs = async (deed: string | null, { isAgain }: Tries) => deed !== null && isAgain && (await done(deed)) !== null

  type Step = (deed: string | null, tries: Tries) => Promise<boolean>
  const noting = async (deed: string | null, table: string | null, store: Step): Promise<boolean> => {
    const tries: Tries = { isAgain: false }
    try {
      const isStored = (await store(deed, tries)) || (await wasOurs(deed, tries))
      if (isStored) noteStored(table, true)
      return isStored
    } catch (error) {
      const { code, detail, cause } = error as { code?: string; detail?: string; cause?: { code?: string; detail?: string } }
      if ((code ?? cause?.code) !== DONE_BEFORE) throw error
      if (!tries.isAgain) throw new DoneBefore((detail ?? cause?.detail) || null)
      noteStored(table, true)
      return true
    }
  }
  /** Steps for one interaction one after the other: it is remembered with the first of them, and the others are no repetition. */
  const turns = newQueue()
  const inTurn = (table: string | null, store: Step): Promise<boolean> => {
    const deed = deedNow()
    if (!deed || deed.id === null || deed.isKept) return noting(null, table, store)
    return turns.run(deed.id, () => noting(deed.isKept ? null : deed.id, table, store))
  }
  return {
    done,
    storing: (table, call) => inTurn(table, async (deed, tries) => (await call(deed, tries))[0]?.done ?? false),
    transact: (work, table = null) =>
      inTurn(table, (deed, tries) =>
        transact(async (tx, client) => {
          const isStored = await work(tx)
          if (isStored) await client.query('select archon_note_deed($1, $2)', [deed, table])
          return isStored
        }, tries),
      ),
  }
}
