/** What an edition calls things. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Building, Card, ContestKind, Ending } from '../../terms.ts'
import type { NationView } from '../../view.ts'

/** What one edition calls things, and how it says what differs in a clause. */
export type Glossary = {
  readonly title: string
  readonly resource: string
  /** What stands for a society in a nation. */
  readonly agent: string
  readonly cards: Readonly<Record<Card, string>>
  /** An ending; a card may be called otherwise than the ending it hopes for. */
  readonly endings: Readonly<Record<Ending, string>>
  readonly actions: Readonly<Record<string, string>>
  /** What somebody does who takes no side in a contest. */
  readonly neutral: string
  /** What the rulebook calls such a one. */
  readonly aside: string
  /** What a tie means. */
  readonly tie: Readonly<Record<ContestKind, string>>
  /** How far Ascension is. */
  ascent(temples: number, needed: number): string
  /** Endings that came at the same time and were not applied. */
  besides(others: readonly Ending[], s: Speaker): string
  /** What a tie was decided by: so many of something; `null`: turn order. */
  tieBreak(by: number | null, s: Speaker): string
  /** What is compared between those with equally many points, and how many of it a player has who has these nations. */
  readonly compared: { readonly name: string; of(nations: readonly NationView[]): number }
}

/** What both call alike. */
export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  base: 'Base',
  capitol: 'Capitol',
  factory: 'Factory',
  pyramid: 'Pyramid',
  dark: 'Temple of Darkness',
  light: 'Temple of Light',
}
export const MARKER_NAMES = { 'chimera-lab': 'Chimera Lab', 'healing-crystal': 'Healing Crystal' } as const
export const COMMON_ACTIONS = { intrigue: 'Intrigue', coup: 'Coup', repolarize: 'Repolarize', global: 'Global Conflict' } as const
