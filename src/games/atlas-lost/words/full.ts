/** Reads the effect language aloud, in full: for look-ups, the text board and private messages. */
import type {
  Amount,
  Condition,
  Cost,
  Counter,
  Filter,
  Op,
  OpOf,
  Part,
  Reduction,
  Resource,
  Rule,
  Tree,
} from '../data/language.ts'
import { PARTS } from '../data/language.ts'

export const RESOURCE_WORDS: Readonly<Record<Resource, string>> = {
  R: 'research',
  D: 'data',
  C: 'command',
  M: 'military power',
  TP: 'TP',
}
export const TREE_WORDS: Readonly<Record<Tree, string>> = {
  science: 'Science',
  economy: 'Economy',
  culture: 'Culture',
  religion: 'Religion',
  military: 'Military',
}

// ── Costs ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const plural = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`

function partInFull(part: Part, n: number): string {
  switch (part) {
    case 'economy':
    case 'culture':
    case 'religion':
      return plural(n, `placed ${part} token`)
    case 'discard':
      return `${plural(n, 'card')} from hand`
    case 'asset':
      return `${plural(n, 'asset')} (a placed token or 1 military power each)`
    case 'team3':
      return `${plural(n, 'team')} from Lv.3`
    default:
      return `${n} ${RESOURCE_WORDS[part]}`
  }
}
export const costInFull = (cost: Cost): string =>
  listed(PARTS.flatMap((part) => (cost[part] ? [partInFull(part, cost[part])] : []))) || 'free'
function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

// ── Numbers and conditions ──────────────────────────────────────────────────────────────────────────────────────

const THINGS: Readonly<Record<Exclude<Counter, `installed.${Tree}`>, readonly [one: string, more: string]>> = {
  economy: ['economy token on your teams', 'economy tokens on your teams'],
  culture: ['culture token you have out', 'culture tokens you have out'],
  religion: ['religion token you have out', 'religion tokens you have out'],
  military: ['military power', 'military power'],
  allies: ['religious ally', 'religious allies'],
  teams: ['team on Lv.2 or 3', 'teams on Lv.2 or 3'],
  'teams.3': ['team on Lv.3', 'teams on Lv.3'],
  trees: ['Tree with a team of yours above Lv.1', 'Trees with a team of yours above Lv.1'],
  position: ['space on the influence track', 'spaces on the influence track'],
  initiatives: ['initiative tile you own', 'initiative tiles you own'],
  'culture.ownTeam': ['culture token beside a team of yours', 'culture tokens beside teams of yours'],
  'culture.noTeam': ['culture token of yours where nobody has a team', 'culture tokens of yours where nobody has a team'],
  'culture.trees': ['Tree with a culture token of yours', 'Trees with a culture token of yours'],
  'culture.sameTree': ['culture token of yours in that Tree', 'culture tokens of yours in that Tree'],
  'culture.majorityTrees': ['Tree in which you lead with culture tokens', 'Trees in which you lead with culture tokens'],
  weakerOthers: ['other faction with less military power than you', 'other factions with less military power than you'],
  'target.tpHalf': ['2 TP it has in tokens', '2 TP it has in tokens'],
  'target.initiatives': ['initiative tile it owns', 'initiative tiles it owns'],
  'target.military': ['military power it has', 'military power it has'],
}
const thing = (counter: Counter, n: number): string => {
  if (counter in THINGS) return THINGS[counter as keyof typeof THINGS][n === 1 ? 0 : 1]
  const tree = counter.slice('installed.'.length)
  return n === 1 ? `installed ${tree} card` : `installed ${tree} cards`
}

/** "3 research", "1 TP for every 2 …, at most 4". */
function amountInFull(amount: Amount, what: string): string {
  if (typeof amount === 'number') return `${amount} ${what}`
  const { per, each = 1, every = 1, plus = 0, max } = amount
  const start = plus > 0 ? `${plus} ${what} and ${each} more` : `${each} ${what}`
  const rate = every === 1 ? `for each ${thing(per, 1)}` : `for every ${every} ${thing(per, every)}`
  return `${start} ${rate}${max ? `, at most ${max}${plus > 0 ? ' in all' : ''}` : ''}`
}
export function conditionInFull(condition: Condition): string {
  if ('gte' in condition) {
    const [counter, n] = condition.gte
    // "you have 2 or more tokens you have out" would say it twice.
    return `you have ${n} or more ${thing(counter, 2)
      .replace(' you have out', ' out')
      .replace(/ you own$/, '')}`
  }
  const [one, other] = condition.gt
  return one === 'military' && other === 'target.military'
    ? 'you have more military power than it'
    : `you have more ${thing(one, 2)} than ${thing(other, 2)}`
}

// ── Effects ─────────────────────────────────────────────────────────────────────────────────────────────────────

function spotInFull({ token, at, n }: OpOf<'place'>): string {
  const one = n === 1
  switch (at) {
    case 'ownTeam':
      if (token === 'economy') return one ? 'on a team of yours that carries none' : 'on teams of yours that carry none'
      return one ? 'on a Tech with a team of yours' : 'on Techs with teams of yours'
    case 'otherTeam':
      return one ? "on a Tech with another player's team" : "on Techs with other players' teams"
    case 'noTeam':
      return one ? 'on a Tech without any team' : 'on Techs without any team'
    case 'any':
      return one ? 'on any Tech' : 'on any Techs'
    case 'same':
      return 'in its place'
    case 'other':
      return one ? 'on the track of another faction' : 'on the tracks of other factions'
    case 'distinctOthers':
      return 'on the tracks of different factions'
    case 'ally':
      return 'on the track of one religious ally'
  }
}

export const levels = (list: readonly number[]) => `Lv.${list.join(' or ')}`
const cheaper = (reduce: Reduction | undefined) => (reduce ? ` for ${costInFull(reduce)} less` : '')

function opInFull(op: Exclude<Op, Flow>): string {
  switch (op.op) {
    case 'draw': {
      const any = op.n > 1 && !op.keep ? 'any decks' : 'any deck'
      const deck = op.deck === 'any' ? any : op.deck === 'own' ? "this Tree's deck" : `the ${op.deck} deck`
      return op.keep ? `look at ${op.n} cards of ${deck} and keep ${op.keep}` : `draw ${plural(op.n, 'card')} from ${deck}`
    }
    case 'place':
      return `put ${plural(op.n, `${op.token} token`)} ${spotInFull(op)}`
    case 'return': {
      const kind = op.token === 'any' ? 'token' : `${op.token} token`
      const where = op.at === 'ownTeam' ? ' beside a team of yours' : ''
      return `send home ${plural(op.n, kind)} of ${op.n === 1 ? 'another player' : 'other players'}${where}`
    }
    case 'moveTeam':
      return 'you may move a team to another Tech of its level and Tree'
    case 'placeTeam':
      return `you may place a team${op.levels ? ` on ${levels(op.levels)}` : ''}${cheaper(op.reduce)}`
    case 'install':
      return `you may install a card${cheaper(op.reduce)}`
    case 'useTech': {
      const where = op.access === 'ally' ? ' on which a religious ally has a team' : ''
      const many = op.count === 1 ? 'an Active Technology' : `up to ${op.count} different Active Technologies`
      const less = op.reduce ? `${costInFull(op.reduce)} less ` : ''
      return `use ${many} of ${levels(op.levels)}${where}, paying ${less}for ${op.count === 1 ? 'it' : 'each'}`
    }
    case 'influence':
      if (op.steps < 0) return `its influence marker goes back ${plural(-op.steps, 'space')}`
      return `you may take one influence step${cheaper(op.reduce)}`
    case 'takeCard':
      return `look at its hand and take ${plural(op.n, 'card')}`
    case 'discardInstalled':
      return `every other player discards ${plural(op.n, 'installed card')} of their choice`
    case 'recover':
      return `take ${plural(op.n, 'card')} from the discard piles`
    case 'grant':
      return `${plural(op.n, 'more card play action')} this turn`
    case 'if':
      return `if ${conditionInFull(op.cond)}, ${effectClauses(op.then)}${op.else ? `, otherwise ${effectClauses(op.else)}` : ''}`
    case 'choose':
      return `either ${op.options.map(effectClauses).join(', or ')}`
    case 'may':
      return `you may pay ${costInFull(op.cost)} to ${effectClauses(op.do)}`
    case 'target': {
      const whom = op.who === 'ally' ? 'a religious ally' : op.who === 'player' ? 'another player' : 'another faction'
      return `choose ${whom}: ${effectClauses(op.do)}`
    }
    case 'forEach':
      return `for each of your religious allies, ${effectClauses(op.do)}`
  }
}
const effectClauses = (effect: readonly Op[]): string => listed(clausesOf(effect))

type Flow = OpOf<'gain'> | OpOf<'lose'> | OpOf<'steal'>
const isFlow = (op: Op | undefined): op is Flow => op?.op === 'gain' || op?.op === 'lose' || op?.op === 'steal'
const subjectOf = (op: Flow) => `${op.op} ${op.op === 'steal' ? op.from : op.who}`

/** "gain 3 research and 2 data" rather than "gain 3 research; gain 2 data". */
function clausesOf(effect: readonly Op[]): string[] {
  const clauses: string[] = []
  let i = 0
  while (i < effect.length) {
    const first = effect[i++]!
    const run = [first]
    while (isFlow(first) && canJoin(first, effect[i])) run.push(effect[i++]!)
    clauses.push(isFlow(first) ? flowInFull(run as Flow[]) : opInFull(first as Exclude<Op, Flow>))
  }
  return clauses
}
const canJoin = (first: Flow, next: Op | undefined) =>
  isFlow(next) && subjectOf(next) === subjectOf(first) && typeof first.n === 'number' && typeof next.n === 'number'

function flowInFull(run: readonly Flow[]): string {
  const [first] = run
  const what = listed(run.map(({ n, res }) => amountInFull(n, RESOURCE_WORDS[res])))
  switch (first!.op) {
    case 'gain':
      return first!.who === 'others'
        ? `every other player gains ${what}`
        : first!.who === 'target'
          ? `it gains ${what}`
          : `gain ${what}`
    case 'lose':
      return `${first!.who === 'others' ? 'every other player' : 'it'} loses ${what}`
    case 'steal':
      return `steal ${what} from ${first!.from === 'target' ? 'it' : 'every other faction'}`
  }
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
export const effectInFull = (effect: readonly Op[]): string => sentence(clausesOf(effect).join('; '))

// ── Lasting rules ───────────────────────────────────────────────────────────────────────────────────────────────

const DOES: Readonly<Record<Extract<Rule, { rule: 'trigger' }>['on'][number], string>> = {
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

const where = (filter: Filter | undefined): string => {
  const level = filter?.levels && filter.levels.length < 3 ? ` on ${levels(filter.levels)}` : ''
  const tree = filter?.trees
    ? ` of ${listed(
        filter.trees.map((each) => TREE_WORDS[each]),
        'or',
      )}`
    : ''
  return `${level}${tree}${filter?.onMyCulture ? ' where your culture token lies' : ''}`
}

export function ruleInFull(rule: Rule): string {
  switch (rule.rule) {
    case 'trigger': {
      const who = rule.by === 'self' ? 'you' : rule.by === 'ally' ? 'your religious allies' : 'other players'
      const when = `${rule.oncePerTurn ? 'Once a turn, when' : 'Whenever'} ${who} ${rule.on.map((event) => DOES[event]).join(' or ')}${where(rule.filter)}`
      const only = rule.filter?.cond ? ` and ${conditionInFull(rule.filter.cond)}` : ''
      return `${when}${only}: ${effectClauses(rule.do)}.`
    }
    case 'reduce':
      return `${PAID[rule.of]}${where(rule.filter)} costs ${rule.by ? costInFull(rule.by) : rule.oneOf!.map(costInFull).join(' or ')} less.`
    case 'guard':
      return `${GUARDED[rule.of]}${rule.by ? ` (${rule.by} each time)` : ''}.`
    case 'tp':
      return `Worth ${amountInFull(rule.n, 'TP')}.`
    case 'limit':
      return `Your hand may hold ${plural(rule.by, 'more card')}.`
  }
}
