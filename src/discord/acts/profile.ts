/** Somebody's results; one's own settings by typing; and being forgotten. */
import { forgetMe, needing } from '../../league/forget-me.ts'
import { profileFor } from '../show/league/profile.ts'
import { act } from './act.ts'
import { person, yesOrNo } from './fields.ts'
import { saveWishes, WISH_FIELDS, wishedIn } from './notification-settings.ts'

export const profile = act({
  name: 'profile',
  at: 'anywhere',
  fields: { player: person('profile.player'), ...WISH_FIELDS, forget: yesOrNo('profile.forget') },
  answers: ({ given }) => (given.forget || Object.keys(wishedIn(given)).length > 0 ? 'in-place' : 'later'),
  // A press only ever says that somebody is sure.
  reads: () => ({ forget: true }),
  async sure({ house, me, given }) {
    if (!given.forget) return null
    return { ask: { say: 'profile.forget-ask', ...(await needing(house, me.id)) }, yes: { say: 'profile.forget-yes' } }
  },
  async do({ bot, house, me, given, locale }) {
    if (given.forget) {
      await forgetMe(house, me.id)
      return { say: 'profile.forgotten' }
    }
    const change = wishedIn(given)
    if (Object.keys(change).length === 0) return profileFor(bot, me.id, given.player ?? me, locale)
    await saveWishes(bot, me, change)
    return { say: 'wish.done' }
  },
})
