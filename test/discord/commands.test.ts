/** Commands as people use them: with words, from private messages, on the wrong server, with too little permission. */
import { OverwriteType, PermissionFlagsBits } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { COMMANDS } from '../../commands/index.ts'
import { plainName } from '../../src/discord/names.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { pause, resume } from '../../src/tables/pause.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { ask } from '../parlour/bare.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { bid, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
let other: Evening | undefined
afterEach(async () => {
  await other?.close()
  other = undefined
  await night?.close()
})

const threads = ({ parlour }: Evening) => parlour.house.store.channels.all().filter(({ kind }) => kind === 'thread')
const log = () => night.archon.house.store.entries(night.id)

describe('/act', () => {
  it('finds choices by typing, asks once more where it cannot be taken back, and gives receipts', async () => {
    night = await tableOfTwo()
    const ann = night.ann.in(night.channel)
    const { choices } = await ann.autocomplete('/act', 'choice', 'bid')
    expect(choices.map(({ name }) => name)).toEqual(['(bid)'])
    const preview = await ann.slash('/act', { choice: String(choices[0]!.value) })
    expect(textOf(preview)).toContain('Do it')
    expect(await log()).toHaveLength(0)
    await ann.click('Do it', { message: preview! })
    const sealed = await ann.slash('/act', { choice: '3' })
    expect(textOf(sealed)).toContain('-# Receipt')
    expect((await log()).at(-1)?.entry).toMatchObject({ seat: 'p1', answer: 3 })
    expect(textOf(await ann.slash('/act', { choice: String(choices[0]!.value) }))).toContain('already been answered')
  })

  it('says what it did not understand and shows what there is', async () => {
    night = await tableOfTwo()
    const panel = await night.ann.in(night.channel).slash('/act', { choice: 'fly to the **moon**' })
    expect(textOf(panel)).toContain('is not among your choices')
    expect(textOf(panel)).toContain('(bid)')
    expect(await log()).toHaveLength(0)
  })

  it('works in private messages: for the only table at once, for several by name', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    const dm = night.ann.dm()
    expect((await dm.autocomplete('/act', 'choice', 'rest')).choices).toHaveLength(1)
    expect(textOf(await dm.slash('/act'))).toContain('(turn)')
    const channel = night.parlour.channel('welcome')
    const opening = { server: night.parlour.guildId, channel, game: 'lanterns', owner: night.ann, size: 2, pace: 'none' }
    const { id } = await openTable(house, opening)
    await join(house, id, night.bob)
    await start(house, id, night.ann.id)
    await night.archon.settle()
    expect(textOf(await dm.slash('/act'))).toContain('several tables')
    const { choices } = await dm.autocomplete('/act', 'table', '')
    expect(choices).toHaveLength(2)
    expect(textOf(await dm.slash('/act', { table: id }))).toContain('(turn)')
    const inbox = textOf(await dm.slash('/inbox'))
    for (const words of ['"1. Lanterns"', '"2. Lanterns"', id]) expect(inbox).toContain(words)
  })
})

describe('/archon', () => {
  it('does nothing to a table of another server', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    const organiser = night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)
    const foreign = await openTable(house, { server: 'elsewhere', channel: 'far', game: 'lanterns', owner: night.bob, size: 2 })
    for (const line of ['/archon kick', '/archon replace'])
      expect(textOf(await organiser.slash(line, { player: 'Bob', table: foreign.id }))).toContain('another server')
    await organiser.slash('/archon repair', { table: foreign.id })
    await organiser.sees('another server')
    expect((await tableById(house, foreign.id)).seats).toHaveLength(1)
    const { choices } = await organiser.autocomplete('/archon repair', 'table', '')
    expect(choices.map(({ value }) => value)).toEqual([night.id])
  })

  it('copies the database once an hour, however often it is asked', async () => {
    night = await tableOfTwo()
    const organiser = night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)
    await organiser.slash('/archon backup')
    await organiser.sees('Saved to')
    await organiser.slash('/archon backup')
    await organiser.sees('already one from this hour')
  })

  it('puts no bot into a seat', async () => {
    night = await tableOfTwo()
    const organiser = night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)
    expect(textOf(await organiser.slash('/archon replace', { player: 'Bob', by: 'Archon' }))).toContain('Bots cannot take a seat')
  })

  it('takes no seat from anybody who is there: they are asked; for somebody absent a substitute is, and plays once they have taken it', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    const organiser = night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)
    const cid = night.parlour.person('Cid').in(night.channel)
    await bid(night)
    for (const by of [{ by: 'Cid' }, {}]) {
      expect(textOf(await organiser.slash('/archon replace', { player: 'Bob', ...by }))).toContain(
        'keep the seat unless they give',
      )
      await night.archon.settle()
      expect((await tableById(house, night.id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    }
    await night.bob.in(night.channel).sees(`a moderator asks whether <@${cid.id}> may play on in your seat`)
    expect(cid.pings).toHaveLength(0)
    // While the table rests nobody lets others wait.
    await pause(house, night.id)
    await night.parlour.clock.advance(86_400_000)
    expect(textOf(await organiser.slash('/archon replace', { player: 'Bob', by: 'Cid' }))).toContain(
      'keep the seat unless they give',
    )
    await resume(house, night.id)
    await night.parlour.clock.advance(86_400_000)
    expect(textOf(await organiser.slash('/archon replace', { player: 'Bob', by: 'Cid' }))).toContain('is asked')
    await night.archon.settle()
    expect(await house.store.tablesOf(cid.id)).toEqual([])
    expect(cid.pings).toHaveLength(1)
    await cid.sees("would you play on in Bob's seat?")
    await cid.click(/^Take .*'s seat$/)
    expect((await tableById(house, night.id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Cid'])
  })
})

describe('the menus of messages and people', () => {
  it('show the board as it was when a card was posted, and a profile', async () => {
    night = await tableOfTwo()
    const ann = night.ann.in(night.channel)
    const card = (await ann.sees('Take my turn'))!
    await ann.menu('Board at this moment', card)
    await ann.sees('Text board')
    const talk = await ann.say('Nice evening')
    await ann.menu('Board at this moment', talk)
    await ann.sees('not the card of a table')
    await ann.menu('Archon profile', night.bob)
    await ann.sees('No finished games yet')
    await night.bob.in(night.channel).slash('/profile', { privacy: 'private' })
    await ann.menu('Archon profile', night.bob)
    await ann.sees('keeps their results to themselves')
  })
})

describe('/clock', () => {
  const settings = async () => (await night.archon.house.store.person(night.ann.id))?.settings
  const clock = async (line: string, options: Record<string, string | number> = {}) =>
    textOf(await night.ann.in(night.channel).slash(`/clock ${line}`, options))

  it('hours are long enough for others to wait for', async () => {
    night = await tableOfTwo()
    expect(await clock('hours', { from: 3, to: 4, zone: 'UTC' })).toContain('At least 6 hours')
    expect(await clock('hours', { from: 20, to: 1, zone: 'UTC' })).toContain('At least 6 hours')
    expect((await settings())?.hours).toBeUndefined()
    expect(await clock('hours', { from: 20, to: 2, zone: 'UTC' })).toContain('You play from 20 to 2')
    expect((await settings())?.hours).toEqual({ from: 20, to: 2, zone: 'UTC' })
  })

  it('vacation is six weeks in all, and ends when somebody is back', async () => {
    night = await tableOfTwo()
    const year = new Date(night.archon.house.now()).getUTCFullYear() + 1
    expect(await clock('vacation', { from: `${year}-02-01`, to: `${year}-02-28` })).toContain('Your clocks stand still')
    expect(await clock('vacation', { from: `${year}-03-01`, to: `${year}-03-31` })).toContain('Six weeks at most')
    expect(await clock('vacation', { from: `${year}-03-01` })).toContain('Please give two dates')
    expect(await clock('vacation', { from: `${year - 2}-03-01`, to: `${year - 2}-03-02` })).toContain('not in the past')
    expect((await settings())?.vacation).toHaveLength(1)
    expect(await clock('vacation')).toContain('Welcome back')
    expect((await settings())?.vacation).toEqual([])
  })

  it('vacation begins and ends at midnight where somebody lives', async () => {
    night = await tableOfTwo()
    const year = new Date(night.archon.house.now()).getUTCFullYear() + 1
    const days = { from: `${year}-12-24`, to: `${year}-12-31` }
    expect(await clock('vacation', days)).toContain(`from ${days.from} to the end of ${days.to} (UTC). \`/clock hours\``)
    expect((await settings())?.vacation).toEqual([{ from: Date.UTC(year, 11, 24), to: Date.UTC(year + 1, 0, 1) }])
    await clock('vacation')
    await clock('hours', { from: 8, to: 22, zone: 'Australia/Brisbane' })
    expect(await clock('vacation', days)).toContain(`to the end of ${days.to} (Australia/Brisbane).`)
    expect((await settings())?.vacation).toEqual([{ from: Date.UTC(year, 11, 23, 14), to: Date.UTC(year, 11, 31, 14) }])
  })
})

describe('/plan', () => {
  it('names a question as it is put, shows what was left, and says if there is no such choice now', async () => {
    night = await tableOfTwo()
    const ann = night.ann.in(night.channel)
    const { choices } = await ann.autocomplete('/plan set', 'when')
    expect(choices[0]).toMatchObject({ name: 'turn · act (asked now: “(turn)”)', value: 'turn.act' })
    const later = textOf(await ann.slash('/plan set', { when: 'bid.seal', do: '3', times: 2 }))
    expect(later).toContain('1. bid · seal: **3**, 2×')
    expect(later).not.toContain('not among your choices')
    const slip = textOf(await ann.slash('/plan set', { when: 'turn.act', do: 'dance', stop_if: true }))
    expect(slip).toContain('2. turn · act (as in “(turn)”): **dance**, 1×, until something concerns you')
    expect(slip).toContain('not among your choices now')
    await ann.slash('/plan clear', { number: 1 })
    await ann.slash('/act', { choice: '(rest)' })
    const { house } = night.archon
    const arranged = decisionsOf(await positionOf(house, await tableById(house, night.id)), 'p1').find(({ offer }) => !offer)!
    await answer(house, night.id, night.ann.id, arranged.id, arranged.idle)
    // Bob looks at a card of hers.
    const look = decisionsOf(await positionOf(house, await tableById(house, night.id)), 'p2').find(({ offer }) => !offer)!
    await answer(house, night.id, night.bob.id, look.id, { pick: 'look', then: { pick: 'p1' } })
    const listed = textOf(await ann.slash('/plan list'))
    expect(listed).toContain('ended, because something concerned you')
    expect(listed).not.toContain('1. bid · seal')
  })
})

describe('/table', () => {
  it('open leaves no thread behind when the game is not for so many', async () => {
    other = await evening([eraOfAtlantis])
    const ann = other.parlour.person('Ann')
    expect(textOf(await ann.slash('/table open', { game: 'era-of-atlantis', seats: 7 }))).toContain('for 3 to 5 players')
    expect(threads(other)).toHaveLength(0)
    await ann.slash('/table open', { game: 'era-of-atlantis', seats: 3 })
    expect(threads(other)).toHaveLength(1)
  })

  it('open uses the channel if no thread can be made', async () => {
    other = await evening([eraOfAtlantis])
    const ann = other.parlour.person('Ann').in('tables')
    other.parlour.faults.fail({ where: /POST .*threads$/, status: 400, times: 1 })
    await ann.slash('/table open', { game: 'era-of-atlantis', seats: 3 })
    await other.archon.settle()
    await ann.sees('Join')
  })

  it.each([
    ['after it was made', true],
    ['before it was made', false],
  ])('open makes one thread where the answer is lost %s', async (_, late) => {
    other = await evening([eraOfAtlantis])
    const ann = other.parlour.person('Ann').in('tables')
    for (const [i, isPrivate] of [false, true].entries()) {
      other.parlour.faults.fail({ where: /POST .*threads$/, status: 502, times: 1, late })
      await ann.slash('/table open', { game: 'era-of-atlantis', seats: 3, private: isPrivate })
      await other.archon.settle()
      expect(threads(other)).toHaveLength(i + 1)
    }
    for (const { id } of threads(other)) expect(await other.archon.house.store.tableIn(id)).not.toBeNull()
  })

  it('open says which permissions are missing', async () => {
    other = await evening([eraOfAtlantis], {}, { botPermissions: PermissionFlagsBits.ManageRoles })
    const { parlour } = other
    const ann = parlour.person('Ann').in('tables')
    const lacking = PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles
    const put = `PUT /channels/${parlour.channel('tables')}/permissions/${parlour.house.guild.bot}`
    expect(await ask(parlour, put, { type: OverwriteType.Member, deny: String(lacking) })).toMatchObject({ status: 204 })
    for (const here of [true, false]) {
      const refused = await ann.slash('/table open', { game: 'era-of-atlantis', seats: 3, here })
      expect(textOf(refused)).toContain('Please give me: Send Messages and Attach Files')
    }
    expect(await other.archon.house.store.tablesOf(ann.id)).toEqual([])
  })

  it('status brings back a card that somebody deleted', async () => {
    night = await tableOfTwo()
    const card = night.bob.messages({ channel: night.channel }).findLast((message) => textOf(message).includes('Take my turn'))!
    night.parlour.faults.deleteMessage(card.id)
    await night.bob.in(night.channel).slash('/table status')
    await night.ann.sees('Take my turn', { channel: night.channel })
    await night.ann.in(night.channel).click('Take my turn')
  })

  it('end lets whoever watches only computers close the table', async () => {
    night = await tableOfTwo({ pauses: { ...NO_PAUSES, thought: [1e9, 1e9] } })
    const { house } = night.archon
    const channel = night.parlour.channel('welcome')
    const opening = { server: night.parlour.guildId, channel, game: 'lanterns', owner: night.ann, size: 2, watching: true }
    const table = await openTable(house, { ...opening, computers: 2, pace: 'none' })
    await start(house, table.id, night.ann.id)
    expect(textOf(await night.bob.in('welcome').slash('/table end'))).toContain('who opened this table')
    const sure = await night.ann.in('welcome').slash('/table end')
    expect((await tableById(house, table.id)).status).toBe('playing')
    await night.ann.in('welcome').click('Close this table', { message: sure! })
    expect((await tableById(house, table.id)).status).toBe('ended')
  })

  it('rematch is for those who played, and says where the new table is', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    const { seq } = await tableById(house, night.id)
    await house.store.commit({ table: night.id, seq, at: 0, change: { status: 'finished' } })
    const zoe = night.parlour.person('Zoe').in(night.channel)
    expect(textOf(await zoe.slash('/table rematch'))).toContain('Only somebody with a seat')
    expect(textOf(await night.bob.in(night.channel).slash('/table rematch'))).toContain(`<#${night.channel}>`)
    const again = (await house.store.tableIn(night.channel))!
    expect(again).toMatchObject({ status: 'lobby', owner: night.bob.id, pace: 'none' })
    expect(again.seats.map(({ person }) => person).sort()).toEqual([night.bob.id, night.ann.id].sort())
  })
})

describe('what is long', () => {
  it('is shown page by page, the newest first, and nothing is lost', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    const events = Array.from({ length: 700 }, (_, n) => ({ n: 1_000 + n, to: 'all' as const, text: { say: 'vote.over' } }))
    const { seq } = await tableById(house, night.id)
    await house.store.commit({ table: night.id, seq, at: house.now(), events })
    const bob = night.bob.in(night.channel)
    await bob.slash('/recap', { since: 'the start' })
    const last = await bob.sees('From the start')
    expect(textOf(last)).toContain('"label":"6"')
    const first = await bob.click('1', { message: last })
    expect(first!.id).toBe(last.id)
    const lines = (message: unknown) => textOf(message).split('no longer open').length - 1
    let sum = lines(first)
    for (const page of ['2', '3', '4', '5', '6', '7', '8', '9'])
      if (textOf(last).includes(`"label":"${page}"`)) sum += lines(await bob.click(page, { message: last }))
    expect(sum).toBe(700)
  })

  it('the board in words goes back in time, too', async () => {
    night = await tableOfTwo()
    const { house } = night.archon
    for (const value of [{ pick: 'rest' }, ['a', 'b', 'c']]) {
      const position = await positionOf(house, await tableById(house, night.id))
      await answer(house, night.id, night.ann.id, decisionsOf(position, 'p1')[0]!.id, value)
    }
    const ann = night.ann.in(night.channel)
    expect(textOf(await ann.slash('/board', { text: true }))).toContain('turn\\":\\"p2')
    expect(textOf(await ann.slash('/board', { text: true, at: 1 }))).toContain('turn\\":\\"p1')
    // Nobody counts answers: moments are suggested by what the headline said then.
    const { choices } = await ann.autocomplete('/board', 'at')
    expect(choices.map(({ value }) => value)).toEqual([0, 2])
    expect(choices[0]!.name).toMatch(/^0 · ./)
  })
})

it('what makes sense anywhere comes along as an app of one’s own; what is about a server stays there', () => {
  const [SERVER, PRIVATE, ELSEWHERE] = [0, 1, 2]
  const [OF_A_SERVER, OF_A_PERSON] = [0, 1]
  const taken = COMMANDS.filter(({ data }) => data.integration_types?.includes(OF_A_PERSON!))
  expect(taken.map(({ data }) => data.name).sort()).toEqual(['inbox', 'learn', 'profile', 'rules', 'solo', 'try'])
  for (const { data } of taken) {
    expect(data.contexts, data.name).toEqual([SERVER, PRIVATE, ELSEWHERE])
    expect(data.integration_types, data.name).toEqual([OF_A_SERVER, OF_A_PERSON])
  }
  for (const { data } of COMMANDS)
    expect(data.contexts?.includes(ELSEWHERE!) ?? true, data.name).toBe(taken.some((each) => each.data === data))
})

it('names cannot carry formatting, links or hidden turns of direction', () => {
  expect(plainName('**Bob** [x](http://evil)')).toBe('Bob x(evil)')
  expect(plainName('||<@123>||')).toBe('@123')
  expect(plainName('\u202Eevil')).toBe('evil')
  expect(plainName('***')).toBe('Somebody')
  expect(plainName('x'.repeat(40))).toHaveLength(32)
  expect(plainName('Zoë 👩‍🚀 O’Neil_99')).toBe('Zoë 👩‍🚀 O’Neil_99')
})
