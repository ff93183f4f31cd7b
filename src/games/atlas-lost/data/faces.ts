/** One face for each Tech and card: what is printed on it, for words to say and pictures to draw. */
import type { Card, Components, Tech } from './components.ts'
import type { Condition, Cost, Op, Rule, Tree } from './language.ts'

export type Face = {
  readonly id: string
  readonly tree: Tree | null
  /** Of a Tech; 0 for a card. */
  readonly level: 0 | 1 | 2 | 3
  readonly type: 'active' | 'passive' | 'crate'
  /** Of a Tech, a short name of our own; its code, where the pack gives it none. */
  readonly name: string
  readonly install: Cost | null
  /** What it costs each time it is used. */
  readonly cost: Cost | null
  readonly condition: Condition | null
  readonly effect: readonly Op[]
  readonly rules: readonly Rule[]
}
export type Faces = Readonly<Record<string, Face>>

const techFace = ({ id, name, tree, level, kind, cost, condition, effect, rules }: Tech): Face => ({
  id,
  tree,
  level,
  type: kind,
  name: name ?? id,
  install: null,
  cost: kind === 'active' ? cost : null,
  condition,
  effect,
  rules,
})

const cardFace = ({ id, tree, type, name, install, cost, condition, effect, rules }: Card): Face => ({
  id,
  tree,
  level: 0,
  type,
  name,
  install: type === 'crate' ? null : install,
  cost: type === 'active' ? cost : null,
  condition,
  effect,
  rules,
})

export function facesOf({ techs, cards }: Components): Faces {
  const faces: Record<string, Face> = {}
  for (const tech of Object.values(techs)) faces[tech.id] = techFace(tech)
  for (const card of Object.values(cards)) faces[card.id] = cardFace(card)
  return Object.freeze(faces)
}
