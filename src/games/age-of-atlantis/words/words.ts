/** What a language brings for Age. */
import type { EditionWords } from '../../atlantis/words/words.ts'
import type { Printed } from '../../atlantis/world.ts'
import type { AgePack } from '../data/pack.ts'
import type { AgeView } from '../view.ts'
import type { agePhrases } from './en/phrases.ts'

export type AgeWords = EditionWords<Printed<AgePack>, AgeView, ReturnType<typeof agePhrases>>
