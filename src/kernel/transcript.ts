/** Reading a transcript that anybody may have written: whatever it holds, it is read or refused in a sentence. */
import { canonical } from './json.ts'
import { commitmentTo, sha256, type Transcript, wordFor } from './record.ts'
import { isSignedBy } from './signature.ts'
import type { KernelText } from './words.ts'

const NEWEST = 2
/** Far deeper than any answer of ours, and far from what a machine has to fear. */
const DEEPEST = 60

export type Reading = { readonly transcript: Transcript } | { readonly why: KernelText }

export function readTranscript(text: string): Reading {
  const no = (why: KernelText): Reading => ({ why })
  if (isDeeperThan(DEEPEST, text)) return no({ say: 'verify.not-ours' })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return no({ say: 'verify.not-json' })
  }
  const number = numberOf(given)
  if (number === null) return no({ say: 'verify.not-ours' })
  if (number > NEWEST) return no({ say: 'verify.newer', format: number })
  if (!isTranscript(given, number === 2)) return no({ say: 'verify.not-ours' })
  const { digest, signature, ...body } = given
  if (`${canonical(given)}\n` !== text || sha256(canonical(body)) !== digest) return no({ say: 'verify.changed' })
  if (body.signer !== undefined && !isSignedBy(body.signer, wordFor(digest), signature ?? ''))
    return no({ say: 'verify.signature' })
  if (commitmentTo(given.secret) !== given.commitment) return no({ say: 'verify.other-secret' })
  return { transcript: given }
}

/** Brackets are counted before anything is made of them: what is nested a million times cannot even be walked through. */
function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (isQuoted) {
      if (letter === '\\') i++
      else if (letter === '"') isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === '[' || letter === '{') {
      if (++depth > most) return true
    } else if (letter === ']' || letter === '}') depth--
  }
  return false
}

const FORMAT = /^archon-game-([1-9]\d{0,5})$/

function numberOf(given: unknown): number | null {
  const format = isObject(given) ? given.format : null
  const found = typeof format === 'string' ? FORMAT.exec(format) : null
  return found && Number(found[1])
}

type Json = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string'
const isMaybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
/** Names are shown to people: they are short, and nothing but names. */
const isName: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([field, check]) => check(value[field]))

const isEntry: Check = (value) =>
  isObject(value) &&
  ('reveal' in value
    ? value.reveal === true
    : has({ seat: isText, decision: isText, by: isText, salt: isMaybe(isText), receipt: isMaybe(isText) })(value))

const isRecord = has({
  game: has({ id: isName, version: Number.isSafeInteger, pack: isName, fingerprint: isMaybe(isText) }),
  table: isMaybe(isName),
  seats: listOf(isName),
  options: (value) => isObject(value) && Object.entries(value).flat().every(isName),
  held: (value) => typeof value === 'boolean',
  secret: isText,
  words: listOf(isText),
  commitment: isText,
  log: listOf(isEntry),
  outcome: (value) => value === null || isObject(value),
  final: isText,
  digest: isText,
})
const isSigned = has({ signer: isName, signature: isText })
const isUnsigned = has({ signer: (value) => value === undefined, signature: (value) => value === undefined })

const isTranscript = (value: unknown, wantsSignature: boolean): value is Transcript =>
  isRecord(value) && (wantsSignature ? isSigned : isUnsigned)(value)
