/** For those who look after a server: how tables open there, and how the bot is doing. */
import { refuse } from '../../../tables/house.ts'
import { healthLine } from '../../out/health.ts'
import { beginListing } from '../../out/listing.ts'
import { missingPermissions } from '../../out/permissions.ts'
import { look } from '../../out/sight.ts'
import { postWelcome } from '../../out/welcome.ts'
import { container } from '../../show/panel.ts'
import { buttonRows } from '../../show/present/rows.ts'
import { act } from '../act.ts'
import { channel, maybe, yesOrNo } from '../fields.ts'
import { press } from '../press.ts'
import { privacy } from '../privacy.ts'

export const setup = act({
  name: 'setup',
  at: 'anywhere',
  isLogged: true,
  fields: {
    threads: maybe('setup.threads'),
    reports: channel('setup.reports'),
    list: channel('setup.list'),
    welcome: yesOrNo('setup.welcome'),
  },
  async do({ bot, house, where, given, ours }) {
    const server = where.guildId ?? ''
    const settings = await house.store.server(server)
    if (given.reports !== null) {
      if ((await look(bot, { server, channel: given.reports })) !== null) refuse('setup.reports-shut', { channel: given.reports })
      await house.store.saveServer(server, { reports: given.reports })
    }
    if (given.list !== null) {
      if ((await look(bot, { server, channel: given.list })) !== null) refuse('setup.list-shut', { channel: given.list })
      await beginListing(bot, server, given.list)
    }
    if (given.threads !== null) await house.store.saveServer(server, { threads: given.threads })
    const missing = missingPermissions(where)
    const place = missing.length === 0 && where.channel?.isSendable() ? where.channel : null
    const isWelcome = given.welcome && place !== null
    if (isWelcome) {
      await postWelcome(bot, place)
      await house.store.saveServer(server, { welcomed: true })
    }
    const hasThreads = given.threads ?? settings.threads ?? true
    const reports = given.reports ?? settings.reports ?? null
    const list = given.list ?? settings.listing?.channel ?? null
    const words = ours('setup.done', { missing, hasThreads, isWelcome, reports, list })
    return { components: [container([words], buttonRows([press(privacy, '', ours)]))] }
  },
})

export const health = act({
  name: 'health',
  at: 'anywhere',
  do: async ({ bot, house }) => {
    const { lessons = {}, ...health } = await healthLine(bot)
    const met = Object.entries(lessons).map(([lesson, beats]) => ({ lesson, beats }))
    return { say: 'health.words', ...health, lessons: met, key: house.key?.id ?? '' }
  },
})
