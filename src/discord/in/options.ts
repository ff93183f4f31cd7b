/** The fields of an act as options of a command, and back. */
import {
  type ApplicationCommandOptionBase,
  SlashCommandAttachmentOption,
  SlashCommandBooleanOption,
  type SlashCommandBuilder,
  SlashCommandChannelOption,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders'
import { ChannelType, type ChatInputCommandInteraction } from 'discord.js'
import { inPublic, type PlainKey } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Field, Raw } from '../acts/fields.ts'
import { somebody } from './who.ts'

type Options = SlashCommandBuilder | SlashCommandSubcommandBuilder

/** Discord wants what is required first. */
export function addOptions(to: Options, { fields }: Act): void {
  const all = Object.entries(fields).sort(([, a], [, b]) => Number(b.isRequired) - Number(a.isRequired))
  for (const [name, field] of all) addOption(to, name, field)
}

function addOption(to: Options, name: string, { kind, about, isRequired, min, max, choices, suggest }: Field): void {
  if (kind === 'pressed' || about === null) return
  const named = <O extends ApplicationCommandOptionBase>(option: O): O =>
    option.setName(name).setDescription(inPublic(about)).setRequired(isRequired)
  switch (kind) {
    case 'text':
    case 'choice': {
      const option = named(new SlashCommandStringOption())
      if (min !== undefined) option.setMinLength(min)
      if (max !== undefined) option.setMaxLength(max)
      if (choices) option.addChoices(...choices())
      if (suggest) option.setAutocomplete(true)
      to.addStringOption(option)
      return
    }
    case 'whole': {
      const option = named(new SlashCommandIntegerOption())
      if (min !== undefined) option.setMinValue(min)
      if (max !== undefined) option.setMaxValue(max)
      if (suggest) option.setAutocomplete(true)
      to.addIntegerOption(option)
      return
    }
    case 'yes-or-no':
      to.addBooleanOption(named(new SlashCommandBooleanOption()))
      return
    case 'person':
      to.addUserOption(named(new SlashCommandUserOption()))
      return
    case 'channel':
      to.addChannelOption(named(new SlashCommandChannelOption()).addChannelTypes(ChannelType.GuildText))
      return
    case 'file':
      to.addAttachmentOption(named(new SlashCommandAttachmentOption()))
  }
}

/** The option that names a place. */
export const addPlace = (to: Options, name: 'table' | 'league', about: PlainKey): void => {
  to.addStringOption((option) => option.setName(name).setDescription(inPublic(about)).setAutocomplete(true))
}

export const typedIn = ({ fields }: Act, options: ChatInputCommandInteraction['options']): Readonly<Record<string, Raw>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, rawFor(kind, name, options)]))

function rawFor(kind: Field['kind'], name: string, options: ChatInputCommandInteraction['options']): Raw {
  switch (kind) {
    case 'text':
    case 'choice':
      return options.getString(name)
    case 'whole':
      return options.getInteger(name)
    case 'yes-or-no':
      return options.getBoolean(name)
    case 'person': {
      const user = options.getUser(name)
      return user && somebody(user)
    }
    case 'channel': {
      const chosen = options.getChannel(name)
      return chosen && { channel: chosen.id }
    }
    case 'file':
      return options.getAttachment(name)
    case 'pressed':
      return null
  }
}
