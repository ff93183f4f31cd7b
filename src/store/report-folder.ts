/** What the game looked like when somebody said that something is wrong: one file a report, for whoever runs us and nobody else. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ReportFolder = {
  /** Of what is running. */
  readonly version: string
  /** Where to look for it, from the data folder. */
  keep(id: string, contents: object): Promise<string>
  erase(ids: readonly string[]): Promise<void>
}

const NAME = 'reports'

export function reportFolder(dataFolder: string, version: string): ReportFolder {
  const folder = join(dataFolder, NAME)
  const fileOf = (id: string) => `${id}.json`
  return {
    version,
    async keep(id, contents) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, fileOf(id)), `${JSON.stringify(contents, null, 1)}\n`, { mode: 0o600 })
      return join(NAME, fileOf(id))
    },
    async erase(ids) {
      for (const id of ids) await rm(join(folder, fileOf(id)), { force: true })
    },
  }
}
