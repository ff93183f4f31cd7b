/**
 * Somebody who has left the server cannot answer. Nobody tells us, so whoever lets others wait for a day is looked for; whoever is gone is
 * asked once, in private, and after three days gives their place up. Discord seldom lets us write to somebody with whom we share no server
 * any more, so those who wait for them hear of it in the league's channel at the same moment: they may know another way.
 */
import type { Season } from '../store/league-store.ts'
import type { NewPost } from '../store/store.ts'
import { type House, refuse } from '../tables/house.ts'
import { vacated } from './absence.ts'
import { DAY } from './calendar.ts'
import { told } from './mend.ts'
import { entryOf, onSeason, seasonById } from './steps.ts'

/** How long somebody has who is gone. */
const GRACE = 3 * DAY
const LOOKED = DAY

export const lookLater = (house: House, season: string) => ({
  subject: season,
  key: 'league:members',
  dueAt: house.now() + LOOKED,
})

/** Once a day while games are played. */
export async function lookForGone(house: House, id: string): Promise<void> {
  const season = await seasonById(house, id)
  if (season.phase !== 'playing' || !house.isMember) return
  const gone: string[] = []
  for (const person of await silentIn(house, season)) {
    const asked = await house.store.promised(`league:gone:${person}`)
    if (!asked.includes(id) && !(await house.isMember(season.league.server, person))) gone.push(person)
  }
  await onSeason(house, id, async (now) => {
    if (now.phase !== 'playing') return { step: null, result: undefined }
    const until = house.now() + GRACE
    const timers = gone.map((person) => ({ subject: id, key: `league:gone:${person}`, dueAt: until }))
    const posts = gone.map((person): NewPost => asking(house, now, person, until))
    const names = gone.flatMap((person) => entryOf(now, person)?.name ?? [])
    const notice = gone.length > 0 ? [told(house, now, { say: 'season.gone-noticed', names, until })] : []
    return { step: { timers: [...timers, lookLater(house, id)], posts: [...posts, ...notice] }, result: undefined }
  })
}

/** Players of the season at whose tables nothing has happened for a day, or who are themselves waited for as long. */
async function silentIn(house: House, season: Season): Promise<Set<string>> {
  const silent = new Set<string>()
  for (const { status, table: id } of season.games) {
    const table = status === 'playing' && id ? await house.store.table(id) : null
    const isQuiet = (at: number | null | undefined) => at !== null && at !== undefined && house.now() - at >= LOOKED
    for (const { person, askedAt, autopilot } of table?.seats ?? [])
      if (person && entryOf(season, person)?.status === 'in' && (autopilot || isQuiet(askedAt) || isQuiet(table?.card.since)))
        silent.add(person)
  }
  return silent
}

const asking = (house: House, { id, seq }: Season, person: string, until: number): NewPost => ({
  id: `${id}-${seq}-gone-${person}`,
  channel: `dm:${person}`,
  body: { kind: 'league', season: id, what: 'told', text: { say: 'season.gone-ask', until }, ping: [], person },
  dueAt: house.now(),
})

/** Still gone: reserves or computers play on. */
export async function letGo(house: House, id: string, person: string): Promise<void> {
  const { league } = (await house.store.league.season(id)) ?? refuse('league.gone')
  if ((await house.isMember?.(league.server, person)) ?? true) return
  await onSeason(house, id, async (season) => {
    const entry = entryOf(season, person)
    if (season.phase !== 'playing' || entry?.status !== 'in') return { step: null, result: undefined }
    const step = await vacated(house, season, entry, 'left', { heirs: true })
    const posts = [...(step.posts ?? []), told(house, season, { say: 'season.gone', name: entry.name })]
    return { step: { ...step, posts }, result: undefined }
  })
}
