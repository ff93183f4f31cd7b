/** A post that is due, with all that it takes to make its message; as far as that can be read. */
import type { EventRow, Letter, PostRow, Standing, StoredState } from './store.ts'

type Reading = {
  postWith(id: string): PostRow | null
  standingOf(table: string): Standing | null
  snapshotAt(table: string, fence: number): StoredState | null
  eventsFrom(table: string, from: number): EventRow[]
}

/** A row that cannot be read is no reason to keep others waiting: the letter says so, and brings what could be read. */
export const lettersFrom =
  (reading: Reading) =>
  (post: PostRow): Letter => {
    try {
      return wholeLetter(reading, post)
    } catch (damage) {
      return { post, target: null, standing: standingIfAny(reading, post.table), events: [], then: null, before: null, damage }
    }
  }

/** Several letters of one table are made from one look at it. */
export function lookingOnce(reading: Reading): Reading {
  const standings = new Map<string, Standing | null>()
  return {
    ...reading,
    standingOf(table) {
      const known = standings.get(table)
      if (known !== undefined) return known
      const standing = reading.standingOf(table)
      standings.set(table, standing)
      return standing
    },
  }
}

function standingIfAny({ standingOf }: Reading, table: string): Standing | null {
  try {
    return standingOf(table)
  } catch {
    return null
  }
}

function wholeLetter({ postWith, standingOf, snapshotAt, eventsFrom }: Reading, post: PostRow): Letter {
  const { body } = post
  const edited = body.kind === 'edit' ? body.target : body.kind === 'league' || body.kind === 'report' ? body.edits : undefined
  const target = edited === undefined ? null : postWith(edited)
  const standing = body.kind === 'league' || body.kind === 'report' ? null : standingOf(post.table)
  const { body: shown } = target ?? post
  if (!standing || (shown.kind !== 'card' && shown.kind !== 'end'))
    return { post, target, standing, events: [], then: null, before: null }
  const { id, fence } = standing.table
  const then = shown.fence === fence ? null : snapshotAt(id, shown.fence)
  const before = shown.kind === 'card' && shown.from !== undefined ? snapshotAt(id, shown.from) : null
  return { post, target, standing, events: eventsFrom(id, shown.since), then, before }
}
