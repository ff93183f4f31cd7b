/** The rules to look up. */
import type { Topic } from '../../../../hosted.ts'
import { boardTopics } from './boards.ts'
import { courseTopics } from './course.ts'
import { societyTopics } from './societies.ts'

/** As the pack that comes with the bot marks its sources. */
const data: Topic = {
  id: 'data',
  title: 'Where the numbers come from',
  rule: '–',
  text: 'Some numbers stood only on pieces that no public source shows, and are reconstructed here: which countries are Deeds, with their Land, Industry, Population, Islands and borders; Coins of HQs and societies; values and stacks of Bid Cards and their outbid rewards; the Agenda’s retrieval prices, consolations and trades; Projects and their Power; Monuments, Stars, planets, the Satellite and Treasury tracks and the investments. Rules, societies’ powers and everything the rulebook shows are as printed. Whoever owns the printed game can give this server a pack with the true numbers.',
}

export const topics: readonly Topic[] = [...courseTopics, ...boardTopics, ...societyTopics, data]
