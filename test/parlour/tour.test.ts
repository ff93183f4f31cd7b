import type { Client } from 'discord.js'
import { Locale } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { PIXEL, startBot } from './demo-bot.ts'
import { readDescription } from './description.ts'

/** One bot, one parlour, one walk past everything. */
describe('a bot in the parlour', () => {
  let parlour: TestParlour
  let bot: Client<true>
  beforeAll(async () => {
    parlour = await openParlour()
    bot = await startBot(parlour.api, parlour.token)
  })
  afterAll(async () => {
    await bot.destroy()
    await parlour.close()
  })

  it('knows the guild, its channels, its roles and itself', () => {
    const guild = bot.guilds.cache.first()
    expect(guild?.name).toBe('The parlour')
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['welcome', 'tables'])
    expect(guild?.roles.cache.map((role) => role.name)).toEqual(['@everyone', 'Organiser', 'Bot'])
    expect(guild?.members.me?.permissions.has('ManageThreads')).toBe(true)
    expect(bot.application.id).toBe(parlour.applicationId)
  })

  it('answers a command under the heading of who used it', async () => {
    const alice = parlour.person('Alice')
    const answer = await alice.slash('/hello')
    expect(answer?.wire.heading).toMatchObject({ command: '/hello', user: { id: alice.id } })
    expect(answer?.content).toBe(`Hello, ${alice.mention}!`)
    expect(alice.pings).toHaveLength(1)
    expect(alice.taps).toBe(1)
  })

  it('gets every kind of option, with the things they stand for', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    await alice.slash('/table open', {
      game: 'Era',
      guest: bob,
      seats: 4,
      where: '#tables',
      map: { name: 'map.txt', bytes: Buffer.from('here') },
    })
    await bob.sees('Table for era (Bob, 4, tables, map.txt)')
    await alice.slash('/table seat leave')
    await alice.sees('You left')
    expect(bob.canSee('You left')).toBe(false)
  })

  it('suggests while somebody types', async () => {
    const answer = await parlour.person('Alice').autocomplete('/find', 'rule', 'd')
    expect(answer).toEqual({
      answered: true,
      choices: [
        { name: 'Rule: dials', shown_name: 'Rule: dials', value: 'dials' },
        { name: 'Rule: doom', shown_name: 'Rule: doom', value: 'doom' },
      ],
    })
  })

  it('updates the message whose button was pressed, for everybody', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    await alice.slash('/table open', { game: 'age' })
    await bob.click('Join')
    await alice.sees('Bob joined')
    await alice.click('Close')
    await expect.poll(() => bob.canSee('Table for age')).toBe(false)
  })

  it('keeps what is for one person from all others, and lets it go on reload', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    await alice.slash('/secret')
    await alice.sees('Only for you')
    expect(bob.canSee('Only for you')).toBe(false)
    await expect(bob.click('Refresh')).rejects.toThrow('Bob sees no button Refresh')
    await alice.click('Refresh')
    expect(alice.canSee('Refreshed')).toBe(true)
    alice.reload()
    expect(alice.canSee('Refreshed')).toBe(false)
    const channel = await bot.channels.fetch(parlour.channel('welcome'))
    const history = channel?.isTextBased() ? await channel.messages.fetch({ limit: 100 }) : undefined
    expect(history?.some((message) => message.content === 'Refreshed')).toBe(false)
  })

  it('thinks aloud or in private, then answers', async () => {
    const alice = parlour.person('Alice')
    const thought = await alice.slash('/think', { private: true })
    expect(thought?.flags).toBeDefined()
    await alice.sees('Thought about it')
    expect(parlour.person('Bob').canSee('Thought about it')).toBe(false)
    await alice.slash('/think')
    await parlour.person('Bob').sees('Thought about it')
  })

  it('offers every kind of select', async () => {
    const alice = parlour.person('Alice')
    const bob = parlour.person('Bob')
    await alice.slash('/pick')
    alice.forget()
    await alice.choose('A person', bob)
    await alice.sees('Users: Bob')
    await alice.choose('A role', 'Organiser')
    await alice.sees('Roles: Organiser')
    await alice.choose('Anyone', 'Organiser')
    await alice.sees('Mentionables: 1')
    await alice.choose('A room', '#tables')
    await alice.sees('Channels: tables')
    await alice.choose('A colour', ['Red', 'Blue'])
    await bob.sees('Chosen: red, blue')
    expect(alice.taps).toBe(2 * 4 + 3)
  })

  it('opens forms with every kind of field', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    await alice.slash('/form')
    alice.forget()
    await alice.modal({ 'Your name': 'Al', Side: 'Attack', Game: 'Era', 'Sure?': true })
    expect(alice.taps).toBe(5)
    await alice.sees('{"name":"Al","side":"attack","extras":[],"sure":true,"game":["era"]}')
    await alice.slash('/guests')
    await alice.modal({
      Rival: bob,
      Role: 'Organiser',
      Anyone: [bob, 'Organiser'],
      Room: '#tables',
      File: { name: 'a.txt', bytes: Buffer.from('abc') },
    })
    await alice.sees(
      `"rival":["Bob"],"role":["Organiser"],"anyone":1,"room":["${parlour.channel('tables')}"],"file":["a.txt, 3 bytes"]`,
    )
  })

  it('shows pictures with their size and words, old style and new', async () => {
    const alice = parlour.person('Alice')
    await alice.slash('/picture')
    const [old, fresh] = [await alice.sees('Old style'), await alice.sees('New style')]
    expect(old.embeds[0]?.image).toMatchObject({ width: 1, height: 1, content_type: 'image/png' })
    expect(old.attachments).toEqual([])
    expect(fresh.attachments[0]).toMatchObject({ filename: 'map.png', description: 'A map of one pixel', width: 1, height: 1 })
    const bytes = await fetch(fresh.attachments[0]?.url ?? '').then((response) => response.arrayBuffer())
    expect(Buffer.from(bytes).equals(PIXEL)).toBe(true)
    await alice.click('Press')
    await alice.sees('Pressed beside')
  })

  it('opens public threads for all and private ones for the invited', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    await alice.slash('/thread', { private: true })
    await alice.sees(`Welcome, ${alice.mention}`)
    expect(bob.canSee('Welcome')).toBe(false)
    await bob.slash('/thread')
    await alice.sees(`Welcome, ${bob.mention}`)
  })

  it('writes to people, hears their clicks there, and learns when they are closed', async () => {
    const alice = parlour.person('Alice')
    await alice.slash('/whisper')
    await alice.dm().click('Answer')
    await alice.dm().sees('Pressed dm')
    parlour.faults.closeDms(alice.id)
    await alice.slash('/whisper')
    await alice.sees('Refused: 50007')
    parlour.faults.openDms(alice.id)
  })

  it('pins and reacts', async () => {
    const alice = parlour.person('Alice')
    await alice.slash('/pin')
    await alice.sees('👍 1')
    await alice.sees('pinned a message')
    expect((await alice.sees('Pinned')).pinned).toBe(true)
  })

  it('answers again and again, edits and deletes', async () => {
    const alice = parlour.person('Alice')
    await alice.slash('/again')
    await alice.sees('First, edited')
    await alice.sees('Second')
    await expect.poll(() => alice.canSee('Third')).toBe(false)
  })

  it('serves the menus of messages and people', async () => {
    const [alice, bob] = [parlour.person('Alice'), parlour.person('Bob')]
    const said = bob.say('To be quoted')
    await alice.menu('Quote', said)
    await bob.sees('> To be quoted')
    await alice.menu('Greet', bob)
    await bob.sees('Hello, Bob!')
  })

  it('offers commands by right, place and language', async () => {
    const alice = parlour.person('Alice')
    const olga = parlour.person('Olga', { roles: ['Organiser'] })
    const greta = parlour.person('Greta', { locale: Locale.German })
    await expect(alice.slash('/organise')).rejects.toThrow('Alice is not offered /organise there')
    await olga.slash('/organise')
    await olga.sees('Organised')
    await expect(alice.dm().slash('/pin')).rejects.toThrow('is not offered /pin')
    await alice.dm().slash('/whisper')
    const offered = await fetch(`${parlour.address}/wire/people/${greta.id}/channels/${parlour.channel('welcome')}/commands`)
    expect(await offered.json()).toContainEqual(
      expect.objectContaining({ name: 'hello', shown_name: 'hallo', shown_description: 'Sagt hallo' }),
    )
  })

  it('fails an interaction that nobody answers in three seconds', async () => {
    const alice = parlour.person('Alice')
    const waiting = expect(alice.slash('/silent')).rejects.toThrow('This interaction failed')
    await parlour.clock.advance(2_999)
    await parlour.clock.advance(1)
    await waiting
  })

  it('tells in words what is on the screen when something is missing', async () => {
    const carol = parlour.person('Carol')
    carol.say('A word of mine', { channel: '#tables' })
    await expect(carol.in('#tables').sees('Nobody said this', { timeout: 20 })).rejects.toThrow(
      /Carol sees:\n── #tables ──\nCarol:\n {2}A word of mine/,
    )
  })

  it('has spoken nothing that Discord would not have understood', () => {
    const { faultsOf } = readDescription()
    expect(parlour.traffic.length).toBeGreaterThan(50)
    expect(parlour.traffic.flatMap(faultsOf)).toEqual([])
  })
})
