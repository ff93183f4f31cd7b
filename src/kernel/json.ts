/** Plain-JSON values: copied by hand, because a rule reads the board so much that drafts behind proxies cost ten times more. */

export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = new Array(value.length)
    for (let i = 0; i < value.length; i++) items[i] = copy(value[i])
    return items as T
  }
  const result: Record<string, unknown> = {}
  let size = 0
  let last = ''
  for (const key in value) {
    result[key] = copy(value[key])
    size++
    last = key
  }
  if (size > FEW) keepFast(result, `${size} ${last}`)
  return result as T
}

/**
 * What is filled key by key becomes a dictionary in V8 beyond so many keys, and whoever reads it pays for that, unless an object with the
 * same keys was made in one go before: an empty one of each kind is kept, so that all copies but the first are as quick to read as others.
 */
const FEW = 16
const KINDS = 500
const made = new Map<string, object>()

function keepFast(value: object, kind: string) {
  if (made.size >= KINDS || made.has(kind)) return
  made.set(kind, Object.fromEntries(Object.keys(value).map((key) => [key, null])))
}

/**
 * The same with more to it. Written as `{ ...value, more }`, or begun with a spread, V8 gives every single object a hidden class of
 * its own: it costs five to ten times as much to make, and whoever reads such objects pays for it again.
 */
export function extended<T extends object, M extends object>(value: T, more: M): T & M {
  return Object.assign({}, value, more)
}

/** A text that was put together, as V8 keeps names: what is looked up by it, or compared with it, need not be read letter by letter. */
export function asName(text: string): string {
  for (const name in { [text]: 0 }) return name
  return text
}

/** One text for equal values, whatever the order of keys: what hashes are taken of. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}
