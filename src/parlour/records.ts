/** What the parlour remembers, as plain JSON. Payloads for bots and people are built from these, never stored. */
import type {
  APIApplicationCommand,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIRole,
  InteractionType,
  Locale,
  MessageType,
  OverwriteType,
  Snowflake,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'

export interface Guild {
  id: Snowflake
  name: string
  owner: Snowflake
  bot: Snowflake
  application: Snowflake
  token: string
  /** Signs the addresses of attachments. */
  secret: string
}

export type Role = APIRole

export interface Person {
  id: Snowflake
  username: string
  name: string
  bot: boolean
  locale: Locale
  dmsOpen: boolean
  member: Membership | null
  /** The guild's owner, whom Discord demands and nobody plays. */
  backstage?: true
}

export interface Membership {
  nick: string | null
  roles: Snowflake[]
  joinedAt: number
}

export interface Overwrite {
  id: Snowflake
  type: OverwriteType
  allow: string
  deny: string
}

interface ChannelBase {
  id: Snowflake
  lastMessage: Snowflake | null
  lastPin: number | null
}

/** What posts of a forum can be marked with. */
export interface ForumTag {
  id: Snowflake
  name: string
  moderated: boolean
  emoji: Emoji | null
}

export interface Room extends ChannelBase {
  /** In a forum nothing is said but in its posts, which are threads. */
  kind: 'room' | 'category' | 'forum'
  name: string
  topic: string | null
  position: number
  parent: Snowflake | null
  overwrites: Overwrite[]
  slowmode: number
  nsfw: boolean
  threadArchiving?: ThreadAutoArchiveDuration
  /** Of a forum. */
  tags?: ForumTag[]
}

export interface Thread extends ChannelBase {
  kind: 'thread'
  name: string
  parent: Snowflake
  owner: Snowflake
  private: boolean
  invitable: boolean
  archived: boolean
  locked: boolean
  /** When the archive state last changed. */
  archiveChange: number
  /** Last message, unarchiving or change of setting: auto-archiving counts from here. */
  activity: number
  autoArchive: ThreadAutoArchiveDuration
  slowmode: number
  /** Of a post in a forum. */
  tags?: Snowflake[]
  members: { id: Snowflake; joinedAt: number }[]
  messages: number
  totalSent: number
}

export interface Direct extends ChannelBase {
  kind: 'direct'
  people: [Snowflake, Snowflake]
}

export type Channel = Room | Thread | Direct

export interface Attachment {
  id: Snowflake
  filename: string
  contentType: string
  size: number
  description?: string
  title?: string
  width?: number
  height?: number
  spoiler?: true
}

export interface Emoji {
  id: Snowflake | null
  name: string
  animated?: boolean
}

export interface Reaction {
  emoji: Emoji
  people: Snowflake[]
}

/** The interaction a message answers. */
export interface Origin {
  id: Snowflake
  type: InteractionType.ApplicationCommand | InteractionType.MessageComponent | InteractionType.ModalSubmit
  person: Snowflake
  /** "/table open", for the heading above the answer. */
  command?: string
  targetPerson?: Snowflake
  targetMessage?: Snowflake
  pressedMessage?: Snowflake
  /** Of a follow-up: the first answer. */
  firstAnswer?: Snowflake
  /** Of a modal: what opened it. */
  opener?: Origin
}

export interface Message {
  id: Snowflake
  channel: Snowflake
  author: Snowflake
  type: MessageType
  content: string
  embeds: APIEmbed[]
  components: APIMessageTopLevelComponent[]
  attachments: Attachment[]
  flags: number
  at: number
  editedAt: number | null
  mentions: Snowflake[]
  mentionRoles: Snowflake[]
  mentionEveryone: boolean
  pinnedAt: number | null
  reactions: Reaction[]
  reference?: { channel: Snowflake; message: Snowflake }
  thread?: Snowflake
  origin?: Origin
  nonce?: string | number
  tts: boolean
  /** Position in a thread. */
  position?: number
  /** An ephemeral message is for this person only, and is never written to disk. */
  addressee?: Snowflake
  /** A promised answer whose time ran out. */
  unanswered?: true
}

/** Something that takes place outside Discord's own rooms, at a time that was set; when that has come and gone is seen by the clock. */
export interface ScheduledEvent {
  id: Snowflake
  name: string
  description: string | null
  location: string
  startsAt: number
  endsAt: number
  isOn: boolean
  creator: Snowflake
  interested: Snowflake[]
}

export type Command = APIApplicationCommand

export interface ApplicationEmoji {
  id: Snowflake
  name: string
  animated: boolean
}

export interface ReadMark {
  /** `person:channel`. */
  id: string
  message: Snowflake
}
