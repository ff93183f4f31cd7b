/**
 * Everything a rule needs besides the board. Shared flows are written once against `Rules`; where the editions differ in
 * a number the pack says so, and where they differ in a procedure `Customs` names it.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Contest } from '../board.ts'
import type { SharedPack } from '../data/pack.ts'
import type { AreaId, Ending, NationId, Role, SocietyId, SpaceId, Stance } from '../terms.ts'
import type { Printed } from '../world.ts'
import type { Table, Text } from './tools.ts'

export type Rules = Printed<SharedPack> & { readonly customs: Customs }

/** A way to become controller of a home: which nation is handed over, and to whom; `null` where a place was free. */
export type Takeover = { readonly give: NationId; readonly to: Seat | null }

/** A contest before anybody takes part in it: under way, or only thought of. */
export type Fight = Pick<Contest, 'kind' | 'area' | 'attacking' | 'defending'>

/** What questions are about, by the place where the edition's rulebook speaks of it. */
export type Subject =
  | 'setup'
  | 'intrigue'
  | 'coup'
  | 'repolarize'
  | 'collect'
  | 'construct'
  | 'recruit'
  | 'move'
  | 'global'
  | 'buildings'
  | 'specials'
  | 'societies'

/** Declared as methods, so that an edition may write them for its own, larger board. */
export interface Customs {
  /** What players pay with. */
  readonly resource: string
  readonly sections: Readonly<Record<Subject, string>>
  /** What a dial may be set to, by how one came to take part (4.6). */
  readonly stances: Readonly<Record<Role, readonly Stance[]>>
  /** Do agents of its controllers also stay in the home of the faithful nation? */
  readonly faithfulAtHome: boolean
  /** Does a tie cost both sides their units: all in a conflict, half of them in a Global Conflict? Else it is the defender's. */
  readonly tieCostsBoth: boolean
  /** Does an archon leave a special action that comes to another nation, even if its player could stay? */
  readonly archonsLeaveTaken: boolean
  /** Power that temples add beside pyramids. */
  templePower(pyramids: number, temples: number): number
  /** How many Temples of Light may stand on the map just now. */
  templesAllowed(board: Board): number
  /** What one unit of that nation counts in a conflict. */
  strength(board: Board, nation: NationId): number
  /** Price of an Intrigue with so many placements and relocations of agents above 0, `free` of them for nothing. */
  intriguePrice(placed: number, moved: number, free: number): number
  /** What an agent is worth to the attacker in a coup from the own pad. */
  agentWorth(board: Board, seat: Seat, value: number): number
  /** Agents of which the attacker may secretly count one twice; their values. */
  doubles(board: Board, seat: Seat, fight: Fight): readonly number[]
  /** What that player adds to whichever side, besides agents and dial. */
  loyalty(board: Board, seat: Seat, fight: Fight): number
  takeovers(board: Board, seat: Seat, nation: NationId): readonly Takeover[]
  turnBegins(board: Board): void
  /** A marker came to this position of the round track. */
  trackEntered(table: Table, position: number): void
  /** Units came into this area. */
  areaEntered(table: Table, area: AreaId): void
  /** Units were removed from the map for good, not as a price and not by conversion. */
  unitsLost(table: Table, lost: Readonly<Record<NationId, number>>): void
  /** The march is confirmed, and nothing has moved yet. */
  marchConfirmed(table: Table): void
  /** An attack on that area succeeded and its building is gone. */
  areaConquered(table: Table, seat: Seat, area: AreaId): void
  /** That home has changed hands by a coup. */
  homeSeized(table: Table, seat: Seat, nation: NationId, takeover: Takeover): void
  /** The coup is settled; agents are about to leave. */
  coupSettled(table: Table, seat: Seat, fromPad: boolean): void
  /** That nation won a Global Conflict; `weaker`: its Power was no higher than the loser's when the turn began. */
  globalWon(table: Table, seat: Seat, victor: NationId, weaker: boolean): void
  /** Is there anything in this variant that the society's power could cut into? */
  isUseful(board: Board, society: SocietyId): boolean
  /** What lies open on the table and changes what objective cards pay. */
  layoutShown(board: Board): readonly Text[]
  /** What entering the space costs beyond its action; and what happens once that is paid. */
  toll(board: Board, space: SpaceId): number
  tollPaid(table: Table, seat: Seat, space: SpaceId): void
  /** Whose consent lets that seat join the archon standing on the space; `null`: it may not. */
  mayJoin(board: Board, seat: Seat, space: SpaceId): Seat | null
  /** Do societies have their powers in this game? */
  hasPowers(board: Board): boolean
  /** How many temples speak for Ascension, and how many bring it. */
  ascent(board: Board): { readonly temples: number; readonly needed: number }
  /** The round is over and these conditions are met: ends the game. */
  conclude(table: Table, endings: readonly Ending[]): void
}
