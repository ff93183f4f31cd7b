/** The door of menus: for those who hold a finger on a message or a person. */
import { ContextMenuCommandBuilder } from '@discordjs/builders'
import {
  ApplicationCommandType,
  type ContextMenuCommandInteraction,
  InteractionContextType,
  type MessageContextMenuCommandInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js'
import { refuse } from '../../tables/house.ts'
import { inPublic, type PlainKey } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Raw } from '../acts/fields.ts'
import type { Menu } from './command.ts'
import { perform } from './perform.ts'
import { somebody } from './who.ts'

const menu = (
  type: ApplicationCommandType.Message | ApplicationCommandType.User,
  name: PlainKey,
  act: Act,
  held: (interaction: ContextMenuCommandInteraction) => Raw,
): Menu => ({
  data: new ContextMenuCommandBuilder().setType(type).setName(inPublic(name)).setContexts(InteractionContextType.Guild).toJSON(),
  acts: [act],
  run(bot, interaction) {
    const [field = ''] = Object.keys(act.fields)
    return perform(bot, interaction, act, { by: 'menu', raw: { [field]: held(interaction) }, id: null })
  },
})

const messageOf = (interaction: ContextMenuCommandInteraction | MessageContextMenuCommandInteraction) => interaction.targetId

function personOf(interaction: ContextMenuCommandInteraction | UserContextMenuCommandInteraction): Raw {
  if (!interaction.isUserContextMenuCommand()) return refuse('press.foreign')
  return somebody(interaction.targetUser)
}

/** The act's first field is the message, or the person. */
export const onMessage = (name: PlainKey, act: Act) => menu(ApplicationCommandType.Message, name, act, messageOf)
export const onPerson = (name: PlainKey, act: Act) => menu(ApplicationCommandType.User, name, act, personOf)
