/** Faces for people who have none: initials for the page, a plain picture for bots that draw avatars. */
import { crc32, deflateSync } from 'node:zlib'
import type { Person } from './records.ts'

const COLOURS = ['#c2553a', '#b0842c', '#5d8a3c', '#2f8f83', '#3a74b8', '#6b5bb5', '#a8528f', '#7a6a58']

/** By name: the last digits of an id are a counter that hardly ever moves, and people side by side should differ. */
const colourOf = ({ name }: Person) =>
  COLOURS[[...name].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) % 1013, 7) % COLOURS.length] ?? '#777777'
const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
    .replace(/[<>&"]/g, '')

/** A coloured disc with initials; nobody in the parlour has a photograph. */
export const avatar = (person: Person): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img"><rect width="80" height="80" fill="${colourOf(person)}"/>` +
  `<text x="40" y="52" font-family="system-ui, sans-serif" font-size="34" font-weight="600" fill="#fff" text-anchor="middle">${initials(person.name)}</text></svg>`

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const SIDE = 64

/** The plain picture at Discord's address for accounts without an avatar, for bots that draw them. */
export function defaultAvatar(index: number): Buffer {
  const colour = COLOURS[index % COLOURS.length] ?? '#777777'
  const pixel = Buffer.from(colour.slice(1), 'hex')
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: SIDE }, () => pixel)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
