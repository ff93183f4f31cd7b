/** Bringing people together: invitations, the list of tables, and names by which tables are told apart. */
import { beforeEach, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { inPublic } from '../../src/words/words.ts'
import { textOf } from '../discord/evenings.ts'
import { ann, bob, cid, meet, now, players, settle } from './three-guests.ts'

beforeEach(() => meet([eraOfAtlantis]))

const seats = async () => (await now()).seats.map(({ name, saidYesAt }) => `${name}${saidYesAt === null ? '?' : ''}`)

/** Ann opens a table with Bob, who wants private messages. */
async function opened() {
  await bob.dm().slash('/profile', { notify: 'a private message' })
  bob.reload()
  bob.forget()
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 4, here: true, with: `${bob.mention} ${bob.mention}` })
  await settle()
}

it('people who are invited hear of it once, and join or decline with one press', async () => {
  await opened()
  expect(await seats()).toEqual(['Ann', 'Bob?'])
  expect(bob.pings).toHaveLength(1)
  expect(textOf(bob.dm().messages().at(-1))).toContain('would like to play **Era of Atlantis** with you')
  await bob.dm().click('Join')
  await settle()
  expect(await seats()).toEqual(['Ann', 'Bob'])
  await ann.click('Invite')
  await ann.choose('Whom', 'Cid')
  await settle()
  expect(await seats()).toEqual(['Ann', 'Bob', 'Cid?'])
  expect(cid.pings).toHaveLength(1)
  expect(textOf(await bob.slash('/table invite', { who: 'Cid' }))).toContain('already has a seat')
  await cid.click('Not this time')
  await settle()
  expect(await seats()).toEqual(['Ann', 'Bob'])
})

it('every table has a name of two words, and /tables lists them with the ways in', async () => {
  expect(textOf(await cid.slash('/tables'))).toContain('No table is open here')
  await opened()
  const { id } = await now()
  const name = inPublic('table.name', { id })
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
  await ann.sees(`## Era of Atlantis · ${name}`)
  expect(textOf(bob.dm().messages().at(-1))).toContain(name)
  expect(textOf(await ann.slash('/inbox'))).toContain(name)
  const list = textOf(await cid.slash('/tables'))
  expect(list).toContain(name)
  expect(list).toContain('2 free seats')
  const told = textOf(await cid.click('1. Join'))
  await settle()
  expect(await seats()).toEqual(['Ann', 'Bob?', 'Cid'])
  expect(told).not.toBe('')
  expect(textOf(await bob.dm().slash('/tables'))).toContain(name)
})

it('the card of a table says on what terms it is played, and whoever comes later may take over a computer’s seat', async () => {
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, computers: 1, here: true })
  await settle()
  await bob.click('Join')
  await settle()
  await ann.sees('no hints')
  await ann.sees(/usually over within \d+ days at this pace/)
  await ann.click('Settings')
  const seats = 'Computers’ seats, once it has begun'
  await ann.choose(seats, `${seats}: whoever comes may take over`)
  await settle()
  await ann.sees('may take over a computer’s seat')
  await ann.click('Start')
  await settle()
  expect(await players()).toEqual(['Ann', 'computer', 'Bob'])
  expect(textOf(await cid.slash('/tables'))).toContain('1 free seat')
  await cid.click('1. Take over a seat')
  await cid.click(/^Take /)
  await settle()
  expect(await players()).toEqual(['Ann', 'Cid', 'Bob'])
  expect((await now()).seats[1]).toMatchObject({ person: cid.id, offeredTo: null })
  expect(textOf(await cid.slash('/tables'))).not.toContain('free seat')
})

it('a computer’s seat stays its own where nothing else was agreed', async () => {
  await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, computers: 2, here: true })
  await settle()
  await ann.click('Start')
  await settle()
  expect(textOf(await cid.slash('/table join'))).not.toContain('Take')
  expect(await players()).toEqual(['Ann', 'computer', 'computer'])
})
