/** Checks recorded traffic against Discord's own description of its API (see discord-openapi.md). */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Exchange } from '../../src/parlour/traffic.ts'

interface Json {
  [key: string]: unknown
}
const isJson = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {})
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

interface Operation {
  method: string
  parts: string[]
  request: unknown
  responses: Json
  query: string[]
}

/** Discord sends and takes integers as digit strings too, and means "exactly one" by every union. */
function adapt(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(adapt)
  if (!isJson(node)) return node
  const out: Json = {}
  for (const [key, value] of Object.entries(node))
    out[key] = key === 'enum' || key === 'const' || key === 'required' ? value : adapt(value)
  const types = [out.type].flat()
  if (types.includes('integer') && !out.enum && !out.allOf) out.type = [...types, 'string']
  // Unions of components share most fields, so several branches may fit; at least one must.
  if (out.oneOf) {
    out.anyOf = out.oneOf
    delete out.oneOf
  }
  return out
}

export function readDescription() {
  const spec: unknown = JSON.parse(gunzipSync(readFileSync(new URL('discord-openapi.json.gz', import.meta.url))).toString())
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  const addFormats = 'default' in addFormatsModule ? addFormatsModule.default : addFormatsModule
  addFormats(ajv)
  for (const format of ['snowflake', 'nonce', 'int32', 'int64', 'double', 'float']) ajv.addFormat(format, true)
  ajv.addFormat('uri', /^[a-z][a-z0-9+.-]*:\/\/\S+$/i)
  ajv.addSchema({ $id: 'discord', components: { schemas: adapt(at(spec, 'components', 'schemas')) } })
  const compiled = new Map<unknown, ValidateFunction>()
  const validator = (schema: unknown): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const text = JSON.stringify(adapt(schema)).replaceAll('"#/components/', '"discord#/components/')
    const made = ajv.compile(JSON.parse(text))
    compiled.set(schema, made)
    return made
  }

  const operations: Operation[] = []
  for (const [template, item] of Object.entries(jsonOf(at(spec, 'paths'))))
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      const operation = at(item, method)
      if (!isJson(operation)) continue
      const parameters = [at(item, 'parameters'), operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []))
      operations.push({
        method: method.toUpperCase(),
        parts: template.split('/').slice(1),
        request: at(operation, 'requestBody', 'content', 'application/json', 'schema'),
        responses: jsonOf(operation.responses),
        query: parameters
          .filter((parameter) => at(parameter, 'in') === 'query')
          .map((parameter) => String(at(parameter, 'name'))),
      })
    }

  const operationOf = ({ method, path }: Exchange): Operation | undefined => {
    const segments = path
      .replace(/^\/api\/v10/, '')
      .split('/')
      .slice(1)
      .map(decodeURIComponent)
    const literals = (operation: Operation) => operation.parts.filter((part) => !part.startsWith('{')).length
    return operations
      .filter((operation) => operation.method === method && operation.parts.length === segments.length)
      .filter((operation) => operation.parts.every((part, index) => part.startsWith('{') || part === segments[index]))
      .sort((a, b) => literals(b) - literals(a))[0]
  }

  /** What is wrong with an exchange: the request, or our answer to it. */
  function faultsOf(exchange: Exchange): string[] {
    const name = `${exchange.method} ${exchange.path}`
    const operation = operationOf(exchange)
    if (!operation) return [`${name}: unknown to Discord`]
    const faults: string[] = []
    const judge = (schema: unknown, data: unknown, what: string) => {
      const validate = validator(schema)
      if (!validate(data)) faults.push(`${name}: ${what} ${ajv.errorsText(validate.errors)}`)
    }
    if (operation.request && exchange.body !== undefined && exchange.status < 400)
      judge(operation.request, exchange.body, 'request')
    for (const query of Object.keys(exchange.query ?? {}))
      if (!operation.query.includes(query)) faults.push(`${name}: query ?${query} is unknown`)
    const listed = operation.responses[String(exchange.status)] ?? operation.responses[`${String(exchange.status)[0]}XX`]
    if (!listed) faults.push(`${name}: status ${exchange.status} is not among Discord's`)
    const answer = at(listed, 'content', 'application/json', 'schema')
    if (answer && exchange.status < 400) judge(answer, exchange.response, 'answer')
    return faults
  }
  return { faultsOf }
}
