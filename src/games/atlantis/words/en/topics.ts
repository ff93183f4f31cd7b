/** Rules to look up, before their parts are given names. */
import type { Topic } from '../../../hosted.ts'

export type Entry = readonly [id: string, title: string, rule: string, text: string]

/** What both rulebooks say alike; Doom in the section on conflicts. */
export const roundEntry: Entry = [
  'round',
  'End of a round',
  '6.2',
  'When everybody has had a turn: the End marker moves a step towards the start, or only turns back if it was turned over; then the round marker moves on; then the endings are looked at. The End marker is turned over whenever a Temple of Light is built or a building destroyed.',
]
export const doomEntry = (rule: string): Entry => [
  'doom',
  'Doom',
  rule,
  'Doom comes one step nearer for every building destroyed, and by some special actions. Every real step pays the controllers of Temples of Darkness.',
]

export const topicOf = ([id, title, rule, text]: Entry): Topic => ({ id, title, rule, text })
