/**
 * Panels that can still be changed: Discord lets us edit a private message for a quarter of an hour after the press that it
 * answered. In memory only: a restart forgets them, and the next press brings a fresh one.
 */
import type { EventRow } from '../store/store.ts'
import type { Position } from '../tables/position.ts'
import type { Reply } from './show/reply.ts'

/** A private message, and the way to change it. */
export type Handle = { readonly message: string; edit(reply: Reply): Promise<unknown> }

/** The panel as it would be now, what was told since it was opened with it, and what it asks. */
export type Anew = (position: Position, heard: readonly EventRow[]) => { readonly asks: string; reply(): Promise<Reply> }

type Live = Handle & {
  readonly until: number
  /** What it asks, in a word that changes with the question. */
  readonly asks: string
  readonly anew: Anew
  /** What was told since it was opened. */
  readonly heard: readonly EventRow[]
  /** Nobody has pressed anything on it since. */
  isShown: boolean
  /** When its reader last did something with it. */
  lookedAt: number
}

/** Discord's quarter of an hour, less what an answer may take. */
const LIFE = 14 * 60_000
const MOST = 2_000
/** Discord waits three seconds for an answer: longer than this no press waits for a change to land. */
const LANDING = 1_000

export type LivePanels = {
  /** A panel was opened or brought up to date: an older one of the same person at the same table shrinks to a line. */
  opened(table: string, person: string, panel: Handle & Pick<Live, 'asks' | 'anew'>, shrunk: Reply): Promise<void>
  /**
   * Something was pressed on that message: what it shows now is that press's business. A change that is on its way already lands first,
   * or it would hide what the press brings.
   */
  touched(message: string): Promise<void>
  /** That message shows something else now, and nobody pressed anything. */
  replaced(message: string): Promise<void>
  /** Is it still what that press put there? The same message may show another question by now. */
  isShown(table: string, person: string, panel: Handle): boolean
  /** Changes a panel that is shown. */
  change(panel: Handle, reply: Reply): Promise<void>
  /** When somebody opened their panel of that table, or last pressed something on it; null if it cannot follow the table any more. */
  lookedAt(table: string, person: string): number | null
  /** Whether somebody may be looking at a panel of that table. */
  isOpenAt(table: string): boolean
  /** Brings those panels up to date that ask something else by now; `told` is what cards tell of the way there. */
  refresh(position: Position, told: readonly EventRow[]): Promise<void>
}

/** Each once and in its order: cards that follow each other, or are sent together, may tell the same. */
const joined = (before: readonly EventRow[], more: readonly EventRow[]): readonly EventRow[] =>
  [...new Map([...before, ...more].map((each) => [`${each.n} ${each.to}`, each])).values()].sort((a, b) => a.n - b.n)

const soon = (landing: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, LANDING)
    void landing.then(() => {
      clearTimeout(enough)
      resolve()
    })
  })

export function newLivePanels(now: () => number): LivePanels {
  const live = new Map<string, Live>()
  const keyOf = (table: string, person: string) => `${table} ${person}`
  const shownAt = (table: string) =>
    [...live].filter(([key, { isShown, until }]) => key.startsWith(keyOf(table, '')) && isShown && until > now())
  const onTheWay = new Map<string, Promise<unknown>>()
  /** Too late, or gone by the person's own hand: then there is nothing left to change. */
  async function change({ message, edit }: Handle, reply: Reply): Promise<void> {
    const landing = edit(reply).catch(() => {})
    onTheWay.set(message, landing)
    await landing
    if (onTheWay.get(message) === landing) onTheWay.delete(message)
  }

  async function landed(message: string): Promise<void> {
    const landing = onTheWay.get(message)
    if (landing) await soon(landing)
  }

  return {
    async opened(table, person, panel, shrunk) {
      const key = keyOf(table, person)
      const before = live.get(key)
      live.delete(key)
      live.set(key, { ...panel, until: now() + LIFE, isShown: true, lookedAt: now(), heard: [] })
      for (const [oldest, { until }] of live) {
        if (live.size <= MOST && until > now()) break
        live.delete(oldest)
      }
      if (before && before.message !== panel.message && before.until > now()) await change(before, shrunk)
    },
    async touched(message) {
      for (const panel of live.values()) if (panel.message === message) Object.assign(panel, { isShown: false, lookedAt: now() })
      await landed(message)
    },
    async replaced(message) {
      for (const [key, panel] of live) if (panel.message === message) live.delete(key)
      await landed(message)
    },
    change,
    isShown(table, person, { message, edit }) {
      const panel = live.get(keyOf(table, person))
      return panel?.message === message && panel.edit === edit && panel.isShown && panel.until > now()
    },
    lookedAt(table, person) {
      const panel = live.get(keyOf(table, person))
      return panel && panel.until > now() ? panel.lookedAt : null
    },
    isOpenAt: (table) => shownAt(table).length > 0,
    async refresh(position, told) {
      const here = shownAt(position.table.id)
      for (const [key, panel] of here) {
        const heard = joined(panel.heard, told)
        const { asks, reply } = panel.anew(position, heard)
        // Whoever pressed in the meantime sees what came of that.
        if (live.get(key) !== panel || !panel.isShown) continue
        const newer = { ...panel, asks, heard }
        live.set(key, newer)
        if (asks === panel.asks) continue
        const shown = await reply()
        // What it takes to tell may be long enough for a press.
        if (live.get(key) === newer && newer.isShown) await change(panel, shown)
      }
    },
  }
}
