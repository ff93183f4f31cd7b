/**
 * One form instead of a chain of panels, where a question has two to five parts that do not depend on each other: every option
 * leads to the same follow-up. Few choices are radio buttons, more are a list.
 */
import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord.js'
import type { Input, Option } from '../../../kernel/contract.ts'
import { canonical } from '../../../kernel/json.ts'
import { clip, FIELD_LABEL, MODAL_TITLE, OPTION_TEXT, OPTIONS_IN_A_SELECT } from '../limits.ts'
import { BESIDE } from './answer-code.ts'
import { leavesWithin } from './complete-answers.ts'
import { alone, markOf } from './mark.ts'
import { nameIn } from './names.ts'
import { aboutOf, labelOf, type Question, type Voice } from './question.ts'

const MOST_FIELDS = 5
const RADIO = { min: 2, max: 10 }

type Entry = { readonly code: string; readonly mark: string; readonly label: string; readonly about: string }
type Field = readonly Entry[]

/** The parts of the question, or null if they depend on each other or are too many. */
export function fieldsOf(question: Voice, input: Input): Field[] | null {
  const fields: Field[] = []
  for (let rest: Input | undefined | null = input; rest; ) {
    const field = fieldOf(question, rest)
    if (!field || field.length > OPTIONS_IN_A_SELECT || fields.length === MOST_FIELDS) return null
    fields.push(field)
    rest = rest.kind === 'pick' ? commonFollowUp(rest.options) : undefined
    if (rest === null) return null
  }
  return fields.length > 1 ? fields : null
}

function fieldOf(question: Voice, input: Input): Field | null {
  if (input.kind === 'amount')
    return (
      leavesWithin(question, input, OPTIONS_IN_A_SELECT)?.map(({ value, label, about = '' }) => ({
        code: value,
        mark: markOf(input, value),
        label,
        about,
      })) ?? null
    )
  if (input.kind !== 'pick') return null
  const itself = alone(input)
  return input.options.flatMap((option, i) => {
    const code = nameIn(input.options, i)
    const words = { label: labelOf(question, option), about: aboutOf(question, option) }
    return option.blocked ? [] : [{ code, mark: markOf(itself, code), ...words }]
  })
}

/** The follow-up all options share; undefined if there is none; null if they differ. */
function commonFollowUp(options: readonly Option[]): Input | undefined | null {
  const open = options.filter(({ blocked }) => !blocked)
  const [first] = open
  if (open.every(({ then }) => !then)) return undefined
  return first?.then && open.every(({ then }) => then && canonical(then) === canonical(first.then)) ? first.then : null
}

export function sheetFor(question: Question, fields: readonly Field[]): APIModalInteractionResponseCallbackData {
  const title = clip(question.say(question.decision.prompt), MODAL_TITLE)
  return {
    custom_id: question.id('sheet', question.path),
    title,
    components: fields.map((field, i) => {
      const options = field.map(({ code, mark, label, about }) => ({
        value: `${code}${BESIDE}${mark}`,
        label: clip(label, OPTION_TEXT),
        ...(about && { description: clip(about, OPTION_TEXT) }),
      }))
      const isRadio = field.length >= RADIO.min && field.length <= RADIO.max
      return {
        type: ComponentType.Label,
        label: clip(i === 0 ? title : question.ours('form.then', { n: i + 1 }), FIELD_LABEL),
        component: isRadio
          ? { type: ComponentType.RadioGroup, custom_id: `f${i}`, options, required: true }
          : { type: ComponentType.StringSelect, custom_id: `f${i}`, options, required: true },
      }
    }),
  }
}
