/** Reads the effect language aloud, in brief: for buttons and lists. */
import type { Amount, Cost, Op, Part, Rule } from '../data/language.ts'
import { PARTS } from '../data/language.ts'
import { levels, PAID, plural } from './full.ts'

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

function amountInBrief(amount: Amount, what: string): string {
  if (typeof amount === 'number') return `+${amount}${what}`
  const { per, each = 1, every = 1, plus = 0 } = amount
  return `${plus ? `+${plus}${what} ` : ''}+${each}${what} per ${every > 1 ? `${every} ` : ''}${per.replace('target.', '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
}

function opInBrief(op: Op): string {
  switch (op.op) {
    case 'gain':
      return `${op.who ? `${op.who} ` : ''}${amountInBrief(op.n, op.res)}`
    case 'lose':
      return `${op.who} ${amountInBrief(op.n, op.res).replace('+', '−')}`
    case 'steal':
      return `steal ${amountInBrief(op.n, op.res).replace('+', '')}`
    case 'draw':
      return op.keep ? `${op.n} cards, keep ${op.keep}` : `+${plural(op.n, 'card')}`
    case 'place':
      return `+${op.n} ${op.token}`
    case 'return':
      return `remove ${plural(op.n, 'token')}`
    case 'moveTeam':
      return 'move a team'
    case 'placeTeam':
      return 'place a team'
    case 'install':
      return 'install a card'
    case 'useTech':
      return `use ${op.count} ${levels(op.levels)} Tech${op.count > 1 ? 's' : ''}`
    case 'influence':
      return op.steps < 0 ? `marker −${-op.steps}` : 'influence step'
    case 'takeCard':
      return 'take a card'
    case 'discardInstalled':
      return 'others discard installed'
    case 'recover':
      return 'card from a pile'
    case 'grant':
      return '+1 card action'
    case 'if':
      return effectInBrief(op.then)
    case 'choose':
      return op.options.map(effectInBrief).join(' or ')
    case 'may':
      return `${costInBrief(op.cost)} → ${effectInBrief(op.do)}`
    case 'target':
    case 'forEach':
      return effectInBrief(op.do)
  }
}
export const effectInBrief = (effect: readonly Op[]): string => effect.map(opInBrief).join(', ')

export function ruleInBrief(rule: Rule): string {
  switch (rule.rule) {
    case 'trigger':
      return `on ${rule.on.map((event) => event.replace('placed.', '')).join('/')}: ${effectInBrief(rule.do)}`
    case 'reduce':
      return `${PAID[rule.of].toLowerCase()} −${rule.by ? costInBrief(rule.by) : rule.oneOf!.map(costInBrief).join('/')}`
    case 'guard':
      return 'protection'
    case 'tp':
      return amountInBrief(rule.n, 'TP')
    case 'limit':
      return `hand +${rule.by}`
  }
}
