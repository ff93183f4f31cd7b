/** What a place is worth. Points are kept in 840ths, so that a tie of up to seven and half of it are whole numbers. */
export const POINT = 840

const PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [10],
  2: [10, 1],
  3: [10, 5, 1],
  4: [10, 6, 3, 1],
  5: [10, 7, 4, 2, 1],
  6: [10, 8, 5, 3, 2, 1],
  7: [10, 8, 6, 4, 3, 2, 1],
}

/** The points of each seat from its place; those who share a place share what their places are worth together. */
export function pointsFor(places: readonly number[]): number[] {
  const worth = PLACES[places.length]
  if (!worth) throw new RangeError(`no points are agreed for a table of ${places.length}`)
  return places.map((place) => {
    const better = places.filter((other) => other < place).length
    const equal = places.filter((other) => other === place).length
    const together = worth.slice(better, better + equal).reduce((sum, points) => sum + points, 0)
    return (together * POINT) / equal
  })
}

/** As people count them, to a hundredth. */
export const inPoints = (points: number): number => Math.round((points / POINT) * 100) / 100
