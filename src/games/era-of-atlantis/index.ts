/** Era of Atlantis: overlapping partnerships in the last age before the flood. */
import type { Game, Setting } from '../../kernel/contract.ts'
import { digest } from '../atlantis/pack.ts'
import type { Hosted } from '../hosted.ts'
import { boardSchema, type EraBoard } from './board.ts'
import { eraPack } from './pack.ts'
import { eraOf } from './rules.ts'
import { scramble } from './scramble.ts'
import { emptyTable } from './setup.ts'
import { describe, headline } from './text.ts'
import { topicsOf } from './topics.ts'
import { type EraView, eraView } from './view.ts'
import { speakerOf } from './words.ts'

const choice = (id: string) => ({ id, label: { say: `setting.${id}` } })
const SETTINGS: readonly Setting[] = [
  { id: 'mode', label: { say: 'setting.mode' }, choices: [choice('standard'), choice('introductory')], default: 'standard' },
  { id: 'powers', label: { say: 'setting.powers' }, choices: [choice('off'), choice('on')], default: 'off' },
  { id: 'ambitions', label: { say: 'setting.ambitions' }, choices: [choice('off'), choice('on')], default: 'off' },
  { id: 'specials', label: { say: 'setting.specials' }, choices: [choice('drawn'), choice('agreed')], default: 'drawn' },
]

function hosted(given: unknown): Hosted<EraBoard, EraView> {
  const pack = eraPack(given)
  const { rules, actions, first, steps } = eraOf(pack)
  const speak = speakerOf(rules)
  const game: Game<EraBoard, EraView> = {
    id: 'era-of-atlantis',
    version: 1,
    pack: digest(pack),
    seats: { min: 3, max: 5 },
    settings: SETTINGS,
    board: boardSchema,
    setup: (table) => emptyTable(rules, table),
    first,
    steps,
    view: (board, seat) => eraView(rules, actions, board, seat),
    scramble,
    migrate: {},
    speak,
  }
  return {
    game,
    title: 'Era of Atlantis',
    blurb: 'Two nations each, every one shared with a rival: expand them both before the age ends in glory or flood.',
    talk: 'open',
    headline,
    describe: (view, names) => describe(view, names, speak),
    topics: topicsOf(rules),
    withPack: hosted,
  }
}

export const eraOfAtlantis = hosted({})
