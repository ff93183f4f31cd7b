/** Why something is not among the choices: who one is, what one holds, where one stands. */
import { phrases } from '../../../../../kernel/words.ts'
import type { Faction, TechCode } from '../../../data/components.ts'
import { cut, type Lexicon } from './lexicon.ts'

export const absentPhrases = ({ called, who }: Lexicon) =>
  phrases({
    'absent.tech': ({ tech }: { tech: TechCode }) => cut(called(tech)),
    'absent.faction': ({ at }: { at: Faction }, s) => cut(who(at, s)),
    'absent.passive': ({ own }: { own: boolean }) =>
      own ? 'it works by itself all the time.' : 'it works by itself, for whoever has a team there.',
    'absent.active': 'none of your installed cards is activated; play one that says so first.',
    'absent.no-team': 'you have no team there.',
    'absent.own-team': 'your team is there already.',
    'absent.first-level': 'teams are placed on levels 2 and 3 only.',
    'absent.level': 'you have a team on that level of its Tree, and one is all.',
    'absent.economy': 'your team there carries an economy token already.',
    'absent.culture': ({ owner }: { owner: Faction }, s) => `it has a culture token of ${who(owner, s)}.`,
    'absent.nobody': 'no other player has a team there.',
    'absent.teams': 'a team is there, and this token needs a Tech without one.',
    'absent.elsewhere': 'this token has to go somewhere else.',
    'absent.self': 'that is you.',
    'absent.track': 'the track is full.',
    'absent.ally': 'not your ally: most religion tokens there have to be yours.',
    'absent.no-token': 'has no token that this could send back.',
    'absent.guarded': 'a Tech or card there protects all tokens.',
    'absent.alone': 'it stays: its Tree has no other Tech of that level.',
    'absent.no-ally-team': 'no ally of yours has a team there.',
    'absent.in-use': 'it is in use already in this action.',
  })
