/** Tells Discord which commands there are, when they have changed: it allows only so many registrations a day. */
import { createHash } from 'node:crypto'
import type { ApplicationCommandDataResolvable } from 'discord.js'
import { canonical } from '../../kernel/json.ts'
import { OWN_PAGE } from '../../store/keeping.ts'
import type { Bot } from '../bot.ts'

export async function register(
  bot: Bot,
  commands: readonly { readonly data: ApplicationCommandDataResolvable }[],
): Promise<void> {
  const data = commands.map((command) => command.data)
  const digest = createHash('sha256')
    .update(canonical([bot.client.application.id, data]))
    .digest('hex')
  const { store } = bot.house
  // Of several processes that start together, one does it.
  await store.alone('commands', async () => {
    if ((await store.server(OWN_PAGE)).commands === digest) return
    await bot.client.application.commands.set(data)
    await store.saveServer(OWN_PAGE, { commands: digest })
    bot.log.info({ commands: data.length }, 'told Discord which commands there are')
  })
}
