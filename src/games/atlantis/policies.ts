/** What both editions let one leave beforehand: which contests to stay out of, how to defend, and who may join one's archons. */
import type { Option, Seat } from '../../kernel/contract.ts'
import { type AskedAhead, firstOf, KEEPS, leastKept, PEACE, type Policy, type StillAsked, sparesPromised } from '../policy.ts'
import type { View } from './view.ts'

const MOST_BID = 5

/** Is it about a nation this seat controls, or its own attack? */
function isMine({ seat, view: { contest, players } }: AskedAhead<View>): boolean {
  const own = players.find((player) => player.seat === seat)?.nations ?? []
  const sides = [contest?.attacking, contest?.defending]
  return contest?.attacker === seat || own.some((nation) => sides.includes(nation))
}

const isDefender = ({ seat, view: { contest } }: AskedAhead<View>) =>
  contest?.involved.some((each) => each.seat === seat && each.role === 'defender') ?? false

const stayOut: Policy<View> = {
  id: 'stay-out',
  answers: ['contest.dials'],
  fields: [{ id: 'which', choices: ['others', 'all'] }],
  answer: (asked, { which }) => (which === 'all' || !isMine(asked) ? firstOf(asked.input, ['peace']) : undefined),
}

/** As much of it as can be paid for. */
const defend: Policy<View> = {
  id: 'defend',
  answers: ['contest.dials'],
  fields: [{ id: 'bid', choices: Array.from({ length: MOST_BID + 1 }, (_, n) => `${n}`) }],
  answer(asked, { bid = '0' }) {
    if (!isDefender(asked)) return undefined
    return firstOf(
      asked.input,
      Array.from({ length: Number(bid) + 1 }, (_, less) => `defend-${Number(bid) - less}`),
    )
  },
}

const consent: Policy<View> = {
  id: 'consent',
  answers: ['turn.consent'],
  fields: [{ id: 'word', choices: ['yes', 'no'] }],
  answer: ({ input }, { word = '' }) => firstOf(input, [word]),
}

const areaOf = ({ view }: AskedAhead<View>, id: string) => view.areas.find((area) => area.id === id)
const controllersOf = ({ view }: AskedAhead<View>, nation: string | null) =>
  view.nations.find(({ id }) => id === nation)?.controllers ?? []

/** A coup on a major nation's home gives up a nation, and who shares it, for a place in another. */
function leavesPartner({ id }: Option, asked: AskedAhead<View>): boolean {
  const { question, seat, view } = asked
  if (question === 'coup.plan') return areaOf(asked, id)?.kind === 'home'
  if (question !== 'turn.space' || id !== 'pad.coup') return false
  // Whoever calls one has to find a target, or the only ones would be homes.
  return !view.areas.some(({ kind, agents }) => kind === 'minor' && agents.some(({ of }) => of === seat))
}

/** Whom one attacks by standing with somebody else who does; one's own attack is under way. */
function attackedBeside(asked: AskedAhead<View>): readonly Seat[] {
  const { contest } = asked.view
  if (!contest || contest.attacker === asked.seat) return []
  return controllersOf(asked, contest.defending ?? areaOf(asked, contest.area)?.owner ?? null)
}

/** Whom it is turned against: those who control what is attacked or struck, and owners of agents that are removed. */
function against({ id, then }: Option, asked: AskedAhead<View>): readonly (Seat | null)[] {
  const { question, prompt } = asked
  const ownerOf = (area: string) => areaOf(asked, area)?.owner ?? null
  switch (question) {
    case 'coup.plan':
      return controllersOf(asked, ownerOf(id))
    case 'march.plan':
      // Where from comes first, and is one's own.
      return then?.kind === 'amount' && ownerOf(id) !== prompt.nation ? controllersOf(asked, ownerOf(id)) : []
    case 'global.target':
      return controllersOf(asked, id)
    case 'strike.army':
    case 'strike.units':
      return controllersOf(asked, id.split(':')[1] ?? null)
    case 'contest.dials':
      return id.startsWith('attack-') ? attackedBeside(asked) : []
    case 'intrigue.plan':
      return id.startsWith('remove:') ? [id.split(':')[2]!] : []
    default:
      return []
  }
}

const mandate: Policy<View> = {
  id: 'mandate',
  answers: [],
  fields: [KEEPS, { id: 'partner', choices: ['may', 'never'] }, PEACE],
  answer: () => undefined,
  bounds: {
    least: leastKept,
    forbids: (option, asked, { partner }, spared) =>
      (partner === 'never' && leavesPartner(option, asked)) ||
      against(option, asked).some((seat) => seat !== null && spared.includes(seat)),
    spares: sparesPromised,
  },
}

export const policies: readonly Policy<View>[] = [stayOut, defend, consent, mandate]

const inSetup = ({ phase }: View) => phase === 'setup'

export const stillAsked: StillAsked<View> = {
  'setup.agree': inSetup,
  'draft.nation': inSetup,
  'zeroAgents.place': inSetup,
  'zeroAgents.more': inSetup,
  'keepCards.back': inSetup,
  'societies.choose': inSetup,
}
