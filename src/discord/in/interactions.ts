/** Every interaction comes in here: sent to its command or button, timed, and answered privately when something is wrong. */
import { type Interaction as AnyInteraction, type AutocompleteInteraction, DiscordAPIError } from 'discord.js'
import { Refused } from '../../tables/house.ts'
import { botAt } from '../acts/trial.ts'
import type { Bot } from '../bot.ts'
import { answerAside, type Interaction } from '../out/replies.ts'
import { sayAt } from '../show/panel.ts'
import { isOurs, speak } from '../show/words.ts'
import type { Known } from './command.ts'
import { pressOf } from './ids.ts'
import { press } from './router.ts'
import { plainName } from './who.ts'

/** Too late, or answered already: there is nobody left to tell. */
const UNANSWERABLE = new Set([10062, 40060, 50027])
const KEPT_LATENCIES = 1_000

export async function receive(bot: Bot, known: Known, interaction: AnyInteraction): Promise<void> {
  const began = performance.now()
  try {
    await dispatch(bot, known, interaction)
  } catch (error) {
    await explain(bot, interaction, error)
  } finally {
    bot.latencies.push(performance.now() - began)
    if (bot.latencies.length > KEPT_LATENCIES) bot.latencies.shift()
  }
}

async function dispatch(bot: Bot, { commands, menus }: Known, interaction: AnyInteraction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(bot, commands, interaction)
  if (!('user' in interaction) || interaction.user.bot) return
  await greet(bot, interaction.user.id, plainName(interaction.user.displayName))
  if (interaction.isChatInputCommand()) return commands.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isContextMenuCommand()) return menus.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const pressed = pressOf(interaction.customId)
    if (!pressed) throw new Refused({ say: 'press.foreign' })
    return press(botAt(bot, pressed.table, interaction.user.id), interaction, pressed)
  }
}

async function complete(bot: Bot, commands: Known['commands'], interaction: AutocompleteInteraction): Promise<void> {
  const suggestions = await commands
    .get(interaction.commandName)
    ?.complete?.(bot, interaction)
    .catch((error) => {
      if (!(error instanceof Refused)) bot.log.error({ err: error }, 'suggestions failed; none were made')
      return []
    })
  await interaction.respond([...(suggestions ?? [])])
}

/** Whoever speaks to us for the first time gets a page in the book. */
async function greet(bot: Bot, id: string, name: string): Promise<void> {
  if ((await bot.house.store.person(id))?.name !== name) await bot.house.store.savePerson(id, name)
}

/** Errors are private, and say what to do. */
async function explain(bot: Bot, interaction: AnyInteraction, error: unknown): Promise<void> {
  if (error instanceof DiscordAPIError && UNANSWERABLE.has(Number(error.code))) {
    bot.log.warn({ interaction: interaction.id, code: error.code }, 'an answer came too late')
    return
  }
  if (!interaction.isRepliable()) return
  const text = await words(bot, interaction as Interaction, error)
  try {
    await answerAside(interaction as Interaction, text)
  } catch (failure) {
    bot.log.warn({ interaction: interaction.id, err: failure }, 'could not tell somebody what went wrong')
  }
}

async function words(bot: Bot, interaction: Interaction, error: unknown): Promise<string> {
  const table = 'customId' in interaction ? (pressOf(interaction.customId)?.table ?? '') : ''
  if (error instanceof Refused) {
    if (isOurs(error.text)) return speak(error.text, interaction.locale)
    const { store, games } = botAt(bot, table, interaction.user.id).house
    const row = table ? await store.table(table) : await store.tableIn(interaction.channelId ?? '')
    const hosted = row && games.get(row.game)
    return row && hosted ? sayAt({ table: row, hosted })(error.text) : speak({ say: 'fault.general' }, interaction.locale)
  }
  bot.log.error({ table, err: error }, 'an interaction failed; nothing was changed')
  return speak(table ? { say: 'fault.table', table } : { say: 'fault.general' }, interaction.locale)
}
