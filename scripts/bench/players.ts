/** How much better the steady computer players are than chance: one steady seat among random ones. */
import { HOSTED } from '../../src/games/index.ts'
import { STEADY } from '../../src/players/index.ts'
import { playMatch } from '../../src/players/match.ts'
import { type Player, randomPlayer } from '../../src/players/player.ts'

const GAMES = 60

export async function benchPlayers(): Promise<object[]> {
  return HOSTED.filter(({ game }) => STEADY.has(game.id) && game.seats.max > 1).map(({ game }) => {
    const seats = Math.min(4, game.seats.max)
    const names = Array.from({ length: seats }, (_, i) => `p${i + 1}`)
    let won = 0
    for (let i = 0; i < GAMES; i++) {
      const chosen = names[i % seats]!
      const players = Object.fromEntries(
        names.map((seat) => [seat, seat === chosen ? (STEADY.get(game.id) as Player) : randomPlayer]),
      )
      const { outcome } = playMatch({ game, players, seed: 1000 + i })
      const [first] = outcome.ranking
      if (first?.includes(chosen)) won += 1 / first.length
    }
    return {
      bench: `players: steady among random, ${game.id}`,
      seats,
      games: GAMES,
      winShare: Math.round((100 * won) / GAMES) / 100,
      chance: Math.round(100 / seats) / 100,
    }
  })
}
