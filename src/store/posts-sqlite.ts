/** Promises to Discord, on SQLite: posts still to be sent. A look at them costs the same however many wait. */
import type { PostBody } from './contents.ts'
import { posts } from './schema.ts'
import type { Statements } from './statements.ts'
import type { NewPost, PostRow, Store } from './store.ts'

type Kept = Pick<Store, 'duePosts' | 'post' | 'postAs' | 'sent' | 'postpone' | 'hurry'>

/** An edit can be made twice; a message must be looked for first. */
const isEdit = ({ body }: PostRow) => body.kind === 'edit' || ('edits' in body && body.edits !== undefined)

/** What nobody asks for again once it is out. */
const PASSING = ['edit', 'whisper', 'remind', 'call', 'notice', 'place', 'mail']

export function postsIn({ look, run, value, insert }: Statements, aside: (write: () => void) => Promise<unknown>) {
  type Raw = Omit<PostRow, 'body'> & { readonly body: string }
  /** A damaged row is read as far as it can be: nobody waits behind it. */
  const reading = (those: string) => {
    const raw = look<Raw>(
      `select n, id, table_id as "table", channel, slot, body, due_at as "dueAt", attempts, sent_at as "sentAt", message
       from posts ${those}`,
    )
    return (...given: unknown[]): PostRow[] => raw.all(...given).map((row) => ({ ...row, body: bodyFrom(row.body) }))
  }
  const withId = reading('where id = ?')
  const withMessage = reading('where message = ? limit 1')
  /** What is due in a channel, in order, and what was tried in vain: whatever follows that waits with it. */
  const waitingIn = reading(
    `where sent_at is null and channel = ? and (due_at <= ? or (attempts > 0 and slot is null)) order by n limit ?`,
  )
  const waitingLongest = look<{ channel: string }>(
    `select channel from posts where sent_at is null and due_at <= ? and channel not in (select value from json_each(?))
     order by due_at, n limit ?`,
  )
  const firstAfter = value<number>('select due_at from posts where sent_at is null and due_at > ? order by due_at limit 1')
  const emptySlot = run('delete from posts where table_id = ? and slot = ? and sent_at is null')
  const add = insert(posts)
  const begin = run('update posts set attempts = 1 where n = ?')
  const putBehind = run('update posts set due_at = ? where sent_at is null and channel = ? and n > ? and due_at <= ?')
  const forget = run(
    `delete from posts where id = ? and case when json_valid(body)
     then json_extract(body, '$.kind') in (${PASSING.map((kind) => `'${kind}'`)}) else true end`,
  )
  const keep = run('update posts set sent_at = ?, message = ? where id = ?')
  const notePlain = run(`update posts set body = json_set(body, '$.isPlain', json('true')) where id = ? and json_valid(body)`)
  const noteWhole = run(`update posts set body = json_remove(body, '$.isPlain') where id = ? and json_valid(body)`)
  const postpone = run('update posts set due_at = ?, attempts = attempts + 1 where id = ?')
  const hurry = run(
    `update posts set due_at = @now where sent_at is null and due_at > @now and attempts > 0 and (
       table_id = @server or table_id in (select id from tables where server = @server)
       or table_id in (select seasons.id from seasons join leagues on leagues.id = seasons.league where leagues.server = @server))`,
  )

  const postWith = (id: string): PostRow | null => withId(id)[0] ?? null

  /** What is due in a channel; and what it waits for, if that is a message which failed and is to be tried again later. */
  const dueIn = (channel: string, now: number, most: number): { readonly due: PostRow[]; readonly behind: PostRow | null } => {
    const here = waitingIn(channel, now, most)
    const stop = here.findIndex(({ attempts, slot, dueAt }) => attempts > 0 && slot === null && dueAt > now)
    return stop < 0 ? { due: here, behind: null } : { due: here.slice(0, stop), behind: here[stop]! }
  }

  /**
   * Those that are due, channel by channel, in order within each: those that have waited longest first. Few are looked at, however
   * many there are; `isMore` says that there are others.
   */
  const due = (now: number, most: number, except: readonly string[]) => {
    const found = waitingLongest.all(now, JSON.stringify(except), most)
    const list: PostRow[] = []
    const behind: PostRow[] = []
    for (const channel of new Set(found.map((post) => post.channel))) {
      if (list.length >= most) break
      const here = dueIn(channel, now, most - list.length)
      list.push(...here.due)
      if (here.behind) behind.push(here.behind)
    }
    return { list: list.sort((a, b) => a.n - b.n), behind, isMore: found.length === most }
  }

  const kept: Kept = {
    duePosts: async (now, most, except = []) => due(now, most, except).list,
    post: async (id) => postWith(id),
    postAs: async (message) => withMessage(message)[0] ?? null,
    async sent(list, at) {
      await aside(() => {
        for (const { id, message, shows } of list) {
          if (forget(id) === 0) keep(at, message, id)
          if (shows) (shows.isPlain ? notePlain : noteWhole)(shows.id)
        }
      })
    },
    async postpone(id, dueAt) {
      await aside(() => postpone(dueAt, id))
    },
    async hurry(server, now) {
      await aside(() => hurry({ server, now }))
    },
  }
  return {
    kept,
    postWith,
    /** Belongs into the transaction of what they follow from. */
    addPosts(subject: string, list: readonly NewPost[]): void {
      for (const { id, channel, slot = null, body, dueAt } of list) {
        if (slot !== null) emptySlot(subject, slot)
        add({ id, table: subject, channel, slot, body, dueAt, attempts: 0 })
      }
    },
    /** Those that are due, marked as being sent, and when the next one is due. */
    async take(
      now: number,
      most: number,
      except: readonly string[],
    ): Promise<{ readonly due: readonly PostRow[]; readonly next: number | null }> {
      let found = due(now, most, except)
      const begun = () => found.list.filter((post) => post.attempts === 0 && !isEdit(post))
      if (begun().length > 0 || found.behind.length > 0)
        await aside(() => {
          found = due(now, most, except)
          for (const { n } of begun()) begin(n)
          // What waits behind a message falls due with it, and is not looked at before.
          for (const { channel, n, dueAt } of found.behind) putBehind(dueAt, channel, n, now)
        })
      return { due: found.list, next: found.isMore ? now : firstAfter(now) }
    },
  }
}

function bodyFrom(text: string): PostBody {
  try {
    return JSON.parse(text)
  } catch {
    return { kind: 'unreadable' }
  }
}
