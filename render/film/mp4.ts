/**
 * An MP4 as it leaves the encoder holds every frame for the same time, has its index behind the pictures, and does not say which frames can
 * be begun at. Here each frame gets its own time, so that a moment worth looking at is one frame and not fifty; the index comes first,
 * so that the film begins before it is loaded; and players are told where they may jump to.
 */

type Atom = { readonly kind: string; readonly body: Buffer } | { readonly kind: string; readonly atoms: readonly Atom[] }

const NESTED = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

function read(bytes: Buffer): Atom[] {
  const atoms: Atom[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > bytes.length) throw new Error('the film is not an MP4 as we know it')
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, at + size)
    atoms.push(NESTED.has(kind) ? { kind, atoms: read(body) } : { kind, body })
    at += size
  }
  return atoms
}

function written(atom: Atom): Buffer {
  const body = 'atoms' in atom ? Buffer.concat(atom.atoms.map(written)) : atom.body
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(atom.kind, 4, 'latin1')
  return Buffer.concat([head, body])
}

const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [i, n] of numbers.entries()) bytes.writeUInt32BE(n, i * 4)
  return bytes
}

/** The same with some of its numbers replaced: place among them → number. */
function patched(body: Buffer, numbers: Readonly<Record<number, number>>): Buffer {
  const copy = Buffer.from(body)
  for (const [place, n] of Object.entries(numbers)) copy.writeUInt32BE(n, Number(place) * 4)
  return copy
}

const A_SECOND = 1000

/** `holds`: for how many milliseconds each frame stands. `keyEvery`: every so many frames one stands by itself. */
export function timed(film: Buffer, holds: readonly number[], keyEvery: number): Buffer {
  const total = holds.reduce((sum, hold) => sum + hold, 0)
  const keys = holds.flatMap((_, i) => (i % keyEvery === 0 ? [i + 1] : []))
  const atoms = read(film)
  const [kind, movie, pictures] = ['ftyp', 'moov', 'mdat'].map((each) => atoms.find((atom) => atom.kind === each))
  if (!kind || !movie || !pictures || !('body' in pictures)) throw new Error('the film is not an MP4 as we know it')
  const before = pictures.body.byteOffset - film.byteOffset

  const rewrite = (atom: Atom, shift: number): Atom[] => {
    if ('atoms' in atom) {
      const inner = atom.atoms.flatMap((each) => rewrite(each, shift))
      return [
        { ...atom, atoms: atom.kind === 'stbl' ? [...inner, { kind: 'stss', body: words(0, keys.length, ...keys) }] : inner },
      ]
    }
    const { body } = atom
    switch (atom.kind) {
      // When it was made is left out: equal films are equal files.
      case 'mvhd':
      case 'mdhd':
        return [{ ...atom, body: patched(body, { 1: 0, 2: 0, 3: A_SECOND, 4: total }) }]
      case 'tkhd':
        return [{ ...atom, body: patched(body, { 1: 0, 2: 0, 5: total }) }]
      case 'stts':
        return [{ ...atom, body: words(0, holds.length, ...holds.flatMap((hold) => [1, hold])) }]
      case 'stco': {
        const count = body.readUInt32BE(4)
        const moved = Array.from({ length: count }, (_, i) => body.readUInt32BE(8 + i * 4) + shift)
        return [{ ...atom, body: words(0, count, ...moved) }]
      }
      default:
        return [atom]
    }
  }

  const headOf = (shift: number) => Buffer.concat([kind, ...rewrite(movie, shift)].map(written))
  // How far the pictures move depends on the length of what goes before them, and that on nothing.
  const shift = headOf(0).length + 8 - before
  return Buffer.concat([headOf(shift), written(pictures)])
}
