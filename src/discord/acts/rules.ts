/** Looking a rule up: of the game at this table, or of any. */
import type { Seated } from '../../store/store.ts'
import { hostedAt, refuse } from '../../tables/house.ts'
import { seatOf } from '../../tables/position.ts'
import type { Desk } from '../show/book.ts'
import { primerReply } from '../show/primer.ts'
import { booksReply, everythingIn, rulesReply, searchReply, topicsWith } from '../show/rules.ts'
import { act } from './act.ts'
import { games } from './choices.ts'
import { choice, pressed, type Suggest, text, yesOrNo } from './fields.ts'
import { matching } from './suggest.ts'

const LONGEST_SEARCH = 60

const suggestTopics: Suggest = async ({ bot, locale, typed, other, table }) => {
  const game = other('game') ?? (await table())?.game
  const book = game ? bot.house.games.get(game) : undefined
  // Before anything is typed, the topics alone: there are hundreds of cards.
  const all = !book ? [] : typed.trim() === '' ? book.about(locale).topics : everythingIn(book, locale)
  return matching(
    topicsWith(all, typed).map(({ id, title }) => ({ name: title, value: id })),
    '',
  )
}

/** The table whose game it is, if it is about that one. */
const deskAt = (table: Seated | null, game: string | null, me: string): { here: Seated | null; desk: Desk } => {
  const here = game === null || game === table?.game ? table : null
  return { here, desk: { table: here?.id, isSeated: here?.status === 'playing' && seatOf(here, me) !== undefined } }
}

export const rules = act({
  name: 'rules',
  at: 'table-if-any',
  fields: {
    topic: text('rules.topic', { suggest: suggestTopics }),
    game: choice('field.game', games),
    share: yesOrNo('field.share'),
  },
  // In a panel it takes the question's place, and leads back to it.
  reads: ({ decision, value, arg }) =>
    arg === '@' ? { game: value } : { topic: value ?? (arg.replace(/^=|^\d+$/, '') || null), game: decision || null },
  async do({ bot, house, table, locale, given, me }) {
    const { here, desk } = deskAt(table, given.game, me.id)
    const game = given.game ?? here?.game
    if (game === undefined) return { ...booksReply([...house.games.values()], locale), isPublic: given.share }
    const book = hostedAt(house, game, here?.pack)
    const topic = given.topic ?? undefined
    const reply = (await primerReply(bot, book, locale, topic, desk)) ?? rulesReply(book, locale, topic, desk)
    return { ...reply, isPublic: given.share }
  },
})

/** Finding a topic by a word in it. */
export const searchRules = act({
  name: 'rule-search',
  at: 'table-if-any',
  fields: { words: text('rules.search-for', { required: true, max: LONGEST_SEARCH }), game: pressed() },
  form: { title: 'act.rule-search', label: 'rules.search-for', held: () => '' },
  reads: ({ decision }) => ({ game: decision || null }),
  do({ house, table, locale, given, me }) {
    const { here, desk } = deskAt(table, given.game, me.id)
    const game = given.game ?? here?.game ?? refuse('press.foreign')
    return searchReply(hostedAt(house, game, here?.pack), locale, given.words, desk)
  },
})
