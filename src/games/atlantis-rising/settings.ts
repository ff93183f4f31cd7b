/** What a table may choose before it starts (a.3, a.4). Time limits are the table's own and not the game's. */
import type { Setting } from '../../kernel/contract.ts'
import type { Data } from './data/data.ts'
import type { RisingText } from './words/says.ts'

const choice = (id: string, label: RisingText) => ({ id, label })

export const settingsFor = ({ pack: { levels } }: Data): readonly Setting<RisingText>[] => [
  {
    id: 'difficulty',
    label: { say: 'setting.difficulty' },
    choices: levels.map(({ id, level }) => choice(id, { say: 'setting.level', id, level })),
    default: levels[0]!.id,
  },
  {
    id: 'councilors',
    label: { say: 'setting.councilors' },
    choices: [choice('choose', { say: 'setting.councilors.choose' }), choice('random', { say: 'setting.councilors.random' })],
    default: 'choose',
  },
  {
    id: 'hands',
    label: { say: 'setting.hands' },
    choices: [choice('open', { say: 'setting.hands.open' }), choice('private', { say: 'setting.hands.private' })],
    default: 'open',
  },
  {
    id: 'supplyLimits',
    label: { say: 'setting.supplyLimits' },
    choices: [choice('on', { say: 'setting.supplyLimits.on' }), choice('off', { say: 'setting.supplyLimits.off' })],
    default: 'on',
  },
  {
    id: 'soloBlueprint',
    label: { say: 'setting.soloBlueprint' },
    choices: [choice('full', { say: 'setting.soloBlueprint.full' }), choice('short', { say: 'setting.soloBlueprint.short' })],
    default: 'full',
  },
  {
    id: 'specials',
    label: { say: 'setting.specials' },
    choices: [choice('on', { say: 'setting.specials.on' }), choice('off', { say: 'setting.specials.off' })],
    default: 'on',
  },
  {
    id: 'mercy',
    label: { say: 'setting.mercy' },
    choices: [choice('off', { say: 'setting.mercy.off' }), choice('on', { say: 'setting.mercy.on' })],
    default: 'off',
  },
]
