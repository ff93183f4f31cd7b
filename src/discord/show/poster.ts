/** What the poster of a finished game says. */
import type { Ending } from '../../../render/poster/ending.ts'
import { placesOf, totalOf } from '../../games/common/score.ts'
import type { Outcome, Text } from '../../kernel/contract.ts'
import { type Moment, namesAt } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { sayAt } from './panel.ts'

type Told = {
  readonly outcome: Outcome
  nameOf(seat: string): string
  say(text: Text): string
  readonly locale: string
  /** When it ended, and on which server. */
  readonly endedAt: number
  readonly server: string | null
}

export function endingOf({ outcome, nameOf, say, locale, endedAt, server }: Told): Ending {
  const ours = oursIn(locale)
  const { ranking, scores, together, why } = outcome
  const [first = []] = ranking
  const places = placesOf(ranking)
  const players = ranking.flat().map(nameOf)
  const isTeam = together !== undefined && players.length > 1
  const total = (seat: string) => totalOf(scores[seat] ?? [])
  const madeOf = (seat: string) => {
    const lines = [...(scores[seat] ?? [])].filter(({ points }) => points !== 0).sort((a, b) => b.points - a.points)
    return {
      parts: lines.map(({ label, points }) => ours('poster.part', { label: say(label), points })),
      rests: lines.map((_, i) => ours('poster.rest', { points: totalOf(lines.slice(i)) })),
    }
  }
  return {
    headline: together ? ours(`poster.${together}`, { players }) : ours('poster.winner', { winners: first.map(nameOf) }),
    why: why ? say(why) : null,
    sum: together && first[0] !== undefined ? ours('poster.sum', { points: total(first[0]), players }) : null,
    ...(isTeam && first[0] !== undefined && { sumOf: madeOf(first[0]).parts }),
    standing: ranking.flatMap((group, i) =>
      group.map((seat) => ({
        seat,
        place: places[i]!,
        points: together ? null : ours('poster.points', { points: total(seat) }),
        // Alone, the points of all are one's own.
        ...(isTeam ? { parts: [] } : madeOf(seat)),
      })),
    ),
    when: ours('picture.day', { at: endedAt }),
    where: server,
  }
}

/** The end of the game at a table. */
export const endingAt = (bot: Bot, moment: Moment, outcome: Outcome, locale: string): Ending =>
  endingOf({
    outcome,
    nameOf: namesAt(moment.table),
    say: sayAt(moment, locale),
    locale,
    endedAt: moment.table.endedAt ?? bot.house.now(),
    server: bot.client.guilds.cache.get(moment.table.server ?? '')?.name ?? null,
  })
