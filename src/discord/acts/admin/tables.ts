/** For those who look after a server: a table that needs a hand. */
import { hostedAt, refuse } from '../../../tables/house.ts'
import { end, replaceByConsent } from '../../../tables/leaving.ts'
import { kick as takeOut } from '../../../tables/lobby.ts'
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

export const kick = act({
  name: 'kick',
  at: 'table-on-this-server',
  isLogged: true,
  fields: { player: person('field.player', { required: true }) },
  async do({ house, table, given }) {
    await takeOut(house, table.id, given.player.id)
    return { say: 'kick.done' }
  },
})

/** A game that cannot go on is closed without a result. */
export const endTable = act({
  name: 'end-table',
  at: 'table-on-this-server',
  isLogged: true,
  sure({ house, table }) {
    if (table.status === 'finished' || table.status === 'ended') refuse('table.over')
    const { title } = hostedAt(house, table.game)
    return { ask: { say: 'end-table.sure', title, channel: table.channel }, yes: { say: 'end-table.yes' } }
  },
  async do({ house, table }) {
    await end(house, table.id)
    return { say: 'end-table.done' }
  },
})

/** Somebody else is asked, or a computer plays on at once; whoever is there is asked first. */
export const replace = act({
  name: 'replace',
  at: 'table-on-this-server',
  isLogged: true,
  fields: { player: person('replace.player', { required: true }), by: person('replace.by') },
  async do({ house, table, given: { player, by } }) {
    if (by?.isBot) refuse('table.no-bots')
    if (await replaceByConsent(house, table.id, player.id, by)) return { say: 'replace.asked', person: player.id }
    return { say: 'replace.done', by: by?.id ?? null }
  },
})
