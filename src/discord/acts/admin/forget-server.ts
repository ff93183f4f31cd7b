/** Everything that is kept about this server goes. */
import { PermissionFlagsBits } from 'discord.js'
import { refuse } from '../../../tables/house.ts'
import { forgetServer as forgetAll } from '../../../tables/reports.ts'
import { act } from '../act.ts'

export const forgetServer = act({
  name: 'forget-server',
  at: 'anywhere',
  answers: 'later',
  may: ({ where }) => where.memberPermissions?.has(PermissionFlagsBits.ManageGuild) || refuse('forget-server.who'),
  async sure({ house, where }) {
    const tables = await house.store.tablesOn(where.guildId ?? '')
    const leagues = await house.store.league.leaguesOn(where.guildId ?? '')
    return {
      ask: { say: 'forget-server.ask', tables: tables.length, leagues: leagues.length },
      yes: { say: 'forget-server.yes' },
    }
  },
  async do({ house, where }) {
    await forgetAll(house, where.guildId ?? refuse('press.foreign'))
    return { say: 'forget-server.done' }
  },
})
