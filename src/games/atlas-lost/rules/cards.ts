/** 10 and 11: the card play action (use, install, convert) and the free activation of installed cards. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { CardId, Components } from '../data/components.ts'
import type { Cost, Reduce, Reduction } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Book, type Choice, type Doing, type DoingOf, type Kind, pick, resolve } from './book.ts'
import { affordable, pricedOption, tooDear, variantsOf } from './costs.ts'
import { holds, playerOf } from './counting.ts'
import { isFutile } from './futile.ts'
import { discard, gain, happen, note, showFromHand } from './holdings.ts'

// ── Playing a card ──────────────────────────────────────────────────────────────────────────────────────────────

export type Installing = { readonly costs: readonly Cost[]; readonly why: AtlasText | null }

export function installing(
  data: Components,
  board: Board,
  seat: Seat,
  card: CardId,
  reductions: readonly Reduce[],
  extra?: Reduction,
): Installing {
  const { install, tree } = data.cards[card]!
  const costs = variantsOf(install, reductions, { kind: 'install', tree }, extra)
  // The card itself cannot be discarded to pay for it.
  const payable = affordable(data, board, seat, costs, 1)
  return { costs: payable, why: payable.length > 0 ? null : tooDear(costs[0]!) }
}

/** `label`: how the option is called; with its cost, unless there is none or the way to pay is to be chosen. */
export function installOption(
  board: Board,
  seat: Seat,
  id: string,
  label: (cost: Cost | null) => AtlasText,
  { costs, why }: Installing,
): Choice {
  if (why) return { id, label: label(null), rule: '10', blocked: why }
  return pricedOption(board, seat, id, label(costs.length > 1 ? null : costs[0]!), '10', costs)
}

const CONVERT: readonly Choice[] = [
  { id: 'R', label: { say: 'option.convert.R' }, rule: '10' },
  { id: 'D', label: { say: 'option.convert.D' }, rule: '10' },
]
const useOrConvert = (isFutile: boolean) => pick([{ id: 'use', label: { say: 'option.use', isFutile }, rule: '10' }, ...CONVERT])
const USE_OR_CONVERT = useOrConvert(false)
const USE_IN_VAIN = useOrConvert(true)

const installLabel = (cost: Cost | null): AtlasText => (cost ? { say: 'option.install', cost } : { say: 'option.install.ways' })

/** Which card, then what to do with it. */
export const cardPlays = (data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice[] =>
  playerOf(board, seat).hand.map((card): Choice => {
    const label: AtlasText = { say: 'card', card }
    const { type, effect } = data.cards[card]!
    if (type === 'crate')
      return { id: card, label, rule: '10', then: isFutile(data, board, seat, effect) ? USE_IN_VAIN : USE_OR_CONVERT }
    const chance = installing(data, board, seat, card, reductions)
    const install = installOption(board, seat, 'install', installLabel, chance)
    return { id: card, label, rule: '10', then: pick([install, ...CONVERT]) }
  })

/** Reads what `cardPlays` offered. */
export function cardPlayOf(
  data: Components,
  board: Board,
  seat: Seat,
  reductions: readonly Reduce[],
  [card, mode, variant]: readonly string[],
): { doing: Doing; cost: Cost } {
  if (mode === 'use') return { doing: { kind: 'crate', of: card! }, cost: {} }
  if (mode === 'R' || mode === 'D') return { doing: { kind: 'convert', of: card!, into: mode }, cost: {} }
  const { costs } = installing(data, board, seat, card!, reductions)
  return { doing: { kind: 'install', of: card! }, cost: costs[Number(variant ?? 0)]! }
}

// ── Activating an installed card (11) ───────────────────────────────────────────────────────────────────────────

export const activationCosts = (data: Components, card: CardId, reductions: readonly Reduce[]): readonly Cost[] =>
  variantsOf(data.cards[card]!.cost, reductions, { kind: 'useActive', tree: data.cards[card]!.tree })

export function activations(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice[] {
  const options: Choice[] = []
  for (const { card, used } of playerOf(board, seat).installed) {
    const { type, condition, effect } = data.cards[card]!
    if (type !== 'active') continue
    const costs = activationCosts(data, card, reductions)
    const payable = affordable(data, board, seat, costs)
    const why: AtlasText | null = used
      ? { say: 'why.used' }
      : !holds(data, board, seat, condition)
        ? { say: 'why.condition', of: card }
        : payable.length === 0
          ? tooDear(costs[0]!)
          : null
    const isVain = !why && isFutile(data, board, seat, effect)
    const label: AtlasText = { say: 'option.activate.card', card, cost: costs[0]!, isFutile: isVain }
    options.push(why ? { id: card, label, rule: '11', blocked: why } : pricedOption(board, seat, card, label, '11', payable))
  }
  return options
}

// ── What they do ────────────────────────────────────────────────────────────────────────────────────────────────

export function cardKinds(book: Book): {
  crate: Kind<DoingOf<'crate'>>
  install: Kind<DoingOf<'install'>>
  activate: Kind<DoingOf<'activate'>>
  convert: Kind<DoingOf<'convert'>>
} {
  const { data } = book
  return {
    crate: {
      declare(table, { by, doing: { of } }) {
        showFromHand(table, by, of)
        table.say({ say: 'did.crate', seat: by, card: of })
      },
      carry: (table, { by, doing: { of } }) =>
        resolve(table, book, { seat: by, of, tree: data.cards[of]!.tree, list: data.cards[of]!.effect }),
      close: ({ board }, { doing: { of } }) => discard(data, board, of),
    },
    install: {
      declare(table, { by, doing: { of }, cost }) {
        showFromHand(table, by, of)
        table.say({ say: 'did.install', seat: by, card: of, cost })
      },
      carry({ board }, { by, doing: { of } }) {
        playerOf(board, by).installed.push({ card: of, used: false })
        note(board, 'installed', of, by)
      },
      close: ({ board }, { by, doing: { of } }) => happen(board, 'install', by, { tree: data.cards[of]!.tree }),
    },
    activate: {
      declare(table, { by, doing: { of }, cost }) {
        playerOf(table.board, by).installed.find(({ card }) => card === of)!.used = true
        table.say({ say: 'did.activate', seat: by, card: of, cost })
      },
      carry: (table, { by, doing: { of } }) =>
        resolve(table, book, { seat: by, of, tree: data.cards[of]!.tree, list: data.cards[of]!.effect }),
    },
    convert: {
      declare(table, { by, doing: { of, into } }) {
        showFromHand(table, by, of)
        table.say({ say: 'did.convert', seat: by, card: of, res: into, n: data.pack.convert[into] })
      },
      carry({ board }, { by, doing: { of, into } }) {
        discard(data, board, of)
        gain(data, board, by, into, data.pack.convert[into])
      },
      close: ({ board }, { by }) => happen(board, 'convert', by),
    },
  }
}
