// Discord's numbers by name. The library's enums would pull all of it into the page; `satisfies` keeps these honest at no cost.
import type {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10'

/** Components, of messages and of forms. */
export const Part = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const satisfies Record<string, ComponentType>

/** Buttons. */
export const Style = { primary: 1, secondary: 2, success: 3, danger: 4, link: 5, premium: 6 } as const satisfies Record<
  string,
  ButtonStyle
>

/** What a command's option takes. */
export const Option = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const satisfies Record<string, ApplicationCommandOptionType>

export const Command = { slash: 1, onPerson: 2, onMessage: 3 } as const satisfies Record<string, ApplicationCommandType>

export const Channel = {
  text: 0,
  dm: 1,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  forum: 15,
} as const satisfies Record<string, ChannelType>

/** Of messages. */
export const Flag = { embedsHidden: 4, ephemeral: 64, thinking: 128, silent: 4096, v2: 32_768 } as const satisfies Record<
  string,
  MessageFlags
>

/** Of messages: spoken by somebody, or told by the server. */
export const Kind = {
  plain: 0,
  joinedThread: 1,
  leftThread: 2,
  renamed: 4,
  pinned: 6,
  joined: 7,
  threadOpened: 18,
  reply: 19,
  slash: 20,
  threadStarter: 21,
  contextMenu: 23,
} as const satisfies Record<string, MessageType>

export function has(flags: number | undefined, flag: number): boolean {
  return ((flags ?? 0) & flag) !== 0
}
