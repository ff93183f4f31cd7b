/** A ranking as an organiser types it. */
import type { Season } from '../../../store/league-store.ts'

/** `@Ann > @Bob = Cid`: mentions as Discord sends them, or names as they stand in the table. */
export const rankingOf = (text: string, { entries }: Season): string[][] =>
  text
    .replaceAll(/<@!?(\d+)>/g, '$1')
    .split('>')
    .map((group) =>
      group.split('=').map((each) => {
        const called = each.trim().replace(/^@/, '').toLowerCase()
        return entries.find(({ name }) => name.toLowerCase() === called)?.person ?? called
      }),
    )
