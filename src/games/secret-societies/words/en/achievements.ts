/** What one can be remembered for. */
import type { AchievementWords } from '../../../achievement.ts'

export const achievements: Readonly<Record<string, AchievementWords>> = {
  monuments: { name: 'Carved in stone', how: 'raised six Monuments' },
  bargains: { name: 'A nose for a bargain', how: 'bought six countries for a Coin or less each' },
  broker: { name: 'My usual fee', how: 'was paid a fee by others at three of their purchases' },
  treasurer: { name: 'The deep vault', how: 'scored ten points or more with the Treasury' },
  stargazer: { name: 'Written in the stars', how: 'placed three Stars' },
  orbit: { name: 'Up and away', how: 'moved their Satellite six times' },
  hair: { name: 'By a hair', how: 'won with two points more than the next, or fewer' },
  landslide: { name: 'The whole world', how: 'won with fifteen points more than the next' },
}
