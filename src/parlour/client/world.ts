// All that one person sees and has under way. The server's news keep it current; components read its signals.
import { batch, signal } from '@preact/signals'
import type { APIUser } from 'discord-api-types/v10'
import type {
  CommandRun,
  ComponentUse,
  ModalSubmit,
  WireChannel,
  WireCommand,
  WireInteraction,
  WireMember,
  WireMessage,
  WireModal,
  WireNews,
  WireWorld,
} from '../wire.ts'
import { type Calls, callsOf, Refusal } from './calls.ts'
import { Command } from './kinds.ts'
import { Talk } from './talk.ts'

const FAILED = 'This interaction failed'
const STALE = 'This has lost its power, as happens when the parlour is opened anew. Please ask for it again.'
/** Discord's code for a message that does not exist. */
const UNKNOWN_MESSAGE = 10008
const NEWS_WITHIN = 5_000

export class World {
  readonly calls: Calls
  readonly person
  readonly guild
  readonly events
  readonly channels
  readonly bot
  /** Components in use, by message: the custom id that waits for the bot. */
  readonly busy = signal<ReadonlyMap<string, string>>(new Map())
  /** What went wrong with the last use of a message's components. */
  readonly faults = signal<ReadonlyMap<string, string>>(new Map())
  /** The commands that wait for the bot, oldest first. */
  readonly running = signal<readonly { channel: string; words: string }[]>([])
  /** The message being rewritten. */
  readonly editing = signal<string | undefined>(undefined)
  readonly modal = signal<WireModal | undefined>(undefined)
  /** Grows when the commands on offer may have changed. */
  readonly commandsVersion = signal(0)
  readonly #talks = new Map<string, Talk>()
  readonly #commands = new Map<string, Promise<WireCommand[]>>()
  // One mark after the other: two requests at once may arrive in either order, and the last one counts.
  #marking: Promise<unknown> = Promise.resolve()
  // Requests under way, and what the news told meanwhile: forms, which belong to the tab that asked, and what is over.
  #asked = 0
  readonly #forms = new Map<string, WireModal>()
  readonly #over = new Set<string>()
  readonly #awaited = new Map<string, () => void>()

  constructor(world: WireWorld) {
    this.calls = callsOf(world.person.id)
    this.person = signal(world.person)
    this.guild = signal(world.guild)
    this.events = signal(world.events)
    this.bot = signal(world.bot)
    this.channels = signal<ReadonlyMap<string, WireChannel>>(keyed(world.channels))
  }

  talk(channel: string): Talk {
    const talk = this.#talks.get(channel) ?? new Talk(channel, this.person.value.id, this.calls)
    this.#talks.set(channel, talk)
    return talk
  }

  commands(channel: string): Promise<WireCommand[]> {
    let commands = this.#commands.get(channel)
    if (!commands) {
      commands = this.calls.commands(channel)
      commands.catch(() => this.#commands.delete(channel))
      this.#commands.set(channel, commands)
    }
    return commands
  }

  member(id: string): WireMember | undefined {
    return this.guild.value.members.find(({ user }) => user.id === id)
  }

  /** The name to show for a user, also for one who has left. */
  nameOf(user: APIUser): string {
    return this.member(user.id)?.name ?? user.global_name ?? user.username
  }

  /** What a channel is called: a direct conversation by the other side. */
  titleOf(channel: WireChannel): string {
    return channel.recipient ? this.nameOf(channel.recipient) : channel.name
  }

  renew(world: WireWorld): void {
    batch(() => {
      this.person.value = world.person
      this.guild.value = world.guild
      this.events.value = world.events
      this.bot.value = world.bot
      this.channels.value = keyed(world.channels)
      this.#forgetCommands() // roles and language decide which there are and how they read
    })
  }

  /** The line was lost and found again: nothing that came in between may be missing. */
  catchUp(): void {
    this.#forgetCommands()
    for (const talk of this.#talks.values()) if (talk.state.value !== 'fresh') void talk.toNewest()
  }

  hear(news: Exclude<Extract<WireNews, { person: string }>, { t: 'world' }>): void {
    switch (news.t) {
      case 'channel':
        this.channels.value = new Map(this.channels.value).set(news.channel.id, news.channel)
        break
      case 'channel-gone':
        this.channels.value = without(this.channels.value, news.channel)
        break
      case 'member':
        this.#seat(news.member.user.id, news.member)
        break
      case 'member-gone':
        this.#seat(news.user)
        break
      case 'message':
        this.talk(news.message.channel_id).hear(news.message)
        break
      case 'message-update':
        this.talk(news.message.channel_id).change(news.message)
        break
      case 'message-gone':
        this.talk(news.channel).forget(news.message)
        break
      case 'typing':
        this.talk(news.channel).hearTyping(news.user)
        break
      case 'modal':
        if (this.#asked > 0) this.#forms.set(news.modal.id, news.modal)
        break
      case 'commands':
        this.#forgetCommands()
        break
      case 'interaction':
        if (this.#asked === 0 || news.interaction.state === 'waiting') break
        this.#over.add(news.interaction.id)
        this.#awaited.get(news.interaction.id)?.()
        break
    }
  }

  markRead(channel: string, message: string): void {
    const known = this.channels.value.get(channel)
    if (this.talk(channel).keptUnread.value || !known || (known.read === message && !known.unread && !known.mentions)) return
    this.channels.value = new Map(this.channels.value).set(channel, { ...known, read: message, unread: 0, mentions: 0 })
    this.#marking = this.#marking.then(() => this.calls.read(channel, message)).catch(() => undefined) // an unread mark that stays is no harm
  }

  /** For later: stays unread until the channel is left and entered again, or something is said in it. */
  async markUnread(channel: string, message: string): Promise<void> {
    const { keptUnread } = this.talk(channel)
    keptUnread.value = message // before the news of it come, or they would be taken as read
    const marked = this.#marking.then(() => this.calls.unread(channel, message))
    this.#marking = marked.catch(() => undefined)
    await marked.catch((error: Error) => {
      keptUnread.value = undefined
      throw error
    })
  }

  async use(message: WireMessage, use: ComponentUse): Promise<void> {
    if (this.busy.value.has(message.id)) return
    this.faults.value = without(this.faults.value, message.id)
    this.busy.value = new Map(this.busy.value).set(message.id, use.custom_id)
    const fault = await this.#settle(this.calls.use(message.channel_id, message.id, use))
    this.busy.value = without(this.busy.value, message.id)
    if (fault) this.faults.value = new Map(this.faults.value).set(message.id, fault)
  }

  /** Resolves to true when the bot has answered. */
  async run(channel: string, command: WireCommand, run: CommandRun): Promise<boolean> {
    const words = command.type === Command.slash ? `/${[command.name, ...(run.path ?? [])].join(' ')}` : command.shown_name
    const waiting = { channel, words }
    this.running.value = [...this.running.value, waiting]
    const fault = await this.#settle(this.calls.run(channel, command.id, run))
    this.running.value = this.running.value.filter((other) => other !== waiting)
    if (fault) this.talk(channel).note(words, fault === FAILED ? 'The bot did not answer.' : fault)
    return !fault
  }

  /** Resolves to what went wrong; a form that failed stays open, so nothing typed is lost. */
  async submit(modal: WireModal, answers: ModalSubmit): Promise<string | undefined> {
    const fault = await this.#settle(this.calls.submit(modal.id, answers))
    if (!fault && this.modal.value === modal) this.modal.value = undefined
    return fault
  }

  dismiss(modal: WireModal): void {
    if (this.modal.value === modal) this.modal.value = undefined
    this.calls.dismiss(modal.id).catch(() => undefined) // it may be gone already; closed is closed
  }

  #seat(id: string, member?: WireMember): void {
    const others = this.guild.value.members.filter(({ user }) => user.id !== id)
    this.guild.value = { ...this.guild.value, members: member ? [...others, member] : others }
  }

  #forgetCommands(): void {
    this.#commands.clear()
    this.commandsVersion.value += 1
  }

  /**
   * Resolves when the bot has answered and the page shows what it did. News and answers travel on different lines: were the answer
   * enough, a button that the bot has just replaced could be pressed again.
   */
  async #settle(asked: Promise<WireInteraction>): Promise<string | undefined> {
    this.#asked += 1
    try {
      const { id, state } = await asked
      if (state === 'failed') return FAILED
      await this.#told(id)
      const modal = this.#forms.get(id)
      if (modal) this.modal.value = modal
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.code === UNKNOWN_MESSAGE ? STALE : error.message
    } finally {
      this.#asked -= 1
      if (this.#asked === 0) for (const kept of [this.#forms, this.#over, this.#awaited]) kept.clear()
    }
  }

  /** Not for ever: a line that was lost has lost this, too. */
  #told(id: string): Promise<void> {
    if (this.#over.has(id)) return Promise.resolve()
    return new Promise((resolve) => {
      this.#awaited.set(id, resolve)
      setTimeout(resolve, NEWS_WITHIN)
    })
  }
}

function keyed(channels: readonly WireChannel[]): Map<string, WireChannel> {
  return new Map(channels.map((channel) => [channel.id, channel]))
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  const smaller = new Map(map)
  smaller.delete(key)
  return smaller
}
