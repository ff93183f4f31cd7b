// What a form asks, and whether an answer will do. The bot's server checks the same again; here it is said before anything is sent.
import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackComponent,
  APITextInputComponent,
} from 'discord-api-types/v10'
import type { FieldValue } from '../../wire.ts'
import { defaultsOf } from '../components/choices.tsx'
import { Part } from '../kinds.ts'

export interface Field {
  is: 'field'
  label: string
  description?: string | undefined
  part: APIComponentInLabel
}

/** What the view of a field is given. */
export interface AnswerProps<P, V> {
  part: P
  value: V
  onChange: (value: V) => void
  /** Ids of the label, and of what explains or objects. */
  labelledBy: string
  describedBy: string | undefined
}

export type FormItem = Field | { is: 'text'; content: string } | { is: 'unknown'; type: number }

/** Labels hold one field each; rows are the older way, where a text field names itself. */
export function itemsOf(components: readonly APIModalInteractionResponseCallbackComponent[]): FormItem[] {
  return components.flatMap((component): FormItem[] => {
    switch (component.type) {
      case Part.label:
        return [{ is: 'field', label: component.label, description: component.description, part: component.component }]
      case Part.row:
        return component.components.map((part: APITextInputComponent) => ({
          is: 'field',
          label: part.label ?? part.custom_id,
          part,
        }))
      case Part.text:
        return [{ is: 'text', content: component.content }]
      default:
        return [{ is: 'unknown', type: (component as { type: number }).type }]
    }
  })
}

/** Fields must be answered unless the bot says otherwise; a lone checkbox always has an answer. */
export function isRequired(part: APIComponentInLabel): boolean {
  return part.type !== Part.checkbox && (part.required ?? true)
}

/** What the form proposes; what is left alone is sent like that. */
export function startingValue(part: APIComponentInLabel): FieldValue {
  switch (part.type) {
    case Part.textInput:
      return part.value ?? ''
    case Part.radioGroup:
      return part.options.find((option) => option.default)?.value ?? null
    case Part.checkboxGroup:
      return part.options.filter((option) => option.default).map(({ value }) => value)
    case Part.checkbox:
      return part.default ?? false
    case Part.fileUpload:
      return []
    case Part.stringSelect:
    case Part.userSelect:
    case Part.roleSelect:
    case Part.mentionableSelect:
    case Part.channelSelect:
      return defaultsOf(part)
    default:
      return null
  }
}

/** The reason why an answer will not do, in words for the one who gave it. */
export function objection(part: APIComponentInLabel, value: FieldValue): string | undefined {
  if (part.type === Part.checkbox) return undefined
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return isRequired(part) && least(part) > 0 ? 'Please answer this one.' : undefined
  if (part.type === Part.textInput) {
    const length = [...String(value)].length
    if (part.min_length && length < part.min_length) return `At least ${part.min_length} characters, please; this has ${length}.`
    if (part.max_length && length > part.max_length) return `At most ${part.max_length} characters; this has ${length}.`
    return undefined
  }
  const count = Array.isArray(value) ? value.length : 1
  if (count < least(part)) return `Choose at least ${least(part)}; this has ${count}.`
  return count > most(part) ? `Choose at most ${most(part)}; this has ${count}.` : undefined
}

/** Discord asks for one where nothing is said. */
function least(part: APIComponentInLabel): number {
  return 'min_values' in part ? (part.min_values ?? 1) : 1
}

export function most(part: APIComponentInLabel): number {
  if (part.type === Part.checkboxGroup) return part.max_values ?? part.options.length
  return 'max_values' in part ? (part.max_values ?? 1) : 1
}
