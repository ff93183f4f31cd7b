/** Where the open objective cards lie. */
export const SPOTS = ['sun', 'moon', 'eclipse'] as const
export type Spot = (typeof SPOTS)[number]
