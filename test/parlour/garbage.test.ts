/** Whatever is sent, the parlour answers with sense: never with an error of its own, never by breaking. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { wireRoutes } from '../../src/parlour/people/routes.ts'
import { routes } from '../../src/parlour/rest/index.ts'
import { ask } from './bare.ts'
import { COMMANDS, MESSAGES, MODAL, wound } from './bodies.ts'
import { readDescription } from './description.ts'
import { type Body, command, latestInteraction } from './limits.ts'

let parlour: TestParlour
const stumbles: unknown[] = []
let known: Record<string, string[]>
beforeAll(async () => {
  parlour = await openParlour({ report: (error) => stumbles.push(error) })
  await ask(parlour, `PUT /applications/${parlour.applicationId}/commands`, [command({ name: 'go' })])
  const { body } = await ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, { content: 'a message' })
  const thread = await ask(parlour, `POST /channels/${parlour.channel('welcome')}/threads`, { name: 'a thread', type: 11 })
  const alice = parlour.person('Alice')
  alice.slash('/go').catch(() => {})
  const { id, token } = await latestInteraction(parlour)
  const [go] = parlour.house.store.commands.all()
  known = {
    application: [parlour.applicationId],
    guild: [parlour.guildId],
    channel: [parlour.channel('tables'), thread.body.id],
    message: [body.id, '@original'],
    user: [alice.id, '@me'],
    person: [alice.id],
    role: [parlour.guildId],
    overwrite: [parlour.guildId],
    command: [go?.id ?? ''],
    interaction: [id],
    modal: [id],
    token: [token],
    emoji: ['👍', 'x'],
  }
})
afterAll(() => parlour.close())

/** Words that mean something to the forms, so that garbage gets past the first check. */
const KEYS = [
  'type',
  'data',
  'content',
  'embeds',
  'components',
  'flags',
  'custom_id',
  'options',
  'name',
  'description',
  'values',
  'attachments',
  'id',
  'label',
  'component',
  'choices',
  'title',
  'accessory',
  'items',
  'media',
  'url',
  'style',
  'allowed_mentions',
  'message_reference',
  'recipient_id',
  'messages',
  'roles',
  'permission_overwrites',
]
const leaf = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 2, 4, 9, 17, 18, -1, 1e20, 0.5, '', 'text', 'attachment://x', '123456789012345678'),
  fc.string(),
  fc.integer(),
)
const garbage = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('thing')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  thing: fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 8 }),
})).value

const pathOf = (template: string, pick: number) =>
  template
    .split('/')
    .map((part) => {
      const ids = part.startsWith(':') ? (known[part.slice(1)] ?? ['1']) : [part]
      return encodeURIComponent(ids[pick % ids.length] ?? '')
    })
    .join('/')

const SAFE = routes.filter(({ method, template }) => !(method === 'DELETE' && template === '/channels/:channel'))

describe('garbage', () => {
  it('in any body, on any route of a bot', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SAFE), fc.nat(), garbage, async ({ method, template }, pick, body) => {
        const { status } = await ask(parlour, `${method} ${pathOf(template, pick)}`, method === 'GET' ? undefined : body)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 400, seed: 20260101 },
    )
    expect(stumbles).toEqual([])
  })
  it('in one place of a body that is otherwise in order: what is accepted, Discord would have accepted', async () => {
    const before = parlour.traffic.length
    const commands = `POST /applications/${parlour.applicationId}/commands`
    const toMessages = async () => `POST /channels/${parlour.channel('tables')}/messages`
    const toCommands = async () => commands
    const toInteraction = async () => {
      await ask(parlour, commands, command({ name: 'go' }))
      const alice = parlour.person('Alice')
      alice.slash('/go').catch(() => {})
      return (await latestInteraction(parlour)).callback
    }
    const sound: [() => Promise<string>, Body][] = [
      ...MESSAGES.map((body): [() => Promise<string>, Body] => [toMessages, body]),
      ...COMMANDS.map((body): [() => Promise<string>, Body] => [toCommands, body]),
      [toInteraction, MODAL],
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sound),
        fc.nat(),
        fc.oneof(fc.constant(undefined), leaf, garbage),
        async ([line, body], pick, value) => {
          const { status } = await ask(parlour, await line(), wound(body, pick, value))
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 600, seed: 20260101 },
    )
    expect(stumbles).toEqual([])
    const accepted = parlour.traffic.slice(before).filter(({ status }) => status < 400)
    expect(accepted.length).toBeGreaterThan(50)
    expect(accepted.flatMap(readDescription().faultsOf)).toEqual([])
  })
  it('in any body, on any route of a person', async () => {
    const slow = /commands\/:command$|components$|modals\/:modal$|autocomplete$/
    const quick = wireRoutes.filter(({ method, template }) => !(method === 'POST' && slow.test(template)))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...quick), fc.nat(), garbage, async ({ method, template }, pick, body) => {
        const response = await fetch(`${parlour.address}/wire${pathOf(template, pick)}`, {
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(method !== 'GET' && { body: JSON.stringify(body) }),
        })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: 300, seed: 20260101 },
    )
    expect(stumbles).toEqual([])
  })
  it('instead of JSON, of a form, of a path, of a method', async () => {
    const line = `POST /channels/${parlour.channel('tables')}/messages`
    expect(await ask(parlour, line, '{"content":')).toMatchObject({ status: 400, body: { code: 50109 } })
    expect(await ask(parlour, line, 'x', { headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 400 })
    expect(await ask(parlour, line, 'x', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } })).toMatchObject({
      status: 400,
    })
    expect(await ask(parlour, 'GET /nowhere')).toMatchObject({ status: 404 })
    expect(await ask(parlour, 'GET /channels/not-an-id')).toMatchObject({ status: 400, body: { code: 50035 } })
    expect(await ask(parlour, 'DELETE /gateway')).toMatchObject({ status: 405 })
    expect((await fetch(`${parlour.api}/v9/gateway`)).status).toBe(404)
    for (const path of ['/%', '/attachments/1/2/x', '/attachments', '/emojis/1.png', '/avatars/x.svg', '//evil'])
      expect((await fetch(`${parlour.address}${path}`)).status).toBeLessThan(500)
  })
})
