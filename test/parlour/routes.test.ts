/** Every route of a bot is asked once in earnest, and both sides of the talk are held against Discord's own description. */
import { PermissionFlagsBits as May } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { routes } from '../../src/parlour/rest/index.ts'
import { matchRoute } from '../../src/parlour/rest/router.ts'
import { type Answer, ask, type Part } from './bare.ts'
import { PIXEL } from './demo-bot.ts'
import { readDescription } from './description.ts'
import { button, command, latestInteraction, option, row, select } from './limits.ts'

let parlour: TestParlour
let alice: Guest
beforeAll(async () => {
  parlour = await openParlour({ botPermissions: May.Administrator })
  alice = parlour.person('Alice')
})
afterAll(() => parlour.close())

/** Asks, and insists on being answered well. */
async function well(line: string, body?: unknown, more: { files?: Part[]; token?: null } = {}): Promise<Answer['body']> {
  const answer = await ask(parlour, line, body, more)
  expect(answer.status, `${line}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

it('applications, commands and emoji', async () => {
  await well('GET /gateway')
  await well('GET /gateway/bot')
  await well('GET /applications/@me')
  await well('GET /oauth2/applications/@me')
  const app = `/applications/${parlour.applicationId}`
  const full = command({
    name: 'full',
    name_localizations: { de: 'voll' },
    default_member_permissions: '8',
    contexts: [0, 1],
    options: [
      option({ type: 1, name: 'sub', options: [3, 4, 5, 6, 7, 8, 9, 10, 11].map((type) => option({ type, name: `o${type}` })) }),
      option({
        type: 2,
        name: 'group',
        options: [
          option({
            type: 1,
            options: [option({ choices: [{ name: 'n', value: 'v' }] }), option({ type: 10, name: 'p', autocomplete: true })],
          }),
        ],
      }),
    ],
  })
  for (const place of [`${app}/commands`, `${app}/guilds/${parlour.guildId}/commands`]) {
    await well(`PUT ${place}`, [full, { type: 2, name: 'Menu' }])
    const { id } = await well(`POST ${place}`, command({ name: 'extra' }))
    await well(`POST ${place}`, command({ name: 'extra', description: 'changed' }))
    await well(`GET ${place}`)
    await well(`GET ${place}?with_localizations=true`)
    await well(`GET ${place}/${id}`)
    expect(await well(`PATCH ${place}/${id}`, { name: 'renamed', description: 'again' })).toMatchObject({ id, name: 'renamed' })
    await well(`DELETE ${place}/${id}`)
  }
  await well(`GET ${app}/guilds/${parlour.guildId}/commands/permissions`)
  const [guildCommand] = parlour.house.store.commands.all().filter((one) => one.guild_id)
  expect(await ask(parlour, `GET ${app}/guilds/${parlour.guildId}/commands/${guildCommand?.id}/permissions`)).toMatchObject({
    status: 404,
    body: { code: 10066 },
  })

  const image = `data:image/png;base64,${PIXEL.toString('base64')}`
  const emoji = await well(`POST ${app}/emojis`, { name: 'gold', image })
  expect(await ask(parlour, `POST ${app}/emojis`, { name: 'gold', image })).toMatchObject({ status: 400, body: { code: 50035 } })
  await well(`GET ${app}/emojis`)
  await well(`GET ${app}/emojis/${emoji.id}`)
  await well(`PATCH ${app}/emojis/${emoji.id}`, { name: 'silver' })
  const bytes = await fetch(`${parlour.address}/emojis/${emoji.id}.png`).then((file) => file.arrayBuffer())
  expect(Buffer.from(bytes).equals(PIXEL)).toBe(true)
  await well(`DELETE ${app}/emojis/${emoji.id}`)
})

it('the guild, its members and roles', async () => {
  const guild = `/guilds/${parlour.guildId}`
  await well('GET /users/@me')
  await well('GET /users/@me/guilds')
  await well(`GET /users/${alice.id}`)
  await well(`GET ${guild}?with_counts=true`)
  await well(`GET ${guild}/channels`)
  expect(await well(`GET ${guild}/members?limit=10`)).toHaveLength(3)
  expect(await well(`GET ${guild}/members/search?query=ali`)).toHaveLength(1)
  await well(`GET ${guild}/members/${alice.id}`)
  await well(`PATCH ${guild}/members/${alice.id}`, { nick: 'Al' })
  await well(`PATCH ${guild}/members/@me`, { nick: 'Keeper' })
  const role = await well(`POST ${guild}/roles`, { name: 'Scribe', permissions: '0', color: 255 })
  await well(`GET ${guild}/roles`)
  await well(`GET ${guild}/roles/${role.id}`)
  await well(`PATCH ${guild}/roles/${role.id}`, { hoist: true })
  await well(`PUT ${guild}/members/${alice.id}/roles/${role.id}`)
  await well(`DELETE ${guild}/members/${alice.id}/roles/${role.id}`)
  await well(`DELETE ${guild}/roles/${role.id}`)
  await well(`DELETE ${guild}/members/${parlour.person('Bob').id}`)
})

it('the calendar', async () => {
  const guild = `/guilds/${parlour.guildId}/scheduled-events`
  const at = (hours: number) => new Date(parlour.clock.now() + hours * 3_600_000).toISOString()
  const event = {
    name: 'Game night',
    description: 'Era of Atlantis',
    scheduled_start_time: at(1),
    scheduled_end_time: at(3),
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: '#tables' },
  }
  const made = await well(`POST ${guild}`, event)
  expect(made).toMatchObject({ status: 1, creator_id: parlour.house.guild.bot, user_count: 0 })
  await well(`PATCH ${guild}/${made.id}`, { name: 'Games night', scheduled_start_time: at(2) })
  expect(await well(`GET ${guild}/${made.id}`)).toMatchObject({ name: 'Games night', description: 'Era of Atlantis' })
  parlour.person('Alice').interest(made.id)
  expect(await well(`GET ${guild}/${made.id}/users?with_member=true`)).toMatchObject([{ user_id: alice.id }])
  expect(await well(`GET ${guild}`)).toMatchObject([{ id: made.id, user_count: 1 }])
  await parlour.clock.advance(2 * 3_600_000)
  expect(await well(`GET ${guild}/${made.id}`)).toMatchObject({ status: 2 })
  await parlour.clock.advance(3_600_000)
  expect(await ask(parlour, `GET ${guild}/${made.id}`)).toMatchObject({ status: 404, body: { code: 10070 } })

  const again = { ...event, scheduled_start_time: at(1), scheduled_end_time: at(3) }
  const past = await ask(parlour, `POST ${guild}`, { ...again, scheduled_start_time: at(-1) })
  expect(past).toMatchObject({ status: 400, body: { code: 50035, errors: { scheduled_start_time: {} } } })
  const backwards = await ask(parlour, `POST ${guild}`, { ...again, scheduled_end_time: at(0.5) })
  expect(backwards).toMatchObject({ status: 400, body: { code: 50035, errors: { scheduled_end_time: {} } } })
  const endless = await ask(parlour, `POST ${guild}`, { ...again, scheduled_end_time: null })
  expect(endless).toMatchObject({ status: 400, body: { code: 50035, errors: { scheduled_end_time: {} } } })
  const gone = await well(`POST ${guild}`, again)
  await well(`PATCH ${guild}/${gone.id}`, { status: 4 })
  expect(await well(`GET ${guild}`)).toEqual([])
  const dropped = await well(`POST ${guild}`, again)
  await well(`DELETE ${guild}/${dropped.id}`)
  expect(await well(`GET ${guild}`)).toEqual([])
})

it('channels and threads', async () => {
  const room = await well(`POST /guilds/${parlour.guildId}/channels`, {
    name: 'room',
    topic: 't',
    permission_overwrites: [{ id: alice.id, type: 1, allow: '1024' }],
  })
  await well(`GET /channels/${room.id}`)
  await well(`PATCH /channels/${room.id}`, { topic: 'changed', position: 9 })
  await well(`PUT /channels/${room.id}/permissions/${parlour.guildId}`, { type: 0, deny: '2048' })
  await well(`DELETE /channels/${room.id}/permissions/${parlour.guildId}`)
  await well(`POST /channels/${room.id}/typing`)
  const thread = await well(`POST /channels/${room.id}/threads`, { name: 'public', type: 11 })
  const secret = await well(`POST /channels/${room.id}/threads`, { name: 'private', type: 12, invitable: false })
  const message = await well(`POST /channels/${room.id}/messages`, { content: 'seed' })
  await well(`POST /channels/${room.id}/messages/${message.id}/threads`, { name: 'grown' })
  await well(`GET /channels/${room.id}/messages`)
  await well(`GET /channels/${thread.id}`)
  await well(`PUT /channels/${thread.id}/thread-members/${alice.id}`)
  await well(`DELETE /channels/${thread.id}/thread-members/@me`)
  await well(`PUT /channels/${thread.id}/thread-members/@me`)
  await well(`GET /channels/${thread.id}/thread-members?with_member=true`)
  await well(`GET /channels/${thread.id}/thread-members/${alice.id}`)
  await well(`DELETE /channels/${thread.id}/thread-members/${alice.id}`)
  await well(`GET /guilds/${parlour.guildId}/threads/active`)
  await well(`PATCH /channels/${thread.id}`, { name: 'renamed', auto_archive_duration: 60 })
  await well(`PATCH /channels/${thread.id}`, { archived: true })
  await well(`PATCH /channels/${secret.id}`, { archived: true })
  expect(await well(`GET /channels/${room.id}/threads/archived/public?limit=2`)).toMatchObject({ threads: [{ id: thread.id }] })
  expect(await well(`GET /channels/${room.id}/threads/archived/private`)).toMatchObject({ threads: [{ id: secret.id }] })
  await well(`GET /channels/${room.id}/users/@me/threads/archived/private`)
  await well(`DELETE /channels/${room.id}`)
  expect(await ask(parlour, `GET /channels/${thread.id}`)).toMatchObject({ status: 404, body: { code: 10003 } })
  const direct = await well('POST /users/@me/channels', { recipient_id: alice.id })
  expect((await well('POST /users/@me/channels', { recipient_id: alice.id })).id).toBe(direct.id)
  await well(`GET /channels/${direct.id}`)
  await well(`POST /channels/${direct.id}/messages`, { content: 'hello' })
  await well(`DELETE /channels/${direct.id}`)
})

it('messages in all their shapes', async () => {
  const messages = `/channels/${parlour.channel('welcome')}/messages`
  const picture = { media: { url: 'attachment://p.png' }, description: 'a pixel' }
  const v2 = [
    {
      type: 17,
      accent_color: 1,
      components: [
        { type: 10, content: 'text' },
        { type: 14 },
        { type: 12, items: [picture] },
        { type: 13, file: { url: 'attachment://p.png' } },
        row(button()),
      ],
    },
    { type: 9, components: [{ type: 10, content: 'text' }], accessory: { type: 11, ...picture } },
    row(select({ custom_id: 'x' })),
    ...[5, 6, 7, 8].map((type) => row({ type, custom_id: `s${type}` })),
  ]
  const files = [{ name: 'p.png', bytes: PIXEL, type: 'image/png' }]
  const rich = await well(`POST ${messages}`, { flags: 32768, components: v2 }, { files })
  await well(`GET ${messages}/${rich.id}`)
  const embed = {
    title: 't',
    description: 'd',
    url: 'https://example.com',
    color: 1,
    timestamp: '2026-01-01T00:00:00Z',
    footer: { text: 'f' },
    author: { name: 'a' },
    image: { url: 'attachment://p.png' },
    fields: [{ name: 'n', value: 'v' }],
  }
  const old = await well(
    `POST ${messages}`,
    { content: alice.mention, embeds: [embed], attachments: [{ id: '0', description: 'alt' }], nonce: 'n' },
    { files },
  )
  await well(`PATCH ${messages}/${old.id}`, { content: 'edited', flags: 4, attachments: [] })
  await well(`POST ${messages}`, {
    content: 'reply',
    message_reference: { message_id: old.id },
    allowed_mentions: { replied_user: true },
  })
  await well(`GET ${messages}?limit=5&around=${old.id}`)
  const reactions = `${messages}/${old.id}/reactions`
  await well(`PUT ${reactions}/👍/@me`)
  alice.react({ id: old.id, channel_id: parlour.channel('welcome') }, '👍')
  expect(await well(`GET ${reactions}/👍`)).toHaveLength(2)
  await well(`GET ${messages}/${old.id}`)
  await well(`DELETE ${reactions}/👍/${alice.id}`)
  await well(`DELETE ${reactions}/👍/@me`)
  await well(`PUT ${reactions}/👍/@me`)
  await well(`DELETE ${reactions}/👍`)
  await well(`DELETE ${reactions}`)
  await well(`PUT ${messages}/pins/${old.id}`)
  expect(await well(`GET ${messages}/pins?limit=5`)).toMatchObject({ items: [{ message: { id: old.id } }], has_more: false })
  expect(await well(`GET /channels/${parlour.channel('welcome')}/pins`)).toHaveLength(1)
  await well(`DELETE ${messages}/pins/${old.id}`)
  await well(`PUT /channels/${parlour.channel('welcome')}/pins/${old.id}`)
  await well(`DELETE /channels/${parlour.channel('welcome')}/pins/${old.id}`)
  await well(`DELETE ${messages}/${old.id}`)
  const ids = [(await well(`POST ${messages}`, { content: 'a' })).id, (await well(`POST ${messages}`, { content: 'b' })).id]
  await well(`POST ${messages}/bulk-delete`, { messages: ids })
})

it('interactions', async () => {
  await well(`POST /applications/${parlour.applicationId}/commands`, command({ name: 'go' }))
  const open = { token: null }
  alice.slash('/go').catch(() => {})
  const slash = await latestInteraction(parlour)
  await well(`${slash.callback}?with_response=true`, { type: 5 }, open)
  await well(`PATCH ${slash.hook}/messages/@original`, { content: 'panel', components: [row(button({ label: 'Go' }))] }, open)
  await well(`GET ${slash.hook}/messages/@original`, undefined, open)
  const more = await well(`POST ${slash.hook}`, { content: 'more', flags: 64 }, open)
  await well(`GET ${slash.hook}/messages/${more.id}`, undefined, open)
  await well(`PATCH ${slash.hook}/messages/${more.id}`, { content: 'less' }, open)
  await well(`DELETE ${slash.hook}/messages/${more.id}`, undefined, open)
  alice.click('Go').catch(() => {})
  const press = await latestInteraction(parlour)
  await well(`${press.callback}?with_response=true`, { type: 7, data: { content: 'pressed' } }, open)
  await well(`POST ${press.hook}`, { content: 'a reply' }, open)
  alice.click('Go').catch(() => {})
  const again = await latestInteraction(parlour)
  const modal = {
    custom_id: 'm',
    title: 'T',
    components: [{ type: 18, label: 'L', component: { type: 4, custom_id: 't', style: 1 } }],
  }
  await well(again.callback, { type: 9, data: modal }, open)
  alice.modal({ L: 'x' }).catch(() => {})
  const sent = await latestInteraction(parlour)
  await well(`${sent.callback}?with_response=true`, { type: 4, data: { content: 'thanks' } }, open)
  await well(`DELETE ${slash.hook}/messages/@original`, undefined, open)
})

it('all of it as Discord describes it, and no route forgotten', () => {
  const { faultsOf } = readDescription()
  expect(parlour.traffic.flatMap(faultsOf)).toEqual([])
  // The description does find fault where there is some: with a request, with an answer, with a status.
  const [post] = parlour.traffic.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  for (const wrong of [{ body: { embeds: 'none' } }, { response: { id: '1' } }, { status: 299 }, { path: '/api/v10/nowhere' }])
    expect(post && faultsOf({ ...post, ...wrong })).toHaveLength(1)
  const asked = new Set(parlour.traffic.map(({ method, path }) => matchRoute(routes, method, path.replace('/api/v10', '')).route))
  expect(routes.filter((route) => !asked.has(route)).map(({ method, template }) => `${method} ${template}`)).toEqual([])
})
