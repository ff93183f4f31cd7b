/** Who may do what, where: roles, overwrites, threads, conversations. */
import { PermissionFlagsBits as May, OverwriteType } from 'discord-api-types/v10'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { canSee, permissionsIn } from '../../src/parlour/permissions.ts'
import type { Overwrite, Person, Room } from '../../src/parlour/records.ts'
import { ask } from './bare.ts'

let parlour: TestParlour
let alice: Guest
let olga: Guest
beforeEach(async () => {
  parlour = await openParlour({ botPermissions: May.Administrator })
  alice = parlour.person('Alice')
  olga = parlour.person('Olga', { roles: ['Organiser'] })
})
afterEach(() => parlour.close())

const { house, room, person } = {
  house: () => parlour.house,
  room: (name = 'tables'): Room => {
    const found = parlour.house.store.channels.get(parlour.channel(name))
    if (found?.kind !== 'room') throw new Error(`${name} is not a room`)
    return found
  },
  person: (guest: Guest): Person => {
    const found = parlour.house.store.people.get(guest.id)
    if (!found) throw new Error(`${guest.name} is nobody`)
    return found
  },
}
const organiser = () =>
  house()
    .store.roles.all()
    .find((role) => role.name === 'Organiser')?.id ?? ''
const allows = (guest: Guest, bit: bigint) => (permissionsIn(house(), person(guest), room()) & bit) === bit
const overwrite = (id: string, change: object) =>
  ask(parlour, `PUT /channels/${parlour.channel('tables')}/permissions/${id}`, change)

describe('overwrites', () => {
  it('go from everyone over roles to the person, the later the stronger', async () => {
    await overwrite(parlour.guildId, { type: OverwriteType.Role, deny: String(May.SendMessages) })
    expect([allows(alice, May.SendMessages), allows(olga, May.SendMessages)]).toEqual([false, false])
    await overwrite(organiser(), { type: OverwriteType.Role, allow: String(May.SendMessages) })
    expect([allows(alice, May.SendMessages), allows(olga, May.SendMessages)]).toEqual([false, true])
    await overwrite(olga.id, { type: OverwriteType.Member, deny: String(May.SendMessages) })
    await overwrite(alice.id, { type: OverwriteType.Member, allow: String(May.SendMessages) })
    expect([allows(alice, May.SendMessages), allows(olga, May.SendMessages)]).toEqual([true, false])
    expect(() => olga.say('no', { channel: '#tables' })).toThrow('Missing Permissions')
    expect(await ask(parlour, `DELETE /channels/${parlour.channel('tables')}/permissions/${olga.id}`)).toMatchObject({
      status: 204,
    })
    expect(await ask(parlour, `DELETE /channels/${parlour.channel('tables')}/permissions/${olga.id}`)).toMatchObject({
      status: 404,
      body: { code: 10009 },
    })
    olga.say('yes', { channel: '#tables' })
  })
  it('who cannot see a channel can do nothing in it', async () => {
    await overwrite(parlour.guildId, { type: OverwriteType.Role, deny: String(May.ViewChannel) })
    expect(permissionsIn(house(), person(alice), room())).toBe(0n)
    expect(() => alice.say('knock', { channel: '#tables' })).toThrow('Missing Access')
    await ask(parlour, `POST /channels/${parlour.channel('tables')}/messages`, { content: 'behind closed doors' })
    expect(alice.canSee('behind closed doors')).toBe(false)
  })
  it('administrators and owners need none', () => {
    const owner = house().store.people.get(house().guild.owner)
    const closed = {
      ...room(),
      overwrites: [{ id: parlour.guildId, type: OverwriteType.Role, allow: '0', deny: String(May.ViewChannel) }],
    }
    expect(owner && canSee(house(), owner, closed)).toBe(true)
    const bot = house().store.people.get(house().guild.bot)
    expect(bot && canSee(house(), bot, closed)).toBe(true)
  })
  it('are sums: whatever the order of roles, the person’s own word decides, and nothing survives without sight', () => {
    const bit = fc.constantFrom(May.ViewChannel, May.SendMessages, May.AttachFiles, May.AddReactions)
    const bits = fc.array(bit).map((list) => list.reduce((sum, one) => sum | one, 0n))
    const layer = (id: string, type: OverwriteType) =>
      fc
        .record({ allow: bits, deny: bits })
        .map(({ allow, deny }): Overwrite => ({ id, type, allow: String(allow), deny: String(deny) }))
    const layers = fc.tuple(
      layer(parlour.guildId, OverwriteType.Role),
      layer(organiser(), OverwriteType.Role),
      layer(olga.id, OverwriteType.Member),
    )
    fc.assert(
      fc.property(layers, fc.integer({ min: 0, max: 5 }), ([everyone, role, own], turn) => {
        const overwrites =
          [
            [everyone, role, own],
            [own, role, everyone],
            [role, own, everyone],
            [role, everyone, own],
            [own, everyone, role],
            [everyone, own, role],
          ][turn] ?? []
        const held = permissionsIn(house(), person(olga), { ...room(), overwrites })
        const word = (BigInt(own.allow) & May.ViewChannel) !== 0n
        if (word) expect(held & BigInt(own.allow)).toBe(BigInt(own.allow))
        if (!(held & May.ViewChannel)) expect(held).toBe(0n)
        if (held) expect(held & BigInt(own.deny) & ~BigInt(own.allow)).toBe(0n)
      }),
    )
  })
})

describe('a bot without rights', () => {
  beforeEach(async () => {
    await parlour.close()
    parlour = await openParlour({ botPermissions: May.ViewChannel | May.SendMessages })
    for (const right of [
      'AttachFiles',
      'EmbedLinks',
      'ReadMessageHistory',
      'AddReactions',
      'CreatePublicThreads',
      'CreatePrivateThreads',
      'ChangeNickname',
    ] as const)
      parlour.faults.revoke(right)
  })
  const messages = () => `/channels/${parlour.channel('tables')}/messages`
  const refused = { status: 403, body: { code: 50013 } }

  it('is refused what it lacks, one right at a time', async () => {
    const { body } = await ask(parlour, `POST ${messages()}`, { content: 'this it may' })
    expect(await ask(parlour, `POST ${messages()}`, {}, { files: [{ name: 'f', bytes: Buffer.from('x') }] })).toMatchObject(
      refused,
    )
    expect(await ask(parlour, `POST ${messages()}`, { embeds: [{ title: 't' }] })).toMatchObject(refused)
    expect(await ask(parlour, `GET ${messages()}/${body.id}`)).toMatchObject(refused)
    expect(await ask(parlour, `GET ${messages()}`)).toMatchObject({ status: 200, body: [] })
    expect(await ask(parlour, `PUT ${messages()}/pins/${body.id}`)).toMatchObject(refused)
    expect(await ask(parlour, `PUT ${messages()}/${body.id}/reactions/👍/@me`)).toMatchObject(refused)
    expect(await ask(parlour, `POST /channels/${parlour.channel('tables')}/threads`, { name: 't', type: 11 })).toMatchObject(
      refused,
    )
    expect(await ask(parlour, `POST /channels/${parlour.channel('tables')}/threads`, { name: 't', type: 12 })).toMatchObject(
      refused,
    )
    expect(await ask(parlour, `PATCH /channels/${parlour.channel('tables')}`, { name: 't' })).toMatchObject(refused)
    expect(await ask(parlour, `DELETE /channels/${parlour.channel('tables')}`)).toMatchObject(refused)
    expect(await ask(parlour, `POST /guilds/${parlour.guildId}/channels`, { name: 't' })).toMatchObject(refused)
    expect(await ask(parlour, `POST /guilds/${parlour.guildId}/roles`, { name: 't' })).toMatchObject(refused)
    const said = parlour.person('Alice').say('mine', { channel: '#tables' })
    expect(await ask(parlour, `DELETE ${messages()}/${said.id}`)).toMatchObject(refused)
    expect(await ask(parlour, `PATCH ${messages()}/${said.id}`, { content: 'x' })).toMatchObject({
      status: 403,
      body: { code: 50005 },
    })
  })
})

describe('private threads', () => {
  it('are for members and thread keepers', async () => {
    const { body } = await ask(parlour, `POST /channels/${parlour.channel('tables')}/threads`, {
      name: 'secret',
      type: 12,
      invitable: false,
    })
    await ask(parlour, `PUT /channels/${body.id}/thread-members/${alice.id}`)
    await ask(parlour, `POST /channels/${body.id}/messages`, { content: 'for the invited' })
    expect([alice.canSee('for the invited'), olga.canSee('for the invited')]).toEqual([true, false])
    expect(() => olga.join('secret')).toThrow('Missing Access')
    await ask(parlour, `DELETE /channels/${body.id}/thread-members/${alice.id}`)
    expect(alice.canSee('for the invited')).toBe(false)
  })
})

describe('mentions', () => {
  const send = (content: string, more: object = {}) =>
    ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, { content, ...more })
  const rings = () => [alice, olga].map((guest) => guest.pings.length)

  it('ring for those named, unless the message says otherwise', async () => {
    await send(`${alice.mention} and ${olga.mention}`, { allowed_mentions: { users: [alice.id] } })
    expect(rings()).toEqual([1, 0])
    await send(`${alice.mention}`, { allowed_mentions: { parse: [] } })
    expect(rings()).toEqual([1, 0])
    await send('@everyone', { allowed_mentions: { parse: ['everyone'] } })
    expect(rings()).toEqual([2, 1])
    await send(`<@&${organiser()}>`)
    expect(rings()).toEqual([2, 2])
  })
  it('leave a mark but do not ring when the message is silent; edits never ring', async () => {
    const { body } = await send(`${alice.mention}`, { flags: 4096 })
    expect(rings()).toEqual([0, 0])
    expect(alice.messages().at(-1)?.wire.mentioned).toBe(true)
    await ask(parlour, `PATCH /channels/${parlour.channel('welcome')}/messages/${body.id}`, { content: olga.mention })
    expect(rings()).toEqual([0, 0])
  })
  it('of everybody need the right', async () => {
    alice.say('@everyone hear me')
    expect(olga.pings).toHaveLength(0)
    const said = alice.say('a question')
    olga.say('an answer', { replyTo: said })
    expect(alice.pings).toHaveLength(1)
  })
})
