/** Which letters a TrueType font has: read from its `cmap`, the only table that says so. */
import { readFileSync } from 'node:fs'

type Has = (code: number) => boolean

const WHOLE_UNICODE = 12
const FIRST_PLANE = 4

export function lettersIn(file: URL): Has {
  const font = readFileSync(file)
  const cmap = tableAt(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + font.readUInt32BE(cmap + 8 + i * 8))
  const inFormat = (format: number) => subtables.find((at) => font.readUInt16BE(at) === format)
  const whole = inFormat(WHOLE_UNICODE)
  if (whole !== undefined) return within(groups(font, whole))
  const plane = inFormat(FIRST_PLANE)
  if (plane === undefined) throw new Error(`${file.pathname} does not say which letters it has`)
  return within(segments(font, plane))
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`a font without "${tag}"`)
}

type Run = readonly [from: number, to: number]

const groups = (font: Buffer, at: number): Run[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => [
    font.readUInt32BE(at + 16 + i * 12),
    font.readUInt32BE(at + 20 + i * 12),
  ])

function segments(font: Buffer, at: number): Run[] {
  const count = font.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + count * 2 + 2
  return Array.from({ length: count }, (_, i) => [font.readUInt16BE(starts + i * 2), font.readUInt16BE(ends + i * 2)])
}

function within(runs: readonly Run[]): Has {
  const sorted = [...runs].sort(([a], [b]) => a - b)
  return (code) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]![1] < code) low = middle + 1
      else high = middle
    }
    return low < sorted.length && sorted[low]![0] <= code
  }
}
