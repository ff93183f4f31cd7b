/** What a table may choose before it starts (a.3, a.4). Time limits are the table's own and not the game's. */
import type { Setting } from '../../kernel/contract.ts'
import type { Data } from './data/data.ts'
import type { Choice, RisingText } from './words/says.ts'

const choice = (id: string, label: RisingText, means: RisingText): Choice => ({ id, label, means })

export const settingsFor = ({ pack: { levels } }: Data): readonly Setting<RisingText>[] => [
  {
    id: 'difficulty',
    label: { say: 'setting.difficulty' },
    choices: levels.map(({ id, level, calm, controlled }) =>
      choice(id, { say: 'setting.level', id, level }, { say: 'setting.level.means', calm, controlled }),
    ),
    default: levels[0]!.id,
  },
  {
    id: 'councilors',
    label: { say: 'setting.councilors' },
    choices: [
      choice('choose', { say: 'setting.councilors.choose' }, { say: 'setting.councilors.choose.means' }),
      choice('random', { say: 'setting.councilors.random' }, { say: 'setting.councilors.random.means' }),
    ],
    default: 'choose',
  },
  {
    id: 'hands',
    label: { say: 'setting.hands' },
    choices: [
      choice('open', { say: 'setting.hands.open' }, { say: 'setting.hands.open.means' }),
      choice('private', { say: 'setting.hands.private' }, { say: 'setting.hands.private.means' }),
    ],
    default: 'open',
  },
  {
    id: 'supplyLimits',
    label: { say: 'setting.supplyLimits' },
    choices: [
      choice('on', { say: 'setting.supplyLimits.on' }, { say: 'setting.supplyLimits.on.means' }),
      choice('off', { say: 'setting.supplyLimits.off' }, { say: 'setting.supplyLimits.off.means' }),
    ],
    default: 'on',
  },
  {
    id: 'soloBlueprint',
    label: { say: 'setting.soloBlueprint' },
    choices: [
      choice('full', { say: 'setting.soloBlueprint.full' }, { say: 'setting.soloBlueprint.full.means' }),
      choice('short', { say: 'setting.soloBlueprint.short' }, { say: 'setting.soloBlueprint.short.means' }),
    ],
    default: 'full',
    seats: 1,
  },
  {
    id: 'specials',
    label: { say: 'setting.specials' },
    choices: [
      choice('on', { say: 'setting.specials.on' }, { say: 'setting.specials.on.means' }),
      choice('off', { say: 'setting.specials.off' }, { say: 'setting.specials.off.means' }),
    ],
    default: 'on',
  },
  {
    id: 'mercy',
    label: { say: 'setting.mercy' },
    choices: [
      choice('off', { say: 'setting.mercy.off' }, { say: 'setting.mercy.off.means' }),
      choice('on', { say: 'setting.mercy.on' }, { say: 'setting.mercy.on.means' }),
    ],
    default: 'off',
    seats: 7,
  },
]
