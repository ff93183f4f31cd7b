/** What needs everybody: going back behind the fence, resting, sitting down together, or ending a game early. Never a re-roll: the random state goes back too. */
import type { Commit, NewPost, Seated, Vote } from '../store/store.ts'
import { isSitting, settingsAt } from './clock.ts'
import { commitAt, type House, hostedAt, Refused, refuse } from './house.ts'
import { end } from './leaving.ts'
import { pause } from './pause.ts'
import { atFence } from './play.ts'
import { seatOf, tableById } from './position.ts'
import { noticeAt, refresh, refreshVote } from './posts.ts'
import { isComputer } from './seating.ts'
import { withoutSent } from './sent.ts'
import { mayPropose, settled } from './sitting.ts'
import { hold, stateFrom } from './states.ts'
import { votesAsked } from './whispers.ts'

/** Those who are asked. Whoever has been replaced by a computer is not here to answer. */
export const votersAt = (table: Seated) => table.seats.filter((row) => !isComputer(row))

/** Asks all for it. Whoever asks agrees; a table with one person needs nobody else. */
export function propose(house: House, id: string, person: string, kind: Vote['kind'], span?: Vote['span']): Promise<Verdict> {
  return unhurried(async () => {
    const table = await tableById(house, id)
    const { seat } = seatOf(table, person) ?? refuse('table.no-seat')
    if (table.status !== 'playing') refuse('table.not-playing')
    if (kind === 'pause' && table.pausedAt !== null) refuse('clock.paused-already')
    if (kind === 'sitting') mayPropose(table)
    const fences = (await house.store.fences(id)).map(({ fence }) => fence).filter((fence) => fence < table.fence)
    const to = kind === 'undo' ? (fences.at(-1) ?? refuse('undo.nowhere')) : table.fence
    // Somebody asked for the same already: asking again is agreeing.
    const open = table.vote?.kind === kind && (kind !== 'undo' || table.vote.to === to) ? table.vote : null
    if (open && span && open.span?.from !== span.from) refuse('sitting.asked')
    if (open) return settle(house, table, { ...open, yes: [...new Set([...open.yes, seat])] }, [])
    const post = `${id}-${table.seq}-v`
    const vote: Vote = { post, kind, by: seat, to, yes: [seat], ...(span && { span }) }
    const ask: NewPost = { id: post, channel: table.channel, body: { kind: 'vote', vote }, dueAt: house.now() }
    return settle(house, table, vote, [ask, ...votesAsked(house, table, vote, await settingsAt(house, table))])
  })
}

export type Verdict = 'agreed' | 'waiting' | 'declined'

/** Whoever says nothing in that time agrees: a pause must not fail because somebody is away. */
const SILENCE = 24 * 60 * 60_000

export async function silenceIsYes(house: House, id: string): Promise<void> {
  const table = await tableById(house, id)
  if (table.vote?.kind !== 'pause') return
  await settle(house, table, { ...table.vote, yes: table.seats.map(({ seat }) => seat) }, [])
}

/** `post` is the message that was pressed: an old one no longer answers anything. */
export function agree(house: House, id: string, person: string, yes: boolean, post?: string): Promise<Verdict> {
  return unhurried(async () => {
    const table = await tableById(house, id)
    const { seat } = seatOf(table, person) ?? refuse('table.no-seat')
    const vote = table.vote ?? refuse('vote.over')
    if (post !== undefined && vote.post !== post) refuse('vote.over')
    if (yes) return settle(house, table, { ...vote, yes: [...new Set([...vote.yes, seat])] }, [])
    const posts: NewPost[] = [
      noticeAt(house, table, { text: { say: 'vote.declined', kind: vote.kind } }),
      ...refreshVote(house, table),
    ]
    await commitAt(house, table, { change: { vote: null }, posts })
    return 'declined'
  })
}

/** Two people who press at the same moment are both heard. */
async function unhurried<T>(work: () => Promise<T>): Promise<T> {
  for (let i = 0; i < 4; i++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refused) || error.text.say !== 'table.busy') throw error
    }
  }
  return work()
}

async function settle(house: House, table: Seated, vote: Vote, posts: NewPost[]): Promise<Verdict> {
  const isUnanimous = votersAt(table).every(({ seat }) => vote.yes.includes(seat))
  if (isUnanimous && vote.kind === 'end') {
    await end(house, table.id)
    return 'agreed'
  }
  if (isUnanimous && vote.kind === 'pause') {
    await pause(house, table.id)
    return 'agreed'
  }
  if (isUnanimous && vote.kind === 'sitting') {
    await commitAt(house, table, settled(house, table, vote))
    return 'agreed'
  }
  const timers = posts.length > 0 ? closing(house, vote) : []
  const waiting = { change: { vote }, posts: [...posts, ...refreshVote(house, table)], timers }
  await commitAt(house, table, isUnanimous ? await rewound(house, table, vote) : waiting)
  return isUnanimous ? 'agreed' : 'waiting'
}

/** Silence agrees to a pause; to a sitting it does not, and when its hour has come there is nothing left to ask. */
const closing = (house: House, { kind, span }: Vote): { key: string; dueAt: number }[] => {
  if (kind === 'pause') return [{ key: 'vote', dueAt: house.now() + SILENCE }]
  return span ? [{ key: 'sitting', dueAt: span.from }] : []
}

async function rewound(house: House, table: Seated, vote: Vote): Promise<Omit<Commit, 'table' | 'seq' | 'at'>> {
  const text = (await house.store.snapshot(table.id, vote.to)) ?? refuse('undo.nothing')
  const hosted = hostedAt(house, table.game, table.pack)
  const held = hold(hosted, stateFrom(hosted, text))
  const { state } = held
  const owed = held.awaited()
  const { cooling, ...card } = table.card
  // Clocks, computers, orders and the opening of seals are set as when this moment first came.
  const settings = await settingsAt(house, table)
  const fence = atFence(house, { table: { ...table, card }, held, events: [], fence: vote.to, acted: null, settings })
  const news: NewPost = {
    id: `${table.id}-${table.seq}-n`,
    channel: table.channel,
    // Who sits there already is not rung.
    body: {
      kind: 'card',
      fence: vote.to,
      since: state.told,
      asked: owed,
      rewound: true,
      ...(isSitting(table) && { there: owed }),
    },
    dueAt: house.now(),
  }
  const seats = table.seats.map((row) => fence.seats?.find(({ seat }) => seat === row.seat) ?? row)
  return {
    ...fence,
    keep: vote.to,
    entries: [],
    rewind: { fence: vote.to, told: state.told },
    change: {
      ...fence.change,
      vote: null,
      card: { ...fence.change?.card, post: news.id, asked: owed, told: state.told, fence: vote.to },
    },
    seats: seats.map((row) => ({ ...row, orders: withoutSent(row.orders), actedAt: Math.min(row.actedAt, vote.to) })),
    posts: [...refreshVote(house, table), ...refresh(house, table), news],
  }
}
