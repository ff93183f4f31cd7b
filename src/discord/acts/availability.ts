/** When somebody can be waited for: playing hours and vacation. */
import { comeHome, DAYS, type Days, goAway, playBetween, ZONES, zoneOf } from '../../tables/availability.ts'
import { refuse } from '../../tables/house.ts'
import { hoursOn } from '../../tables/playing-hours.ts'
import { inPublic } from '../../words/words.ts'
import { act } from './act.ts'
import { choice, text, whole, yesOrNo } from './fields.ts'
import { matching } from './suggest.ts'

const DAY_NAMES = Object.keys(DAYS) as Days[]

export const hours = act({
  name: 'hours',
  at: 'anywhere',
  fields: {
    from: whole('hours.from', { min: 0, max: 23 }),
    to: whole('hours.to', { min: 1, max: 24 }),
    zone: text('hours.zone', {
      suggest: async ({ typed }) =>
        matching(
          ZONES.map((zone) => ({ name: zone, value: zone })),
          typed,
        ),
    }),
    days: choice('hours.days', () => DAY_NAMES.map((value) => ({ value, name: inPublic(`days.${value}`) }))),
    off: yesOrNo('hours.off'),
  },
  async do({ house, me, given: { from, to, zone, days, off } }) {
    if (!off && (from === null || to === null)) refuse('clock.which-hours')
    const between = off ? null : { from: from!, to: to! }
    const hours = await playBetween(house, me, { between, zone: zone ?? (await zoneOf(house, me.id)), days: days ?? 'every' })
    return { say: 'hours.done', zone: hours.zone, week: DAYS.every.map((day) => hoursOn(hours, Number(day))) }
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
