/** Coups, marches and conflicts: what is asked, what stands against what, and how it goes out. */
import type { Seat } from '../../../../../kernel/contract.ts'
import type { Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, ContestKind, NationId, Role, Stance, StrikeCause } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

/** `seat: null` stands for the passive nation. */
type AgentsLeft = readonly { readonly seat: Seat | null; readonly value: number }[]

export const coups = ({ area, nation, agent }: Lexicon) =>
  phrases({
    'coup.target': 'Choose the target of your coup.',
    'coup.knight': (t: { nation: NationId }) =>
      `Choose a minor nation for ${nation(t.nation)}; your ${agent}s there count double.`,
    'coup.at': (t: { area: AreaId; agents: number; sure: number; open: number }) =>
      `${area(t.area)}: ${agent}s worth ${t.agents} against ${t.sure}${t.open === 0 ? '' : `; ${t.open} more may join in`}`,
    'coup.swap': `First swap two of your ${agent}s`,
    'coup.swapped': (t: { seat: Seat; value: number; area: AreaId; otherValue: number; otherArea: AreaId }, s) =>
      `${s.name(t.seat)} swaps the ${t.value} in ${area(t.area)} with the ${t.otherValue} in ${area(t.otherArea)}.`,
    'coup.give': (t: { area: AreaId }) => `Which of your nations gets ${area(t.area)}?`,
    'coup.seize': (t: { nation: NationId }) => `You come into ${nation(t.nation)}. What do you give up for it?`,
    'coup.takeover': (t: { nation: NationId; give: NationId; seat: Seat | null }, s) =>
      t.seat === null
        ? `${nation(t.give)}, for the free place in ${nation(t.nation)}`
        : `${nation(t.give)}, to ${s.name(t.seat)}, who leaves ${nation(t.nation)}`,
    'coup.seized': (t: { seat: Seat; nation: NationId; give: NationId; other: Seat | null }, s) =>
      `${s.name(t.seat)} now controls ${nation(t.nation)} and gives up ${nation(t.give)}${t.other === null ? '' : `, which ${s.name(t.other)} gets instead`}.`,
    'coup.left': (t: { area: AreaId; agents: AgentsLeft }, s) => {
      const leave = s.plural(t.agents.length, { one: `This ${agent} leaves`, other: `These ${agent}s leave` })
      const whose = t.agents.map(({ seat, value }) => `${value} of ${seat === null ? 'the passive nation' : s.name(seat)}`)
      return `${leave} ${area(t.area)}: ${s.list(whose)}.`
    },
    'control.taken': (t: { nation: NationId; area: AreaId }) => `${nation(t.nation)} takes control of ${area(t.area)}.`,
    'control.lost': (t: { nation: NationId; area: AreaId }) => `${nation(t.nation)} loses ${area(t.area)}, which is neutral now.`,
  })

type Opened = { seat: Seat; area: AreaId; attacking: NationId | null; defending: NationId | null; involved: readonly Seat[] }
type Challenge = {
  kind: ContestKind
  seat: Seat
  area: AreaId
  attacking: NationId | null
  defending: NationId | null
  attack: number
  defence: number
  open: readonly { readonly seat: Seat; readonly worth: number }[]
}
type Dials = readonly { readonly seat: Seat; readonly stance: Stance; readonly bid: number }[]
type Setting = { bid: number; role: Role }

export const contests = ({ area, nation, agent }: Lexicon) => {
  const dialled = (involved: readonly Seat[], s: Speaker) =>
    `${s.list(involved.map(s.name))} ${s.plural(involved.length, { one: 'sets a dial', other: 'set their dials' })}.`
  const whose = (id: NationId | null) => (id === null ? 'nobody' : nation(id))
  const titleOf = ({ kind, seat, area: where, attacking, defending }: Challenge, s: Speaker) => {
    if (kind === 'coup') return `Coup of ${s.name(seat)} in ${area(where)}`
    if (kind === 'global') return `Global Conflict of ${whose(attacking)} against ${whose(defending)}`
    return `${whose(attacking)} attacks ${area(where)}${defending === null ? '' : `, held by ${nation(defending)}`}`
  }
  return phrases({
    'contest.coup': (t: Opened, s) => `${s.name(t.seat)} attempts a coup in ${area(t.area)}. ${dialled(t.involved, s)}`,
    'contest.conflict': (t: Opened, s) => `${whose(t.attacking)} fights for ${area(t.area)}. ${dialled(t.involved, s)}`,
    'contest.global': (t: Opened, s) =>
      `Global conflict: ${whose(t.attacking)} against ${whose(t.defending)}. ${dialled(t.involved, s)}`,
    'contest.dial': (t: Challenge, s) => {
      const open = t.open.map(({ seat, worth }) => `${s.name(seat)} with ${worth}`)
      const undecided = open.length === 0 ? '' : ` Yet to take sides: ${s.list(open)}.`
      return `${titleOf(t, s)}: set your dial. So far attack ${t.attack}, defence ${t.defence}.${undecided}`
    },
    'contest.opened': (
      t: { dials: Dials; attack: number; defence: number; won: boolean; area: AreaId; kind: ContestKind },
      s,
    ) => {
      const said = t.dials.map(
        ({ seat, stance, bid }) => `${s.name(seat)} ${stance === 'peace' ? 'stays out' : `${STANCE[stance]} with ${bid}`}`,
      )
      const result = t.won ? 'the attack succeeds' : t.attack === t.defence ? 'a tie is not enough' : 'the defence holds'
      return `The dials are open: ${s.list(said)}. Attack ${t.attack}, defence ${t.defence}: ${result}.`
    },
    'contest.doubled': (t: { seat: Seat; value: number; area: AreaId }, s) =>
      `${s.name(t.seat)} counts the ${t.value} in ${area(t.area)} twice.`,
    'dial.attack': ({ bid }: Setting) => `Attack with ${bid}`,
    'dial.defend': ({ bid }: Setting) => `Defend with ${bid}`,
    'dial.peace': ({ kind }: { kind: ContestKind }) =>
      kind === 'coup' ? `Noncombatant: your ${agent}s stay and count for nobody` : 'Noncombatant',
    'dial.double': ({ value }: { value: number }) => `and the ${value} counts twice`,
  })
}
const STANCE = { attack: 'attacks', defend: 'defends' } as const

type Moves = readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number; readonly lost: number }[]

export const marches = ({ area, areas, nation, sum }: Lexicon) => {
  const planned = (moves: Moves) =>
    moves.map(
      ({ from, to, count, lost }) =>
        `${count} from ${area(from)} to ${area(to)}${lost === 0 ? '' : `, ${lost} lost on the way`}.`,
    )
  return phrases({
    'march.plan': (t: { nation: NationId; moves: Moves; conflicts: readonly AreaId[]; price: number }, s) => {
      const price = t.price === 0 ? '' : ` (${sum(t.price)})`
      const fights = t.conflicts.length === 0 ? [] : [`Conflicts: ${areas(t.conflicts, s)}${price}.`]
      return [...planned(t.moves), ...fights, `Plan a move for ${nation(t.nation)}.`].join(' ')
    },
    'march.from': (t: { area: AreaId; units: number }, s) => `From ${area(t.area)} (${s.count(t.units, 'unit')})`,
    'march.to': (t: { area: AreaId; toll: number; defence?: number }) =>
      `To ${area(t.area)}${t.toll === 0 ? '' : `, losing ${t.toll}`}${t.defence === undefined ? '' : `, against ${t.defence}`}`,
    'march.drop': (t: { from: AreaId; to: AreaId; count: number }) => `Not ${t.count} from ${area(t.from)} to ${area(t.to)}`,
    'march.go': 'March',
    'march.stay': 'Stay where everybody is',
    'march.barred': (t: { area: AreaId }) => `The way to ${area(t.area)} is barred for this action.`,
    'march.markers': (t: { nation: NationId }) => `${nation(t.nation)} has no control marker left for another nation.`,
    'march.went': (t: { seat: Seat; nation: NationId; moves: Moves; price: number }) =>
      [`${nation(t.nation)} marches.`, ...planned(t.moves), ...(t.price === 0 ? [] : [`Price: ${sum(t.price)}.`])].join(' '),
    'march.next': 'Which conflict is resolved next?',
    'march.conflict': (t: { area: AreaId; attack: number; defence: number }) =>
      `${area(t.area)}: ${t.attack} against ${t.defence}`,
  })
}

/** What units are removed by. */
const STRIKES: Readonly<Record<StrikeCause, string>> = {
  agni: ' by Agni Strike',
  brahmastra: ' with the Brahmastra',
  global: ', for the lost Global Conflict',
  tie: ', for the Global Conflict nobody won',
}

type Fought = { area: AreaId; nation: NationId; lost: number; other: NationId | null; fallen: number }
type Strike = { nation: NationId | null; min: number; max: number }

export const conflicts = ({ area, nation, building }: Lexicon) => {
  const beaten = ({ other, fallen }: Fought, s: Speaker) =>
    other === null || fallen === 0 ? '' : `; ${nation(other)} loses ${s.count(fallen, 'unit')}`
  const loser = (id: NationId | null) => (id === null ? 'anybody' : nation(id))
  return phrases({
    'conflict.won': (t: Fought, s) => `${nation(t.nation)} wins ${area(t.area)}${beaten(t, s)}.`,
    'conflict.lost': (t: Fought, s) => `${nation(t.nation)} is beaten in ${area(t.area)} and loses ${s.count(t.lost, 'unit')}.`,
    'conflict.tied': (t: Fought, s) =>
      `Nobody prevails in ${area(t.area)}: ${nation(t.nation)} loses ${s.count(t.lost, 'unit')}${beaten(t, s)}.`,
    'conflict.destroy': (t: { area: AreaId }) => `Which building in ${area(t.area)} is destroyed?`,

    'global.target': (t: { nation: NationId; attack: number }) =>
      `Whom does ${nation(t.nation)} fight? All its units together count ${t.attack}.`,
    'global.against': (t: { nation: NationId; defence: number }) => `${nation(t.nation)}, units and garrison ${t.defence}`,
    'global.tied': (t: { nation: NationId; target: NationId }) =>
      `Neither ${nation(t.nation)} nor ${nation(t.target)} prevails; both lose half of their units.`,
    'global.lost': (t: { nation: NationId }) => `${nation(t.nation)} is defeated.`,
    'global.losses': (t: { nation: NationId; most: number }, s) =>
      `Which ${s.count(t.most, 'building or control marker', 'buildings or control markers')} does ${nation(t.nation)} lose?`,
    'building.at': (t: { building: Building; area: AreaId; copy: number }) =>
      `${building(t.building)}${t.copy === 1 ? '' : ` (${t.copy})`} in ${area(t.area)}`,
    'marker.at': (t: { area: AreaId; power: number; units: number }, s) =>
      `Control of ${area(t.area)} (Power ${t.power}${t.units === 0 ? '' : `, with ${s.count(t.units, 'unit')}`})`,

    'strike.agni': ({ max }: Strike, s) => `Agni Strike: remove up to ${s.count(max, 'unit')} of other nations.`,
    'strike.brahmastra': ({ max }: Strike, s) => `Brahmastra: remove ${s.count(max, 'unit')} anywhere.`,
    'strike.tie': (t: Strike, s) => `Remove ${s.count(t.max, 'unit')} of ${loser(t.nation)}.`,
    'strike.global': (t: Strike, s) => `Remove ${s.count(t.max, 'unit')} of ${loser(t.nation)}, which is defeated.`,
    'units.at': (t: { nation: NationId; area: AreaId; count: number }, s) =>
      `${nation(t.nation)} in ${area(t.area)} (${s.count(t.count, 'unit')})`,
    'units.removed': (t: { nation: NationId; area: AreaId; count: number; seat?: Seat; why?: StrikeCause }, s) =>
      t.seat === undefined || t.why === undefined
        ? `${s.count(t.count, 'unit')} of ${nation(t.nation)} removed from ${area(t.area)}.`
        : `${s.name(t.seat)} removes ${s.count(t.count, 'unit')} of ${nation(t.nation)} from ${area(t.area)}${STRIKES[t.why]}.`,
  })
}
