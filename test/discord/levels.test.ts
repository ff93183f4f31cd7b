/** How well computers play is chosen by people: when one sits down, and when somebody sits down with them. */
import { afterEach, expect, it } from 'vitest'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { chanceAt } from '../../src/players/chances.ts'
import { levelsFor } from '../../src/players/levels.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { textOf } from './evenings.ts'

let night: Evening
afterEach(() => night.close())

const GAME = secretSocieties.game.id

it('is asked for each computer that takes a seat, and stands on the card', async () => {
  night = await evening([secretSocieties])
  const { parlour, archon } = night
  const ann = parlour.person('Ann').in('tables')
  await ann.slash('/table open', { game: GAME, seats: 5, here: true })
  await archon.settle()
  const table = async () => (await archon.house.store.tablesOf(ann.id))[0]!
  const card = async () => JSON.stringify((await ann.sees('Promise of fair cards')).components)
  const asked = textOf(await ann.click('Add a computer'))
  expect(asked).toContain('How well should')
  expect(asked).toContain('Misjudges things now and then')
  expect(levelsFor(GAME, 5)).not.toContain('master')
  expect(asked, 'nothing is offered that was not measured').not.toContain('Thinks longest')
  await ann.click('Gentle')
  expect((await table()).seats.map(({ level }) => level)).toEqual(['steady', 'gentle'])
  await ann.click('Add a computer')
  await archon.settle()
  expect(await card()).toMatch(/\(computer, gentle\).*\(computer, steady\)/)
  await ann.click('Start')
  expect((await table()).seats.map(({ level }) => level)).toEqual(['steady', 'gentle', 'steady'])
})

it('is gentle in a first game with computers, and asked for from then on', async () => {
  night = await evening([secretSocieties])
  const { parlour, archon } = night
  const { store } = archon.house
  const ann = parlour.person('Ann', { roles: ['Organiser'] }).in('welcome')
  await ann.slash('/archon setup', { welcome: true })
  await ann.sees('Welcome to Archon')
  await ann.click('Secret Societies')
  await ann.click('Play now')
  const levels = async () => (await store.tablesOf(ann.id)).map(({ seats }) => seats.slice(1).map(({ level }) => level))
  expect(await levels()).toEqual([['gentle', 'gentle', 'gentle']])
  await store.savePerson(ann.id, 'Ann', (held) => ({ ...held, learnt: [`${GAME}:bidding.lay`] }))
  expect(textOf(await ann.click('Secret Societies'))).toContain('how well should the computers play?')
  expect(await levels(), 'nothing is opened by asking').toHaveLength(1)
  await ann.click('Steady')
  expect((await levels()).flat().toSorted()).toEqual(['gentle', 'gentle', 'gentle', 'steady', 'steady', 'steady'])
})

it('how hard a level is stands in the lobby and beside each choice, as it was measured for so many players', async () => {
  night = await evening([atlantisRising])
  const { parlour, archon } = night
  const ann = parlour.person('Ann').in('tables')
  await ann.slash('/table open', { game: atlantisRising.game.id, seats: 1, here: true })
  await archon.settle()
  const { won, games } = chanceAt(atlantisRising.game, 1, {})!
  const share = Math.round((100 * won) / games)
  expect(textOf(await ann.sees('Promise of fair cards'))).toContain(
    `As it stands, a steady computer wins about ${share} times in 100 (measured in ${games} games).`,
  )
  expect(textOf(await ann.click('Settings'))).toContain(`computers win ${share} in 100`)
})
