/**
 * Promises between two people, where a table wants to watch over them: sealed like a dial, seen by those two, and opened with the end. That of
 * peace is judged by what happened at the table; of words those two say whether they were kept.
 */
import { newSalt, receiptFor } from '../kernel/record.ts'
import type { EventRow, MailRow, NewPost, Promised, Seated, SeatRow } from '../store/store.ts'
import { callableAt, settingsOf } from './clock.ts'
import { toldTo } from './history.ts'
import { type House, hostedAt, newTableId, refuse } from './house.ts'
import { addresseesOf, talkAt } from './letters.ts'
import { mySeat, seatOf } from './position.ts'
import { noticeAt, refresh } from './posts.ts'

export type PromiseKind = Promised['kind']
export type PromiseRow = MailRow & { readonly promise: Promised }
/** Judged by the rules, by those two as far as they have said so, or not yet. */
export type Verdict = { readonly kept: boolean; readonly by: 'rules' | 'both' | 'one' } | 'contested' | null

const MOST = 10

/** Which promises can be made here. */
export const kindsAt = (house: House, { game, pack }: Pick<Seated, 'game' | 'pack'>): readonly PromiseKind[] =>
  hostedAt(house, game, pack).wrongs ? ['peace', 'words'] : ['words']

/** Private words are needed for it, so a game whose rules want all talk heard has none. */
export const arePromisesKept = (house: House, table: Seated): boolean =>
  table.terms.promises === true && talkAt(table, hostedAt(house, table.game, table.pack)) !== 'channel'

export function mayPromise(house: House, table: Seated, person: string): void {
  mySeat(table, person)
  if (!arePromisesKept(house, table)) refuse('promise.none-here')
  if (table.status !== 'playing') refuse('promise.not-now')
}

export const isPromise = (letter: MailRow): letter is PromiseRow => letter.promise !== null

/** All of a table once it is over; before, one's own. */
export async function promisesFor(house: House, table: Seated, person: string | null): Promise<PromiseRow[]> {
  if (!table.terms.promises) return []
  const isMine = ({ by, to }: MailRow) => by === person || to.some((each) => each.person === person)
  return (await house.store.mailAt(table.id)).filter(isPromise).filter((each) => table.status === 'finished' || isMine(each))
}

type Giving = { readonly person: string; readonly to: string; readonly kind: PromiseKind; readonly words: string }

export async function promise(house: House, table: Seated, { person, to, kind, words }: Giving): Promise<void> {
  mayPromise(house, table, person)
  const { seat, name } = mySeat(table, person)
  const taker: SeatRow & { readonly person: string } =
    addresseesOf(table, person).find((row) => row.seat === to) ?? refuse('letter.gone')
  if (!kindsAt(house, table).includes(kind)) refuse('press.foreign')
  if (kind === 'words' && words === '') refuse('letter.empty')
  const given = (await promisesFor(house, table, person)).filter(({ by }) => by === person)
  if (given.length >= MOST) refuse('promise.enough', { most: MOST })
  const [salt, id, now] = [newSalt(), newTableId(), house.now()]
  const receipt = receiptFor(salt, seat, 'promise', { to, kind, words })
  const row: PromiseRow = {
    kind: 'letter',
    about: '',
    id,
    table: table.id,
    from: seat,
    by: person,
    to: [{ seat: taker.seat, person: taker.person }],
    words,
    promise: { kind, salt, receipt },
    fence: table.fence + (await house.store.entries(table.id, table.fence)).length,
    at: now,
  }
  const text = { say: 'promise.made', from: name, to: taker.name, receipt } as const
  const settings = settingsOf(await house.store.people([taker.person]))
  const posts: NewPost[] = [
    { ...noticeAt(house, table, { text }), id: `${id}-n` },
    {
      id: `${id}-${taker.seat}`,
      channel: `dm:${taker.person}`,
      body: { kind: 'mail', person: taker.person, mail: id },
      dueAt: callableAt(table, now, settings.get(taker.person)),
    },
  ]
  await house.store.keepMail(row, posts)
  house.wake({ posts })
}

/** One of those two says after the end whether it was kept. */
export async function judge(house: House, table: Seated, { person, id, kept }: { person: string; id: string; kept: boolean }) {
  const row = (await promisesFor(house, table, person)).find((each) => each.id === id) ?? refuse('press.foreign')
  if (table.status !== 'finished') refuse('promise.sealed')
  const side = row.by === person ? 'by' : row.to.some((each) => each.person === person) ? 'to' : refuse('promise.not-yours')
  if (ruled(house, table, row, await house.store.events(table.id, 0)) !== null) refuse('promise.already-clear')
  const posts = refresh(house, { ...table, seq: house.now() })
  await house.store.keepMail({ ...row, promise: { ...row.promise, said: { ...row.promise.said, [side]: kept } } }, posts)
  house.wake({ posts })
}

/** What the rules can tell: only as long as the two who promised sat there to the end. */
function ruled(house: House, table: Seated, { from, by, to, fence, promise: { kind } }: PromiseRow, events: readonly EventRow[]) {
  const { wrongs } = hostedAt(house, table.game, table.pack)
  const [taker] = to
  if (
    kind !== 'peace' ||
    !wrongs ||
    !taker ||
    seatOf(table, by)?.seat !== from ||
    seatOf(table, taker.person)?.seat !== taker.seat
  )
    return null
  const told = toldTo(events, taker.seat)
  const before = wrongs(told.filter((event) => event.fence <= fence)).length
  const broken = wrongs(told).slice(before)
  return { kept: !broken.some((wrong) => wrong.by === from && wrong.to === taker.seat), by: 'rules' } as const
}

export function verdictOn(house: House, table: Seated, row: PromiseRow, events: readonly EventRow[]): Verdict {
  const rule = ruled(house, table, row, events)
  if (rule) return rule
  const { by, to } = row.promise.said ?? {}
  if (by === undefined && to === undefined) return null
  if (by !== undefined && to !== undefined) return by === to ? { kept: by, by: 'both' } : 'contested'
  return { kept: (by ?? to)!, by: 'one' }
}
