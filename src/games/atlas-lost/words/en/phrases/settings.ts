/** What may be chosen when a table is opened. */
import { phrases } from '../../../../../kernel/words.ts'
import type { Components } from '../../../data/components.ts'
import type { Tree } from '../../../data/language.ts'
import { TREE } from '../terms.ts'

export const settingPhrases = ({ pack: { solo } }: Components) =>
  phrases({
    'setting.trees': 'Tech Trees',
    'setting.trees.named': ({ name, level, trees }: { name: string; level: string; trees: readonly Tree[] }, s) =>
      `${name}, ${level} (${s.list(trees.map((tree) => TREE[tree]))})`,
    'setting.trees.random': 'Three Trees at random',
    'setting.trees.set': ({ trees }: { trees: readonly Tree[] }, s) => s.list(trees.map((tree) => TREE[tree])),
    'setting.rounds': 'Last round',
    'setting.rounds.n': ({ n }: { n: number }) => `Round ${n}, then the most points win`,
    'setting.rounds.none': 'None: play until somebody wins',
    'setting.solo': 'If alone',
    'setting.solo.novice': `novice, ${solo.turns.novice} turns`,
    'setting.solo.standard': `standard, ${solo.turns.standard} turns`,
    'setting.solo.expert': `expert, ${solo.turns.expert} turns`,
  })
