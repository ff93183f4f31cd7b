/** A table of the kernel's test game in the parlour, with Ann and Bob at it, for tests that press what Discord shows. */
import type { Setting } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'

export type TableOfTwo = Evening & { ann: Guest; bob: Guest; channel: string; id: string }

/** Begun, unless `lobby` is set. */
export async function tableOfTwo(
  setting: Partial<Setting> = {},
  lobby = false,
  hosted: AnyHosted = lanterns.hosted,
): Promise<TableOfTwo> {
  const night = await evening([hosted], setting)
  const [ann, bob] = [night.parlour.person('Ann'), night.parlour.person('Bob')]
  const channel = night.parlour.channel('tables')
  const { house } = night.archon
  const opening = { server: night.parlour.guildId, channel, game: 'lanterns', owner: ann, size: 2, pace: 'none' }
  const { id } = await openTable(house, opening)
  await join(house, id, bob)
  if (!lobby) await start(house, id, ann.id)
  await night.archon.settle()
  return Object.assign(night, { ann, bob, channel, id })
}

export const textOf = (message: unknown): string => JSON.stringify((message as { components?: unknown })?.components ?? null)

const EPHEMERAL = 64

/** What everybody reads in the channel of the table, oldest first. */
export const publicTexts = ({ ann, channel }: TableOfTwo): string[] =>
  ann
    .messages({ channel })
    .filter(({ flags }) => !((flags ?? 0) & EPHEMERAL))
    .map(textOf)
