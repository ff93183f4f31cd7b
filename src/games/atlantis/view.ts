/**
 * What leaves a game of Atlantis, in either edition: all that a picture of the table or its text needs, and nothing a
 * seat may not know. `null` as a hand or a card means "there is one, but this seat does not know it".
 */
import type { ScoreLine, Seat } from '../../kernel/contract.ts'
import type {
  AreaId,
  AreaKind,
  Building,
  Card,
  ContestKind,
  Ending,
  NationId,
  Role,
  SpaceId,
  SpecialId,
  Stance,
} from './terms.ts'

export type AreaView = {
  readonly id: AreaId
  /** Three letters for small pictures: AKA. */
  readonly code: string
  readonly name: string
  /** What it is in this game: a minor nation or a home may have been turned into wilderness. */
  readonly kind: AreaKind
  /** The nation that controls it now; in a wilderness, the one whose units stand there. */
  readonly owner: NationId | null
  readonly units: readonly { readonly nation: NationId; readonly count: number }[]
  /** `of: null` are the agents of the passive nation. Values, lowest first. */
  readonly agents: readonly { readonly of: Seat | null; readonly values: readonly number[] }[]
  readonly buildings: readonly Building[]
  readonly spots: number
  readonly counter: CounterView | null
  /** As they count now, with counter, buildings and loot. */
  readonly power: number
  readonly garrison: number
  readonly stability: number
  readonly relic: boolean
  readonly loot: readonly number[]
  readonly markers: readonly ('chimera-lab' | 'healing-crystal')[]
  /** Changed since the turn began. */
  readonly changed: boolean
}

/** The property counter of a nation. */
type CounterView = {
  readonly garrison: number
  readonly stability: number
  /** Added to the area's Power. */
  readonly power: number
  readonly special: SpecialId | null
}

/** A space for archons. `toll`: the Psychic Control marker lies here. `price`: what stepping on it costs, for whoever is to act or owns the pad. */
export type SpaceView = {
  readonly id: SpaceId
  readonly action: string
  readonly archons: readonly Seat[]
  readonly toll: boolean
  readonly price: number
}

export type NationView = {
  readonly id: NationId
  readonly name: string
  readonly passive: boolean
  readonly controllers: readonly Seat[]
  readonly power: number
  /** Power as it would be scored now: two more for each Temple of Light. */
  readonly finalPower: number
  readonly units: number
  readonly unitsLeft: number
  readonly markersLeft: number
  /** Controlled areas, home and wildernesses included. */
  readonly areas: number
  readonly spaces: readonly SpaceView[]
}

export type SpecialView = {
  readonly id: SpecialId
  readonly name: string
  readonly area: AreaId
  /** Whose tile it is now; `null` while its minor nation is neutral. */
  readonly nation: NationId | null
  readonly users: readonly Seat[]
  readonly space: SpaceView
}

export type PlayerView = {
  readonly seat: Seat
  /** 0 is the starting player. */
  readonly position: number
  readonly society: { readonly id: string; readonly name: string; readonly colour: string } | null
  readonly resource: number
  readonly nations: readonly NationId[]
  /** Agents not on the map, lowest first. */
  readonly agents: readonly number[]
  /** Where the two archons stand; `null` is the starting position. */
  readonly archons: readonly (SpaceId | null)[]
  readonly pad: readonly SpaceView[]
  readonly cards: number
  /** `null` unless it is the viewer's own, or the game is over. */
  readonly hand: readonly Card[] | null
}

export type ContestView = {
  readonly kind: ContestKind
  readonly area: AreaId
  readonly attacker: Seat
  /** Nations on either side, where there are any. */
  readonly attacking: NationId | null
  readonly defending: NationId | null
  /** What stands before any dial: units, garrison, stability, agents nobody steers. Players' agents stand with them. */
  readonly sums: { readonly attack: number; readonly defence: number }
  /** Who takes part, as what, with agents worth how much (coups only), and after the reveal how the dial was set. */
  readonly involved: readonly {
    readonly seat: Seat
    readonly role: Role
    readonly stances: readonly Stance[]
    readonly agents: number
    /** What the player adds besides; part of it may be opened with the dials only. */
    readonly bonus: number
    readonly dial: { readonly stance: Stance; readonly bid: number; readonly cost: number } | null
  }[]
  readonly result: { readonly attack: number; readonly defence: number; readonly won: boolean } | null
}

/** A march being planned or under way: nothing moves before it is confirmed. */
export type MarchView = {
  readonly nation: NationId
  readonly moves: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number; readonly lost: number }[]
  readonly contested: readonly AreaId[]
  readonly price: number
}

/** What a player could fight for as things stand. `bid`: the least dial that wins if nobody else bids; `null`: none is enough. */
type ProspectView = {
  readonly area: AreaId
  /** What one has there before the dial, and what stands against it for sure. */
  readonly attack: number
  readonly defence: number
  readonly bid: number | null
  /** What that bid costs. */
  readonly cost: number
}

/** An attack on an area with every unit that can get there: from where, and how many arrive. */
export type AttackView = ProspectView & {
  readonly nation: NationId
  readonly from: readonly { readonly area: AreaId; readonly arrive: number }[]
}

/** A coup. `open`: agents of others there who may choose a side. */
export type CoupView = ProspectView & { readonly open: number }

/** What a nation's own actions would bring it now, before anything is paid for more. */
export type OfferView = {
  /** For each of its controllers, when it collects. */
  readonly income: number
  readonly levy: number
  /** Buildings that cost nothing, and empty spots for them. */
  readonly buildings: number
  readonly rooms: number
  readonly conflicts: number
}

/** What is worked out only when a picture asks for it. */
export type OutlookView = {
  readonly offers: Readonly<Record<NationId, OfferView>>
  /** Points for what is in a purse, with what is owed to its owner at the end. */
  readonly purses: Readonly<Record<Seat, number>>
}

export type ReachView = { readonly attacks: readonly AttackView[]; readonly coups: readonly CoupView[] }

/** What somebody remembers of another hand, or of the deck (`of: null`). `stale`: it has changed since. */
export type MemoryView = {
  readonly of: Seat | null
  readonly cards: readonly Card[]
  /** It was seen that a card there is none of these. */
  readonly not: boolean
  readonly round: number
  readonly stale: boolean
  /** Everybody knows it. */
  readonly open: boolean
}

export type FinalView = {
  readonly ending: Ending
  readonly ranking: readonly Seat[]
  readonly scores: Readonly<Record<Seat, readonly ScoreLine[]>>
}

type ByHolders = readonly [alone: number, pair: number, crowd: number]

/** What a card pays: points and resource if its ending comes, held by one player, by two, by more; and resource whatever comes. */
export type Payment = { readonly points: ByHolders; readonly resource: ByHolders; readonly anyway: number }
export type Payments = Readonly<Record<Card, Payment>>

export type View = {
  readonly seat: Seat | null
  readonly phase: 'setup' | 'play' | 'over'
  readonly order: readonly Seat[]
  /** Whose turn it is; `null` during set-up and after the end. */
  readonly acting: Seat | null
  readonly round: number
  readonly doom: number
  readonly end: { readonly at: number; readonly flipped: boolean }
  readonly track: { readonly length: number; readonly relics: readonly number[] }
  readonly areas: readonly AreaView[]
  readonly nations: readonly NationView[]
  readonly specials: readonly SpecialView[]
  readonly players: readonly PlayerView[]
  readonly supply: Readonly<Record<Building, number>>
  readonly deck: number
  readonly payments: Payments
  readonly memories: readonly MemoryView[]
  readonly contest: ContestView | null
  readonly march: MarchView | null
  /** The viewer's own; `null` for everybody else, and before and after play. */
  readonly reach: ReachView | null
  /** Everybody's, from what lies open. */
  readonly outlook: OutlookView
  readonly final: FinalView | null
}
