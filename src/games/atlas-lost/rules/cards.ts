/** 10 and 11: the card play action (use, install, convert) and the free activation of installed cards. */

import type { Seat, Told } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { CardId, Components } from '../data/components.ts'
import type { Cost, Reduce, Reduction } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Book, type Choice, type Doing, type DoingOf, type Kind, pick, resolve } from './book.ts'
import { cardOption } from './choosing.ts'
import { affordable, pricedOption, tooDear, variantsOf } from './costs.ts'
import { holds, playerOf } from './counting.ts'
import { useMeans } from './forecast.ts'
import { discard, gain, happen, note, showFromHand } from './holdings.ts'
import { leftAfter } from './meaning.ts'

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

/** `said`: how the option is called and what it means; with its cost, unless there is none or the way to pay is to be chosen. */
export function installOption(
  board: Board,
  seat: Seat,
  id: string,
  said: (cost: Cost | null) => { readonly label: AtlasText; readonly means: Told<AtlasText> },
  { costs, why }: Installing,
): Choice {
  const option = { id, ...said(why || costs.length > 1 ? null : costs[0]!), rule: '10' }
  return why ? extended(option, { blocked: why }) : pricedOption(board, seat, option, costs)
}

function conversions(data: Components, board: Board, seat: Seat): Choice[] {
  const player = playerOf(board, seat)
  return (['R', 'D'] as const).map((res) => ({
    id: res,
    label: { say: `option.convert.${res}` },
    means: { say: 'means.convert', res, has: player[res], cap: data.pack.limits.caps[res] },
    rule: '10',
  }))
}

/** Which card, then what to do with it. */
export function cardPlays(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice[] {
  const convert = conversions(data, board, seat)
  return playerOf(board, seat).hand.map((card): Choice => {
    const option: Choice = extended(cardOption(card), { rule: '10' })
    const { type, effect, tree } = data.cards[card]!
    if (type === 'crate') {
      const means = () => useMeans(data, board, { seat, of: card, tree }, {}, effect)
      return extended(option, {
        then: pick<string, unknown>([{ id: 'use', label: { say: 'option.use' }, means, rule: '10' }, ...convert]),
      })
    }
    const chance = installing(data, board, seat, card, reductions)
    const said = (cost: Cost | null): { label: AtlasText; means: Told<AtlasText> } =>
      cost
        ? { label: { say: 'option.install', cost }, means: () => ({ say: 'means.install', left: leftAfter(board, seat, cost) }) }
        : { label: { say: 'option.install.ways' }, means: { say: 'means.install.ways', costs: chance.costs } }
    return extended(option, { then: pick([installOption(board, seat, 'install', said, chance), ...convert]) })
  })
}

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
    const { type, condition, effect, tree } = data.cards[card]!
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
    const cost = costs[0]!
    const label: AtlasText = { say: 'option.activate.card', card, cost }
    if (why) options.push({ id: card, label, means: { say: 'means.card', card }, rule: '11', blocked: why })
    else {
      const means = () => useMeans(data, board, { seat, of: card, tree }, payable[0]!, effect)
      options.push(pricedOption(board, seat, { id: card, label, means, rule: '11' }, payable))
    }
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
        table.say({ say: 'did.convert', seat: by, card: of, res: into, n: data.pack.convert[into] }, { weight: 'detail' })
      },
      carry({ board }, { by, doing: { of, into } }) {
        discard(data, board, of)
        gain(data, board, by, into, data.pack.convert[into])
      },
      close: ({ board }, { by }) => happen(board, 'convert', by),
    },
  }
}
