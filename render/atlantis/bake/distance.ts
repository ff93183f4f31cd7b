/** How far every pixel is from the nearest pixel that is set, also across the left and right edges, where the world goes on. */
export function distanceAround(set: Uint8Array, width: number, height: number): Float32Array {
  const margin = Math.min(width, 800)
  const wide = width + 2 * margin
  const padded = Uint8Array.from({ length: wide * height }, (_, i) => {
    const x = ((i % wide) - margin + width) % width
    return set[Math.floor(i / wide) * width + x]!
  })
  const field = distanceTo(padded, wide, height)
  return Float32Array.from({ length: width * height }, (_, i) => field[Math.floor(i / width) * wide + margin + (i % width)]!)
}

/** The same without going around: exact, in two passes (lower envelopes of parabolas). */
export function distanceTo(set: Uint8Array, width: number, height: number): Float32Array {
  const FAR = 1e9
  const field = Float32Array.from(set, (is) => (is ? 0 : FAR))
  const longest = Math.max(width, height)
  const row = new Float64Array(longest)
  const foot = new Int32Array(longest)
  const bound = new Float64Array(longest + 1)
  const sweep = (at: (i: number) => number, length: number) => {
    for (let i = 0; i < length; i++) row[i] = field[at(i)]!
    let k = 0
    foot[0] = 0
    bound[0] = -FAR
    bound[1] = FAR
    for (let q = 1; q < length; q++) {
      const meet = (p: number) => (row[q]! + q * q - (row[p]! + p * p)) / (2 * q - 2 * p)
      while (k > 0 && meet(foot[k]!) <= bound[k]!) k--
      const s = meet(foot[k]!)
      foot[++k] = q
      bound[k] = s
      bound[k + 1] = FAR
    }
    k = 0
    for (let q = 0; q < length; q++) {
      while (bound[k + 1]! < q) k++
      field[at(q)] = (q - foot[k]!) ** 2 + row[foot[k]!]!
    }
  }
  for (let x = 0; x < width; x++) sweep((y) => y * width + x, height)
  for (let y = 0; y < height; y++) sweep((x) => y * width + x, width)
  return field.map(Math.sqrt)
}
