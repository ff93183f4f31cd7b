/** The bot's connection: coming, going, coming back, and what it hears. */
import { once } from 'node:events'
import type { Client } from 'discord.js'
import { GatewayIntentBits as Intent, GatewayOpcodes as Op } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'
import { startBot } from './demo-bot.ts'

interface Frame {
  op: number
  t: string | null
  s: number | null
  d: Record<string, unknown> & { session_id: string }
}

/** A connection without a library. */
class Line {
  readonly frames: Frame[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>
  #waiting: (() => void)[] = []

  constructor(parlour: TestParlour) {
    this.socket = new WebSocket(`${parlour.address.replace('http', 'ws')}/gateway?v=10&encoding=json`)
    this.closed = once(this.socket, 'close').then(([code]: number[]) => code ?? 0)
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)))
      for (const wake of this.#waiting.splice(0)) wake()
    })
  }
  /** The first frame that fits, now or later. */
  async hear(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = this.frames.find(fits)
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }
  event = (t: string) => this.hear((frame) => frame.t === t)
  op = (op: number) => this.hear((frame) => frame.op === op)
  async send(op: number, d: unknown): Promise<this> {
    await this.op(Op.Hello)
    this.socket.send(JSON.stringify({ op, d }))
    return this
  }
  identify = (token: string, intents: number, more: object = {}) =>
    this.send(Op.Identify, { token, intents, properties: { os: 'linux', browser: 'test', device: 'test' }, ...more })
  /** Names of the events heard so far, once everything on the way has arrived. */
  async events(): Promise<(string | null)[]> {
    const beats = this.frames.filter((frame) => frame.op === Op.HeartbeatAck).length
    await this.send(Op.Heartbeat, null)
    await this.hear(() => this.frames.filter((frame) => frame.op === Op.HeartbeatAck).length > beats)
    return this.frames.filter((frame) => frame.op === 0).map((frame) => frame.t)
  }
}

let parlour: TestParlour
beforeEach(async () => {
  parlour = await openParlour({ privilegedIntents: Intent.GuildMembers })
})
afterEach(() => parlour.close())

describe('the door', () => {
  it('greets, and lets in who knows the token', async () => {
    const line = await new Line(parlour).identify(parlour.token, Intent.Guilds)
    const ready = await line.event('READY')
    expect(ready.d).toMatchObject({
      v: 10,
      application: { id: parlour.applicationId },
      guilds: [{ id: parlour.guildId, unavailable: true }],
    })
    expect((await line.event('GUILD_CREATE')).d).toMatchObject({
      id: parlour.guildId,
      member_count: 2,
      members: [{ user: { bot: true } }],
    })
    expect(line.frames.map((frame) => frame.s)).toEqual([null, 1, 2])
  })
  it.each([
    ['a wrong token', 4004, (line: Line) => line.identify('nonsense', 1)],
    ['intents that do not exist', 4013, (line: Line) => line.identify(parlour.token, 1 << 30)],
    ['intents that were not granted', 4014, (line: Line) => line.identify(parlour.token, Intent.MessageContent)],
    ['a shard that cannot be', 4010, (line: Line) => line.identify(parlour.token, 1, { shard: [2, 2] })],
    ['an opcode that does not exist', 4001, (line: Line) => line.send(99, null)],
    ['words before a name', 4003, (line: Line) => line.send(Op.RequestGuildMembers, {})],
    ['an identity without a shape', 4002, (line: Line) => line.send(Op.Identify, 'me')],
  ])('closes on %s', async (_, code, knock) => {
    const line = new Line(parlour)
    await knock(line)
    expect(await line.closed).toBe(code)
  })
  it('closes on noise, on a second name, and on too much talk', async () => {
    const noise = new Line(parlour)
    await noise.op(Op.Hello)
    noise.socket.send('{')
    expect(await noise.closed).toBe(4002)
    const twice = await new Line(parlour).identify(parlour.token, 1)
    await twice.identify(parlour.token, 1)
    expect(await twice.closed).toBe(4005)
    const talker = new Line(parlour)
    for (let count = 0; count < 121; count++) await talker.send(Op.Heartbeat, null)
    expect(await talker.closed).toBe(4008)
  })
  it('sends members on request', async () => {
    const alice = parlour.person('Alice')
    const line = await new Line(parlour).identify(parlour.token, Intent.Guilds)
    await line.event('READY')
    await line.send(Op.RequestGuildMembers, { guild_id: parlour.guildId, user_ids: [alice.id, '1'], nonce: 'n' })
    expect((await line.event('GUILD_MEMBERS_CHUNK')).d).toMatchObject({
      members: [{ user: { id: alice.id } }],
      not_found: ['1'],
      nonce: 'n',
    })
  })
  it('splits events among shards: the guild by its id, conversations on the first', async () => {
    const home = Number((BigInt(parlour.guildId) >> 22n) % 2n)
    const lines = await Promise.all(
      [0, 1].map((shard) => new Line(parlour).identify(parlour.token, 1 | Intent.DirectMessages, { shard: [shard, 2] })),
    )
    for (const line of lines) await line.event('READY')
    parlour.person('Alice').dm().say('in private')
    for (const [shard, line] of lines.entries()) {
      const heard = await line.events()
      expect(heard.includes('GUILD_CREATE')).toBe(shard === home)
      expect(heard.includes('MESSAGE_CREATE')).toBe(shard === 0)
    }
  })
})

describe('many guilds', () => {
  const GUILDS = 12
  const SHARDS = 3
  let town: TestParlour
  beforeEach(async () => {
    town = await openParlour({ guilds: GUILDS, shards: SHARDS, concurrency: SHARDS })
  })
  afterEach(() => town.close())
  const shardOf = (guild: string) => Number((BigInt(guild) >> 22n) % BigInt(SHARDS))

  it('are divided among as many shards as Discord asks for', async () => {
    const told = await ask(town, 'GET /gateway/bot')
    expect(told.body).toMatchObject({ shards: SHARDS, session_start_limit: { max_concurrency: SHARDS } })
    const lines = await Promise.all(
      Array.from({ length: SHARDS }, (_, shard) => new Line(town).identify(town.token, 1, { shard: [shard, SHARDS] })),
    )
    const guilds = town.house.street.map(({ guild }) => guild.id)
    for (const [shard, line] of lines.entries()) {
      const ready = await line.event('READY')
      await line.events()
      const own = guilds.filter((id) => shardOf(id) === shard)
      expect(own.length).toBeGreaterThan(0)
      expect(ready.d.guilds).toEqual(own.map((id) => ({ id, unavailable: true })))
      expect(line.frames.filter(({ t }) => t === 'GUILD_CREATE').map(({ d }) => d.id)).toEqual(own)
    }
  })

  it('each know their own people and channels, and all the same bot', async () => {
    const bot = await startBot(town.api, town.token, { shards: 'auto' })
    const ids = town.house.street.map(({ guild }) => guild.id)
    expect([...bot.guilds.cache.keys()].sort()).toEqual([...ids].sort())
    expect(bot.ws.shards.size).toBe(SHARDS)
    for (const [number, id] of ids.entries()) {
      const guest = town.person('Ann', { guild: number })
      expect(bot.guilds.cache.get(id)?.shardId).toBe(shardOf(id))
      expect((await ask(town, `GET /guilds/${id}/members/${guest.id}`)).body).toMatchObject({ user: { id: guest.id } })
      expect(await guest.slash('/hello')).toBeDefined()
      const channel = town.channel('tables', number)
      const said = await ask(town, `POST /channels/${channel}/messages`, { content: `to guild ${number}` })
      expect(said.status).toBe(200)
      expect(guest.in(channel).canSee(`to guild ${number}`)).toBe(true)
    }
    expect((await ask(town, 'GET /users/@me/guilds')).body).toHaveLength(GUILDS)
    await bot.destroy()
  })

  it('let in as many shards at once as was said, and send the others away for a while', async () => {
    const paced = await openParlour({ guilds: 4, shards: 4, concurrency: 2, rateLimits: true })
    const lines = [0, 1, 2, 3].map((shard) => new Line(paced).identify(paced.token, 1, { shard: [shard, 4] }))
    const [first, second, third, fourth] = (await Promise.all(lines)) as [Line, Line, Line, Line]
    await first.event('READY')
    await second.event('READY')
    for (const early of [third, fourth]) expect(await early.op(Op.InvalidSession)).toMatchObject({ d: false })
    await paced.close()
  })
})

describe('what is heard', () => {
  it('depends on the intents, and on what the bot may see', async () => {
    const all = await new Line(parlour).identify(
      parlour.token,
      Intent.Guilds | Intent.GuildMessages | Intent.DirectMessages | Intent.GuildMessageReactions,
    )
    const few = await new Line(parlour).identify(parlour.token, Intent.Guilds)
    await all.event('GUILD_CREATE')
    await few.event('GUILD_CREATE')
    const alice = parlour.person('Alice')
    const said = alice.say('hello everybody')
    alice.react(said, '👍')
    alice.dm().say('hello bot')
    expect((await few.events()).slice(2)).toEqual([])
    expect((await all.events()).slice(2)).toEqual(['MESSAGE_CREATE', 'MESSAGE_REACTION_ADD', 'MESSAGE_CREATE'])
    const [inGuild, inPrivate] = all.frames.filter((frame) => frame.t === 'MESSAGE_CREATE')
    expect(inGuild?.d).toMatchObject({ content: '', guild_id: parlour.guildId, member: { roles: [] }, author: { id: alice.id } })
    expect(inPrivate?.d.content).toBe('hello bot')
    expect(inPrivate?.d).not.toHaveProperty('guild_id')
    const me = parlour.house.store.people.get(parlour.house.guild.bot)
    alice.say(`<@${me?.id}>, you may read this`)
    await all.events()
    expect(all.frames.at(-2)?.d.content).toContain('you may read this')
    parlour.faults.revoke('ViewChannel', parlour.channel('tables'))
    alice.say('not for bots', { channel: '#tables' })
    expect((await all.events()).at(-1)).toBe('CHANNEL_UPDATE')
  })
  it('ephemerals come without a guild, and only with the intent for direct messages', async () => {
    const curious = await new Line(parlour).identify(parlour.token, Intent.Guilds | Intent.GuildMessages | Intent.DirectMessages)
    const modest = await new Line(parlour).identify(parlour.token, Intent.Guilds | Intent.GuildMessages)
    await ask(parlour, `PUT /applications/${parlour.applicationId}/commands`, [{ name: 'go', description: 'd' }])
    await modest.event('READY')
    parlour
      .person('Alice')
      .slash('/go')
      .catch(() => {})
    const { d } = await curious.event('INTERACTION_CREATE')
    await ask(
      parlour,
      `POST /interactions/${d.id}/${d.token}/callback`,
      { type: 4, data: { content: 'psst', flags: 64 } },
      { token: null },
    )
    const heard = await curious.event('MESSAGE_CREATE')
    expect(heard.d).toMatchObject({ content: 'psst', flags: 64 })
    expect(heard.d).not.toHaveProperty('guild_id')
    expect(heard.d).not.toHaveProperty('member')
    expect(await modest.events()).not.toContain('MESSAGE_CREATE')
  })
  it('members come and go for those who were granted to know', async () => {
    const line = await new Line(parlour).identify(parlour.token, Intent.Guilds | Intent.GuildMembers)
    await line.event('GUILD_CREATE')
    const alice = parlour.person('Alice')
    parlour.faults.leaveGuild(alice.id)
    parlour.faults.joinGuild(alice.id)
    expect((await line.events()).slice(2)).toEqual(['GUILD_MEMBER_ADD', 'GUILD_MEMBER_REMOVE', 'GUILD_MEMBER_ADD'])
  })
})

describe('coming back', () => {
  let bot: Client<true>
  beforeEach(async () => {
    // Left to itself the library waits five seconds between two identities.
    const ws = { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) }
    bot = await startBot(parlour.api, parlour.token, { ws })
  })
  afterEach(() => bot.destroy())
  const resumed = () => once(bot, 'shardResume')
  const anew = () => once(bot, 'shardReady')

  it('resumes after a cut, and hears what it missed', async () => {
    const back = resumed()
    parlour.faults.dropGateway()
    const answer = parlour.person('Alice').slash('/hello')
    await back
    expect((await answer)?.content).toContain('Hello')
  })
  it('comes back when asked to, and keeps its session', async () => {
    const back = resumed()
    parlour.faults.askToReconnect()
    await back
    expect((await parlour.person('Alice').slash('/hello'))?.content).toContain('Hello')
  })
  it('starts anew when its session is declared invalid', async () => {
    const back = anew()
    parlour.faults.invalidateSession()
    await back
    expect((await parlour.person('Alice').slash('/hello'))?.content).toContain('Hello')
  })
  it('starts anew when it may not resume', async () => {
    parlour.faults.refuseResume()
    const back = anew()
    parlour.faults.dropGateway()
    await back
    expect((await parlour.person('Alice').slash('/hello'))?.content).toContain('Hello')
  })
})

it('resumes by hand: everything missed once, in order, then RESUMED; what cannot be replayed is refused', async () => {
  const first = await new Line(parlour).identify(parlour.token, Intent.Guilds | Intent.GuildMessages)
  const { d } = await first.event('READY')
  await first.event('GUILD_CREATE')
  first.socket.terminate()
  await first.closed
  const alice = parlour.person('Alice')
  alice.say('one')
  alice.say('two')
  const back = await new Line(parlour).send(Op.Resume, { token: parlour.token, session_id: d.session_id, seq: 2 })
  await back.event('RESUMED')
  expect(back.frames.slice(1).map(({ t, s }) => [t, s])).toEqual([
    ['MESSAGE_CREATE', 3],
    ['MESSAGE_CREATE', 4],
    ['RESUMED', 5],
  ])
  const ahead = await new Line(parlour).send(Op.Resume, { token: parlour.token, session_id: d.session_id, seq: 99 })
  expect(await ahead.closed).toBe(4007)
  const stranger = await new Line(parlour).send(Op.Resume, { token: parlour.token, session_id: 'none', seq: 0 })
  expect((await stranger.op(Op.InvalidSession)).d).toBe(false)
})

it('events can arrive twice, or in the wrong order, if a test wants it so', async () => {
  const line = await new Line(parlour).identify(parlour.token, Intent.Guilds | Intent.GuildMessages)
  await line.event('GUILD_CREATE')
  const alice = parlour.person('Alice')
  parlour.faults.duplicateEvents()
  alice.say('twice')
  parlour.faults.reorderEvents(3)
  for (const word of ['a', 'b', 'c']) alice.say(word)
  await line.events()
  const heard = line.frames.filter((frame) => frame.t === 'MESSAGE_CREATE').map((frame) => frame.d.id)
  const [twice, a, b, c] = alice.messages().map((message) => message.id)
  expect(heard).toEqual([twice, twice, c, b, a])
})
