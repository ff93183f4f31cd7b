/** Who leads, and how far everybody is from winning, from what everybody may know: in the headline, on the card, in a panel. */
import type { Race } from '../../games/hosted.ts'
import { type Moment, speakerAt } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'

const CELLS = 8

/** A bar of text, short enough for a phone: something is never drawn as nothing. */
export function bar(share: number): string {
  const full = share <= 0 ? 0 : Math.max(1, Math.min(CELLS, Math.round(share * CELLS)))
  return '▰'.repeat(full) + '▱'.repeat(CELLS - full)
}

const raceAt = ({ table, hosted, seen }: Moment, locale: string): Race | null =>
  hosted.race?.(seen(null).view, speakerAt(table, locale)) ?? null

/** Where the game stands and who leads, until somebody has won. The view may be a seat's own; who leads is the same for all. */
export function headlineAt(moment: Moment, locale: string, view: unknown = moment.seen(null).view): string {
  const { table, hosted } = moment
  const lead = moment.seen(null).outcome ? '' : raceAt(moment, locale)?.lead
  const headline = [hosted.headline(view, speakerAt(table, locale)), ...(lead ? [lead] : [])].join(' · ')
  return oursIn(locale)('panel.headline', { title: hosted.title, headline })
}

/** One bar for each, and how near every way of winning is. */
export function raceLines(moment: Moment, locale: string): string[] {
  const race = raceAt(moment, locale)
  const ours = oursIn(locale)
  return race
    ? [
        ...race.bars.map(({ name, share, note }) => ours('race.bar', { bar: bar(share), name, note })),
        ...race.lines.map((line) => ours('race.line', { line })),
      ]
    : []
}

/** The same in one small line, with what presses most. */
export function raceBrief(moment: Moment, locale: string): string[] {
  const race = raceAt(moment, locale)
  if (!race || (race.bars.length === 0 && race.lines.length === 0)) return []
  const standings = race.bars.map(({ name, note }) => oursIn(locale)('race.brief', { name, note }))
  return [oursIn(locale)('race.line', { line: [...standings, ...race.lines.slice(0, 1)].join(' · ') })]
}
