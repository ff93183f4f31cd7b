/** A table that is full calls everybody once, and begins when all are here; nobody is clocked in a game they have not said yes to. */
import { beforeEach, describe, expect, it } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { profileOf } from '../../src/league/profile.ts'
import { sprint } from '../league/sprint.ts'
import {
  ann,
  bob,
  channel,
  cid,
  DAY,
  forget,
  HOUR,
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

beforeEach(() => meet([sprint, eraOfAtlantis]))

/** Ann has opened a table for three. */
const opened = () => openedBy(ann, { game: 'sprint', size: 3 })

/** Full after two days: Cid, who took the last seat, is here. */
async function full() {
  await opened()
  await pass(DAY)
  await press(bob, 'Join')
  await pass(DAY)
  forget()
  await press(cid, 'Join')
}

describe('a table whose last seat is taken', () => {
  it('calls those who came earlier, once, and begins when all have answered', async () => {
    await full()
    expect(rings()).toEqual([1, 1, 0])
    await cid.sees('Is everybody here?')
    await ann.sees('all seats are taken. Are you here?')
    expect(await press(bob, 'I am here')).toContain('Good to have you')
    await ann.sees(`<@${bob.id}> · *here*`)
    expect((await now()).status).toBe('lobby')
    expect(await press(ann, 'I am here')).toContain('The game begins')
    expect(await now()).toMatchObject({ status: 'playing', size: 3 })
  })

  it('leaves a quarter of an hour to those who are all there, then calls them', async () => {
    await opened()
    for (const guest of [bob, cid]) await press(guest, 'Join')
    expect(rings()).toEqual([0, 0, 0])
    await pass(HOUR / 4)
    expect(rings()).toEqual([1, 1, 1])
    await pass(3 * DAY)
    expect(rings()).toEqual([1, 1, 1])
    expect((await now()).status).toBe('lobby')
  })

  it('never begins for those who are silent: their seats are free or computers’, as its opener says', async () => {
    await full()
    expect(await press(cid, 'Start without them')).toContain('who opened this table, can do that')
    await press(ann, 'Start with computers for them')
    expect(await players()).toEqual(['Ann', 'computer', 'Cid'])
    await pass(20 * DAY)
    expect(await profileOf(night.archon.house, bob.id)).toMatchObject({ reliability: 100, lapses: [] })
    expect(bob.pings).toHaveLength(1)
  })

  it('begins without the silent once a day has gone by, whoever is here says so', async () => {
    await full()
    await press(bob, 'I am here')
    await pass(1.1 * DAY)
    await press(cid, 'Start without them')
    expect(await now()).toMatchObject({ status: 'playing' })
    expect(await players()).toEqual(['Bob', 'Cid'])
  })

  it('goes back to waiting when somebody gives the seat back', async () => {
    await full()
    await press(bob, 'Not this time')
    expect(await players()).toEqual(['Ann', 'Cid'])
    await ann.sees('*free*')
    expect((await now()).status).toBe('lobby')
    expect(ann.canSee('Is everybody here?')).toBe(false)
  })
})

describe('a table with its hour', () => {
  const open = async (starts: string) => {
    const answer = await ann.slash('/table open', { game: 'Era of Atlantis', seats: 3, pace: 'fast', here: true, starts })
    await settle()
    return JSON.stringify(answer)
  }

  it('asks an hour before, and begins with those who have said that they come', async () => {
    expect(await open('yesterday')).toContain('Please say when it begins')
    await open('in 2 days')
    await ann.sees('Begins at')
    for (const guest of [bob, cid]) await press(guest, 'Join')
    forget()
    await pass(2 * DAY - HOUR)
    expect(rings()).toEqual([1, 1, 1])
    for (const guest of [ann, bob]) await press(guest, 'I am here')
    expect((await now()).status).toBe('lobby')
    await press(ann, 'Settings')
    await ann.choose('Seats of those who do not answer', 'Seats of those who do not answer: played by computers')
    await pass(HOUR)
    expect((await now()).status).toBe('playing')
    expect(await players()).toEqual(['Ann', 'Bob', 'computer'])
  })

  /** Where nobody could answer, everybody is asked anew, has an hour to say so, and plays. */
  const isPutOff = async () => {
    expect(rings()).toEqual([1, 1, 1])
    await ann.sees('Nobody could answer here, so this game is put off')
    expect(await now()).toMatchObject({ status: 'lobby', terms: { startsAt: night.archon.house.now() + HOUR } })
    for (const guest of [ann, bob, cid]) await press(guest, 'I am here')
    await pass(HOUR)
    expect((await now()).status).toBe('playing')
    expect(await players()).toEqual(['Ann', 'Bob', 'Cid'])
  }
  const inTwoDays = async () => {
    await open('in 2 days')
    for (const guest of [bob, cid]) await press(guest, 'Join')
    await press(ann, 'Settings')
    await ann.choose('Seats of those who do not answer', 'Seats of those who do not answer: played by computers')
    forget()
  }

  it.each([2 * DAY - HOUR / 2, DAY])('is put off where nobody is there at it, called or not: gone after %i', async (until) => {
    await inTwoDays()
    await pass(until)
    forget()
    await night.archon.close()
    await night.parlour.clock.advance(3 * DAY)
    await night.reopen()
    await settle()
    if (until < 2 * DAY - HOUR) return isPutOff()
    // Half of the hour to answer in had gone by.
    expect(await now()).toMatchObject({ status: 'lobby', terms: { startsAt: night.archon.house.now() + HOUR / 2 } })
    await ann.sees('Nobody could answer here, so this game is put off')
  })

  it('is put off while nobody sees the channel', async () => {
    await inTwoDays()
    await pass(DAY)
    night.parlour.faults.revoke('ViewChannel', channel)
    for (let i = 0; i < 3; i++) await pass(DAY)
    expect(rings()).toEqual([0, 0, 0])
    night.parlour.faults.restore('ViewChannel', channel)
    await pass(HOUR / 6)
    await isPutOff()
  })

  it('stays open where too few are there', async () => {
    await open('in 2 days')
    await press(bob, 'Join')
    await pass(2 * DAY)
    await ann.sees('too few were here to begin')
    expect(await now()).toMatchObject({ status: 'lobby', terms: {} })
  })
})

describe('a table that nobody joins', () => {
  it('says so to its opener after a week, and is closed after another', async () => {
    await opened()
    await pass(6 * DAY)
    expect(rings()).toEqual([0, 0, 0])
    await pass(1 * DAY)
    expect(rings()).toEqual([1, 0, 0])
    await ann.sees('nobody has joined this table for a week')
    await pass(7 * DAY)
    expect((await now()).status).toBe('ended')
    await ann.sees('Nobody joined this table for two weeks')
  })

  it('is not closed by a time in which nobody could', async () => {
    await opened()
    await pass(7 * DAY)
    await pass(5 * DAY)
    await night.archon.close()
    await night.parlour.clock.advance(5 * DAY)
    await night.reopen()
    await settle()
    await pass(1.5 * DAY)
    expect((await now()).status).toBe('lobby')
    await pass(DAY)
    expect((await now()).status).toBe('ended')
  })

  it('is not closed where nobody can, and a day later at the earliest', async () => {
    await opened()
    await pass(13 * DAY)
    night.parlour.faults.revoke('SendMessages', channel)
    await pass(2.5 * DAY)
    night.parlour.faults.restore('SendMessages', channel)
    await pass(HOUR)
    expect((await now()).status).toBe('lobby')
    await pass(DAY)
    expect((await now()).status).toBe('ended')
  })

  it('waits on if its opener wants that, or somebody comes', async () => {
    await opened()
    await pass(7 * DAY)
    expect(await press(ann, 'Wait on')).toContain('the table stays open')
    await pass(6 * DAY)
    await press(bob, 'Join')
    await pass(7 * DAY)
    expect((await now()).status).toBe('lobby')
    await pass(8 * DAY)
    expect((await now()).status).toBe('ended')
  })
})
