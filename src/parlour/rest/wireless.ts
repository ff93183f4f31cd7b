/**
 * The door for bots without a wire: the same answers, in the same process, in the order in which they were asked for. Nothing but the
 * asking decides what happens when, as worlds need that are to be met again.
 */
import type { Upload } from '../uploads.ts'
import { type Api, answerBot } from './api.ts'
import type { Body } from './body.ts'

/** As much of `fetch` as a bot's library needs. */
export type Wireless = (
  url: string,
  init: { readonly method?: string; readonly headers?: unknown; readonly body?: unknown },
) => Promise<Response>

const BROKEN = { code: 'UND_ERR_SOCKET' }

export const openWireless =
  (api: Api): Wireless =>
  async (url, { method = 'GET', headers, body }) => {
    const authorization = (headers as Record<string, string> | undefined)?.Authorization
    const reply = await answerBot(api, { method, url: new URL(url), authorization, read: () => bodyOf(body) })
    // Answers take a moment, however short the way.
    await new Promise((resolve) => setImmediate(resolve))
    if (reply.cut) throw Object.assign(new Error('other side closed'), BROKEN)
    const text = reply.body === undefined ? null : JSON.stringify(reply.body)
    return new Response(text, { status: reply.status, headers: { ...reply.headers, 'Content-Type': 'application/json' } })
  }

async function bodyOf(body: unknown): Promise<Body> {
  if (!(body instanceof FormData)) return { body: typeof body === 'string' ? JSON.parse(body) : undefined, files: [] }
  const fields = new Map<string, string>()
  const files: Upload[] = []
  for (const [name, value] of body) {
    if (typeof value === 'string') fields.set(name, value)
    else {
      const index = Number(/\[(\d+)\]$/.exec(name)?.[1] ?? files.length)
      files.push({ index, filename: value.name, contentType: value.type, bytes: Buffer.from(await value.arrayBuffer()) })
    }
  }
  const payload = fields.get('payload_json')
  return {
    body: payload === undefined ? Object.fromEntries(fields) : JSON.parse(payload),
    files: files.sort((a, b) => a.index - b.index),
  }
}
