/** What stands out in a game of Secret Societies. */
import { type Achievement, ahead, all, scored, told, won } from '../achievement.ts'

const bought = ['auction.bought', 'auction.boughtWithFee']
const CHEAP = 1

export const achievements: readonly Achievement[] = [
  { id: 'monuments', holds: told('monument.gained', 6) },
  {
    id: 'bargains',
    holds: (game, seat) =>
      game.told.filter(({ say, seat: by, price }) => bought.includes(say) && by === seat && Number(price) <= CHEAP).length >= 6,
  },
  { id: 'broker', holds: told('auction.boughtWithFee', 3, ({ to }, seat) => to === seat) },
  { id: 'treasurer', holds: scored(10, ({ part }) => part === 'treasury') },
  { id: 'stargazer', holds: told('star.placed', 3) },
  { id: 'orbit', holds: told('satellite.advanced', 6) },
  { id: 'hair', holds: ahead((lead) => lead <= 2) },
  {
    id: 'landslide',
    holds: all(
      won,
      ahead((lead) => lead >= 15),
    ),
  },
]
