/**
 * The frame of the map. The world is drawn in Mercator with the poles moved to Hudson Bay and to the sea south-west of
 * Australia, so that half of Antarctica lies ice-free. Three strips of empty ocean are drawn narrower than they are:
 * on a telephone every pixel of land counts.
 */

export const WIDTH = 1200
export const HEIGHT = 836

/** d3's rotation for those poles; the left and right edges pass through Panama. */
export const ROTATION: [number, number, number] = [-95.949, -29.538, -5.5]

/** The plain Mercator sheet everything is measured on before it is fitted into the frame. */
export const SHEET = { width: 1800, scale: 286.479, centre: [900, 531] as [number, number] }

const TOP = 34
const NARROWED = [
  { from: 232, to: 372, by: 0.42 }, // Atlantean, between Akakor and Yorubaland
  { from: 1196, to: 1288, by: 0.38 }, // Murian, between Lemuria and Hawaiki
  { from: 1492, to: 1604, by: 0.5 }, // Murian, between Hawaiki and Aztlán
]
const STRETCH = 1.13

/** Narrowing sets in gently: the share of full width at a place of the sheet. */
const share = (x: number): number => {
  let least = 1
  for (const { from, to, by } of NARROWED) {
    const edge = Math.min(x - from, to - x) / 30
    if (edge > 0) least = Math.min(least, 1 - (1 - by) * Math.min(1, edge))
  }
  return least
}

/** `across[x]`: how far right a whole sheet column stands in the frame. */
const across: Float64Array = (() => {
  const sum = new Float64Array(SHEET.width + 1)
  for (let x = 1; x <= SHEET.width; x++) sum[x] = sum[x - 1]! + share(x - 0.5)
  const all = sum[SHEET.width]!
  return sum.map((part) => (part / all) * WIDTH)
})()

const RISE = ((across[800]! - across[700]!) / 100) * STRETCH

/** From the plain sheet into the frame. */
export const place = ([x, y]: readonly [number, number]): [number, number] => {
  const held = Math.min(SHEET.width, Math.max(0, x))
  const column = Math.min(SHEET.width - 1, Math.floor(held))
  const left = across[column]!
  return [left + (across[column + 1]! - left) * (held - column), (y - TOP) * RISE]
}

/** Back from the frame onto the plain sheet. */
export const unplace = ([x, y]: readonly [number, number]): [number, number] => {
  let low = 0
  let high = SHEET.width - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (across[middle]! <= x) low = middle
    else high = middle - 1
  }
  const left = across[low]!
  return [low + (x - left) / (across[low + 1]! - left), y / RISE + TOP]
}
