/** All that somebody has achieved, page by page. */
import { refuse } from '../../tables/house.ts'
import { achievementsReply } from '../show/achievements.ts'
import { act } from './act.ts'
import { pressed } from './fields.ts'

export const achievements = act({
  name: 'achievements',
  at: 'anywhere',
  fields: { player: pressed(), page: pressed() },
  reads: ({ decision, arg }) => ({ player: decision || null, page: arg }),
  answers: ({ given, isInPanel }) => (given.page && isInPanel ? 'in-place' : 'beside'),
  async do({ house, me, given: { player, page }, locale }) {
    const id = player ?? me.id
    const person = await house.store.person(id)
    const isSelf = id === me.id
    const name = person?.name ?? (isSelf ? me.name : refuse('press.foreign'))
    if (!isSelf && person?.settings.privacy === 'private') refuse('profile.private', { name })
    return achievementsReply(house, { id, name, isSelf, page: Number(page || 0) }, locale)
  },
})
