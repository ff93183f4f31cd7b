// The conversation of one channel as one person sees it: a window of messages that moves with the reader, and everything that is
// only here.
import { signal } from '@preact/signals'
import type { APIUser } from 'discord-api-types/v10'
import type { WireMessage, WirePage, WireUpload } from '../wire.ts'
import { Flag, has } from './kinds.ts'

const PAGE = 50
/** Every message shown costs time on each keystroke, so the window lets go at one end of what it takes up at the other. */
const HELD = 6 * PAGE
const TYPING_LASTS = 9_000
const RENEWED_LASTS = 60_000

/** A line of the page's own at the end of a conversation, for instance that a command went unanswered. */
export interface Note {
  id: number
  heading: string
  text: string
}

/** All that a conversation asks of the server. */
interface Pages {
  page(channel: string, where: { before?: string; after?: string; around?: string; limit: number }): Promise<WirePage>
}

export class Talk {
  readonly channel: string
  /** Oldest first, without gaps. */
  readonly messages = signal<readonly WireMessage[]>([])
  readonly state = signal<'fresh' | 'loading' | 'ready' | 'failed'>('fresh')
  /** Whether the server holds messages above, or below, the window. */
  readonly older = signal(false)
  readonly newer = signal(false)
  readonly typing = signal<readonly APIUser[]>([])
  readonly notes = signal<readonly Note[]>([])
  /** The last message that came in live; what a screen reader is told. */
  readonly arrived = signal<WireMessage | undefined>(undefined)
  /** The message from which on this person wants to read again later. */
  readonly keptUnread = signal<string | undefined>(undefined)
  readonly draft = signal('')
  readonly files = signal<readonly WireUpload[]>([])
  readonly replyTo = signal<WireMessage | undefined>(undefined)
  readonly #person: string
  readonly #calls: Pages
  readonly #renewed = new Map<string, number>()
  #loading: Promise<void> | undefined
  // What is told while a page is on its way; the page may have been written before it.
  readonly #meanwhile = new Map<string, { message: WireMessage; isNew: boolean }>()
  readonly #gone = new Set<string>()

  constructor(channel: string, person: string, calls: Pages) {
    this.channel = channel
    this.#person = person
    this.#calls = calls
  }

  /** Said by this person, or said because of what they did. */
  isOwn(message: WireMessage): boolean {
    return isEphemeral(message) || [message.author.id, message.interaction_metadata?.user.id].includes(this.#person)
  }

  open(): Promise<void> {
    return this.state.value === 'ready' ? Promise.resolve() : (this.#loading ?? this.toNewest())
  }

  /** Also after the line was lost: what was missed comes with the newest page, one's own ephemerals stay. */
  toNewest(): Promise<void> {
    return this.#loadNext(async () => {
      const page = await this.#calls.page(this.channel, { limit: PAGE })
      this.#show(page.messages, { older: page.more, newer: false })
    })
  }

  loadOlder(): Promise<void> {
    const [oldest] = this.#lasting()
    if (!oldest || !this.older.value) return Promise.resolve()
    return this.#load(async () => {
      const page = await this.#calls.page(this.channel, { before: oldest.id, limit: PAGE })
      const all = inOrder([...page.messages, ...this.#lasting()])
      this.#show(all.slice(0, HELD), { older: page.more, newer: this.newer.value || all.length > HELD })
    })
  }

  loadNewer(): Promise<void> {
    const newest = this.#lasting().at(-1)
    if (!newest || !this.newer.value) return Promise.resolve()
    return this.#load(async () => {
      const page = await this.#calls.page(this.channel, { after: newest.id, limit: PAGE })
      this.#show([...this.messages.value, ...page.messages], { older: this.older.value, newer: page.messages.length === PAGE })
    })
  }

  /** Lets go of the oldest; for a reader at the newest, who does not see them go. */
  shorten(): void {
    const all = this.#lasting()
    if (this.#loading || all.length <= HELD) return
    this.#show(all.slice(-HELD), { older: true, newer: this.newer.value })
  }

  /** Brings a message into the window, wherever it stands. */
  jumpTo(message: string, newestOfChannel: string | null): Promise<void> {
    return this.#loadNext(async () => {
      if (this.messages.value.some(({ id }) => id === message)) return
      const page = await this.#calls.page(this.channel, { around: message, limit: PAGE })
      const newest = page.messages[0]?.id
      this.#show(page.messages, { older: page.more, newer: !!newest && !!newestOfChannel && byId(newest, newestOfChannel) < 0 })
    })
  }

  hear(message: WireMessage): void {
    this.typing.value = this.typing.value.filter(({ id }) => id !== message.author.id)
    if (this.#loading) this.#meanwhile.set(message.id, { message, isNew: true })
    if (this.state.value !== 'ready') return
    this.arrived.value = message
    // While reading history the window has no end to append to; one's own words and answers to oneself bring one back.
    if (!this.newer.value) this.#put(message)
    else if (this.isOwn(message)) void this.toNewest().then(() => this.#put(message))
  }

  change(message: WireMessage): void {
    if (this.#loading) this.#meanwhile.set(message.id, { message, isNew: this.#meanwhile.get(message.id)?.isNew ?? false })
    if (this.messages.value.some(({ id }) => id === message.id)) this.#put(message)
  }

  /** Addresses of files expire; the same message asked for again has fresh ones. False if that was tried already. */
  async renew({ id }: WireMessage): Promise<boolean> {
    if (Date.now() - (this.#renewed.get(id) ?? 0) < RENEWED_LASTS) return false
    this.#renewed.set(id, Date.now())
    let renewed = false
    await this.#loadNext(async () => {
      const page = await this.#calls.page(this.channel, { around: id, limit: 1 })
      const fresh = page.messages.find((message) => message.id === id)
      renewed = !!fresh
      this.#show(
        this.messages.value.map((message) => (message.id === fresh?.id ? fresh : message)),
        { older: this.older.value, newer: this.newer.value },
      )
    })
    return renewed
  }

  forget(message: string): void {
    this.#meanwhile.delete(message)
    if (this.#loading) this.#gone.add(message)
    this.messages.value = this.messages.value.filter(({ id }) => id !== message)
    if (this.replyTo.value?.id === message) this.replyTo.value = undefined
  }

  hearTyping(user: APIUser): void {
    this.typing.value = [...this.typing.value.filter(({ id }) => id !== user.id), user]
    setTimeout(() => {
      this.typing.value = this.typing.value.filter((other) => other !== user)
    }, TYPING_LASTS)
  }

  note(heading: string, text: string): void {
    this.notes.value = [...this.notes.value, { id: Date.now() + Math.random(), heading, text }]
  }

  dropNote(id: number): void {
    this.notes.value = this.notes.value.filter((note) => note.id !== id)
  }

  #lasting(): WireMessage[] {
    return this.messages.value.filter((message) => !isEphemeral(message))
  }

  #put(message: WireMessage): void {
    this.messages.value = inOrder([...this.messages.value, message])
  }

  #show(messages: readonly WireMessage[], window: { older: boolean; newer: boolean }): void {
    const known = new Set(messages.map(({ id }) => id))
    const meanwhile = [...this.#meanwhile.values()].filter(
      ({ message, isNew }) => known.has(message.id) || (isNew && !window.newer),
    )
    this.messages.value = inOrder([
      ...messages,
      ...this.messages.value.filter(isEphemeral),
      ...meanwhile.map(({ message }) => message),
    ]).filter(({ id }) => !this.#gone.has(id))
    this.older.value = window.older
    this.newer.value = window.newer
  }

  /** One load at a time, and none while another runs: scrolling asks far more often than the server should be. */
  #load(work: () => Promise<void>): Promise<void> {
    return this.#loading ?? this.#loadNext(work)
  }

  /** What somebody asked for by name waits for its turn instead of being dropped. */
  #loadNext(work: () => Promise<void>): Promise<void> {
    const before = this.#loading
    const load = (before ? before.then(() => this.#run(work)) : this.#run(work)).finally(() => {
      if (this.#loading !== load) return
      this.#loading = undefined
      this.#meanwhile.clear()
      this.#gone.clear()
    })
    this.#loading = load
    return load
  }

  async #run(work: () => Promise<void>): Promise<void> {
    const before = this.state.value
    if (before !== 'ready') this.state.value = 'loading'
    try {
      await work()
      this.state.value = 'ready'
    } catch {
      this.state.value = before === 'ready' ? 'ready' : 'failed'
    }
  }
}

export function isEphemeral(message: WireMessage): boolean {
  return has(message.flags, Flag.ephemeral)
}

/** Ids grow with time but are too long for a number. */
export function byId(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

/** Sorted, and of two with the same id the later one, which is the newer version. */
function inOrder(messages: readonly WireMessage[]): WireMessage[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()].sort((a, b) => byId(a.id, b.id))
}
