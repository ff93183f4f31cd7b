/** The rules to look up. */
import type { Topic } from '../../../../hosted.ts'
import { boardTopics } from './boards.ts'
import { courseTopics } from './course.ts'
import { societyTopics } from './societies.ts'

export const topics: readonly Topic[] = [...courseTopics, ...boardTopics, ...societyTopics]
