/** From a method and a path to the route that answers, with the names in its path typed. */
import type { House } from '../house.ts'
import { invalidForm, refusal } from '../refusal.ts'
import type { Upload } from '../uploads.ts'

/** The names after the colons of a path: `'GET /channels/:channel'` has `'channel'`. */
type ParamNames<Path extends string> = string extends Path
  ? string
  : Path extends `${infer Head}/${infer Rest}`
    ? ParamNames<Head> | ParamNames<Rest>
    : Path extends `:${infer Name}`
      ? Name
      : never

export interface Call<Name extends string = string> {
  house: House
  params: Record<Name, string>
  query: URLSearchParams
  body: unknown
  files: Upload[]
}

/** An answer with a status other than 200; no answer at all is 204. */
export class Status {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export interface Route {
  method: string
  template: string
  parts: string[]
  literals: number
  act: (call: Call) => unknown
}

export function route<Path extends string>(path: Path, act: (call: Call<ParamNames<Path>>) => unknown): Route {
  const [method = '', template = ''] = path.split(' ')
  const parts = template.split('/').slice(1)
  return { method, template, parts, literals: parts.filter((part) => !part.startsWith(':')).length, act }
}

export interface Match {
  route: Route
  params: Record<string, string>
}

/** Everything but these is an id and must look like one. */
const FREE = new Set(['token', 'emoji'])
const SPECIAL = new Set(['@me', '@original'])

export function matchRoute(routes: Route[], method: string, path: string): Match {
  const segments = path.split('/').slice(1).map(decode)
  const fitting = routes.filter(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index])),
  )
  if (fitting.length === 0) throw refusal('notFound')
  const own = fitting.filter((candidate) => candidate.method === method)
  const best = own.reduce<Route | undefined>((a, b) => (a && a.literals >= b.literals ? a : b), undefined)
  if (!best) throw refusal('methodNotAllowed')
  const params = Object.fromEntries(
    best.parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [])),
  )
  for (const [name, value] of Object.entries(params))
    if (!FREE.has(name) && !SPECIAL.has(value) && !/^\d{1,20}$/.test(value))
      throw invalidForm([`${name}_id`], 'NUMBER_TYPE_COERCE', `Value "${value.slice(0, 80)}" is not snowflake.`)
  return { route: best, params }
}

/** Segments arrive percent-encoded, `@original` and emoji among them. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
