/** Answers left for questions still to come: nobody else knows of them until they are used. */

import { refuse } from '../../tables/house.ts'
import { clearOrders, leaveOrder } from '../../tables/orders.ts'
import { mySeat, positionOf, tableById } from '../../tables/position.ts'
import { withoutSent } from '../../tables/sent.ts'
import type { Bot } from '../bot.ts'
import { clip } from '../show/limits.ts'
import { newOrderRows } from '../show/new-orders.ts'
import { orderLines } from '../show/order-lines.ts'
import { container, openDecision, voiceAt } from '../show/panel.ts'
import { answerText } from '../show/present/complete-answers.ts'
import { buttonRows } from '../show/present/rows.ts'
import { type Reply, said } from '../show/reply.ts'
import { act, type Person } from './act.ts'
import { text, whole, yesOrNo } from './fields.ts'
import { seated } from './may.ts'
import { isNoChoiceNow, suggestAnswers, suggestQuestions } from './plan-suggestions.ts'
import { press } from './press.ts'

const LONGEST_WORDS = 100
const MOST_TIMES = 100
const MOST_HOURS = 720
const LONGEST_DEFAULT = 150

export const leavePlan = act({
  name: 'plan-set',
  at: 'table',
  may: seated,
  fields: {
    when: text('plan.when', { required: true, suggest: suggestQuestions }),
    do: text('plan.do', { max: LONGEST_WORDS, suggest: suggestAnswers }),
    times: whole('plan.times', { min: 1, max: MOST_TIMES }),
    until: whole('plan.until', { min: 1, max: MOST_HOURS }),
    stop_if: yesOrNo('plan.stop'),
  },
  async do({ bot, house, table, me, given, locale, ours }) {
    const { when, do: words, times, until, stop_if: stop } = given
    await leaveOrder(house, table.id, me.id, { when, words, uses: times ?? 1, hours: until, stop })
    const left = await tableById(house, table.id)
    const isNoChoice = await isNoChoiceNow(house, left, me.id, when, words)
    return said(...(await orderLines(bot, left, me.id, locale)), ours('plan.left', { isNoChoice }))
  },
})

export const listPlans = act({
  name: 'plan-list',
  at: 'table',
  may: seated,
  do: ({ bot, table, ...person }) => ordersPage(bot, person, table.id),
})

export const clearPlans = act({
  name: 'plan-clear',
  at: 'table',
  may: seated,
  fields: { number: whole('plan.number', { min: 1 }) },
  async do({ house, table, me, given }) {
    await clearOrders(house, table.id, me.id, given.number)
    return { say: 'plan.cleared' }
  },
})

/** All of them, with the two things that need no words, and all that can be left. */
export async function ordersPage(bot: Bot, { me, locale, ours }: Person, id: string): Promise<Reply> {
  const { house } = bot
  const table = await tableById(house, id)
  const { seat, orders } = mySeat(table, me.id)
  const lines = await orderLines(bot, table, me.id, locale)
  if (!table.state) return said(...lines)
  const position = await positionOf(house, table)
  const asked = openDecision(position, seat)
  const voice = voiceAt(position, locale)
  const [question, printed] = asked
    ? [voice.say(asked.prompt), clip(answerText(voice, asked.input, asked.idle), LONGEST_DEFAULT)]
    : [null, '']
  const foot = ours('orders.foot', { question, printed })
  const rows = [
    ...(table.status === 'playing' ? newOrderRows(position, seat, locale) : []),
    ...buttonRows([
      ...(asked ? [press(leaveDefault, table.id, ours)] : []),
      ...(withoutSent(orders).length > 0 ? [press(clearAll, table.id, ours)] : []),
    ]),
  ]
  return { components: [container([...lines, foot], rows)] }
}

export const orders = act({
  name: 'orders',
  at: 'table',
  may: seated,
  do: ({ bot, table, ...person }) => ordersPage(bot, person, table.id),
})

/** What the clock would answer, until something concerns them. */
export const leaveDefault = act({
  name: 'order-default',
  at: 'table',
  may: seated,
  async do(doing) {
    const { house, table, me } = doing
    const position = await positionOf(house, table)
    const { seat } = mySeat(table, me.id)
    const decision = openDecision(position, seat) ?? refuse('refused.stale')
    const when = decision.question
    await leaveOrder(house, table.id, me.id, { when, words: null, uses: MOST_TIMES, hours: null, stop: true })
    return ordersPage(doing.bot, doing, doing.table.id)
  },
})

export const clearAll = act({
  name: 'order-clear',
  at: 'table',
  may: seated,
  async do(doing) {
    await clearOrders(doing.house, doing.table.id, doing.me.id, null)
    return ordersPage(doing.bot, doing, doing.table.id)
  },
})
