/**
 * The words in which Discord's limits are written down. Each is a zod schema whose complaints carry the code that Discord gives
 * for that kind of mistake (see check.ts).
 */
import * as z from 'zod'

/** What a complaint made by a rule of ours looks like; check.ts reads the code back. */
export const complaint = (code: string, message: string, input: unknown, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  params: { code },
  message,
  input,
  path,
})

const bounds = (min: number, max: number) =>
  min === 0 ? `Must be ${max} or fewer in length.` : `Must be between ${min} and ${max} in length.`

/** Text of `min` to `max` characters, counted as people count them (code points), not as JavaScript does. */
export const text = (min: number, max: number) =>
  z.string().check(({ value, issues }) => {
    const length = value.length <= max && value.length >= min * 2 ? value.length : [...value].length
    if (length < min && length === 0) issues.push(complaint('BASE_TYPE_REQUIRED', 'This field is required', value))
    else if (length < min || length > max) issues.push(complaint('BASE_TYPE_BAD_LENGTH', bounds(min, max), value))
  })

export const list = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z.array(item).check(({ value, issues }) => {
    if (value.length < min || value.length > max) issues.push(complaint('BASE_TYPE_BAD_LENGTH', bounds(min, max), value))
  })

/** A list in which nothing may stand twice. */
export const set = <T extends z.ZodType>(item: T, min: number, max: number) =>
  list(item, min, max).check(({ value, issues }) => {
    const again = value.findIndex((one, index) => value.indexOf(one) < index)
    if (again > 0)
      issues.push(complaint('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value', value, [again]))
  })

/** Discord takes integers as digit strings too, because permission bits outgrow a double. */
const digits = (value: unknown) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)
export const whole = (min: number, max: number) => z.preprocess(digits, z.int().min(min).max(max))

export const bits = z
  .union([z.int().min(0), z.string().regex(/^\d{1,20}$/)], { error: () => 'Value is not a permission bit set.' })
  .transform(String)

export const id = z.string().check(({ value, issues }) => {
  if (!/^(0|[1-9]\d{0,19})$/.test(value))
    issues.push(complaint('NUMBER_TYPE_COERCE', `Value "${value.slice(0, 80)}" is not snowflake.`, value))
})

const SCHEMES = ['http:', 'https:']
export const address = (max: number, ...schemes: string[]) =>
  text(1, max).check(({ value, issues }) => {
    const scheme = URL.canParse(value) ? new URL(value).protocol : null
    const allowed = [...SCHEMES, ...schemes]
    if (!scheme) issues.push(complaint('URL_TYPE_INVALID_URL', 'Not a well formed URL.', value))
    else if (!allowed.includes(scheme))
      issues.push(
        complaint(
          'URL_TYPE_INVALID_SCHEME',
          `Scheme "${scheme.slice(0, -1)}" is not supported. Scheme must be one of (${allowed.map((s) => s.slice(0, -1)).join(', ')}).`,
          value,
        ),
      )
  })

/** A picture or file: on the web, or sent along under that name. */
export const media = address(2048, 'attachment:')

const ISO8601 = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i
export const moment = z.string().check(({ value, issues }) => {
  if (!ISO8601.test(value) || Number.isNaN(Date.parse(value)))
    issues.push(complaint('DATETIME_TYPE_PARSE', `Could not parse ${value.slice(0, 80)}. Should be ISO8601.`, value))
})

export const colour = whole(0, 0xffffff)

/** A field that must not stand where it stands. */
export const forbidden = (message: string) => z.never({ error: () => message })

/** Discord reads `null` inside embeds, components and options as "not given"; a translation, though, is there or is not. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, key.endsWith('_localizations') ? inner : withoutNulls(inner)]),
  )
}
export const nullless = <T extends z.ZodType>(schema: T) => z.preprocess(withoutNulls, schema)
