/**
 * What the game looked like when somebody said that something is wrong: one file a report, for whoever runs us and nobody else. A copy of each lies
 * beside the backups, and comes back from there if the data folder is new.
 */
import { cpSync, existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ReportFolder = {
  /** Of what is running. */
  readonly version: string
  keep(id: string, contents: object): Promise<void>
  /** Those who wrote them are forgotten at once: copies go with them. */
  erase(ids: readonly string[]): Promise<void>
}

const NAME = 'reports'
const ONLY_US = { folder: 0o700, file: 0o600 }

export function reportFolder(dataFolder: string, version: string, backups?: string): ReportFolder {
  const folder = join(dataFolder, NAME)
  const copies = backups === undefined ? null : join(backups, NAME)
  if (copies && !existsSync(folder) && existsSync(copies)) cpSync(copies, folder, { recursive: true })
  const write = async (where: string, id: string, text: string) => {
    await mkdir(where, { recursive: true, mode: ONLY_US.folder })
    await writeFile(join(where, `${id}.json`), text, { mode: ONLY_US.file })
  }
  return {
    version,
    async keep(id, contents) {
      const text = `${JSON.stringify(contents, null, 1)}\n`
      await write(folder, id, text)
      // Nobody has to wait for the disk of the backups, which the nightly one will name.
      if (copies) await write(copies, id, text).catch(() => {})
    },
    async erase(ids) {
      for (const where of [folder, ...(copies ? [copies] : [])])
        for (const id of ids) await rm(join(where, `${id}.json`), { force: true })
    },
  }
}
