/** What may be said about channels, threads, roles, members and emoji. */
import { ChannelType, OverwriteType } from 'discord-api-types/v10'
import * as z from 'zod'
import { bits, colour, id, list, nullless, set, text, whole } from './scalars.ts'

const autoArchive = z.literal([60, 1440, 4320, 10080])
const slowmode = whole(0, 21600)
const overwrite = nullless(
  z.object({
    id,
    type: z.enum(OverwriteType).exactOptional(),
    allow: bits.exactOptional(),
    deny: bits.exactOptional(),
  }),
)
export type OverwriteForm = z.output<typeof overwrite>

export const threadFromMessageForm = nullless(
  z.object({
    name: text(1, 100),
    auto_archive_duration: autoArchive.exactOptional(),
    rate_limit_per_user: slowmode.exactOptional(),
  }),
)
export const threadForm = nullless(
  z.object({
    name: text(1, 100),
    auto_archive_duration: autoArchive.exactOptional(),
    rate_limit_per_user: slowmode.exactOptional(),
    type: z.literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread]).exactOptional(),
    invitable: z.boolean().exactOptional(),
  }),
)
/** A post in a forum is a thread with its first message; that is looked at by itself. */
export const forumPostForm = nullless(
  z.object({
    name: text(1, 100),
    auto_archive_duration: autoArchive.exactOptional(),
    rate_limit_per_user: slowmode.exactOptional(),
    applied_tags: set(id, 0, 5).exactOptional(),
    message: z.record(z.string(), z.unknown()),
  }),
)
const tag = nullless(
  z.object({
    id: id.exactOptional(),
    name: text(1, 20),
    moderated: z.boolean().exactOptional(),
    emoji_id: id.exactOptional(),
    emoji_name: z.string().exactOptional(),
  }),
)
export type TagForm = z.output<typeof tag>
const availableTags = list(tag, 0, 20).nullable().exactOptional()

export const threadEditForm = nullless(
  z.object({
    applied_tags: set(id, 0, 5).exactOptional(),
    name: text(1, 100).exactOptional(),
    archived: z.boolean().exactOptional(),
    locked: z.boolean().exactOptional(),
    invitable: z.boolean().exactOptional(),
    auto_archive_duration: autoArchive.exactOptional(),
    rate_limit_per_user: slowmode.exactOptional(),
  }),
)

const roomFields = {
  position: whole(0, 2 ** 31 - 1)
    .nullable()
    .exactOptional(),
  topic: text(0, 1024).nullable().exactOptional(),
  nsfw: z.boolean().nullable().exactOptional(),
  rate_limit_per_user: slowmode.nullable().exactOptional(),
  parent_id: id.nullable().exactOptional(),
  permission_overwrites: list(overwrite, 0, 100).nullable().exactOptional(),
  default_auto_archive_duration: autoArchive.nullable().exactOptional(),
}
export const roomForm = z.object({
  name: text(1, 100),
  type: z.literal([ChannelType.GuildText, ChannelType.GuildCategory, ChannelType.GuildForum]).nullable().exactOptional(),
  available_tags: availableTags,
  ...roomFields,
})
export const roomEditForm = z.object({ name: text(1, 100).exactOptional(), available_tags: availableTags, ...roomFields })

export const overwriteForm = nullless(
  z.object({ type: z.enum(OverwriteType).exactOptional(), allow: bits.exactOptional(), deny: bits.exactOptional() }),
)
export const directForm = nullless(z.object({ recipient_id: id }))
export const sweepForm = z.object({ messages: set(id, 2, 100) })

const roleFields = {
  name: text(1, 100).nullable().exactOptional(),
  permissions: bits.nullable().exactOptional(),
  color: colour.nullable().exactOptional(),
  colors: z.object({ primary_color: colour }).nullable().exactOptional(),
  hoist: z.boolean().nullable().exactOptional(),
  mentionable: z.boolean().nullable().exactOptional(),
}
export const roleForm = z.object(roleFields)
export const memberForm = z.object({
  nick: text(0, 32).nullable().exactOptional(),
  roles: set(id, 0, 250).nullable().exactOptional(),
})
export const emojiForm = z.object({ name: text(2, 32), image: z.string() })
export const emojiEditForm = z.object({ name: text(2, 32).exactOptional() })
