import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SlashCommandBuilder } from '@discordjs/builders'
import { type ChatInputCommandInteraction, InteractionContextType, PermissionFlagsBits } from 'discord.js'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, type Seated, tableFor, tablesNamed } from '../src/discord/in/command.ts'
import { plainName } from '../src/discord/in/who.ts'
import { healthLine } from '../src/discord/out/health.ts'
import { missingPermissions } from '../src/discord/out/permissions.ts'
import { answerLater, answerWith } from '../src/discord/out/replies.ts'
import { postWelcome } from '../src/discord/out/welcome.ts'
import { type Reply, said } from '../src/discord/show/reply.ts'
import { exportReply } from '../src/discord/show/verification.ts'
import { examine } from '../src/tables/history.ts'
import { refuse } from '../src/tables/house.ts'
import { askIn, replace } from '../src/tables/leaving.ts'
import { kick } from '../src/tables/lobby.ts'
import { repost } from '../src/tables/repair.ts'
import { whichTable } from './choices.ts'

const data = new SlashCommandBuilder()
  .setName('archon')
  .setDescription('For those who look after this server')
  .setContexts(InteractionContextType.Guild)
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addSubcommand((sub) =>
    sub
      .setName('setup')
      .setDescription('Check permissions and choose how tables open')
      .addBooleanOption((option) => option.setName('threads').setDescription('Give every table a thread of its own'))
      .addBooleanOption((option) =>
        option.setName('welcome').setDescription('Post a card here from which everybody can open and watch games'),
      ),
  )
  .addSubcommand((sub) => sub.setName('health').setDescription('How the bot is doing'))
  .addSubcommand((sub) =>
    sub.setName('export').setDescription('The file that proves a finished game').addStringOption(whichTable),
  )
  .addSubcommand((sub) => sub.setName('backup').setDescription('Copy the database to the backup folder'))
  .addSubcommand((sub) =>
    sub.setName('repair').setDescription('Check a table and post its card again').addStringOption(whichTable),
  )
  .addSubcommand((sub) =>
    sub
      .setName('kick')
      .setDescription('Take somebody out of a table that has not begun')
      .addUserOption((option) => option.setName('player').setDescription('Whom').setRequired(true))
      .addStringOption(whichTable),
  )
  .addSubcommand((sub) =>
    sub
      .setName('replace')
      .setDescription('Ask somebody else, or a computer, to play on in a seat')
      .addUserOption((option) => option.setName('player').setDescription('Whose seat').setRequired(true))
      .addUserOption((option) => option.setName('by').setDescription('Who is asked; leave out for a computer'))
      .addStringOption(whichTable),
  )
  .toJSON()

/** Who looks after one server has no say on another. */
async function tableOnServer(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Seated> {
  const table = await tableFor(bot, interaction)
  return table.server === interaction.guildId ? table : refuse('table.elsewhere')
}

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const { options } = interaction
  switch (options.getSubcommand()) {
    case 'setup':
      return answerWith(interaction, () => setup(bot, interaction))
    case 'health':
      return answerWith(interaction, async () =>
        said('**Health**', `\`\`\`${JSON.stringify(await healthLine(bot), null, 2)}\`\`\``),
      )
    case 'export':
      return answerLater(interaction, async () => exportReply(bot, await tableOnServer(bot, interaction), interaction.locale))
    case 'backup':
      return answerLater(interaction, async () => {
        // One an hour: whoever looks after some server must not be able to fill the disk of all.
        const hour = new Date(bot.house.now()).toISOString().slice(0, 13)
        const path = join(bot.dataFolder, 'backups', `archon-${hour}.sqlite`)
        if (existsSync(path)) return said(`There is one of this hour already: \`${path}\`.`)
        await bot.house.store.backup(path)
        return said(`Saved to \`${path}\` on the machine I run on.`)
      })
    case 'repair':
      return answerLater(interaction, async () => {
        const table = await tableOnServer(bot, interaction)
        examine(bot.house, table)
        await repost(bot.house, table.id)
        return said('The table is sound; its card is posted again.')
      })
    case 'kick':
      return answerWith(interaction, async () => {
        await kick(bot.house, (await tableOnServer(bot, interaction)).id, options.getUser('player', true).id)
        return said('Done.')
      })
    default:
      return answerWith(interaction, async () => {
        const by = options.getUser('by')
        if (by?.bot) refuse('table.no-bots')
        const { id } = await tableOnServer(bot, interaction)
        const player = options.getUser('player', true).id
        if (by) await askIn(bot.house, id, player, { id: by.id, name: plainName(by.displayName) })
        else await replace(bot.house, id, player, null)
        return said(by ? `<@${by.id}> is asked. Until they take the seat, a computer plays.` : 'Done.')
      })
  }
}

async function setup(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const server = interaction.guildId ?? ''
  const threads = interaction.options.getBoolean('threads')
  const settings = await bot.house.store.server(server)
  if (threads !== null) await bot.house.store.saveServer(server, { threads })
  const missing = missingPermissions(interaction)
  const place = missing.length === 0 && interaction.channel?.isSendable() ? interaction.channel : null
  const isWelcome = interaction.options.getBoolean('welcome') === true && place !== null
  if (isWelcome) await postWelcome(bot, place)
  return said(
    '**Setup**',
    missing.length > 0
      ? `In this channel I lack: **${missing.join(', ')}**. Please give them to my role.`
      : 'I have all the permissions I need in this channel.',
    `Tables open in ${(threads ?? settings.threads ?? true) ? 'a thread of their own' : 'the channel where they are asked for'}.`,
    isWelcome
      ? 'The welcome card is posted here: everybody can open and watch games from it.'
      : 'Next: `/archon setup welcome: True` posts a card here from which everybody can open a table; `/table open` opens one at once.',
    '-# Who may use which command is set under Server Settings → Integrations.',
  )
}

export const archon: Command = {
  data,
  run,
  complete: async (bot, interaction) =>
    tablesNamed(bot, await bot.house.store.tablesOn(interaction.guildId ?? ''), interaction.options.getFocused()),
}
