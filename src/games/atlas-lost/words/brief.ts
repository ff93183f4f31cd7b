/** Reads the effect language aloud, in brief: for buttons and lists. */
import type {
  Amount,
  Condition,
  Cost,
  Counter,
  EventName,
  Filter,
  Op,
  Part,
  PaymentKind,
  Reduction,
  Rule,
  Spot,
  Tree,
} from '../data/language.ts'
import { PARTS } from '../data/language.ts'
import { levels, plural } from './full.ts'

const BRIEF_PART: Readonly<Record<Part, (n: number) => string>> = {
  R: (n) => `${n}R`,
  D: (n) => `${n}D`,
  C: (n) => `${n}C`,
  M: (n) => `${n}M`,
  TP: (n) => `${n}TP`,
  economy: (n) => `${n} economy`,
  culture: (n) => `${n} culture`,
  religion: (n) => `${n} religion`,
  discard: (n) => plural(n, 'card'),
  asset: (n) => plural(n, 'asset'),
  team3: (n) => plural(n, 'Lv.3 team'),
}

export const costInBrief = (cost: Cost): string =>
  PARTS.flatMap((part) => (cost[part] ? [BRIEF_PART[part](cost[part])] : [])).join(' ')

type Forms = readonly [one: string, more: string]

const COUNTED: Readonly<Record<Exclude<Counter, `installed.${Tree}`>, Forms>> = {
  economy: ['economy token', 'economy tokens'],
  culture: ['culture token', 'culture tokens'],
  religion: ['religion token', 'religion tokens'],
  military: ['power', 'power'],
  allies: ['ally', 'allies'],
  teams: ['team', 'teams'],
  'teams.3': ['Lv.3 team', 'Lv.3 teams'],
  trees: ['Tree with teams', 'Trees with teams'],
  position: ['space', 'spaces'],
  initiatives: ['tile', 'tiles'],
  'culture.ownTeam': ['culture token by a team', 'culture tokens by teams'],
  'culture.noTeam': ['culture token without teams', 'culture tokens without teams'],
  'culture.trees': ['Tree with culture', 'Trees with culture'],
  'culture.sameTree': ['culture there', 'culture there'],
  'culture.majorityTrees': ['Tree led', 'Trees led'],
  weakerOthers: ['weaker faction', 'weaker factions'],
  'target.tpHalf': ['2 TP of theirs', '2 TP of theirs'],
  'target.initiatives': ['tile of theirs', 'tiles of theirs'],
  'target.military': ['power of theirs', 'power of theirs'],
}
const counted = (counter: Counter, n: number): string => {
  if (counter in COUNTED) return COUNTED[counter as keyof typeof COUNTED][n === 1 ? 0 : 1]
  return `${counter.slice('installed.'.length)} card${n === 1 ? '' : 's'}`
}

function amountInBrief(amount: Amount, what: string): string {
  if (typeof amount === 'number') return `+${amount}${what}`
  const { per, each = 1, every = 1, plus = 0, max } = amount
  const rate = `per ${every > 1 ? `${every} ` : ''}${counted(per, every)}${max ? ` (max ${max})` : ''}`
  return plus ? `+${plus}${what} +${each} ${rate}` : `+${each}${what} ${rate}`
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

const cheaper = (reduce: Reduction | undefined) => (reduce ? ` −${costInBrief(reduce)}` : '')

function opInBrief(op: Op): string {
  switch (op.op) {
    case 'gain':
      return `${op.who ? WHO[op.who] : ''}${amountInBrief(op.n, op.res)}`
    case 'lose':
      return `${WHO[op.who]}${amountInBrief(op.n, op.res).replace('+', '−')}`
    case 'steal':
      return `steal ${amountInBrief(op.n, op.res).replace('+', '')}${op.from === 'eachOther' ? ' each' : ''}`
    case 'draw':
      return op.keep ? `${op.n} cards, keep ${op.keep}` : `+${plural(op.n, 'card')}`
    case 'place':
      return `+${op.n} ${op.token}${op.token === 'economy' ? '' : SPOT[op.at]}`
    case 'return':
      return `remove ${plural(op.n, 'token')}`
    case 'moveTeam':
      return 'move a team'
    case 'placeTeam':
      return `place a team${op.levels ? ` on ${levels(op.levels)}` : ''}${cheaper(op.reduce)}`
    case 'install':
      return `install a card${cheaper(op.reduce)}`
    case 'useTech':
      return `use ${op.count} ${levels(op.levels)} Tech${op.count > 1 ? 's' : ''}${op.access === 'ally' ? ' of an ally' : ''}${cheaper(op.reduce)}`
    case 'influence':
      return op.steps < 0 ? `their marker −${-op.steps}` : `influence step${cheaper(op.reduce)}`
    case 'takeCard':
      return 'take a card'
    case 'discardInstalled':
      return 'others discard installed'
    case 'recover':
      return 'card from a pile'
    case 'grant':
      return '+1 card action'
    case 'if':
      return `${effectInBrief(op.then)} with ${conditionInBrief(op.cond)}${op.else ? `, else ${effectInBrief(op.else)}` : ''}`
    case 'choose':
      return op.options.map(effectInBrief).join(' or ')
    case 'may':
      return `${effectInBrief(op.do)} for ${costInBrief(op.cost)}`
    case 'target':
      return `${op.who === 'ally' ? 'one ally: ' : ''}${effectInBrief(op.do)}`
    case 'forEach':
      return `each ally: ${effectInBrief(op.do)}`
  }
}
/** "others +1R +1D" rather than "others +1R, others +1D", and so with the chosen one. */
export const effectInBrief = (effect: readonly Op[]): string =>
  effect
    .map(opInBrief)
    .join(', ')
    .replaceAll(/(?<=(others|chosen one) [^,]*), \1/g, '')

export const conditionInBrief = (condition: Condition): string =>
  'gte' in condition
    ? `${condition.gte[1]}+ ${counted(condition.gte[0], condition.gte[1])}`
    : condition.gt[0] === 'military' && condition.gt[1] === 'target.military'
      ? 'more power'
      : `more ${counted(condition.gt[0], 2)} than ${counted(condition.gt[1], 2)}`

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

function filterInBrief({ levels: on, trees, cond, onMyCulture }: Filter = {}): string[] {
  return [
    ...(on && on.length < 3 ? [`on ${levels(on)}`] : []),
    ...(trees ? [`of ${trees.join('/')}`] : []),
    ...(onMyCulture ? ['on your culture'] : []),
    ...(cond ? [`with ${conditionInBrief(cond)}`] : []),
  ]
}

export function ruleInBrief(rule: Rule): string {
  switch (rule.rule) {
    case 'trigger': {
      const when = rule.on.map((event) => WHEN[event]).join(' or ')
      const parts = [when, BY[rule.by], ...filterInBrief(rule.filter)].filter(Boolean)
      return `${rule.oncePerTurn ? 'once a turn, ' : ''}${parts.join(' ')}: ${effectInBrief(rule.do)}`
    }
    case 'reduce': {
      const off = rule.by ? costInBrief(rule.by) : rule.oneOf!.map(costInBrief).join('/')
      return `${[PAID[rule.of], ...filterInBrief(rule.filter)].join(' ')} −${off}`
    }
    case 'guard':
      return GUARDED[rule.of]
    case 'tp':
      return amountInBrief(rule.n, 'TP')
    case 'limit':
      return `hand +${rule.by}`
  }
}
