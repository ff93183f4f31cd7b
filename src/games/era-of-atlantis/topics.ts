import type { Topic } from '../hosted.ts'
import type { EraRules } from './board.ts'

export const topicsOf = (_: EraRules): readonly Topic[] => []
