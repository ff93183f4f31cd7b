/** 6 Play: one archon moves to an open space, and its action is carried out. */
import type { Option, Picked, Seat, Table, Text } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import { archonsOn, nationOfSpace, nationsOf } from './control.ts'
import { pay } from './pieces.ts'
import type { Rules } from './rules.ts'
import type { NationId, SpaceId } from './terms.ts'

/** Declared as methods, so that an edition may write them for its own, larger board. `nation` is the space's; '' for a pad. */
export interface Action {
  /** Not in every variant. */
  isPlayed?(board: Board): boolean
  /** Shown on the button; has to be at hand when the space is chosen, unless `hurdle` knows better. */
  price?(board: Board, seat: Seat): number
  /** Why it cannot be done now with what is in the purse. */
  hurdle?(board: Board, seat: Seat, nation: NationId, purse: number): Text | null
  does(table: Table<Board>, seat: Seat, nation: NationId): void
}
export type Actions = Readonly<Record<'pad' | 'tile' | 'special', Readonly<Record<string, Action>>>>

export function actionOf(actions: Actions, space: SpaceId): Action {
  const [place, action] = space.split('.') as [string, string]
  return actions[place === 'pad' || place === 'special' ? place : 'tile'][action]!
}

type Found = { space: SpaceId; archon: number; refused?: SpaceId[] }
type Answer = Picked<string, Picked | undefined>

export const turnStep = (rules: Rules, actions: Actions) =>
  step<{ readonly seat: Seat }, Found>('turn', ({ one }) => ({
    // There is always an open space: two nations have eight spaces without a price, and at most six archons can stand there.
    space: one<Answer>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, refused }) => ({
        prompt: { say: 'turn.space', round: board.round },
        input: pick(spaceOptions(rules, actions, board, seat, refused)),
      }),
      idle: ({ board }, { seat, refused }) => {
        const open = spaceOptions(rules, actions, board, seat, refused).filter(({ blocked }) => !blocked)
        const calm = open.find(({ id }) => id.endsWith('.collect')) ?? open.find(({ id }) => id === 'pad.intrigue') ?? open[0]!
        return calm.then ? { pick: calm.id, then: { pick: '0', then: undefined } } : { pick: calm.id, then: undefined }
      },
      take({ board }, frame, answer) {
        frame.space = answer.pick
        frame.archon = answer.then ? Number(answer.then.pick) : movable(board, frame.seat)[0]!
      },
    }),
    // 10.6: with the partner's leave one may join the partner's archon. The leave is for the space, not for the how.
    consent: one<Picked>({
      one: ({ board }, { seat, space }) => rules.customs.mayJoin(board, seat, space)!,
      when: ({ board }, { seat, space }) => archonsOn(board, space, seat).length > 0,
      ask: (_, { seat, space }) => ({
        prompt: { say: 'turn.consent', seat, space },
        input: pick([
          { id: 'no', label: { say: 'no' } },
          { id: 'yes', label: { say: 'yes' } },
        ]),
      }),
      take(table, frame, answer, partner) {
        if (answer.pick === 'yes') return
        frame.refused = [...(frame.refused ?? []), frame.space]
        table.say({ say: 'turn.refused', seat: partner, space: frame.space })
        table.jump(frame, 'space')
      },
    }),
    act(table, { seat, space, archon }) {
      const { board } = table
      board.changed = []
      board.contest = null
      board.march = null
      board.players[seat]!.archons[archon] = space
      table.say({ say: 'turn.moved', seat, space })
      pay(board, seat, rules.customs.toll(board, space))
      rules.customs.tollPaid(table, seat, space)
      actionOf(actions, space).does(table, seat, nationOfSpace(board, space) ?? '')
    },
  }))

/** An archon on its starting position has to go first; two of them are alike. */
function movable(board: Board, seat: Seat): number[] {
  const { archons } = board.players[seat]!
  const home = archons.indexOf(null)
  return home >= 0 ? [home] : archons.map((_, i) => i)
}

/** Own pad, tiles of own nations, special actions of their minor nations. */
function spacesOf(board: Board, actions: Actions, seat: Seat): SpaceId[] {
  const spaces: SpaceId[] = []
  for (const action in actions.pad) if (actions.pad[action]!.isPlayed?.(board) ?? true) spaces.push(`pad.${action}`)
  const nations = nationsOf(board, seat)
  for (const nation of nations) for (const action in actions.tile) spaces.push(`${nation}.${action}`)
  for (const special in board.specials) {
    const { owner } = board.areas[board.specials[special]!]!
    if (owner !== null && nations.includes(owner)) spaces.push(`special.${special}`)
  }
  return spaces
}

/** One space, with its price and, if it is closed, why. */
const spaceOptions = (rules: Rules, actions: Actions, board: Board, seat: Seat, refused: readonly SpaceId[] = []) => {
  const { archons, resource } = board.players[seat]!
  const movers = movable(board, seat)
  const from = movers.map((i) => ({ id: `${i}`, label: { say: 'archon.from', space: archons[i]! } }))
  return spacesOf(board, actions, seat).map((space): Option<string, Picked | undefined> => {
    const nation = nationOfSpace(board, space)
    const cost = rules.customs.toll(board, space) + (actionOf(actions, space).price?.(board, seat) ?? 0)
    const blocked = occupied(rules, board, seat, space, refused) ?? hurdle(rules, actions, board, seat, space, cost)
    return {
      id: space,
      label: { say: 'space', space },
      group: nation === null ? { say: 'group.pad' } : { say: 'group.nation', nation },
      rule: '6',
      ...(cost > 0 && { price: { of: rules.customs.resource, cost, left: Math.max(0, resource - cost) } }),
      ...(blocked && { blocked }),
      ...(movers.length > 1 && { then: pick(from) }),
    }
  })
}

function hurdle(rules: Rules, actions: Actions, board: Board, seat: Seat, space: SpaceId, cost: number): Text | null {
  const { resource } = board.players[seat]!
  const purse = resource - rules.customs.toll(board, space)
  const action = actionOf(actions, space)
  const short = { say: 'blocked.price', cost, has: resource }
  if (purse < 0) return short
  if (action.hurdle) return action.hurdle(board, seat, nationOfSpace(board, space) ?? '', purse)
  return cost > resource ? short : null
}

/** A space with an archon is closed, unless one may ask to join it. */
function occupied(rules: Rules, board: Board, seat: Seat, space: SpaceId, refused: readonly SpaceId[]): Text | null {
  const [there] = archonsOn(board, space, seat)
  if (there === undefined) return null
  if (refused.includes(space)) return { say: 'blocked.refused' }
  return rules.customs.mayJoin(board, seat, space) === null ? { say: 'blocked.occupied', seat: there } : null
}
