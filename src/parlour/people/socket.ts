/** The socket of an open page. */
import type { Snowflake } from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import type { House } from '../house.ts'
import { Refusal, refusal } from '../refusal.ts'
import { check } from '../rules/check.ts'
import type { WireNews } from '../wire.ts'
import type { Feed } from './feed.ts'
import { wireBot, wirePeople, wireWorld } from './view.ts'

const call = z.object({ op: z.literal(['follow', 'unfollow']), person: z.string() })

/** Open pages: each hears of everybody, and follows the worlds of those it shows. */
export function openPages(house: House, feed: Feed) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  server.on('connection', (socket: WebSocket) => {
    const following = new Map<Snowflake, () => void>()
    const send = (news: WireNews) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(news))
    }
    const stopWatching = feed.watch(send)
    send({ t: 'hello', people: wirePeople(house), bot: wireBot(house) })
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => {
      try {
        const { op, person: id } = check(call, JSON.parse(String(data)))
        following.get(id)?.()
        following.delete(id)
        if (op === 'unfollow') return
        const person = house.store.people.get(id)
        if (!person || person.bot || person.backstage) throw refusal('unknownUser')
        following.set(id, feed.follow(id, send))
        send({ t: 'world', person: id, world: wireWorld(house, person) })
      } catch (error) {
        const reason = error instanceof Refusal ? error : refusal('brokenJson')
        send({ t: 'error', error: reason.body })
      }
    })
    socket.on('close', () => {
      stopWatching()
      for (const stop of following.values()) stop()
    })
  })
  return {
    server,
    close: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
export type Pages = ReturnType<typeof openPages>
