/** Every event a bot can hear, through the library's own eyes: one malformed payload and the process would be gone. */
import { once } from 'node:events'
import { type Client, Events, type GatewayDispatchPayload } from 'discord.js'
import {
  ApplicationCommandOptionType,
  ComponentType,
  GatewayIntentBits as Intent,
  PermissionFlagsBits as May,
} from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'
import { PIXEL, startBot } from './demo-bot.ts'

const EVERYTHING = Object.values(Intent).reduce<number>((sum, bit) => (typeof bit === 'number' ? sum | bit : sum), 0)

let parlour: TestParlour
let bot: Client<true>
let alice: Guest
const raw: GatewayDispatchPayload[] = []
const broken: unknown[] = []
const onBreak = (reason: unknown) => broken.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', onBreak)
  parlour = await openParlour({ botPermissions: May.Administrator, privilegedIntents: EVERYTHING })
  alice = parlour.person('Alice')
  bot = await startBot(parlour.api, parlour.token, { intents: EVERYTHING })
  bot.on(Events.Raw, (packet: GatewayDispatchPayload) => raw.push(packet))
})
afterAll(async () => {
  await bot.destroy()
  await parlour.close()
  process.off('unhandledRejection', onBreak)
  expect(broken).toEqual([])
})
const heard = (event: string) => once(bot, event)
const welcome = () => parlour.channel('welcome')
const post = async (body: object) => (await ask(parlour, `POST /channels/${welcome()}/messages`, body)).body.id

describe('events', () => {
  it('of members and roles', async () => {
    const added = heard(Events.GuildMemberAdd)
    const bob = parlour.person('Bob')
    expect((await added)[0]).toMatchObject({ id: bob.id, displayName: 'Bob' })
    const role = heard(Events.GuildRoleCreate)
    const { body } = await ask(parlour, `POST /guilds/${parlour.guildId}/roles`, {
      name: 'Archivist',
      color: 0x336699,
      permissions: '0',
    })
    expect((await role)[0]).toMatchObject({ id: body.id, name: 'Archivist', color: 0x336699 })
    const given = heard(Events.GuildMemberUpdate)
    await ask(parlour, `PUT /guilds/${parlour.guildId}/members/${bob.id}/roles/${body.id}`)
    expect((await given)[1].roles.cache.has(body.id)).toBe(true)
    const renamed = heard(Events.GuildRoleUpdate)
    await ask(parlour, `PATCH /guilds/${parlour.guildId}/roles/${body.id}`, { name: 'Scribe' })
    expect((await renamed)[1].name).toBe('Scribe')
    const dropped = heard(Events.GuildRoleDelete)
    await ask(parlour, `DELETE /guilds/${parlour.guildId}/roles/${body.id}`)
    await dropped
    const left = heard(Events.GuildMemberRemove)
    parlour.faults.leaveGuild(bob.id)
    expect((await left)[0].id).toBe(bob.id)
  })
  it('of channels', async () => {
    const made = heard(Events.ChannelCreate)
    const { body } = await ask(parlour, `POST /guilds/${parlour.guildId}/channels`, { name: 'New Room', topic: 'news' })
    expect((await made)[0]).toMatchObject({ name: 'new-room', topic: 'news', guildId: parlour.guildId })
    const changed = heard(Events.ChannelUpdate)
    await ask(parlour, `PATCH /channels/${body.id}`, { topic: null, rate_limit_per_user: 5 })
    expect((await changed)[1]).toMatchObject({ topic: null, rateLimitPerUser: 5 })
    const gone = heard(Events.ChannelDelete)
    await ask(parlour, `DELETE /channels/${body.id}`)
    expect((await gone)[0].id).toBe(body.id)
    const category = await ask(parlour, `POST /guilds/${parlour.guildId}/channels`, { name: 'A Category', type: 4 })
    expect(category).toMatchObject({ status: 201, body: { type: 4, name: 'A Category' } })
  })
  it('of threads and their members', async () => {
    const made = heard(Events.ThreadCreate)
    const { body } = await ask(parlour, `POST /channels/${welcome()}/threads`, { name: 'thread', type: 11 })
    expect((await made)[0]).toMatchObject({ id: body.id, parentId: welcome(), archived: false })
    const joined = heard(Events.ThreadMembersUpdate)
    alice.join({ id: body.id })
    expect((await joined)[0].has(alice.id)).toBe(true)
    const changed = heard(Events.ThreadUpdate)
    await ask(parlour, `PATCH /channels/${body.id}`, { name: 'renamed' })
    expect((await changed)[1].name).toBe('renamed')
    const gone = heard(Events.ThreadDelete)
    await ask(parlour, `DELETE /channels/${body.id}`)
    await gone
  })
  it('of forums and their posts, which begin with a message and carry tags', async () => {
    const created = heard(Events.ChannelCreate)
    const { body: forum } = await ask(parlour, `POST /guilds/${parlour.guildId}/channels`, {
      name: 'Games',
      type: 15,
      available_tags: [{ name: 'Open', emoji_name: '🪑' }],
    })
    const [open] = forum.available_tags as { id: string }[]
    expect((await created)[0]).toMatchObject({ type: 15, availableTags: [{ name: 'Open', emoji: { name: '🪑' } }] })
    const tags = [open!, { name: 'Over', moderated: true }]
    const { body: changed } = await ask(parlour, `PATCH /channels/${forum.id}`, { available_tags: tags })
    const [, over] = changed.available_tags as { id: string }[]
    expect(changed.available_tags).toMatchObject([open!, { name: 'Over', moderated: true, emoji_name: null }])
    const line = `POST /channels/${forum.id}/threads`
    const made = heard(Events.ThreadCreate)
    const { body } = await ask(parlour, line, { name: 'a post', applied_tags: [open!.id], message: { content: 'the first' } })
    expect(body.message).toMatchObject({ id: body.id, content: 'the first' })
    expect((await made)[0]).toMatchObject({ id: body.id, parentId: forum.id, appliedTags: [open!.id] })
    const tagged = heard(Events.ThreadUpdate)
    await ask(parlour, `PATCH /channels/${body.id}`, { applied_tags: [over!.id] })
    expect((await tagged)[1].appliedTags).toEqual([over!.id])
    for (const [path, wrong, code] of [
      [line, { name: 'silent' }, 50035],
      [line, { name: 'tagged', applied_tags: ['1'], message: { content: 'x' } }, 10087],
      [line, { name: 'empty', message: {} }, 50006],
      [`POST /channels/${forum.id}/messages`, { content: 'x' }, 50024],
    ] as const)
      expect(await ask(parlour, path, wrong)).toMatchObject({ body: { code } })
    const stray = await ask(parlour, `POST /channels/${welcome()}/threads`, { name: 'thread', type: 11 })
    expect(await ask(parlour, `PATCH /channels/${stray.body.id}`, { applied_tags: [open!.id] })).toMatchObject({ status: 400 })
    expect(alice.screen()).not.toContain('silent')
  })
  it('of messages, reactions, pins and typing', async () => {
    const created = heard(Events.MessageCreate)
    const said = alice.say('hello', { files: [{ name: 'p.png', bytes: PIXEL, type: 'image/png' }] })
    const [message] = await created
    expect(message).toMatchObject({ id: said.id, content: 'hello', author: { id: alice.id }, guildId: parlour.guildId })
    expect(message.member.displayName).toBe('Alice')
    expect(message.attachments.first()).toMatchObject({ width: 1, height: 1, name: 'p.png' })
    const edited = heard(Events.MessageUpdate)
    alice.edit(said, 'hello again')
    expect((await edited)[1].content).toBe('hello again')
    const reacted = heard(Events.MessageReactionAdd)
    alice.react(said, '🎲')
    const [reaction, user] = await reacted
    expect([reaction.emoji.name, user.id, reaction.count]).toEqual(['🎲', alice.id, 1])
    const unreacted = heard(Events.MessageReactionRemove)
    alice.react(said, '🎲', false)
    await unreacted
    alice.react(said, '👍')
    const cleared = heard(Events.MessageReactionRemoveEmoji)
    await ask(parlour, `DELETE /channels/${welcome()}/messages/${said.id}/reactions/👍`)
    await cleared
    alice.react(said, '👍')
    const allCleared = heard(Events.MessageReactionRemoveAll)
    await ask(parlour, `DELETE /channels/${welcome()}/messages/${said.id}/reactions`)
    await allCleared
    const pinned = heard(Events.ChannelPinsUpdate)
    await ask(parlour, `PUT /channels/${welcome()}/messages/pins/${said.id}`)
    await pinned
    const typing = heard(Events.TypingStart)
    await fetch(`${parlour.address}/wire/people/${alice.id}/channels/${welcome()}/typing`, { method: 'POST' })
    expect((await typing)[0].user.id).toBe(alice.id)
    const removed = heard(Events.MessageDelete)
    alice.delete(said)
    expect((await removed)[0].id).toBe(said.id)
    const ids = [await post({ content: 'a' }), await post({ content: 'b' })]
    const swept = heard(Events.MessageBulkDelete)
    await ask(parlour, `POST /channels/${welcome()}/messages/bulk-delete`, { messages: ids })
    expect((await swept)[0].size).toBe(2)
  })
  it('of messages in conversations, which have no guild', async () => {
    const created = heard(Events.MessageCreate)
    alice.dm().say('in private')
    expect((await created)[0]).toMatchObject({ content: 'in private', guildId: null })
  })
  it('of renamed guild members, the bot among them', async () => {
    const changed = heard(Events.GuildMemberUpdate)
    await ask(parlour, `PATCH /guilds/${parlour.guildId}/members/@me`, { nick: 'Keeper' })
    expect((await changed)[1].nickname).toBe('Keeper')
  })
})

describe('no payload', () => {
  /** Keys whose value may be null; anywhere else null would be read as an object. */
  const NULLABLE =
    /^(avatar|banner|nick|premium_since|communication_disabled_until|global_name|accent_color|avatar_decoration_data|collectibles|primary_guild|edited_timestamp|topic|parent_id|last_message_id|last_pin_timestamp|icon|splash|discovery_splash|description|unicode_emoji|secondary_color|tertiary_color|id|name|email|width|height|content_type|referenced_message|accent_color|contexts|.*_channel_id|vanity_url_code|hub_type|incidents_data|max_presences|application_id|home_header|emoji_id|emoji_name|default_reaction_emoji|default_sort_order)$/
  const nulls = (value: unknown, path: string): string[] => {
    if (value === null) return NULLABLE.test(path.split('.').at(-1) ?? '') ? [] : [path]
    if (typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, inner]) => nulls(inner, `${path}.${key}`))
  }
  it('holds a null where Discord has none', () => {
    expect(raw.length).toBeGreaterThan(20)
    expect(raw.flatMap((packet) => nulls(packet.d, packet.t))).toEqual([])
  })
  it('lacks a field without which the library breaks', async () => {
    await alice.slash('/table open', { game: 'era', guest: alice })
    await alice.click('Join')
    await alice.slash('/form')
    await alice.modal({ name: 'A', side: 'attack', game: 'era' })
    await alice.autocomplete('/find', 'rule', 'd')
    const interactions = raw.flatMap((packet) => (packet.t === 'INTERACTION_CREATE' ? [packet.d] : []))
    expect(interactions).toHaveLength(5)
    for (const one of interactions)
      expect(one).toMatchObject({
        id: expect.stringMatching(/^\d{17,19}$/),
        application_id: parlour.applicationId,
        token: expect.any(String),
        version: 1,
        entitlements: [],
        authorizing_integration_owners: { 0: parlour.guildId },
        app_permissions: expect.stringMatching(/^\d+$/),
        channel: { id: welcome(), type: 0 },
        member: { user: { id: alice.id }, permissions: expect.stringMatching(/^\d+$/), roles: [] },
        locale: 'en-US',
        context: 0,
        attachment_size_limit: 10 * 1024 * 1024,
      })
    const [slash, press, , modal, typing] = interactions
    expect(slash?.data).toMatchObject({
      name: 'table',
      type: 1,
      options: [
        {
          name: 'open',
          type: ApplicationCommandOptionType.Subcommand,
          options: [{ name: 'game' }, { name: 'guest', value: alice.id }],
        },
      ],
      resolved: { users: { [alice.id]: {} }, members: { [alice.id]: {} } },
    })
    expect(press).toMatchObject({
      data: { component_type: ComponentType.Button, custom_id: 'join' },
      message: { interaction_metadata: { user: { id: alice.id }, authorizing_integration_owners: {} } },
    })
    expect(modal?.data).toMatchObject({
      components: [
        { type: ComponentType.Label, component: { type: ComponentType.TextInput, custom_id: 'name', value: 'A' } },
        {},
        {},
        {},
        {},
      ],
    })
    expect(typing?.data).toMatchObject({ options: [{ name: 'rule', value: 'd', focused: true }] })
  })
})
