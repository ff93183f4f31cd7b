/** Answers left beforehand, in words; and what each question is about. */
import { mandateWords } from '../../../common/words/mandate.ts'
import type { PolicyWords } from '../../../policy.ts'

export const policies: Readonly<Record<string, PolicyWords>> = {
  asked: {
    title: 'When somebody needs my word to go on',
    fields: { word: { label: 'Your answer', choice: (id) => (id === 'yes' ? 'Yes, give it to them' : 'No, I keep it') } },
    said: ({ word }) => (word === 'yes' ? 'give them what they ask for, if you can' : 'keep what they ask for'),
  },
  rolls: {
    title: 'When a roll falls short',
    fields: {
      how: { label: 'Energy for it', choice: (id) => (id === 'boost' ? 'Spend it, if I can' : 'Keep it, and leave the roll') },
    },
    said: ({ how }) => (how === 'boost' ? 'spend energy on it, if you can' : 'leave it, and keep your energy'),
  },
  mandate: mandateWords({ one: 'energy', many: 'energy' }),
  boon: { title: 'When I could exchange goods once more', fields: {}, said: () => 'exchange nothing' },
}

const WHEN: Readonly<Record<string, string>> = {
  pause: 'between phases',
  place: 'in Placing',
  late: 'after the Misfortune',
  actions: 'in Actions',
}
const WHAT: Readonly<Record<string, string>> = {
  act: 'What you do',
  roll: 'A roll that falls short',
  keep: 'Which cards you keep',
  under: 'Which card goes under the pile',
  shed: 'Which card you give up',
  peek: 'In which order cards go back',
  boon: 'What you exchange',
  asked: 'What somebody asks of you',
}

export const questions: Readonly<Record<string, string>> = {
  'choose.councilor': 'Which councilor you play',
  'round.hologram': 'What the hologram copies',
  'flood.where': 'Where the sea comes in',
  'flood.escape': 'Where your piece flees to',
  ...Object.fromEntries(
    Object.entries(WHEN).flatMap(([phase, when]) =>
      Object.entries(WHAT).map(([stage, what]) => [`${phase}.${stage}`, `${what}, ${when}`]),
    ),
  ),
}
