/** Who somebody is in Era, how it is won, and how far everybody has come. */
import type { Speaker } from '../../../../kernel/language.ts'
import { briefingOf, raceOf } from '../../../atlantis/words/en/outlook.ts'
import type { Printed } from '../../../atlantis/world.ts'
import type { Race } from '../../../hosted.ts'
import type { EraPack } from '../../data/pack.ts'
import type { EraView } from '../../view.ts'
import { goalFor } from './goals.ts'
import { eraLexicon } from './phrases.ts'

export const goal = ({ ending, buildings }: EraPack): string[] => [
  'Secret societies pull the strings of Atlantis and its rivals in the last age before the flood.',
  `Most victory points win: the Power of the lesser of your two nations (each Temple of Light ${buildings.lightPower} more), your Virya, objective cards that come true, and a share in the leading nation.`,
  `It ends when a round closes with ${ending.ascension} Temples of Light on the map (Ascension), with Doom on the round marker (Pole Shift), or with the round marker on the End marker (Continuation).`,
]

export const briefing = (view: EraView, s: Speaker, data: Printed<EraPack>): readonly string[] =>
  briefingOf(view, s, eraLexicon(data), {
    powers: view.mode.powers,
    goals: ({ nations }) =>
      view.ambitions.flatMap(({ nation, card, name }) => {
        const secret = data.pack.ambitions.find(({ id }) => id === card)
        if (!nations.includes(nation) || !secret) return []
        const players = view.order.length === 3 ? '3' : view.order.length === 4 ? '4' : '5'
        return [`Secret goal of ${data.world.areas[nation]!.name}, ${name}: ${goalFor(secret, players)}`]
      }),
  })

export const race = (view: EraView, s: Speaker): Race =>
  raceOf(view, s, `Ascension: ${view.ascension.onMap} of ${view.ascension.needed} Temples of Light.`)
