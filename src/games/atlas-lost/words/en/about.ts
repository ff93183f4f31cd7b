/** What is told about the game before anybody plays. */
import type { About } from '../../../hosted.ts'
import type { Components } from '../../data/components.ts'
import { topicsOf } from './topics.ts'

export const aboutOf = (data: Components): About => ({
  blurb: 'Factions after the Great Collapse race for lost technology: by points, by influence, or by holding the initiative.',
  topics: topicsOf(data),
})
