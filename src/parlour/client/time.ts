// Discord's timestamp styles in the reader's own language and zone.

export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R'

const STYLES: Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

/** `now` matters to the relative style only. A message may hold any number, so a date that cannot be is said, not thrown. */
export function formatTime(at: number, style: TimeStyle, now: number, locale?: string): string {
  if (Number.isNaN(new Date(at).getTime())) return 'an impossible time'
  return style === 'R' ? relative(at - now, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(at)
}

// Average lengths, as Discord counts them.
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

function relative(milliseconds: number, locale?: string): string {
  const seconds = Math.round(milliseconds / 1000)
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1)!
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(seconds / size), unit)
}
