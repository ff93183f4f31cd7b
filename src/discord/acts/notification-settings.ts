/** Setting how one wants to hear of things, and who may see one's results. */
import type { User } from 'discord.js'
import type { PersonSettings } from '../../store/store.ts'
import type { Bot } from '../bot.ts'
import { plainName } from '../in/who.ts'
import { WISHES } from '../show/notification-settings.ts'

/** Nothing but what can be wished for; the rest is left out. */
export function wishesIn(wanted: Readonly<Record<string, string | null | undefined>>): PersonSettings {
  const valid = Object.entries(WISHES).flatMap(([wish, { choices }]) =>
    Object.hasOwn(choices, wanted[wish] ?? '') ? [[wish, wanted[wish]]] : [],
  )
  return Object.fromEntries(valid)
}

export async function saveWishes({ house: { store } }: Bot, user: User, change: PersonSettings): Promise<void> {
  // Asking for private messages is a good moment to try again whether they arrive.
  const wanted: PersonSettings = { ...change, ...(change.notify === 'dm' && { dm: 'open' }) }
  await store.savePerson(user.id, plainName(user.displayName), (held) => ({ ...held, ...wanted }))
}
