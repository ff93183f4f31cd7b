/** For those who look after a server: where tables open, who may open and organise, how much, where reports go. One message, a list each. */
import type { ServerSettings } from '../../../store/store.ts'
import { refuse } from '../../../tables/house.ts'
import { isForum } from '../../out/forum.ts'
import { beginListing } from '../../out/listing.ts'
import { missingPermissions, rightsIn } from '../../out/permissions.ts'
import { look } from '../../out/sight.ts'
import { postWelcome } from '../../out/welcome.ts'
import { LIMITS_OF, setupReply } from '../../show/setup.ts'
import { act } from '../act.ts'
import { channel, type Given, maybe, pressed, type Raw, yesOrNo } from '../fields.ts'

const fields = {
  threads: maybe('setup.threads'),
  reports: channel('setup.reports'),
  list: channel('setup.list'),
  welcome: yesOrNo('setup.welcome'),
  channels: pressed(),
  openers: pressed(),
  organisers: pressed(),
  limits: pressed(),
  forum: pressed(),
}

/** Roles and channels are kept in the record as mentions, so they come as mentions. */
const READ: Readonly<Record<string, (values: readonly string[]) => Raw>> = {
  threads: ([value]) => value === 'own',
  reports: ([value]) => ({ channel: value ?? '' }),
  forum: ([value]) => (value === undefined ? '' : `<#${value}>`),
  welcome: () => true,
  channels: (values) => values.map((id) => `<#${id}>`).join(' '),
  openers: (values) => values.map((id) => `<@&${id}>`).join(' '),
  organisers: (values) => values.map((id) => `<@&${id}>`).join(' '),
  limits: ([value]) => value,
}

const idsIn = (mentions: string) => mentions.match(/\d+/g) ?? []

function changeIn(
  held: ServerSettings,
  { threads, reports, forum, channels, openers, organisers, limits }: Given<typeof fields>,
): ServerSettings {
  const chosen = LIMITS_OF.find(({ name }) => name === limits)
  return {
    ...(threads !== null && { threads }),
    ...(reports !== null && { reports }),
    ...(forum !== null && { forum: idsIn(forum)[0] ?? '' }),
    ...(channels !== null && { channels: idsIn(channels) }),
    ...(openers !== null && { openers: idsIn(openers) }),
    ...(organisers !== null && { organisers: idsIn(organisers) }),
    ...(chosen && { limits: { ...held.limits, person: chosen.limits ?? {} } }),
  }
}

export const setup = act({
  name: 'setup',
  at: 'anywhere',
  isLogged: true,
  fields,
  reads: ({ arg, values }) => (Object.hasOwn(READ, arg) ? { [arg]: READ[arg]!(values) } : {}),
  async do({ bot, house, where, given, ours }) {
    const server = where.guildId ?? refuse('table.no-server')
    if (given.reports && (await look(bot, { server, channel: given.reports })) !== null)
      refuse('setup.reports-shut', { channel: given.reports })
    if (given.forum && !isForum(bot.client.channels.cache.get(idsIn(given.forum)[0] ?? '')))
      refuse('setup.not-a-forum', { channel: given.forum })
    if (given.list) {
      if ((await look(bot, { server, channel: given.list })) !== null) refuse('setup.list-shut', { channel: given.list })
      await beginListing(bot, server, given.list)
    }
    const change = changeIn(await house.store.server(server), given)
    const isChanged = Object.keys(change).length > 0
    if (isChanged) await house.store.saveServer(server, change)
    if (change.limits) bot.pace.changed(server)
    const place = missingPermissions(where).length === 0 && where.channel?.isSendable() ? where.channel : null
    const isWelcome = given.welcome && place !== null
    if (isWelcome) await postWelcome(bot, server, place)
    const settings = await house.store.server(server)
    const notice = isWelcome ? 'setup.welcome-posted' : isChanged ? 'setup.saved' : null
    return setupReply(settings, rightsIn(bot, where, settings), notice, ours)
  },
})
