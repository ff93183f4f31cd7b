/**
 * All that is left to chance in this process comes from the seed while a world is lived in: ids, tokens and delays, and what requests are
 * answered when, because they take no way over a network.
 */
import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { DefaultRestOptions } from 'discord.js'
import type { Wireless } from '../../src/parlour/rest/wireless.ts'

export type Chance = {
  /** Requests to this address are answered by it. */
  connect(address: string, wireless: Wireless): void
  /** As it was before. */
  restore(): void
}

export function seedChance(seed: number): Chance {
  const { randomBytes } = crypto
  const { makeRequest } = DefaultRestOptions
  const doors = new Map<string, Wireless>()
  let n = 0
  const block = () => createHash('sha256').update(`${seed} ${n++}`).digest()
  const seeded = (size: number) => {
    const blocks = Array.from({ length: Math.ceil(size / 32) }, block)
    return Buffer.concat(blocks).subarray(0, size)
  }
  const put = (bytes: unknown, request: typeof makeRequest) => {
    Object.assign(crypto, { randomBytes: bytes })
    Object.assign(DefaultRestOptions, { makeRequest: request })
    syncBuiltinESMExports()
  }
  put(seeded, (url, init) => {
    const wireless = doors.get(new URL(url).origin)
    return wireless ? (wireless(url, init as never) as never) : makeRequest(url, init)
  })
  return {
    connect: (address, wireless) => void doors.set(address, wireless),
    restore: () => put(randomBytes, makeRequest),
  }
}
