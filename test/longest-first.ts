/**
 * What takes longest begins first, so that nobody waits at the end for one file on one core. Vitest would go by the size of a file,
 * and the longest proofs are a few lines. Whoever is missing here costs a little time, nothing else.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = [
  'suite/inherited',
  'e2e/cluster-kills', // waits more than it works, and so do browsers: others have the cores meanwhile
  'render/pictures',
  'add-a-game',
  'e2e/endurance',
  'parlour/browser',
  'suite/bites/house',
  'parlour/browser-company',
  'e2e/door',
  'parlour/browser-look',
  'e2e/token',
  'watchdog',
  'e2e/phone',
  'e2e/ending',
  'e2e/absences',
  'e2e/games',
  'suite/bites/world',
  'suite/known',
  'world/world',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`))
  return rank < 0 ? LONGEST.length : rank
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rankOf(one) - rankOf(other))
  }
}
