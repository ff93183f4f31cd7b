/**
 * Presses name choices by their places. Where others act at the same time, choices come and go between the look and the press:
 * the mark says which ones were shown, so that nobody ever gets what stands there now instead of what stood there then.
 */
import { createHash } from 'node:crypto'
import type { Input } from '../../../kernel/contract.ts'

const LETTERS = 4

export const markOf = (input: Input): string => createHash('sha1').update(placesOf(input)).digest('base64url').slice(0, LETTERS)

/** What stands where. What has become impossible keeps its place, and is refused with its reason. */
function placesOf(input: Input): string {
  switch (input.kind) {
    case 'amount':
      return '='
    case 'split':
      return input.targets.map(({ id, max }) => `${id}:${max}`).join()
    default:
      return input.options
        .map((option) => ('then' in option && option.then ? `${option.id}(${placesOf(option.then)})` : option.id))
        .join()
  }
}
