/** Costs and effects as rows of signs: what the effect language says, without words. */

import type { Face } from '../../src/games/atlas-lost/data/faces.ts'
import type { Amount, Cost, Counter, EventName, Op, Part, PaymentKind, Rule } from '../../src/games/atlas-lost/data/language.ts'
import { PARTS, RESOURCES, TREES } from '../../src/games/atlas-lost/data/language.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { DUSK, RESOURCE_COLOURS, TOKEN_COLOURS } from './look.ts'
import { type Sign, sign } from './signs.ts'

export type Rune = { readonly sign: Sign; readonly text?: string }

const PART_SIGNS: Readonly<Record<Part, Sign>> = {
  R: 'R',
  D: 'D',
  C: 'C',
  M: 'M',
  TP: 'TP',
  economy: 'economy',
  culture: 'culture',
  religion: 'religion',
  discard: 'card',
  asset: 'asset',
  team3: 'team',
}

export const costRunes = (cost: Cost): Rune[] =>
  PARTS.flatMap((part) => (cost[part] ? [{ sign: PART_SIGNS[part], text: `${cost[part]}` }] : []))

/** "6+" of what has to be there before it may be paid for. */
const conditionRunes = (condition: Face['condition']): Rune[] =>
  condition && 'gte' in condition
    ? [{ sign: countedSign(condition.gte[0]), text: `${condition.gte[1]}+` }, { sign: 'arrow' }]
    : []

/** What has to be there, and what it costs then. */
export const priceRunes = ({ condition, cost }: Face): Rune[] => [...conditionRunes(condition), ...costRunes(cost ?? {})]

const EVENT_SIGNS: Readonly<Record<EventName, Sign>> = {
  turnStart: 'turn',
  placeTeam: 'team',
  replenish: 'R',
  collect: 'D',
  bonusDraw: 'card',
  startup: 'use',
  install: 'installed',
  convert: 'card',
  'placed.economy': 'economy',
  'placed.culture': 'culture',
  'placed.religion': 'religion',
  'gained.M': 'M',
  steal: 'take',
}
const PAYMENT_SIGNS: Readonly<Record<PaymentKind, Sign>> = {
  placeTeam: 'team',
  install: 'installed',
  startup: 'use',
  tech: 'use',
  commandLevel: 'C',
  influence: 'influence',
  useActive: 'installed',
}

/** Which of them count: those beside one's own team, those where no team is, Trees that one leads in. */
const WHICH: Readonly<Partial<Record<Counter, readonly Sign[]>>> = {
  'culture.ownTeam': ['team'],
  'culture.noTeam': ['alone'],
  'culture.majorityTrees': ['branches', 'crown'],
  'culture.trees': ['branches'],
}

/** What a counter counts. */
function countedSign(counter: Counter): Sign {
  if (counter.startsWith('installed')) return 'installed'
  if (counter.startsWith('culture')) return 'culture'
  if (counter.startsWith('teams') || counter === 'trees') return 'team'
  if (counter.endsWith('initiatives')) return 'crown'
  if (counter === 'target.tpHalf') return 'TP'
  if (counter === 'allies') return 'religion'
  if (counter === 'position') return 'influence'
  return counter === 'economy' || counter === 'religion' ? counter : 'M'
}

/** "2× ally" for what grows with something. */
function amountRunes(of: Sign, amount: Amount, before = ''): Rune[] {
  if (typeof amount === 'number') return [{ sign: of, text: `${before}${amount}` }]
  const { per, each = 1, every = 1, plus = 0 } = amount
  const start = plus > 0 ? `${plus}+` : ''
  return [
    { sign: of, text: `${before}${start}${each}×` },
    { sign: countedSign(per), ...(every > 1 && { text: `/${every}` }) },
    ...(WHICH[per] ?? []).map((which) => ({ sign: which })),
  ]
}

/** What others gain on the side is told apart, by `rivalRunes`: this says what it is for. */
function opRunes(op: Op): Rune[] {
  switch (op.op) {
    case 'gain':
      return op.who ? [] : amountRunes(op.res, op.n)
    case 'lose':
      return amountRunes(op.res, op.n, '−')
    case 'steal':
      return [{ sign: 'take' }, ...amountRunes(op.res, op.n)]
    case 'draw':
      return [{ sign: 'card', text: `${op.keep ?? op.n}` }]
    case 'place':
      return [{ sign: op.token, text: `${op.n}` }]
    case 'return':
      return [{ sign: 'cross' }, { sign: op.token === 'any' ? 'asset' : op.token, text: `${op.n}` }]
    case 'moveTeam':
      return [{ sign: 'team' }, { sign: 'move' }]
    case 'placeTeam':
      return [{ sign: 'team', text: '+1' }]
    case 'install':
      return [{ sign: 'installed', text: '+1' }]
    case 'useTech':
      return [{ sign: 'use', text: `${op.count}` }]
    case 'influence':
      return [{ sign: 'influence', text: op.steps > 0 ? `+${op.steps}` : `−${-op.steps}` }]
    case 'takeCard':
      return [{ sign: 'take' }, { sign: 'card', text: `${op.n}` }]
    case 'discardInstalled':
      return [{ sign: 'cross' }, { sign: 'installed', text: `${op.n}` }]
    case 'recover':
    case 'grant':
      return [{ sign: 'card', text: `+${op.n}` }]
    case 'if':
      return effectRunes(op.then)
    case 'choose':
      return effectRunes(op.options[0]!)
    case 'may':
      return [...costRunes(op.cost), { sign: 'arrow' }, ...effectRunes(op.do)]
    case 'target':
    case 'forEach':
      return effectRunes(op.do)
  }
}
const effectRunes = (effect: readonly Op[]): Rune[] => effect.flatMap(opRunes)

function ruleRunes(rule: Rule): Rune[] {
  switch (rule.rule) {
    case 'trigger':
      return [{ sign: EVENT_SIGNS[rule.on[0]!] }, { sign: 'arrow' }, ...effectRunes(rule.do)]
    case 'reduce':
      return [
        { sign: PAYMENT_SIGNS[rule.of] },
        ...costRunes(rule.by ?? rule.oneOf![0]!).map((rune) => ({ ...rune, text: `−${rune.text}` })),
      ]
    case 'guard':
      return [{ sign: 'guard' }]
    case 'tp':
      return amountRunes('TP', rule.n)
    case 'limit':
      return [{ sign: 'card', text: `+${rule.by}` }]
  }
}

/** What a Tech or card is for. */
export const gist = ({ effect, rules }: Face): Rune[] => (rules.length > 0 ? rules.flatMap(ruleRunes) : effectRunes(effect))

/** What every other player gains by it. */
export const rivalRunes = ({ effect }: Face): Rune[] => {
  const gains = effect.flatMap((op) => (op.op === 'gain' && op.who === 'others' ? amountRunes(op.res, op.n, '+') : []))
  return gains.length > 0 ? [{ sign: 'others' }, ...gains] : []
}

const isTree = (name: Sign) => (TREES as readonly string[]).includes(name)
const isResource = (name: Sign) => (RESOURCES as readonly string[]).includes(name)

export const signColour = (name: Sign): string => {
  if (isResource(name)) return RESOURCE_COLOURS[name as keyof typeof RESOURCE_COLOURS]
  return isTree(name) ? TOKEN_COLOURS[name as keyof typeof TOKEN_COLOURS] : DUSK.mist
}

export type Row = {
  readonly size: number
  readonly align?: 'left' | 'center' | 'right'
  /** Set smaller down to two thirds to fit in here; what still does not fit is left off at the end. */
  readonly room?: number
  readonly ink?: string
}

const GAP = 0.24
/** Smaller runes are also told in words. */
const LABEL = 34

/** Widths as shares of the size, so that each text is measured once, whatever size it ends up in. */
const sharesOf = ({ pen }: Sheet, runes: readonly Rune[], size: number): number[] =>
  runes.map(({ text }) => 0.86 + (text ? 0.1 + widthOf(pen, text, 'bold', size) / size : 0))

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share + GAP, -GAP)

/** Smaller than this, signs of one row are no longer told apart on a telephone. */
const SMALLEST = 20

/** As one row, or broken in two where it would become too small; a number stays with what it counts. */
export function brokenInto(sheet: Sheet, runes: readonly Rune[], size: number, room: number): (readonly Rune[])[] {
  const span = (some: readonly Rune[]) => sumOf(sharesOf(sheet, some, size))
  if (span(runes) * SMALLEST <= room) return [runes]
  const breaks = runes.flatMap((_, at) =>
    at === 0 || runes[at - 1]!.text?.endsWith('×') ? [] : [[runes.slice(0, at), runes.slice(at)]],
  )
  const widest = (rows: readonly (readonly Rune[])[]) => Math.max(...rows.map(span))
  return breaks.sort((a, b) => widest(a) - widest(b))[0] ?? [runes]
}

/** Draws the row and returns its width. */
export function drawRunes(sheet: Sheet, runes: readonly Rune[], x: number, y: number, row: Row): number {
  if (runes.length === 0) return 0
  const { align = 'left', room = Number.POSITIVE_INFINITY, ink = DUSK.ivory } = row
  const shares = sharesOf(sheet, runes, row.size)
  const size = Math.min(row.size, Math.max(Math.floor(row.size * 0.67), Math.floor(room / sumOf(shares))))
  while (shares.length > 1 && sumOf(shares) * size > room) shares.pop()
  const width = sumOf(shares) * size
  let at = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x
  for (const [i, share] of shares.entries()) {
    const { sign: name, text } = runes[i]!
    sign(sheet.pen, name, at + size * 0.43, y, size * 0.84, signColour(name))
    const style = { face: 'bold', size, colour: ink, weight: size < LABEL ? 'detail' : 'label' } as const
    if (text) write(sheet, text, at + size * 0.96, y, style)
    at += (share + GAP) * size
  }
  return width
}
