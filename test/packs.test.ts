import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyHosted } from '../src/games/hosted.ts'
import { openPacks } from '../src/packs.ts'
import { hostedAt } from '../src/tables/house.ts'
import { positionOf, tableById } from '../src/tables/position.ts'
import { lanterns } from './kernel/lanterns.ts'
import { begun, newHouse } from './tables/setting.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archon-packs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The test game with a pack that is checked: its name is its digest. */
const game: AnyHosted = {
  ...lanterns.hosted,
  withPack(pack) {
    const { name } = pack as { name?: unknown }
    if (typeof name !== 'string') throw new Error('name: must be text')
    return { ...lanterns.hosted, title: `Lanterns ${name}`, game: { ...lanterns.hosted.game, pack: name } }
  },
}
const put = (pack: unknown) =>
  writeFileSync(join(folder, 'lanterns.json'), typeof pack === 'string' ? pack : JSON.stringify(pack))

describe('own data packs', () => {
  it('replace what a game comes with, and are kept for the games begun with them', () => {
    expect(openPacks(folder, [game]).games).toEqual([game])
    put({ name: 'spring' })
    expect(openPacks(folder, [game]).games[0]!.title).toBe('Lanterns spring')
    put({ name: 'autumn' })
    const { games, packs } = openPacks(folder, [game])
    expect(games[0]!.title).toBe('Lanterns autumn')
    expect([...packs.keys()].sort()).toEqual(['autumn', 'none', 'spring'])
    expect(readdirSync(join(folder, 'used')).sort()).toEqual(['lanterns.autumn.json', 'lanterns.spring.json'])
  })

  it('are refused with the file and the field named', () => {
    put({ name: 7 })
    expect(() => openPacks(folder, [game])).toThrow(/lanterns\.json cannot be used: name: must be text/)
    put('{ not json')
    expect(() => openPacks(folder, [game])).toThrow(/lanterns\.json cannot be used/)
  })

  it('change nothing for a game in progress', async () => {
    mkdirSync(folder, { recursive: true })
    const before = newHouse({ path: join(folder, 'archon.sqlite'), hosted: game })
    const id = await begun(before, ['Ann', 'Bob'])
    before.store.close()
    put({ name: 'spring' })
    const { games, packs } = openPacks(folder, [game])
    const after = { ...newHouse({ path: join(folder, 'archon.sqlite'), hosted: games[0]! }), packs }
    const table = await tableById(after, id)
    expect((await positionOf(after, table)).hosted.title).toBe('Lanterns')
    expect(hostedAt(after, 'lanterns').title).toBe('Lanterns spring')
    after.store.close()
  })
})
