/** Looking a rule up: of the game at this table, or of any. */
import { hostedAt, refuse } from '../../tables/house.ts'
import { seatOf } from '../../tables/position.ts'
import { rulesReply } from '../show/rules.ts'
import { act } from './act.ts'
import { games } from './choices.ts'
import { choice, type Suggest, text, yesOrNo } from './fields.ts'
import { matching } from './suggest.ts'

const suggestTopics: Suggest = async ({ bot, locale, typed, other, table }) => {
  const game = other('game') ?? (await table())?.game
  const topics = game ? (bot.house.games.get(game)?.about(locale).topics ?? []) : []
  return matching(
    topics.map(({ id, title }) => ({ name: title, value: id })),
    typed,
  )
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
  reads: ({ value, arg }) => ({
    topic: value ?? (arg.replace(/^=|^\d+$/, '') || null),
  }),
  do({ house, table, locale, given, me }) {
    const here = given.game === null || given.game === table?.game ? table : null
    const game = given.game ?? here?.game ?? refuse('rules.which')
    const isSeated = here?.status === 'playing' && seatOf(here, me.id) !== undefined
    const reply = rulesReply(hostedAt(house, game, here?.pack), locale, given.topic ?? undefined, here?.id, isSeated)
    return { ...reply, isPublic: given.share }
  },
})
