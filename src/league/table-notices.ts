/** What the league has to say at the tables of its games: what a missed answer cost, and what the game was worth. */

import type { LeagueGame, Season } from '../store/league-store.ts'
import { commitAt, type House } from '../tables/house.ts'
import { atTable } from '../tables/position.ts'
import type { BotText } from '../words/words.ts'
import { deductionsFor } from './deductions.ts'
import { pointsFor, pointsText } from './points.ts'
import { entryOf, isDone, seasonById } from './steps.ts'

/** Told once, whenever the process dies: `post` names what is told. */
async function tell(house: House, id: string, post: string, text: BotText): Promise<void> {
  const table = await house.store.table(id)
  if (!table || (await house.store.post(post))) return
  const posts = [{ id: post, channel: table.channel, body: { kind: 'notice', text, ping: [] } as const, dueAt: house.now() }]
  // Clocks and computers may be at work at the same table.
  await atTable(house, id, (now) => commitAt(house, now, { posts }))
}

/** Timers of tables that promise to tell; set whenever a miss is noted, and harmless where there is nothing to tell. */
export const toldLater = (house: House, table: string, person: string) => ({
  subject: table,
  key: `league:charged:${person}`,
  dueAt: house.now(),
})

/** At the table the first missed answer looks free; in the league it may not be. */
export async function tellCharge(house: House, table: string, person: string): Promise<void> {
  const season = await house.store.league.seasonOfTable(table)
  if (!season) return
  const incidents = (await house.store.league.incidentsIn(season)).filter((incident) => incident.person === person)
  const charges = deductionsFor(incidents).filter(({ points }) => points > 0)
  const last = incidents.find((incident) => incident.id === charges.at(-1)?.incident)
  if (last?.table !== table) return
  const say = charges.at(-1)!.why === 'out' ? 'league.miss-out' : 'league.miss-cost'
  await tell(house, table, `${table}-${person}-charge${charges.length}`, { say, person })
}

/** A game counts, or does not: those who played it hear what it brought. */
export async function tellResult(house: House, id: string): Promise<void> {
  const seasonId = await house.store.league.seasonOfGame(id)
  if (!seasonId) return
  const season = await seasonById(house, seasonId)
  const game = season.games.find((each) => each.id === id)
  if (!game?.table || !isDone(game)) return
  const { league, number } = season
  const verdict = game.verdict ?? ''
  const text: BotText =
    game.status === 'scored'
      ? { say: 'league.scored', league: league.name, season: number, results: resultsText(season, game), verdict }
      : { say: 'league.uncounted', league: league.name, season: number, verdict }
  await tell(house, game.table, `${game.table}-worth${game.endedAt}`, text)
}

/** "Ann 10, Bob 0 (a computer), Cid 0 (Dan 0.5)", best first: whoever plays for somebody else gets half. */
function resultsText(season: Season, { seats }: LeagueGame): string {
  const called = (person: string) => entryOf(season, person)?.name ?? 'somebody'
  const worth = pointsFor(seats.map(({ place }) => place ?? seats.length))
  return seats
    .map(({ owner, player, place }, i) => {
      const holder = player === null ? 'a computer' : `${called(player)} ${pointsText(worth[i]! / 2)}`
      const points = owner === player ? `**${pointsText(worth[i]!)}**` : `**0** (${holder})`
      return { place: place ?? seats.length, text: `${called(owner)} ${points}` }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(', ')
}
