/** "Forget me", with what follows from it: a place in a league that becomes free, cards that still show the name, games that still run. */
import type { Shown } from '../store/store.ts'
import { commitAt, type House } from '../tables/house.ts'
import { atTable } from '../tables/position.ts'
import { withdrawReports } from '../tables/reports.ts'
import { stopSeeking } from '../tables/searching.ts'
import { leaveSeason } from './signup.ts'
import { onSeason, refreshed } from './steps.ts'

/** What somebody asks to be forgotten from, and what still needs them. */
export async function needing(house: House, person: string): Promise<{ tables: number; seasons: number }> {
  const seasons = await house.store.league.seasonsWith(person)
  return {
    tables: (await house.store.tablesOf(person)).length,
    seasons: seasons.filter(({ phase }) => phase !== 'signup' && phase !== 'over').length,
  }
}

/** How often it is looked whether the games that needed somebody are over. */
const DAY = 86_400_000
/** By then they are forgotten, and what shows them is shown anew. */
const SHORTLY = 60_000

/**
 * All that has to follow is promised before the last step, which nothing comes after that could be lost: a process that dies on the way
 * leaves somebody who is not forgotten yet, and can say so again.
 */
export async function forgetMe(house: House, person: string): Promise<void> {
  const seasons = await house.store.league.seasonsWith(person)
  for (const { season, phase, status } of seasons)
    if (phase === 'signup' && status !== 'out') await leaveSeason(house, season, person)
  await stopSeeking(house, person)
  await withdrawReports(house, await house.store.reportsOf(person))
  const dueAt = house.now() + SHORTLY
  for (const { season, phase } of seasons)
    if (phase === 'over')
      await onSeason(house, season, async (now) => ({
        step: { posts: refreshed(house, now).map((post) => ({ ...post, dueAt })) },
        result: undefined,
      }))
  const shown = await house.store.shownWith(person)
  for (const id of new Set(shown.map(({ table }) => table)))
    await redact(
      house,
      id,
      shown.filter(({ table }) => table === id),
      dueAt,
    )
  const needed = await house.store.tablesKnowing(person)
  if (needed.length > 0) await lookTomorrow(house, person, needed.join())
  await house.store.forget(person)
}

const lookTomorrow = async (house: House, person: string, tables: string): Promise<void> => {
  const promise = { key: `league:forget:${tables}`, dueAt: house.now() + DAY }
  await house.store.promise(person, [promise])
  house.wake({ timers: [promise] })
}

/** Once the games that still needed them are over, the rest goes; not if they have sat down elsewhere since. */
export async function forgetRest(house: House, person: string, tables: string): Promise<void> {
  const needed = new Set(tables.split(','))
  const sitting = await house.store.tablesOf(person)
  const played = await house.store.resultsOf(person)
  const isBack = sitting.some(({ id }) => !needed.has(id)) || played.some(({ table }) => !needed.has(table))
  if (isBack) return
  if ((await house.store.tablesKnowing(person)).length > 0) return lookTomorrow(house, person, tables)
  await forgetMe(house, person)
}

/** Cards of games that are over are shown anew, by whoever is known to have been there now. */
const redact = (house: House, id: string, messages: readonly Shown[], dueAt: number): Promise<void> =>
  atTable(house, id, (table) =>
    commitAt(house, table, {
      posts: messages.map(({ post, channel }, i) => ({
        id: `${id}-${table.seq}-f${i}`,
        channel,
        slot: `edit:${post}`,
        body: { kind: 'edit', target: post },
        dueAt,
      })),
    }),
  )
