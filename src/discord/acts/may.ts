/** Who may do something at a table. */
import type { Seated } from '../../store/store.ts'
import { looksOn, preparedBy, seenThrough } from '../../tables/eyes.ts'
import { refuse } from '../../tables/house.ts'
import { mySeat, seatOf } from '../../tables/position.ts'

type At = { readonly table: Seated; readonly me: { readonly id: string } }

export const seated = ({ table, me }: At) => mySeat(table, me.id)

/** Whoever looks on through somebody's eyes may see what they see, too. */
export const seeing = ({ table, me }: At) => seenThrough(table, me.id) ?? refuse('table.no-seat')

/** Whoever may prepare answers may take them back. */
export const preparing = ({ table, me }: At) => preparedBy(table, me.id)

export const lookingOn = ({ table, me }: At) => looksOn(table, me.id) || refuse('table.no-seat')

export const watching = ({ table, me }: At) => seatOf(table, me.id) === undefined || refuse('table.seated-already')

export const opener = ({ table, me }: At) => table.owner === me.id || refuse('table.not-opener', { opener: table.owner })

export const hintsAllowed = (at: At) => seated(at) && (at.table.terms.hints === true || refuse('hint.off'))
