/** On a card of a table: the board as everybody saw it when the card was posted. */
import { refuse } from '../../tables/house.ts'
import { positionOf, tableById } from '../../tables/position.ts'
import { boardReply } from '../show/board.ts'
import { act } from './act.ts'
import { text } from './fields.ts'

export const boardThen = act({
  name: 'board-then',
  at: 'anywhere',
  answers: 'later',
  fields: { message: text('board-then.message', { required: true }) },
  async do({ bot, house, given, locale }) {
    const post = await house.store.postAs(given.message)
    if (post?.body.kind !== 'card' && post?.body.kind !== 'end') return refuse('board.no-card')
    const position = await positionOf(house, await tableById(house, post.table))
    return boardReply(bot, position, null, locale, { kind: 'overview' }, post.body.fence)
  },
})
