/**
 * A server owner's own data: `packs/<game>.json` in the data folder replaces the values a game comes with. Packs that were ever in
 * use are kept beside it, because a game goes on with the pack it was begun with.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyHosted } from './games/hosted.ts'
import { chosenOptions } from './kernel/engine.ts'
import { playMatch } from './kernel/match.ts'
import { randomPlayer } from './players/player.ts'

export class BadPackFile extends Error {
  override readonly name = 'BadPackFile'
}

export type Packs = { readonly games: readonly AnyHosted[]; readonly packs: ReadonlyMap<string, AnyHosted> }

export function openPacks(folder: string, hosted: readonly AnyHosted[]): Packs {
  const packs = new Map(hosted.map((each) => [each.game.pack, each]))
  const used = join(folder, 'used')
  const games = hosted.map((each) => {
    const { id } = each.game
    const earlier = existsSync(used)
      ? readdirSync(used).filter((file) => file.startsWith(`${id}.`) && file.endsWith('.json'))
      : []
    for (const file of earlier) remember(packs, read(each, join(used, file)))
    const path = join(folder, `${id}.json`)
    if (!existsSync(path)) return each
    const own = read(each, path)
    if (!packs.has(own.game.pack)) tryOut(own, path)
    mkdirSync(used, { recursive: true })
    keep(path, join(used, `${id}.${own.game.pack}.json`))
    return remember(packs, own)
  })
  return { games, packs }
}

/** Whole or not at all: half a pack would stop every start to come. */
function keep(path: string, copy: string): void {
  copyFileSync(path, `${copy}.new`)
  renameSync(`${copy}.new`, copy)
}

const remember = (packs: Map<string, AnyHosted>, hosted: AnyHosted) => {
  packs.set(hosted.game.pack, hosted)
  return hosted
}

function read(hosted: AnyHosted, path: string): AnyHosted {
  try {
    return hosted.withPack(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')))
  } catch (error) {
    throw unusable(path, (error as Error).message, 'Mend that field')
  }
}

const unusable = (path: string, why: string, remedy: string) =>
  new BadPackFile(
    `The data pack ${path} cannot be used: ${why}\n${remedy}, or take the file away to play with the values Archon brings.`,
  )

/** A pack may be sound field by field and still leave a table stuck: whole games are played with it before anybody else does. */
function tryOut({ game }: AnyHosted, path: string) {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({ count: min + i, way: {} }))
  const ways = game.settings.flatMap((setting) =>
    setting.choices.flatMap(({ id }) => (id === setting.default ? [] : [{ count: max, way: { [setting.id]: id } }])),
  )
  for (const { count, way } of [...counts, ...ways]) {
    const names = Array.from({ length: count }, (_, i) => `p${i + 1}`)
    const options = chosenOptions(game, way)
    const how = Object.entries(way).map(([setting, choice]) => `, ${setting} ${choice}`)
    try {
      playMatch({ game, options, seed: 1, players: Object.fromEntries(names.map((seat) => [seat, randomPlayer])) })
    } catch (error) {
      const { message, cause } = error as Error
      const why = cause instanceof Error ? `${message}, ${cause.message}` : message
      throw unusable(path, `a game of ${count}${how} breaks off: ${why}`, 'Look at what you changed last')
    }
  }
}
