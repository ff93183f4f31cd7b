/** A table of the kernel's test game in the parlour, with Ann and Bob at it, for tests that press what Discord shows. */
import type { Setting } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { NewPost } from '../../src/store/store.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionOf, tableById } from '../../src/tables/position.ts'
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
  const opening = { server: night.parlour.guildId, channel, game: hosted.game.id, owner: ann, size: 2, pace: 'none' }
  const { id } = await openTable(house, opening)
  await join(house, id, bob)
  if (!lobby) await start(house, id, ann.id)
  await night.archon.settle()
  return Object.assign(night, { ann, bob, channel, id })
}

/** Who has learnt the game is not asked whether to learn it first. */
export async function taught({ archon, ann, bob }: TableOfTwo): Promise<void> {
  for (const { id, name } of [ann, bob])
    await archon.house.store.savePerson(id, name, (held) => ({ ...held, taught: ['lanterns/evening'] }))
}

type Undated = Omit<NewPost, 'dueAt' | 'channel'>

/** Promises that table posts that are due now, and waits until what can be done is done. */
export async function promise({ archon }: Evening, table: string, ...posts: Undated[]): Promise<void> {
  const { house } = archon
  const { seq, channel } = await tableById(house, table)
  const dated = posts.map((post) => ({ channel, dueAt: house.now(), ...post }))
  await house.store.commit({ table, seq, at: house.now(), posts: dated })
  house.wake()
  await archon.settle()
}

export const notice = (id: string, name: string): Undated => ({
  id,
  body: { kind: 'notice', text: { say: 'clock.back', name } },
})

/** Ann bids: now Bob is asked, by a new card. */
export async function bid({ archon, ann, id }: Pick<TableOfTwo, 'archon' | 'ann' | 'id'>): Promise<void> {
  const { house } = archon
  const position = await positionOf(house, await tableById(house, id))
  await answer(house, id, ann.id, decisionsOf(position, 'p1')[0]!.id, { pick: 'bid' })
  await archon.settle()
}

export const textOf = (message: unknown): string => JSON.stringify((message as { components?: unknown })?.components ?? null)

const EPHEMERAL = 64

/** What everybody reads in the channel of the table, oldest first. */
export const publicTexts = ({ ann, channel }: TableOfTwo): string[] =>
  ann
    .messages({ channel })
    .filter(({ flags }) => !((flags ?? 0) & EPHEMERAL))
    .map(textOf)
