/** Rules to look up, in our own words; numbers come from the pack in play. */
import { topicOf } from '../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../atlantis/world.ts'
import type { Topic } from '../../../hosted.ts'
import type { AgePack } from '../../data/pack.ts'
import { nation, society } from './topics/actions.ts'
import { about, advanced, ending } from './topics/endings.ts'
import { specials } from './topics/specials.ts'
import { basics } from './topics/table.ts'

const SECTIONS = [basics, society, nation, specials, ending, advanced, about]

export const topicsOf = (rules: Printed<AgePack>): readonly Topic[] => SECTIONS.flatMap((section) => section(rules)).map(topicOf)
