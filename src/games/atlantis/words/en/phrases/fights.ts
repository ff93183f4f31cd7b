/** Coups, marches and conflicts: what is asked, what stands against what, and how it goes out. */
import type { Seat } from '../../../../../kernel/contract.ts'
import type { Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, ContestKind, NationId, Role, Stance, StrikeCause } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

/** `seat: null` stands for the passive nation. */
type AgentsLeft = readonly { readonly seat: Seat | null; readonly value: number }[]

type Taken = {
  nation: NationId
  area: AreaId
  before: NationId | null
  fallen: readonly { readonly nation: NationId; readonly count: number }[]
  /** Did they change sides? */
  converts: boolean
}

export const coups = ({ area, nation, agent }: Lexicon) =>
  phrases({
    'coup.target': 'Choose the target of your coup.',
    'coup.knight': (t: { nation: NationId }) =>
      `Choose a minor nation for ${nation(t.nation)}; your ${agent}s there count double.`,
    'coup.at': (t: { area: AreaId; agents: number; sure: number; open: number }) =>
      `Coup on ${area(t.area)}: your ${agent}s ${t.agents} against ${t.sure}`,
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
      const leaves = s.plural(t.agents.length, { one: `this ${agent} leaves`, other: `these ${agent}s leave` })
      const whose = t.agents.map(({ seat, value }) => `${seat === null ? 'the passive nation' : s.name(seat)}’s ${value}`)
      return `When it is over, ${leaves} ${area(t.area)}: ${s.list(whose)}.`
    },
    'control.taken': (t: Taken, s) => {
      const fallen = t.fallen.map((each) => `${s.count(each.count, 'unit')} of ${nation(each.nation)}`)
      const units = fallen.length === 0 ? '' : `; ${s.list(fallen)} there ${t.converts ? 'change sides' : 'leave the map'}`
      return `${area(t.area)} goes ${t.before === null ? '' : `from ${nation(t.before)} `}to ${nation(t.nation)}${units}.`
    },
  })

type Opened = {
  seat: Seat
  area: AreaId
  attacking: NationId | null
  defending: NationId | null
  /** Whose it is: nobody's, of a neutral nation. */
  owners: readonly Seat[]
  involved: readonly Seat[]
}
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
type Result = {
  kind: ContestKind
  area: AreaId
  seat: Seat
  attack: number
  defence: number
  won: boolean
  dials: Dials
}
type Dials = readonly { readonly seat: Seat; readonly stance: Stance; readonly bid: number }[]
type Setting = { bid: number; role: Role }

export const contests = ({ area, nation, neutral }: Lexicon) => {
  const dialled = (involved: readonly Seat[], s: Speaker) =>
    `${s.list(involved.map(s.name))} ${s.plural(involved.length, { one: 'sets a dial', other: 'set their dials' })}`
  const whose = (id: NationId | null) => (id === null ? 'nobody' : nation(id))
  const titleOf = ({ kind, seat, area: where, attacking, defending }: Challenge, s: Speaker) => {
    if (kind === 'coup') return `${s.name(seat)}’s coup on ${area(where)}`
    if (kind === 'global') return `Global Conflict, ${whose(attacking)} against ${whose(defending)}`
    return `${s.name(seat)} attacks ${area(where)}${defending === null ? '' : `, held by ${nation(defending)},`} with ${whose(attacking)}`
  }
  return phrases({
    'contest.coup': (t: Opened, s) => `${s.name(t.seat)} attempts a coup on ${area(t.area)}; ${dialled(t.involved, s)}.`,
    'contest.conflict': (t: Opened, s) =>
      `${s.name(t.seat)} attacks ${area(t.area)} with ${whose(t.attacking)}; ${dialled(t.involved, s)}.`,
    'contest.global': (t: Opened, s) =>
      `Global Conflict, ${whose(t.attacking)} against ${whose(t.defending)}; ${dialled(t.involved, s)}.`,
    'contest.dial': (t: Challenge, s) =>
      `${titleOf(t, s)}: ${t.attack} against ${t.defence} before the bids. Set your dial in secret.`,
    'contest.opened': (t: Result, s) => {
      const sums = `${t.attack} against ${t.defence}${opened(t.dials, neutral, s)}`
      if (t.kind !== 'coup') return `The dials are open, ${sums}.`
      const result = t.won ? 'succeeds' : t.attack === t.defence ? 'fails by a tie' : 'fails'
      return `${s.name(t.seat)}’s coup on ${area(t.area)} ${result}, ${sums}.`
    },
    'contest.doubled': (t: { seat: Seat; value: number; area: AreaId }, s) =>
      `${s.name(t.seat)} counts the ${t.value} in ${area(t.area)} twice.`,
    'dial.attack': ({ bid }: Setting) => `Attack with ${bid}`,
    'dial.defend': ({ bid }: Setting) => `Defend with ${bid}`,
    'dial.attack.short': ({ bid }: { bid: number }) => `Attack ${bid}`,
    'dial.defend.short': ({ bid }: { bid: number }) => `Defend ${bid}`,
    'dial.peace': 'Stay out of it',
    'dial.double': ({ value }: { value: number }) => `and the ${value} counts twice`,
  })
}
/** Who stood where, and with how much; nothing where that was told before. */
const opened = (dials: Dials = [], neutral: string, s: Speaker) =>
  dials.length === 0
    ? ''
    : `: ${s.list(dials.map(({ seat, stance, bid }) => `${s.name(seat)} ${stance === 'peace' ? neutral : `${STANCE[stance]} with ${bid}`}`))}`
const STANCE = { attack: 'attacks', defend: 'defends' } as const

type Moves = readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number; readonly lost: number }[]

export const marches = ({ area, areas, nation, sum }: Lexicon) => {
  const planned = (moves: Moves) =>
    moves.map(
      ({ from, to, count, lost }) =>
        `${count} from ${area(from)} to ${area(to)}${lost === 0 ? '' : ` (${lost} lost on the way)`}`,
    )
  return phrases({
    'march.plan': (t: { nation: NationId; moves: Moves; conflicts: readonly AreaId[]; price: number }, s) => {
      const price = t.price === 0 ? '' : ` (${sum(t.price)})`
      const fights = t.conflicts.length === 0 ? [] : [`This attacks ${areas(t.conflicts, s)}${price}.`]
      if (t.moves.length === 0) return `Where do units of ${nation(t.nation)} march?`
      return [`Planned: ${s.list(planned(t.moves))}.`, ...fights, `More marches of ${nation(t.nation)}?`].join(' ')
    },
    'march.from': (t: { area: AreaId; units: number }, s) => `From ${area(t.area)} (${s.count(t.units, 'unit')})`,
    'march.to': (t: { area: AreaId; toll: number; defence?: number }) =>
      `${t.defence === undefined ? 'To' : 'Attack'} ${area(t.area)}${t.toll === 0 ? '' : `, losing ${t.toll} on the way`}${t.defence === undefined ? '' : `, against ${t.defence}`}`,
    'march.drop': (t: { from: AreaId; to: AreaId; count: number }) => `Not ${t.count} from ${area(t.from)} to ${area(t.to)}`,
    'march.go': 'March',
    'march.stay': 'Stay where everybody is',
    'march.barred': (t: { area: AreaId }) => `The way to ${area(t.area)} is barred for this action.`,
    'march.markers': (t: { nation: NationId }) => `${nation(t.nation)} has no control marker left for another nation.`,
    'march.went': (t: { seat: Seat; nation: NationId; moves: Moves; price: number }, s) =>
      `${nation(t.nation)} marches: ${s.list(planned(t.moves))}${t.price === 0 ? '' : `; ${s.name(t.seat)} pays ${sum(t.price)} for the attacks`}.`,
    'march.next': 'Which attack comes first?',
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

type Fought = {
  area: AreaId
  nation: NationId
  lost: number
  other: NationId | null
  fallen: number
  attack: number
  defence: number
  dials?: Dials
  /** What is torn down there, where there is nothing to choose. */
  razed?: Building
}
type Spoils = {
  seat: Seat
  nation: NationId
  buildings: readonly { readonly building: Building; readonly area: AreaId }[]
  areas: readonly AreaId[]
}
type War = { nation: NationId; target: NationId; attack: number; defence: number; won: boolean; dials?: Dials }
type Strike = { nation: NationId | null; min: number; max: number }

export const conflicts = ({ area, nation, building, neutral }: Lexicon) => {
  const beaten = ({ other, fallen, razed }: Fought, s: Speaker) => {
    const lost = other === null || fallen === 0 ? [] : [`${nation(other)} loses ${s.count(fallen, 'unit')} there`]
    const gone = [...lost, ...(razed === undefined ? [] : [`a ${building(razed)} is torn down`])]
    return gone.length === 0 ? '' : `; ${s.list(gone)}`
  }
  const sums = ({ attack, defence, dials }: Pick<Fought, 'attack' | 'defence' | 'dials'>, s: Speaker) =>
    `${attack} against ${defence}${opened(dials, neutral, s)}`
  const loser = (id: NationId | null) => (id === null ? 'anybody' : nation(id))
  return phrases({
    'conflict.won': (t: Fought, s) =>
      `${nation(t.nation)} takes ${area(t.area)}${t.other === null ? '' : ` from ${nation(t.other)}`}, ${sums(t, s)}${beaten(t, s)}.`,
    'conflict.lost': (t: Fought, s) =>
      `${nation(t.nation)} loses ${s.count(t.lost, 'unit')} in ${area(t.area)} and is beaten off, ${sums(t, s)}.`,
    'conflict.tied': (t: Fought, s) =>
      `Nobody prevails in ${area(t.area)}, ${sums(t, s)}; ${nation(t.nation)} loses ${s.count(t.lost, 'unit')}${beaten(t, s)}.`,
    'conflict.destroy': (t: { area: AreaId }) => `You won ${area(t.area)}. Which building there is destroyed?`,

    'global.target': (t: { nation: NationId; attack: number }) =>
      `Whom does ${nation(t.nation)} fight? All its units together count ${t.attack}.`,
    'global.against': (t: { nation: NationId; defence: number }) => `${nation(t.nation)}, units and garrison ${t.defence}`,
    'global.tied': (t: { nation: NationId; target: NationId; dials?: Dials }, s) =>
      `${nation(t.nation)} and ${nation(t.target)} both lose half of their units, as neither prevails${opened(t.dials, neutral, s)}.`,
    'global.lost': (t: War, s) =>
      t.won
        ? `${nation(t.nation)} defeats ${nation(t.target)} in a Global Conflict, ${sums(t, s)}.`
        : `${nation(t.nation)} loses its Global Conflict against ${nation(t.target)}, ${sums(t, s)}.`,
    'global.losses': (t: { nation: NationId; most: number }, s) =>
      `${nation(t.nation)} has lost: which ${s.count(t.most, 'building or minor nation', 'buildings or minor nations')} does it give up?`,
    'global.gave': (t: Spoils, s) =>
      `For the lost Global Conflict, ${s.name(t.seat)} has ${nation(t.nation)} give up ${s.list([...t.buildings.map((each) => `a ${building(each.building)} in ${area(each.area)}`), ...t.areas.map((each) => `${area(each)}, which is neutral now`)])}.`,
    'building.at': (t: { building: Building; area: AreaId; copy: number }) =>
      `${building(t.building)}${t.copy === 1 ? '' : ` (${t.copy})`} in ${area(t.area)}`,
    'marker.at': (t: { area: AreaId; power: number; units: number }, s) =>
      `Control of ${area(t.area)} (Power ${t.power}${t.units === 0 ? '' : `, with ${s.count(t.units, 'unit')}`})`,

    'strike.agni': ({ max }: Strike, s) =>
      `Agni Strike: you may remove ${max > 1 ? 'up to ' : ''}${s.count(max, 'unit')} of other nations. From which army?`,
    'strike.done': 'Remove no more',
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
