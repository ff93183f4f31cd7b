/**
 * Where attachments live and under which address. Discord's addresses expire, so a bot that stores one must be found out here
 * too.
 */
import { createHmac } from 'node:crypto'
import type { Snowflake } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { measure, typeByContent } from './images.ts'
import type { Attachment } from './records.ts'
import type { StoredFile } from './store.ts'
import type { Upload } from './uploads.ts'

/** As on Discord, an address of an attachment is signed and good for a day; a fresh payload carries a fresh one. */
const GOOD_FOR = 24 * 60 * 60 * 1000

const hex = (time: number) => Math.floor(time / 1000).toString(16)
const sign = (house: House, path: string, expires: string, issued: string) =>
  createHmac('sha256', house.guild.secret).update(`${path}?${expires}&${issued}`).digest('hex')

export function addressOf(house: House, channel: Snowflake, { id, filename }: Attachment): string {
  const path = `/attachments/${channel}/${id}/${encodeURIComponent(filename)}`
  // Whole hours, so that the same picture keeps its address for a while and a browser can keep the picture.
  const issued = Math.floor(house.clock.now() / 3_600_000) * 3_600_000
  const [is, ex] = [hex(issued), hex(issued + GOOD_FOR)]
  return `${house.address}${path}?ex=${ex}&is=${is}&hm=${sign(house, path, ex, is)}`
}

/** The file behind an address, unless the address is forged or too old. */
export function openAddress(house: House, url: URL): StoredFile | undefined {
  const [ex, is, hm] = ['ex', 'is', 'hm'].map((name) => url.searchParams.get(name) ?? '')
  if (ex === undefined || is === undefined || hm !== sign(house, url.pathname, ex, is)) return undefined
  if (Number.parseInt(ex, 16) * 1000 < house.clock.now()) return undefined
  const id = url.pathname.split('/')[3] ?? ''
  return house.fleeting.files.get(id) ?? house.store.files.get(id)
}

/** Names that are safe in an address, as Discord makes them. */
const safeName = (name: string) =>
  name
    .normalize()
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .slice(-200) || 'file'

/** Keeps an upload and describes it. Files of ephemeral messages are kept in memory only. */
export function keepFile(house: House, upload: Upload, more: { ephemeral?: boolean; spoiler?: boolean } = {}): Attachment {
  const id = house.nextId()
  const contentType = typeByContent(upload.bytes) ?? upload.contentType
  const spoiler = more.spoiler || upload.filename.startsWith('SPOILER_')
  if (more.ephemeral) house.fleeting.files.set(id, { type: contentType, bytes: upload.bytes })
  else house.store.files.put(id, contentType, upload.bytes)
  return {
    id,
    filename: safeName(upload.filename),
    contentType,
    size: upload.bytes.length,
    ...measure(upload.bytes),
    ...(spoiler && { spoiler: true }),
  }
}

export function dropFiles(house: House, attachments: Attachment[]): void {
  for (const { id } of attachments) {
    house.fleeting.files.delete(id)
    house.store.files.drop(id)
  }
}
