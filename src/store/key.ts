/**
 * The key of this installation: what was played here is signed with it. It is made once, and nobody but the user that runs Archon may read
 * it. A copy lies with the backups, so that whoever moves house with them keeps it.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Key, keyFrom, newKey } from '../kernel/signature.ts'
import type { Company } from './company.ts'

const NAME = 'archon.key'
const ONLY_US = 0o600

export class BadKey extends Error {
  override readonly name = 'BadKey'
}

/** The key in that folder; null if there is none. */
export function keyIn(folder: string): Key | null {
  const path = join(folder, NAME)
  if (!existsSync(path)) return null
  try {
    return keyFrom(readFileSync(path, 'utf8'))
  } catch {
    throw new BadKey(
      `${path} cannot be read as the key that games are signed with. Put a copy in its place (there is one beside the backups), or take it away: another is made, and files from before count as signed elsewhere.`,
    )
  }
}

/** The same key for all processes: the one that stands here already, if it is the first to be kept. */
export async function sharedKey(company: Company, folder: string): Promise<Key> {
  const path = join(folder, NAME)
  return keyFrom(await company.keep('key', () => (existsSync(path) ? readFileSync(path, 'utf8') : newKey())))
}

export function openKey(folder: string, backups?: string): Key {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, NAME)
  const copy = backups === undefined ? null : join(backups, NAME)
  if (!existsSync(path)) {
    const kept = copy && existsSync(copy) ? readFileSync(copy, 'utf8') : newKey()
    put(path, kept)
  }
  chmodSync(path, ONLY_US)
  const key = keyIn(folder)!
  if (copy && !existsSync(copy)) {
    try {
      mkdirSync(backups!, { recursive: true })
      put(copy, readFileSync(path, 'utf8'))
    } catch {
      // Nobody has to wait for the disk of the backups, which the nightly one will name; the next start tries again.
    }
  }
  return key
}

/** Whole or not at all: half a key would be none. */
function put(path: string, key: string): void {
  writeFileSync(`${path}.new`, key, { mode: ONLY_US, flush: true })
  renameSync(`${path}.new`, path)
}
