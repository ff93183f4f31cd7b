/** Reads the effect language aloud, in brief: a line that a phone shows whole. */
import type { Forms, Language } from '../../../../kernel/language.ts'
import type {
  Amount,
  Condition,
  Counter,
  EventName,
  Filter,
  Op,
  OpOf,
  PaymentKind,
  Reduction,
  Resource,
  Rule,
  Spot,
  Tree,
} from '../../data/language.ts'
import { costInBrief, levels, RESOURCE, TREE } from './terms.ts'

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

/** "3 research", "2 TP per ally (at most 6)". */
function amountInBrief(amount: Amount, res: Resource, s: Language): string {
  const what = SHORT[res]
  if (typeof amount === 'number') return `${amount} ${what}`
  const { per, each = 1, every = 1, plus = 0, max } = amount
  const rate = `${each} ${what} per ${every > 1 ? `${every} ` : ''}${s.plural(every, COUNTED[per])}${max ? ` (at most ${max})` : ''}`
  return plus ? `${plus} ${what} and ${rate}` : rate
}
const SHORT: Readonly<Record<Resource, string>> = { ...RESOURCE, M: 'power' }

/** Where a token may go, as far as it is not the same for all of its kind. */
const SPOT: Readonly<Record<Spot, string>> = {
  ownTeam: ' by your team',
  otherTeam: " by another's team",
  noTeam: ' where no team is',
  any: ' anywhere',
  same: ' there',
  other: '',
  distinctOthers: ', one each',
  ally: ' on one ally',
}

const cheaper = (reduce: Reduction | undefined, s: Language) => (reduce ? ` for ${costInBrief(reduce, s)} less` : '')

type Flow = OpOf<'gain'> | OpOf<'lose'> | OpOf<'steal'>
const isFlow = (op: Op): op is Flow => op.op === 'gain' || op.op === 'lose' || op.op === 'steal'

/** What goes from whom to whom; what follows with the same words is only listed. */
function verbOf(op: Flow): string {
  if (op.op === 'steal') return 'steal'
  const verb = op.op === 'gain' ? 'gain' : 'lose'
  return op.who === 'others' ? `others ${verb}` : op.who === 'target' ? `they ${verb}` : verb
}

function opInBrief(op: Exclude<Op, Flow>, s: Language): string {
  switch (op.op) {
    case 'draw':
      return op.keep ? `see ${op.n} cards, keep ${op.keep}` : `draw ${s.count(op.n, 'card')}`
    case 'place':
      return `place ${s.count(op.n, `${op.token} token`)}${op.token === 'economy' ? '' : SPOT[op.at]}`
    case 'return':
      return `send ${s.count(op.n, 'token')} home`
    case 'moveTeam':
      return op.optional ? 'you may move a team' : 'move a team'
    case 'placeTeam':
      return `place a team${op.levels ? ` on ${levels(op.levels, s)}` : ''}${cheaper(op.reduce, s)}`
    case 'install':
      return `install a card${cheaper(op.reduce, s)}`
    case 'useTech': {
      const techs = s.count(op.count, `${levels(op.levels, s)} Tech`)
      return `use ${techs}${op.access === 'ally' ? ' of an ally' : ''}${cheaper(op.reduce, s)}`
    }
    case 'influence':
      return op.steps < 0 ? `their marker goes back ${-op.steps}` : `take an influence step${cheaper(op.reduce, s)}`
    case 'takeCard':
      return 'take a card of theirs'
    case 'discardInstalled':
      return 'others discard an installed card'
    case 'recover':
      return 'take a card from a discard pile'
    case 'grant':
      return `${s.count(op.n, 'more card action')}`
    case 'if': {
      const otherwise = op.else ? `, else ${effectInBrief(op.else, s)}` : ''
      return `${effectInBrief(op.then, s)} with ${conditionInBrief(op.cond, s)}${otherwise}`
    }
    case 'choose':
      return op.options.map((option) => effectInBrief(option, s)).join(' or ')
    case 'may':
      return `pay ${costInBrief(op.cost, s)} to ${effectInBrief(op.do, s)}`
    case 'target':
      return `${op.who === 'ally' ? 'one ally: ' : ''}${effectInBrief(op.do, s)}`
    case 'forEach':
      return `from each ally: ${effectInBrief(op.do, s)}`
  }
}

/** "others gain 1 research, 1 data" rather than the same verb twice. */
export function effectInBrief(effect: readonly Op[], s: Language): string {
  const clauses: string[] = []
  let verb = ''
  for (const op of effect) {
    if (!isFlow(op)) {
      clauses.push(opInBrief(op, s))
      verb = ''
      continue
    }
    const amount = `${amountInBrief(op.n, op.res, s)}${op.op === 'steal' && op.from === 'eachOther' ? ' from each' : ''}`
    const next = verbOf(op)
    if (next === verb) clauses.push(`${clauses.pop()}, ${amount}`)
    else clauses.push(`${next} ${amount}`)
    verb = next
  }
  return clauses.join('; ')
}

export const conditionInBrief = (condition: Condition, s: Language): string =>
  'gte' in condition
    ? condition.gte[1] === 1
      ? `any ${s.plural(1, COUNTED[condition.gte[0]])}`
      : `${condition.gte[1]} or more ${s.plural(condition.gte[1], COUNTED[condition.gte[0]])}`
    : condition.gt[0] === 'military' && condition.gt[1] === 'target.military'
      ? 'more power'
      : `more ${COUNTED[condition.gt[0]].other} than ${COUNTED[condition.gt[1]].other}`

// ── Lasting rules ───────────────────────────────────────────────────────────────────────────────────────────────

const DOING: Readonly<Record<EventName, string>> = {
  turnStart: 'begin a turn',
  placeTeam: 'place a team',
  replenish: 'replenish',
  collect: 'collect',
  bonusDraw: 'draw the bonus card',
  startup: 'start up a Tech',
  install: 'install a card',
  convert: 'convert a card',
  'placed.economy': 'place an economy token',
  'placed.culture': 'place a culture token',
  'placed.religion': 'place a religion token',
  'gained.M': 'gain power',
  steal: 'steal',
}
const BY = { self: 'you', ally: 'allies', other: 'others' } as const
const PAID: Readonly<Record<PaymentKind, string>> = {
  placeTeam: 'placing a team',
  install: 'installing',
  startup: 'starting up a Tech',
  tech: 'using a Tech',
  commandLevel: 'commanding',
  influence: 'an influence step',
  useActive: 'activating',
}
const SAFE = { retreat: 'marker', tokens: 'tokens', installed: 'installed cards' } as const

function filterInBrief({ levels: on, trees, cond, onMyCulture }: Filter = {}, s: Language): string {
  const where = on && on.length < 3 ? ` on ${levels(on, s)}` : ''
  const of = trees
    ? ` of ${s.list(
        trees.map((tree) => TREE[tree]),
        'or',
      )}`
    : ''
  return `${where}${of}${onMyCulture ? ' by your culture' : ''}${cond ? ` with ${conditionInBrief(cond, s)}` : ''}`
}

/** All that is safe is said at once. */
export function rulesInBrief(rules: readonly Rule[], s: Language): string {
  const safe = rules.flatMap((rule) => (rule.rule === 'guard' && rule.of !== 'steal' ? [SAFE[rule.of]] : []))
  const others = rules.filter((rule) => rule.rule !== 'guard' || rule.of === 'steal').map((rule) => ruleInBrief(rule, s))
  return [...(safe.length > 0 ? [`${s.list(safe)} safe`] : []), ...others].join('; ')
}

function ruleInBrief(rule: Rule, s: Language): string {
  switch (rule.rule) {
    case 'trigger': {
      const doing = s.list(
        rule.on.map((event) => DOING[event]),
        'or',
      )
      const isEachTurn = rule.by === 'self' && rule.on.every((event) => event === 'turnStart')
      const whenever = isEachTurn ? 'each turn' : `when ${BY[rule.by]} ${doing}`
      const when = `${rule.oncePerTurn ? 'once a turn, ' : ''}${whenever}${filterInBrief(rule.filter, s)}`
      return `${when}: ${effectInBrief(rule.do, s)}`
    }
    case 'reduce': {
      const ways = [rule.by, ...(rule.oneOf ?? [])].flatMap((by) => (by ? [costInBrief(by, s)] : []))
      return `${PAID[rule.of]}${filterInBrief(rule.filter, s)} costs ${s.list(ways, 'or')} less`
    }
    case 'guard':
      return 'less stolen from you'
    case 'tp':
      return `worth ${amountInBrief(rule.n, 'TP', s)}`
    case 'limit':
      return `hold ${s.count(rule.by, 'more card')}`
  }
}
