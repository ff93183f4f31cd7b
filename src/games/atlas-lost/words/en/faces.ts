/** What is printed on a Tech or card, in words. */
import type { Language } from '../../../../kernel/language.ts'
import type { Face } from '../../data/faces.ts'
import { conditionInBrief, effectInBrief, ruleInBrief } from './brief.ts'
import { conditionInFull, effectInFull, ruleInFull } from './full.ts'
import { capital, costInBrief, costInFull } from './terms.ts'

/** A card by its name; a Tech by the name we gave it, beside its code. */
export const titleOf = ({ id, name, level }: Face): string => (level === 0 || name === id ? name : `${name} (${id})`)

/** What it does, without its price. */
export function deedInFull({ condition, effect, rules }: Face, s: Language): string {
  if (rules.length > 0) return rules.map((rule) => ruleInFull(rule, s)).join(' ')
  return `${condition ? `If ${conditionInFull(condition)}: ` : ''}${effectInFull(effect, s)}`
}

/** What it does and what it costs each time. */
export function faceInFull(face: Face, s: Language): string {
  const { cost, condition, effect } = face
  if (!cost) return deedInFull(face, s)
  return `${condition ? `If ${conditionInFull(condition)}: ` : ''}${capital(costInFull(cost, s))} → ${effectInFull(effect, s)}`
}

/** The same in a few signs. */
export function faceInBrief({ cost, condition, effect, rules }: Face, s: Language): string {
  if (rules.length > 0) return rules.map((rule) => ruleInBrief(rule, s)).join('; ')
  if (!cost) return effectInBrief(effect, s)
  return `${condition ? `${conditionInBrief(condition, s)}: ` : ''}${costInBrief(cost, s)} → ${effectInBrief(effect, s)}`
}

/** What kind of card it is, and what it takes to install it. */
export const kindOf = ({ type, install }: Pick<Face, 'type' | 'install'>, s: Language): string =>
  install ? `${type}, ${costInFull(install, s)} to install` : type
