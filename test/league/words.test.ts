import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOurs, speak } from '../../src/discord/show/words.ts'

const root = join(import.meta.dirname, '..', '..')

it('the league has words for everything it refuses and announces', () => {
  const files = ['src/league', 'src/discord', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const keys = new Set(files.flatMap((source) => [...source.matchAll(/'(league\.[a-z-]+)'/g)].map(([, key]) => key!)))
  expect(keys.size).toBeGreaterThan(15)
  for (const say of keys) {
    expect(isOurs({ say }), say).toBe(true)
    expect(
      speak({ say, at: 1, number: 2, person: '3', league: 'Cup', season: 4, results: '5', verdict: '6', size: 7 }),
    ).not.toMatch(/undefined/)
  }
})
