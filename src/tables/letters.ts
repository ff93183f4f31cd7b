/**
 * Letters between the people at a table, where its rules leave talk to them. Only those a letter is from or for ever see it, or everybody
 * once the game is over, if the table has agreed on that; a seat that changes hands does not hand letters on.
 */
import type { AnyHosted } from '../games/hosted.ts'
import type { MailRow, NewPost, Seated, SeatRow, Terms } from '../store/store.ts'
import { callableAt, settingsOf } from './clock.ts'
import { type House, hostedAt, newTableId, refuse } from './house.ts'
import { mySeat, seatOf } from './position.ts'

type Talk = NonNullable<Terms['talk']>
export const TALKS: readonly Talk[] = ['channel', 'letters', 'opened']

const DAY = 86_400_000
const MOST_A_DAY = 30

/** What the table has agreed on, as far as the rules leave it to them. */
export const talkAt = ({ terms }: Pick<Seated, 'terms'>, { talk }: Pick<AnyHosted, 'talk'>): Talk =>
  talk === 'open' ? 'channel' : (terms.talk ?? 'letters')

/** Those somebody can write to: people, not computers, and not oneself. */
export const addresseesOf = (table: Pick<Seated, 'seats'>, person: string): (SeatRow & { readonly person: string })[] =>
  table.seats.flatMap((row) => (row.person !== null && row.person !== person ? [{ ...row, person: row.person }] : []))

/** Why somebody cannot write letters here; null if they can. */
export function whyNoLetters(house: House, table: Seated, person: string) {
  if (!seatOf(table, person)) return 'table.no-seat'
  const hosted = hostedAt(house, table.game, table.pack)
  if (hosted.talk === 'open') return 'letter.rules'
  if (talkAt(table, hosted) === 'channel') return 'letter.agreed'
  if (table.status !== 'playing') return table.status === 'lobby' ? 'letter.early' : 'letter.late'
  return addresseesOf(table, person).length === 0 ? 'letter.nobody' : null
}

export function mayWrite(house: House, table: Seated, person: string): void {
  const why = whyNoLetters(house, table, person)
  if (why) refuse(why)
}

type Written = { readonly person: string; readonly to: readonly string[]; readonly words: string }

export async function write(house: House, table: Seated, { person, to, words }: Written): Promise<void> {
  mayWrite(house, table, person)
  const chosen = addresseesOf(table, person).filter(({ seat }) => to.includes(seat))
  if (chosen.length === 0 || chosen.length < to.length) refuse('letter.gone')
  const now = house.now()
  const earlier = (await lettersAt(house, table.id)).filter(
    ({ by, at, promise }) => promise === null && by === person && at > now - DAY,
  )
  if (earlier.length >= MOST_A_DAY) refuse('letter.enough', { most: MOST_A_DAY })
  const letter: MailRow = {
    kind: 'letter',
    about: '',
    id: newTableId(),
    table: table.id,
    from: mySeat(table, person).seat,
    by: person,
    to: chosen.map(({ seat, person: reader }) => ({ seat, person: reader })),
    words,
    promise: null,
    fence: table.fence + (await house.store.entries(table.id, table.fence)).length,
    at: now,
  }
  const settings = settingsOf(await house.store.people(chosen.map((row) => row.person)))
  const posts = chosen.map(
    ({ seat, person: reader }): NewPost => ({
      id: `${letter.id}-${seat}`,
      channel: `dm:${reader}`,
      body: { kind: 'mail', person: reader, mail: letter.id },
      // Nobody is woken by it.
      dueAt: callableAt(table, now, settings.get(reader)),
    }),
  )
  await house.store.keepMail(letter, posts)
  house.wake({ posts })
}

/** Letters alone: what is for the chronicle, or given after the end, is not read here. */
const lettersAt = async ({ store }: House, table: string) => (await store.mailAt(table)).filter(({ kind }) => kind === 'letter')

const isFor = ({ to }: MailRow, person: string) => to.some((each) => each.person === person)

/** What somebody may read: their own letters, and all of them where they are opened. */
export async function lettersFor(house: House, table: Seated, person: string): Promise<MailRow[]> {
  const isOpened = table.status === 'finished' && talkAt(table, hostedAt(house, table.game, table.pack)) === 'opened'
  return (await lettersAt(house, table.id)).filter(
    (letter) => letter.promise === null && (isOpened || letter.by === person || isFor(letter, person)),
  )
}

/** Letters and promises to somebody that came after they last acted. */
export async function newLetters(house: House, table: Seated, person: string): Promise<MailRow[]> {
  if (talkAt(table, hostedAt(house, table.game, table.pack)) === 'channel') return []
  const { actedAt } = mySeat(table, person)
  return (await lettersAt(house, table.id)).filter((letter) => letter.fence >= actedAt && isFor(letter, person))
}
