/** What the bot must be allowed to do where a table lives, by the names that Discord's own settings use. */
import { type BaseInteraction, PermissionFlagsBits } from 'discord.js'
import { oursIn } from '../../words/words.ts'

const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const
/** The last only for private tables. */
type Needed = (typeof NEEDED)[number] | 'CreatePrivateThreads'

export type Asking = Pick<BaseInteraction, 'appPermissions' | 'locale'>

/** Those of them that are missing here, in the language of whoever asks. */
export const missingPermissions = ({ appPermissions, locale }: Asking, needed: readonly Needed[] = NEEDED): string[] =>
  needed.flatMap((name) => (appPermissions.has(PermissionFlagsBits[name]) ? [] : [oursIn(locale)(`permission.${name}`)]))
