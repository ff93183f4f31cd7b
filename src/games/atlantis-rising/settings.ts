/** What a table may choose before it starts (a.3, a.4). Time limits are the table's own and not the game's. */
import type { Setting } from '../../kernel/contract.ts'
import type { Data } from './data/data.ts'

const choice = (id: string, choices: readonly string[], preset = choices[0]!): Setting => ({
  id,
  label: { say: `setting.${id}` },
  choices: choices.map((value) => ({ id: value, label: { say: `setting.${id}.${value}` } })),
  default: preset,
})

export const settingsFor = ({ pack: { levels } }: Data): readonly Setting[] => [
  {
    id: 'difficulty',
    label: { say: 'setting.difficulty' },
    choices: levels.map(({ id, level }) => ({ id, label: { say: 'setting.level', id, level } })),
    default: levels[0]!.id,
  },
  choice('councilors', ['choose', 'random']),
  choice('hands', ['open', 'private']),
  choice('supplyLimits', ['on', 'off']),
  choice('soloBlueprint', ['full', 'short']),
  choice('specials', ['on', 'off']),
  choice('mercy', ['off', 'on']),
]
