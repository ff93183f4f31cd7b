/** How somebody wants to hear of things, and who may see their results: what `/profile` sets, as lists to choose from. */
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

type Wish = 'notify' | 'remind' | 'privacy' | 'lessons'

/** The first choice of each is what holds for those who never chose. */
export const WISHES: Readonly<
  Record<Wish, { readonly about: string; readonly choices: readonly { readonly name: string; readonly value: string }[] }>
> = {
  notify: {
    about: 'When you are asked',
    choices: [
      { name: 'a ping in the channel', value: 'ping' },
      { name: 'a private message as well', value: 'dm' },
    ],
  },
  remind: {
    about: 'Reminders',
    choices: [
      { name: 'at half time and shortly before', value: 'all' },
      { name: 'shortly before', value: 'last' },
      { name: 'never', value: 'none' },
    ],
  },
  privacy: {
    about: 'Your results are seen by',
    choices: [
      { name: 'everybody', value: 'public' },
      { name: 'only me', value: 'private' },
    ],
  },
  lessons: {
    about: 'Hints for newcomers',
    choices: [
      { name: 'each once', value: 'once' },
      { name: 'none', value: 'none' },
    ],
  },
}

export async function wishesReply(bot: Bot, person: string, table: string, notice = ''): Promise<Reply> {
  const settings = (await bot.house.store.person(person))?.settings ?? {}
  const rows = Object.entries(WISHES).map(([wish, { about, choices }]) => {
    const held = settings[wish as Wish] ?? choices[0]!.value
    // A closed list shows only what is chosen, so every entry says what it is about.
    return selectRow(
      idFor('wish', table, '', wish),
      about,
      choices.map(({ name, value }) => ({ value, label: `${about}: ${name}`, chosen: value === held })),
    )
  })
  return { components: [container(['**How you hear of things**', ...(notice ? [`> ${notice}`] : [])], rows)] }
}
