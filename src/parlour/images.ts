/** Just enough of four picture formats to tell their type and size from the first bytes. */
interface Size {
  width: number
  height: number
}

const startsWith = (bytes: Buffer, ...prefix: number[]) => prefix.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const FORMATS: { type: string; is: (bytes: Buffer) => boolean; size: (bytes: Buffer) => Size | undefined }[] = [
  {
    type: 'image/png',
    is: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) && bytes.length >= 24,
    size: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  {
    type: 'image/gif',
    is: (bytes) => ascii(bytes, 0, 4) === 'GIF8' && bytes.length >= 10,
    size: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  },
  { type: 'image/jpeg', is: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff), size: jpegSize },
  {
    type: 'image/webp',
    is: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' && bytes.length >= 30,
    size: webpSize,
  },
]

/** A JPEG is a chain of segments; the frame header (C0 to CF, but for three tables) holds the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** WebP has three kinds of picture data, each with its own way to write the size. */
function webpSize(bytes: Buffer): Size | undefined {
  const kind = ascii(bytes, 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const packed = bytes.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
}

const formatOf = (bytes: Buffer) => FORMATS.find((format) => format.is(bytes))

export const typeByContent = (bytes: Buffer): string | undefined => formatOf(bytes)?.type
export const measure = (bytes: Buffer): Size | undefined => formatOf(bytes)?.size(bytes)
