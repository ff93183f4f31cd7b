/** What one can be remembered for. */
import type { AchievementWords } from '../../../achievement.ts'

export const achievements: Readonly<Record<string, AchievementWords>> = {
  mason: { name: 'Master builder', how: 'paid towards five components' },
  breakwater: { name: 'The breakwater', how: 'set or paid towards five barriers' },
  librarian: { name: 'Well read', how: 'played four scrolls' },
  host: { name: 'Open doors', how: 'won three followers by a roll' },
  'dry-feet': { name: 'Dry feet', how: 'opened the Gate with 20 tiles or more still above the sea' },
  'last-rock': { name: 'On the last rock', how: 'opened the Gate with 5 tiles or fewer above the sea' },
  'hard-way': { name: 'The hard way', how: 'opened the Gate at advanced or harder' },
  'so-close': { name: 'So close', how: 'lost with eight components built' },
}
