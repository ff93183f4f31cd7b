/** Every interaction comes in here: once, sent to its command or button, timed, and explained when something is wrong. */
import type { Interaction as AnyInteraction, AutocompleteInteraction } from 'discord.js'
import { asDeed, aside, DoneBefore, newDeed } from '../../store/deed.ts'
import { troubleOf } from '../../store/trouble.ts'
import { Refused } from '../../tables/house.ts'
import { speak } from '../../words/words.ts'
import { botAt } from '../acts/trial.ts'
import type { Bot } from '../bot.ts'
import { pressOf } from '../ids.ts'
import { tryAgainFor } from '../out/private-messages.ts'
import { answerAside, type Interaction } from '../out/replies.ts'
import { ANSWERS } from './answers.ts'
import type { Known } from './command.ts'
import { explain, refuseRetry, typedIn } from './explain.ts'
import { noteNameEverywhere } from './new-names.ts'
import { press } from './router.ts'
import { nameOf, personOf } from './who.ts'

const KEPT_LATENCIES = 1_000

export async function receive(bot: Bot, known: Known, interaction: AnyInteraction): Promise<void> {
  // Discord may deliver one twice, after a resume above all.
  if (bot.arrivals.get(interaction.id)) return
  bot.arrivals.keep(true, interaction.id)
  const began = performance.now()
  const deed = newDeed(interaction.id)
  let done = () => {}
  try {
    done = bot.pace.begin(interaction.user.id)
    await asDeed(deed, () => dispatch(bot, known, interaction))
  } catch (error) {
    if (interaction.isRepliable()) await explain(bot, interaction as Interaction, error, deed)
    else if (interaction.isAutocomplete()) await interaction.respond([]).catch(() => {})
  } finally {
    done()
    const took = performance.now() - began
    bot.latencies.push(took)
    bot.answered?.(took)
    if (bot.latencies.length > KEPT_LATENCIES) bot.latencies.shift()
  }
}

/** Comes when we are about to end: whoever pressed is told, and presses again in a moment. */
export async function turnAway({ log }: Bot, interaction: AnyInteraction): Promise<void> {
  if (interaction.isAutocomplete()) return interaction.respond([])
  if (!interaction.isRepliable()) return
  log.info({ interaction: interaction.id }, 'somebody pressed while the process was ending; told to press again')
  // Nothing is remembered here for much longer: what was typed goes back to whoever typed it.
  const said = [speak({ say: 'fault.leaving' }, interaction.locale), typedIn(interaction as Interaction)]
  await answerAside(interaction as Interaction, said.filter(Boolean).join('\n'))
}

async function dispatch(bot: Bot, known: Known, interaction: AnyInteraction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(bot, known, interaction)
  if (!interaction.isRepliable() || interaction.user.bot) return
  await refuseRepeated(bot, interaction as Interaction)
  if (isCounted(interaction as Interaction))
    await bot.pace.count({ server: interaction.guildId ?? '', person: interaction.user.id })
  await greet(bot, interaction)
  if (interaction.isChatInputCommand()) return known.commands.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isContextMenuCommand()) return known.menus.get(interaction.commandName)?.run(bot, interaction)
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    if (interaction.message) await bot.panels.touched(interaction.message.id)
    const pressed = pressOf(interaction.customId)
    if (!pressed) throw new Refused({ say: 'press.foreign' })
    return press(await botAt(bot, pressed.table, interaction.user.id), interaction, pressed)
  }
}

/** Answers to questions are never too many, and neither is looking after the server. */
const isCounted = (interaction: Interaction): boolean =>
  interaction.isCommand()
    ? interaction.commandName !== LOOKS_AFTER
    : !Object.hasOwn(ANSWERS, pressOf(interaction.customId)?.verb ?? '')

const LOOKS_AFTER = 'archon'

/** What an earlier process has done, and what was done but could not be shown, is not begun again. The store would refuse it, too. */
async function refuseRepeated(bot: Bot, interaction: Interaction): Promise<void> {
  refuseRetry(bot, interaction)
  const before = interaction.createdTimestamp < bot.startedAt ? await bot.house.store.done(interaction.id) : null
  if (before) throw new DoneBefore(before.table)
}

async function complete(bot: Bot, { commands }: Known, interaction: AutocompleteInteraction): Promise<void> {
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
async function greet(bot: Bot, interaction: AnyInteraction): Promise<void> {
  const { store } = bot.house
  const { user, guildId, locale } = interaction
  const [id, name] = [user.id, nameOf(user)]
  try {
    const known = await store.person(id)
    if (known?.name !== name || known.locale !== locale) await aside(() => store.meet(id, name, locale))
    if (known && known.name !== name) await noteNameEverywhere(bot, guildId, personOf(interaction).me)
    if (known?.settings.dm === 'closed') await aside(() => tryAgainFor(bot, known))
  } catch (error) {
    // Where nothing can be written down, one can still look at things.
    if (troubleOf(error) === null) throw error
    bot.log.error({ err: error }, 'somebody could not be entered into the book')
  }
}
