/** A whole game of Age of Atlantis in the parlour: two people who only click, two computers, and the society powers in play. */
import { afterEach, describe, expect, it } from 'vitest'
import { ageOfAtlantis } from '../../src/games/age-of-atlantis/index.ts'
import type { AgeView } from '../../src/games/age-of-atlantis/view.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { STEADY } from '../../src/players/index.ts'
import type { Seated } from '../../src/store/store.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { type Evening, evening, playTurn } from './evening.ts'

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

/** An owner's own pack, whose End marker starts so near that an evening is short. */
const shortAge = ageOfAtlantis.withPack({
  track: { length: 18, doom: { 3: 14, 4: 15, 5: 16 }, end: { 3: 11, 4: 11, 5: 11 }, source: 'printed' },
})

const POWERS = 'Powers of secret societies (advanced; left unfinished by the designer)'

describe('Age of Atlantis in the parlour', () => {
  it('is played to the score by people and computers together', { timeout: 120_000 }, async () => {
    night = await evening([shortAge], { secrets: () => 'a9e0fa71'.repeat(6), players: STEADY })
    const { parlour, archon } = night
    const random = dice(1911)
    const people = ['Mira', 'Jonas'].map((name) => parlour.person(name)) as [Guest, Guest]
    const [mira, jonas] = people

    await mira.slash('/table open', { game: 'age-of-atlantis', seats: 4, computers: 2 })
    await archon.settle()
    const [{ channel }] = (await archon.house.store.tablesOn(parlour.guildId)) as [Seated]
    await mira.in(channel).click('Settings')
    await mira.in(channel).choose(POWERS, `${POWERS}: On`)
    await archon.settle()
    await jonas.in(channel).click('Join')
    await archon.settle()
    await mira.in(channel).click('Start')
    await archon.settle()

    const [row] = await archon.house.store.tablesOf(mira.id)
    const look = async () => {
      const table = await tableById(archon.house, row!.id)
      const position = await positionOf(archon.house, table)
      return { table, position, view: position.seen(null).view as AgeView }
    }
    const asked = new Set<string>()
    const rounds = new Set<number>()
    for (let i = 0; i < 600; i++) {
      await archon.settle()
      const { table, position, view } = await look()
      if (table.status === 'finished') break
      rounds.add(view.round)
      const [seat] = owing(position)
      const person = people.find(({ id }) => id === table.seats.find((each) => each.seat === seat)?.person)
      if (!person) continue // a computer is thinking
      asked.add(person.name)
      await playTurn(person, channel, random)
    }
    await archon.settle()
    const { table, view } = await look()
    expect(table.status).toBe('finished')
    expect(view).toMatchObject({ phase: 'over', mode: { powers: true } })
    expect([...asked].sort()).toEqual(['Jonas', 'Mira'])
    expect(rounds.size).toBeGreaterThan(2)
    await mira.sees('the end', { channel })

    // Who won is what the rules say, and the sealed dice fit the log.
    const { ranking, scores } = view.final!
    const total = (seat: string) => scores[seat]!.reduce((sum, { points }) => sum + points, 0)
    expect(ranking.map(total)).toEqual(ranking.map(total).sort((a, b) => b - a))
    await jonas.in(channel).slash('/verify')
    await jonas.sees('Everything fits', { channel })
  })
})
