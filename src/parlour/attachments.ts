/** Files and the message they belong to: what comes with a new message, what stays when it is edited. */
import { keepFile } from './files.ts'
import type { House } from './house.ts'
import type { Attachment, Message } from './records.ts'
import type { AttachmentNote } from './rules/attachment-note.ts'
import type { Upload } from './uploads.ts'

type Notes = readonly AttachmentNote[] | null | undefined

/** Files sent along, with what the message says about each. */
export function newAttachments(house: House, notes: Notes, files: Upload[], ephemeral: boolean): Attachment[] {
  return files.map((file) => {
    const note = notes?.find((one) => one.id === String(file.index))
    const kept = keepFile(house, note?.filename ? { ...file, filename: note.filename } : file, {
      ephemeral,
      spoiler: note?.is_spoiler ?? false,
    })
    return {
      ...kept,
      ...(note?.description !== undefined && { description: note.description }),
      ...(note?.title !== undefined && { title: note.title }),
    }
  })
}

/** What stays of a message's files: all of them, unless the edit lists those to keep. */
export function keptAttachments(message: Message, notes: Notes): Attachment[] {
  if (notes === undefined) return message.attachments
  return message.attachments.flatMap((attachment) => {
    const named = notes?.find((one) => one.id === attachment.id)
    if (!named) return []
    return [{ ...attachment, ...(named.description !== undefined && { description: named.description }) }]
  })
}
