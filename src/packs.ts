/**
 * A server owner's own data: `packs/<game>.json` in the data folder replaces the values a game comes with. Packs that were ever in
 * use are kept beside it, because a game goes on with the pack it was begun with.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyHosted } from './games/hosted.ts'

export class BadPackFile extends Error {
  override readonly name = 'BadPackFile'
}

export type Packs = { readonly games: readonly AnyHosted[]; readonly packs: ReadonlyMap<string, AnyHosted> }

export function openPacks(folder: string, hosted: readonly AnyHosted[]): Packs {
  const packs = new Map(hosted.map((each) => [each.game.pack, each]))
  const used = join(folder, 'used')
  const games = hosted.map((each) => {
    const { id } = each.game
    const earlier = existsSync(used) ? readdirSync(used).filter((file) => file.startsWith(`${id}.`)) : []
    for (const file of earlier) remember(packs, read(each, join(used, file)))
    const path = join(folder, `${id}.json`)
    if (!existsSync(path)) return each
    const own = read(each, path)
    mkdirSync(used, { recursive: true })
    copyFileSync(path, join(used, `${id}.${own.game.pack}.json`))
    return remember(packs, own)
  })
  return { games, packs }
}

const remember = (packs: Map<string, AnyHosted>, hosted: AnyHosted) => {
  packs.set(hosted.game.pack, hosted)
  return hosted
}

function read(hosted: AnyHosted, path: string): AnyHosted {
  try {
    return hosted.withPack(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new BadPackFile(
      `The data pack ${path} cannot be used: ${(error as Error).message}\nMend that field, or take the file away to play with the values Archon brings.`,
    )
  }
}
