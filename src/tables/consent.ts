/** What needs everybody: going back behind the fence, or ending a game early. Never a re-roll: the random state goes back too. */
import type { State } from '../kernel/contract.ts'
import { awaited } from '../kernel/engine.ts'
import type { Commit, NewPost, Seated, Vote } from '../store/store.ts'
import { type House, hostedAt, refuse } from './house.ts'
import { end } from './leaving.ts'
import { pause } from './pause.ts'
import { seatOf, tableById } from './position.ts'

const personsAt = (table: Seated) => table.seats.filter(({ person }) => person !== null)

/** Asks all for it. Whoever asks agrees; a table with one person needs nobody else. */
export async function propose(house: House, id: string, person: string, kind: Vote['kind'], back = 1): Promise<void> {
  const table = await tableById(house, id)
  const { seat } = seatOf(table, person) ?? refuse('table.no-seat')
  if (table.status !== 'playing') refuse('table.not-playing')
  const fences = (await house.store.fences(id)).map(({ fence }) => fence).filter((fence) => fence < table.fence)
  const to = kind === 'undo' ? (fences.at(-back) ?? refuse('undo.nothing')) : table.fence
  const vote: Vote = { kind, by: seat, to, yes: [seat] }
  const post: NewPost = { id: `${id}-${table.seq}-v`, channel: table.channel, body: { kind: 'vote', vote }, dueAt: house.now() }
  await settle(house, table, vote, [post])
}

/** Whoever says nothing in that time agrees: a pause must not fail because somebody is away. */
const SILENCE = 24 * 60 * 60_000

export async function silenceIsYes(house: House, id: string): Promise<void> {
  const table = await tableById(house, id)
  if (table.vote?.kind !== 'pause') return
  await settle(house, table, { ...table.vote, yes: table.seats.map(({ seat }) => seat) }, [])
}

export async function agree(house: House, id: string, person: string, yes: boolean): Promise<'agreed' | 'waiting' | 'declined'> {
  const table = await tableById(house, id)
  const { seat } = seatOf(table, person) ?? refuse('table.no-seat')
  const vote = table.vote ?? refuse('vote.over')
  if (!yes) {
    const posts: NewPost[] = [notice(house, table, { say: 'vote.declined', kind: vote.kind })]
    if (!(await house.store.commit({ table: id, seq: table.seq, at: house.now(), change: { vote: null }, posts })))
      refuse('table.busy')
    house.wake()
    return 'declined'
  }
  return settle(house, table, { ...vote, yes: [...new Set([...vote.yes, seat])] }, [])
}

const notice = (house: House, table: Seated, text: { say: string; kind: string }): NewPost => ({
  id: `${table.id}-${table.seq}-n`,
  channel: table.channel,
  body: { kind: 'notice', text },
  dueAt: house.now(),
})

async function settle(house: House, table: Seated, vote: Vote, posts: NewPost[]): Promise<'agreed' | 'waiting'> {
  const isUnanimous = personsAt(table).every(({ seat }) => vote.yes.includes(seat))
  if (isUnanimous && vote.kind === 'end') {
    await end(house, table.id)
    return 'agreed'
  }
  if (isUnanimous && vote.kind === 'pause') {
    await pause(house, table.id)
    return 'agreed'
  }
  const timers = vote.kind === 'pause' ? [{ key: 'vote', dueAt: house.now() + SILENCE }] : []
  const commit = isUnanimous ? await rewound(house, table, vote) : { change: { vote }, posts, timers }
  if (!(await house.store.commit({ table: table.id, seq: table.seq, at: house.now(), ...commit }))) refuse('table.busy')
  house.wake()
  return isUnanimous ? 'agreed' : 'waiting'
}

async function rewound(house: House, table: Seated, vote: Vote): Promise<Omit<Commit, 'table' | 'seq' | 'at'>> {
  const text = (await house.store.snapshot(table.id, vote.to)) ?? refuse('undo.nothing')
  const state: State = JSON.parse(text)
  const owed = awaited(hostedAt(house, table.game, table.pack).game, state)
  const card: NewPost = {
    id: `${table.id}-${table.seq}-n`,
    channel: table.channel,
    body: { kind: 'card', fence: vote.to, since: state.told, asked: owed, rewound: true },
    dueAt: house.now(),
  }
  return {
    keep: vote.to,
    entries: [],
    rewind: { fence: vote.to, told: state.told },
    change: { state: text, fence: vote.to, vote: null, card: { post: card.id, asked: owed, told: state.told } },
    seats: table.seats.map((row) => ({ ...row, actedAt: Math.min(row.actedAt, vote.to) })),
    posts: [card],
  }
}
