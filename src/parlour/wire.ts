/**
 * The people's side of the parlour: what a web page (or the test harness) says to the server and hears from it.
 *
 * Requests are JSON over HTTP under `/wire`; news come over one WebSocket at `/wire/socket`, which may follow several people
 * at once. Every news item names the person it is for, so that a page can hold one world per person and show two side by side.
 * Errors have Discord's form (`WireError`) and a fitting HTTP status. This file holds types only and is safe for browsers.
 *
 *   GET    /wire/people                                                          -> WirePerson[]
 *   POST   /wire/people                                        NewPerson         -> WirePerson
 *   PATCH  /wire/people/:person                                PersonEdit        -> WirePerson
 *   DELETE /wire/people/:person                                                  -> 204, the person leaves the guild
 *   GET    /wire/people/:person/world                                            -> WireWorld
 *   GET    …/channels/:channel/messages?before|after|around=<id>&limit=<1..100>  -> WirePage, newest first, never ephemerals
 *   POST   …/channels/:channel/messages                        NewMessage        -> WireMessage
 *   PATCH  …/channels/:channel/messages/:message               { content }       -> WireMessage, one's own
 *   DELETE …/channels/:channel/messages/:message                                 -> 204; one's own, by moderation, or dismiss an ephemeral
 *   PUT    …/channels/:channel/messages/:message/reactions/:emoji                -> 204 (DELETE takes it back)
 *   PUT    …/channels/:channel/messages/:message/pin                             -> 204 (DELETE takes it down)
 *   GET    …/channels/:channel/pins                                              -> WireMessage[]
 *   POST   …/channels/:channel/read                            { message: id }   -> 204, read up to that message
 *   POST   …/channels/:channel/unread                          { message: id }   -> 204, unread from that message on
 *   POST   …/channels/:channel/typing                                            -> 204
 *   PUT    …/events/:event/interest                                              -> 204 (DELETE takes it back)
 *   POST   …/channels/:channel/threads                         NewThread         -> WireChannel
 *   PATCH  …/channels/:channel                                 ThreadEdit        -> WireChannel
 *   PUT    …/channels/:channel/membership                                        -> 204, join a thread (DELETE leaves it)
 *   POST   …/dms                                               { recipient?: id }-> WireChannel, the bot unless named
 *   POST   …/uploads?filename=<name>   raw bytes with their Content-Type         -> WireUpload, to be named in what follows
 *   GET    …/channels/:channel/commands                                          -> WireCommand[]
 *   POST   …/channels/:channel/commands/:command               CommandRun        -> WireInteraction, once settled
 *   POST   …/channels/:channel/commands/:command/autocomplete  AutocompleteAsk   -> AutocompleteAnswer
 *   POST   …/channels/:channel/messages/:message/components    ComponentUse      -> WireInteraction, once settled
 *   POST   …/modals/:modal                                     ModalSubmit       -> WireInteraction, once settled
 *   DELETE …/modals/:modal                                                       -> 204, dismissed
 *
 * (`…` stands for `/wire/people/:person`.) A request that starts an interaction answers when the bot has acknowledged it, or with
 * `state: 'failed'` when three seconds have passed; the same object is pushed when it starts and when it settles.
 */
import type {
  APIInteractionDataResolved,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIRole,
  APIUser,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  Locale,
  Snowflake,
} from 'discord-api-types/v10'

/** Body of every refusal: Discord's own shape, `errors` nested along the path of the offending field. */
export interface WireError {
  code: number
  message: string
  errors?: unknown
}

// ------------------------------------------------------------------------------------------------------------------- people

export interface WirePerson {
  id: Snowflake
  name: string
  username: string
  avatar_url: string
  locale: Locale
  roles: Snowflake[]
  /** Whether strangers, the bot among them, may write to this person. */
  dms_open: boolean
  in_guild: boolean
}

export interface NewPerson {
  name: string
  locale?: Locale
  roles?: Snowflake[]
}

export interface PersonEdit {
  name?: string
  locale?: Locale
  roles?: Snowflake[]
  dms_open?: boolean
  in_guild?: boolean
}

// -------------------------------------------------------------------------------------------------------------------- world

export interface WireMember {
  user: APIUser
  /** The name to show. */
  name: string
  avatar_url: string
  roles: Snowflake[]
  /** Hex colour of the highest coloured role, or null. */
  color: string | null
}

export interface WireGuild {
  id: Snowflake
  name: string
  roles: APIRole[]
  members: WireMember[]
}

/** What the person may do in a channel: enough for a page to hide what would be refused. */
export interface WireAbilities {
  send: boolean
  attach: boolean
  react: boolean
  commands: boolean
  pin: boolean
  start_threads: boolean
  manage_messages: boolean
  manage_threads: boolean
}

export interface WireThread {
  private: boolean
  archived: boolean
  locked: boolean
  joined: boolean
  owner_id: Snowflake
  member_count: number
  message_count: number
  auto_archive_duration: number
  /** Of a post in a forum. */
  tags?: { name: string; emoji: string | null }[]
}

/** A text channel, thread or direct conversation, as one person sees it. */
export interface WireChannel {
  id: Snowflake
  type: ChannelType
  name: string
  topic: string | null
  /** The channel a thread belongs to; the category of a channel. */
  parent_id: Snowflake | null
  position: number
  thread?: WireThread
  /** The other side of a direct conversation. */
  recipient?: APIUser
  last_message_id: Snowflake | null
  /** Newest message the person has read. */
  read: Snowflake | null
  unread: number
  mentions: number
  can: WireAbilities
}

export interface NewThread {
  name: string
  /** The message it grows out of. */
  message?: Snowflake
}

export interface ThreadEdit {
  name?: string
  archived?: boolean
  locked?: boolean
}

/** Something to come, or under way, on the calendar of the guild. */
export interface WireEvent {
  id: Snowflake
  name: string
  description: string | null
  location: string
  starts_at: number
  ends_at: number
  is_on: boolean
  interested: number
  /** Whether this person said so. */
  mine: boolean
}

export interface WireWorld {
  person: WirePerson
  guild: WireGuild
  /** Soonest first. */
  events: WireEvent[]
  channels: WireChannel[]
  bot: WireBot
}

export interface WireBot {
  user: APIUser
  application_id: Snowflake
  /** Whether a bot is connected to the gateway right now. */
  online: boolean
}

// ----------------------------------------------------------------------------------------------------------------- messages

/**
 * Discord's message (embeds, components, attachments, flags, reactions, `interaction_metadata`) and how it concerns this person.
 * Flags worth a look: 64 ephemeral, 128 "thinking…", 4096 silent, 32768 components v2, 4 embeds suppressed.
 */
export type WireMessage = APIMessage & { wire: WireMessageNote }

export interface WireMessageNote {
  /** The message pings this person: by name, role or everyone, or in a direct conversation. */
  mentioned: boolean
  /** "Alice used /table open" above an answer to a command. */
  heading?: { user: APIUser; command: string }
  /** The bot promised an answer ("thinking…") and never gave it. */
  unanswered?: boolean
  /** What this person has reacted with, as in the reaction route. */
  my_reactions: string[]
}

export interface WirePage {
  messages: WireMessage[]
  /** Whether older ones exist beyond this page. */
  more: boolean
}

export interface NewMessage {
  content?: string
  reply_to?: Snowflake
  /** Ids of uploads. */
  attachments?: Snowflake[]
}

export interface WireUpload {
  id: Snowflake
  filename: string
  content_type: string
  size: number
  url: string
}

// ----------------------------------------------------------------------------------------------------------------- commands

/** A command this person may use in this channel, in this person's language. */
export interface WireCommand {
  id: Snowflake
  type: ApplicationCommandType
  name: string
  description: string
  /** Name and description in the person's locale. */
  shown_name: string
  shown_description: string
  options: WireOption[]
}

export interface WireOption {
  type: ApplicationCommandOptionType
  name: string
  description: string
  shown_name: string
  shown_description: string
  required: boolean
  autocomplete: boolean
  choices: { name: string; shown_name: string; value: string | number }[]
  /** Of a subcommand or a group. */
  options: WireOption[]
  channel_types?: ChannelType[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
}

export type OptionValue = string | number | boolean

export interface CommandRun {
  /** Subcommand, or group and subcommand, by name. */
  path?: string[]
  /** Values by option name; ids for users, roles, channels, mentionables and uploads. */
  options?: Record<string, OptionValue>
  /** User or message a context-menu command was called on. */
  target?: Snowflake
}

export interface AutocompleteAsk extends CommandRun {
  focused: string
}

export interface AutocompleteAnswer {
  /** False when the bot did not answer in time. */
  answered: boolean
  choices: { name: string; shown_name: string; value: string | number }[]
}

// ------------------------------------------------------------------------------------------------------------- interactions

export interface ComponentUse {
  custom_id: string
  /** Of a select: option values, or ids of users, roles and channels. */
  values?: string[]
}

/** Text and radio: a string; selects, checkbox groups and file uploads: a list (upload ids for files); checkbox: a boolean. */
export type FieldValue = string | string[] | boolean | null

export interface ModalSubmit {
  /** Answers by the custom id of the field. */
  values: Record<string, FieldValue>
}

export interface WireInteraction {
  id: Snowflake
  kind: 'command' | 'component' | 'modal'
  /** `failed`: nobody answered in three seconds ("This interaction failed"). */
  state: 'waiting' | 'answered' | 'failed'
  channel_id: Snowflake
  /** The message whose component was used. */
  message_id?: Snowflake
  custom_id?: string
  /** "/table open", or the name of a context-menu command. */
  command?: string
  /** The message that answers it, once there is one. */
  answer_id?: Snowflake
}

/** A form the bot opened for this person, to be submitted or dismissed once, under the id of the interaction that opened it. */
export type WireModal = APIModalInteractionResponseCallbackData & {
  id: Snowflake
  channel_id: Snowflake
  resolved: APIInteractionDataResolved
}

// --------------------------------------------------------------------------------------------------------------- the socket

/** Page to server. */
export type WireCall = { op: 'follow'; person: Snowflake } | { op: 'unfollow'; person: Snowflake }

/** Server to page. `people`, `bot` and `hello` concern everybody; all the others one followed person. */
export type WireNews =
  | { t: 'hello'; people: WirePerson[]; bot: WireBot }
  | { t: 'people'; people: WirePerson[] }
  | { t: 'bot'; bot: WireBot }
  /** Sent on `follow`, and again after anything that changes what the person can see at large (roles, membership). */
  | { t: 'world'; person: Snowflake; world: WireWorld }
  /** Somebody joined the guild or changed there. */
  | { t: 'member'; person: Snowflake; member: WireMember }
  | { t: 'member-gone'; person: Snowflake; user: Snowflake }
  | { t: 'channel'; person: Snowflake; channel: WireChannel }
  | { t: 'channel-gone'; person: Snowflake; channel: Snowflake }
  | { t: 'message'; person: Snowflake; message: WireMessage }
  | { t: 'message-update'; person: Snowflake; message: WireMessage }
  | { t: 'message-gone'; person: Snowflake; channel: Snowflake; message: Snowflake }
  | { t: 'typing'; person: Snowflake; channel: Snowflake; user: APIUser }
  | { t: 'interaction'; person: Snowflake; interaction: WireInteraction }
  | { t: 'modal'; person: Snowflake; modal: WireModal }
  /** The commands on offer have changed; ask again. */
  | { t: 'commands'; person: Snowflake }
  /** A call over the socket could not be met. */
  | { t: 'error'; error: WireError }
