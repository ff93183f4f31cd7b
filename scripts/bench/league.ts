/** A league game begins: what that costs in a season of a thousand people, beside one of a hundred. */
import { join } from 'node:path'
import { chronicle } from '../../src/league/run-timers.ts'
import type { House } from '../../src/tables/house.ts'
import { runTimers } from '../../src/tables/run-timers.ts'
import { entryOf, leagueGame, leagueRow, seasonRow } from '../../test/store/rows.ts'
import { houseOn, inFolder } from './house.ts'
import { atMost, cpu, type Line, rounded } from './measure.ts'

const FEW = 100
const MANY = 1_000
/** In each. */
const OPENED = 40
const TURNS = 4
const SEATS = 4
/** People of a division, who play this often: all at once, so that a look finds as many games to begin in either season. */
const DIVISION = 8
const ROUNDS = 3

export const benchLeague = (): AsyncGenerator<Line> => inFolder(openings)

async function* openings(folder: string): AsyncGenerator<Line> {
  // The first warm the compiler up; then in turns, so that a busy moment of the machine hits both.
  const spent = { few: 0, many: 0 }
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [name, people] of [
      ['few', FEW],
      ['many', MANY],
    ] as const) {
      const cost = await costOf(await seasonOf(join(folder, `${name}-${turn}.sqlite`), people))
      if (turn > 0) spent[name] += cost / TURNS
    }
  }
  const [few, many] = [rounded(spent.few), rounded(spent.many)]
  const ratio = rounded(many / few)
  yield {
    bench: `league: a game begins in a season of ${MANY} people, beside one of ${FEW}, CPU of both`,
    fewMs: few,
    manyMs: many,
    ratio,
    goals: [atMost('ratio', ratio, 1.2)],
  }
}

type Opening = { house: House; opened: number }

/** Of one game, from the look that finds it to its first card. */
async function costOf(opening: Opening): Promise<number> {
  const began = cpu()
  const fail = (_table: string, error: unknown) => {
    throw error
  }
  while (opening.opened < OPENED) await runTimers(opening.house, fail, 'league')
  const spent = cpu() - began
  opening.house.store.close()
  return spent / opening.opened
}

async function seasonOf(path: string, people: number): Promise<Opening> {
  const opening: Opening = { house: houseOn(path), opened: 0 }
  let threads = 0
  const kept = chronicle(opening.house, async () => `thread-${++threads}`)
  opening.house = {
    ...opening.house,
    async league(subject, what) {
      await kept(subject, what)
      if (what === 'open') opening.opened++
    },
  }
  const { league } = opening.house.store
  await league.saveLeague(leagueRow('l', { game: 'era-of-atlantis', size: SEATS }))
  await league.open(seasonRow('s', 'l', 1, { settings: { ...leagueRow('l').settings, atOnce: ROUNDS } }), [], [])
  const names = Array.from({ length: people }, (_, i) => `person-${i}`)
  const games = names.flatMap((_, i) => {
    if (i % SEATS > 0) return []
    const division = Math.floor(i / DIVISION) + 1
    return Array.from({ length: ROUNDS }, (_round, n) =>
      leagueGame('s', `g-${i}-${n}`, names.slice(i, i + SEATS), { division, n: (i % DIVISION) + n }),
    )
  })
  const entries = names.map((person) => entryOf('s', person))
  const timers = [{ subject: 's', key: 'league:next', dueAt: 0 }]
  await league.commit({ season: 's', seq: 1, change: { phase: 'playing', endsAt: Date.now() + 9e9 }, entries, games, timers })
  return opening
}
