/** What lies in the water, in degrees of the real world: the straits units may cross, and where one ocean ends. */
type Place = [number, number]

export const STRAITS: readonly { between: readonly [string, string]; line: Place[] }[] = [
  {
    between: ['atlantis', 'trapalanda'],
    line: [
      [-59, -64],
      [-68, -54.5],
    ],
  },
  {
    between: ['arcadia', 'w_sahara'],
    line: [
      [14, 37.5],
      [10, 36],
    ],
  },
  {
    between: ['eden', 'punt'],
    line: [
      [44, 14],
      [42, 11],
    ],
  },
  {
    between: ['lemuria', 'w_australia'],
    line: [
      [142, -8],
      [143, -13],
    ],
  },
  {
    between: ['thule', 'w_sahara'],
    line: [
      [-5, 37.5],
      [-5, 34],
    ],
  },
  {
    between: ['hawaiki', 'w_australia'],
    line: [
      [166, -33],
      [150, -36],
    ],
  },
]

export const OCEAN_BORDERS: readonly Place[][] = [
  [
    [-44.6, -3.4],
    [-43.2, -1.8],
    [-30, 5],
    [-18, 16.4],
    [-16, 16.5],
  ],
  [
    [-71.3, -52.6],
    [-69.2, -54],
    [-67.3, -55.4],
    [-63, -60],
    [-58.5, -63.6],
    [-60, -64.6],
  ],
  [
    [20, -34],
    [22, -45],
    [21, -58],
    [17, -71],
  ],
  [
    [114.6, -8],
    [119, -8.8],
    [124.5, -9.4],
    [131, -8.4],
    [138, -8.6],
    [142.3, -10.6],
    [142.7, -11.6],
  ],
  [
    [146.2, -38.4],
    [146.6, -42],
    [147, -44],
    [148, -50],
    [150, -58],
    [147.5, -70],
  ],
]
