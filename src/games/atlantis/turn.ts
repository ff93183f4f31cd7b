/** 6 Play: one archon moves to an open space, and its action is carried out. */
import type { Option, Picked, Seat, Table, Text } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import { archonsOn, nationOfSpace, nationsOf } from './control.ts'
import { pay } from './pieces.ts'
import type { Rules, Subject } from './rules.ts'
import type { NationId, SpaceId } from './terms.ts'

/** Declared as methods, so that an edition may write them for its own, larger board. `nation` is the space's; '' for a pad. */
export interface Action {
  /** Not in every variant. */
  isPlayed?(board: Board): boolean
  /** Shown on the button; has to be at hand when the space is chosen, unless `hurdle` knows better. */
  price?(board: Board, seat: Seat): number
  /** What both controllers would get, if that is all it does. */
  yields?(board: Board, nation: NationId): number
  /** Why it cannot be done now with what is in the purse. */
  hurdle?(board: Board, seat: Seat, nation: NationId, purse: number): Text | null
  does(table: Table<Board>, seat: Seat, nation: NationId): void
}
export type Actions = Readonly<Record<'pad' | 'tile' | 'special', Readonly<Record<string, Action>>>>

function actionOf(actions: Actions, space: SpaceId): Action {
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
        const space = calmSpace(rules, actions, board, seat, refused)
        return { pick: space, then: moversTo(board, seat, space).length > 1 ? { pick: '0', then: undefined } : undefined }
      },
      take({ board }, frame, answer) {
        frame.space = answer.pick
        frame.archon = answer.then ? Number(answer.then.pick) : moversTo(board, frame.seat, frame.space)[0]!
      },
    }),
    // Whoever joins an archon of somebody else needs leave: for the space, not for the how.
    consent: one<Picked>({
      one: ({ board }, { seat, space }) => rules.customs.mayJoin(board, seat, space)!,
      when: ({ board }, { seat, space }) =>
        archonsOn(board, space, seat).length > 0 && rules.customs.mayJoin(board, seat, space) !== seat,
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

/** An archon on its starting position has to go first; two in one place are alike. */
function movable(board: Board, seat: Seat): number[] {
  const { archons } = board.players[seat]!
  const home = archons.indexOf(null)
  if (home >= 0) return [home]
  return archons[0] === archons[1] ? [0] : archons.map((_, i) => i)
}

const moversTo = (board: Board, seat: Seat, space: SpaceId) =>
  movable(board, seat).filter((i) => board.players[seat]!.archons[i] !== space)

type Space = { readonly id: SpaceId; readonly nation: NationId | null; readonly action: Action }

/** Own pad, tiles of own nations, special actions of their minor nations. */
function spacesOf(board: Board, { pad, tile, special }: Actions, seat: Seat): Space[] {
  const spaces: Space[] = []
  for (const name in pad)
    if (pad[name]!.isPlayed?.(board) ?? true) spaces.push({ id: `pad.${name}`, nation: null, action: pad[name]! })
  const nations = nationsOf(board, seat)
  for (const nation of nations) for (const name in tile) spaces.push({ id: `${nation}.${name}`, nation, action: tile[name]! })
  for (const name in board.specials) {
    const nation = board.areas[board.specials[name]!]!.owner
    if (nation !== null && nations.includes(nation)) spaces.push({ id: `special.${name}`, nation, action: special[name]! })
  }
  return spaces
}

/** Every space with its price and, if it is closed, why. */
function spaceOptions(rules: Rules, actions: Actions, board: Board, seat: Seat, refused?: readonly SpaceId[]) {
  const { archons, resource } = board.players[seat]!
  const movers = movable(board, seat)
  const from = movers.map((i) => ({ id: `${i}`, label: { say: 'archon.from', space: archons[i]! } }))
  const groups = new Map<NationId | null, Text>([[null, { say: 'group.pad' }]])
  for (const nation of nationsOf(board, seat)) groups.set(nation, { say: 'group.nation', nation })
  return spacesOf(board, actions, seat).map((space): Option<string, Picked | undefined> => {
    const { id, nation, action } = space
    const cost = rules.customs.toll(board, id) + (action.price?.(board, seat) ?? 0)
    const blocked = closed(rules, board, seat, space, refused)
    const others = archons.includes(id) ? from.filter((_, i) => archons[movers[i]!] !== id) : from
    return {
      id,
      label: { say: 'space', space: id, ...(action.yields && { yields: action.yields(board, nation!) }) },
      group: groups.get(nation)!,
      rule: rules.customs.sections[id.startsWith('special.') ? 'specials' : subjectOf(id)],
      ...(cost > 0 && { price: { of: rules.customs.resource, cost, left: Math.max(0, resource - cost) } }),
      ...(blocked && { blocked }),
      ...(others.length > 1 && { then: pick(others) }),
    }
  })
}

const subjectOf = (space: SpaceId) => space.slice(space.indexOf('.') + 1) as Subject

/** Why a space cannot be chosen: an archon stands there, the price is too high, or the action cannot be done. */
function closed(
  rules: Rules,
  board: Board,
  seat: Seat,
  { id, nation, action }: Space,
  refused?: readonly SpaceId[],
): Text | null {
  const [there] = archonsOn(board, id, seat)
  if (there !== undefined && refused?.includes(id)) return { say: 'blocked.refused' }
  if (there !== undefined && rules.customs.mayJoin(board, seat, id) === null) return { say: 'blocked.occupied', seat: there }
  const { resource } = board.players[seat]!
  const toll = rules.customs.toll(board, id)
  const cost = toll + (action.price?.(board, seat) ?? 0)
  const short = { say: 'blocked.price', cost, has: resource }
  if (toll > resource) return short
  if (action.hurdle) return action.hurdle(board, seat, nation ?? '', resource - toll)
  return cost > resource ? short : null
}

/** What the clock does for somebody absent, best first: nothing that has to cost anything or loses agents. */
const CALM = ['.collect', '.intrigue', '.recruit', '.construct', '.move']

/** Without a toll and without asking anybody; of the eight spaces counted above a toll closes one more at most. */
function calmSpace(rules: Rules, actions: Actions, board: Board, seat: Seat, refused?: readonly SpaceId[]): SpaceId {
  const spaces = spacesOf(board, actions, seat)
  for (const name of CALM)
    for (const space of spaces) {
      if (!space.id.endsWith(name) || archonsOn(board, space.id, seat).length > 0) continue
      if (rules.customs.toll(board, space.id) === 0 && closed(rules, board, seat, space, refused) === null) return space.id
    }
  throw new Error('no calm space is open')
}
