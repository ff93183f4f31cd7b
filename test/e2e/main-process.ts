/** What `npm start` starts, in a process of its own, with the parlour where it looks for Discord. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../scripts/bundle.mjs'

const root = join(import.meta.dirname, '..', '..')
const main = join(await bundle(), 'main.js')

export type Running = {
  readonly child: ChildProcess
  said(): string
  /** When it has said so, however slow the machine is; fails if it ends before. */
  says(what: string): Promise<void>
  /** Status, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

export type Surroundings = {
  readonly env?: Record<string, string>
  readonly cwd?: string
  readonly uid?: number
  /** No file may grow beyond so many blocks, as if there were no room for more. */
  readonly blocks?: number
}

export function startMain({ env = {}, cwd = root, uid, blocks }: Surroundings): Running {
  const atParlour = pathToFileURL(join(import.meta.dirname, 'at-the-parlour.mjs')).href
  const command = [process.execPath, '--enable-source-maps', '--import', atParlour, main]
  const [program, ...args] = blocks === undefined ? command : ['sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`, ...command]
  return running(program!, args, {
    cwd,
    env: { ...process.env, DISCORD_TOKEN: '', ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
}

export function running(command: string, args: readonly string[], options: SpawnOptions): Running {
  const child = spawn(command, args, options)
  let said = ''
  let heard = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      said += data
      heard()
    })
  const ended = new Promise<number | string | null>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  const says = (what: string) =>
    new Promise<void>((resolve, reject) => {
      heard = () => said.includes(what) && resolve()
      heard()
      ended.then((status) => reject(new Error(`it ended with ${status} before it said "${what}":\n${said}`)))
    })
  return { child, said: () => said, says, ended }
}
