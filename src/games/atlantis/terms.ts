/** The words both editions share, as types. */

/** What is looked at like a place: what a player could attack or take over. */
export const REACH = 'reach'

export type AreaId = string
/** A major nation is called by the id of its home area. */
export type NationId = string
export type OceanId = string
export type CounterId = string
export type SpecialId = string
export type SocietyId = string
/** `pad.coup`, `atlantis.collect` or `special.vimanas`. A pad's spaces exist once for each seat. */
export type SpaceId = string

export type AreaKind = 'home' | 'minor' | 'wilderness'

export type Players = '3' | '4' | '5'
export const BUILDINGS = ['base', 'capitol', 'factory', 'pyramid', 'dark', 'light'] as const
export type Building = (typeof BUILDINGS)[number]

/** What sets a major nation apart: Crystal Technology, Warrior Culture, Agni Strike, Levitating Construction, Faithful. */
export const EFFECTS = ['crystal', 'culture', 'strike', 'levitation', 'faithful'] as const
export type Effect = (typeof EFFECTS)[number]

/** In the order in which they win a tie. */
export const ENDINGS = ['ascension', 'poleShift', 'continuation'] as const
export type Ending = (typeof ENDINGS)[number]
/** An objective card is known by the ending it hopes for. */
export type Card = Ending

/** What a dial can be set to. */
export const STANCES = ['attack', 'defend', 'peace'] as const
export type Stance = (typeof STANCES)[number]
/** How somebody came to take part in a contest (4.6): which stances that leaves is the edition's. */
export const ROLES = ['attacker', 'defender', 'partner', 'bystander'] as const
export type Role = (typeof ROLES)[number]

export const CONTESTS = ['coup', 'conflict', 'global'] as const
export type ContestKind = (typeof CONTESTS)[number]

/** Why units are removed: Agni Strike, Brahmastra, a lost Global Conflict, a tied one. */
export type StrikeCause = 'agni' | 'brahmastra' | 'global' | 'tie'

/** Several with the most points, in the order in which they come, and how many they have of what is compared next. */
export type Tie = readonly { readonly seat: string; readonly count: number }[]

/** Objective cards of one kind that a player held at the end, and what they brought: points, and what everything is paid with. */
export type Paid = { readonly card: Card; readonly count: number; readonly points: number; readonly gain: number }
