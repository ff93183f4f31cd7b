/**
 * Several small numbers as one short word, because a button's id has room for a hundred letters: each number is a digit with
 * a bound of its own, so that forty shares or a hundred marks fit.
 */
import type { Order, Some, Split } from '../../../kernel/contract.ts'

function pack(digits: readonly number[], bounds: readonly number[]): string {
  let sum = 0n
  for (let i = digits.length - 1; i >= 0; i--) sum = sum * BigInt(bounds[i]!) + BigInt(digits[i]!)
  return sum.toString(36)
}

/** Undefined for what cannot have been packed with these bounds. */
function unpack(word: string, bounds: readonly number[]): number[] | undefined {
  if (!/^[0-9a-z]+$/.test(word)) return undefined
  let sum = 0n
  for (const letter of word) sum = sum * 36n + BigInt(Number.parseInt(letter, 36))
  const digits = bounds.map((bound) => {
    const digit = Number(sum % BigInt(bound))
    sum /= BigInt(bound)
    return digit
  })
  return sum === 0n ? digits : undefined
}

const twos = ({ options }: Some) => options.map(() => 2)

export const packMarks = (input: Some, marked: readonly number[]): string =>
  pack(
    input.options.map((_, i) => (marked.includes(i) ? 1 : 0)),
    twos(input),
  )
export const unpackMarks = (input: Some, word: string): number[] | undefined =>
  unpack(word, twos(input))?.flatMap((digit, i) => (digit ? [i] : []))

const rooms = ({ targets }: Split) => targets.map(({ max }) => Math.max(0, max) + 1)

export const packShares = (input: Split, shares: readonly number[]): string => pack(shares, rooms(input))
export const unpackShares = (input: Split, word: string): number[] | undefined => unpack(word, rooms(input))

/** Each place in the order is a digit among what is left; `count` of them have been given. */
const choicesLeft = ({ options }: Order, count: number) => Array.from({ length: count }, (_, i) => options.length - i)

export function packOrder(input: Order, placed: readonly number[]): string {
  const left = input.options.map((_, i) => i)
  const digits = placed.map((place) => {
    const digit = left.indexOf(place)
    left.splice(digit, 1)
    return digit
  })
  return pack(digits, choicesLeft(input, placed.length))
}
export function unpackOrder(input: Order, word: string, count = input.options.length): number[] | undefined {
  if (count > input.options.length) return undefined
  const left = input.options.map((_, i) => i)
  return unpack(word, choicesLeft(input, count))?.map((digit) => left.splice(digit, 1)[0]!)
}
