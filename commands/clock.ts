import { SlashCommandBuilder } from '@discordjs/builders'
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js'
import { saveWishes } from '../src/discord/acts/notification-settings.ts'
import type { Bot } from '../src/discord/bot.ts'
import { type Command, matching, type PersonSettings, suggestTables, tableFor } from '../src/discord/in/command.ts'
import { answerWith } from '../src/discord/out/replies.ts'
import { clockLines } from '../src/discord/show/clock-lines.ts'
import { type Reply, said } from '../src/discord/show/reply.ts'
import { propose } from '../src/tables/consent.ts'
import { refuse } from '../src/tables/house.ts'
import { extend, followSettings, resume } from '../src/tables/pause.ts'
import { daysBetween, isZone } from '../src/tables/playing-hours.ts'
import { mySeat } from '../src/tables/position.ts'
import { whichTable } from './choices.ts'

const data = new SlashCommandBuilder()
  .setName('clock')
  .setDescription('Time left, pauses, your playing hours and vacation')
  .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  .addSubcommand((sub) => sub.setName('status').setDescription('How much time everybody has').addStringOption(whichTable))
  .addSubcommand((sub) => sub.setName('pause').setDescription('Ask everybody for a pause').addStringOption(whichTable))
  .addSubcommand((sub) => sub.setName('resume').setDescription('End the pause').addStringOption(whichTable))
  .addSubcommand((sub) =>
    sub
      .setName('extend')
      .setDescription('Give somebody else more time')
      .addUserOption((option) => option.setName('player').setDescription('To whom').setRequired(true))
      .addIntegerOption((option) =>
        option.setName('hours').setDescription('How many hours').setRequired(true).setMinValue(1).setMaxValue(168),
      )
      .addStringOption(whichTable),
  )
  .addSubcommand((sub) =>
    sub
      .setName('vacation')
      .setDescription('Days on which no clock of yours runs; without dates: you are back')
      .addStringOption((option) => option.setName('from').setDescription('First day, like 2026-12-24'))
      .addStringOption((option) => option.setName('to').setDescription('Last day')),
  )
  .addSubcommand((sub) =>
    sub
      .setName('hours')
      .setDescription('When you play: at other times no clock runs and nothing wakes you')
      .addIntegerOption((option) =>
        option.setName('from').setDescription('From this hour on (0 to 23)').setRequired(true).setMinValue(0).setMaxValue(23),
      )
      .addIntegerOption((option) =>
        option.setName('to').setDescription('To this hour (1 to 24)').setRequired(true).setMinValue(1).setMaxValue(24),
      )
      .addStringOption((option) =>
        option.setName('zone').setDescription('Your time zone, like Europe/Berlin').setRequired(true).setAutocomplete(true),
      ),
  )
  .toJSON()

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  const { options, user } = interaction
  return answerWith(interaction, async () => {
    switch (options.getSubcommand()) {
      case 'status':
        return said(...clockLines(await tableFor(bot, interaction), interaction.locale))
      case 'pause': {
        const table = await tableFor(bot, interaction)
        await propose(bot.house, table.id, user.id, 'pause')
        return said('Everybody at the table is asked. Whoever says nothing within a day agrees.')
      }
      case 'resume': {
        const table = await tableFor(bot, interaction)
        mySeat(table, user.id)
        await resume(bot.house, table.id)
        return said('The table goes on.')
      }
      case 'extend': {
        const table = await tableFor(bot, interaction)
        await extend(
          bot.house,
          table.id,
          user.id,
          options.getUser('player', true).id,
          options.getInteger('hours', true) * 3_600_000,
        )
        return said('Given.')
      }
      case 'vacation':
        return vacation(bot, interaction)
      default:
        return hours(bot, interaction)
    }
  })
}

/** Who played one hour a day would make a turn of three days last for months. */
const FEWEST_HOURS = 6

async function hours(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options } = interaction
  const [from, to, zone] = [options.getInteger('from', true), options.getInteger('to', true), options.getString('zone', true)]
  if (!isZone(zone)) return refuse('clock.zone')
  const length = to > from ? to - from : to + 24 - from
  if (length < FEWEST_HOURS) return refuse('clock.few-hours', { hours: FEWEST_HOURS })
  await save(bot, interaction, { hours: { from, to, zone } })
  return said(`You play from ${from} to ${to} o'clock (${zone}). At other times your clocks stand still, except in blitz.`)
}

/** Others wait meanwhile, and nobody could go on without somebody who is away for ever. */
const DAY = 86_400_000
/** And an hour: there may be a night in it in which clocks are put back. */
const LONGEST_VACATION = 42 * DAY + 3_600_000

async function vacation(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const [first, last] = (['from', 'to'] as const).map((name) => interaction.options.getString(name)?.trim() ?? '')
  if (!first && !last) {
    await save(bot, interaction, { vacation: [] })
    return said('Welcome back: no vacation of yours is planned any more, and your clocks run.')
  }
  const { vacation: planned = [], hours } = await settingsOf(bot, interaction)
  // Days begin where somebody lives, if they have told.
  const zone = hours?.zone ?? 'UTC'
  const days = daysBetween(first!, last!, zone) ?? refuse('clock.dates')
  if (days.to <= bot.house.now()) return refuse('clock.dates')
  const kept = planned.filter((span) => span.to > bot.house.now())
  const away = kept.reduce((sum, span) => sum + span.to - span.from, days.to - days.from)
  if (away > LONGEST_VACATION) return refuse('clock.long-vacation')
  await save(bot, interaction, { vacation: [...kept, days] })
  const hint = hours ? '' : ' `/clock hours` tells me your time zone.'
  return said(`No clock of yours runs from ${first} to the end of ${last} (${zone}).${hint}`)
}

const settingsOf = async (bot: Bot, { user }: ChatInputCommandInteraction): Promise<PersonSettings> =>
  (await bot.house.store.person(user.id))?.settings ?? {}

async function save(bot: Bot, interaction: ChatInputCommandInteraction, change: PersonSettings): Promise<void> {
  const before = await settingsOf(bot, interaction)
  await saveWishes(bot, interaction.user, change)
  await followSettings(bot.house, interaction.user.id, before)
}

const ZONES = Intl.supportedValuesOf('timeZone')

export const clock: Command = {
  data,
  run,
  complete: async (bot, interaction) => {
    const focused = interaction.options.getFocused(true)
    return focused.name === 'zone'
      ? matching(
          ZONES.map((zone) => ({ name: zone, value: zone })),
          focused.value,
        )
      : suggestTables(bot, interaction)
  },
}
