/** Looking a rule up: of the game at this table, or of any. */
import { hostedAt, refuse } from '../../tables/house.ts'
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
  reads: ({ value }) => ({ topic: value }),
  // A topic that was chosen from the list takes the place of the list.
  answers: ({ given }) => (given.topic === null ? 'beside' : 'in-place'),
  do({ house, table, locale, given }) {
    const here = given.game === null || given.game === table?.game ? table : null
    const game = given.game ?? here?.game ?? refuse('rules.which')
    const reply = rulesReply(hostedAt(house, game, here?.pack), locale, given.topic ?? undefined, here?.id)
    return { ...reply, isPublic: given.share }
  },
})
