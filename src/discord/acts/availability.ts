/** When somebody can be waited for: playing hours and vacation. */
import { comeHome, goAway, playBetween, ZONES } from '../../tables/availability.ts'
import { act } from './act.ts'
import { text, whole } from './fields.ts'
import { matching } from './suggest.ts'

export const hours = act({
  name: 'hours',
  at: 'anywhere',
  fields: {
    from: whole('hours.from', { required: true, min: 0, max: 23 }),
    to: whole('hours.to', { required: true, min: 1, max: 24 }),
    zone: text('hours.zone', {
      required: true,
      suggest: async ({ typed }) =>
        matching(
          ZONES.map((zone) => ({ name: zone, value: zone })),
          typed,
        ),
    }),
  },
  async do({ house, me, given }) {
    await playBetween(house, me, given)
    return { say: 'hours.done', ...given }
  },
})

/** Without days: somebody is back. */
export const vacation = act({
  name: 'vacation',
  at: 'anywhere',
  fields: { from: text('vacation.from'), to: text('vacation.to') },
  async do({ house, me, given: { from, to } }) {
    if (!from && !to) {
      await comeHome(house, me)
      return { say: 'vacation.over' }
    }
    const days = { from: from ?? '', to: to ?? '' }
    return { say: 'vacation.done', ...days, ...(await goAway(house, me, days.from, days.to)) }
  },
})
