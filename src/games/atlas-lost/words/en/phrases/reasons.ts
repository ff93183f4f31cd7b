/** Why something cannot be done now. */
import type { Language } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { Components } from '../../../data/components.ts'
import type { Cost } from '../../../data/language.ts'
import { conditionInFull } from '../full.ts'
import { costInFull } from '../terms.ts'
import type { Lexicon } from './lexicon.ts'

/** The least of what is only too dear. */
type Near = { readonly cheapest: Cost | null }
const takes = ({ cheapest }: Near, s: Language) => (cheapest ? `: the cheapest takes ${costInFull(cheapest, s)}` : '')

export const reasonPhrases = ({ spaces }: Components, { face }: Lexicon) =>
  phrases({
    'why.cost': ({ cost }: { cost: Cost }, s) => `You cannot pay ${costInFull(cost, s)}.`,
    'why.step': ({ to }: { to: number }, s) => {
      const costs = spaces[to - 1]?.costs ?? []
      return `You cannot pay ${costs.map((cost) => costInFull(cost, s)).join(', nor ')}.`
    },
    'why.no-team-there': 'You have no team there: place one first.',
    'why.no-lv2': 'You need a team on Lv.2 of this Tree first.',
    'why.no-route': 'No route leads there from your Lv.2 team.',
    'why.condition': ({ of }: { of: string }) => {
      const { condition } = face(of)
      return condition ? `It can be used only if ${conditionInFull(condition)}.` : 'It cannot be used now.'
    },
    'why.used': 'You have used it this turn.',
    'why.main-used': 'You have taken your main action this turn.',
    'why.command-used': 'You have taken your command action this turn.',
    'why.no-command': 'You have no command to spend.',
    'why.card-used': 'You have no card action left this turn.',
    'why.no-cards': 'Your hand is empty.',
    'why.no-teams': 'All your teams are out.',
    'why.no-place': (near: Near, s) => `There is no Tech you can place a team on now${takes(near, s)}.`,
    'why.no-startup': (near: Near, s) => `You cannot start up any of your Techs now${takes(near, s)}.`,
    'why.no-command-tech': (near: Near, s) => `There is no Tech you can command now${takes(near, s)}.`,
    'why.no-activation': (near: Near, s) => `You cannot activate any of your installed cards now${takes(near, s)}.`,
  })
