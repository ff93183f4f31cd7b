/** The game as a film: all of it, with every hand open, once it is over; until then what everybody has seen. */
import { refuse } from '../../tables/house.ts'
import { filmReply, hasFilm } from '../show/film-of-table.ts'
import { act } from './act.ts'

export const film = act({
  name: 'film',
  at: 'table',
  answers: 'later',
  may: ({ bot, table }) => hasFilm(bot, table) || refuse('film.none'),
  do: ({ bot, table, locale }) => filmReply(bot, table, locale),
})
