/** The door of slash commands: names, options, suggestions and what is read back all follow from the acts. */
import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders'
import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js'
import { refuse } from '../../tables/house.ts'
import { type BotSays, inPublic } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Suggestion, Typing } from '../acts/fields.ts'
import { mayOrganise } from '../acts/may.ts'
import type { Bot } from '../bot.ts'
import type { Command } from './command.ts'
import { addOptions, addPlace, typedIn } from './options.ts'
import { perform } from './perform.ts'
import { suggestLeagues, suggestTables } from './place-suggestions.ts'
import { leaguesMeant, NAMED_BY, type Seeking, tableMeant } from './places.ts'

type CommandName<K = keyof BotSays> = K extends `command.${infer Name}` ? Name : never

/** For whom and where: on servers only, in private messages, too, or wherever somebody is who has taken Archon along as an app of their own. */
type Where = {
  readonly on?: 'servers' | 'anywhere'
  /** Discord hides it from those who do not manage the server; what is for leagues is refused by the acts, because roles may be chosen. */
  readonly for?: 'organisers' | 'leagues'
}

const PLACES = { table: 'field.table', league: 'field.league' } as const

const placed = <B extends SlashCommandBuilder | SlashCommandSubcommandBuilder>(builder: B, act: Act): B => {
  addOptions(builder, act)
  const name = NAMED_BY[act.at]
  if (name) addPlace(builder, name, PLACES[name])
  return builder
}

function definition(name: string, description: string, { on, for: whom }: Where): SlashCommandBuilder {
  const builder = new SlashCommandBuilder().setName(name).setDescription(description)
  if (on === 'servers')
    builder.setContexts(InteractionContextType.Guild).setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
  else if (on === 'anywhere')
    builder
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
      .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
  else builder.setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  if (whom === 'organisers') builder.setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  return builder
}

const meaning = ({ name }: Act) => inPublic(`act.${name}`)

/** A command that is one act. */
export const command = (name: string, act: Act, where: Where = {}): Command => ({
  data: placed(definition(name, meaning(act), where), act).toJSON(),
  acts: [act],
  ...doorTo(() => act, where),
})

/** A command with an act for each subcommand. */
export function commands(name: CommandName, subs: Readonly<Record<string, Act>>, where: Where = {}): Command {
  const builder = definition(name, inPublic(`command.${name}`), where)
  for (const [sub, act] of Object.entries(subs))
    builder.addSubcommand((each) => placed(each.setName(sub).setDescription(meaning(act)), act))
  return {
    data: builder.toJSON(),
    acts: Object.values(subs),
    ...doorTo((interaction) => subs[interaction.options.getSubcommand()] ?? refuse('press.foreign'), where),
  }
}

type Typed = ChatInputCommandInteraction | AutocompleteInteraction

const doorTo = (actOf: (interaction: Typed) => Act, where: Where): Pick<Command, 'run' | 'complete'> => ({
  run(bot, interaction) {
    const act = actOf(interaction)
    const raw = typedIn(act, interaction.options)
    return perform(bot, interaction, act, { by: 'command', raw, id: null, named: namedIn(interaction) })
  },
  async complete(bot, interaction) {
    if (where.for === 'leagues' && !(await mayOrganise({ house: bot.house, where: interaction }))) return []
    const typing = typingIn(bot, interaction)
    const { name } = interaction.options.getFocused(true)
    if (name === 'table') return suggestTables(typing, where.for ? interaction.guildId : null)
    if (name === 'league') return suggestLeagues(typing, interaction.guildId)
    return actOf(interaction).fields[name]?.suggest?.(typing) ?? noSuggestions
  },
})

const noSuggestions: Promise<readonly Suggestion[]> = Promise.resolve([])

const namedIn =
  ({ options }: Typed): Seeking['named'] =>
  (name) =>
    options.getString(name)

function typingIn(bot: Bot, interaction: AutocompleteInteraction): Typing {
  const { options, locale, user } = interaction
  const seeking: Seeking = { bot, interaction, id: null, named: namedIn(interaction) }
  return {
    bot,
    me: user.id,
    locale,
    typed: options.getFocused(),
    other: (name) => options.getString(name),
    table: () => tableMeant(seeking),
    leagues: () => leaguesMeant(seeking),
  }
}
