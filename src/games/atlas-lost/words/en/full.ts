/** Reads the effect language aloud, in full: for look-ups, the text board and private messages. */
import type { Forms, Language } from '../../../../kernel/language.ts'
import type { Amount, Condition, Counter, Filter, Op, OpOf, Reduction, Rule, Tree, Trigger } from '../../data/language.ts'
import { capital, costInFull, levels, RESOURCE, TREE } from './terms.ts'

// ── Numbers and conditions ──────────────────────────────────────────────────────────────────────────────────────

const both = (other: string): Forms => ({ other })
const installed = (tree: Tree): Forms => ({ one: `installed ${tree} card`, other: `installed ${tree} cards` })

const THINGS: Readonly<Record<Counter, Forms>> = {
  economy: { one: 'economy token on your teams', other: 'economy tokens on your teams' },
  culture: { one: 'culture token you have out', other: 'culture tokens you have out' },
  religion: { one: 'religion token you have out', other: 'religion tokens you have out' },
  military: both('military power'),
  allies: { one: 'religious ally', other: 'religious allies' },
  teams: { one: 'team on Lv.2 or 3', other: 'teams on Lv.2 or 3' },
  'teams.3': { one: 'team on Lv.3', other: 'teams on Lv.3' },
  trees: { one: 'Tree with a team of yours above Lv.1', other: 'Trees with a team of yours above Lv.1' },
  position: { one: 'space on the influence track', other: 'spaces on the influence track' },
  initiatives: { one: 'initiative tile you own', other: 'initiative tiles you own' },
  'culture.ownTeam': { one: 'culture token beside a team of yours', other: 'culture tokens beside teams of yours' },
  'culture.noTeam': {
    one: 'culture token of yours where nobody has a team',
    other: 'culture tokens of yours where nobody has a team',
  },
  'culture.trees': { one: 'Tree with a culture token of yours', other: 'Trees with a culture token of yours' },
  'culture.sameTree': { one: 'culture token of yours in that Tree', other: 'culture tokens of yours in that Tree' },
  'culture.majorityTrees': {
    one: 'Tree in which you lead with culture tokens',
    other: 'Trees in which you lead with culture tokens',
  },
  weakerOthers: {
    one: 'other faction with less military power than you',
    other: 'other factions with less military power than you',
  },
  'target.tpHalf': both('2 TP it has in tokens'),
  'target.initiatives': { one: 'initiative tile it owns', other: 'initiative tiles it owns' },
  'target.military': both('military power it has'),
  'installed.science': installed('science'),
  'installed.economy': installed('economy'),
  'installed.culture': installed('culture'),
  'installed.religion': installed('religion'),
  'installed.military': installed('military'),
}

/** "3 research", "1 TP for every 2 …, at most 4". */
function amountInFull(amount: Amount, what: string, s: Language): string {
  if (typeof amount === 'number') return `${amount} ${what}`
  const { per, each = 1, every = 1, plus = 0, max } = amount
  const start = plus > 0 ? `${plus} ${what} and ${each} more` : `${each} ${what}`
  const rate = every === 1 ? `for each ${s.plural(1, THINGS[per])}` : `for every ${every} ${s.plural(every, THINGS[per])}`
  return `${start} ${rate}${max ? `, at most ${max}${plus > 0 ? ' in all' : ''}` : ''}`
}

/** "you have 2 or more tokens you have out" would say it twice. */
const HAVING: { readonly [counter in Counter]?: string } = {
  culture: 'culture tokens out',
  religion: 'religion tokens out',
  initiatives: 'initiative tiles',
}

export function conditionInFull(condition: Condition): string {
  if ('gte' in condition) {
    const [counter, n] = condition.gte
    return `you have ${n} or more ${HAVING[counter] ?? THINGS[counter].other}`
  }
  const [one, other] = condition.gt
  return one === 'military' && other === 'target.military'
    ? 'you have more military power than it'
    : `you have more ${THINGS[one].other} than ${THINGS[other].other}`
}

// ── Effects ─────────────────────────────────────────────────────────────────────────────────────────────────────

function spotInFull({ token, at, n }: OpOf<'place'>, s: Language): string {
  switch (at) {
    case 'ownTeam':
      return token === 'economy'
        ? s.plural(n, { one: 'on a team of yours that carries none', other: 'on teams of yours that carry none' })
        : s.plural(n, { one: 'on a Tech with a team of yours', other: 'on Techs with teams of yours' })
    case 'otherTeam':
      return s.plural(n, { one: "on a Tech with another player's team", other: "on Techs with other players' teams" })
    case 'noTeam':
      return s.plural(n, { one: 'on a Tech without any team', other: 'on Techs without any team' })
    case 'any':
      return s.plural(n, { one: 'on any Tech', other: 'on any Techs' })
    case 'same':
      return 'in its place'
    case 'other':
      return s.plural(n, { one: 'on the track of another faction', other: 'on the tracks of other factions' })
    case 'distinctOthers':
      return 'on the tracks of different factions'
    case 'ally':
      return 'on the track of one religious ally'
  }
}

const cheaper = (reduce: Reduction | undefined, s: Language) => (reduce ? ` for ${costInFull(reduce, s)} less` : '')

type Flow = OpOf<'gain'> | OpOf<'lose'> | OpOf<'steal'>

function opInFull(op: Exclude<Op, Flow>, s: Language): string {
  switch (op.op) {
    case 'draw': {
      const any = op.n > 1 && !op.keep ? 'any decks' : 'any deck'
      const deck = op.deck === 'any' ? any : op.deck === 'own' ? "this Tree's deck" : `the ${op.deck} deck`
      return op.keep ? `look at ${op.n} cards of ${deck} and keep ${op.keep}` : `draw ${s.count(op.n, 'card')} from ${deck}`
    }
    case 'place':
      return `put ${s.count(op.n, `${op.token} token`)} ${spotInFull(op, s)}`
    case 'return': {
      const kind = op.token === 'any' ? 'token' : `${op.token} token`
      const where = op.at === 'ownTeam' ? ' beside a team of yours' : ''
      return `send home ${s.count(op.n, kind)} of ${s.plural(op.n, { one: 'another player', other: 'other players' })}${where}`
    }
    case 'moveTeam':
      return `${op.optional ? 'you may ' : ''}move a team to another Tech of its level and Tree`
    case 'placeTeam':
      return `you may place a team${op.levels ? ` on ${levels(op.levels, s)}` : ''}${cheaper(op.reduce, s)}`
    case 'install':
      return `you may install a card${cheaper(op.reduce, s)}`
    case 'useTech': {
      const where = op.access === 'ally' ? ' on which a religious ally has a team' : ''
      const many = op.count === 1 ? 'an Active Technology' : `up to ${op.count} different Active Technologies`
      const less = op.reduce ? `${costInFull(op.reduce, s)} less ` : ''
      return `use ${many} of ${levels(op.levels, s)}${where}, paying ${less}for ${op.count === 1 ? 'it' : 'each'}`
    }
    case 'influence':
      if (op.steps < 0) return `its influence marker goes back ${s.count(-op.steps, 'space')}`
      return `you may take one influence step${cheaper(op.reduce, s)}`
    case 'takeCard':
      return `look at its hand and take ${s.count(op.n, 'card')}`
    case 'discardInstalled':
      return `every other player discards ${s.count(op.n, 'installed card')} of their choice`
    case 'recover':
      return `take ${s.count(op.n, 'card')} from the discard piles`
    case 'grant':
      return `${s.count(op.n, 'more card play action')} this turn`
    case 'if':
      return `if ${conditionInFull(op.cond)}, ${clausesInFull(op.then, s)}${op.else ? `, otherwise ${clausesInFull(op.else, s)}` : ''}`
    case 'choose':
      return `either ${op.options.map((option) => clausesInFull(option, s)).join(', or ')}`
    case 'may':
      return `you may pay ${costInFull(op.cost, s)} to ${clausesInFull(op.do, s)}`
    case 'target':
      return `choose ${op.who === 'ally' ? 'a religious ally' : 'another faction'}: ${clausesInFull(op.do, s)}`
    case 'forEach':
      return `for each of your religious allies, ${clausesInFull(op.do, s)}`
  }
}

const isFlow = (op: Op | undefined): op is Flow => op?.op === 'gain' || op?.op === 'lose' || op?.op === 'steal'
const subjectOf = (op: Flow) => `${op.op} ${op.op === 'steal' ? op.from : op.who}`
const canJoin = (first: Flow, next: Op | undefined): next is Flow =>
  isFlow(next) && subjectOf(next) === subjectOf(first) && typeof first.n === 'number' && typeof next.n === 'number'

/** "gain 3 research and 2 data" rather than "gain 3 research; gain 2 data". */
function clausesOf([first, ...rest]: readonly Op[], s: Language): string[] {
  if (!first) return []
  if (!isFlow(first)) return [opInFull(first, s), ...clausesOf(rest, s)]
  const run = [first]
  for (const next of rest) {
    if (!canJoin(first, next)) break
    run.push(next)
  }
  return [flowInFull(first, run, s), ...clausesOf(rest.slice(run.length - 1), s)]
}
const clausesInFull = (effect: readonly Op[], s: Language): string => s.list(clausesOf(effect, s))

function flowInFull(first: Flow, run: readonly Flow[], s: Language): string {
  const what = s.list(run.map(({ n, res }) => amountInFull(n, RESOURCE[res], s)))
  switch (first.op) {
    case 'gain':
      return first.who === 'others'
        ? `every other player gains ${what}`
        : first.who === 'target'
          ? `it gains ${what}`
          : `gain ${what}`
    case 'lose':
      return `${first.who === 'others' ? 'every other player' : 'it'} loses ${what}`
    case 'steal':
      return `steal ${what} from ${first.from === 'target' ? 'it' : 'every other faction'}`
  }
}

export const effectInFull = (effect: readonly Op[], s: Language): string => `${capital(clausesOf(effect, s).join('; '))}.`

// ── Lasting rules ───────────────────────────────────────────────────────────────────────────────────────────────

const DOES: Readonly<Record<Trigger['on'][number], string>> = {
  turnStart: 'begin a turn',
  placeTeam: 'place a team',
  replenish: 'replenish',
  collect: 'collect',
  bonusDraw: 'draw the bonus card of an income action',
  startup: 'start up a Tech',
  install: 'install a card',
  convert: 'convert a card',
  'placed.economy': 'attach an economy token',
  'placed.culture': 'place a culture token',
  'placed.religion': 'place a religion token',
  'gained.M': 'gain military power',
  steal: 'steal something',
}
const PAID: Readonly<Record<Extract<Rule, { rule: 'reduce' }>['of'], string>> = {
  placeTeam: 'Placing a team',
  install: 'Installing a card',
  startup: 'Starting up a Tech',
  tech: 'Starting up or commanding a Tech',
  commandLevel: 'The level part of commanding a Tech',
  influence: 'Every influence step',
  useActive: 'Activating a card',
}
const GUARDED = {
  steal: 'Less can be stolen from you',
  retreat: 'Your influence marker cannot be pushed back',
  tokens: 'Others cannot send your tokens home',
  installed: 'Others cannot make you discard installed cards',
} as const

function whereInFull({ levels: on, trees, onMyCulture }: Filter = {}, s: Language): string {
  const level = on && on.length < 3 ? ` on ${levels(on, s)}` : ''
  const names = trees?.map((tree) => TREE[tree])
  return `${level}${names ? ` of ${s.list(names, 'or')}` : ''}${onMyCulture ? ' where your culture token lies' : ''}`
}

export function ruleInFull(rule: Rule, s: Language): string {
  switch (rule.rule) {
    case 'trigger': {
      const who = rule.by === 'self' ? 'you' : rule.by === 'ally' ? 'your religious allies' : 'other players'
      const what = s.list(
        rule.on.map((event) => DOES[event]),
        'or',
      )
      const only = rule.filter?.cond ? ` and ${conditionInFull(rule.filter.cond)}` : ''
      const when = `${rule.oncePerTurn ? 'Once a turn, when' : 'Whenever'} ${who} ${what}${whereInFull(rule.filter, s)}${only}`
      return `${when}: ${clausesInFull(rule.do, s)}.`
    }
    case 'reduce': {
      const ways = [rule.by, ...(rule.oneOf ?? [])].flatMap((by) => (by ? [costInFull(by, s)] : []))
      return `${PAID[rule.of]}${whereInFull(rule.filter, s)} costs ${s.list(ways, 'or')} less.`
    }
    case 'guard':
      return `${GUARDED[rule.of]}${rule.by ? ` (${rule.by} each time)` : ''}.`
    case 'tp':
      return `Worth ${amountInFull(rule.n, 'TP', s)}.`
    case 'limit':
      return `Your hand may hold ${s.count(rule.by, 'more card')}.`
  }
}
