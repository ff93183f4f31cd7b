/**
 * A steady player: looks at each thing it may do, works out roughly what that would change, and does the best of them.
 * It knows its own view and its own questions, nothing else.
 */
import type { Cost, Op, Tree } from '../games/atlas-lost/data/language.ts'
import type { View } from '../games/atlas-lost/view.ts'
import { costIn, inAtlas } from '../games/atlas-lost/words/says.ts'
import type { Decision, Input, Option, Split } from '../kernel/contract.ts'
import { simplest } from '../kernel/input.ts'
import { giveUp, leastMissed } from './atlas-lost/costs.ts'
import { faithWorth, gainOf, judging, lastingWorth, resolve, spend, withCulture } from './atlas-lost/effects.ts'
import { copied, type Ledger, ledgerOf, meOf, techsOf } from './atlas-lost/ledger.ts'
import { weightOf } from './atlas-lost/outlook.ts'
import { worthOf } from './atlas-lost/worth.ts'
import type { Player } from './player.ts'

type Row = 'research' | 'data'

type Path = readonly Option[]

/** Every way down a tree of options. */
function* paths(input: Input, above: Path = []): Generator<Path> {
  if (input.kind !== 'pick') return
  for (const option of input.options) {
    if (option.blocked) continue
    if (option.then) yield* paths(option.then, [...above, option])
    else yield [...above, option]
  }
}

const answerOf = ([option, ...rest]: Path): unknown =>
  rest.length > 0 ? { pick: option!.id, then: answerOf(rest) } : { pick: option!.id }

export const steady: Player<View> = ({ view, decision, random }) => {
  const { input } = decision
  if (input.kind === 'some') return chooseCards(view, decision, input.options, input.min)
  if (input.kind === 'split') return choosePieces(view, input)
  if (input.kind !== 'pick') return simplest(input)
  const ledger = ledgerOf(view)
  let best: Path | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const path of paths(input)) {
    // A grain of chance, so that equals are not always taken in the same order.
    const score = scoreOf(view, ledger, decision, path) + random(100) / 1000
    if (score > most) {
      most = score
      best = path
    }
  }
  return best ? answerOf(best) : simplest(input)
}

const idsOf = (input: Input): string[] => (input.kind === 'pick' ? input.options.map(({ id }) => id) : [])

/** What is being paid for: what it counts is not given up where something else will do. */
const effectUnderWay = (view: View): readonly Op[] => view.faces[view.deeds.at(-1)?.of ?? '']?.effect ?? []

/** Several tokens to part with: one after another, whichever is missed least. */
function choosePieces(view: View, { targets, min }: Split): Record<string, number> {
  const ledger = ledgerOf(view)
  const chosen: Record<string, number> = {}
  for (let i = 0; i < min; i++) {
    const open = targets.filter(({ id, max }) => (chosen[id] ?? 0) < max).map(({ id }) => id)
    const piece = leastMissed(ledger, open, judging(view, effectUnderWay(view)))!
    giveUp(ledger, piece)
    chosen[piece] = (chosen[piece] ?? 0) + 1
  }
  return chosen
}

function scoreOf(view: View, ledger: Ledger, decision: Decision, path: Path): number {
  const { input } = decision
  const prompt = inAtlas(decision.prompt)
  const [first, second] = path
  const last = path.at(-1)!
  switch (prompt.say) {
    case 'ask.action':
      return actionScore(
        view,
        ledger,
        path.map(({ id }) => id),
        path,
      )
    case 'ask.influence':
    case 'ask.step':
      return first!.id === 'done' || first!.id === 'no' ? 0 : stepScore(view, ledger, costIn(last.label))
    case 'ask.keep-initial':
    case 'ask.keep':
    case 'ask.take-card':
    case 'ask.recover':
      return cardWorth(view, ledger, first!.id)
    case 'ask.discard':
    case 'ask.uninstall':
    case 'pay.cards':
      return -cardWorth(view, ledger, first!.id)
    case 'ask.place-team':
      return first!.id === 'no' ? 0 : teamScore(view, ledger, first!.id, second?.id ?? 'research', costIn(first!.label))
    case 'ask.install':
      return first!.id === 'no' ? 0 : installScore(view, ledger, first!.id, costIn(last.label))
    case 'ask.use-tech':
      return first!.id === 'no' ? 0 : techScore(view, ledger, first!.id, costIn(first!.label))
    case 'ask.move':
      return first!.id === 'no' ? 0 : moveScore(view, first!.id)
    case 'ask.may':
      return first!.id === 'no' ? 0 : mayScore(view, ledger, prompt.of)
    case 'ask.choose':
      return chooseScore(view, ledger, prompt.of, Number(first!.id))
    case 'ask.target':
      return targetScore(view, ledger, prompt.of, first!.id)
    case 'ask.place.religion':
      return faithWorth(view, ledger, first!.id)
    case 'ask.place.culture':
      return spotScore(view, ledger, prompt.of, first!.id)
    case 'ask.place.economy':
      // A team that goes home leaves its token behind; those on Lv.1 stay.
      return -techsOf(view).find(({ id }) => id === first!.id)!.level
    case 'ask.deck':
      return 0.2 * (ledger.installed[first!.id as Tree] ?? 0)
    case 'pay.tokens':
    case 'pay.assets':
      return first!.id === leastMissed(ledger, idsOf(input), judging(view, effectUnderWay(view))) ? 1 : 0
    case 'pay.team':
      return -lastingWorth(view, ledger, view.faces[first!.id]!) - (meOf(view).waiting[second!.id as Row] === 0 ? 0.4 : 0)
    case 'ask.return':
      return weightOf(view, first!.id.split('/')[0]!)
    default:
      return 0
  }
}

function actionScore(view: View, ledger: Ledger, [action, id, more]: readonly string[], path: Path): number {
  const last = path.at(-1)!
  switch (action) {
    case 'place':
      return teamScore(view, ledger, id!, more ?? 'research', costIn(path[1]!.label))
    case 'replenish':
    case 'collect': {
      const after = copied(ledger)
      const res = action === 'replenish' ? 'R' : 'D'
      after[res] = Math.min(view.caps[res], after[res] + meOf(view).income[action])
      if (id === 'command') after.C = Math.min(view.caps.C, after.C + 1)
      else if (id) after.cards++
      return worthOf(view, after) - worthOf(view, ledger)
    }
    case 'startup':
    case 'command':
      return techScore(view, ledger, id!, costIn(path[1]!.label)) + (action === 'command' ? -0.5 : 0)
    case 'card':
      if (more === 'use') return gainOf(view, { ...copied(ledger), cards: ledger.cards - 1 }, {}, view.faces[id!]!.effect) - 0.5
      if (more === 'install') return installScore(view, ledger, id!, costIn(last.label))
      // Converting is for cards that are worth next to nothing.
      return 0.9 - cardWorth(view, ledger, id!)
    case 'activate':
      return gainOf(view, ledger, costIn(path[1]!.label), view.faces[id!]!.effect)
    case 'advance': {
      // A step ends the actions: only when nothing better is left, or when it wins.
      const score = stepScore(view, ledger, costIn(last.label))
      return score > 500 ? score : Math.min(score, 0.3)
    }
    default:
      return 0
  }
}

function stepScore(view: View, ledger: Ledger, cost: Cost): number {
  const after = copied(ledger)
  spend(view, after, cost)
  after.position++
  after.other += 1.2 // most spaces have a bonus of about this
  return worthOf(view, after) - worthOf(view, ledger)
}

/** A team brings income, a card, perhaps a front runner token, and the Tech itself. */
function teamScore(view: View, ledger: Ledger, tech: string, row: string, cost: Cost): number {
  const after = copied(ledger)
  spend(view, after, cost)
  after.teams++
  after.cards++
  const place = view.trees.flatMap(({ techs }) => techs).find(({ id }) => id === tech)!
  if (place.runner) after[place.level === 3 ? 'TP' : 'D'] += 1
  after.other += lastingWorth(view, ledger, view.faces[tech]!)
  // The third team of a row adds no resource: fill the other row first.
  const { waiting } = meOf(view)
  const rest = waiting[row as 'research' | 'data']
  after.other += (rest === 1 ? -0.6 : 0) + (row === 'research' ? 0.2 : 0)
  return worthOf(view, after) - worthOf(view, ledger)
}

const techScore = (view: View, ledger: Ledger, tech: string, cost: Cost) => gainOf(view, ledger, cost, view.faces[tech]!.effect)

function installScore(view: View, ledger: Ledger, card: string, cost: Cost): number {
  const { tree } = view.faces[card]!
  const after = copied(ledger)
  spend(view, after, cost)
  after.cards--
  if (tree) after.installed[tree] = (after.installed[tree] ?? 0) + 1
  after.other += lastingWorth(view, ledger, view.faces[card]!)
  return worthOf(view, after) - worthOf(view, ledger)
}

function cardWorth(view: View, ledger: Ledger, card: string): number {
  const face = view.faces[card]!
  if (face.type === 'crate') return gainOf(view, ledger, {}, face.effect)
  return installScore(view, { ...copied(ledger), R: Math.max(ledger.R, 6), D: Math.max(ledger.D, 4) }, card, face.install ?? {})
}

/** Keeps the best, or parts with the worst. */
function chooseCards(view: View, { prompt }: Decision, options: readonly Option[], n: number): string[] {
  const ledger = ledgerOf(view)
  const sign = prompt.say === 'ask.keep' ? -1 : 1
  const worth = new Map(options.map(({ id }) => [id, sign * cardWorth(view, ledger, id)]))
  return options
    .map(({ id }) => id)
    .sort((a, b) => worth.get(a)! - worth.get(b)!)
    .slice(0, n)
}

/** Only for the points under a front runner token. */
function moveScore(view: View, move: string): number {
  const to = view.trees.flatMap(({ techs }) => techs).find(({ id }) => id === move.split('>')[1])!
  return to.runner ? to.level - 1.5 : -1
}

function opIn<K extends Op['op']>(view: View, of: string, kind: K): Extract<Op, { op: K }> | undefined {
  const face = view.faces[of]
  const lists = [face?.effect ?? [], ...(face?.rules ?? []).map((rule) => (rule.rule === 'trigger' ? rule.do : []))]
  return lists.flat().find((op): op is Extract<Op, { op: K }> => op.op === kind)
}

function mayScore(view: View, ledger: Ledger, of: string): number {
  const op = opIn(view, of, 'may')
  return op ? gainOf(view, ledger, op.cost, op.do) : -1
}

function chooseScore(view: View, ledger: Ledger, of: string, index: number): number {
  const after = copied(ledger)
  resolve(view, after, opIn(view, of, 'choose')?.options[index] ?? [])
  return worthOf(view, after)
}

/** Where it does most, with what is still to come of it: whoever is about to win is the one to hurt. */
function targetScore(view: View, ledger: Ledger, of: string, faction: string): number {
  return gainOf(view, { ...copied(ledger), target: faction }, {}, opIn(view, of, 'target')?.do ?? [])
}

/** Beside what the rest of the effect counts. */
function spotScore(view: View, ledger: Ledger, of: string, tech: string): number {
  const after = copied(ledger)
  withCulture(after, tech)
  resolve(
    view,
    after,
    (view.faces[of]?.effect ?? []).filter(({ op }) => op === 'gain'),
  )
  return (
    worthOf(view, after) +
    (techsOf(view)
      .find(({ id }) => id === tech)!
      .teams.includes(ledger.me)
      ? 0.5
      : 0)
  )
}
