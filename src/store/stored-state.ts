/** A state as text, and whether it still says what was written. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

declare const kept: unique symbol

/**
 * A state as text, with a sum behind it. It is kept here and opened by tables alone (`tables/states.ts`): nobody else can read it by mistake.
 * The sum is looked at when it is opened, which most that are read never are. One that is not what was written any more cannot be opened, so
 * that nobody plays on with it: tables make it again from the log.
 */
export type StoredState = { readonly [kept]: true }

/** No JSON: whoever opens it finds that out. */
const DAMAGED = '?'

/** Written behind the text, on a line of its own; files from before it have none. */
const SUM = /\n([0-9a-f]{8})$/

const sumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')

export const summed = (text: string): StoredState => `${text}\n${sumOf(text)}` as unknown as StoredState

/** The text of which the state was made; what cannot be read, where it is another one by now. */
export function unsummed(state: StoredState): string {
  const kept = String(state)
  const [ending, sum] = SUM.exec(kept) ?? []
  if (!ending) return kept
  const text = kept.slice(0, -ending.length)
  return sumOf(text) === sum ? text : DAMAGED
}

/** They are small, and most of what packing costs is room that is made for more. */
const PACKING = { level: 1, windowBits: 13, memLevel: 5, chunkSize: 4096 }

export const packed = (state: StoredState): Buffer => deflateRawSync(String(state), PACKING)

export function unpacked(bytes: Buffer): StoredState {
  try {
    return inflateRawSync(bytes).toString() as unknown as StoredState
  } catch {
    return DAMAGED as unknown as StoredState
  }
}
