/** What a bot may put into a message, whichever way it sends it. */
import { AllowedMentionsTypes, MessageFlags as Flag, MessageReferenceType } from 'discord-api-types/v10'
import * as z from 'zod'
import { keptAttachments } from '../attachments.ts'
import type { Message } from '../records.ts'
import { refusal } from '../refusal.ts'
import type { Upload } from '../uploads.ts'
import { attachmentNote } from './attachment-note.ts'
import { check, gather, invalid } from './check.ts'
import { messageComponents } from './components.ts'
import { embed, embedRules } from './embeds.ts'
import { complaint, forbidden, id, list, nullless, set, text, whole } from './scalars.ts'
import { messageRules, shownFiles, walk } from './together.ts'

const allowedMentions = nullless(
  z
    .object({
      parse: set(z.enum(AllowedMentionsTypes), 0, 3).exactOptional(),
      users: set(id, 0, 100).exactOptional(),
      roles: set(id, 0, 100).exactOptional(),
      replied_user: z.boolean().exactOptional(),
    })
    .check(({ value, issues }) => {
      for (const kind of ['users', 'roles'] as const)
        if (value[kind]?.length && value.parse?.some((parsed) => parsed === kind))
          issues.push(
            complaint(
              'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
              `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
              value,
            ),
          )
    }),
)
export type AllowedMentions = z.output<typeof allowedMentions>

const body = {
  content: text(0, 2000).nullable().exactOptional(),
  embeds: nullless(list(embed, 0, 10))
    .nullable()
    .exactOptional(),
  components: nullless(messageComponents).nullable().exactOptional(),
  attachments: list(attachmentNote, 0, 10).nullable().exactOptional(),
  allowed_mentions: allowedMentions.nullable().exactOptional(),
  flags: whole(0, 2 ** 31 - 1)
    .nullable()
    .exactOptional(),
}
const created = {
  ...body,
  tts: z.boolean().nullable().exactOptional(),
  poll: forbidden('Polls are not held in the parlour').nullable().exactOptional(),
  sticker_ids: list(id, 0, 0).nullable().exactOptional(),
}

/** By an edit; also the data of "update the message". */
export const editForm = z.object(body)
/** By an interaction: the data of a reply, or a follow-up. */
export const replyForm = z.object(created)
/** By the channel's own route. */
export const postForm = z.object({
  ...created,
  nonce: z
    .union([z.int(), text(0, 25)])
    .nullable()
    .exactOptional(),
  enforce_nonce: z.boolean().nullable().exactOptional(),
  message_reference: nullless(
    z.object({
      message_id: id,
      channel_id: id.exactOptional(),
      guild_id: id.exactOptional(),
      fail_if_not_exists: z.boolean().exactOptional(),
      type: z.literal(MessageReferenceType.Default).exactOptional(),
    }),
  )
    .nullable()
    .exactOptional(),
})

export type MessageBody = z.output<typeof editForm>
export type PostBody = z.output<typeof postForm>

const FILES = 10
const FILE_BYTES = 10 * 1024 * 1024

export interface Surroundings {
  files: Upload[]
  /** The message as it stands before an edit. */
  before?: Message
  /** Where the message stands in the request: `data` in a callback. */
  at?: PropertyKey[]
}

/** Checks form and rules. Files count with the message, because pictures are named in it. */
export function checkMessage<T extends z.ZodType<MessageBody>>(form: T, raw: unknown, around: Surroundings): z.output<T> {
  const at = around.at ?? []
  const message = within(at, form, raw)
  const v2 = Boolean(((message.flags ?? 0) | (around.before?.flags ?? 0)) & Flag.IsComponentsV2)
  gather((complain) => {
    const say = (path: PropertyKey[], code: string, words: string) => complain([...at, ...path], code, words)
    if (v2)
      for (const field of ['content', 'embeds'] as const)
        if (message[field]?.length)
          say(
            [field],
            'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
            `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
          )
    embedRules(message.embeds ?? [], say)
    messageRules(message.components ?? [], v2, say)
    fileRules(message, around, say)
  })
  return message
}

function within<T extends z.ZodType>(at: PropertyKey[], form: T, raw: unknown): z.output<T> {
  if (at.length === 0) return check(form, raw)
  const wrapped = at.reduceRight<z.ZodType>((inner, step) => z.object({ [String(step)]: inner }), form)
  check(
    wrapped,
    at.reduceRight<unknown>((inner, step) => ({ [String(step)]: inner }), raw),
  )
  return form.parse(raw)
}

/** Every file named must be there, and every file there must be small enough. */
function fileRules(
  message: MessageBody,
  { files, before }: Surroundings,
  say: (path: PropertyKey[], code: string, words: string) => void,
): void {
  const kept = before ? keptAttachments(before, message.attachments) : []
  if (kept.length + files.length > FILES)
    throw invalid([{ path: ['files'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be ${FILES} or fewer in length.` }])
  for (const file of files) if (file.bytes.length > FILE_BYTES) throw refusal('entityTooLarge')
  const names = new Set([...files, ...kept].map((file) => file.filename))
  const pictures = (message.embeds ?? []).flatMap((one, index) =>
    (['image', 'thumbnail'] as const).flatMap((field) => {
      const url = one[field]?.url
      return url?.startsWith('attachment://')
        ? [{ name: url.slice(13), path: ['embeds', index, field, 'url'] as PropertyKey[] }]
        : []
    }),
  )
  for (const { name, path } of [...pictures, ...shownFiles(walk(message.components ?? [], ['components']))])
    if (!names.has(name))
      say(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `The referenced attachment was not found: ${name}`)
  for (const [index, { id: given }] of (message.attachments ?? []).entries())
    if (given.length < 6 && !files.some((file) => String(file.index) === given))
      say(['attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', `No file part files[${given}]`)
}
