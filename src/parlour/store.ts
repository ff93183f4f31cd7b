/** The parlour's memory on disk: a handful of shelves, the messages, the files. */
import type { Snowflake } from 'discord-api-types/v10'
import { openDatabase } from '../sqlite.mjs'
import type { ApplicationEmoji, Channel, Command, Guild, Message, Person, ReadMark, Role, ScheduledEvent } from './records.ts'

/** Raised whenever a stored shape changes; an older file is refused rather than misread. */
const VERSION = 1

const SCHEMA = `
  create table thing (shelf text not null, id text not null, body text not null, primary key (shelf, id)) without rowid;
  create table message (id text primary key, channel text not null, author text not null, body text not null);
  create index message_by_channel on message (channel, id);
  create table ping (person text not null, channel text not null, message text not null, primary key (person, channel, message)) without rowid;
  create table file (id text primary key, type text not null, bytes blob not null);
`

/** Small collections live in memory and are written through; there are few of them and every request looks at them. */
export interface Shelf<T> {
  get(id: string): T | undefined
  all(): T[]
  put(thing: T): void
  drop(id: string): void
}

export interface StoredFile {
  type: string
  bytes: Buffer
}

export interface Page {
  before?: Snowflake | undefined
  after?: Snowflake | undefined
  limit: number
}

/** How many messages are kept parsed. */
const REMEMBERED = 2_000

/** Unread counts are shown as "99+" at most, so counting stops there. */
const COUNTED = 100

/** Ids of today have nineteen digits, so they sort as text once shorter ones (a bot may ask for "after 0") are filled up. */
const sortable = (id: Snowflake) => id.padStart(19, '0')

export function openStore(path: string) {
  const db = openDatabase(path)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  const version = db.pragma('user_version', { simple: true })
  if (version === 0) db.exec(`${SCHEMA} pragma user_version = ${VERSION};`)
  else if (version !== VERSION)
    throw new Error(`${path} holds a parlour of version ${version}; this one reads version ${VERSION}`)

  const allOf = db.prepare<[string], { body: string }>('select body from thing where shelf = ?')
  const putThing = db.prepare<[string, string, string]>('insert or replace into thing values (?, ?, ?)')
  const dropThing = db.prepare<[string, string]>('delete from thing where shelf = ? and id = ?')
  function shelf<T extends { id: string }>(name: string): Shelf<T> {
    const things = new Map<string, T>()
    for (const { body } of allOf.all(name)) {
      const thing: T = JSON.parse(body)
      things.set(thing.id, thing)
    }
    return {
      get: (id) => things.get(id),
      all: () => [...things.values()],
      put(thing) {
        things.set(thing.id, thing)
        putThing.run(name, thing.id, JSON.stringify(thing))
      },
      drop(id) {
        things.delete(id)
        dropThing.run(name, id)
      },
    }
  }

  type Row = { id: string; body: string }
  /** Messages are never changed in place, so what was read once need not be parsed again. */
  const recent = new Map<string, Message>()
  const remember = (message: Message): Message => {
    if (recent.size >= REMEMBERED) recent.clear()
    recent.set(message.id, message)
    return message
  }
  const read = (row: Row): Message => recent.get(row.id) ?? remember(JSON.parse(row.body))
  const one = db.prepare<[string], Row>('select id, body from message where id = ?')
  const put = db.prepare<[string, string, string, string]>('insert or replace into message values (?, ?, ?, ?)')
  const drop = db.prepare<[string]>('delete from message where id = ?')
  const before = db.prepare<[string, string, number], Row>(
    'select id, body from message where channel = ? and id < ? order by id desc limit ?',
  )
  const after = db.prepare<[string, string, number], Row>(
    'select id, body from message where channel = ? and id > ? order by id asc limit ?',
  )
  const pinned = db.prepare<[string], Row>(
    "select id, body from message where channel = ? and body ->> 'pinnedAt' is not null order by body ->> 'pinnedAt' desc",
  )
  const flagged = db.prepare<[number], Row>("select id, body from message where (body ->> 'flags') & ? <> 0")
  const dropChannel = db.prepare<[string]>('delete from message where channel = ?')
  const dropChannelFiles = db.prepare<[string]>(
    "delete from file where id in (select sent.value ->> 'id' from message, json_each(body, '$.attachments') sent where channel = ?)",
  )
  const unread = db.prepare<[string, string, string], { n: number }>(
    `select count(*) n from (select 1 from message where channel = ? and id > ? and author <> ? limit ${COUNTED})`,
  )
  const putPing = db.prepare<[string, string, string]>('insert or ignore into ping values (?, ?, ?)')
  const dropPings = db.prepare<[string]>('delete from ping where message = ?')
  const dropChannelPings = db.prepare<[string]>('delete from ping where channel = ?')
  const pings = db.prepare<[string, string, string], { n: number }>(
    `select count(*) n from (select 1 from ping where person = ? and channel = ? and message > ? limit ${COUNTED})`,
  )
  const putFile = db.prepare<[string, string, Buffer]>('insert or replace into file values (?, ?, ?)')
  const getFile = db.prepare<[string], StoredFile>('select type, bytes from file where id = ?')
  const dropFile = db.prepare<[string]>('delete from file where id = ?')
  const greatest = db.prepare<[], { id: string | null }>(
    "select max(id) id from (select id from message union all select id from thing where shelf not like 'marks%' union all select id from file)",
  )

  /** What each guild has to itself; the first one's shelves have no other name. */
  const shelvesOf = (guild: Snowflake | null) => {
    const own = (name: string) => (guild === null ? name : `${name} ${guild}`)
    return {
      roles: shelf<Role>(own('roles')),
      people: shelf<Person>(own('people')),
      channels: shelf<Channel>(own('channels')),
      marks: shelf<ReadMark>(own('marks')),
      events: shelf<ScheduledEvent>(own('events')),
    }
  }

  return {
    ...shelvesOf(null),
    shelvesOf,
    guild: shelf<Guild>('guild'),
    commands: shelf<Command>('commands'),
    emojis: shelf<ApplicationEmoji>('emojis'),
    messages: {
      get(id: Snowflake): Message | undefined {
        const row = recent.has(id) ? undefined : one.get(id)
        return row ? read(row) : recent.get(id)
      },
      put(message: Message) {
        put.run(message.id, message.channel, message.author, JSON.stringify(message))
        remember(message)
      },
      drop(id: Snowflake) {
        drop.run(id)
        dropPings.run(id)
        recent.delete(id)
      },
      /** Newest first, as Discord lists them. */
      page(channel: Snowflake, page: Page): Message[] {
        if (page.after !== undefined) return after.all(channel, sortable(page.after), page.limit).map(read).reverse()
        return before.all(channel, page.before ? sortable(page.before) : '~', page.limit).map(read)
      },
      pinned: (channel: Snowflake) => pinned.all(channel).map(read),
      flagged: (flag: number) => flagged.all(flag).map(read),
      dropChannel(channel: Snowflake) {
        dropChannelFiles.run(channel)
        dropChannel.run(channel)
        dropChannelPings.run(channel)
        recent.clear()
      },
      ping: (message: Message, people: Snowflake[]) => {
        for (const person of people) putPing.run(person, message.channel, message.id)
      },
      counts: (person: Snowflake, channel: Snowflake, read: Snowflake) => ({
        unread: unread.get(channel, read, person)?.n ?? 0,
        mentions: pings.get(person, channel, read)?.n ?? 0,
      }),
    },
    files: {
      put: (id: Snowflake, type: string, bytes: Buffer) => void putFile.run(id, type, bytes),
      get: (id: Snowflake) => getFile.get(id),
      drop: (id: Snowflake) => void dropFile.run(id),
    },
    greatestId: () => greatest.get()?.id ?? '0',
    close: () => void db.close(),
  }
}

export type Store = ReturnType<typeof openStore>
