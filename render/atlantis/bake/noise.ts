/** Smooth, repeatable noise: the same sheet comes out of every bake. */

const lattice = (x: number, y: number, seed: number): number => {
  let h = (x * 374761393 + y * 668265263 + seed * 2147483647) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967295
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** 0 to 1. */
export const noise = (x: number, y: number, seed: number): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - x0), ease(y - y0)]
  const top = lattice(x0, y0, seed) * (1 - u) + lattice(x0 + 1, y0, seed) * u
  const bottom = lattice(x0, y0 + 1, seed) * (1 - u) + lattice(x0 + 1, y0 + 1, seed) * u
  return top * (1 - v) + bottom * v
}

/** Noise of several sizes laid over each other, 0 to 1. */
export const clouds = (x: number, y: number, seed: number, octaves: number): number => {
  let [sum, weight, all] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    const size = 2 ** octave
    sum += noise(x * size, y * size, seed + octave) * weight
    all += weight
    weight /= 2
  }
  return sum / all
}
