/** The outer form of an answer to an interaction, and of suggestions. */
import { InteractionResponseType as Answer } from 'discord-api-types/v10'
import * as z from 'zod'
import { choiceValue } from './commands.ts'
import { list, nullless, text } from './scalars.ts'

/** The envelope of a callback; what `data` may hold depends on the type and is checked by its own rules. */
export const callbackForm = z.object({
  type: z.literal([
    Answer.Pong,
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.ApplicationCommandAutocompleteResult,
    Answer.Modal,
    Answer.LaunchActivity,
  ]),
  data: z.unknown().exactOptional(),
})

const choice = <T extends z.ZodType>(value: T) =>
  z.object({ name: text(1, 100), name_localizations: z.record(z.string(), text(1, 100)).exactOptional(), value })

/** Suggestions must be of the kind of the option that is being typed. */
export const choicesForm = (kind: 'text' | 'integer' | 'number') => {
  const value: z.ZodType<string | number> = choiceValue[kind]
  return z.object({ data: nullless(z.object({ choices: list(choice(value), 0, 25).exactOptional() })) })
}
