/** Who may do something at a table. */
import type { Seated } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import { mySeat, seatOf } from '../../tables/position.ts'

type At = { readonly table: Seated; readonly me: { readonly id: string } }

export const seated = ({ table, me }: At) => mySeat(table, me.id)

export const watching = ({ table, me }: At) => seatOf(table, me.id) === undefined || refuse('table.seated-already')

export const opener = ({ table, me }: At) => table.owner === me.id || refuse('table.not-opener', { opener: table.owner })

export const hintsAllowed = (at: At) => seated(at) && (at.table.terms.hints === true || refuse('hint.off'))
