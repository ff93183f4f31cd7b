/** A state as text, and whether it still says what was written. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

declare const kept: unique symbol

/**
 * A state as text. It is kept here and opened by tables alone (`tables/states.ts`): nobody else can read it by mistake. One that is not
 * what was written any more cannot be opened, so that nobody plays on with it: tables make it again from the log.
 */
export type StoredState = { readonly [kept]: true }

/** No JSON: whoever opens it finds that out. */
const DAMAGED = '?' as unknown as StoredState

/** Written behind the text, on a line of its own; files from before it have none. */
const SUM = /\n([0-9a-f]{8})$/

const sumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')

export const summed = (state: StoredState): string => `${state}\n${sumOf(String(state))}`

export function unsummed(kept: string): StoredState {
  const [ending, sum] = SUM.exec(kept) ?? []
  if (!ending) return kept as unknown as StoredState
  const text = kept.slice(0, -ending.length)
  return sumOf(text) === sum ? (text as unknown as StoredState) : DAMAGED
}

export const packed = (state: StoredState): Buffer => deflateRawSync(summed(state), { level: 1 })

export function unpacked(bytes: Buffer): StoredState {
  try {
    return unsummed(inflateRawSync(bytes).toString())
  } catch {
    return DAMAGED
  }
}
