/** Files and the message they belong to: what comes with a new message, what stays when it is edited. */
import { keepFile } from './files.ts'
import type { House } from './house.ts'
import type { Attachment, Message } from './records.ts'
import type { MessageBody } from './rules/message.ts'
import type { Upload } from './uploads.ts'

/** Files sent along, with what the message says about each. */
export function newAttachments(house: House, body: MessageBody, files: Upload[], ephemeral: boolean): Attachment[] {
  return files.map((file) => {
    const note = body.attachments?.find((one) => one.id === String(file.index))
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
export function keptAttachments(message: Message, body: MessageBody): Attachment[] {
  if (body.attachments === undefined) return message.attachments
  return message.attachments.flatMap((attachment) => {
    const named = body.attachments?.find((one) => one.id === attachment.id)
    if (!named) return []
    return [{ ...attachment, ...(named.description !== undefined && { description: named.description }) }]
  })
}
