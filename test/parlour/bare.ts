/** The parlour without a bot library: requests as bytes, and the answers as they come. */
import type { TestParlour } from '../../src/parlour/harness.ts'

export interface Answer {
  status: number
  headers: Headers
  body: { id: string; code?: number; message?: string; errors?: Nested; [field: string]: unknown }
}
interface Nested {
  [step: string]: Nested | { code: string }[]
}

export interface Part {
  name: string
  bytes: Buffer
  type?: string
}

/** Sends a request as the bot; with files it becomes a form, file parts first, as discord.js does it. */
export async function ask(
  parlour: Pick<TestParlour, 'api' | 'token'>,
  line: string,
  body?: unknown,
  {
    files,
    token = parlour.token,
    headers = {},
  }: { files?: Part[]; token?: string | null; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ')
  const form = new FormData()
  for (const [index, { name, bytes, type = 'application/octet-stream' }] of (files ?? []).entries())
    form.append(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type }), name)
  if (files) form.append('payload_json', JSON.stringify(body ?? {}))
  const response = await fetch(`${parlour.api}/v10${path}`, {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bot ${token}` }),
      ...(!files && body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(files ? { body: form } : body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { id: '', text } }
}

/** The complaints of a refusal as `path: CODE`. */
export function complaints(answer: Answer): string[] {
  const walk = (node: Nested, path: string): string[] =>
    Object.entries(node).flatMap(([step, inner]) => {
      if (Array.isArray(inner)) return inner.map((error) => `${path}: ${error.code}`)
      return walk(inner, path ? `${path}.${step}` : step)
    })
  return walk(answer.body.errors ?? {}, '')
}
