/**
 * The frame of the world: Miller's cylinder, which keeps Europe roomy without blowing up the north. The world is cut in
 * the Bering Strait, so that the Pacific islands stay together on the right.
 */

export const WIDTH = 1200
const CUT = -170
const TOP = 77
const BOTTOM = -56.5

const rise = (latitude: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180))
const SCALE = WIDTH / (2 * Math.PI)

export const HEIGHT = Math.round((rise(TOP) - rise(BOTTOM)) * SCALE)

export type Point = readonly [number, number]

const place = ([longitude, latitude]: Point): Point => [((longitude - CUT) / 360) * WIDTH, (rise(TOP) - rise(latitude)) * SCALE]

/** Longitudes without the jump at the date line, and the whole line on one side of the cut, even if a cape reaches across. */
export function project(line: readonly Point[]): Point[] {
  let last = line[0]![0]
  const whole = line.map(([longitude, latitude]): Point => {
    last = longitude + 360 * Math.round((last - longitude) / 360)
    return [last, latitude]
  })
  const middle = whole.reduce((sum, [longitude]) => sum + longitude, 0) / whole.length
  const turn = -360 * Math.floor((middle - CUT) / 360)
  return whole.map(([longitude, latitude]) => place([longitude + turn, latitude]))
}
