/** Every sentence this game says, put together from three lists. */
import type { LoosePhrases } from '../../kernel/words.ts'
import type { Data } from './data/data.ts'
import { events } from './words/events.ts'
import { questions } from './words/questions.ts'
import { reasons } from './words/reasons.ts'

export const LEVEL_NAMES: Readonly<Record<string, string>> = {
  introductory: 'Introductory',
  standard: 'Standard',
  advanced: 'Advanced',
  expert: 'Expert',
  legendary: 'Legendary',
}

const SETTINGS: LoosePhrases = {
  'setting.difficulty': 'Difficulty',
  'setting.level': ({ level, id }) => `${level}. ${LEVEL_NAMES[String(id)] ?? id}`,
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
}

export const wordsFor = (data: Data): LoosePhrases => ({ ...questions(data), ...events(data), ...reasons(data), ...SETTINGS })
