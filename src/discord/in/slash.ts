/** The door of slash commands: names, options, suggestions and what is read back all follow from the acts. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
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
import type { Bot } from '../bot.ts'
import type { Command } from './command.ts'
import { optionsOf, placeOption, typedIn } from './options.ts'
import { perform } from './perform.ts'
import { suggestLeagues, suggestTables } from './place-suggestions.ts'
import { leaguesMeant, NAMED_BY, type Seeking, tableMeant } from './places.ts'

type CommandName<K = keyof BotSays> = K extends `command.${infer Name}` ? Name : never

/** For whom and where: on servers only, or in private messages, too. */
type Where = {
  readonly on?: 'servers'
  readonly for?: 'organisers'
  /** The table is always the one of this channel: what is done to it should be seen there. */
  readonly isHere?: boolean
}

const PLACES = { table: 'field.table', league: 'field.league' } as const

const withPlace = (act: Act, { isHere }: Where): readonly APIApplicationCommandOption[] => {
  const name = isHere ? null : NAMED_BY[act.at]
  return [...optionsOf(act), ...(name ? [placeOption(name, PLACES[name])] : [])] as APIApplicationCommandOption[]
}

const contextsOf = ({ on, for: whom }: Where) => ({
  contexts: on === 'servers' ? [InteractionContextType.Guild] : [InteractionContextType.Guild, InteractionContextType.BotDM],
  ...(on === 'servers' && { integration_types: [ApplicationIntegrationType.GuildInstall] }),
  ...(whom === 'organisers' && { default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
})

const meaning = ({ name }: Act) => inPublic(`act.${name}`)

/** A command that is one act. */
export const command = (name: string, act: Act, where: Where = {}): Command => ({
  data: { name, description: meaning(act), ...contextsOf(where), options: [...withPlace(act, where)] },
  acts: [act],
  ...doorTo(() => act, where),
})

/** A command with an act for each subcommand. */
export const commands = (name: CommandName, subs: Readonly<Record<string, Act>>, where: Where = {}): Command => ({
  data: {
    name,
    description: inPublic(`command.${name}`),
    ...contextsOf(where),
    options: Object.entries(subs).map(([sub, act]) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: sub,
      description: meaning(act),
      options: [...withPlace(act, where)] as never,
    })),
  },
  acts: Object.values(subs),
  ...doorTo((interaction) => subs[interaction.options.getSubcommand()] ?? refuse('press.foreign'), where),
})

type Typed = ChatInputCommandInteraction | AutocompleteInteraction

const doorTo = (actOf: (interaction: Typed) => Act, where: Where): Pick<Command, 'run' | 'complete'> => ({
  run(bot, interaction) {
    const act = actOf(interaction)
    const raw = typedIn(act, interaction.options)
    return perform(bot, interaction, act, { by: 'command', raw, id: null, named: namedIn(interaction, where) })
  },
  complete(bot, interaction) {
    const typing = typingIn(bot, interaction, where)
    const { name } = interaction.options.getFocused(true)
    if (name === 'table') return suggestTables(typing, where.for === 'organisers' ? interaction.guildId : null)
    if (name === 'league') return suggestLeagues(typing, interaction.guildId)
    return actOf(interaction).fields[name]?.suggest?.(typing) ?? noSuggestions
  },
})

const noSuggestions: Promise<readonly Suggestion[]> = Promise.resolve([])

const namedIn =
  ({ options }: Typed, { isHere }: Where): Seeking['named'] =>
  (name) =>
    isHere ? undefined : options.getString(name)

function typingIn(bot: Bot, interaction: AutocompleteInteraction, where: Where): Typing {
  const { options, locale, user } = interaction
  const seeking: Seeking = { bot, interaction, id: null, named: namedIn(interaction, where) }
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
