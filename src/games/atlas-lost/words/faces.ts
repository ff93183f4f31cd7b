/** One face for each Tech and card: what words and pictures show of it. */
import type { Card, Components, Tech } from '../data/components.ts'
import type { Condition, Cost, Op, Rule, Tree } from '../data/language.ts'
import { conditionInBrief, costInBrief, effectInBrief, ruleInBrief } from './brief.ts'
import { conditionInFull, costInFull, effectInFull, ruleInFull } from './full.ts'

type Piece = Pick<Tech | Card, 'condition' | 'cost' | 'effect' | 'rules'>

/** What a Tech or an installed card does. */
function pieceInFull({ condition, cost, effect, rules }: Piece, hasCost: boolean): string {
  if (rules.length > 0) return rules.map(ruleInFull).join(' ')
  const needs = condition ? `If ${conditionInFull(condition)}: ` : ''
  return hasCost ? `${needs}${capital(costInFull(cost))} → ${effectInFull(effect)}` : `${needs}${effectInFull(effect)}`
}
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
/** The same in a few signs: an active piece with what it needs and costs each time. */
function pieceInBrief({ condition, cost, effect, rules }: Piece, hasCost: boolean): string {
  if (rules.length > 0) return rules.map(ruleInBrief).join('; ')
  const needs = condition ? `${conditionInBrief(condition)}: ` : ''
  return hasCost ? `${needs}${costInBrief(cost) || 'free'} → ${effectInBrief(effect)}` : effectInBrief(effect)
}

export type Face = {
  readonly id: string
  readonly tree: Tree | null
  readonly level: 0 | 1 | 2 | 3
  readonly type: 'active' | 'passive' | 'crate'
  readonly name: string
  readonly install: Cost | null
  readonly cost: Cost | null
  readonly condition: Condition | null
  readonly effect: readonly Op[]
  readonly rules: readonly Rule[]
  readonly brief: string
  readonly text: string
}

/** What kind of card it is, and what it takes to install it. */
export const kindOf = ({ type, install }: Pick<Face, 'type' | 'install'>): string =>
  install ? `${type}, ${costInFull(install)} to install` : type

export function facesOf({ techs, cards }: Components): Readonly<Record<string, Face>> {
  const faces: Record<string, Face> = {}
  for (const tech of Object.values(techs)) {
    const { id, tree, level, kind, cost, condition, effect, rules } = tech
    const isActive = kind === 'active'
    const text = pieceInFull(tech, isActive)
    faces[id] = {
      id,
      tree,
      level,
      type: kind,
      name: id,
      install: null,
      cost: isActive ? cost : null,
      condition,
      effect,
      rules,
      brief: pieceInBrief(tech, isActive),
      text,
    }
  }
  for (const card of Object.values(cards)) {
    const { id, tree, type, name, install, cost, condition, effect, rules } = card
    const isActive = type === 'active'
    const text = pieceInFull(card, isActive)
    const toInstall = type === 'crate' ? null : install
    faces[id] = {
      id,
      tree,
      level: 0,
      type,
      name,
      install: toInstall,
      cost: isActive ? cost : null,
      condition,
      effect,
      rules,
      brief: pieceInBrief(card, isActive),
      text,
    }
  }
  return Object.freeze(faces)
}
