/**
 * A league may play more than one game: in divisions they take turns from game to game, where it is drawn round by round a round is one of
 * them. Which one a game is follows from its number or its round, so the draw, which gives the numbers, can share them out.
 */
import type { LeagueGame, LeagueRow, LeagueSettings, SeasonRow } from '../store/league-store.ts'

export type Kind = { readonly game: string; readonly options: Readonly<Record<string, string>> }
type Mixed = Pick<LeagueRow, 'game' | 'options'> & { readonly settings: Pick<LeagueSettings, 'mix'> }

/** All that a league plays, its own game first. */
export const kindsOf = ({ game, options, settings }: Mixed): readonly Kind[] => [{ game, options }, ...(settings.mix ?? [])]

type Playing = { readonly league: Pick<LeagueRow, 'game' | 'options'>; readonly settings: SeasonRow['settings'] }

/** What one of its games is: a season goes on with what it began with. */
export function kindAt({ league, settings }: Playing, { tier, division, n }: Pick<LeagueGame, 'tier' | 'division' | 'n'>): Kind {
  const kinds = kindsOf({ ...league, settings })
  const isRound = settings.format !== undefined && tier === 0
  return kinds[(isRound ? division : n - 1) % kinds.length]!
}

/** How unevenly people play the kinds, if they take turns in this order: nothing is even. */
export function unevenness(games: readonly (readonly number[])[], kinds: number): number {
  const people = new Set(games.flat())
  let sum = 0
  for (const person of people) {
    const mine = Array.from({ length: kinds }, () => 0)
    for (const [i, game] of games.entries()) if (game.includes(person)) mine[i % kinds]!++
    const most = mine.reduce((all, each) => all + each, 0) / kinds
    for (const each of mine) sum += (each - most) ** 2
  }
  return sum
}
