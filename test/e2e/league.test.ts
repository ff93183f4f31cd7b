/** Leagues in the parlour, from sign-up to promotion: people click, the clock runs, and the only act of an organiser is to publish. */

import { afterEach, describe, expect, it } from 'vitest'
import { openStudio } from '../../render/studio.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { noteMiss } from '../../src/league/absence.ts'
import { drawnSeason, newestSeason, seasonById } from '../../src/league/steps.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { sprint } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

const DAY = 86_400_000
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

let it_: Evening
afterEach(() => it_.close())

/** Everything that happens happens to a bot that has just come up again. */
async function restart() {
  await it_.restart()
  await it_.archon.settle()
}

async function pass(days: number) {
  await it_.parlour.clock.advance(days * DAY)
  await it_.archon.settle()
}

/** Where a game of the league is played. */
async function threadOf(n: number): Promise<string> {
  const { house } = it_.archon
  const [league] = await house.store.league.leaguesOn(it_.parlour.guildId)
  return (await drawnSeason(house, league!.id)).games.find((game) => game.n === n)!.thread!
}

async function publish(seats: number, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const channel = it_.parlour.channel('tables')
  const organiser = it_.parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  const created = await organiser.slash('/league-admin create', { name: 'Cup', game: 'sprint', seats, pace: 'none', ...more })
  expect(JSON.stringify(created)).toContain('is founded')
  await organiser.slash('/league-admin publish')
  await it_.archon.settle()
  return channel
}

/** Everybody answers at every table they sit at, the earlier in the alphabet the higher, until nobody is asked any more. */
async function playEverything(strength: (name: string) => number) {
  const { parlour } = it_
  for (let i = 0; i < 200; i++) {
    const { archon } = it_
    await archon.settle()
    let isAnybody = false
    for (const table of await archon.house.store.tablesOn(parlour.guildId)) {
      const position = await positionOf(archon.house, table)
      for (const seat of owing(position)) {
        const row = table.seats.find((each) => each.seat === seat)!
        const [decision] = decisionsOf(position, seat)
        await answer(archon.house, table.id, row.person!, decision!.id, strength(row.name))
        isAnybody = true
      }
    }
    if (!isAnybody) return
    if (i % 3 === 0) await restart()
  }
  throw new Error('the games never end')
}

const strength = (name: string) => Math.max(0, 9 - NAMES.indexOf(name))

describe('a league', () => {
  it('of seven goes through a season by clicks alone, and with five more through promotion', async () => {
    it_ = await evening([sprint])
    const channel = await publish(4)
    const guests = NAMES.map((name) => it_.parlour.person(name))
    const [ann] = guests as [Guest]
    const seven = guests.slice(0, 7)
    for (const guest of seven) await guest.in(channel).click('Join')
    await restart()
    await ann.sees('7 in', { channel })
    await pass(14)
    await restart()
    await ann.sees('Check-in is open', { channel })
    expect(ann.pings).toHaveLength(1)
    for (const guest of seven) await guest.in(channel).click('Check in')
    await restart()
    await ann.sees('Division 1', { channel })
    await playEverything(strength)
    await restart()
    const final = await ann.sees(/Season 1\n.*\*\*Division 1\*\*: 1\. Ann 40/s, { channel })
    expect(JSON.stringify(final)).toContain('7. Gus')
    // The next season is open, and those who played were told.
    await ann.sees('Season 2', { channel })
    await ann.in(channel).slash('/league standings', { as: 'text' })
    await ann.sees('Fairness 100 of 100', { channel })
    await ann.in(channel).click('Join')
    await ann.in(channel).click('My league')
    await ann.sees('You are in; divisions are drawn', { channel })

    for (const guest of guests.slice(1)) await guest.in(channel).click('Join')
    await pass(8 * 7 + 14)
    await restart()
    for (const guest of guests) await guest.in(channel).click('Check in')
    await restart()
    await ann.sees('Division 2', { channel })
    await playEverything((name) => (NAMES.indexOf(name) < 7 ? strength(name) : NAMES.indexOf(name) - 5))
    await restart()
    const second = JSON.stringify(await ann.sees(/Season 2\n.*\*\*Division 2\*\*/s, { channel }))
    expect(second).toContain('6. Fay 8')
    expect(second).toContain('7. Gus ▼')
    expect(second).toContain('1. Lea ▲')
    await ann.sees('Season 3', { channel })
  })

  it('stands on the calendar of the server where that is permitted, and moves there with its dates', async () => {
    it_ = await evening([sprint])
    const { parlour } = it_
    const channel = await publish(2)
    const ann = parlour.person('Ann')
    const dates = () =>
      ann
        .events()
        .map(({ name, startsAt, location }) => [name, Math.round((startsAt - parlour.clock.now()) / DAY), location])
        .sort()
    const [first, last] = ['Cup · Season 1: check in', 'Cup · Season 1: the last day']
    const days = (dates()[1]?.[1] ?? 0) as number
    expect(dates()).toEqual([
      [first, 14, '#tables'],
      [last, days, '#tables'],
    ])
    const olga = parlour.person('Olga').in(channel)
    await olga.slash('/league-admin postpone', { days: 7 })
    await olga.click('Move it')
    await restart()
    expect(dates().map(([, at]) => at)).toEqual([21, days + 7])
    await olga.slash('/league-admin close')
    await olga.click('Close it')
    await it_.archon.settle()
    expect(dates()).toEqual([])

    parlour.faults.revoke('CreateEvents')
    await olga.slash('/league-admin reopen')
    await olga.click('Let it go on')
    await it_.archon.settle()
    expect(dates()).toEqual([])
    await ann.sees('Season 1', { channel })
  })

  it.each([
    ['cup', 'The knock-out', 14],
    ['groups-and-cup', 'Group A', 14],
    ['swiss', 'All rounds', 14],
    ['week', 'All rounds', 14],
    ['evening', 'All rounds', 14],
  ])('is decided as people know it, and nobody does anything but publish it: %s', async (format, shown, days) => {
    it_ = await evening([sprint])
    const channel = await publish(2, { format })
    const guests = NAMES.slice(0, 4).map((name) => it_.parlour.person(name))
    const [ann] = guests as [Guest]
    for (const guest of guests) await guest.in(channel).click('Join')
    await pass(days)
    for (const guest of guests) await guest.in(channel).click('Check in')
    await restart()
    await ann.sees(`**${shown}**`, { channel })
    await playEverything(strength)
    await restart()
    await ann.sees(format === 'evening' ? /(Ann|Bob|Cid) wins the season/ : 'Ann wins the season', { channel })
  })

  it('of eleven at tables of five does without a silent player, takes a late one, and ends by itself', async () => {
    it_ = await evening([sprint])
    const channel = await publish(5)
    const guests = NAMES.map((name) => it_.parlour.person(name))
    const [ann, ...others] = guests as [Guest, ...Guest[]]
    const eleven = [ann, ...others.slice(0, 10)]
    for (const guest of eleven) await guest.in(channel).slash('/league join')
    await pass(14)
    await restart()
    // Lea comes late, but there is room. Kim never answers.
    const lea = guests[11]!
    expect(JSON.stringify(await lea.in(channel).click('Join'))).toContain('You are in')
    for (const guest of eleven.slice(0, 10)) await guest.in(channel).slash('/league checkin')
    await restart()
    await pass(6)
    const kim = guests[10]!
    await kim.sees('please check in', { channel })
    expect(ann.pings).toHaveLength(1)
    expect(kim.pings).toHaveLength(2)
    await pass(1)
    await restart()
    await playEverything(strength)
    await restart()
    const final = JSON.stringify(await ann.sees(/Season 1\n.*\*\*Division 1\*\*: 1\. Ann 50/s, { channel }))
    expect(final).toContain('Lea')
    expect(final).not.toContain('Kim')
    await lea.in(channel).slash('/league fixtures', { text: true })
    await lea.sees(/Games · Division 1.*\*\*Game 11\*\* .*<#/s, { channel })
    await lea.in(channel).slash('/league standings', { as: 'csv' })
    await lea.sees('Season 1** as a file', { channel })
    await ann.sees('Season 2', { channel })
  })

  it('is founded on a phone: how the game is played, and publishing, are buttons', async () => {
    it_ = await evening([lanterns.hosted])
    const { parlour } = it_
    const channel = parlour.channel('tables')
    const olga = parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
    await olga.slash('/league-admin create', { name: 'Cup', game: 'lanterns', seats: 3 })
    const [setting] = lanterns.hosted.game.settings
    const other = setting!.choices.find(({ id }) => id !== setting!.default)!
    const label = lanterns.hosted.game.speak(other.label, bySeat())
    await olga.click('How it is played')
    const about = lanterns.hosted.game.speak(setting!.label, bySeat())
    await olga.choose(about, `${about}: ${label}`)
    const [league] = await it_.archon.house.store.league.leaguesOn(parlour.guildId)
    expect(league!.options[setting!.id]).toBe(other.id)
    await olga.click('Publish')
    await it_.archon.settle()
    const ann = parlour.person('Ann').in(channel)
    const card = await ann.sees('Season 1')
    expect(JSON.stringify(card)).toContain(label)
  })

  it('moves to where it is published again if its channel is gone, and its games open there', async () => {
    it_ = await evening([sprint])
    const { parlour } = it_
    const lost = await publish(2)
    const three = NAMES.slice(0, 3).map((name) => parlour.person(name))
    for (const guest of three) await guest.in(lost).click('Join')
    parlour.faults.deleteChannel(lost)
    const channel = parlour.channel('welcome')
    await parlour.person('Olga').in(channel).slash('/league-admin publish')
    await it_.archon.settle()
    await three[0]!.sees('3 in', { channel })
    await pass(14)
    for (const guest of three) await guest.in(channel).click('Check in')
    await it_.archon.settle()
    expect(await threadOf(1)).not.toBe('')
    await playEverything(strength)
    await three[0]!.sees('Ann wins the season', { channel })
    // And stays in the hall of champions, with the poster.
    const guest = three[1]!.in(channel)
    await guest.slash('/league champions')
    expect(textOf(await guest.sees('Hall of champions'))).toContain('**Ann** – Cup, season 1')
    await guest.choose('The poster of a season …', 'Cup, season 1')
    await guest.sees(/Hall of champions/)
  })

  it('goes on in a new thread when one is deleted, in a new channel when all are, and with a new card', async () => {
    it_ = await evening([sprint])
    const { parlour } = it_
    const lost = await publish(2)
    const [ann, ...others] = NAMES.slice(0, 3).map((name) => parlour.person(name)) as [Guest, Guest, Guest]
    const card = (await ann.sees('Sign-up is open', { channel: lost })).id
    parlour.faults.deleteMessage(card)
    for (const guest of [ann, ...others]) await guest.in(lost).slash('/league join')
    await it_.archon.settle()
    await ann.sees('**3 in**', { channel: lost })
    await pass(14)
    for (const guest of [ann, ...others]) await guest.in(lost).click('Check in')
    await it_.archon.settle()
    const before = await threadOf(1)
    parlour.faults.deleteChannel(before)
    await expect.poll(() => threadOf(1)).not.toBe(before)
    await it_.archon.settle()
    await ann.sees('Seal my answer', { channel: await threadOf(1) })

    // This time nobody is there to hear of it.
    await it_.archon.close()
    parlour.faults.deleteChannel(lost)
    await it_.reopen()
    const channel = parlour.channel('welcome')
    await parlour.person('Olga').in(channel).slash('/league-admin publish')
    await it_.archon.settle()
    for (const n of [1, 2, 3]) {
      expect(
        parlour
          .person('Olga')
          .in(await threadOf(n))
          .canSee('Seal my answer'),
      ).toBe(true)
    }
    await playEverything(strength)
    await ann.sees('Ann wins the season', { channel })
  })

  it('is a press away at the tables of its games, and what follows after the end is not a rematch', async () => {
    it_ = await evening([sprint])
    const { parlour } = it_
    const channel = await publish(2)
    const [ann, ...others] = NAMES.slice(0, 3).map((name) => parlour.person(name)) as [Guest, Guest, Guest]
    for (const guest of [ann, ...others]) await guest.in(channel).click('Join')
    await pass(14)
    for (const guest of [ann, ...others]) await guest.in(channel).click('Check in')
    await it_.archon.settle()
    const [league] = await it_.archon.house.store.league.leaguesOn(parlour.guildId)
    const { games } = await drawnSeason(it_.archon.house, league!.id)
    const table = games.find(({ seats }) => seats.some(({ owner }) => owner === ann.id))!.thread!
    await ann.in(table).click('More')
    await ann.in(table).choose('What would you like?', 'League')
    await ann.sees(/Cup · Season 1.*Division 1, with 2 others/s, { channel: table })
    await ann.in(table).click('Games')
    await ann.sees('Games · Division 1', { channel: table })

    await ann.in(table).click('More')
    await ann.in(table).choose('What would you like?', 'Leave the game')
    await ann.sees('In the league this game is then worth nothing to you.', { channel: table })

    await playEverything(strength)
    const end = JSON.stringify(await ann.sees('Sprint: the end', { channel: table }))
    expect(end).toContain('My league')
    expect(end).not.toContain('Rematch')
    await ann.sees('Cup · Season 1** · points: ', { channel: table })
    await ann.in(table).click('Standings')
    await ann.sees('Division 1** · Cup · Season 1', { channel: table })
  })

  it('can be looked at and looked after by everybody who may', async () => {
    it_ = await evening([sprint], { studio: openStudio({ local: true }) })
    const { parlour } = it_
    const channel = await publish(2)
    const olga = parlour.person('Olga').in(channel)
    const [ann, bob, cid] = NAMES.slice(0, 3).map((name) => parlour.person(name)) as [Guest, Guest, Guest]
    await ann.in(channel).slash('/league-admin publish')
    await ann.in(channel).sees('Leagues are organised by those with *Manage Server*')
    for (const guest of [ann, bob, cid]) await guest.in(channel).click('Join')
    await olga.slash('/league-admin seed', { player: 'Cid', tier: 1 })
    await olga.sees('into tier 1?')
    const seededAs = async () => {
      const { house } = it_.archon
      const { entries } = await newestSeason(house, (await house.store.league.leaguesOn(parlour.guildId))[0]!.id)
      return entries.find(({ name }) => name === 'Cid')!.seeded
    }
    expect(await seededAs()).toBeNull()
    await olga.click('Note it for the draw')
    expect(await seededAs()).toBe(0)
    await olga.slash('/league-admin season', { begins: 'tomorrow' })
    await olga.sees('2026-12-24')
    await olga.slash('/league-admin season', { weeks: 6 })
    await olga.sees('Changed, from season 1 on.')
    await pass(14)
    for (const guest of [ann, bob, cid]) await guest.in(channel).click('Check in')
    await it_.archon.settle()

    const season = await drawnSeason(it_.archon.house, (await it_.archon.house.store.league.leaguesOn(parlour.guildId))[0]!.id)
    expect(season.settings.weeks).toBe(6)
    const [game] = season.games
    await noteMiss(it_.archon.house, game!.table!, 'p1')
    const [miss] = (await olga.autocomplete('/league-admin excuse', 'miss')).choices
    await olga.slash('/league-admin excuse', { miss: 'nothing', reason: 'the bot was down' })
    await olga.sees('nothing of that kind to excuse')
    await olga.slash('/league-admin excuse', { miss: miss!.value as string, reason: 'the bot was down' })
    await olga.click('Excuse it')
    const mentions = game!.seats.map(({ owner }) => `<@${owner}>`)
    const [first] = (await olga.autocomplete('/league-admin adjudicate', 'game')).choices
    const decision = { game: first!.value as string, how: 'ranking', reason: 'They agreed.' }
    await olga.slash('/league-admin adjudicate', { ...decision, ranking: mentions[0]! })
    await olga.sees('name everybody at that table once')
    const names = game!.seats.map(({ owner }) => season.entries.find(({ person }) => person === owner)!.name)
    const ranking = `${mentions[1]} > @${names[0]!.toLowerCase()}`
    await olga.slash('/league-admin adjudicate', { ...decision, ranking })
    await olga.sees('**Decide game 1?**')
    expect((await seasonById(it_.archon.house, season.id)).games[0]).toMatchObject({ status: 'playing', verdict: null })
    await olga.click('Decide it so')
    await it_.archon.settle()
    const record = textOf(await olga.slash('/league-admin log'))
    // In words: nobody can read the ids of games and lapses.
    for (const words of ['miss: ', ' missed an answer', 'game: Division 1, game 1 · how: by the ranking I give'])
      expect(record).toContain(words)
    for (const id of [miss!.value as string, decision.game, 'sure']) expect(record).not.toContain(id)
    await ann.in(channel).click('Games')
    await ann.sees('They agreed.', { channel })

    await ann.in(channel).click('Standings')
    const shown = await ann.sees('excused (the bot was down)', { channel })
    expect(JSON.stringify(shown.components)).toContain('attachment')
    expect(shown.attachments[0]?.description).toContain('standings')
    await ann.in(channel).click('Who beat whom', { message: shown.id })
    await ann.sees('Who finished ahead of whom', { channel })
    await olga.slash('/league-admin report')
    await olga.sees('Nothing stands out.')
    await bob.in(channel).click('Leave')
    await bob.sees('Leave Cup · Season 1?', { channel })
    await bob.in(channel).click('Leave the season')
    await bob.sees('You have left', { channel })
    await ann.in(channel).slash('/league standings', { of: 'all games together' })
    await ann.sees('Season 1 across all games', { channel })
    await ann.in(channel).slash('/league standings', { of: 'expeditions', share: true })
    await cid.sees('No game played together', { channel })
    await ann.in(channel).click('My league')
    await ann.in(channel).click('My profile')
    const profile = await ann.sees(/\*\*Ann\*\*\n.*Reliability 100 of 100/s, { channel })
    expect(profile.attachments[0]?.description).toContain('Ann: ')
    await olga.slash('/league-admin close')
    await olga.sees('**Close Cup?**')
    await olga.click('Close it')
    await olga.sees('no other season follows. What is being played is played to its end.')
    await ann.in(channel).slash('/league standings', { season: 7 })
    await ann.sees('There has been no season 7', { channel })
  })
})
