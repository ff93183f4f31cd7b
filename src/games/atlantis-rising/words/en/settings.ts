/** What a table may choose before it starts. */
import { phrases } from '../../../../kernel/words.ts'
import { levelName } from './speech.ts'

export const settings = phrases({
  'setting.difficulty': 'Difficulty',
  'setting.level': ({ level, id }: { level: number; id: string }) => `${level}. ${levelName(id)}`,
  'setting.councilors': 'Councilors',
  'setting.councilors.choose': 'Everybody chooses',
  'setting.councilors.random': 'Dealt at random',
  'setting.hands': 'Scrolls in hand',
  'setting.hands.open': 'All players see them',
  'setting.hands.private': 'Only their owner sees them',
  'setting.supplyLimits': 'Tokens',
  'setting.supplyLimits.on': 'Only those in the box',
  'setting.supplyLimits.off': 'As many as needed',
  'setting.soloBlueprint': 'Blueprint for one player',
  'setting.soloBlueprint.full': 'All components',
  'setting.soloBlueprint.short': 'A shorter one, for first games',
  'setting.specials': 'Special misfortunes',
  'setting.specials.on': 'In the deck',
  'setting.specials.off': 'Left out, for learning',
  'setting.mercy': 'Seven players',
  'setting.mercy.off': 'All draw a misfortune',
  'setting.mercy.on': 'The last one draws none',
})
