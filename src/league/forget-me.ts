/** "Forget me", with what follows from it: a place in a league that becomes free, cards that still show the name, games that still run. */
import type { Shown } from '../store/store.ts'
import { commitAt, type House } from '../tables/house.ts'
import { atTable } from '../tables/position.ts'
import { withdrawReports } from '../tables/reports.ts'
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

export async function forgetMe(house: House, person: string): Promise<void> {
  const seasons = await house.store.league.seasonsWith(person)
  for (const { season, phase, status } of seasons)
    if (phase === 'signup' && status !== 'out') await leaveSeason(house, season, person)
  const shown = await house.store.shownWith(person)
  const reports = await house.store.reportsOf(person)
  await house.store.forget(person)
  await withdrawReports(house, reports)
  for (const { season, phase } of seasons)
    if (phase === 'over')
      await onSeason(house, season, async (now) => ({ step: { posts: refreshed(house, now) }, result: undefined }))
  for (const id of new Set(shown.map(({ table }) => table)))
    await redact(
      house,
      id,
      shown.filter(({ table }) => table === id),
    )
  const needed = (await house.store.tablesOf(person)).map(({ id }) => id)
  if (needed.length > 0) await lookTomorrow(house, person, needed.join())
}

const lookTomorrow = async (house: House, person: string, tables: string): Promise<void> => {
  const promise = { key: `league:forget:${tables}`, dueAt: house.now() + DAY }
  await house.store.promise(person, [promise])
  house.wake({ timers: [promise] })
}

/** Once the games that still needed them are over, the rest goes; not if they have sat down elsewhere since. */
export async function forgetRest(house: House, person: string, tables: string): Promise<void> {
  const needed = new Set(tables.split(','))
  const running = await house.store.tablesOf(person)
  const played = await house.store.resultsOf(person)
  const isBack = running.some(({ id }) => !needed.has(id)) || played.some(({ table }) => !needed.has(table))
  if (isBack) return
  if (running.length > 0) return lookTomorrow(house, person, tables)
  await forgetMe(house, person)
}

/** Cards of games that are over are shown anew, by whoever is known to have been there now. */
const redact = (house: House, id: string, messages: readonly Shown[]): Promise<void> =>
  atTable(house, id, (table) =>
    commitAt(house, table, {
      posts: messages.map(({ post, channel }, i) => ({
        id: `${id}-${table.seq}-f${i}`,
        channel,
        slot: `edit:${post}`,
        body: { kind: 'edit', target: post },
        dueAt: house.now(),
      })),
    }),
  )
