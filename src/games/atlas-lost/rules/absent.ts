/** What somebody may look for at a question and does not find there, because of who they are, what they hold or where they stand. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { allyOf } from '../data/allies.ts'
import type { Components, Faction, TechCode } from '../data/components.ts'
import type { OpOf } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { cultureOn, guardOf, layoutOf, otherPlayers, playerOf, trackOf } from './counting.ts'
import type { Chance } from './main.ts'

export type Absent = { readonly label: AtlasText; readonly why: AtlasText }

const techsIn = (board: Board) => board.trees.flatMap((tree) => layoutOf(board, tree))
const factionsIn = (board: Board): Faction[] => [...board.order, ...Object.keys(board.npcs)]

/** Techs that nothing on offer leads to, and installed cards that there are not. `starts`: what starting up one's own comes to. */
export function actionsAbsent(
  data: Components,
  board: Board,
  seat: Seat,
  offered: readonly string[],
  starts: readonly Chance[],
): Absent[] {
  const { teams, installed } = playerOf(board, seat)
  const whyNot = (tech: TechCode): AtlasText => {
    if (data.techs[tech]!.kind === 'passive') return { say: 'absent.passive', own: teams.includes(tech) }
    if (!teams.includes(tech)) return { say: 'why.no-team-there' }
    return (board.turn.main && starts.find(({ id }) => id === tech)?.why) || { say: 'why.main-used' }
  }
  const activates = installed.some(({ card }) => data.cards[card]!.type === 'active')
  return [
    ...techsIn(board)
      .filter((tech) => !offered.includes(tech))
      .map((tech): Absent => ({ label: { say: 'absent.tech', tech }, why: whyNot(tech) })),
    ...(activates ? [] : [{ label: { say: 'option.activate' }, why: { say: 'absent.active' } } as const]),
  ]
}

/** Techs without a place for a further team: the first of a Tree, and levels at which one stands already. */
export const placesAbsent = (data: Components, board: Board, seat: Seat, offered: readonly string[]): Absent[] =>
  techsIn(board)
    .filter((tech) => !offered.includes(tech))
    .map((tech) => {
      const own = playerOf(board, seat).teams.includes(tech)
      const why = own ? 'absent.own-team' : data.techs[tech]!.level === 1 ? 'absent.first-level' : 'absent.level'
      return { label: { say: 'absent.tech', tech }, why: { say: why } }
    })

/** Techs that cannot be started up: those that work by themselves, and those without an own team. */
export const startsAbsent = (data: Components, board: Board, seat: Seat, offered: readonly string[]): Absent[] =>
  techsIn(board)
    .filter((tech) => !offered.includes(tech))
    .map((tech) => ({
      label: { say: 'absent.tech', tech },
      why:
        data.techs[tech]!.kind === 'passive'
          ? { say: 'absent.passive', own: playerOf(board, seat).teams.includes(tech) }
          : { say: 'absent.no-team' },
    }))

/** Where that token cannot go now. */
export const spotsAbsent = (
  data: Components,
  board: Board,
  seat: Seat,
  op: OpOf<'place'>,
  offered: readonly string[],
): Absent[] =>
  (op.token === 'religion' ? factionsIn(board) : techsIn(board))
    .filter((id) => !offered.includes(id))
    .map((id) => ({
      label: op.token === 'religion' ? { say: 'absent.faction', at: id } : { say: 'absent.tech', tech: id },
      why: whyNoSpot(data, board, seat, op, id),
    }))

function whyNoSpot({ pack }: Components, board: Board, seat: Seat, { token, at }: OpOf<'place'>, id: string): AtlasText {
  const { teams } = playerOf(board, seat)
  if (token === 'economy') return teams.includes(id) ? { say: 'absent.economy' } : { say: 'absent.no-team' }
  if (token === 'culture') {
    const owner = cultureOn(board, id)
    if (owner) return { say: 'absent.culture', owner }
    if (at === 'ownTeam') return { say: 'absent.no-team' }
    if (at === 'otherTeam') return { say: 'absent.nobody' }
    return at === 'noTeam' ? { say: 'absent.teams' } : { say: 'absent.elsewhere' }
  }
  if (id === seat) return { say: 'absent.self' }
  if (trackOf(board, id).length >= pack.limits.track) return { say: 'absent.track' }
  return at === 'ally' && allyOf(trackOf(board, id)) !== seat ? { say: 'absent.ally' } : { say: 'absent.elsewhere' }
}

/** Factions an effect cannot choose. */
export const factionsAbsent = (board: Board, seat: Seat, offered: readonly Faction[]): Absent[] =>
  factionsIn(board)
    .filter((id) => !offered.includes(id))
    .map((id) => ({ label: { say: 'absent.faction', at: id }, why: { say: id === seat ? 'absent.self' : 'absent.ally' } }))

/** Players whose tokens cannot be sent back. */
export const tokensAbsent = (data: Components, board: Board, seat: Seat, offered: readonly Seat[]): Absent[] =>
  otherPlayers(board, seat)
    .filter((owner) => !offered.includes(owner))
    .map((owner) => ({
      label: { say: 'absent.faction', at: owner },
      why: { say: guardOf(data, board, owner, 'tokens') === null ? 'absent.no-token' : 'absent.guarded' },
    }))

/** Teams that stay where they are: their Tree has no other Tech of that level. */
export const movesAbsent = (data: Components, board: Board, seat: Seat): Absent[] =>
  playerOf(board, seat)
    .teams.filter((tech) => data.techs[tech]!.level === 1)
    .map((tech) => ({ label: { say: 'absent.tech', tech }, why: { say: 'absent.alone' } }))

/** Techs of the levels in question that cannot be used along with this one. */
export const chainsAbsent = (
  data: Components,
  board: Board,
  { levels, access }: OpOf<'useTech'>,
  offered: readonly TechCode[],
): Absent[] =>
  techsIn(board)
    .filter((tech) => levels.includes(data.techs[tech]!.level) && !offered.includes(tech))
    .map(
      (tech): Absent => ({
        label: { say: 'absent.tech', tech },
        why:
          data.techs[tech]!.kind === 'passive'
            ? { say: 'absent.passive', own: false }
            : { say: access === 'ally' ? 'absent.no-ally-team' : 'absent.in-use' },
      }),
    )
