/** The folder everything is kept in: made if only it is missing, and looked at before anything depends on it. */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export class BadFolder extends Error {
  override readonly name = 'BadFolder'
}

/** Only itself is made, not the way to it: where that is missing, a disk may not be mounted, and games would seem to be gone. */
export function readyFolder(folder: string): void {
  const path = resolve(folder)
  if (!existsSync(dirname(path)))
    throw new BadFolder(
      `There is no folder ${dirname(path)}, so there can be no ${path} (ARCHON_DATA). Is a disk missing? Else make the folder, and start again.`,
    )
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const file of readdirSync(path)) mayUse(join(path, file))
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path)
  }
}

/** Files only: what is in folders of their own is looked at by whoever needs it. */
function mayUse(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) accessSync(file, constants.R_OK | constants.W_OK)
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'it belongs to another user',
  EPERM: 'it belongs to another user',
  EROFS: 'its disk can only be read',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'it is a file, not a folder',
  ENOSPC: 'its disk is full',
}

function explained({ code = '', message, path: at }: NodeJS.ErrnoException, path: string): BadFolder {
  return new BadFolder(
    `Archon cannot write to ${at ?? path}: ${WHY[code] ?? message}. Put that right, or name another folder with ARCHON_DATA, and start again.`,
  )
}
