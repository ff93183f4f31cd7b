/** 6 Play: one archon moves to an open space, and its action is carried out. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { NationId, SpaceId } from '../terms.ts'
import { actionsAbsent } from './absent.ts'
import { ownPowers, tracks } from './choices.ts'
import { archonsOn, nationOfSpace, nationsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { pay } from './pieces.ts'
import { actionOn, type Space, type Spaces, type SpaceText, spacesOf } from './spaces.ts'
import { DETAIL, type NewOption, type Option, pick, step, type Text } from './tools.ts'

type Found = { space: SpaceId; archon: number; refused?: SpaceId[] }
type Answer = Picked<string, Picked | undefined>

export const turnStep = (rules: Rules, spaces: Spaces) =>
  step<{ readonly seat: Seat }, Found, 'space'>('turn', ({ one }) => ({
    // There is always an open space: two nations have eight spaces without a price, and at most six archons can stand there.
    space: one<Answer>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, refused }) => ({
        prompt: { say: 'turn.space' },
        shows: () => [ownPowers(rules, board, seat), tracks(rules, board), { say: 'shows.archons' }],
        absent: () => actionsAbsent(rules, board, seat),
        topic: 'turn',
        input: pick(spaceOptions(rules, spaces, board, seat, refused)),
      }),
      idle: ({ board }, { seat, refused }) => {
        const space = calmSpace(rules, spaces, board, seat, refused)
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
        shows: [{ say: 'shows.consent' }],
        topic: 'powers',
        input: pick([
          { id: 'no', label: { say: 'consent.no' }, means: { say: 'means.consent.no', seat }, leads: 'on' },
          { id: 'yes', label: { say: 'consent.yes' }, means: { say: 'means.consent.yes', seat } },
        ]),
      }),
      take(table, frame, answer, partner) {
        if (answer.pick === 'yes') return
        frame.refused = [...(frame.refused ?? []), frame.space]
        table.say({ say: 'turn.refused', seat: partner, space: frame.space }, { concerns: [frame.seat] })
        table.jump(frame, 'space')
      },
    }),
    act(table, { seat, space, archon }) {
      const { board } = table
      board.changed = []
      board.contest = null
      board.march = null
      board.players[seat]!.archons[archon] = space
      // What a collection brings is told in one sentence with who collects.
      if (!actionOn(spaces, space).yields) table.say({ say: 'turn.moved', seat, space }, DETAIL)
      pay(board, seat, rules.customs.toll(board, space))
      rules.customs.tollPaid(table, seat, space)
      actionOn(spaces, space).does(table, seat, nationOfSpace(board, space) ?? '')
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

/** Every space with its price and, if it is closed, why. */
function spaceOptions(rules: Rules, spaces: Spaces, board: Board, seat: Seat, refused?: readonly SpaceId[]) {
  const { archons, resource } = board.players[seat]!
  const movers = movable(board, seat)
  const from = movers.map(
    (i): Option<string, undefined> => ({
      id: `${i}`,
      label: { say: 'archon.from', space: archons[i]! },
      means: { say: 'means.archon' },
    }),
  )
  const groups: Record<NationId, Text> = {}
  for (const nation of nationsOf(board, seat)) groups[nation] = { say: 'group.nation', nation }
  return spacesOf(spaces, board, seat).map(({ space, nation }) => {
    const { id, action, rule } = space
    const label = spaceLabel(rules, board, seat, space, nation)
    const option: NewOption<string, Picked | undefined> = {
      id,
      label,
      short: () => extended(label, { short: true } as const),
      means: () => action.means?.(board, seat, nation ?? '') ?? { say: 'means.special', special: space.name },
      group: nation === null ? PAD : groups[nation]!,
      rule,
    }
    const cost = rules.customs.toll(board, id) + (action.price?.(board, seat) ?? 0)
    if (cost > 0) option.price = { of: rules.customs.resource, cost, left: Math.max(0, resource - cost) }
    const blocked = closed(rules, board, seat, space, nation, refused)
    if (blocked) option.blocked = blocked
    const others = archons.includes(id) ? from.filter((_, i) => archons[movers[i]!] !== id) : from
    if (others.length > 1) option.then = pick(others)
    return option
  })
}

const PAD: Text = { say: 'group.pad' }

/** With what it yields, why it costs more than its action, and who would have to agree to share it. */
function spaceLabel(
  { customs }: Rules,
  board: Board,
  seat: Seat,
  { id, action, label }: Space,
  nation: NationId | null,
): SpaceText {
  let told = label
  if (action.yields) told = extended(told, { yields: action.yields(board, nation!) })
  if (customs.toll(board, id) > 0) told = extended(told, { controlled: true } as const)
  const partner = archonsOn(board, id, seat).length > 0 ? customs.mayJoin(board, seat, id) : null
  return partner === null || partner === seat ? told : extended(told, { partner })
}

/** Why a space cannot be chosen: an archon stands there, the price is too high, or the action cannot be done. */
function closed(
  rules: Rules,
  board: Board,
  seat: Seat,
  { id, action }: Space,
  nation: NationId | null,
  refused?: readonly SpaceId[],
): Text | null {
  const there = archonsOn(board, id, seat)[0]
  if (there !== undefined && refused?.includes(id)) return { say: 'blocked.refused' }
  if (there !== undefined && rules.customs.mayJoin(board, seat, id) === null)
    return archonsOn(board, id, seat).includes(seat) ? { say: 'blocked.own' } : { say: 'blocked.occupied', seat: there }
  const { resource } = board.players[seat]!
  const toll = rules.customs.toll(board, id)
  if (toll <= resource && action.hurdle) return action.hurdle(board, seat, nation ?? '', resource - toll)
  const cost = toll + (action.price?.(board, seat) ?? 0)
  return cost > resource ? { say: 'blocked.price', cost, has: resource } : null
}

/** What the clock does for somebody absent, best first: nothing that has to cost anything or loses agents. */
const CALM = ['collect', 'intrigue', 'recruit', 'construct', 'move']

/** Without a toll and without asking anybody; of the eight spaces counted above a toll closes one more at most. */
function calmSpace(rules: Rules, spaces: Spaces, board: Board, seat: Seat, refused?: readonly SpaceId[]): SpaceId {
  const open = spacesOf(spaces, board, seat)
  for (const name of CALM)
    for (const { space, nation } of open) {
      if (space.name !== name || archonsOn(board, space.id, seat).length > 0) continue
      const isFree = rules.customs.toll(board, space.id) === 0
      if (isFree && closed(rules, board, seat, space, nation, refused) === null) return space.id
    }
  throw new Error('no calm space is open')
}
