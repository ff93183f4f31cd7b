/** A file that came with a request, before it belongs to anything. */
export interface Upload {
  /** From the part's name, `files[0]`. */
  index: number
  filename: string
  contentType: string
  bytes: Buffer
}
