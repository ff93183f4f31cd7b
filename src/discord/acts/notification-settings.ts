/** Setting how one wants to hear of things, what one is asked twice, and who may see one's results. */
import type { PersonSettings } from '../../store/store.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { choosing, wishesReply } from '../show/notification-settings.ts'
import { act } from './act.ts'
import { choice } from './fields.ts'

/** Each can be set by typing, too. */
export const WISH_FIELDS = {
  notify: choice('wish.notify', () => choosing('notify', PUBLIC).choices),
  remind: choice('wish.remind', () => choosing('remind', PUBLIC).choices),
  ends: choice('wish.ends', () => choosing('ends', PUBLIC).choices),
  privacy: choice('wish.privacy', () => choosing('privacy', PUBLIC).choices),
  lessons: choice('wish.lessons', () => choosing('lessons', PUBLIC).choices),
  coach: choice('wish.coach', () => choosing('coach', PUBLIC).choices),
  confirm: choice('wish.twice', () => choosing('confirm', PUBLIC).choices),
}

type Wished = { readonly [W in keyof typeof WISH_FIELDS]: string | null }

/** What was wished for; what was not stays as it is. The fields have checked that there are such wishes. */
export const wishedIn = ({ notify, remind, ends, privacy, lessons, coach, confirm }: Wished): PersonSettings =>
  Object.fromEntries(
    Object.entries({ notify, remind, ends, privacy, lessons, coach, confirm }).filter(([, value]) => value !== null),
  )

export async function saveWishes({ house: { store } }: Bot, who: { id: string; name: string }, change: PersonSettings) {
  // Asking for private messages is a good moment to try again whether they arrive.
  const isTriedAgain = change.notify === 'dm' || change.notify === 'both' || change.ends === 'dm'
  const { name } = (await store.person(who.id)) ?? who
  await store.savePerson(who.id, name, (held) => {
    const { dm: _, dmFailed: __, ...anew } = held
    return isTriedAgain ? { ...anew, ...change, dm: 'open' } : { ...held, ...change }
  })
}

/** Chosen from lists, each choice holds at once. */
export const wishes = act({
  name: 'wish',
  at: 'table',
  fields: WISH_FIELDS,
  reads: ({ arg, value }) => (arg in WISH_FIELDS ? { [arg]: value } : {}),
  async do({ bot, table, me, given, locale, ours }) {
    const change = wishedIn(given)
    if (Object.keys(change).length === 0) return wishesReply(bot, me.id, table.id, locale)
    await saveWishes(bot, me, change)
    return wishesReply(bot, me.id, table.id, locale, ours('wish.done'))
  },
})
