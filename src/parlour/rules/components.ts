/** The components a message may hold, and the rules that only show when one looks at all of them together. */
import {
  ButtonStyle,
  ChannelType,
  SelectMenuDefaultValueType as Default,
  SeparatorSpacingSize,
  ComponentType as Type,
} from 'discord-api-types/v10'
import * as z from 'zod'
import { address, colour, complaint, forbidden, id, list, media, set, text, whole } from './scalars.ts'

const base = { id: whole(0, 2 ** 31 - 1).exactOptional() }
export const customId = text(1, 100)

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u
const emoji = z
  .object({ id: id.exactOptional(), name: text(1, 32), animated: z.boolean().exactOptional() })
  .check(({ value, issues }) => {
    if (!value.id && !PICTOGRAPH.test(value.name))
      issues.push(complaint('COMPONENT_INVALID_EMOJI', 'Invalid emoji', value, ['name']))
  })

// ------------------------------------------------------------------------------------------------------------------ buttons

const buttonFace = { label: text(0, 80).exactOptional(), emoji: emoji.exactOptional(), disabled: z.boolean().exactOptional() }
const bothGiven = forbidden('A custom id and url cannot both be specified')
const plainButton = z.object({
  type: z.literal(Type.Button),
  style: z.literal([ButtonStyle.Primary, ButtonStyle.Secondary, ButtonStyle.Success, ButtonStyle.Danger]),
  custom_id: customId,
  url: bothGiven.exactOptional(),
  ...buttonFace,
  ...base,
})
const linkButton = z.object({
  type: z.literal(Type.Button),
  style: z.literal(ButtonStyle.Link),
  url: address(512, 'discord:'),
  custom_id: bothGiven.exactOptional(),
  ...buttonFace,
  ...base,
})
const premiumButton = z.object({
  type: z.literal(Type.Button),
  style: z.literal(ButtonStyle.Premium),
  sku_id: id,
  disabled: z.boolean().exactOptional(),
  ...base,
})
const button = z.discriminatedUnion('style', [plainButton, linkButton, premiumButton])

// ------------------------------------------------------------------------------------------------------------------ selects

export const choice = {
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).exactOptional(),
  default: z.boolean().exactOptional(),
}
const selectFace = {
  custom_id: customId,
  placeholder: text(0, 150).exactOptional(),
  min_values: whole(0, 25).exactOptional(),
  max_values: whole(1, 25).exactOptional(),
  disabled: z.boolean().exactOptional(),
  required: z.boolean().exactOptional(),
  ...base,
}
const defaults = <T extends Default>(...kinds: [T, ...T[]]) =>
  list(z.object({ id, type: z.literal(kinds) }), 0, 25).exactOptional()

export const stringSelect = z.object({
  type: z.literal(Type.StringSelect),
  options: list(z.object({ ...choice, emoji: emoji.exactOptional() }), 1, 25),
  ...selectFace,
})
export const userSelect = z.object({ type: z.literal(Type.UserSelect), default_values: defaults(Default.User), ...selectFace })
export const roleSelect = z.object({ type: z.literal(Type.RoleSelect), default_values: defaults(Default.Role), ...selectFace })
export const mentionableSelect = z.object({
  type: z.literal(Type.MentionableSelect),
  default_values: defaults(Default.User, Default.Role),
  ...selectFace,
})
export const channelSelect = z.object({
  type: z.literal(Type.ChannelSelect),
  default_values: defaults(Default.Channel),
  channel_types: set(z.enum(ChannelType), 0, 25).exactOptional(),
  ...selectFace,
})

// ------------------------------------------------------------------------------------------------------------------- layout

const row = z.object({
  type: z.literal(Type.ActionRow),
  components: list(
    z.discriminatedUnion('type', [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect]),
    1,
    5,
  ),
  ...base,
})
export const textDisplay = z.object({ type: z.literal(Type.TextDisplay), content: text(1, 4000), ...base })
const item = { media: z.object({ url: media }), description: text(1, 1024).exactOptional(), spoiler: z.boolean().exactOptional() }
const thumbnail = z.object({ type: z.literal(Type.Thumbnail), ...item, ...base })
const gallery = z.object({ type: z.literal(Type.MediaGallery), items: list(z.object(item), 1, 10), ...base })
const file = z.object({
  type: z.literal(Type.File),
  file: z.object({
    url: text(1, 2048).check(({ value, issues }) => {
      if (!value.startsWith('attachment://'))
        issues.push(complaint('URL_TYPE_INVALID_SCHEME', 'A file component shows a file sent along (attachment://name).', value))
    }),
  }),
  spoiler: z.boolean().exactOptional(),
  ...base,
})
const separator = z.object({
  type: z.literal(Type.Separator),
  divider: z.boolean().exactOptional(),
  spacing: z.literal([SeparatorSpacingSize.Small, SeparatorSpacingSize.Large]).exactOptional(),
  ...base,
})
const section = z.object({
  type: z.literal(Type.Section),
  components: list(z.discriminatedUnion('type', [textDisplay]), 1, 3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
  ...base,
})
const container = z.object({
  type: z.literal(Type.Container),
  components: list(z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator]), 1, 40),
  accent_color: colour.exactOptional(),
  spoiler: z.boolean().exactOptional(),
  ...base,
})

export const messageComponents = list(
  z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator, container]),
  0,
  40,
)
export type MessageComponents = z.output<typeof messageComponents>
