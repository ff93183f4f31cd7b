/** What an embed may hold. */
import * as z from 'zod'
import { address, colour, complaint, list, media, moment, text } from './scalars.ts'

const picture = z.object({ url: media, description: text(0, 4096).exactOptional() })

export const embed = z
  .object({
    title: text(0, 256).exactOptional(),
    description: text(0, 4096).exactOptional(),
    url: address(2048).exactOptional(),
    timestamp: moment.exactOptional(),
    color: colour.exactOptional(),
    footer: z.object({ text: text(1, 2048), icon_url: media.exactOptional() }).exactOptional(),
    image: picture.exactOptional(),
    thumbnail: picture.exactOptional(),
    author: z.object({ name: text(1, 256), url: address(2048).exactOptional(), icon_url: media.exactOptional() }).exactOptional(),
    fields: list(
      z.object({ name: text(1, 256), value: text(1, 1024), inline: z.boolean().exactOptional() }),
      0,
      25,
    ).exactOptional(),
  })
  .check(({ value, issues }) => {
    const { color: _, timestamp: __, url: ___, ...visible } = value
    const isEmpty = Object.values(visible).every(
      (part) => part === undefined || part === '' || (Array.isArray(part) && part.length === 0),
    )
    if (isEmpty) issues.push(complaint('BASE_TYPE_REQUIRED', 'This field is required', value, ['description']))
  })

export type Embed = z.output<typeof embed>

const EMBED_TEXT = 6000

const length = (words: string | undefined) => [...(words ?? '').trim()].length

/** Title, description, fields, footer and author of all embeds of a message share one allowance. */
export function embedRules(embeds: Embed[], say: (path: PropertyKey[], code: string, message: string) => void): void {
  const total = embeds.reduce(
    (sum, { title, description, footer, author, fields }) =>
      sum +
      length(title) +
      length(description) +
      length(footer?.text) +
      length(author?.name) +
      (fields ?? []).reduce((inner, field) => inner + length(field.name) + length(field.value), 0),
    0,
  )
  if (total > EMBED_TEXT) say(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBED_TEXT}`)
}
