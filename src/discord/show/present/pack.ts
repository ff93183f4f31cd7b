/**
 * Several options as one short word, because a button's id has room for a hundred letters: a few by their names, so that each
 * is found whatever has become of the others; many packed, each a digit with a bound of its own, so that forty shares or a
 * hundred marks fit. A packed word is read only while the list is the one it was packed for.
 */
import type { Order, Some, Split } from '../../../kernel/contract.ts'
import { digest, nameIn, placeOf } from './names.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = BigInt(LETTERS.length)
const PACKED = '!'
/** Letters of the digest that tells one list from another. */
const SEAL = 3
/** So many letters may names take. */
const NAMED = 24

function pack(digits: readonly number[], bounds: readonly number[]): string {
  let sum = 0n
  for (let i = digits.length - 1; i >= 0; i--) sum = sum * BigInt(bounds[i]!) + BigInt(digits[i]!)
  let word = ''
  for (; sum > 0n; sum /= BASE) word = LETTERS[Number(sum % BASE)] + word
  return word
}

/** Undefined for what cannot have been packed with these bounds. */
function unpack(word: string, bounds: readonly number[]): number[] | undefined {
  if (!/^[\w-]*$/.test(word)) return undefined
  let sum = 0n
  for (const letter of word) sum = sum * BASE + BigInt(LETTERS.indexOf(letter))
  const digits = bounds.map((bound) => {
    const digit = Number(sum % BigInt(bound))
    sum /= BigInt(bound)
    return digit
  })
  return sum === 0n ? digits : undefined
}

const sealOf = (list: readonly string[]) => digest(list.join()).slice(0, SEAL)

const unsealed = (word: string, seal: string): string | undefined => (word.startsWith(seal) ? word.slice(SEAL) : undefined)

// ── Marks ───────────────────────────────────────────────────────────────────────────────────────────────────────

const twos = ({ options }: Some) => options.map(() => 2)
const someSeal = ({ options }: Some) => sealOf(options.map(({ id }) => id))

export function packMarks(input: Some, marked: readonly number[]): string {
  const names = marked.map((place) => nameIn(input.options, place)).join()
  if (names.length <= NAMED) return names
  const digits = input.options.map((_, i) => (marked.includes(i) ? 1 : 0))
  return PACKED + someSeal(input) + pack(digits, twos(input))
}

export function unpackMarks(input: Some, word: string): number[] | undefined {
  if (word.startsWith(PACKED)) {
    const inside = unsealed(word.slice(1), someSeal(input))
    return inside === undefined ? undefined : unpack(inside, twos(input))?.flatMap((digit, i) => (digit ? [i] : []))
  }
  if (word === '') return []
  const places = word.split(',').map((name) => placeOf(input.options, name))
  return places.includes(-1) ? undefined : places.sort((a, b) => a - b)
}

// ── Shares ──────────────────────────────────────────────────────────────────────────────────────────────────────

const rooms = ({ targets }: Split) => targets.map(({ max }) => Math.max(0, max) + 1)
const splitSeal = ({ targets }: Split) => sealOf(targets.map(({ id, max }) => `${id}:${max}`))

export function packShares(input: Split, shares: readonly number[]): string {
  const names = shares.flatMap((share, i) => (share > 0 ? [`${nameIn(input.targets, i)}:${share}`] : [])).join()
  return names.length <= NAMED ? names : PACKED + splitSeal(input) + pack(shares, rooms(input))
}

export function unpackShares(input: Split, word: string): number[] | undefined {
  if (word.startsWith(PACKED)) {
    const inside = unsealed(word.slice(1), splitSeal(input))
    return inside === undefined ? undefined : unpack(inside, rooms(input))
  }
  const shares = input.targets.map(() => 0)
  for (const part of word === '' ? [] : word.split(',')) {
    const [name = '', share = ''] = part.split(':')
    const place = placeOf(input.targets, name)
    if (place === -1 || !/^\d{1,6}$/.test(share)) return undefined
    shares[place] = Number(share)
  }
  return shares
}

// ── Orders: all of them count, so each is packed as a digit among what is left; `count` of them have been given. ──

const choicesLeft = ({ options }: Order, count: number) => Array.from({ length: count }, (_, i) => options.length - i)
const orderSeal = ({ options }: Order) => sealOf(options.map(({ id }) => id))

export function packOrder(input: Order, placed: readonly number[]): string {
  const left = input.options.map((_, i) => i)
  const digits = placed.map((place) => {
    const digit = left.indexOf(place)
    left.splice(digit, 1)
    return digit
  })
  return orderSeal(input) + pack(digits, choicesLeft(input, placed.length))
}

export function unpackOrder(input: Order, word: string, count = input.options.length): number[] | undefined {
  if (count > input.options.length) return undefined
  const inside = unsealed(word, orderSeal(input))
  const left = input.options.map((_, i) => i)
  return inside === undefined ? undefined : unpack(inside, choicesLeft(input, count))?.map((digit) => left.splice(digit, 1)[0]!)
}
