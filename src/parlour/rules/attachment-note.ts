/** What a message says about one of its files: a new one by its number, one it has already by its id. */
import * as z from 'zod'
import { id, nullless, text } from './scalars.ts'

export const attachmentNote = nullless(
  z.object({
    id,
    filename: text(1, 1024).exactOptional(),
    description: text(0, 1024).exactOptional(),
    title: text(0, 1024).exactOptional(),
    is_spoiler: z.boolean().exactOptional(),
  }),
)
export type AttachmentNote = z.output<typeof attachmentNote>
