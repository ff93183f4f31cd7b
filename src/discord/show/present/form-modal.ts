/** A sheet as Discord's modal: few choices are radio buttons or boxes, more are a list, a large number is written. */
import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js'
import { clip, FIELD_LABEL, MODAL_TITLE, OPTION_TEXT } from '../limits.ts'
import type { Field, Filled, Sheet } from './form.ts'
import type { Question, Voice } from './question.ts'

const FEWEST_RADIOS = 2
const MOST_AT_A_GLANCE = 10
const LONGEST_NUMBER = 9

/** `held` is what was filled in before, where the form is opened again. */
export function modalFor(
  question: Question,
  { fields }: Pick<Sheet, 'fields'>,
  held: Filled = [],
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: question.id('sheet', question.path),
    title: clip(question.say(question.decision.prompt), MODAL_TITLE),
    components: modalFields(question, fields, held),
  }
}

export const modalFields = (voice: Pick<Voice, 'ours'>, fields: readonly Field[], held: Filled = []): APILabelComponent[] =>
  fields.map((field, i) => ({
    type: ComponentType.Label,
    label: clip(field.label, FIELD_LABEL),
    component: component(voice, field, `f${i}`, held[i] ?? (field.preset === undefined ? [] : [field.preset])),
  }))

function component({ ours }: Pick<Voice, 'ours'>, field: Field, custom_id: string, held: readonly string[]): APIComponentInLabel {
  const { entries, min, max } = field
  const required = min > 0
  if (!entries)
    return {
      type: ComponentType.TextInput,
      custom_id,
      style: TextInputStyle.Short,
      required,
      max_length: LONGEST_NUMBER,
      placeholder: ours('form.whole', field.span ?? field),
      ...(held[0] && { value: held[0] }),
    }
  const options = entries.map(({ value, label, about }) => ({
    value,
    label: clip(label, OPTION_TEXT).trim() || '–',
    ...(about && { description: clip(about, OPTION_TEXT) }),
    ...(held.includes(value) && { default: true }),
  }))
  if (max > 1 && entries.length <= MOST_AT_A_GLANCE)
    return { type: ComponentType.CheckboxGroup, custom_id, options, min_values: min, max_values: max, required }
  if (max === 1 && required && entries.length >= FEWEST_RADIOS && entries.length <= MOST_AT_A_GLANCE)
    return { type: ComponentType.RadioGroup, custom_id, options, required }
  return { type: ComponentType.StringSelect, custom_id, options, min_values: min, max_values: max, required }
}
