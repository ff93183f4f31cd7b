/** Whether Discord is there for a newcomer: asked over a line of its own, and without our token, as any process that starts would. */
import { DefaultRestOptions, GatewayOpcodes } from 'discord.js'
import { WebSocket } from 'ws'

/** What may have stopped: hearing, or speaking. */
export type Part = 'gateway' | 'posts'

const LONGEST = 10_000

export async function isDiscordThere(part: Part, api: string = DefaultRestOptions.api, patience = LONGEST): Promise<boolean> {
  try {
    const { version } = DefaultRestOptions
    const answer = await fetch(`${api}/v${version}/gateway`, { signal: AbortSignal.timeout(patience) })
    const { url } = (await answer.json()) as { url?: unknown }
    if (!answer.ok || typeof url !== 'string') return false
    return part === 'posts' || (await saysHello(`${url}?v=${version}&encoding=json`, patience))
  } catch {
    return false
  }
}

/** Discord speaks first on every new line. */
function saysHello(url: string, patience: number): Promise<boolean> {
  const socket = new WebSocket(url, { handshakeTimeout: patience })
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    socket.once('message', (data) => {
      clearTimeout(timer)
      resolve(JSON.parse(String(data)).op === GatewayOpcodes.Hello)
    })
    socket.once('error', () => {
      clearTimeout(timer)
      resolve(false)
    })
  }).finally(() => socket.terminate())
}
