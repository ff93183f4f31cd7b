/** Tells Discord which commands there are, when they have changed: it allows only so many registrations a day. */
import { createHash } from 'node:crypto'
import {
  type ApplicationCommandDataResolvable,
  ApplicationIntegrationType,
  InteractionContextType,
  RESTJSONErrorCodes,
} from 'discord.js'
import { canonical } from '../../kernel/json.ts'
import { OWN_PAGE } from '../../store/keeping.ts'
import type { Bot } from '../bot.ts'

/** Where this application may not be taken along by people, Discord may refuse commands that could be: then they belong to servers, as all others. */
async function tell({ client, log }: Bot, data: readonly ApplicationCommandDataResolvable[]): Promise<void> {
  try {
    await client.application.commands.set(data)
  } catch (error) {
    if ((error as { code?: unknown }).code !== RESTJSONErrorCodes.InvalidFormBodyOrContentType) throw error
    log.warn({ err: error }, 'Discord refuses the commands; they are tried again for servers only')
    await client.application.commands.set(data.map(forServersOnly))
  }
}

function forServersOnly(command: ApplicationCommandDataResolvable): ApplicationCommandDataResolvable {
  if (!('integration_types' in command) || !command.integration_types?.includes(ApplicationIntegrationType.UserInstall))
    return command
  const contexts = [InteractionContextType.Guild, InteractionContextType.BotDM]
  return { ...command, contexts, integration_types: [ApplicationIntegrationType.GuildInstall] }
}

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
    await tell(bot, data)
    await store.saveServer(OWN_PAGE, { commands: digest })
    bot.log.info({ commands: data.length }, 'told Discord which commands there are')
  })
}
