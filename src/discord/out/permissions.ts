/** What the bot must be allowed to do where a table lives, by the names that Discord's own settings use. */
import { type BaseInteraction, PermissionFlagsBits } from 'discord.js'

const NEEDED = {
  'View Channels': PermissionFlagsBits.ViewChannel,
  'Send Messages': PermissionFlagsBits.SendMessages,
  'Attach Files': PermissionFlagsBits.AttachFiles,
  'Read Message History': PermissionFlagsBits.ReadMessageHistory,
  'Create Public Threads': PermissionFlagsBits.CreatePublicThreads,
  'Send Messages in Threads': PermissionFlagsBits.SendMessagesInThreads,
} as const

export const missingPermissions = ({ appPermissions }: Pick<BaseInteraction, 'appPermissions'>): string[] =>
  Object.entries(NEEDED).flatMap(([name, bit]) => (appPermissions.has(bit) ? [] : [name]))
