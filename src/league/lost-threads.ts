/** A game whose thread is gone goes on in another one, where the league lives now: clocks run, so people have to hear of it. */
import { aloneInTheWorld, type House } from '../tables/house.ts'
import { moveTo } from '../tables/repair.ts'
import { divisionsIn } from './divisions.ts'
import { gameName, type Threads } from './next-games.ts'
import { onSeason, seasonById } from './steps.ts'

export async function rehouse(house: House, table: string, threads: Threads): Promise<void> {
  const found = await house.store.league.seasonOfTable(table)
  if (!found) return
  const season = await seasonById(house, found)
  const game = season.games.find((each) => each.table === table)
  if (game?.status !== 'playing') return
  const name = gameName(house, { season, game, entries: season.entries }, divisionsIn(season, game.tier))
  const thread = await aloneInTheWorld(house, 'league:games', async () => {
    const found = await threads({ channel: season.league.channel, name, game: game.id })
    await onSeason(house, season.id, async ({ games }) => {
      const now = games.find(({ id }) => id === game.id)
      return { step: now ? { games: [{ ...now, thread: found }] } : null, result: undefined }
    })
    return found
  })
  await moveTo(house, table, thread)
}
