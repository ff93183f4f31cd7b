/** A person a test can move: does what a hand and an eye can do, and nothing else. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
  type Snowflake,
  ComponentType as Type,
} from 'discord-api-types/v10'
import { channelOr404 } from '../channels.ts'
import { setInterest } from '../events.ts'
import type { Interaction } from '../fleeting.ts'
import type { House } from '../house.ts'
import { dismiss, fieldsOf, submit } from '../people/forms.ts'
import { commandsFor } from '../people/offers.ts'
import { press, usable } from '../people/press.ts'
import { run, suggest } from '../people/run.ts'
import { changeThread, markRead, openConversation, rewrite, say, setMembership, setReaction, takeBack } from '../people/talk.ts'
import type { Channel, Command, Message, ScheduledEvent } from '../records.ts'
import { Refusal } from '../refusal.ts'
import type { AutocompleteAnswer, ThreadEdit, WireMessage, WireModal } from '../wire.ts'
import type { Eyes } from './eyes.ts'
import { messageText } from './screen.ts'
import { fieldValue, type Given, type GivenField, type GivenFile, optionValue, selectValues, type WithId } from './values.ts'

/** Text that stands somewhere, or a pattern. */
export type Wanted = string | RegExp

export interface Aim {
  /** Where to look; everywhere, or where the person was put by `in`, unless given. */
  channel?: string | WithId
  /** On which message; the newest that fits unless given. */
  message?: Snowflake | WithId
}

/** A message and where it stands. */
type Placed = Pick<WireMessage, 'id' | 'channel_id'>

const fits = (text: string | undefined, wanted: Wanted): boolean =>
  text !== undefined && (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))
const isNamed = (text: string | undefined, wanted: Wanted): boolean =>
  text !== undefined && (typeof wanted === 'string' ? text === wanted : wanted.test(text))

/** How long, in real time, a test waits for a bot before it gives up. */
const PATIENCE = 15_000

export interface Shared {
  house: House
  eyes: Eyes
  counts: { taps: number }
  /** The last press was only promised an answer. */
  wasDeferred?: boolean
}

export class Guest {
  readonly id: Snowflake
  readonly name: string
  readonly #shared: Shared
  readonly #place: Snowflake | undefined

  constructor(shared: Shared, place?: Snowflake) {
    const { id, name } = shared.eyes.person()
    this.id = id
    this.name = name
    this.#shared = shared
    this.#place = place
  }

  get mention(): string {
    return `<@${this.id}>`
  }
  /** Taps made so far: one a press, an opened select, a choice, an answered field, a sent form or command. */
  get taps(): number {
    return this.#shared.counts.taps
  }
  /** Whether the last thing they did was only promised an answer: what its message shows by now may be older than that. */
  get wasDeferred(): boolean {
    return this.#shared.wasDeferred ?? false
  }
  /** Messages that made this person's phone ring. */
  get pings(): WireMessage[] {
    return this.#shared.eyes.pings
  }
  /** Starts counting taps and pings anew. */
  forget(): void {
    this.#shared.counts.taps = 0
    this.pings.length = 0
  }

  // ------------------------------------------------------------------------------------------------------------ places

  /** The same person, looking at one channel only. */
  in(channel: string | WithId): Guest {
    return new Guest(this.#shared, this.#channel(channel).id)
  }
  /** What they see on the calendar. */
  events(): ScheduledEvent[] {
    return this.#house.store.events.all()
  }
  /** Says, or takes back, that something on the calendar interests them. */
  interest(event: Snowflake, isThere = true): void {
    setInterest(this.#house, this.#person, event, isThere)
  }
  /** The same person, in the conversation with the bot. */
  dm(): Guest {
    return new Guest(this.#shared, openConversation(this.#house, this.#person).id)
  }
  /** The same person, in a conversation with somebody else: the bot has no part in it. */
  with(other: WithId): Guest {
    return new Guest(this.#shared, openConversation(this.#house, this.#person, other.id).id)
  }
  /** What a reload of the page does: ephemeral messages and open forms are gone. */
  reload(): void {
    this.#shared.eyes.reload()
  }

  // -------------------------------------------------------------------------------------------------------------- eyes

  /** Newest last, own ephemerals among them. */
  messages(aim: Pick<Aim, 'channel'> = {}): WireMessage[] {
    return this.#look(aim).map(this.#shared.eyes.show).reverse()
  }
  /** Everything before this person's eyes, as text. */
  screen(): string {
    return this.#shared.eyes.screen(this.#place)
  }
  /** Waits until a message shows the text, and returns the newest that does. */
  async sees(wanted: Wanted, { timeout = PATIENCE, ...aim }: Aim & { timeout?: number } = {}): Promise<WireMessage> {
    const channel = this.#scope(aim)
    const shows = (message: WireMessage) =>
      (channel === undefined || message.channel_id === channel) && fits(messageText(message), wanted)
    const already = this.#look(aim).map(this.#shared.eyes.show).find(shows)
    if (already) return already
    const found = await this.#shared.eyes.await(
      (news) => ((news.t === 'message' || news.t === 'message-update') && shows(news.message) ? news.message : undefined),
      timeout,
    )
    return found ?? this.#fail(`${this.name} does not see ${wanted}`)
  }
  /** Whether the text is visible right now. */
  canSee(wanted: Wanted, aim: Aim = {}): boolean {
    return this.#look(aim).some((message) => fits(messageText(this.#shared.eyes.show(message)), wanted))
  }

  // ------------------------------------------------------------------------------------------------------------- hands

  /** `/table open`, with options by name; people, roles and channels by name, files as `{ name, bytes }`. */
  async slash(line: string, options: Record<string, Given> = {}, aim: Aim = {}): Promise<WireMessage | undefined> {
    const { channel, command, path } = this.#command(line, aim)
    const known = leafOptions(command, path)
    const values = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, optionValue(this.#house, this.#person, known.get(name), value)]),
    )
    this.#shared.counts.taps++
    return this.#settle(line, () => run(this.#house, this.#person, channel.id, command.id, { path, options: values }))
  }
  /** The suggestions for one option while it is being typed. */
  async autocomplete(
    line: string,
    focused: string,
    typed = '',
    options: Record<string, Given> = {},
    aim: Aim = {},
  ): Promise<AutocompleteAnswer> {
    const { channel, command, path } = this.#command(line, aim)
    const known = leafOptions(command, path)
    const values = Object.fromEntries(
      Object.entries({ ...options, [focused]: typed }).map(([name, value]) => [
        name,
        optionValue(this.#house, this.#person, known.get(name), value),
      ]),
    )
    return this.#patiently(line, suggest(this.#house, this.#person, channel.id, command.id, { path, options: values, focused }))
  }
  /** A command from the menu of a message or a person. */
  async menu(name: string, target: WithId, aim: Aim = {}): Promise<WireMessage | undefined> {
    const channel = this.#room(aim)
    const command = commandsFor(this.#house, this.#person, channel).find(
      (one) => one.name === name && one.type !== ApplicationCommandType.ChatInput,
    )
    if (!command) return this.#fail(`${this.name} is not offered the menu command ${name}`)
    this.#shared.counts.taps += 2
    return this.#settle(name, () => run(this.#house, this.#person, channel.id, command.id, { target: target.id }))
  }
  /** Presses a button, named by its label or custom id. */
  async click(name: Wanted, aim: Aim = {}): Promise<WireMessage | undefined> {
    const { message, component } = this.#find(name, aim, 'button')
    if (component.disabled) return this.#fail(`The button ${name} is disabled`)
    this.#shared.counts.taps++
    return this.#settle(String(name), () =>
      press(this.#house, this.#person, message.channel, message.id, { custom_id: component.custom_id }),
    )
  }
  /** Chooses from a select, named by its placeholder or custom id; choices by label, or by name. */
  async choose(name: Wanted, wanted: Given | Given[], aim: Aim = {}): Promise<WireMessage | undefined> {
    const { message, component } = this.#find(name, aim, 'select')
    if (component.type === Type.Button) return this.#fail(`${name} is a button`)
    const values = selectValues(this.#house, this.#person, component, [wanted].flat())
    this.#shared.counts.taps += 1 + values.length
    return this.#settle(String(name), () =>
      press(this.#house, this.#person, message.channel, message.id, { custom_id: component.custom_id, values }),
    )
  }
  /** The form on the screen. */
  get form(): WireModal | undefined {
    return this.#shared.eyes.modal()
  }
  /** Fills in and sends it; fields by label or custom id. */
  async modal(values: Record<string, GivenField>): Promise<WireMessage | undefined> {
    const { eyes, counts } = this.#shared
    const form = eyes.modal() ?? (await eyes.await((news) => (news.t === 'modal' ? news.modal : undefined), PATIENCE))
    const kept = this.#house.fleeting.modals.get(this.id)
    if (!form || !kept) return this.#fail(`${this.name} has no form on the screen`)
    const fields = fieldsOf(kept.modal)
    const answers = Object.entries(values).map(([name, given]) => {
      const field = fields.find((one) => one.label === name || one.field.custom_id === name)?.field
      if (!field) return this.#fail(`The form has no field ${name}`)
      return [field.custom_id, fieldValue(this.#house, this.#person, field, given)]
    })
    counts.taps += 1 + answers.length
    return this.#settle(form.title, () => submit(this.#house, this.#person, form.id, { values: Object.fromEntries(answers) }))
  }
  /** Closes the form without sending it. */
  cancel(): void {
    const form = this.#shared.eyes.modal()
    if (!form) this.#fail(`${this.name} has no form on the screen`)
    dismiss(this.#house, this.#person, form.id)
  }

  say(content: string, more: Aim & { replyTo?: WithId; files?: GivenFile[] } = {}): WireMessage {
    const attachments = (more.files ?? []).map((file) => String(optionValue(this.#house, this.#person, undefined, file)))
    const message = say(this.#house, this.#person, this.#room(more).id, {
      content,
      ...(more.replyTo && { reply_to: more.replyTo.id }),
      ...(attachments.length > 0 && { attachments }),
    })
    return this.#shared.eyes.show(message)
  }
  edit(message: Placed, content: string): void {
    rewrite(this.#house, this.#person, message.channel_id, message.id, content)
  }
  /** Deletes one's own message, or as a moderator anybody's; dismisses an ephemeral. */
  delete(message: Placed): void {
    takeBack(this.#house, this.#person, message.channel_id, message.id)
  }
  react(message: Placed, emoji: string, on = true): void {
    setReaction(this.#house, this.#person, message.channel_id, message.id, emoji, on)
  }
  read(message: Placed): void {
    markRead(this.#house, this.#person, message.channel_id, message.id)
  }
  join(thread: string | WithId): void {
    setMembership(this.#house, this.#person, this.#channel(thread).id, true)
  }
  leave(thread: string | WithId): void {
    setMembership(this.#house, this.#person, this.#channel(thread).id, false)
  }
  change(thread: string | WithId, change: ThreadEdit): void {
    changeThread(this.#house, this.#person, this.#channel(thread).id, change)
  }

  // ------------------------------------------------------------------------------------------------------------ inside

  get #house(): House {
    return this.#shared.house
  }
  get #person() {
    return this.#shared.eyes.person()
  }
  #fail(reason: string): never {
    throw new Error(`${reason}\n\n${this.screen()}\n`)
  }
  #channel(wanted: string | WithId): Channel {
    if (typeof wanted === 'object') return channelOr404(this.#house, wanted.id)
    const name = wanted.replace(/^#/, '')
    const found = this.#house.store.channels
      .all()
      .find((channel) => channel.id === name || ('name' in channel && channel.name === name))
    return found ?? this.#fail(`There is no channel ${wanted}`)
  }
  #scope({ channel }: Pick<Aim, 'channel'>): Snowflake | undefined {
    return channel === undefined ? this.#place : this.#channel(channel).id
  }
  #look(aim: Pick<Aim, 'channel'>): Message[] {
    return this.#shared.eyes.look(this.#scope(aim))
  }
  /** Where commands and words go: the place named, or the first channel of the guild. */
  #room(aim: Pick<Aim, 'channel'>): Channel {
    const scope = this.#scope(aim)
    if (scope !== undefined) return channelOr404(this.#house, scope)
    const rooms = this.#house.store.channels.all().flatMap((channel) => (channel.kind === 'room' ? [channel] : []))
    return rooms.sort((a, b) => a.position - b.position)[0] ?? this.#fail('The guild has no channel')
  }
  #command(line: string, aim: Aim): { channel: Channel; command: Command; path: string[] } {
    const [name, ...path] = line.replace(/^\//, '').trim().split(/\s+/)
    const channel = this.#room(aim)
    const offered = commandsFor(this.#house, this.#person, channel).filter(
      (command) => command.type === ApplicationCommandType.ChatInput,
    )
    const command = offered.find((one) => one.name === name)
    if (command) return { channel, command, path }
    const names = offered.map((one) => `/${one.name}`).join(', ')
    return this.#fail(`${this.name} is not offered /${name} there, only ${names || 'no command at all'}`)
  }
  #find(name: Wanted, aim: Aim, kind: 'button' | 'select') {
    const only = typeof aim.message === 'object' ? aim.message.id : aim.message
    for (const message of only === undefined ? this.#look(aim) : this.#shared.eyes.one(only)) {
      const component = usable(message).find((one) => {
        if ((one.type === Type.Button) !== (kind === 'button')) return false
        return isNamed(one.custom_id, name) || isNamed(one.type === Type.Button ? one.label : one.placeholder, name)
      })
      if (component) return { message, component }
    }
    return this.#fail(`${this.name} sees no ${kind} ${name}`)
  }
  async #settle(what: string, act: () => Promise<Interaction>): Promise<WireMessage | undefined> {
    const interaction = await this.#patiently(what, this.#try(what, act))
    if (interaction.state === 'failed')
      return this.#fail(`This interaction failed: the bot did not answer ${what} in three seconds`)
    const { answer, isDeferred = false } = interaction
    this.#shared.wasDeferred = isDeferred
    const message =
      answer === undefined ? undefined : (this.#house.fleeting.ephemerals.get(answer) ?? this.#house.store.messages.get(answer))
    return message && this.#shared.eyes.show(message)
  }
  async #try<T>(what: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (error instanceof Refusal)
        return this.#fail(`${this.name} cannot do ${what}: ${error.message} ${JSON.stringify(error.errors ?? {})}`)
      throw error
    }
  }
  /** A clock that stands still never lets an interaction fail, so real time has to. */
  async #patiently<T>(what: string, promise: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const impatience = new Promise<'tired'>((resolve) => {
      timer = setTimeout(() => resolve('tired'), PATIENCE * 2)
    })
    const result = await Promise.race([promise, impatience]).finally(() => clearTimeout(timer))
    return result === 'tired' ? this.#fail(`The bot has not answered ${what}, and the parlour's clock stands still`) : result
  }
}

/** Options by name, so that labels and names in a test can be turned into values. */
function leafOptions(command: Command, path: string[]): Map<string, APIApplicationCommandBasicOption> {
  let options = command.options ?? []
  for (const step of path) {
    const next = options.find((option) => option.name === step)
    options = next?.type === Option.Subcommand || next?.type === Option.SubcommandGroup ? (next.options ?? []) : []
  }
  return new Map(
    options.flatMap((option) =>
      option.type === Option.Subcommand || option.type === Option.SubcommandGroup ? [] : [[option.name, option]],
    ),
  )
}
