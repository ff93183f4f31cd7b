/** A jump names its stage by a word, which no compiler checks and no game may ever come by: so every one is looked up. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HOSTED } from '../../src/games/index.ts'

const games = join(import.meta.dirname, '..', '..', 'src', 'games')
const stages = new Map(HOSTED.map(({ game }) => [game.id, game.steps.flatMap((step) => Object.keys(step.stages))]))
/** What a folder may name: its own game's stages or, in the core that several share, those of any of them. */
const known = (folder: string) => new Set(stages.get(folder) ?? [...stages.values()].flat())

it('every jump leads to a stage that is there', () => {
  let found = 0
  const wrong = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const names = known(file.split(/[\\/]/)[0]!)
      const jumps = [...readFileSync(join(games, file), 'utf8').matchAll(/\.jump\(\w+, '([^']+)'\)/g)].map(([, name]) => name!)
      found += jumps.length
      return jumps.filter((name) => !names.has(name)).map((name) => `${file}: ${name}`)
    })
  expect(found).toBeGreaterThan(HOSTED.length)
  expect(wrong).toEqual([])
})
