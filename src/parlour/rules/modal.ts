/** What a form may hold. Fields stand in labels; the older rows with one text input are still understood. */
import { TextInputStyle, ComponentType as Type } from 'discord-api-types/v10'
import * as z from 'zod'
import { check, gather } from './check.ts'
import {
  channelSelect,
  choice,
  customId,
  mentionableSelect,
  roleSelect,
  stringSelect,
  textDisplay,
  userSelect,
} from './components.ts'
import { complaint, list, nullless, text, whole } from './scalars.ts'
import { interactiveRules, isSelect, walk } from './together.ts'

const base = { id: whole(0, 2 ** 31 - 1).exactOptional() }
const field = { custom_id: customId, required: z.boolean().exactOptional(), ...base }

const textInput = z
  .object({
    type: z.literal(Type.TextInput),
    style: z.literal([TextInputStyle.Short, TextInputStyle.Paragraph]),
    label: text(1, 45).exactOptional(),
    placeholder: text(0, 100).exactOptional(),
    value: text(0, 4000).exactOptional(),
    min_length: whole(0, 4000).exactOptional(),
    max_length: whole(1, 4000).exactOptional(),
    ...field,
  })
  .check(({ value, issues }) => {
    if ((value.min_length ?? 0) > (value.max_length ?? 4000))
      issues.push(
        complaint('TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX', 'min_length must not exceed max_length', value, ['min_length']),
      )
    const length = [...(value.value ?? '')].length
    if (length > (value.max_length ?? 4000))
      issues.push(complaint('BASE_TYPE_BAD_LENGTH', `Must be ${value.max_length} or fewer in length.`, value, ['value']))
  })
const radioGroup = z
  .object({ type: z.literal(Type.RadioGroup), options: list(z.object(choice), 2, 10), ...field })
  .check(({ value, issues }) => {
    if (value.options.filter((option) => option.default).length > 1)
      issues.push(complaint('SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE', 'Only one option may be the default', value, ['options']))
  })
const checkboxGroup = z.object({
  type: z.literal(Type.CheckboxGroup),
  options: list(z.object(choice), 1, 10),
  min_values: whole(0, 10).exactOptional(),
  max_values: whole(1, 10).exactOptional(),
  ...field,
})
const checkbox = z.object({ type: z.literal(Type.Checkbox), custom_id: customId, default: z.boolean().exactOptional(), ...base })
const fileUpload = z.object({
  type: z.literal(Type.FileUpload),
  min_values: whole(0, 10).exactOptional(),
  max_values: whole(1, 10).exactOptional(),
  ...field,
})

const labelled = z.discriminatedUnion('type', [
  textInput,
  stringSelect,
  userSelect,
  roleSelect,
  mentionableSelect,
  channelSelect,
  radioGroup,
  checkboxGroup,
  checkbox,
  fileUpload,
])
const label = z.object({
  type: z.literal(Type.Label),
  label: text(1, 45),
  description: text(1, 100).exactOptional(),
  component: labelled,
  ...base,
})
/** The older form: a row with one text input that brings its own label. */
const row = z.object({ type: z.literal(Type.ActionRow), components: list(textInput, 1, 1), ...base })

const modalForm = z.object({
  data: nullless(
    z.object({
      custom_id: customId,
      title: text(1, 45),
      components: list(z.discriminatedUnion('type', [label, row, textDisplay]), 1, 5),
    }),
  ),
})

export type Modal = z.output<typeof modalForm>['data']

export function checkModal(body: unknown): Modal {
  const { data } = check(modalForm, body)
  gather((say) => {
    const all = walk(data.components, ['data', 'components'])
    interactiveRules(all, say)
    for (const { piece, path } of all) {
      if (isSelect(piece.type) && piece.disabled !== undefined)
        say([...path, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'Components in a modal cannot be disabled')
      if (piece.type === Type.ActionRow)
        for (const [index, inner] of (piece.components ?? []).entries())
          if (!inner.label) say([...path, 'components', index, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required')
    }
  })
  return data
}
