import type { Topic } from '../hosted.ts'
import type { Data } from './data/data.ts'

export const topicsFor = (_data: Data): readonly Topic[] => []
