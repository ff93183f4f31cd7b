/** The question of the action phase (06), with everything a player may do now and the reason for what may not be done. */

import type { Seat, Told } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import { COALITION, type Components } from '../data/components.ts'
import type { Cost, Part, Reduce, Tree } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Absent, actionsAbsent, placesAbsent, startsAbsent } from './absent.ts'
import {
  type Asking,
  type AtTable,
  type Book,
  type Choice,
  choice,
  type Doing,
  declare,
  lacking,
  type Path,
  pick,
} from './book.ts'
import { activationCosts, activations, cardPlayOf, cardPlays } from './cards.ts'
import { commands } from './command.ts'
import { affordable, isPayable, pricedOption, reductionsOf, tooDear } from './costs.ts'
import { playerOf } from './counting.ts'
import { nextSpace, stepCosts, stepMeans, stepOptions } from './influence.ts'
import { incomeOption, placementOf, placementOptions, placements } from './main.ts'
import { knownOf, nextOf } from './meaning.ts'
import { costOf, startups, techOptions } from './techs.ts'

// ── The question of the action phase ────────────────────────────────────────────────────────────────────────────

/** "Done" is taken at its word everywhere; giving up the main action is asked for once more. */
export const DONE = 'done'
export const endTurn = (board: Board, seat: Seat): Choice => ({
  id: DONE,
  label: { say: 'option.end' },
  means: () => ({ say: 'means.end', next: nextOf(board, seat, COALITION) }),
  leads: 'end',
  rule: '05',
})
const endEarly = (board: Board, seat: Seat): Choice => ({
  id: 'end',
  label: { say: 'option.end-early' },
  means: () => ({ say: 'means.end-early', next: nextOf(board, seat, COALITION) }),
  leads: 'on',
  rule: '06',
})

type Heading = Omit<Choice, 'label' | 'then' | 'blocked'> & { readonly id: 'place' | 'startup' | 'command' | 'activate' }
type Reason = Extract<AtlasText, { say: `why.${string}` }>
type NoneOpen = Extract<Reason, { readonly cheapest: unknown }>['say']
const shut = (id: 'main' | 'place' | 'command' | 'card', means: AtlasText, blocked: Reason, rule = '06'): Choice => ({
  id,
  label: { say: `option.${id}` },
  means,
  rule,
  blocked,
})

/** Follow-ups under one heading; shut if none of them is open, with what comes nearest to being one. */
function opening(heading: Heading, options: readonly Choice[], none: NoneOpen, absent: Told<readonly Absent[]> = []): Choice {
  const label: AtlasText = { say: `option.${heading.id}` }
  if (options.every(({ blocked }) => blocked))
    return extended(heading, {
      label,
      blocked: (options.length === 1 && options[0]?.blocked) || { say: none, cheapest: cheapestOf(options) },
    })
  return extended(heading, { label, then: lacking(absent, pick(options)) })
}

function sumOf(cost: Cost): number {
  let sum = 0
  for (const part in cost) sum += cost[part as Part] ?? 0
  return sum
}

/** Of what is only too dear; null where something else is in the way of all of them. */
function cheapestOf(options: readonly Choice[]): Cost | null {
  let least: Cost | null = null
  let leastSum = Number.POSITIVE_INFINITY
  for (const { blocked } of options) {
    if (blocked?.say !== 'why.cost') continue
    const sum = sumOf(blocked.cost)
    if (sum < leastSum) [least, leastSum] = [blocked.cost, sum]
  }
  return least
}

const idsOf = (options: readonly Choice[]) => options.map(({ id }) => id)
/** How many of them are open now. */
const openIn = (options: readonly Choice[]) => options.filter(({ blocked }) => !blocked).length

export function askAction(data: Components, board: Board, seat: Seat): Asking<Path> {
  const { main, command, cards } = board.turn
  const reductions = reductionsOf(data, board, seat)
  const options = [
    // Lists are long: what is done most often and needs no further thought comes first.
    ...(main ? mainActions(data, board, seat, reductions) : [shut('main', { say: 'means.main' }, { say: 'why.main-used' })]),
    commandAction(data, board, seat, reductions),
    cardAction(data, board, seat, reductions),
    ...activateAction(data, board, seat, reductions),
    ...(playerOf(board, seat).position < data.spaces.length ? [advanceOption(data, board, seat, reductions)] : []),
    main ? endEarly(board, seat) : endTurn(board, seat),
  ]
  return {
    prompt: { say: 'ask.action' },
    shows: () => [{ say: 'shows.left', main, command, cards }, ...knownOf(data, board, seat)],
    absent: () => actionsAbsent(data, board, seat, offeredIn(options), main ? startups(data, board, seat, reductions) : []),
    topic: main ? 'main' : 'turn',
    input: choice(options),
    // While a Tech may be started, they are what one chooses from; afterwards one's own board.
    about: main ? 'techs' : seat,
  }
}

/** What stands under the headings. */
const offeredIn = (options: readonly Choice[]): string[] =>
  options.flatMap(({ then }) => (then?.kind === 'pick' ? idsOf(then.options as readonly Choice[]) : []))

function mainActions(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice[] {
  const { waiting } = playerOf(board, seat)
  const teams = waiting.research + waiting.data
  const places = placementOptions(data, board, seat, placements(data, board, seat, reductions))
  const techs = techOptions(data, board, seat, startups(data, board, seat, reductions), '07')
  const noPlace = () => placesAbsent(data, board, seat, idsOf(places))
  const noStart = () => startsAbsent(data, board, seat, idsOf(techs))
  const placing: AtlasText = { say: 'means.place', open: openIn(places), waiting: teams }
  const starting: AtlasText = { say: 'means.startup', open: openIn(techs), of: techs.length }
  return [
    incomeOption(data, board, seat, 'replenish'),
    incomeOption(data, board, seat, 'collect'),
    teams > 0
      ? opening({ id: 'place', means: placing, rule: '07' }, places, 'why.no-place', noPlace)
      : shut('place', placing, { say: 'why.no-teams' }, '07'),
    opening({ id: 'startup', means: starting, rule: '07' }, techs, 'why.no-startup', noStart),
  ]
}

function commandAction(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice {
  const { C } = playerOf(board, seat)
  const means: AtlasText = { say: 'means.command', C }
  if (!board.turn.command) return shut('command', means, { say: 'why.command-used' })
  if (C === 0) return shut('command', means, { say: 'why.no-command' })
  const techs = techOptions(data, board, seat, commands(data, board, seat, reductions), '08')
  return opening({ id: 'command', means, rule: '08' }, techs, 'why.no-command-tech')
}

function cardAction(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice {
  const { length } = playerOf(board, seat).hand
  const means: AtlasText = { say: 'means.cards', n: length }
  if (board.turn.cards === 0) return shut('card', means, { say: 'why.card-used' })
  if (length === 0) return shut('card', means, { say: 'why.no-cards' })
  return { id: 'card', label: { say: 'option.card' }, means, rule: '10', then: pick(cardPlays(data, board, seat, reductions)) }
}

/** Not there at all while nothing is installed that could be activated. */
function activateAction(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice[] {
  const active = activations(data, board, seat, reductions)
  if (active.length === 0) return []
  const means: AtlasText = { say: 'means.activate', open: openIn(active), of: active.length }
  return [opening({ id: 'activate', means, rule: '11' }, active, 'why.no-activation')]
}

/** Straight from the actions to the track: taking a step ends the action phase (12). */
function advanceOption(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice {
  const space = nextSpace(data, board, seat)
  const costs = stepCosts(data, board, seat, reductions)
  const said = {
    id: 'advance',
    label: { say: 'option.advance', to: space.to },
    means: () => stepMeans(space, true),
    rule: '12',
  } as const
  if (costs.length === 1 && isPayable(data, board, seat, costs[0]!)) {
    const label: AtlasText = { say: 'option.advance.for', to: space.to, cost: costs[0]! }
    return pricedOption(board, seat, extended(said, { label, means: stepMeans(space, true, costs[0]!) }), costs)
  }
  if (affordable(data, board, seat, costs).length === 0) {
    const isPrinted = costs.every((cost, i) => cost === data.spaces[space.to - 1]!.costs[i])
    return extended(said, { blocked: isPrinted ? ({ say: 'why.step', to: space.to } as const) : tooDear(costs[0]!) })
  }
  return extended(said, { then: pick(stepOptions(data, board, seat, costs)) })
}

export function idleMain(data: Components, board: Board): Path {
  const { then } = incomeOption(data, board, board.turn.seat, 'replenish')
  return then ? { pick: 'replenish', then: { pick: 'command' } } : { pick: 'replenish' }
}

// ── Doing it ────────────────────────────────────────────────────────────────────────────────────────────────────

export function act(table: AtTable, book: Book, seat: Seat, action: string, path: readonly string[]): void {
  const { board } = table
  const { doing, cost } = planOf(book.data, board, seat, action, path)
  if (action === 'card') board.turn.cards--
  else if (action === 'command') board.turn.command = false
  else if (action !== 'activate') board.turn.main = false
  declare(table, book, seat, doing, cost)
}

/** Reads an answer to `askAction`. */
function planOf(
  data: Components,
  board: Board,
  seat: Seat,
  action: string,
  path: readonly string[],
): { doing: Doing; cost: Cost } {
  const reductions = reductionsOf(data, board, seat)
  const [of, variant] = path
  switch (action) {
    case 'place':
      return placementOf(board, seat, placements(data, board, seat, reductions), path)
    case 'replenish':
    case 'collect':
      return { doing: { kind: 'income', of: action, bonus: (of as Tree | 'command' | undefined) ?? null }, cost: {} }
    case 'startup':
      return { doing: { kind: 'tech', of: of!, via: 'startup' }, cost: costOf(startups(data, board, seat, reductions), path) }
    case 'command':
      return { doing: { kind: 'tech', of: of!, via: 'command' }, cost: costOf(commands(data, board, seat, reductions), path) }
    case 'card':
      return cardPlayOf(data, board, seat, reductions, path)
    default: {
      const costs = affordable(data, board, seat, activationCosts(data, of!, reductions))
      return { doing: { kind: 'activate', of: of! }, cost: costs[Number(variant ?? 0)]! }
    }
  }
}

/** Taking a step is the beginning of the influence phase; there is no way back to the actions. */
export function advance(table: AtTable, book: Book, seat: Seat, variant: string): void {
  table.board.turn.phase = 'influence'
  const cost = stepCosts(book.data, table.board, seat, reductionsOf(book.data, table.board, seat))[Number(variant)]!
  declare(table, book, seat, { kind: 'advance', of: variant }, cost)
}
