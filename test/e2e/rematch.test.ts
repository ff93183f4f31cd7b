/** Nobody plays without having said yes: rematches are invitations, and tables that have waited long ask who is still here. */
import { describe, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import { profileOf } from '../../src/league/profile.ts'
import { sprint } from '../league/sprint.ts'
import { playTurn } from './evening.ts'
import {
  ann,
  bob,
  channel,
  cid,
  DAY,
  forget,
  meet,
  night,
  now,
  openedBy,
  pass,
  players,
  press,
  rings,
  settle,
} from './three-guests.ts'

/** Ann has opened a table with a computer and room for two more. */
async function opened(size = 4) {
  await meet([sprint])
  await openedBy(ann, { game: 'sprint', size, computers: 1 })
}

/** The newest card of a table that has not begun, as everybody sees it. */
const card = async () => JSON.stringify((await ann.sees('Promise of fair cards')).components)

/** Played to its end by those who are at the table. */
async function finished() {
  await opened()
  for (const guest of [bob, cid]) await press(guest, 'Join')
  await press(ann, 'Start')
  for (const guest of [ann, bob, cid]) await playTurn(guest, channel, dice(3))
  await settle()
  await ann.sees('Sprint: the end')
  forget()
}

describe('a rematch', () => {
  it('by its button seats whoever asked, and keeps seats for the others, who are called once', async () => {
    await finished()
    const told = await press(bob, 'Rematch')
    for (const guest of [ann, cid]) expect(told).toContain(`<@${guest.id}>`)
    expect(told).toContain('Seats are kept for')
    expect(await now()).toMatchObject({ status: 'lobby', game: 'sprint', size: 4, pace: 'fast', owner: bob.id })
    expect(rings()).toEqual([1, 0, 1])
    const shown = await card()
    expect(shown).toContain(`*kept for* <@${ann.id}>`)
    expect(shown).toContain(`. <@${bob.id}>`)
    expect(shown).toContain('Ada (computer, steady)')
    expect(JSON.stringify(await ann.slash('/inbox'))).toMatch(/Sprint · \w+ \w+: keeps a seat for you/)
    await press(ann, 'Join')
    expect(await card()).not.toContain(`*kept for* <@${ann.id}>`)
    expect(await press(cid, 'Not this time')).toContain('Your seat is free again')
    expect(await card()).toContain('*free*')
    expect(await card()).not.toContain('Not this time')
    await press(bob, 'Start')
    expect((await players()).sort()).toEqual(['Ann', 'Bob', 'computer'])
    expect((await now()).status).toBe('playing')
    expect(await night.archon.house.store.tablesOf(cid.id)).toEqual([])
  })

  it('by command, started too early, is played by those who are there; the others never hear a clock', async () => {
    await finished()
    const told = await ann.slash('/table rematch')
    await settle()
    expect(JSON.stringify(told)).toContain(`<@${bob.id}>`)
    expect(rings()).toEqual([0, 1, 1])
    // Somebody who has not said yes starts nothing, and nobody takes a seat that is kept for somebody else.
    expect(await press(bob, 'Start')).toContain('Only somebody with a seat')
    const zoe = night.parlour.person('Zoe').in(channel)
    await press(zoe, 'Join')
    expect(await press(night.parlour.person('Yan').in(channel), 'Join')).toContain('kept for people who were invited')
    expect((await players()).sort()).toEqual(['Ann', 'Bob', 'Cid', 'Zoe'])
    expect(await press(zoe, 'Start')).toContain('You can start once they have joined or declined')
    expect((await now()).status).toBe('lobby')
    forget()
    await press(ann, 'Start')
    expect((await players()).sort()).toEqual(['Ann', 'Zoe'])
    for (let i = 0; i < 20; i++) await pass(DAY)
    expect(rings().slice(1)).toEqual([0, 0])
    for (const { id } of [bob, cid]) {
      expect(await profileOf(night.archon.house, id)).toMatchObject({ reliability: 100, lapses: [], finished: 1 })
      expect(await night.archon.house.store.tablesOf(id)).toEqual([])
    }
  })

  it('asked for by several is one table', async () => {
    await finished()
    await press(ann, 'Rematch')
    await press(bob, 'Rematch')
    await ann.slash('/table rematch')
    await settle()
    expect(await now()).toMatchObject({ owner: ann.id, status: 'lobby' })
    expect(await card()).toContain(`-# Invited: <@${cid.id}>.`)
    expect(await card()).not.toContain(`*kept for* <@${bob.id}>`)
  })

  it('can be opened to others by leaving out who is missing', async () => {
    await finished()
    await press(ann, 'Rematch')
    await press(bob, 'Join')
    expect(await press(bob, 'Leave out who is missing')).toContain('who opened this table, can do that')
    await press(ann, 'Leave out who is missing')
    expect((await players()).sort()).toEqual(['Ann', 'Bob', 'computer'])
    await press(night.parlour.person('Zoe').in(channel), 'Join')
    await press(bob, 'Start')
    expect((await now()).status).toBe('playing')
  })
})

describe('a table that has waited for more than a day', () => {
  it('asks its guests before it starts, once, and starts by itself when all are here', async () => {
    await opened(5)
    await press(bob, 'Join')
    await pass(0.9 * DAY)
    await press(cid, 'Join')
    await pass(0.2 * DAY)
    forget()
    expect(await press(ann, 'Start')).toContain(`I asked <@${bob.id}> whether they are still here.`)
    expect((await now()).status).toBe('lobby')
    expect(rings()).toEqual([0, 1, 0])
    await bob.sees('Are you still here?')
    expect(await card()).toContain(`<@${bob.id}> · *still here?*`)
    expect(await card()).toContain(`<@${cid.id}> · *here*`)
    await ann.slash('/table start')
    await settle()
    expect(rings()).toEqual([0, 1, 0])
    expect(await press(bob, 'I am here')).toContain('The game begins')
    expect(await now()).toMatchObject({ status: 'playing', size: 4 })
  })

  it('lets whoever opened it leave out who is missing', async () => {
    await opened(5)
    for (const guest of [bob, cid]) await press(guest, 'Join')
    await pass(2 * DAY)
    await press(ann, 'Start')
    await press(cid, 'I am here')
    expect(await press(cid, 'Leave out who is missing')).toContain('who opened this table, can do that')
    await press(ann, 'Leave out who is missing')
    expect(await players()).toEqual(['Ann', 'computer', 'Cid'])
    await press(ann, 'Start')
    expect(await now()).toMatchObject({ status: 'playing', size: 3 })
  })

  it('also asks whoever opened it, and lets those who are asked say no', async () => {
    await opened()
    await press(bob, 'Join')
    await pass(2 * DAY)
    forget()
    expect(JSON.stringify(await bob.slash('/table start'))).toContain(`I asked <@${ann.id}> whether they are still here`)
    await settle()
    expect(rings()).toEqual([1, 0, 0])
    // Those who are left are all here: it begins.
    await press(ann, 'Not this time')
    expect(await players()).toEqual(['computer', 'Bob'])
    expect((await now()).status).toBe('playing')
  })

  it('asks again a day later, if somebody tries again', async () => {
    await opened()
    await press(bob, 'Join')
    await pass(2 * DAY)
    forget()
    await press(ann, 'Start')
    await pass(1.1 * DAY)
    await ann.slash('/table start')
    await settle()
    expect(rings()).toEqual([0, 2, 0])
  })
})
