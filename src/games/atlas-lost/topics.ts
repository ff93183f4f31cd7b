import type { Topic } from '../hosted.ts'
import type { Components } from './data/components.ts'
export const topicsOf = (_data: Components): readonly Topic[] => []
