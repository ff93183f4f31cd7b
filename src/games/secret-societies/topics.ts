import type { Topic } from '../hosted.ts'
export const topics: readonly Topic[] = []
