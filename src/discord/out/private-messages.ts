/** Notices in private, for those who want them and can get them. */
import type { PostRow, Seated } from '../../store/store.ts'
import { owing, positionOf, seatOf } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { endNote } from '../show/finale.ts'
import type { Message } from '../show/message.ts'
import { beginCard } from '../show/opening.ts'
import { directCard, reminder } from '../show/reminders.ts'
import { deliver } from './deliver.ts'

export async function rememberClosed({ house: { store } }: Bot, id: string): Promise<void> {
  const person = await store.person(id)
  if (person) await store.savePerson(id, person.name, (held) => ({ ...held, dm: 'closed' }))
}

/** A private notice, if that is what the person wants and can get. Nobody else ever learns which. */
export async function sendDirect(bot: Bot, post: PostRow, table: Seated): Promise<string | null> {
  if (post.body.kind !== 'direct') return null
  const { person, seat, about = 'turn' } = post.body
  if (seatOf(table, person)?.seat !== seat) return null
  if (about === 'end')
    return (await wantsEnd(bot, person)) ? whisper(bot, post, person, endNote(await positionOf(bot.house, table))) : null
  if (table.status !== 'playing' || !(await wantsPrivate(bot, person))) return null
  const position = await positionOf(bot.house, table)
  // Who one is, one is told at the beginning, asked or not.
  if (about === 'begin') return whisper(bot, post, person, beginCard(position, seat))
  // Whoever has answered meanwhile needs no notice.
  return owing(position).includes(seat) ? whisper(bot, post, person, directCard(position)) : null
}

export async function wantsPrivate(bot: Bot, id: string): Promise<boolean> {
  const settings = (await bot.house.store.person(id))?.settings
  return settings?.notify === 'dm' && settings.dm !== 'closed'
}

/** Of the end people hear as of their turns, unless they wish otherwise. */
async function wantsEnd(bot: Bot, id: string): Promise<boolean> {
  const settings = (await bot.house.store.person(id))?.settings
  if (settings?.dm === 'closed' || settings?.ends === 'none') return false
  return settings?.ends === 'dm' || settings?.notify === 'dm'
}

export async function remindDirect(bot: Bot, post: PostRow, table: Seated): Promise<string | null> {
  if (post.body.kind !== 'remind') return null
  const { person, seat } = post.body
  const isDrafted = (await positionOf(bot.house, table)).seen(seat).drafted !== null
  return whisper(bot, post, person, reminder(table, post.body, { isPrivate: true, isDrafted }))
}

async function whisper(bot: Bot, post: PostRow, person: string, message: Message | null): Promise<string | null> {
  if (!message) return null
  const user = await bot.client.users.fetch(person)
  return deliver(bot, post, await user.createDM(), message)
}
