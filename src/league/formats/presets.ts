/** Formats by the names people know them by, and what each brings unless an organiser says otherwise. */
import type { LeagueSettings } from '../../store/league-store.ts'

type Preset = { readonly pace?: string; readonly settings: Partial<LeagueSettings> }

const MINUTES = 1 / (24 * 60)
const EVENT = { off: 1, repeat: false, atOnce: 1 } as const

export const FORMATS = {
  divisions: { settings: {} },
  swiss: { settings: { format: 'swiss' } },
  cup: { settings: { format: 'knockout' } },
  'groups-and-cup': { settings: { format: 'groups' } },
  evening: { pace: 'blitz', settings: { ...EVENT, format: 'swiss', rounds: 1, hours: 6, checkin: 30 * MINUTES } },
  week: { pace: 'fast', settings: { ...EVENT, format: 'swiss', rounds: 2, weeks: 1, checkin: 1 } },
} as const satisfies Readonly<Record<string, Preset>>

export type FormatName = keyof typeof FORMATS
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[]
export const presetOf = (name: string): Preset => (Object.hasOwn(FORMATS, name) ? FORMATS[name as FormatName] : FORMATS.divisions)
