/** For those who look after a server: a table that needs a hand. */
import { examine } from '../../../tables/history.ts'
import { refuse } from '../../../tables/house.ts'
import { askIn, replace as takeOver } from '../../../tables/leaving.ts'
import { kick as takeOut } from '../../../tables/lobby.ts'
import { repost } from '../../../tables/repair.ts'
import { exportReply } from '../../show/verification.ts'
import { act } from '../act.ts'
import { person } from '../fields.ts'

/** The file that proves a finished game. */
export const exportGame = act({
  name: 'export',
  at: 'table-on-this-server',
  answers: 'later',
  do: ({ bot, table, locale }) => exportReply(bot, table, locale),
})

export const repair = act({
  name: 'repair',
  at: 'table-on-this-server',
  answers: 'later',
  async do({ house, table }) {
    await examine(house, table)
    await repost(house, table.id)
    return { say: 'repair.done' }
  },
})

export const kick = act({
  name: 'kick',
  at: 'table-on-this-server',
  fields: { player: person('field.player', { required: true }) },
  async do({ house, table, given }) {
    await takeOut(house, table.id, given.player.id)
    return { say: 'kick.done' }
  },
})

/** Somebody else is asked, or a computer plays on at once. */
export const replace = act({
  name: 'replace',
  at: 'table-on-this-server',
  fields: { player: person('replace.player', { required: true }), by: person('replace.by') },
  async do({ house, table, given: { player, by } }) {
    if (by?.isBot) refuse('table.no-bots')
    if (by) await askIn(house, table.id, player.id, by)
    else await takeOver(house, table.id, player.id, null)
    return { say: 'replace.done', by: by?.id ?? null }
  },
})
