/** What both editions let one leave beforehand: which contests to stay out of, how to defend, and who may join one's archons. */
import { type AskedAhead, firstOf, type Policy, type StillAsked } from '../policy.ts'
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

export const policies: readonly Policy<View>[] = [stayOut, defend, consent]

const inSetup = ({ phase }: View) => phase === 'setup'

export const stillAsked: StillAsked<View> = {
  'setup.agree': inSetup,
  'draft.nation': inSetup,
  'zeroAgents.place': inSetup,
  'zeroAgents.more': inSetup,
  'keepCards.back': inSetup,
  'societies.choose': inSetup,
}
