/** Who sits where: new seats for people and computers, and names that tell them apart. */
import type { Order, Seated, SeatRow } from '../store/store.ts'

export type Who = { readonly id: string; readonly name: string }

const COMPUTER_NAMES = ['Ada', 'Boole', 'Cantor', 'Dirac', 'Euler', 'Fermi', 'Gauss'] as const

/** A seat that a computer plays: its own, or one whose owner ran out of time too often. */
export const isComputer = ({ person, autopilot }: Pick<SeatRow, 'person' | 'autopilot'>) => person === null || autopilot

/** Offered to nobody in particular: whoever comes first. */
export const ANYBODY = '*'

/** Seats of a running game that a person could take. */
export const seatsFor = (table: Pick<Seated, 'seats' | 'status'>, person: string): SeatRow[] =>
  table.status !== 'playing' || table.seats.some((row) => row.person === person)
    ? []
    : table.seats.filter(({ offeredTo }) => offeredTo === ANYBODY || offeredTo === person)

const UNTOUCHED = {
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

/** There are as many names as seats in the largest game. */
export const computerName = (others: readonly Named[]): string =>
  COMPUTER_NAMES.find((name) => !others.some((other) => other.name === name)) ?? COMPUTER_NAMES[0]

export const newSeat = (table: string, index: number, who: Who): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: who.id,
  name: who.name,
  ...UNTOUCHED,
})
export const newComputer = (table: string, index: number, others: readonly Named[] = []): SeatRow => ({
  table,
  seat: `p${index + 1}`,
  person: null,
  name: computerName(others),
  ...UNTOUCHED,
})

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
