/** How many people play where: one division at the top, twice as many in every tier below. */
import type { Tiers } from './promotion.ts'

/** Tier → the sizes of its divisions. The rest of the people form the bottom tier, or widen the last one if they are too few. */
export function shapeOf(people: number, division: number, seats: number): number[][] {
  const tiers: number[][] = []
  let left = people
  for (let width = 1; left > 0; width *= 2) {
    const isLast = left - width * division < seats + 1
    const here = isLast ? left : width * division
    const count = isLast ? Math.max(1, Math.min(width, Math.round(here / division), Math.floor(here / seats))) : width
    tiers.push(Array.from({ length: count }, (_, i) => Math.floor(here / count) + (i < here % count ? 1 : 0)))
    left -= here
  }
  return tiers
}

/** Cuts an order of strength into divisions; within a tier it is dealt back and forth, so that its divisions are equally strong. */
export function dealt<T>(order: readonly T[], shape: Tiers): T[][][] {
  let from = 0
  return shape.map((sizes) => {
    const divisions: T[][] = sizes.map(() => [])
    const tier = order.slice(from, from + sizes.reduce((sum, size) => sum + size, 0))
    from += tier.length
    const turns = [...divisions.keys(), ...[...divisions.keys()].reverse()]
    for (let i = 0, turn = 0; i < tier.length; turn++) {
      const at = turns[turn % turns.length]!
      if (divisions[at]!.length >= sizes[at]!) continue
      divisions[at]!.push(tier[i++]!)
    }
    return divisions
  })
}

/** What is not divided at all: rounds, and a knock-out. */
const EVERYBODY = 'all'
const KNOCKOUT = 'cup'

/** Groups have letters alone, and rounds are played by everybody. */
export const nameInStages = (format: string, tier: number, division: number): string =>
  tier === 0 ? (format === 'swiss' ? EVERYBODY : KNOCKOUT) : divisionName(0, division, 2).slice(1)

/** "1", or "2B" where a tier has several divisions; after Z comes AA. */
export function divisionName(tier: number, division: number, divisions: number): string {
  let letters = ''
  for (let n = division; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters
  return `${tier + 1}${divisions > 1 ? letters : ''}`
}
