/** What one can be remembered for. */
import type { AchievementWords } from '../../../achievement.ts'

export const achievements: Readonly<Record<string, AchievementWords>> = {
  pathfinder: { name: 'First footprints', how: 'was the first on four Techs of the second row' },
  inventor: { name: 'Teams everywhere', how: 'placed teams eight times' },
  'all-rounder': { name: 'A finger in every pie', how: 'held four different initiative tiles in the course of a game' },
  'first-to-move': { name: 'Always a step ahead', how: 'won by initiative' },
  'light-fingers': { name: 'Light fingers', how: 'stole four times' },
  'clean-hands': { name: 'Clean hands', how: 'won by technology without taking anything from anybody' },
  alone: { name: 'One against the world', how: 'beat the coalition alone' },
}
