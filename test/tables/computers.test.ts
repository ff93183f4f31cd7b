import { describe, expect, it } from 'vitest'
import { pack } from '../../src/games/secret-societies/data/pack.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { misfit } from '../../src/kernel/input.ts'
import { playMatch } from '../../src/kernel/match.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import type { Player } from '../../src/players/player.ts'
import { begun, newHouse } from './setting.ts'

type Deeds = { deeds: { of: { id: string; borders: string[] }[] } }

/** The printed pack with every Deed called something else. */
function renamed() {
  const own = structuredClone(pack) as Deeds
  for (const deed of own.deeds.of) {
    deed.id = `own-${deed.id}`
    deed.borders = deed.borders.map((other) => `own-${other}`)
  }
  return secretSocieties.withPack(own)
}

describe('computers at a table with an owner’s pack', () => {
  const hosted = renamed()

  it('know its Deeds by their own names, twenty games long', () => {
    const steady = steadyAt(hosted) as Player
    const fitting: Player = (position) => {
      const answer = steady(position)
      if (answer !== undefined) expect(misfit(position.decision.input, answer)).toBeNull()
      return answer
    }
    for (let seed = 1; seed <= 20; seed++) {
      const seats = Array.from({ length: 2 + (seed % 2) }, (_, i) => `p${i + 1}`)
      const players = Object.fromEntries(seats.map((seat) => [seat, fitting]))
      expect(playMatch({ game: hosted.game, players, seed }).outcome.ranking.flat()).toHaveLength(seats.length)
    }
  })

  it('are handed the data the table plays with, not the printed one', async () => {
    const handed = new Set<unknown>()
    const failed: unknown[] = []
    const noting = (facts: never) => {
      handed.add(facts)
      return STEADY.get('secret-societies')!(facts)
    }
    const house = Object.assign(newHouse({ hosted }), {
      players: new Map([['secret-societies', noting]]),
      onFault: (_: string, error: unknown) => failed.push(error),
    })
    const id = await begun(house, [], 2, 'secret-societies')
    await house.run()
    expect((await house.store.table(id))?.status).toBe('finished')
    expect([...handed]).toEqual([hosted.facts])
    expect(failed).toEqual([])
    house.store.close()
  })
})

describe('a computer player that fails', () => {
  it('plays the defaults, is reported once for each table, and freezes none', async () => {
    const failed: string[] = []
    const player = () => {
      throw new Error('no idea')
    }
    const house = Object.assign(newHouse({ player }), { onFault: (table: string) => failed.push(table) })
    const tables = [await begun(house, [], 2)]
    house.clock.now++
    tables.push(await begun(house, [], 3))
    await house.run()
    for (const id of tables) expect((await house.store.table(id))?.status).toBe('finished')
    for (const id of tables) expect((await house.store.entries(id)).length).toBeGreaterThan(10)
    expect(house.faults).toEqual([])
    expect(failed.toSorted()).toEqual(tables.toSorted())
    house.store.close()
  })
})
