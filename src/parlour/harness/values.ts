/** From the words a test uses (labels, names, people) to the ids and values that go over the wire. */
import {
  type APIApplicationCommandBasicOption,
  type APISelectMenuComponent,
  ApplicationCommandOptionType as Option,
  type Snowflake,
  ComponentType as Type,
} from 'discord-api-types/v10'
import type { House } from '../house.ts'
import type { fieldsOf } from '../people/forms.ts'
import { addUpload } from '../people/uploads.ts'
import type { Person } from '../records.ts'
import type { FieldValue, OptionValue } from '../wire.ts'

export interface GivenFile {
  name: string
  bytes: Buffer
  type?: string
}
/** Somebody, by whatever has their id. */
export interface WithId {
  id: Snowflake
}
export type Given = string | number | boolean | WithId | GivenFile

const isFile = (value: Given): value is GivenFile => typeof value === 'object' && 'bytes' in value
const isThing = (value: Given): value is WithId => typeof value === 'object' && 'id' in value

/** A person, role or channel by id or by name (`#tables` works too). */
function thingNamed(house: House, name: string): Snowflake {
  const { people, roles, channels } = house.store
  if (people.get(name) || roles.get(name) || channels.get(name)) return name
  const bare = name.replace(/^[#@]/, '')
  const found =
    people.all().find((person) => person.name === bare) ??
    roles.all().find((role) => role.name === bare) ??
    channels.all().find((channel) => 'name' in channel && channel.name === bare)
  return found?.id ?? name
}

const upload = (house: House, person: Person, file: GivenFile): Snowflake =>
  addUpload(house, person, file.name, file.type ?? 'application/octet-stream', file.bytes).id

function idOf(house: House, person: Person, value: Given): string {
  if (isFile(value)) return upload(house, person, value)
  return isThing(value) ? value.id : thingNamed(house, String(value))
}

const PLAIN: Option[] = [Option.String, Option.Integer, Option.Number, Option.Boolean]

/** A choice by its name, a thing by its name or id, a file by its bytes, anything else as it is. */
export function optionValue(
  house: House,
  person: Person,
  option: APIApplicationCommandBasicOption | undefined,
  value: Given,
): OptionValue {
  if (typeof value === 'object' || !option || !PLAIN.includes(option.type)) return idOf(house, person, value)
  const choices = 'choices' in option ? (option.choices ?? []) : []
  return choices.find((choice) => choice.name === value)?.value ?? value
}

const byLabel = (options: { label: string; value: string }[], wanted: Given): string =>
  options.find((option) => option.label === wanted)?.value ??
  options.find((option) => option.value === wanted)?.value ??
  String(wanted)

export const selectValues = (house: House, person: Person, select: APISelectMenuComponent, wanted: Given[]): string[] =>
  wanted.map((value) => (select.type === Type.StringSelect ? byLabel(select.options, value) : idOf(house, person, value)))

export type GivenField = Given | Given[] | null
type Field = ReturnType<typeof fieldsOf>[number]['field']

/** The same for a field of a form. */
export function fieldValue(house: House, person: Person, field: Field, given: GivenField): FieldValue {
  if (given === null) return null
  const list = [given].flat()
  switch (field.type) {
    case Type.TextInput:
      return String(given)
    case Type.Checkbox:
      return given === true
    case Type.RadioGroup:
      return byLabel(field.options, list[0] ?? '')
    case Type.CheckboxGroup:
      return list.map((value) => byLabel(field.options, value))
    case Type.FileUpload:
      return list.map((value) => idOf(house, person, value))
    default:
      return selectValues(house, person, field, list)
  }
}
