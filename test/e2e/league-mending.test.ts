/** An organiser mends a season that is being played, in the parlour: each act asks first and changes nothing by that, is told to all, and is on record. */
import { afterEach, expect, it } from 'vitest'
import { drawnSeason } from '../../src/league/steps.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { marathon } from '../league/sprint.ts'
import { type Evening, evening } from './evening.ts'

const DAY = 86_400_000
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
const RESERVES = ['Ida', 'Jon']

let night: Evening
afterEach(() => night.close())

const season = async () => {
  const { house } = night.archon
  const [league] = await house.store.league.leaguesOn(night.parlour.guildId)
  return drawnSeason(house, league!.id)
}
/** What an act changes of it: who plays where, and how games stand. */
const course = async () => {
  const { phase, endsAt, entries, games } = await season()
  return JSON.stringify([phase, endsAt, entries.map(({ name, status, tier }) => [name, status, tier]), games])
}

/** Eight in two divisions at tables of two, and two reserves. */
async function begun() {
  night = await evening([marathon])
  const { parlour } = night
  const channel = parlour.channel('tables')
  const olga = parlour.person('Olga', { roles: ['Organiser'] }).in(channel)
  await olga.slash('/league-admin create', { name: 'Cup', game: 'marathon', seats: 2, pace: 'none' })
  await olga.slash('/league-admin season', { places: 8, division: 4 })
  await olga.slash('/league-admin publish')
  await night.archon.settle()
  const guests = [...NAMES, ...RESERVES].map((name) => parlour.person(name).in(channel))
  for (const guest of guests) await guest.click('Join')
  await parlour.clock.advance(14 * DAY)
  await night.archon.settle()
  for (const guest of guests.toReversed()) await guest.click('Check in')
  await night.archon.settle()
  expect((await season()).phase).toBe('playing')
  return { olga, guests, channel }
}

/** One of the games that are being played by people comes to its end. */
async function finishOne() {
  const { house } = night.archon
  for (const { status, table: id } of (await season()).games) {
    const table = status === 'playing' && id ? (await house.store.table(id))! : null
    if (!table || table.seats.some(({ person }) => person === null)) continue
    for (let half = 0; half < 2; half++) {
      const position = await positionOf(house, (await house.store.table(table.id))!)
      for (const seat of owing(position)) {
        const person = table.seats.find((each) => each.seat === seat)!.person!
        await answer(house, table.id, person, decisionsOf(position, seat)[0]!.id, 9 - Number(seat.slice(1)))
      }
      await night.archon.settle()
    }
    return
  }
}

it('moves, replaces, bars, plays again and calls off: asked first, told to all, and kept', async () => {
  const { olga, guests, channel } = await begun()
  const [ann] = guests as [Guest]
  const told = () => ann.messages({ channel }).map(textOf).join('\n')
  async function asksFirst(line: string, given: Readonly<Record<string, string>>, says: string, yes: string) {
    const before = await course()
    expect(textOf(await olga.slash(line, given))).toContain(says)
    await night.archon.settle()
    expect(await course(), `${line} has not asked`).toBe(before)
    // Pressed twice by somebody in a hurry, it is done once.
    await Promise.all([olga.click(yes), olga.click(yes)])
    await night.archon.settle()
    expect(await course(), line).not.toBe(before)
  }

  const { entries } = await season()
  const inTier = (tier: number) => entries.filter((entry) => entry.status === 'in' && entry.tier === tier)
  const [up, down] = [inTier(0)[0]!, inTier(1)[0]!]
  const [leaver, rude] = [inTier(0)[1]!, inTier(1)[1]!]

  await asksFirst(
    '/league-admin move',
    { player: up.name, with: down.name, reason: 'Friends apart.' },
    'change divisions?',
    'Let them change places',
  )
  expect(told()).toContain('change divisions: Friends apart.')
  const after = (await season()).entries
  expect(after.find(({ name }) => name === up.name)!.tier).toBe(1)
  expect(after.find(({ name }) => name === down.name)!.tier).toBe(0)

  await asksFirst(
    '/league-admin replace',
    { player: leaver.name, by: 'Ida', reason: 'Is ill.' },
    'Give the place of',
    'Give the place away',
  )
  expect(told()).toMatch(/takes the place of .*: Is ill\./)
  expect((await season()).entries.find(({ name }) => name === 'Ida')).toMatchObject({ status: 'in', tier: 0 })

  await asksFirst('/league-admin bar', { player: rude.name, reason: 'Was rude.' }, 'Was rude.', 'Bar them')
  expect(told()).toContain('has barred you from this season: Was rude.')
  expect((await season()).entries.find(({ name }) => name === rude.name)).toMatchObject({ status: 'out', reason: 'barred' })
  const back = guests.find(({ name }) => name === rude.name)!
  expect(textOf(await back.in(channel).slash('/league join'))).not.toContain('You are in')

  await asksFirst(
    '/league-admin readmit',
    { player: rude.name, reason: 'Said sorry.' },
    'play Cup · Season 1 again?',
    'Let them play',
  )
  expect(told()).toContain('lets you play this season again: Said sorry.')
  expect((await season()).entries.find(({ name }) => name === rude.name)).toMatchObject({ status: 'in', reason: null })

  await finishOne()
  const scored = (await season()).games.find(({ status }) => status === 'scored')!
  await asksFirst('/league-admin replay', { game: scored.id }, 'Play this game once more?', 'Play it again')
  expect(told()).toContain(`Game ${scored.n} is played once more`)
  expect((await season()).games.find(({ id }) => id === scored.id)!.table).not.toBe(scored.table)

  await asksFirst('/league-admin postpone', { days: 7 as never }, 'by 7 days?', 'Move it')
  await asksFirst('/league-admin call-off', {}, 'What is finished counts', 'End the season now')
  expect((await season()).phase).toBe('over')
  expect(told()).toContain('ended this season early')
  // What cannot be done any more is not asked about.
  expect(textOf(await olga.slash('/league-admin replay', { game: scored.id }))).not.toContain('Play this game once more?')

  const record = textOf(await olga.slash('/league-admin log'))
  for (const words of [
    'Friends apart.',
    'Is ill.',
    'Was rude.',
    `game: Division ${scored.tier + 1}, game ${scored.n}`,
    'days: 7',
    `<@${olga.id}>`,
  ])
    expect(record).toContain(words)
  expect(record).not.toContain(scored.id)
})

it('each question keeps to what was asked with it, and one from before a restart asks for the command again', async () => {
  const { olga } = await begun()
  const isOut = async (name: string) => (await season()).entries.find((entry) => entry.name === name)!.status === 'out'
  const ask = (player: string) => olga.slash('/league-admin bar', { player, reason: `${player} was rude.` })
  const [first, second] = [await ask('Bob'), await ask('Cid')]
  await olga.click('Bar them', { message: first! })
  await night.archon.settle()
  expect(await Promise.all(['Bob', 'Cid'].map(isOut))).toEqual([true, false])
  await night.restart()
  expect(textOf(await olga.click('Bar them', { message: second! }))).toContain('give the command once more')
  expect(await Promise.all(['Bob', 'Cid'].map(isOut))).toEqual([true, false])
})
