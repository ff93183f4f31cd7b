/** The record of what bot and parlour said to each other. */
import { appendFileSync, writeFileSync } from 'node:fs'
import type { Upload } from './uploads.ts'

/** One request of the bot and our answer, in the form in which traffic is checked against Discord's description of its API. */
export interface Exchange {
  method: string
  path: string
  query?: Record<string, string>
  body?: unknown
  files?: { key: string; name: string; type: string; size: number }[]
  status: number
  response?: unknown
}

export interface Traffic {
  exchanges: Exchange[]
  record(exchange: Exchange): void
}

/** Keeps what passes in memory (`true`), writes it to a file, one JSON object a line (a path), or does neither. */
export function openTraffic(to: boolean | string): Traffic {
  const exchanges: Exchange[] = []
  if (typeof to === 'string') writeFileSync(to, '')
  return {
    exchanges,
    record(exchange) {
      if (to === true) exchanges.push(exchange)
      else if (typeof to === 'string') appendFileSync(to, `${JSON.stringify(exchange)}\n`)
    },
  }
}

export const describeFiles = (files: Upload[]) =>
  files.map(({ index, filename, contentType, bytes }) => ({
    key: `files[${index}]`,
    name: filename,
    type: contentType,
    size: bytes.length,
  }))
