/** What one can be remembered for, in both editions. */
import type { AchievementWords } from '../../../achievement.ts'

export const achievements: Readonly<Record<string, AchievementWords>> = {
  conqueror: { name: 'Marching orders', how: 'won three Conflicts that they began' },
  plotter: { name: 'The power behind the throne', how: 'carried off two Coups of their own' },
  ally: { name: 'A friend in arms', how: 'stood with somebody else’s attack twice, and it succeeded' },
  shield: { name: 'They shall not pass', how: 'helped to beat off two attacks' },
  builder: { name: 'Founder of cities', how: 'built seven times' },
  dove: { name: 'The quiet way', how: 'won without beginning a single Conflict or Global Conflict' },
  seer: { name: 'I saw it coming', how: 'held cards worth three points or more for the ending it came to' },
}
