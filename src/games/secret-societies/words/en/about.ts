/** What the game is, and its rules to look up. */
import type { About } from '../../../hosted.ts'
import { topics } from './topics/index.ts'

export const about: About = {
  blurb: 'Seven rounds of bids, open and facedown, for the countries of Earth. Every society has powers of its own.',
  topics,
}
