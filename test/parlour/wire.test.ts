/** The people's side as a page uses it: requests and one socket. */
import { once } from 'node:events'
import type { Client } from 'discord.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import type {
  WireCall,
  WireChannel,
  WireCommand,
  WireInteraction,
  WireMessage,
  WireModal,
  WireNews,
  WirePage,
  WirePerson,
  WireUpload,
  WireWorld,
} from '../../src/parlour/wire.ts'
import { startBot } from './demo-bot.ts'

let parlour: TestParlour
let bot: Client<true>
beforeAll(async () => {
  parlour = await openParlour({ realTime: true })
  bot = await startBot(parlour.api, parlour.token)
})
afterAll(async () => {
  await bot.destroy()
  await parlour.close()
})

async function call<T = unknown>(line: string, body?: unknown): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(`${parlour.address}/wire${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return response.status === 204 ? JSON.parse('null') : response.json().then((json) => JSON.parse(JSON.stringify(json)))
}

class Page {
  readonly news: WireNews[] = []
  readonly socket: WebSocket
  #wake: (() => void)[] = []
  constructor() {
    this.socket = new WebSocket(`${parlour.address.replace('http', 'ws')}/wire/socket`)
    this.socket.on('message', (data) => {
      this.news.push(JSON.parse(String(data)))
      for (const wake of this.#wake.splice(0)) wake()
    })
  }
  async send(message: WireCall | string): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open')
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  async hear<T extends WireNews['t']>(
    t: T,
    fits: (news: Extract<WireNews, { t: T }>) => boolean = () => true,
  ): Promise<Extract<WireNews, { t: T }>> {
    for (;;) {
      const found = this.news.find(
        (news): news is Extract<WireNews, { t: T }> => news.t === t && fits(news as Extract<WireNews, { t: T }>),
      )
      if (found) return found
      await new Promise<void>((resolve) => this.#wake.push(resolve))
    }
  }
  async follow(person: WirePerson): Promise<WireWorld> {
    await this.send({ op: 'follow', person: person.id })
    return (await this.hear('world', (news) => news.person === person.id)).world
  }
}

let page: Page
let ada: WirePerson
let ben: WirePerson
let count = 0
beforeEach(async () => {
  count++
  ada = await call<WirePerson>('POST /people', { name: `Ada ${count}` })
  ben = await call<WirePerson>('POST /people', { name: `Ben ${count}` })
  page = new Page()
})
afterEach(() => page.socket.terminate())
const welcome = () => parlour.channel('welcome')
const command = async (person: WirePerson, name: string) => {
  const offered = await call<WireCommand[]>(`GET /people/${person.id}/channels/${welcome()}/commands`)
  return offered.find((one) => one.name === name)?.id
}
const use = async (person: WirePerson, name: string, body: object = {}) =>
  call<WireInteraction>(`POST /people/${person.id}/channels/${welcome()}/commands/${await command(person, name)}`, body)

describe('people', () => {
  it('come, are renamed, close their doors and leave', async () => {
    const hello = await page.hear('hello')
    expect(hello.people.map(({ id }) => id)).toContain(ada.id)
    expect(hello.bot).toMatchObject({ online: true, application_id: parlour.applicationId })
    expect(await call(`PATCH /people/${ada.id}`, { name: 'Adele', dms_open: false })).toMatchObject({
      name: 'Adele',
      dms_open: false,
    })
    expect((await page.hear('people', (news) => news.people.some(({ name }) => name === 'Adele'))).people).toBeTruthy()
    await call(`DELETE /people/${ada.id}`)
    expect(await call<WirePerson[]>('GET /people')).toContainEqual(expect.objectContaining({ id: ada.id, in_guild: false }))
    expect(await call(`POST /people/${ada.id}/channels/${welcome()}/messages`, { content: 'still here?' })).toMatchObject({
      code: 50001,
    })
  })
  it('have names of one to thirty-two characters, and nobody is the bot', async () => {
    for (const name of ['', ' ', 'x'.repeat(33)]) expect(await call('POST /people', { name })).toMatchObject({ code: 50035 })
    expect(await call(`GET /people/${bot.user.id}/world`)).toMatchObject({ code: 10013 })
    expect(await call('GET /people/1/world')).toMatchObject({ code: 10013 })
  })
})

describe('a page', () => {
  it('follows several people, each with their own world', async () => {
    const [hers, his] = [await page.follow(ada), await page.follow(ben)]
    expect(hers.channels.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(['tables', 'welcome']))
    expect(his.person.id).toBe(ben.id)
    expect(hers.guild.members.map(({ name }) => name)).not.toContain('Landlord')
    await use(ada, 'secret')
    const secret = await page.hear('message', (news) => news.message.content === 'Only for you')
    expect(secret.person).toBe(ada.id)
    await call(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'for all' })
    for (const person of [ada, ben])
      await page.hear('message', (news) => news.person === person.id && news.message.content === 'for all')
    expect(page.news.filter((news) => news.t === 'message' && news.message.content === 'Only for you')).toHaveLength(1)
    await page.send({ op: 'unfollow', person: ada.id })
    await call(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'once more' })
    await page.hear('message', (news) => news.person === ben.id && news.message.content === 'once more')
    expect(page.news.some((news) => news.t === 'message' && news.person === ada.id && news.message.content === 'once more')).toBe(
      false,
    )
  })
  it('is told when it asks for nonsense', async () => {
    for (const nonsense of ['{', '{"op":"dance"}', '{"op":"follow","person":"1"}']) await page.send(nonsense)
    await page.hear('error', (news) => news.error.code === 10013)
    expect(page.news.filter((news) => news.t === 'error')).toHaveLength(3)
  })
  it('counts what is unread and who was called, and forgets it when it is read', async () => {
    await page.follow(ada)
    const said = await call<WireMessage>(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: `<@${ada.id}>!` })
    await call(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'and so on' })
    const counted = await page.hear('channel', (news) => news.channel.unread === 2)
    expect(counted.channel).toMatchObject({ id: welcome(), mentions: 1, unread: 2 })
    await call(`POST /people/${ada.id}/channels/${welcome()}/read`, { message: said.id })
    expect((await page.hear('channel', (news) => news.channel.read === said.id)).channel).toMatchObject({
      mentions: 0,
      unread: 1,
    })
    const world = await call<WireWorld>(`GET /people/${ada.id}/world`)
    expect(world.channels.find(({ id }) => id === welcome())).toMatchObject({ unread: 1, mentions: 0 })
  })
  it('sees typing, thinking, reactions, edits and deletions', async () => {
    await page.follow(ada)
    await call(`POST /people/${ben.id}/channels/${welcome()}/typing`)
    expect((await page.hear('typing')).user.id).toBe(ben.id)
    const said = await call<WireMessage>(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'first' })
    await call(`PUT /people/${ada.id}/channels/${welcome()}/messages/${said.id}/reactions/${encodeURIComponent('👍')}`)
    expect((await page.hear('message-update', (news) => news.message.id === said.id)).message.wire.my_reactions).toEqual(['👍'])
    await call(`PATCH /people/${ben.id}/channels/${welcome()}/messages/${said.id}`, { content: 'second' })
    await page.hear('message-update', (news) => news.message.content === 'second')
    expect(await call(`DELETE /people/${ada.id}/channels/${welcome()}/messages/${said.id}`)).toMatchObject({ code: 50013 })
    await call(`DELETE /people/${ben.id}/channels/${welcome()}/messages/${said.id}`)
    await page.hear('message-gone', (news) => news.message === said.id)
    await use(ada, 'think')
    expect((await page.hear('message', (news) => ((news.message.flags ?? 0) & 128) !== 0)).message.wire.heading?.command).toBe(
      '/think',
    )
    await page.hear('message-update', (news) => news.message.content === 'Thought about it')
  })
  it('reads history page by page, newest first, and never an ephemeral', async () => {
    const dm = await call<WireChannel>(`POST /people/${ada.id}/dms`, {})
    for (let index = 0; index < 5; index++)
      await call(`POST /people/${ada.id}/channels/${dm.id}/messages`, { content: `${index}` })
    const read = (query: string) => call<WirePage>(`GET /people/${ada.id}/channels/${dm.id}/messages?${query}`)
    const first = await read('limit=2')
    expect([first.messages.map(({ content }) => content), first.more]).toEqual([['4', '3'], true])
    const second = await read(`limit=3&before=${first.messages.at(-1)?.id}`)
    expect([second.messages.map(({ content }) => content), second.more]).toEqual([['2', '1', '0'], false])
    expect((await read(`limit=3&around=${second.messages[0]?.id}`)).messages.map(({ content }) => content)).toEqual([
      '3',
      '2',
      '1',
    ])
    expect((await read(`limit=2&after=${second.messages[0]?.id}`)).messages.map(({ content }) => content)).toEqual(['4', '3'])
    await use(ada, 'secret')
    const page = await call<WirePage>(`GET /people/${ada.id}/channels/${welcome()}/messages`)
    expect(page.messages.some(({ content }) => content === 'Only for you')).toBe(false)
    expect(await call(`GET /people/${ben.id}/channels/${dm.id}/messages`)).toMatchObject({ code: 50001 })
  })
  it('presses, chooses and fills in', async () => {
    await page.follow(ada)
    const answered = await use(ada, 'secret')
    expect(answered).toMatchObject({ kind: 'command', state: 'answered', command: '/secret' })
    expect((await page.hear('interaction', (news) => news.interaction.state === 'waiting')).interaction.id).toBe(answered.id)
    const press = (person: WirePerson, custom_id: string, values?: string[]) =>
      call<WireInteraction>(`POST /people/${person.id}/channels/${welcome()}/messages/${answered.answer_id}/components`, {
        custom_id,
        ...(values && { values }),
      })
    expect(await press(ben, 'refresh')).toMatchObject({ code: 10008 })
    expect(await press(ada, 'unknown')).toMatchObject({ code: 50035 })
    expect(await press(ada, 'refresh', ['x'])).toMatchObject({ code: 50035 })
    expect(await press(ada, 'form')).toMatchObject({ kind: 'component', state: 'answered', message_id: answered.answer_id })
    const { modal } = await page.hear('modal')
    const submit = (values: object) => call<WireInteraction>(`POST /people/${ada.id}/modals/${modal.id}`, { values })
    expect(await submit({ name: '' })).toMatchObject({ code: 50035, errors: { values: { name: {} } } })
    expect(await submit({ name: 'Al', side: 'attack', game: ['era'], nothing: 'x' })).toMatchObject({ code: 50035 })
    expect(await submit({ name: 'Al', side: 'attack', game: ['era'] })).toMatchObject({ kind: 'modal', state: 'answered' })
    await page.hear('message', (news) => news.message.content.includes('"side":"attack"'))
    expect(await submit({})).toMatchObject({ code: 10062 })
  })
  it('dismisses forms and ephemerals', async () => {
    await page.follow(ada)
    await use(ada, 'form')
    const { modal }: { modal: WireModal } = await page.hear('modal')
    await call(`DELETE /people/${ada.id}/modals/${modal.id}`)
    expect(await call(`POST /people/${ada.id}/modals/${modal.id}`, { values: {} })).toMatchObject({ code: 10062 })
    const { answer_id } = await use(ada, 'secret')
    await call(`DELETE /people/${ada.id}/channels/${welcome()}/messages/${answer_id}`)
    await page.hear('message-gone', (news) => news.message === answer_id)
  })
  it('asks for suggestions and sends files', async () => {
    const id = await command(ada, 'find')
    const asked = await call(`POST /people/${ada.id}/channels/${welcome()}/commands/${id}/autocomplete`, {
      options: { rule: 'a' },
      focused: 'rule',
    })
    expect(asked).toMatchObject({ answered: true, choices: [{ value: 'agents' }, { value: 'archons' }] })
    const upload = await fetch(`${parlour.address}/wire/people/${ada.id}/uploads?filename=map.txt`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'here',
    })
    const file: WireUpload = JSON.parse(await upload.text())
    expect(file).toMatchObject({ filename: 'map.txt', size: 4, content_type: 'text/plain' })
    expect(await fetch(file.url).then((response) => response.text())).toBe('here')
    expect(await call(`POST /people/${ben.id}/channels/${welcome()}/messages`, { attachments: [file.id] })).toMatchObject({
      code: 50035,
    })
    await use(ada, 'table', { path: ['open'], options: { game: 'era', map: file.id } })
    const sent = await call<WireMessage>(`POST /people/${ada.id}/channels/${welcome()}/messages`, { attachments: [file.id] })
    expect(sent.attachments[0]).toMatchObject({ filename: 'map.txt', size: 4 })
  })
  it('opens threads, renames and leaves them', async () => {
    await use(ada, 'thread')
    const world = await call<WireWorld>(`GET /people/${ada.id}/world`)
    const thread = world.channels.findLast((channel) => channel.thread?.joined)
    expect(thread).toMatchObject({ parent_id: welcome(), thread: { private: false, archived: false, joined: true } })
    expect(await call(`PATCH /people/${ada.id}/channels/${thread?.id}`, { name: 'mine now' })).toMatchObject({ code: 50013 })
    await call(`DELETE /people/${ada.id}/channels/${thread?.id}/membership`)
    const left = await call<WireWorld>(`GET /people/${ada.id}/world`)
    expect(left.channels.find(({ id }) => id === thread?.id)?.thread?.joined).toBe(false)
  })
  it('starts a thread from a message once, under a name that fits', async () => {
    const said = await call<WireMessage>(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'Let us talk' })
    const start = (name: string) => call(`POST /people/${ada.id}/channels/${welcome()}/threads`, { name, message: said.id })
    for (const name of ['', 'x'.repeat(101)])
      expect(await start(name)).toMatchObject({ code: 50035, errors: { name: { _errors: [expect.anything()] } } })
    expect(await start('Aside')).toMatchObject({ id: said.id, name: 'Aside', thread: { joined: true, owner_id: ada.id } })
    expect(await start('Again')).toMatchObject({ code: 160004 })
    expect(await call(`POST /people/${ada.id}/channels/${said.id}/threads`, { name: 'Inner' })).toMatchObject({ code: 50024 })
  })
  it('pins where it may, and marks as unread from a message on', async () => {
    const dm = await call<WireChannel>(`POST /people/${ada.id}/dms`, { recipient: ben.id })
    const [first, second] = [
      await call<WireMessage>(`POST /people/${ben.id}/channels/${dm.id}/messages`, { content: 'one' }),
      await call<WireMessage>(`POST /people/${ben.id}/channels/${dm.id}/messages`, { content: 'two' }),
    ]
    const place = `/people/${ada.id}/channels/${dm.id}`
    await call(`PUT ${place}/messages/${first.id}/pin`)
    expect(await call<WireMessage[]>(`GET ${place}/pins`)).toMatchObject([{ id: first.id, pinned: true }])
    await call(`DELETE ${place}/messages/${first.id}/pin`)
    expect(await call<WireMessage[]>(`GET ${place}/pins`)).toEqual([])
    const said = await call<WireMessage>(`POST /people/${ben.id}/channels/${welcome()}/messages`, { content: 'three' })
    expect(await call(`PUT /people/${ada.id}/channels/${welcome()}/messages/${said.id}/pin`)).toMatchObject({ code: 50013 })

    await page.follow(ada)
    await call(`POST ${place}/read`, { message: second.id })
    await call(`POST ${place}/unread`, { message: second.id })
    await page.hear('channel', ({ channel }) => channel.id === dm.id && channel.unread === 1 && channel.mentions === 1)
    await call(`POST ${place}/unread`, { message: first.id })
    await page.hear('channel', ({ channel }) => channel.id === dm.id && channel.unread === 2)
    expect(await call(`POST ${place}/unread`, { message: '1' })).toMatchObject({ code: 10008 })
  })
  it('learns that nobody answered', async () => {
    await page.follow(ada)
    const started = Date.now()
    expect(await use(ada, 'silent')).toMatchObject({ state: 'failed', command: '/silent' })
    expect(Date.now() - started).toBeGreaterThanOrEqual(2_990)
    await page.hear('interaction', (news) => news.interaction.state === 'failed')
  })
})
