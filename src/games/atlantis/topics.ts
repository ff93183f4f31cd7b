/** Rules to look up, before their parts are given names. */
import type { Topic } from '../hosted.ts'

export type Entry = readonly [id: string, title: string, rule: string, text: string]

export const topicOf = ([id, title, rule, text]: Entry): Topic => ({ id, title, rule, text })
