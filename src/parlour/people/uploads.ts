/** Files between being picked and being sent. */
import type { APIAttachment, Snowflake } from 'discord-api-types/v10'
import { addressOf, keepFile } from '../files.ts'
import type { Pending } from '../fleeting.ts'
import type { House } from '../house.ts'
import { FILE_LIMIT } from '../interactions.ts'
import { apiAttachment } from '../payloads/messages.ts'
import type { Person } from '../records.ts'
import { invalidForm, refusal } from '../refusal.ts'
import type { Upload } from '../uploads.ts'
import type { WireUpload } from '../wire.ts'

/** A file that was never sent is forgotten after a day. */
const KEPT_FOR = 24 * 60 * 60_000

export function addUpload(house: House, person: Person, filename: string, contentType: string, bytes: Buffer): WireUpload {
  if (bytes.length > FILE_LIMIT) throw refusal('entityTooLarge')
  const upload: Upload = { index: 0, filename: filename || 'file', contentType: contentType || 'application/octet-stream', bytes }
  const attachment = keepFile(house, upload, { ephemeral: true })
  house.fleeting.uploads.set(attachment.id, { person: person.id, upload, attachment })
  house.clock.after(KEPT_FOR, () => {
    house.fleeting.uploads.delete(attachment.id)
    house.fleeting.files.delete(attachment.id)
  })
  return {
    id: attachment.id,
    filename: attachment.filename,
    content_type: attachment.contentType,
    size: attachment.size,
    url: addressOf(house, person.id, attachment),
  }
}

function pendingOf(house: House, person: Person, id: Snowflake): Pending {
  const pending = house.fleeting.uploads.get(id)
  if (pending?.person !== person.id) throw invalidForm(['attachments'], 'ATTACHMENT_NOT_FOUND', `There is no upload ${id}`)
  return pending
}

/** Files for a message: they leave the waiting room and become attachments of their own. */
export const takeUploads = (house: House, person: Person, ids: Snowflake[]): Upload[] =>
  ids.map((id, index) => {
    const { upload } = pendingOf(house, person, id)
    house.fleeting.uploads.delete(id)
    house.fleeting.files.delete(id)
    return { ...upload, index }
  })

/** Files handed to the bot with a command or a form: they stay where they are, under an address the bot can fetch. */
export const handOver = (house: House, person: Person, ids: Snowflake[]): Record<Snowflake, APIAttachment> =>
  Object.fromEntries(ids.map((id) => [id, apiAttachment(house, person.id, pendingOf(house, person, id).attachment, true)]))
