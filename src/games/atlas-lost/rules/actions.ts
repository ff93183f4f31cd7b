/** The question of the action phase (06), with everything a player may do now and the reason for what may not be done. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Cost, Reduce, Tree } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Asking, type AtTable, type Book, type Choice, choice, type Doing, declare, type Path, pick } from './book.ts'
import { activationCosts, activations, cardPlayOf, cardPlays } from './cards.ts'
import { commands } from './command.ts'
import { affordable, isPayable, pricedOption, reductionsOf, tooDear } from './costs.ts'
import { playerOf } from './counting.ts'
import { nextSpace, stepCosts, stepOptions } from './influence.ts'
import { incomeOption, placementOf, placementOptions, placements } from './main.ts'
import { costOf, startups, techOptions } from './techs.ts'

// ── The question of the action phase ────────────────────────────────────────────────────────────────────────────

/** "Done" is taken at its word everywhere; giving up the main action is asked for once more. */
export const END_TURN: Choice = { id: 'done', label: { say: 'option.end' }, leads: 'end', rule: '05' }
const END_EARLY: Choice = { id: 'end', label: { say: 'option.end-early' }, leads: 'on', rule: '06' }
type Reason = Extract<AtlasText, { say: `why.${string}` }>
const shut = (id: 'main' | 'command' | 'card', blocked: Reason): Choice => ({
  id,
  label: { say: `option.${id}` },
  rule: '06',
  blocked,
})
const MAIN_USED = shut('main', { say: 'why.main-used' })
const COMMAND_USED = shut('command', { say: 'why.command-used' })
const NO_COMMAND = shut('command', { say: 'why.no-command' })
const CARD_USED = shut('card', { say: 'why.card-used' })
const NO_CARDS = shut('card', { say: 'why.no-cards' })

/** Follow-ups under one heading; shut with a reason if none of them can be had. */
function opening(
  id: 'place' | 'startup' | 'command' | 'activate',
  rule: string,
  options: readonly Choice[],
  none: Reason,
): Choice {
  const label: AtlasText = { say: `option.${id}` }
  if (options.every(({ blocked }) => blocked))
    return { id, label, rule, blocked: (options.length === 1 && options[0]?.blocked) || none }
  return { id, label, rule, then: pick(options) }
}

export function askAction(data: Components, board: Board, seat: Seat): Asking<Path> {
  const { main, command, cards } = board.turn
  const { R, D, C, M, hand, waiting } = playerOf(board, seat)
  const reductions = reductionsOf(data, board, seat)
  const options: Choice[] = []
  if (main) {
    const places = placementOptions(data, board, seat, placements(data, board, seat, reductions))
    // Lists are long: what is done most often and needs no further thought comes first.
    options.push(incomeOption(data, board, seat, 'replenish'), incomeOption(data, board, seat, 'collect'))
    options.push(opening('place', '07', places, { say: waiting.research + waiting.data > 0 ? 'why.no-place' : 'why.no-teams' }))
    options.push(
      opening('startup', '07', techOptions(data, board, seat, startups(data, board, seat, reductions), '07'), {
        say: 'why.no-startup',
      }),
    )
  } else options.push(MAIN_USED)
  if (!command) options.push(COMMAND_USED)
  else if (C === 0) options.push(NO_COMMAND)
  else
    options.push(
      opening('command', '08', techOptions(data, board, seat, commands(data, board, seat, reductions), '08'), {
        say: 'why.no-command-tech',
      }),
    )
  if (cards === 0) options.push(CARD_USED)
  else if (hand.length === 0) options.push(NO_CARDS)
  else
    options.push({ id: 'card', label: { say: 'option.card' }, rule: '10', then: pick(cardPlays(data, board, seat, reductions)) })
  const active = activations(data, board, seat, reductions)
  if (active.length > 0) options.push(opening('activate', '11', active, { say: 'why.no-activation' }))
  if (playerOf(board, seat).position < data.spaces.length) options.push(advanceOption(data, board, seat, reductions))
  options.push(main ? END_EARLY : END_TURN)
  return { prompt: { say: 'ask.action', R, D, C, M, main, command, cards }, input: choice(options), about: seat }
}

/** Straight from the actions to the track: taking a step ends the action phase (12). */
function advanceOption(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Choice {
  const space = nextSpace(data, board, seat)
  const costs = stepCosts(data, board, seat, reductions)
  if (costs.length === 1 && isPayable(data, board, seat, costs[0]!))
    return pricedOption(board, seat, 'advance', { say: 'option.advance.for', ...space, cost: costs[0]! }, '12', costs)
  const label: AtlasText = { say: 'option.advance', ...space }
  if (affordable(data, board, seat, costs).length === 0) {
    const isPrinted = costs.every((cost, i) => cost === data.spaces[space.to - 1]!.costs[i])
    return { id: 'advance', label, rule: '12', blocked: isPrinted ? { say: 'why.step', to: space.to } : tooDear(costs[0]!) }
  }
  return { id: 'advance', label, rule: '12', then: pick(stepOptions(data, board, seat, costs)) }
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
