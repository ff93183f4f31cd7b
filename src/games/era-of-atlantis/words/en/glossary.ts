/** What Era calls things. */
import { COMMON_ACTIONS, type Glossary } from '../../../atlantis/words/en/glossary.ts'

const NAMES = { ascension: 'Ascension', poleShift: 'Pole Shift', continuation: 'Continuation' } as const
const HELD = 'A tie: the defence holds'

export const GLOSSARY: Glossary = {
  title: 'Era of Atlantis',
  resource: 'Virya',
  agent: 'agent',
  cards: NAMES,
  endings: NAMES,
  actions: {
    ...COMMON_ACTIONS,
    collect: 'Collect Virya',
    construct: 'Construct Building',
    recruit: 'Recruit',
    move: 'Move & Conflict',
  },
  neutral: 'stays out',
  aside: 'a noncombatant',
  tie: { coup: HELD, conflict: HELD, global: HELD },
  ascent: (temples, needed) => `${temples} of ${needed} Temples of Light`,
  besides(others, s) {
    if (others.length === 0) return ''
    const were = s.plural(others.length, { one: 'was', other: 'were' })
    return ` ${s.list(others.map((id) => NAMES[id]))} ${were} due as well, but this has at least as many objective cards in its favour.`
  },
  tieBreak: (by, s) =>
    by === null ? 'as the first of them in turn order' : `with ${s.count(by, 'area')}, wildernesses included`,
  compared: { name: 'Areas held', of: (nations) => nations.reduce((sum, { areas }) => sum + areas, 0) },
}
