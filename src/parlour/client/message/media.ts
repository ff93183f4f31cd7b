// Pictures and files of a message, wherever they are named from.
import type { APIAttachment, APIUnfurledMediaItem } from 'discord-api-types/v10'
import type { WireMessage } from '../../wire.ts'

export interface Medium {
  url: string
  name: string
  kind: 'image' | 'video' | 'audio' | 'file'
  alt: string
  width?: number | undefined
  height?: number | undefined
  size?: number | undefined
  spoiler: boolean
}

const ATTACHED = 'attachment://'

/** `attachment://name` is what bots write for a file they send along. */
export function attachmentOf(message: WireMessage, url: string): APIAttachment | undefined {
  return url.startsWith(ATTACHED)
    ? message.attachments.find(({ filename }) => filename === decodeURIComponent(url.slice(ATTACHED.length)))
    : message.attachments.find((attachment) => attachment.url === url)
}

/** Nothing but what a browser fetches by itself; a script in place of an address leads nowhere. */
export function safeUrl(url: string): string {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? url : ''
}

export function fromAttachment(attachment: APIAttachment): Medium {
  const { url, filename, title, content_type, description, width, height, size, flags } = attachment
  return {
    url: safeUrl(url),
    name: title ?? filename,
    kind: kindOf(content_type, filename),
    alt: description ?? '',
    width: width ?? undefined,
    height: height ?? undefined,
    size,
    spoiler: filename.startsWith('SPOILER_') || ((flags ?? 0) & 32) !== 0,
  }
}

/** A picture or file named by a component or embed: what the attachment knows, and what was said about it here. */
export function fromItem(message: WireMessage, item: APIUnfurledMediaItem, description?: string | null, spoiler = false): Medium {
  const attachment = attachmentOf(message, item.url)
  const known = attachment ? fromAttachment(attachment) : undefined
  const name = known?.name ?? fileName(item.url)
  return {
    url: known?.url ?? safeUrl(item.url),
    name,
    kind: known?.kind ?? kindOf(item.content_type ?? undefined, name, 'image'),
    alt: description || known?.alt || '',
    width: item.width ?? known?.width,
    height: item.height ?? known?.height,
    size: known?.size,
    spoiler: spoiler || (known?.spoiler ?? false),
  }
}

/** An address from elsewhere may be anything. */
function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url)
  } catch {
    return url
  }
}

const ENDINGS: [RegExp, Medium['kind']][] = [
  [/\.(png|jpe?g|gif|webp|avif|svg)$/i, 'image'],
  [/\.(mp4|webm|mov)$/i, 'video'],
  [/\.(mp3|ogg|wav|flac|m4a)$/i, 'audio'],
]

/** By its type; by its name where bots or browsers give none. */
function kindOf(type: string | undefined, name: string, otherwise: Medium['kind'] = 'file'): Medium['kind'] {
  const main = type?.split('/')[0]
  if (main === 'image' || main === 'video' || main === 'audio') return main
  return ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? (type ? 'file' : otherwise)
}

export function readableSize(bytes: number | undefined): string {
  if (bytes === undefined) return ''
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
