/** The steps of the game by name, with what each is called with. Their stages stand in the file of their section. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Effect, Kind } from '../data/effect.ts'
import type { Reason } from '../words/outlook.ts'
import { named } from './table.ts'

type Nothing = Record<never, never>
/** What a gain is for. */
type Why = { readonly why?: Reason }

// The course of the game: setup.ts, round.ts and one file per phase.
export const SETUP = named<Nothing, 'draft'>('setup')
export const ROUND = named<Nothing, 'start'>('round')
export const START = named<Nothing>('startOfRound')
export const BIDDING = named<Nothing>('bidding')
export const TURN = named<{ seat: Seat; lap: number; laid: number; first: number; moved: boolean; hired: number }, 'act'>('turn')
export const RESOLUTION = named<Nothing>('resolution')
export const AGENTS = named<{ seat: Seat }>('agents')
/** `planet`: does the buyer want the Planet, too? Not there where that is asked later. */
export const AUCTION = named<{ lot: number; planet?: boolean }, 'unsold' | 'offer' | 'close'>('auction')
/** `wanted`: does the winner want the Planet? `agreed`: at the price named with the purchase. */
export const SETTLEMENT = named<{ wanted?: boolean; agreed?: boolean }>('settlement')
export const UNPURCHASED = named<{ claimer: Seat | null }>('unpurchased')
export const EVENT = named<Nothing>('event')
export const TRADE = named<{ seat: Seat }>('trade')
export const CATCH_UP = named<{ seat: Seat; swaps: number }, 'swap'>('catchUp')
export const GROWTH = named<Nothing>('growth')
/** `wishes`: what is still to be filled of what was marked; `missed`: some of it could not be paid for. */
export const GROW = named<{ seat: Seat; wishes?: readonly string[]; missed?: boolean }, 'next' | 'what'>('grow')

// Effects and what their owner has to decide: effects.ts, choices.ts, placing.ts.
export const EFFECTS = named<{ seat: Seat; list: (Effect & Why)[]; fixed: boolean }, 'next'>('effects')
export const CHOICE = named<{ seat: Seat; of: readonly (readonly Effect[])[] } & Why>('choice')
export const ANY = named<{ seat: Seat; of: readonly Kind[]; total: number; different: boolean } & Why>('any')
export const PAY = named<{ seat: Seat; coin: number; gain: readonly Effect[] } & Why>('pay')
export const STAR = named<{ seat: Seat }>('star')
export const TILE = named<{ seat: Seat }>('tile')
export const MONUMENT = named<{ seat: Seat }>('monument')
export const ROUTE = named<{ seat: Seat; pile: string }>('route')
export const PLANET = named<{ seat: Seat; planet: string }>('planet')
export const CACHE_DRAW = named<{ seat: Seat; look: number }>('cacheDraw')
export const CACHE_PLACE = named<{ seat: Seat }>('cachePlace')
