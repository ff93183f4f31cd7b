/** Who somebody is at this table, and how far everybody is from winning. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { shareOf } from '../../../common/race.ts'
import { totalOf } from '../../../common/score.ts'
import type { Race } from '../../../hosted.ts'
import type { Rules } from '../../data/rules.ts'
import { countIslands } from '../../holdings/counts.ts'
import { scoreSheet } from '../../holdings/score-sheet.ts'
import type { View } from '../../view.ts'
import { HQ_DOES } from './does.ts'
import { goods, quoted, thingsOf } from './things.ts'

/** What each society can do, and what it should look out for at first. */
const POWERS: Readonly<Record<string, readonly [power: string, watch: string]>> = {
  influencers: [
    'Before anybody bids you endorse one Deed and cancel another: you may raise your Bid at the first, and whoever else buys the second pays you.',
    'Cancel what everybody wants, endorse what you want yourself.',
  ],
  stonesmiths: [
    'You know the facedown Deed at the end of the row, and gain a resource whenever you are outbid for it.',
    'Look at that Deed before you bid: nobody else knows whether it is worth anything.',
  ],
  reptilians: [
    'Bid Cards that win for others come to you. What is not bought back you bid with yourself, in disguise, and being outbid with it pays twice.',
    'You begin with one card less, so let the others win early and use what they leave you.',
  ],
  vampires: [
    'Your Charms lay a Bid facedown, or let you look at a rival’s facedown Bid, also while others bid.',
    'Without a Charm all your Bids lie open: keep one for the Deed you want most.',
  ],
  robots: [
    'Your Drone bids for the third Deed by itself and wins ties; what it wins waits in your Cache. With a Bid there you may bid together.',
    'Cached Deeds count only once a Tile of yours places them: aim for your second or third Tile.',
  ],
  aliens: [
    'Each Round a Planet is offered to the winners; they pay you for it, and what nobody buys is yours.',
    'You begin with few Coins: the first Planet sold is your start.',
  ],
  illuminati: [
    'Wherever you have a Bid you collect up to 4 Coins from rival Bids there, whoever wins.',
    'Lay a cheap card where others stack Coins.',
  ],
  techbros: [
    'You get a Coin for every Bid you lay where only rivals bid, and may take unsold faceup Deeds for 2 Coins.',
    'Join others rather than bid alone, and keep 2 Coins for what stays unsold.',
  ],
}

/** For one seat's eyes. */
export const briefingWith =
  (rules: Rules) =>
  (view: View, s: Speaker): readonly string[] => {
    const me = view.seat === null ? undefined : view.players[view.seat]
    if (!me) return []
    const { society, card } = thingsOf(rules)(s)
    const [power, watch] = POWERS[me.society ?? ''] ?? []
    const income = rules.treasuryTrack[me.treasury]?.income ?? 0
    return [
      me.society === null ? 'You have no society yet.' : `You are the **${society(me.society)}**.`,
      ...(power ? [power] : []),
      `Your HQ is ${card(me.hq)}${HQ_DOES[me.hq] ? `; ${HQ_DOES[me.hq]}` : ''}.`,
      `You have ${s.count(me.coins ?? 0, 'Coin')}, ${goods(me, s, 'no goods')} and an income of ${income}; Bid Cards ${quoted(me.hand ?? [], s)}.`,
      'Your goal: the most Power after seven Rounds, from Monuments, Investments, Projects, Stars, Trade Routes and Islands.',
      ...(watch && view.round === 1 ? [`At first: ${watch}`] : []),
    ]
  }

/** Coins, goods and Bid Cards, for one seat's eyes. */
export function holds(view: View, s: Speaker): string {
  const me = view.seat === null ? undefined : view.players[view.seat]
  if (!me) return ''
  return [`the Bid Cards ${quoted(me.hand ?? [], s)}`, s.count(me.coins ?? 0, 'Coin'), goods(me, s, 'no goods')].join('; ')
}

/** Power that is sure, what having most Islands adds, and how many Rounds are left. Public facts only. */
export const raceWith =
  (rules: Rules) =>
  (view: View, s: Speaker): Race => {
    const sheet = view.final ? {} : scoreSheet(rules, view)
    const all = view.order
      .map((seat) => standingOf(rules, view, sheet[seat] ?? [], seat))
      .map((each) => ({ ...each, total: each.sure + each.islands }))
      .sort((a, b) => b.total - a.total)
    const most = all[0]?.total ?? 0
    const first = all.filter(({ total }) => total === most).map(({ seat }) => s.name(seat))
    return {
      lead:
        first.length === all.length
          ? ''
          : `${s.list(first)} ${s.plural(first.length, { one: 'leads', other: 'lead' })} with ${most} Power`,
      bars: all.map(({ seat, total, sure, islands, count }) => ({
        name: s.name(seat),
        share: shareOf(total, most),
        note:
          islands > 0
            ? `${total} Power (${sure} sure, ${islands} by Island majority, ${s.count(count, 'Island')})`
            : `${total} Power`,
      })),
      lines: view.final ? [] : [roundsLeft(rules.agenda.length - view.round, s)],
    }
  }

const roundsLeft = (left: number, s: Speaker) =>
  left === 0 ? 'This is the last Round: most Power wins.' : `${s.count(left, 'Round')} to go after this one; most Power wins.`

function standingOf(
  rules: Rules,
  { players, final }: View,
  lines: readonly { readonly label: { readonly part: string }; readonly points: number }[],
  seat: Seat,
) {
  const parts = final?.[seat] ?? lines.map(({ label, points }) => ({ id: label.part, points }))
  const islands = parts.find(({ id }) => id === 'islands')?.points ?? 0
  const player = players[seat]
  return { seat, islands, sure: totalOf(parts) - islands, count: player ? countIslands(rules, player) : 0 }
}
