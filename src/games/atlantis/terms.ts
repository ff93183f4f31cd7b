/** The words both editions share, as types. */

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

export const BUILDINGS = ['base', 'capitol', 'factory', 'pyramid', 'dark', 'light'] as const
export type Building = (typeof BUILDINGS)[number]

/** In the order in which they win a tie. */
export const ENDINGS = ['ascension', 'poleShift', 'continuation'] as const
export type Ending = (typeof ENDINGS)[number]
/** An objective card is known by the ending it hopes for. */
export type Card = Ending

/** What a dial can be set to. */
export type Stance = 'attack' | 'defend' | 'peace'
/** How somebody came to take part in a contest (4.6): which stances that leaves is the edition's. */
export type Role = 'attacker' | 'defender' | 'partner' | 'bystander'
