/** The pieces of a pack as the rules look them up: by id, in frozen objects built once. */
import { byId } from '../../common/lookup.ts'
import { digest } from '../../common/pack.ts'
import cardsFile from './cards.json' with { type: 'json' }
import type { Amount, Condition, Cost, Guard, Level, Op, Reduce, Rule, Tree, Trigger } from './language.ts'
import { isSolo, type Pack, type PackCard, type PackTech, readPack } from './pack.ts'
import tableFile from './table.json' with { type: 'json' }
import techsFile from './techs.json' with { type: 'json' }
import trackFile from './track.json' with { type: 'json' }

export type TechCode = string
/** A single piece of cardboard: two copies of a card are `sci-01a` and `sci-01b`. */
export type CardId = string
export type TileId = Tree | 'influence'

/** A seat, an NPC, or in the game alone the coalition of both NPCs. */
export type Faction = string
export const COALITION = 'coalition'

/** What a passive Tech or card does while it lies there, sorted by kind. */
export type Passive = {
  readonly triggers: readonly Trigger[]
  readonly reduces: readonly Reduce[]
  readonly tp: readonly Amount[]
  readonly guards: readonly Guard[]
  readonly hand: number
}
export type Tech = {
  readonly id: TechCode
  /** A short name of our own: Techs are printed with codes only. */
  readonly name: string | null
  readonly tree: Tree
  readonly level: Level
  readonly kind: 'active' | 'passive'
  readonly cost: Cost
  /** Its cost by a command action, before reductions: a list of one way to pay. */
  readonly commanded: readonly [Cost]
  readonly effect: readonly Op[]
  readonly condition: Condition | null
  readonly rules: readonly Rule[]
  readonly passive: Passive
  /** Only for the game alone. */
  readonly solo: boolean
  readonly from: string
}
export type Card = {
  readonly id: CardId
  readonly tree: Tree | null
  readonly type: 'crate' | 'active' | 'passive'
  readonly name: string
  readonly install: Cost
  readonly cost: Cost
  readonly effect: readonly Op[]
  readonly condition: Condition | null
  readonly rules: readonly Rule[]
  readonly passive: Passive
  readonly from: string
}
export type Space = Pack['spaces'][number]
export type InitiativeTile = Pack['initiative'][number]
export type Npc = Pack['npcs'][number]

export type Components = {
  readonly pack: Pack
  readonly digest: string
  readonly techs: Readonly<Record<TechCode, Tech>>
  readonly cards: Readonly<Record<CardId, Card>>
  readonly rewards: Readonly<Record<Tree, readonly Op[]>>
  readonly tiles: Readonly<Record<TileId, InitiativeTile>>
  readonly npcs: Readonly<Record<string, Npc>>
  /** What a Lv.3 front runner token can be worth. */
  readonly runners: { readonly least: number; readonly most: number }
  /** Spaces of the influence track; the first is number 1. */
  readonly spaces: readonly Space[]
}

/** The pack this project brings along. */
export const OWN_PACK: unknown = { ...techsFile, ...cardsFile, ...trackFile, ...tableFile }

export function componentsOf(value: unknown): Components {
  const pack = readPack(value)
  return Object.freeze({
    pack,
    digest: digest(pack),
    techs: byId(pack.techs.map(techOf)),
    cards: byId(pack.cards.flatMap(copiesOf)),
    rewards: Object.fromEntries(pack.rewards.map(({ tree, effect }) => [tree, effect])) as Components['rewards'],
    tiles: byId(pack.initiative) as Components['tiles'],
    npcs: byId(pack.npcs),
    runners: { least: Math.min(...pack.runners.third), most: Math.max(...pack.runners.third) },
    spaces: pack.spaces,
  })
}

const techOf = (tech: PackTech): Tech => ({
  id: tech.code,
  name: tech.name ?? null,
  tree: tech.tree,
  level: tech.level,
  kind: tech.kind,
  cost: tech.kind === 'active' ? tech.cost : {},
  commanded: [tech.kind === 'active' ? withCommand(tech.cost, tech.level) : {}],
  effect: tech.kind === 'active' ? tech.effect : [],
  condition: (tech.kind === 'active' && tech.condition) || null,
  rules: tech.kind === 'passive' ? tech.rules : [],
  passive: passiveOf(tech.kind === 'passive' ? tech.rules : []),
  solo: isSolo(tech),
  from: tech.from,
})

/** Command resources on top of a cost. */
export const withCommand = (cost: Cost, C: number): Cost => ({ ...cost, C: C + (cost.C ?? 0) })

function copiesOf(card: PackCard): Card[] {
  const face = {
    tree: card.tree,
    type: card.type,
    name: card.name,
    install: card.type === 'crate' ? {} : card.install,
    cost: card.type === 'active' ? card.cost : {},
    effect: card.type === 'passive' ? [] : card.effect,
    condition: (card.type === 'active' && card.condition) || null,
    rules: card.type === 'passive' ? card.rules : [],
    passive: passiveOf(card.type === 'passive' ? card.rules : []),
    from: card.from,
  }
  const letters = card.copies === 1 ? [''] : [...'abcdefghi'.slice(0, card.copies)]
  return letters.map((letter) => ({ id: `${card.id}${letter}`, ...face }))
}

function passiveOf(rules: readonly Rule[]): Passive {
  const of = <K extends Rule['rule']>(kind: K) => rules.filter((rule): rule is Extract<Rule, { rule: K }> => rule.rule === kind)
  return {
    triggers: of('trigger'),
    reduces: of('reduce'),
    tp: of('tp').map(({ n }) => n),
    guards: of('guard'),
    hand: of('limit').reduce((sum, { by }) => sum + by, 0),
  }
}
