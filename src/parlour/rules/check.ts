/** From zod's findings to Discord's nested errors. */
import type * as z from 'zod'
import { type Complaint, nest, Refusal } from '../refusal.ts'

type Issue = z.core.$ZodIssue

/** Discord's code and words for a mistake that zod found. */
function translate(issue: Issue): Omit<Complaint, 'path'> {
  switch (issue.code) {
    case 'custom':
      return { code: String(issue.params?.code ?? 'INVALID_VALUE'), message: issue.message }
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
      return CONVERSIONS[issue.expected] ?? { code: 'INVALID_VALUE', message: issue.message }
    case 'too_small':
      return { code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${issue.minimum}.` }
    case 'too_big':
      return { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${issue.maximum}.` }
    case 'invalid_value':
      if (issue.input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
      return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of {${issue.values.join(', ')}}.` }
    case 'unrecognized_keys':
      return { code: 'BASE_TYPE_CHOICES', message: `Unknown: ${issue.keys.join(', ')}.` }
    case 'invalid_format':
      return { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' }
    case 'invalid_union': {
      const among = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
      const field = String(issue.path.at(-1) ?? 'type')
      return { code: 'UNION_TYPE_CHOICES', message: `Value of field "${field}" must be one of (${among.join(', ')}).` }
    }
    default:
      return { code: 'INVALID_VALUE', message: issue.message }
  }
}

const CONVERSIONS: Record<string, Omit<Complaint, 'path'>> = {
  string: { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret value as string.' },
  number: { code: 'NUMBER_TYPE_COERCE', message: 'Value is not int.' },
  int: { code: 'NUMBER_TYPE_COERCE', message: 'Value is not int.' },
  boolean: { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' },
  array: { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' },
  object: { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' },
  record: { code: 'DICT_TYPE_CONVERT', message: 'Only dictionaries may be used in a DictType' },
}

/** A union tried every branch; the one that at least had the right type has the complaint worth showing. */
function deepest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((branch) => branch.flatMap(deepest))
  const misfit = (branch: Issue[]) => branch.filter((inner) => inner.code === 'invalid_type' && inner.path.length === 0).length
  const best = branches.reduce((a, b) => (misfit(b) < misfit(a) ? b : a))
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The body as the schema describes it, or a refusal in Discord's nested form. */
export function check<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body, { reportInput: true })
  if (result.success) return result.data
  throw invalid(result.error.issues.flatMap(deepest).map((issue) => ({ path: issue.path, ...translate(issue) })))
}

export const invalid = (complaints: Complaint[]): Refusal => new Refusal(400, 50035, 'Invalid Form Body', nest(complaints))

/** Gathers the complaints of rules that look at a whole message or command, and refuses with all of them at once. */
export function gather(rules: (say: (path: PropertyKey[], code: string, message: string) => void) => void): void {
  const complaints: Complaint[] = []
  rules((path, code, message) => complaints.push({ path, code, message }))
  if (complaints.length > 0) throw invalid(complaints)
}
