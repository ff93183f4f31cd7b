/**
 * What if? Somebody plays on alone from what they can see: everything they may not know is drawn anew, computers take the other
 * seats, and whatever happens happens in memory, to nobody else, and counts for nothing.
 */
import type { AnyHosted } from '../games/hosted.ts'
import { alike } from '../kernel/alike.ts'
import { awaited } from '../kernel/engine.ts'
import { dice } from '../kernel/random.ts'
import { newQueue } from '../store/queue.ts'
import type { Seated, Store } from '../store/store.ts'
import { oursIn } from '../words/words.ts'
import { between, type House, newTableId, type Pauses, refuse } from './house.ts'
import { decisionsOf, mySeat, positionAt, positionOf, tableById } from './position.ts'
import { runTimers } from './run-timers.ts'
import { thoughts } from './set-timers.ts'
import { insideOf, stored } from './states.ts'
import { TRIAL_MARK } from './trial-ids.ts'

export type Trials = {
  /** Begins one, in place of an earlier one of the same person's, and plays up to their first question. Returns its table. */
  begin(table: string, person: string, locale: string): Promise<string>
  /** Where that table stands; null if it is no trial of theirs, or over. */
  houseOf(table: string, person: string): House | null
  close(): void
}

const AT_ONCE: Pauses = { cooling: 0, shield: 0, edit: 0, thought: [0, 0] }
const MOST_TRIALS = 50
const MOST_STEPS = 500

export function newTrials(house: House, newStore: () => Store): Trials {
  const trials = new Map<string, { readonly table: string; readonly house: House }>()
  const end = (person: string) => {
    trials.get(person)?.house.store.close()
    trials.delete(person)
  }
  return {
    async begin(id, person, locale) {
      const store = newStore()
      const trial = await fork(house, await tableById(house, id), person, store, locale).catch((error) => {
        store.close()
        throw error
      })
      end(person)
      trials.set(person, trial)
      for (const oldest of [...trials.keys()].slice(0, -MOST_TRIALS)) end(oldest)
      return trial.table
    },
    houseOf(table, person) {
      const trial = trials.get(person)
      return trial?.table === table ? trial.house : null
    },
    close() {
      for (const person of [...trials.keys()]) end(person)
    },
  }
}

async function fork(
  house: House,
  table: Seated,
  person: string,
  store: Store,
  locale: string,
): Promise<{ table: string; house: House }> {
  if (table.status !== 'playing') refuse('table.not-playing')
  const { seat } = mySeat(table, person)
  const position = await positionOf(house, table)
  const { hosted } = position
  const { fenced, drafts } = insideOf(position)
  const state = alike(hosted.game, fenced.state, seat, dice(between(1, 2 ** 30)))
  const id = TRIAL_MARK + newTableId()
  const titled = { ...hosted, title: oursIn(locale)('trial.title', { title: hosted.title }) }
  const trial: House = { ...houseAlone(house, store, titled), playOn: (each) => playOn(trial, each, seat) }
  const { seats, ...row } = table
  const alone = seats.map((each) => ({
    ...each,
    table: id,
    person: each.seat === seat ? person : null,
    actedAt: table.fence,
    // Nobody waits here for somebody who thinks.
    level: 'steady',
    note: '',
    orders: [],
  }))
  const card = { post: null, asked: [], told: state.told }
  const opened = {
    ...row,
    id,
    channel: id,
    owner: person,
    secret: house.secret(),
    words: [],
    pace: 'none',
    terms: { hints: true },
    vote: null,
    card,
  }
  await store.open({ ...opened, state: null, pausedAt: null, heldAt: null, heldFor: null }, alone, [])
  await store.commit({
    table: id,
    seq: table.seq,
    at: house.now(),
    change: { state: stored(state), fence: table.fence },
    keep: table.fence,
    entries: drafts.get(seat)?.entries ?? [],
    timers: thoughts(trial, { ...opened, seats: alone }, awaited(hosted.game, state)),
  })
  await playOn(trial, id, seat)
  return { table: id, house: trial }
}

/** A house where one person plays one game: nothing waits, and nobody is told. */
export const houseAlone = (house: House, store: Store, hosted: AnyHosted): House => ({
  store,
  games: new Map([[hosted.game.id, hosted]]),
  players: house.players,
  ...(house.thinkers && { thinkers: house.thinkers }),
  ...(house.onFault && { onFault: house.onFault }),
  queue: newQueue(),
  pauses: AT_ONCE,
  now: house.now,
  secret: house.secret,
  wake: () => {},
})

/** Does at once what is otherwise done in a while, until that seat is asked for something. */
export async function playOn(house: House, id: string, seat: string): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const position = await positionAt(house, id)
    const isAsked = decisionsOf(position, seat).some(({ offer, given }) => !offer && given === undefined)
    if (isAsked || position.seen(null).outcome || !(await stepOn(house))) return
  }
}

/** Does what is due in such a house; false if nothing is. */
export async function stepOn(house: House): Promise<boolean> {
  const next = await house.store.nextTimerAt()
  if (next === null || next > house.now()) return false
  await runTimers(house, (_, error) => {
    throw error
  })
  return true
}
