/** What somebody may look for at a question and does not find there, because of who they are or what has happened. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { PURCHASES } from '../data/language.ts'
import { dryTiles } from '../island.ts'
import type { Rising } from '../terms.ts'
import type { RisingText } from '../words/says.ts'

type Absent = { readonly label: RisingText; readonly why: RisingText }

/** Abilities are public, and work where their Leaders stand: what somebody misses is who they are not. */
export const abilitiesAbsent = ({ board, seats }: Rising, seat: Seat): Absent[] =>
  seats.flatMap((other) => {
    const { councilor } = board.players[other]!
    return other === seat || !councilor
      ? []
      : [{ label: { say: 'councilor', councilor }, why: { say: 'absent.ability', councilor, seat: other } }]
  })

/** Councilors somebody has taken, and where only some are on offer, all others. */
export const councilorsAbsent = (data: Data, board: Board, offered: readonly string[]): Absent[] =>
  Object.keys(data.councilors)
    .filter((councilor) => !offered.includes(councilor))
    .map((councilor) => {
      const [by] = Object.entries(board.players).find(([, player]) => player.councilor === councilor) ?? []
      const why: RisingText = by === undefined ? { say: 'absent.unseen' } : { say: 'absent.taken', seat: by }
      return { label: { say: 'councilor', councilor }, why }
    })

/** Components that stand already. */
export const builtAbsent = ({ built }: Board): Absent[] =>
  built.map((component) => ({ label: { say: 'component', component }, why: { say: 'absent.built' } }))

/** What energy cannot buy now: what there is no use for, and what all of it together could not pay. */
export const purchasesAbsent = (data: Data, board: Board, offered: readonly string[]): Absent[] =>
  PURCHASES.flatMap((what) =>
    data.peninsulas
      .filter((peninsula) => !offered.includes(`${what}.${peninsula}`))
      .map((peninsula): Absent => {
        const label: RisingText = { say: 'absent.purchase', what, peninsula }
        if (what === 'unflood') return { label, why: { say: board.flooded[peninsula] === 0 ? 'absent.dry' : 'absent.dear' } }
        if (board.barriers.includes(peninsula)) return { label, why: { say: 'absent.barrier' } }
        return { label, why: { say: dryTiles(data, board, peninsula) === 0 ? 'absent.drowned' : 'absent.dear' } }
      }),
  )

/** Peninsulas that cannot be flooded now. */
export const peninsulasAbsent = (data: Data, board: Board, offered: readonly string[], done: readonly string[]): Absent[] =>
  data.peninsulas
    .filter((peninsula) => !offered.includes(peninsula))
    .map((peninsula) => ({
      label: { say: 'absent.peninsula', peninsula },
      why: { say: `absent.${dryTiles(data, board, peninsula) === 0 ? 'drowned' : done.includes(peninsula) ? 'hit' : 'spared'}` },
    }))
