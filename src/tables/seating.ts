/** Who sits where: new seats for people and computers, and names that tell them apart. */
import { isLevel, type Level } from '../players/levels.ts'
import type { Card, Order, Seated, SeatRow } from '../store/store.ts'
import { inPublic } from '../words/words.ts'

export type Who = { readonly id: string; readonly name: string }

/** Who is to sit at a table: invited people do once they say yes. */
export type Guest = Who & { readonly isInvited?: boolean }

/** As many names as there are seats in the largest game. */
const LARGEST = 7
const COMPUTER_NAMES = Array.from({ length: LARGEST }, (_, n) => inPublic('table.computer', { n }))

/** A seat that a computer plays: its own, or one whose owner ran out of time too often. */
export const isComputer = ({ person, autopilot }: Pick<SeatRow, 'person' | 'autopilot'>) => person === null || autopilot

/** Offered to nobody in particular: whoever comes first. */
export const ANYBODY = '*'

/** Whoever has seen the secrets of one seat takes no other. */
export const isFreeOf = ({ terms }: Pick<Seated, 'terms'>, seat: string, person: string): boolean =>
  (terms.left?.[person] ?? seat) === seat

/** Once the game is over nobody can take a seat or sit down together, and there is nothing left to hide: who left which, or looked on, is nobody's business any more. */
export const termsAtTheEnd = ({
  terms: { left: _, eyes: __, sitting: ___, plans: ____, ...terms },
}: Pick<Seated, 'terms'>): Seated['terms'] => terms

/** Seats of a running game that a person could take. */
export const seatsFor = (table: Pick<Seated, 'seats' | 'status' | 'terms'>, person: string): SeatRow[] =>
  table.status !== 'playing' || table.seats.some((row) => row.person === person)
    ? []
    : table.seats.filter(
        ({ seat, offeredTo }) => (offeredTo === ANYBODY || offeredTo === person) && isFreeOf(table, seat, person),
      )

/** Of a private table only those know who sit or look on there, are invited to, or opened it. */
export const isKnownTo = ({ terms, owner, seats }: Pick<Seated, 'terms' | 'owner' | 'seats'>, person: string): boolean =>
  !terms.isPrivate || owner === person || terms.eyes?.[person] !== undefined || seats.some((row) => row.person === person)

const DAY = 24 * 60 * 60_000

type Yes = Pick<SeatRow, 'person' | 'saidYesAt'>

/** A seat kept for somebody who was invited and has not answered: nobody sits there yet. */
export const isKept = ({ person, saidYesAt }: Yes) => person !== null && saidYesAt === null

/** Somebody took the seat so long ago that they must say yes once more before anything begins. */
const isOverdue = ({ person, saidYesAt }: Yes, now: number) => person !== null && saidYesAt !== null && now - saidYesAt > DAY

/** Whoever has answered a call need not wait for the others by the minute. */
const ANSWERED_FOR = 3 * DAY

/** Nobody has to be asked before it begins: a computer, or somebody whose yes still holds and who was not called since. */
export const isHere = (row: Yes & Pick<SeatRow, 'calledAt'>, now: number, { called }: Pick<Card, 'called'>) => {
  if (row.person === null) return true
  if (row.saidYesAt === null || row.calledAt !== null) return false
  return called && row.saidYesAt >= called.at ? now - row.saidYesAt <= ANSWERED_FOR : !isOverdue(row, now)
}

const UNTOUCHED = {
  level: 'steady',
  saidYesAt: null,
  calledAt: null,
  hasActed: false,
  actedAt: 0,
  note: '',
  bank: 0,
  askedAt: null,
  dueAt: null,
  misses: 0,
  autopilot: false,
  offeredTo: null,
  orders: [] as readonly Order[],
} as const

type Named = { readonly name: string }

export const computerName = (others: readonly Named[]): string =>
  COMPUTER_NAMES.find((name) => !others.some((other) => other.name === name)) ?? COMPUTER_NAMES[0]!

/** Somebody who sits down now, or a seat kept for whoever is only invited. */
export const newSeat = (table: string, index: number, { id, name, isInvited }: Guest, now: number): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: id,
  name,
  ...UNTOUCHED,
  ...(isInvited ? { calledAt: now } : { saidYesAt: now }),
})
export const newComputer = (table: string, index: number, others: readonly Named[] = [], level: Level = 'steady'): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: null,
  name: computerName(others),
  ...UNTOUCHED,
  level,
})

/** How well the computer in that seat plays; one that only minds it for somebody plays steadily. */
export const levelOf = ({ person, level }: Pick<SeatRow, 'person' | 'level'>): Level =>
  person === null && isLevel(level) ? level : 'steady'

/** By that name, or with a number behind it because somebody else has it too. */
export const isCalled = (row: Named, name: string): boolean =>
  row.name === name || (row.name.startsWith(`${name} `) && /^\d+$/.test(row.name.slice(name.length + 1)))

/** No two seats at a table are called the same. */
export function named(seats: readonly SeatRow[]): SeatRow[] {
  const taken: string[] = []
  return seats.map((row) => {
    let { name } = row
    if (row.person === null && taken.includes(name)) name = COMPUTER_NAMES.find((each) => !taken.includes(each)) ?? name
    for (let i = 2; taken.includes(name); i++) name = `${row.name} ${i}`
    taken.push(name)
    return { ...row, name }
  })
}
