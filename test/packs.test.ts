import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyHosted } from '../src/games/hosted.ts'
import { HOSTED } from '../src/games/index.ts'
import { openPacks } from '../src/packs.ts'
import { hostedAt } from '../src/tables/house.ts'
import { positionOf, tableById } from '../src/tables/position.ts'
import { handedIn } from './handed-in.ts'
import { lanterns } from './kernel/lanterns.ts'
import { dataOf, numbersIn, withValue } from './pack-fields.ts'
import { begun, newHouse } from './tables/setting.ts'

/** Counts without which a table is stuck. */
const NEVER_NOTHING: Readonly<Record<string, readonly string[]>> = {
  'era-of-atlantis': ['objectives.deal', 'supply.units'],
  'age-of-atlantis': ['objectives.deal', 'supply.units', 'homeCounters.#.units'],
  'secret-societies': ['agenda.of.#.faceup.5', 'societies.of.#.abilities.#.look', 'societies.of.#.tiles.#.now.#.look'],
}

/** One number that may well be another. */
const CHANGED: Readonly<Record<string, readonly [field: string, value: number]>> = {
  'era-of-atlantis': ['supply.units', 31],
  'age-of-atlantis': ['supply.units', 31],
  'secret-societies': ['routes.of.0.count', 9],
  'atlas-lost': ['victory.tp', 29],
  'atlantis-rising': ['supply.gold', 13],
}

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

  it('are read as some editors save them, and a copy that was cut short does no harm', () => {
    mkdirSync(join(folder, 'used'), { recursive: true })
    writeFileSync(join(folder, 'used', 'lanterns.winter.json.new'), '{ "name": "win')
    writeFileSync(join(folder, 'lanterns.json'), '\uFEFF{ "name": "spring" }')
    expect(openPacks(folder, [game]).games[0]!.title).toBe('Lanterns spring')
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

  it('are tried out in whole games before anybody else plays with them', () => {
    const setup = () => {
      throw new Error('nothing left to deal')
    }
    const broken = { ...lanterns.hosted, game: { ...lanterns.hosted.game, pack: 'broken', setup } }
    put({})
    expect(() => openPacks(folder, [{ ...game, withPack: () => broken }])).toThrow(
      /lanterns\.json cannot be used: a game of 2 breaks off: .*nothing left to deal/s,
    )
  })
})

describe.each(Object.keys(CHANGED))('a pack of %s', (id) => {
  const hosted = HOSTED.find(({ game }) => game.id === id)!
  const printed = dataOf(id)
  const taken = (pack: unknown) => {
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(pack))
    return () => openPacks(folder, [hosted])
  }
  it('with another number is played through at every count and in every mode, and then in use', () => {
    const { games } = taken(withValue(printed, ...CHANGED[id]!))()
    expect(games[0]!.game.pack).not.toBe(hosted.game.pack)
  })
  it('is refused with the field named if a count is a million', () => {
    const fields = numbersIn(printed)
    const drawn = Array.from({ length: 20 }, (_, i) => fields[Math.floor((i * fields.length) / 20)]!)
    for (const field of drawn)
      expect(taken(withValue(printed, field, 1_000_000)), field).toThrow(
        new RegExp(`cannot be used: .*${field.split('.').at(-1)}.*: it is more than 500`),
      )
  })
  it.each(NEVER_NOTHING[id] ?? [])('is refused if there is nothing at %s', (field) => {
    const pattern = new RegExp(`^${field.replaceAll('#', '\\d+')}$`)
    const found = numbersIn(printed).find((each) => pattern.test(each))!
    expect(taken(withValue(printed, found, 0))).toThrow(new RegExp(`cannot be used: .*${field.split('.').at(-1)}: `))
  })
  it('is refused if it is too deep or too long to be meant', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)
    expect(taken({ ...printed, deep })).toThrow(/nested too deeply/)
    expect(taken({ ...printed, long: Array(10_000).fill(0) })).toThrow(/long: it has more than 500 entries/)
    expect(taken({ ...printed, long: 'x'.repeat(100_000) })).toThrow(/long: it is longer than 1000 letters/)
  })
})

it('whatever is handed in, packs and files of games, is good or refused in a sentence', () => {
  const { packs, files, wrong } = handedIn(1, 6)
  expect(wrong).toEqual([])
  expect(packs.refused + packs.accepted).toBe(HOSTED.length)
  expect(files.refused).toBeGreaterThan(0)
})
