/** One PostgreSQL for all tests that want one, started when the first of them asks for it, and gone with the run. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type Server, startPostgres } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port at which it is asked for. */
    postgres: number
  }
}

export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Server> | null = null
  const door = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', async (wish) => {
      try {
        starting ??= startPostgres()
        const server = await starting
        if (`${wish}` === 'restart') await server.restart()
        socket.end(server.url(''))
      } catch (error) {
        socket.end(`! ${error}`)
      }
    })
  })
  door.listen(0, '127.0.0.1').unref()
  await once(door, 'listening')
  provide('postgres', (door.address() as { port: number }).port)
  return async () => {
    door.close()
    await (await starting)?.stop()
  }
}
