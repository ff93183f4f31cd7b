/** The fields of an act as options of a command, and back. */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js'
import { inPublic, type PlainKey } from '../../words/words.ts'
import type { Act } from '../acts/act.ts'
import type { Field, Raw } from '../acts/fields.ts'
import { plainName } from './who.ts'

const TYPES = {
  text: ApplicationCommandOptionType.String,
  choice: ApplicationCommandOptionType.String,
  whole: ApplicationCommandOptionType.Integer,
  'yes-or-no': ApplicationCommandOptionType.Boolean,
  person: ApplicationCommandOptionType.User,
  file: ApplicationCommandOptionType.Attachment,
} as const

/** Discord wants what is required first. */
export const optionsOf = ({ fields }: Act): APIApplicationCommandBasicOption[] =>
  Object.entries(fields)
    .flatMap(([name, field]) => optionOf(name, field))
    .sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false))

function optionOf(
  name: string,
  { kind, about, isRequired, min, max, choices, suggest }: Field,
): APIApplicationCommandBasicOption[] {
  if (kind === 'pressed' || about === null) return []
  const isText = kind === 'text'
  const option = {
    type: TYPES[kind],
    name,
    description: inPublic(about),
    ...(isRequired && { required: true }),
    ...(max !== undefined && (isText ? { max_length: max } : { max_value: max })),
    ...(min !== undefined && (isText ? { min_length: min } : { min_value: min })),
    ...(choices && { choices: [...choices()] }),
    ...(suggest && { autocomplete: true }),
  }
  return [option as APIApplicationCommandBasicOption]
}

/** The option that names a place. */
export const placeOption = (name: 'table' | 'league', about: PlainKey): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: inPublic(about),
  autocomplete: true,
})

export const typedIn = ({ fields }: Act, options: ChatInputCommandInteraction['options']): Readonly<Record<string, Raw>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, rawFor(kind, name, options)]))

function rawFor(kind: Field['kind'], name: string, options: ChatInputCommandInteraction['options']): Raw {
  switch (kind) {
    case 'text':
    case 'choice':
      return options.getString(name)
    case 'whole':
      return options.getInteger(name)
    case 'yes-or-no':
      return options.getBoolean(name)
    case 'person': {
      const user = options.getUser(name)
      return user && { id: user.id, name: plainName(user.displayName), isBot: user.bot }
    }
    case 'file':
      return options.getAttachment(name)
    case 'pressed':
      return null
  }
}
