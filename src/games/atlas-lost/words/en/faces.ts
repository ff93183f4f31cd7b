/** What is printed on a Tech or card, in words. */
import type { Language } from '../../../../kernel/language.ts'
import type { Face } from '../../data/faces.ts'
import { conditionInBrief, effectInBrief, rulesInBrief } from './brief.ts'
import { conditionInFull, effectInFull, ruleInFull } from './full.ts'
import { capital, costInBrief, costInFull, isFree } from './terms.ts'

/** A card by its name; a Tech by the name we gave it, beside its code. */
export const titleOf = ({ id, name, level }: Face): string => (level === 0 || name === id ? name : `${name} (${id})`)

export const uncapital = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** What it does, without its price. */
export function deedInFull({ condition, effect, rules }: Face, s: Language): string {
  if (rules.length > 0) return rules.map((rule) => ruleInFull(rule, s)).join(' ')
  return `${condition ? `If ${conditionInFull(condition)}: ` : ''}${effectInFull(effect, s)}`
}

/** What it does and what it costs each time. */
export function faceInFull(face: Face, s: Language): string {
  const { cost, condition, effect } = face
  if (!cost) return deedInFull(face, s)
  const needs = condition ? `If ${conditionInFull(condition)}, ` : ''
  const price = isFree(cost) ? 'free' : `pay ${costInFull(cost, s)}`
  return `${capital(`${needs}${price}`)}: ${uncapital(effectInFull(effect, s))}`
}

/** The same in brief, for a line. */
export function faceInBrief({ cost, condition, effect, rules }: Face, s: Language): string {
  if (rules.length > 0) return capital(rulesInBrief(rules, s))
  const needs = condition ? `with ${conditionInBrief(condition, s)}, ` : ''
  const price = !cost ? '' : isFree(cost) ? 'free: ' : `pay ${costInBrief(cost, s)}: `
  return capital(`${needs}${price}${effectInBrief(effect, s)}`)
}

/** What kind of card it is, and what it takes to install it. */
export const kindOf = ({ type, install }: Pick<Face, 'type' | 'install'>, s: Language): string =>
  install ? `${type}, ${costInFull(install, s)} to install` : type
