/** What things are called, and what they cost: in full, and in brief where a line is short. */
import type { Language } from '../../../../kernel/language.ts'
import type { TileId } from '../../data/components.ts'
import { type Cost, PARTS, type Part, type Resource, type Token, type Tree } from '../../data/language.ts'

export const RESOURCE: Readonly<Record<Resource, string>> = {
  R: 'research',
  D: 'data',
  C: 'command',
  M: 'military power',
  TP: 'TP',
}
export const TREE: Readonly<Record<Tree, string>> = {
  science: 'Science',
  economy: 'Economy',
  culture: 'Culture',
  religion: 'Religion',
  military: 'Military',
}
export const TILE: Readonly<Record<TileId, string>> = { ...TREE, influence: 'Influence' }
/** With its article, where one is meant. */
export const A_TREE: Readonly<Record<Tree, string>> = {
  science: 'a Science',
  economy: 'an Economy',
  culture: 'a Culture',
  religion: 'a Religion',
  military: 'a Military',
}
export const A_TOKEN: Readonly<Record<Token, string>> = {
  economy: 'an economy token',
  culture: 'a culture token',
  religion: 'a religion token',
}

type Counted = Readonly<Record<Part, (n: number, s: Language) => string>>

const FULL: Counted = {
  R: (n) => `${n} research`,
  D: (n) => `${n} data`,
  C: (n) => `${n} command`,
  M: (n) => `${n} military power`,
  TP: (n) => `${n} TP`,
  economy: (n, s) => s.count(n, 'placed economy token'),
  culture: (n, s) => s.count(n, 'placed culture token'),
  religion: (n, s) => s.count(n, 'placed religion token'),
  discard: (n, s) => `${s.count(n, 'card')} from hand`,
  asset: (n, s) => `${s.count(n, 'asset')} (a placed token or 1 military power each)`,
  team3: (n, s) => `${s.count(n, 'team')} from Lv.3`,
}
const BRIEF: Counted = {
  ...FULL,
  M: (n) => `${n} power`,
  economy: (n, s) => s.count(n, 'economy token'),
  culture: (n, s) => s.count(n, 'culture token'),
  religion: (n, s) => s.count(n, 'religion token'),
  discard: (n, s) => s.count(n, 'card'),
  asset: (n, s) => s.count(n, 'asset'),
  team3: (n, s) => s.count(n, 'Lv.3 team'),
}

const partsOf = (cost: Cost, say: Counted, s: Language): string[] =>
  PARTS.flatMap((part) => (cost[part] ? [say[part](cost[part], s)] : []))

export const isFree = (cost: Cost): boolean => PARTS.every((part) => !cost[part])
export const costInFull = (cost: Cost, s: Language): string => s.list(partsOf(cost, FULL, s)) || 'free'
export const costInBrief = (cost: Cost, s: Language): string => partsOf(cost, BRIEF, s).join(', ') || 'nothing'

export const levels = (list: readonly number[], s: Language): string =>
  `Lv.${s.list(
    list.map((level) => `${level}`),
    'or',
  )}`
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
