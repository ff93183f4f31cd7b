/** How somebody wants to hear of things, what they are asked twice, and who may see their results: what `/profile` sets, as lists to choose from. */
import { hears, KINDS } from '../../tables/hearing.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { selectRow, wordRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** What can be wished for, and how it is called. The first choice of each is what holds for those who never chose. */
export const WISHES = {
  notify: { about: 'wish.notify', choices: { ping: 'wish.notify.ping', dm: 'wish.notify.dm', both: 'wish.notify.both' } },
  remind: { about: 'wish.remind', choices: { all: 'wish.remind.all', last: 'wish.remind.last', none: 'wish.remind.none' } },
  ends: { about: 'wish.ends', choices: { same: 'wish.ends.same', dm: 'wish.ends.dm', none: 'wish.ends.none' } },
  privacy: { about: 'wish.privacy', choices: { public: 'wish.privacy.public', private: 'wish.privacy.private' } },
  lessons: { about: 'wish.lessons', choices: { once: 'wish.lessons.once', none: 'wish.lessons.none' } },
  coach: { about: 'wish.coach', choices: { first: 'wish.coach.first', on: 'wish.coach.on', off: 'wish.coach.off' } },
  confirm: {
    about: 'wish.twice',
    choices: { matters: 'wish.twice.matters', always: 'wish.twice.always', never: 'wish.twice.never' },
  },
} as const
export type Wish = keyof typeof WISHES

/** A wish and its choices in words. */
export function choosing(wish: Wish, locale: string) {
  const ours = oursIn(locale)
  const { about, choices } = WISHES[wish]
  return { about: ours(about), choices: Object.entries(choices).map(([value, name]) => ({ value, name: ours(name) })) }
}

export async function wishesReply(bot: Bot, person: string, table: string, locale: string, notice = ''): Promise<Reply> {
  const ours = oursIn(locale)
  const settings = (await bot.house.store.person(person))?.settings ?? {}
  const rows = (Object.keys(WISHES) as Wish[]).map((wish) => {
    const { about, choices } = choosing(wish, locale)
    const held = settings[wish] ?? choices[0]!.value
    // A closed list shows only what is chosen, so every entry says what it is about.
    return selectRow(
      idFor('wish', table, '', wish),
      about,
      choices.map(({ name, value }) => ({
        value,
        label: ours('settings.choice', { about, choice: name }),
        chosen: value === held,
      })),
    )
  })
  const kinds = KINDS.map((kind) => ({ value: kind, label: ours(`kind.${kind}`), chosen: hears(settings, kind) }))
  const [first, ...others] = rows
  const what = selectRow(idFor('wish', table, '', 'kinds'), ours('wish.kinds'), kinds, 0, kinds.length)
  return {
    components: [
      container(
        [ours('wish.title'), ...(notice ? [`> ${notice}`] : [])],
        [first!, wordRow(ours('wish.kinds-below')), what, ...others],
      ),
    ],
  }
}
