/** Setting how one wants to hear of things, what one is asked twice, and who may see one's results. */
import type { PersonSettings } from '../../store/store.ts'
import { promiseDigest } from '../../tables/digest.ts'
import { hearing, hears, KINDS, type Kind } from '../../tables/hearing.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { choosing, type Wish, wishesReply } from '../show/notification-settings.ts'
import { act } from './act.ts'
import { choice, type Field, type Given, maybe } from './fields.ts'

/** Each can be set by typing, too. */
export const WISH_FIELDS = {
  notify: choice('wish.notify', () => choosing('notify', PUBLIC).choices),
  remind: choice('wish.remind', () => choosing('remind', PUBLIC).choices),
  ends: choice('wish.ends', () => choosing('ends', PUBLIC).choices),
  privacy: choice('wish.privacy', () => choosing('privacy', PUBLIC).choices),
  lessons: choice('wish.lessons', () => choosing('lessons', PUBLIC).choices),
  coach: choice('wish.coach', () => choosing('coach', PUBLIC).choices),
  confirm: choice('wish.twice', () => choosing('confirm', PUBLIC).choices),
  asked: maybe('kind.asked'),
  next: maybe('kind.next'),
  alone: maybe('kind.alone'),
  harm: maybe('kind.harm'),
  votes: maybe('kind.votes'),
  digest: maybe('kind.digest'),
} as const satisfies Readonly<Record<Wish | Kind, Field>>

type Wished = Given<typeof WISH_FIELDS>

const isTold = ([, value]: [string, unknown]) => value !== null

/** What was wished for; what was not stays as it is. The fields have checked that there are such wishes. */
export function wishedIn(given: Wished): PersonSettings {
  const { notify, remind, ends, privacy, lessons, coach, confirm } = given
  const kinds = Object.entries(Object.fromEntries(KINDS.map((kind) => [kind, given[kind]]))).filter(isTold)
  return {
    ...Object.fromEntries(Object.entries({ notify, remind, ends, privacy, lessons, coach, confirm }).filter(isTold)),
    ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds) as Record<string, boolean> }),
  }
}

export async function saveWishes({ house }: Bot, who: { id: string; name: string }, { kinds, ...wished }: PersonSettings) {
  const { store } = house
  // Asking for private messages is a good moment to try again whether they arrive.
  const isByMessage = KINDS.some((kind) => kinds?.[kind] && kind !== 'asked' && kind !== 'votes')
  const isTriedAgain = wished.notify === 'dm' || wished.notify === 'both' || wished.ends === 'dm' || isByMessage
  const { name } = (await store.person(who.id)) ?? who
  await store.savePerson(who.id, name, (held) => {
    const { dm: _, dmFailed: __, ...anew } = held
    const change = kinds ? { ...wished, kinds: hearing(KINDS.filter((kind) => kinds[kind] ?? hears(held, kind))) } : wished
    return isTriedAgain ? { ...anew, ...change, dm: 'open' } : { ...held, ...change }
  })
  if (kinds) await promiseDigest(house, who.id)
}

/** Chosen from lists, each choice holds at once. */
export const wishes = act({
  name: 'wish',
  at: 'table',
  fields: WISH_FIELDS,
  reads: ({ arg, value, values }) => {
    if (arg === 'kinds') return Object.fromEntries(KINDS.map((kind) => [kind, values.includes(kind)]))
    return arg in WISH_FIELDS ? { [arg]: value } : {}
  },
  async do({ bot, table, me, given, locale, ours }) {
    const change = wishedIn(given)
    if (Object.keys(change).length === 0) return wishesReply(bot, me.id, table.id, locale)
    await saveWishes(bot, me, change)
    return wishesReply(bot, me.id, table.id, locale, ours('wish.done'))
  },
})
