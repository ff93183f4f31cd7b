/**
 * Reading what a request carries. discord.js sends files first and their JSON last, so nothing is looked at before all of it
 * is here.
 */
import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { Refusal, refusal } from '../refusal.ts'
import type { Upload } from '../uploads.ts'

/** What Discord takes in one request. */
const REQUEST_BYTES = 25 * 1024 * 1024

export interface Body {
  body: unknown
  files: Upload[]
}

/** JSON, or a form whose `payload_json` part is the JSON and whose other parts are files. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(request)
  const bytes = await readBytes(request)
  if (bytes.length === 0) return { body: undefined, files: [] }
  if (!type.startsWith('application/json'))
    throw new Refusal(400, 50035, 'Expected "Content-Type" header to be one of {application/json}.')
  return { body: parse(bytes.toString('utf8')), files: [] }
}

export async function readBytes(request: IncomingMessage, most = REQUEST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
    }
  } catch {
    throw refusal('brokenJson') // whoever was speaking hung up
  }
  if (size > most) throw refusal('entityTooLarge')
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('brokenJson')
  }
}

async function readForm(request: IncomingMessage): Promise<Body> {
  const files: Upload[] = []
  const fields = new Map<string, string>()
  let size = 0
  await new Promise<void>((resolve, refuse) => {
    const form = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: { fieldSize: REQUEST_BYTES } })
    form.on('field', (name, value) => fields.set(name, value))
    form.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= REQUEST_BYTES) chunks.push(chunk)
      })
      stream.on('end', () => {
        const index = Number(/\[(\d+)\]$/.exec(name)?.[1] ?? files.length)
        files.push({ index, filename: filename || 'unknown', contentType: mimeType, bytes: Buffer.concat(chunks) })
      })
    })
    form.on('close', resolve)
    form.on('error', refuse)
    request.on('error', refuse)
    request.pipe(form)
  }).catch(() => {
    throw refusal('brokenJson')
  })
  if (size > REQUEST_BYTES) throw refusal('entityTooLarge')
  const payload = fields.get('payload_json')
  // Emoji and avatars aside, a form without the JSON part carries its fields bare.
  return {
    body: payload === undefined ? Object.fromEntries(fields) : parse(payload),
    files: files.sort((a, b) => a.index - b.index),
  }
}
