/** Who somebody is in Age, how it is won, and how far everybody has come. */
import type { Speaker } from '../../../../kernel/language.ts'
import { briefingOf, raceOf } from '../../../atlantis/words/en/outlook.ts'
import type { Printed } from '../../../atlantis/world.ts'
import type { Race } from '../../../hosted.ts'
import type { AgePack } from '../../data/pack.ts'
import type { AgeView } from '../../view.ts'
import { ageLexicon } from './phrases.ts'

export const goal = ({ ending, buildings }: AgePack): string[] => [
  'Secret societies share the nations of a lost world, and let light, darkness or neither win.',
  `Most victory points win: the power of the lesser of your two nations (each Temple of Light ${buildings.lightPower} more), power points (PP) left over, and objective cards that come true.`,
  `It ends when a round closes with ${ending.ascension} more Temples of Light than of Darkness (Ascension), with Doom on the round marker (Pole Shift), or with the round marker on the End marker (Continuation).`,
]

export const briefing = (view: AgeView, s: Speaker, data: Printed<AgePack>): readonly string[] =>
  briefingOf(view, s, ageLexicon(data), { powers: view.mode.powers })

export function race(view: AgeView, s: Speaker): Race {
  const { light, dark, needed } = view.ascension
  return raceOf(view, s, `Ascension: ${s.count(light, 'Temple')} of Light, ${dark} of Darkness; Light has to lead by ${needed}.`)
}
