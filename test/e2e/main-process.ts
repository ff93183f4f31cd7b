/** `npm start` in a process of its own, with the parlour where it looks for Discord. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..')
const tsx = import.meta.resolve('tsx')

export type Running = {
  readonly child: ChildProcess
  said(): string
  /** Status, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

export type Surroundings = { readonly env?: Record<string, string>; readonly cwd?: string; readonly uid?: number }

export function startMain({ env = {}, cwd = root, uid }: Surroundings): Running {
  const atParlour = pathToFileURL(join(import.meta.dirname, 'at-the-parlour.ts')).href
  return running(process.execPath, ['--import', tsx, '--import', atParlour, join(root, 'src/main.ts')], {
    cwd,
    env: { ...process.env, DISCORD_TOKEN: '', ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
}

export function running(command: string, args: readonly string[], options: SpawnOptions): Running {
  const child = spawn(command, args, options)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data))
  const ended = new Promise<number | string | null>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  return { child, said: () => said, ended }
}
