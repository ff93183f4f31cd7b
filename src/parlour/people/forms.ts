/** Filling in the forms a bot opens. */
import {
  type APIInteraction,
  type APIModalSubmissionComponent,
  type APIModalSubmitTextInputComponent,
  InteractionType,
  type ModalSubmitComponent,
  type Snowflake,
  ComponentType as Type,
} from 'discord-api-types/v10'
import { channelOr404 } from '../channels.ts'
import type { Interaction, OpenModal } from '../fleeting.ts'
import type { House } from '../house.ts'
import { open } from '../interactions.ts'
import { apiMessage } from '../payloads/messages.ts'
import type { Person } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import { resolve } from '../resolved.ts'
import type { Modal } from '../rules/modal.ts'
import type { FieldValue, ModalSubmit } from '../wire.ts'
import { checkPicks, openForActing } from './press.ts'
import { handOver } from './uploads.ts'

type Label = Extract<Modal['components'][number], { type: Type.Label }>
type Field = Label['component']
type TextInput = Extract<Field, { type: Type.TextInput }>

/** Every field of a form with the words that stand beside it. */
export function fieldsOf(modal: Pick<Modal, 'components'>): { label: string; field: Field }[] {
  return modal.components.flatMap((component) => {
    if (component.type === Type.Label) return [{ label: component.label, field: component.component }]
    if (component.type === Type.ActionRow) return component.components.map((field) => ({ label: field.label ?? '', field }))
    return []
  })
}

function modalOf(house: House, person: Person, id: Snowflake): OpenModal {
  const form = house.fleeting.modals.get(person.id)
  if (form?.id !== id) throw refusal('unknownInteraction')
  return form
}

export function dismiss(house: House, person: Person, id: Snowflake): void {
  house.fleeting.modals.delete(modalOf(house, person, id).person)
}

/** Sends a form: checked whole before the bot hears of it, and gone from the screen at once. */
export function submit(house: House, person: Person, id: Snowflake, { values }: ModalSubmit): Promise<Interaction> {
  const form = modalOf(house, person, id)
  const fields = fieldsOf(form.modal)
  const stray = Object.keys(values).find((key) => !fields.some(({ field }) => field.custom_id === key))
  if (stray !== undefined) throw wrong(stray, 'There is no such field in this form')
  const read = (field: Field) => answerTo(house, person, field, values[field.custom_id])
  const components = submission(form.modal, read)
  const channel = openForActing(house, person, channelOr404(house, form.channel))
  const picked = (...types: Type[]) => fields.flatMap(({ field }) => (types.includes(field.type) ? picks(read(field)) : []))
  const resolved = resolve(
    house,
    {
      people: picked(Type.UserSelect, Type.MentionableSelect),
      roles: picked(Type.RoleSelect, Type.MentionableSelect),
      channels: picked(Type.ChannelSelect),
    },
    person,
  )
  const files = handOver(house, person, picked(Type.FileUpload))
  house.fleeting.modals.delete(person.id)
  const source =
    form.source === undefined ? undefined : (house.fleeting.ephemerals.get(form.source) ?? house.store.messages.get(form.source))
  const opened = open(house, {
    kind: 'modal',
    person,
    channel,
    customId: form.modal.custom_id,
    origin: { type: InteractionType.ModalSubmit, opener: form.origin },
    ...(source && { source }),
    payload: (base): APIInteraction => ({
      ...base,
      type: InteractionType.ModalSubmit,
      ...(source && { message: apiMessage(house, source, house.guild.bot) }),
      data: {
        custom_id: form.modal.custom_id,
        components,
        resolved: { ...resolved, ...(Object.keys(files).length > 0 && { attachments: files }) },
      },
    }),
  })
  // Nobody answered: Discord's client keeps the form, so that what was filled in can be sent again.
  void opened.then(({ state }) => {
    if (state === 'failed' && !house.fleeting.modals.has(person.id)) house.fleeting.modals.set(person.id, form)
  })
  return opened
}

const picks = (answer: ModalSubmitComponent): string[] => ('values' in answer ? answer.values : [])
const wrong = (field: string, message: string) => invalidForm(['values', field], 'COMPONENT_VALIDATION_FAILED', message)

/** The form with its answers, numbered in reading order as Discord does. */
function submission(modal: Modal, read: (field: Field) => ModalSubmitComponent): APIModalSubmissionComponent[] {
  let last = 0
  const number = ({ id }: { id?: number }) => id ?? ++last
  return modal.components.map((component): APIModalSubmissionComponent => {
    const id = number(component)
    if (component.type === Type.TextDisplay) return { type: Type.TextDisplay, id }
    if (component.type === Type.Label)
      return { type: Type.Label, id, component: { ...read(component.component), id: number(component.component) } }
    const texts = component.components.flatMap((field): APIModalSubmitTextInputComponent[] => {
      const answer = read(field)
      return answer.type === Type.TextInput ? [{ ...answer, id: number(field) }] : []
    })
    return { type: Type.ActionRow, id, components: texts }
  })
}

/** Checks one answer. A field left alone keeps what the form proposed. */
function answerTo(house: House, person: Person, field: Field, given: FieldValue | undefined): ModalSubmitComponent {
  const { custom_id } = field
  switch (field.type) {
    case Type.TextInput:
      return { type: Type.TextInput, custom_id, value: checkText(field, given ?? field.value ?? '') }
    case Type.Checkbox: {
      const value = given ?? field.default ?? false
      if (typeof value !== 'boolean') throw wrong(custom_id, 'A checkbox is ticked or not')
      return { type: Type.Checkbox, custom_id, value }
    }
    case Type.RadioGroup: {
      const value = given === undefined ? (field.options.find((option) => option.default)?.value ?? null) : given
      if (value === null && field.required === false) return { type: Type.RadioGroup, custom_id, value: null }
      if (typeof value !== 'string' || !field.options.some((option) => option.value === value))
        throw wrong(custom_id, 'One of the options must be chosen')
      return { type: Type.RadioGroup, custom_id, value }
    }
    case Type.CheckboxGroup: {
      const proposed = field.options.filter((option) => option.default).map((option) => option.value)
      const values = listOf(custom_id, given ?? proposed)
      checkCount(custom_id, values, field.required, field.min_values ?? 1, field.max_values ?? field.options.length)
      if (!values.every((value) => field.options.some((option) => option.value === value)))
        throw wrong(custom_id, 'Only the options can be chosen')
      return { type: Type.CheckboxGroup, custom_id, values }
    }
    case Type.FileUpload: {
      const values = listOf(custom_id, given ?? [])
      checkCount(custom_id, values, field.required, field.min_values ?? 1, field.max_values ?? 1)
      return { type: Type.FileUpload, custom_id, values }
    }
    default: {
      const values = listOf(custom_id, given ?? proposedPicks(field))
      const optional = field.required === false && values.length === 0
      checkPicks(
        house,
        person,
        field,
        values,
        ['values', custom_id],
        optional ? 0 : Math.max(field.required === false ? 0 : 1, field.min_values ?? 1),
      )
      return { type: field.type, custom_id, values }
    }
  }
}

const proposedPicks = (
  field: Exclude<Field, { type: Type.TextInput | Type.Checkbox | Type.RadioGroup | Type.CheckboxGroup | Type.FileUpload }>,
) =>
  field.type === Type.StringSelect
    ? field.options.filter((option) => option.default).map((option) => option.value)
    : (field.default_values ?? []).map(({ id }) => id)

function listOf(field: string, value: FieldValue): string[] {
  if (!Array.isArray(value)) throw wrong(field, 'This field takes a list of values')
  return value
}

function checkCount(field: string, values: string[], required: boolean | undefined, least: number, most: number): void {
  if (values.length === 0 && required === false) return
  if (values.length < least || values.length > most || new Set(values).size < values.length)
    throw wrong(field, `Between ${least} and ${most} must be chosen, not ${values.length}`)
}

function checkText(field: TextInput, value: FieldValue): string {
  if (typeof value !== 'string') throw wrong(field.custom_id, 'This field takes text')
  const length = [...value].length
  if (length === 0 && field.required !== false) throw wrong(field.custom_id, 'This field is required')
  const [least, most] = [field.min_length ?? 0, field.max_length ?? 4000]
  if (length > 0 && (length < least || length > most))
    throw wrong(field.custom_id, `Must be between ${least} and ${most} in length.`)
  return value
}
