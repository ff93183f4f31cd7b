/**
 * What somebody is told when something did not go as it should: privately, and never anything but the truth about what was stored.
 * What they typed or picked comes back with it, so that nobody has to do it again.
 */
import {
  type AnySelectMenuInteraction,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  ComponentType,
  DiscordAPIError,
  type ModalSubmitInteraction,
} from 'discord.js'
import type { Text } from '../../kernel/contract.ts'
import { type Deed, DoneBefore } from '../../store/deed.ts'
import { troubleOf } from '../../store/trouble.ts'
import { Refused } from '../../tables/house.ts'
import { seatOf } from '../../tables/position.ts'
import { type BotText, isOurs, oursIn, speak } from '../../words/words.ts'
import { press } from '../acts/press.ts'
import { botAt } from '../acts/trial.ts'
import { wrong } from '../acts/wrong.ts'
import type { Bot } from '../bot.ts'
import { idFor, pressOf } from '../ids.ts'
import { discreet } from '../out/log-redaction.ts'
import { answerAside, type Interaction } from '../out/replies.ts'
import { sayAt } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import { ANSWERS } from './answers.ts'
import { askedFor, peopleIn } from './chosen.ts'

/** Too late, or answered already: there is nobody left to tell. */
const UNANSWERABLE = new Set([10062, 40060, 50027])
/** Refusals that may not hold any more a moment later. */
const PASSING = new Set(['table.busy', 'league.busy', 'limit.hasty', 'limit.requests', 'limit.requests-server'])
/** Forms are sent under another verb than they are opened with. */
const OPENED_BY: Readonly<Record<string, string>> = { sheet: 'form', numbered: 'number', noted: 'note' }
/** Shorter texts are quickly typed again. */
const WORTH_KEEPING = 15

/** Errors are private, and say what to do. */
export async function explain(bot: Bot, interaction: Interaction, error: unknown, deed: Deed): Promise<void> {
  const isRefused = error instanceof Refused
  // Whoever has not seen what came of it will ask for the same again. Questions show by themselves that they were answered.
  const verb = 'customId' in interaction ? (pressOf(interaction.customId)?.verb ?? '') : ''
  if (deed.isStored && !isRefused && !Object.hasOwn(ANSWERS, verb))
    bot.unseen.keep({ table: deed.table, until: bot.house.now() + UNTIL_FORGOTTEN }, interaction.user.id, askedFor(interaction))
  if (error instanceof DiscordAPIError && UNANSWERABLE.has(Number(error.code))) {
    bot.log.warn({ interaction: interaction.id, code: error.code, isStored: deed.isStored }, 'an answer came too late, or twice')
    return
  }
  try {
    const text = await words(bot, interaction, error, deed)
    const isLost = !deed.isStored && !(error instanceof DoneBefore)
    const typed = isLost ? typedIn(interaction) : ''
    const buttons = [...(isLost ? wayBack(bot, interaction, error) : []), ...tellingUs(bot, interaction, error)]
    await answerAside(interaction, [text, typed].filter(Boolean).join('\n'), buttonRows(buttons))
  } catch (failure) {
    bot.log.warn({ interaction: interaction.id, err: failure }, 'could not tell somebody what went wrong')
  }
}

const UNTIL_FORGOTTEN = 15 * 60_000

/** Refuses to do again what was done while nobody saw it: told once, so whoever wants it twice gets it by asking once more. */
export function refuseRetry(bot: Bot, interaction: Interaction): void {
  const key = [interaction.user.id, askedFor(interaction)]
  const unseen = bot.unseen.get(...key)
  bot.unseen.drop(...key)
  if (unseen && unseen.until > bot.house.now()) throw new DoneBefore(unseen.table)
}

/** What is said depends on what is true: nothing that was stored is denied. */
async function words(bot: Bot, interaction: Interaction, error: unknown, deed: Deed): Promise<string> {
  const { locale } = interaction
  if (error instanceof DoneBefore) return speak({ say: 'fault.before', ...(await whereToLook(bot, interaction, error)) }, locale)
  const table = tableIn(interaction)
  const why = error instanceof Refused ? await refusal(bot, interaction, table, error.text).catch(() => null) : null
  if (!why)
    bot.log.error(
      { table, err: error },
      deed.isStored ? 'an interaction failed; what was stored could not be shown' : 'an interaction failed; nothing was changed',
    )
  if (!deed.isStored) return why ?? speak(faultIn(error, table), locale)
  const look = await whereToLook(bot, interaction, deed)
  return why ? `${why}\n${speak({ say: 'fault.partly', ...look }, locale)}` : speak({ say: 'fault.stored', ...look }, locale)
}

/** The table that was pressed at; empty where there was none. */
const tableIn = (interaction: Interaction): string =>
  'customId' in interaction ? (pressOf(interaction.customId)?.table ?? '') : ''

/** Where it is known what is wrong, it is said; whoever runs us may have to hear of it from those who play. */
function faultIn(error: unknown, table: string): BotText {
  const trouble = troubleOf(error)
  if (trouble !== null) return { say: 'fault.store', trouble, table }
  return table ? { say: 'fault.table', table } : { say: 'fault.general' }
}

/** In the words of whoever refused: ours, or those of the game at the table. */
async function refusal(bot: Bot, interaction: Interaction, table: string, text: Text): Promise<string | null> {
  if (isOurs(text)) return speak(text, interaction.locale)
  const { store, games } = (await botAt(bot, table, interaction.user.id)).house
  const row = table ? await store.table(table) : await store.tableIn(interaction.channelId ?? '')
  const hosted = row && games.get(row.game)
  return row && hosted ? sayAt({ table: row, hosted }, interaction.locale)(text) : null
}

type Look = { readonly look: 'turn' | 'card' | 'again'; readonly channel: string | null }

async function whereToLook({ house }: Bot, { user, channelId }: Interaction, { table }: Pick<Deed, 'table'>): Promise<Look> {
  const row = table === null ? null : await house.store.table(table).catch(() => null)
  if (!row) return { look: 'again', channel: null }
  const channel = row.channel === channelId ? null : row.channel
  return { look: row.status === 'playing' && seatOf(row, user.id) ? 'turn' : 'card', channel }
}

type Button = ReturnType<typeof button>

/** A button that does the same once more: with what was picked, or by the form as it was filled in. */
function wayBack(bot: Bot, interaction: Interaction, error: unknown): Button[] {
  const ours = oursIn(interaction.locale)
  if (interaction.isModalSubmit()) return [button(openerOf(interaction), ours('fault.open-again'), 'main')]
  const mayPass = !(error instanceof Refused) || PASSING.has(error.text.say)
  if (!interaction.isMessageComponent() || !mayPass || !pressOf(interaction.customId)) return []
  if (interaction.isAnySelectMenu()) keepPicks(bot, interaction)
  return [button(interaction.customId, ours('fault.try-again'), 'main')]
}

/** What is our fault can be told us, with what failed; unless nothing can be stored at all. */
function tellingUs(bot: Bot, interaction: Interaction, error: unknown): Button[] {
  if (error instanceof Refused || error instanceof DoneBefore || troubleOf(error) !== null) return []
  bot.faults.keep(discreet(error), interaction.user.id)
  return [press(wrong, tableIn(interaction), oursIn(interaction.locale))]
}

function openerOf({ customId }: ModalSubmitInteraction): string {
  const { verb, table, decision, arg } = pressOf(customId) ?? { verb: '', table: '', decision: '', arg: '' }
  return idFor(OPENED_BY[verb] ?? verb, table, decision, arg)
}

const keepPicks = (bot: Bot, interaction: AnySelectMenuInteraction) =>
  bot.picks.keep({ values: interaction.values, people: peopleIn(interaction) }, interaction.user.id, interaction.customId)

/** Texts that took somebody a while, to copy: a command with one in it, or what was written into a form. */
export function typedIn(interaction: Interaction): string {
  const { locale } = interaction
  const line = interaction.isModalSubmit() ? writtenIn(interaction) : interaction.isChatInputCommand() ? lineOf(interaction) : ''
  return line === '' ? '' : speak({ say: 'fault.typed', line: line.replaceAll('`', "'") }, locale)
}

const isLong = (text: string) => text.length > WORTH_KEEPING

const writtenIn = ({ fields }: ModalSubmitInteraction): string =>
  [...fields.fields.values()]
    .flatMap((field) => (field.type === ComponentType.TextInput && isLong(field.value) ? [field.value] : []))
    .join('\n\n')

function lineOf({ commandName, options }: ChatInputCommandInteraction): string {
  const given = options.data.flatMap((option) => option.options ?? [option])
  if (!given.some(({ type, value }) => type === ApplicationCommandOptionType.String && isLong(String(value)))) return ''
  const path = [commandName, options.getSubcommand(false)].filter(Boolean).join(' ')
  const values = given.map(({ name, value, user }) => `${name}: ${user ? `@${user.username}` : value}`)
  return [`/${path}`, ...values].join(' ')
}
