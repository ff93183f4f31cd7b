/** Reads the effect language aloud, in brief: for lists and narrow slips. */
import type { Forms, Language } from '../../../../kernel/language.ts'
import type {
  Amount,
  Condition,
  Counter,
  EventName,
  Filter,
  Op,
  PaymentKind,
  Reduction,
  Rule,
  Spot,
  Tree,
} from '../../data/language.ts'
import { costInBrief, levels } from './terms.ts'

const both = (other: string): Forms => ({ other })
const cards = (tree: Tree): Forms => ({ one: `${tree} card`, other: `${tree} cards` })

const COUNTED: Readonly<Record<Counter, Forms>> = {
  economy: { one: 'economy token', other: 'economy tokens' },
  culture: { one: 'culture token', other: 'culture tokens' },
  religion: { one: 'religion token', other: 'religion tokens' },
  military: both('power'),
  allies: { one: 'ally', other: 'allies' },
  teams: { one: 'team', other: 'teams' },
  'teams.3': { one: 'Lv.3 team', other: 'Lv.3 teams' },
  trees: { one: 'Tree with teams', other: 'Trees with teams' },
  position: { one: 'space', other: 'spaces' },
  initiatives: { one: 'tile', other: 'tiles' },
  'culture.ownTeam': { one: 'culture token by your team', other: 'culture tokens by your teams' },
  'culture.noTeam': { one: 'culture token without teams', other: 'culture tokens without teams' },
  'culture.trees': { one: 'Tree with culture', other: 'Trees with culture' },
  'culture.sameTree': both('culture there'),
  'culture.majorityTrees': { one: 'Tree led', other: 'Trees led' },
  weakerOthers: { one: 'weaker faction', other: 'weaker factions' },
  'target.tpHalf': both('2 TP of theirs'),
  'target.initiatives': { one: 'tile of theirs', other: 'tiles of theirs' },
  'target.military': both('power of theirs'),
  'installed.science': cards('science'),
  'installed.economy': cards('economy'),
  'installed.culture': cards('culture'),
  'installed.religion': cards('religion'),
  'installed.military': cards('military'),
}

function amountInBrief(sign: '+' | '−' | '', amount: Amount, what: string, s: Language): string {
  if (typeof amount === 'number') return `${sign}${amount}${what}`
  const { per, each = 1, every = 1, plus = 0, max } = amount
  const rate = `per ${every > 1 ? `${every} ` : ''}${s.plural(every, COUNTED[per])}${max ? ` (max ${max})` : ''}`
  return plus ? `${sign}${plus}${what} +${each} ${rate}` : `${sign}${each}${what} ${rate}`
}

/** Where a token may go, as far as it is not the same for all of its kind. */
const SPOT: Readonly<Record<Spot, string>> = {
  ownTeam: ' by your team',
  otherTeam: " by another's team",
  noTeam: ' where no team is',
  any: ' anywhere',
  same: ' there',
  other: '',
  distinctOthers: ', one each',
  ally: ' on an ally',
}

const WHO = { others: 'others ', target: 'chosen one ' } as const

const cheaper = (reduce: Reduction | undefined, s: Language) => (reduce ? ` −${costInBrief(reduce, s)}` : '')

function opInBrief(op: Op, s: Language): string {
  switch (op.op) {
    case 'gain':
      return `${op.who ? WHO[op.who] : ''}${amountInBrief('+', op.n, op.res, s)}`
    case 'lose':
      return `${WHO[op.who]}${amountInBrief('−', op.n, op.res, s)}`
    case 'steal':
      return `steal ${amountInBrief('', op.n, op.res, s)}${op.from === 'eachOther' ? ' each' : ''}`
    case 'draw':
      return op.keep ? `${op.n} cards, keep ${op.keep}` : `+${s.count(op.n, 'card')}`
    case 'place':
      return `+${op.n} ${op.token}${op.token === 'economy' ? '' : SPOT[op.at]}`
    case 'return':
      return `remove ${s.count(op.n, 'token')}`
    case 'moveTeam':
      return 'move a team'
    case 'placeTeam':
      return `place a team${op.levels ? ` on ${levels(op.levels, s)}` : ''}${cheaper(op.reduce, s)}`
    case 'install':
      return `install a card${cheaper(op.reduce, s)}`
    case 'useTech': {
      const techs = s.count(op.count, `${levels(op.levels, s)} Tech`)
      return `use ${techs}${op.access === 'ally' ? ' of an ally' : ''}${cheaper(op.reduce, s)}`
    }
    case 'influence':
      return op.steps < 0 ? `their marker −${-op.steps}` : `influence step${cheaper(op.reduce, s)}`
    case 'takeCard':
      return 'take a card'
    case 'discardInstalled':
      return 'others discard installed'
    case 'recover':
      return 'card from a pile'
    case 'grant':
      return '+1 card action'
    case 'if':
      return `${effectInBrief(op.then, s)} with ${conditionInBrief(op.cond, s)}${op.else ? `, else ${effectInBrief(op.else, s)}` : ''}`
    case 'choose':
      return op.options.map((option) => effectInBrief(option, s)).join(' or ')
    case 'may':
      return `${effectInBrief(op.do, s)} for ${costInBrief(op.cost, s)}`
    case 'target':
      return `${op.who === 'ally' ? 'one ally: ' : ''}${effectInBrief(op.do, s)}`
    case 'forEach':
      return `each ally: ${effectInBrief(op.do, s)}`
  }
}
/** "others +1R +1D" rather than "others +1R, others +1D", and so with the chosen one. */
export const effectInBrief = (effect: readonly Op[], s: Language): string =>
  effect
    .map((op) => opInBrief(op, s))
    .join(', ')
    .replaceAll(/(?<=(others|chosen one) [^,]*), \1/g, '')

export const conditionInBrief = (condition: Condition, s: Language): string =>
  'gte' in condition
    ? `${condition.gte[1]}+ ${s.plural(condition.gte[1], COUNTED[condition.gte[0]])}`
    : condition.gt[0] === 'military' && condition.gt[1] === 'target.military'
      ? 'more power'
      : `more ${COUNTED[condition.gt[0]].other} than ${COUNTED[condition.gt[1]].other}`

// ── Lasting rules ───────────────────────────────────────────────────────────────────────────────────────────────

const WHEN: Readonly<Record<EventName, string>> = {
  turnStart: 'each turn',
  placeTeam: 'team placed',
  replenish: 'replenished',
  collect: 'collected',
  bonusDraw: 'bonus card drawn',
  startup: 'startup',
  install: 'card installed',
  convert: 'card converted',
  'placed.economy': 'economy token placed',
  'placed.culture': 'culture token placed',
  'placed.religion': 'religion token placed',
  'gained.M': 'power gained',
  steal: 'you steal',
}
const BY = { self: '', ally: 'by allies', other: 'by others' } as const
const PAID: Readonly<Record<PaymentKind, string>> = {
  placeTeam: 'teams',
  install: 'installing',
  startup: 'starting Techs',
  tech: 'using Techs',
  commandLevel: 'commanding',
  influence: 'influence steps',
  useActive: 'activating',
}
const GUARDED = {
  steal: 'less stolen from you',
  retreat: 'marker safe',
  tokens: 'tokens safe',
  installed: 'cards safe',
} as const

function filterInBrief({ levels: on, trees, cond, onMyCulture }: Filter = {}, s: Language): string[] {
  return [
    ...(on && on.length < 3 ? [`on ${levels(on, s)}`] : []),
    ...(trees ? [`of ${trees.join('/')}`] : []),
    ...(onMyCulture ? ['on your culture'] : []),
    ...(cond ? [`with ${conditionInBrief(cond, s)}`] : []),
  ]
}

export function ruleInBrief(rule: Rule, s: Language): string {
  switch (rule.rule) {
    case 'trigger': {
      const when = s.list(
        rule.on.map((event) => WHEN[event]),
        'or',
      )
      const parts = [when, BY[rule.by], ...filterInBrief(rule.filter, s)].filter(Boolean)
      return `${rule.oncePerTurn ? 'once a turn, ' : ''}${parts.join(' ')}: ${effectInBrief(rule.do, s)}`
    }
    case 'reduce': {
      const ways = [rule.by, ...(rule.oneOf ?? [])].flatMap((by) => (by ? [costInBrief(by, s)] : []))
      return `${[PAID[rule.of], ...filterInBrief(rule.filter, s)].join(' ')} −${ways.join('/')}`
    }
    case 'guard':
      return GUARDED[rule.of]
    case 'tp':
      return amountInBrief('+', rule.n, 'TP', s)
    case 'limit':
      return `hand +${rule.by}`
  }
}
