/** Smooth, repeatable noise on a band that meets itself at its ends, as the world does: the same sheet comes out of every bake. */

const lattice = (x: number, y: number, seed: number): number => {
  let h = (x * 374761393 + y * 668265263 + seed * 2147483647) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967295
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

export type Noise = {
  /** 0 to 1; `size` is how far apart hills are, across and (if it differs) down. */
  noise(x: number, y: number, size: number, seed: number, down?: number): number
  /** Noise of several sizes laid over each other, 0 to 1. */
  clouds(x: number, y: number, size: number, seed: number, octaves: number, down?: number): number
}

export function noiseAround(width: number): Noise {
  const noise: Noise['noise'] = (x, y, size, seed, down = size) => {
    const cells = Math.max(1, Math.round(width / size))
    const [u, v] = [(x / width) * cells, y / down]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [left, right] = [((column % cells) + cells) % cells, (((column + 1) % cells) + cells) % cells]
    const [s, t] = [ease(u - column), ease(v - row)]
    const top = lattice(left, row, seed) * (1 - s) + lattice(right, row, seed) * s
    const bottom = lattice(left, row + 1, seed) * (1 - s) + lattice(right, row + 1, seed) * s
    return top * (1 - t) + bottom * t
  }
  return {
    noise,
    clouds(x, y, size, seed, octaves, down = size) {
      let [sum, weight, all] = [0, 1, 0]
      for (let octave = 0; octave < octaves; octave++) {
        sum += noise(x, y, size / 2 ** octave, seed + octave, down / 2 ** octave) * weight
        all += weight
        weight /= 2
      }
      return sum / all
    },
  }
}
