import { type APIEmbed, EmbedType } from 'discord-api-types/v10'
import type { Embed } from '../rules/embeds.ts'

/** An embed as Discord gives it back: marked as rich, and every field saying whether it stands in line. */
export function dressEmbed({ fields, ...embed }: Embed): APIEmbed {
  return {
    ...embed,
    type: EmbedType.Rich,
    ...(embed.timestamp !== undefined && { timestamp: new Date(embed.timestamp).toISOString().replace('Z', '+00:00') }),
    ...(fields && { fields: fields.map((field) => ({ ...field, inline: field.inline ?? false })) }),
  }
}
