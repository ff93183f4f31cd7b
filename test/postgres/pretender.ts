/** Speaks as a PostgreSQL would that nobody can have here: one that wants another password, or one of long ago. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Pretender = { url(password: string): string; close(): void }

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(kind, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const word = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value])
const short = (value: number) => Buffer.from([value >> 8, value])
const zeroed = (text: string) => Buffer.from(`${text}\0`)

const ASK_PASSWORD = message('R', word(3))
const LET_IN = Buffer.concat([message('R', word(0)), message('Z', Buffer.from('I'))])
const WRONG_PASSWORD = message(
  'E',
  Buffer.concat([zeroed('SFATAL'), zeroed('C28P01'), zeroed('Mpassword authentication failed'), Buffer.from([0])]),
)
const INT4 = 23

/** One row with one number in it. */
const row = (name: string, value: string): Buffer =>
  Buffer.concat([
    message('T', Buffer.concat([short(1), zeroed(name), word(0), short(0), word(INT4), short(4), word(-1), short(0)])),
    message('D', Buffer.concat([short(1), word(value.length), Buffer.from(value)])),
    message('C', zeroed('SELECT 1')),
    message('Z', Buffer.from('I')),
  ])

export async function pretender({ password, version }: { password: string; version: number }): Promise<Pretender> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(ASK_PASSWORD)
      socket.on('data', (said) => {
        const kind = said.toString('latin1', 0, 1)
        const text = said.toString('utf8', 5, said.length - 1)
        if (kind === 'p') {
          if (text === password) socket.write(LET_IN)
          else socket.end(WRONG_PASSWORD)
        } else if (kind === 'Q') socket.write(row('version', String(version)))
        else socket.end()
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (given) => `postgres://archon:${given}@127.0.0.1:${port}/archon`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
