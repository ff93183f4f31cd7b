/** Every interaction comes in here: sent to its command or button, timed, and answered privately when something is wrong. */
import { type Interaction as AnyInteraction, type AutocompleteInteraction, DiscordAPIError } from 'discord.js'
import type { Text } from '../../kernel/contract.ts'
import { asDeed, aside, type Deed, newDeed } from '../../store/deed.ts'
import { troubleOf } from '../../store/trouble.ts'
import { Refused } from '../../tables/house.ts'
import { seatOf } from '../../tables/position.ts'
import { type BotText, isOurs, speak } from '../../words/words.ts'
import { botAt } from '../acts/trial.ts'
import type { Bot } from '../bot.ts'
import { pressOf } from '../ids.ts'
import { answerAside, type Interaction } from '../out/replies.ts'
import { sayAt } from '../show/panel.ts'
import type { Known } from './command.ts'
import { press } from './router.ts'
import { plainName } from './who.ts'

/** Too late, or answered already: there is nobody left to tell. */
const UNANSWERABLE = new Set([10062, 40060, 50027])
const KEPT_LATENCIES = 1_000

export async function receive(bot: Bot, known: Known, interaction: AnyInteraction): Promise<void> {
  const began = performance.now()
  const deed = newDeed()
  try {
    await asDeed(deed, () => dispatch(bot, known, interaction))
  } catch (error) {
    await explain(bot, interaction, error, deed)
  } finally {
    bot.latencies.push(performance.now() - began)
    if (bot.latencies.length > KEPT_LATENCIES) bot.latencies.shift()
  }
}

/** Comes when we are about to end: whoever pressed is told, and presses again in a moment. */
export async function turnAway({ log }: Bot, interaction: AnyInteraction): Promise<void> {
  if (interaction.isAutocomplete()) return interaction.respond([])
  if (!interaction.isRepliable()) return
  log.info({ interaction: interaction.id }, 'somebody pressed while the process was ending; told to press again')
  await answerAside(interaction as Interaction, speak({ say: 'fault.leaving' }, interaction.locale))
}

async function dispatch(bot: Bot, { commands, menus }: Known, interaction: AnyInteraction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(bot, commands, interaction)
  if (!('user' in interaction) || interaction.user.bot) return
  await greet(bot, interaction.user.id, plainName(interaction.user.displayName), interaction.locale)
  if (interaction.isChatInputCommand()) return commands.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isContextMenuCommand()) return menus.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    if (interaction.message) bot.panels.touched(interaction.message.id)
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

/** Whoever speaks to us for the first time gets a page in the book; on it stands in which language they are written to. */
async function greet({ house: { store }, log }: Bot, id: string, name: string, locale: string): Promise<void> {
  try {
    const known = await store.person(id)
    if (known?.name !== name || known.locale !== locale) await aside(() => store.meet(id, name, locale))
  } catch (error) {
    // Where nothing can be written down, one can still look at things.
    if (troubleOf(error) === null) throw error
    log.error({ err: error }, 'somebody could not be entered into the book')
  }
}

/** Errors are private, and say what to do. */
async function explain(bot: Bot, interaction: AnyInteraction, error: unknown, deed: Deed): Promise<void> {
  if (error instanceof DiscordAPIError && UNANSWERABLE.has(Number(error.code))) {
    bot.log.warn({ interaction: interaction.id, code: error.code, isStored: deed.isStored }, 'an answer came too late, or twice')
    return
  }
  if (!interaction.isRepliable()) return
  const text = await words(bot, interaction as Interaction, error, deed)
  try {
    await answerAside(interaction as Interaction, text)
  } catch (failure) {
    bot.log.warn({ interaction: interaction.id, err: failure }, 'could not tell somebody what went wrong')
  }
}

/** What is said depends on what is true: nothing that was stored is denied. */
async function words(bot: Bot, interaction: Interaction, error: unknown, deed: Deed): Promise<string> {
  const { locale } = interaction
  const table = 'customId' in interaction ? (pressOf(interaction.customId)?.table ?? '') : ''
  const why = error instanceof Refused ? await refusal(bot, interaction, table, error.text) : null
  if (!why)
    bot.log.error(
      { table, err: error },
      deed.isStored ? 'an interaction failed; what was stored could not be shown' : 'an interaction failed; nothing was changed',
    )
  if (!deed.isStored) return why ?? speak(faultIn(error, table), locale)
  const look = await whereToLook(bot, interaction, deed)
  return why ? `${why}\n${speak({ say: 'fault.partly', look }, locale)}` : speak({ say: 'fault.stored', look }, locale)
}

/** Where it is known what is wrong, it is said; whoever runs us may have to hear of it from those who play. */
function faultIn(error: unknown, table: string): BotText {
  const trouble = troubleOf(error)
  if (trouble !== null) return { say: 'fault.store', trouble, table }
  return table ? { say: 'fault.table', table } : { say: 'fault.general' }
}

/** In the words of whoever refused: ours, or those of the game at the table. */
async function refusal(bot: Bot, interaction: Interaction, table: string, text: Text): Promise<string | null> {
  if (isOurs(text)) return speak(text, interaction.locale)
  const { store, games } = botAt(bot, table, interaction.user.id).house
  const row = table ? await store.table(table) : await store.tableIn(interaction.channelId ?? '')
  const hosted = row && games.get(row.game)
  return row && hosted ? sayAt({ table: row, hosted }, interaction.locale)(text) : null
}

async function whereToLook({ house }: Bot, { user }: Interaction, { table }: Deed): Promise<'turn' | 'card' | 'again'> {
  const row = table === null ? null : await house.store.table(table).catch(() => null)
  if (!row) return 'again'
  return row.status === 'playing' && seatOf(row, user.id) ? 'turn' : 'card'
}
