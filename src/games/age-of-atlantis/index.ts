/** Age of Atlantis: the older edition, where the lesser of two shared nations decides. */
import type { Game, Setting } from '../../kernel/contract.ts'
import { digest } from '../atlantis/pack.ts'
import type { Hosted } from '../hosted.ts'
import { type AgeBoard, boardSchema } from './board.ts'
import { agePack } from './pack.ts'
import { ageOf } from './rules.ts'
import { scramble } from './scramble.ts'
import { emptyTable } from './setup.ts'
import { describe, headline } from './text.ts'
import { topicsOf } from './topics.ts'
import { type AgeView, ageView } from './view.ts'
import { speakerOf } from './words.ts'

const choice = (id: string) => ({ id, label: { say: `setting.${id}` } })
const SETTINGS: readonly Setting[] = [
  { id: 'powers', label: { say: 'setting.powers' }, choices: [choice('off'), choice('on')], default: 'off' },
]

function hosted(given: unknown): Hosted<AgeBoard, AgeView> {
  const pack = agePack(given)
  const { rules, actions, first, steps } = ageOf(pack)
  const speak = speakerOf(rules)
  const game: Game<AgeBoard, AgeView> = {
    id: 'age-of-atlantis',
    version: 1,
    pack: digest(pack),
    seats: { min: 3, max: 5 },
    settings: SETTINGS,
    board: boardSchema,
    setup: (table) => emptyTable(rules, table),
    first,
    steps,
    view: (board, seat) => ageView(rules, actions, board, seat),
    scramble,
    migrate: {},
    speak,
  }
  return {
    game,
    title: 'Age of Atlantis',
    blurb: 'Share two nations with two rivals, and let the weaker of them decide: light, darkness, or neither?',
    talk: 'free',
    headline,
    describe: (view, names) => describe(view, names, speak),
    topics: topicsOf(rules),
    withPack: hosted,
  }
}

export const ageOfAtlantis = hosted({})
