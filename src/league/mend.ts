/** Mending a season that is on its way: dates that move, a season called off, a game played again, somebody barred. All is told. */
import type { Entry, LeagueGame, Season } from '../store/league-store.ts'
import type { NewPost } from '../store/store.ts'
import { type House, refuse } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import type { BotText } from '../words/words.ts'
import { inPublic } from '../words/words.ts'
import { vacated } from './absence.ts'
import { DAY } from './calendar.ts'
import { isToBegin } from './close.ts'
import { drawnFrom } from './formats/redraw.ts'
import { followed } from './games.ts'
import { awake, ENDS } from './lost-time.ts'
import { cancelled } from './scoring.ts'
import { drawIfComplete, movedUp } from './signup.ts'
import { entryOf, ifStillPossible, isDone, newCard, onSeason, refreshed, seasonById } from './steps.ts'

/** What everybody of a league reads, and who is called to it. */
export const told = (house: House, { id, seq, league }: Season, text: BotText, ping: readonly string[] = []): NewPost => ({
  id: `${id}-${seq}-o`,
  channel: league.channel,
  body: { kind: 'league', season: id, what: 'told', text, ping },
  dueAt: house.now(),
})

/** All dates that are still to come move: a season begins later, is played longer, or waits longer for verdicts. Which dates those are then. */
export const postpone = (
  house: House,
  id: string,
  days: number,
): Promise<Pick<Season, 'phase' | 'beginsAt' | 'endsAt' | 'settings'>> =>
  onSeason(house, id, async (season) => {
    const { phase, settings } = season
    if (phase === 'over') return refuse('league.closed')
    const by = days * DAY
    // The end of check-in follows from the first day, too.
    const change = { endsAt: season.endsAt + by, ...(isToBegin(season) && { beginsAt: season.beginsAt + by }) }
    const { posts, card } = newCard(house, { ...season, ...change })
    return {
      step: {
        change: { ...change, card },
        posts: [told(house, season, { say: 'season.postponed', days }), ...posts],
        delay: { keys: ENDS, by },
      },
      result: { phase, settings, beginsAt: season.beginsAt, ...change },
    }
  })

/** A season that is being played ends here: what is finished counts, what is not does not, and no other round is drawn. How many games that were. */
export const callOff = (house: House, id: string): Promise<number> =>
  onSeason(house, id, async (season) => {
    if (season.phase !== 'playing') return refuse('league.not-played')
    const open = season.games.filter((game) => !isDone(game))
    const games = open.map((game) => cancelled(game, inPublic('verdict.called-off'), house.now()))
    const timers = open.flatMap(({ id: subject, table }) =>
      table ? [{ subject, key: 'league:decided', dueAt: house.now() }] : [],
    )
    const change = { ...awake(season), endsAt: house.now() }
    const posts = [told(house, season, { say: 'season.cut-short' })]
    return { step: await followed(house, season, games, { change, timers, posts }), result: open.length }
  })

/** A game is voided, and played once more by those to whom it belongs. */
export async function replay(house: House, id: string, game: string): Promise<void> {
  const found = playedGame(await seasonById(house, id), game)
  // It is over before the next one can look for its thread.
  if (found.table) await ifStillPossible(end(house, found.table, 'league.adjudicated'))
  await onSeason(house, id, async (season) => {
    const voided = playedGame(season, game)
    const fresh = afresh(season, voided)
    const timers = voided.table ? [{ subject: voided.table, key: 'league:struck', dueAt: house.now() }] : []
    const posts = [told(house, season, { say: 'season.replay', n: fresh.n })]
    return {
      step: await followed(house, season, [fresh], { timers, posts }),
      result: undefined,
    }
  })
}

/** A game that can be played once more; else it is refused. */
export function playedGame(season: Season, id: string): LeagueGame {
  if (season.phase !== 'playing') return refuse('league.not-played')
  const game = season.games.find((each) => each.id === id) ?? refuse('league.no-game')
  if (drawnFrom(season, game).length > 0) return refuse('league.went-on')
  return game.status === 'waiting' || game.status === 'opening' ? refuse('league.not-begun') : game
}

const afresh = (season: Season, game: LeagueGame): LeagueGame => ({
  ...game,
  status: 'waiting',
  thread: null,
  table: null,
  verdict: null,
  endedAt: null,
  seats: game.seats.map((seat) => {
    const isIn = entryOf(season, seat.owner)?.status === 'in'
    return { ...seat, player: isIn ? seat.owner : null, place: null, score: null }
  }),
})

/** Somebody may not play this season, or not any longer; why is told to them. Reserves or computers play on. */
export const bar = (house: House, id: string, person: string, reason: string): Promise<void> =>
  onSeason(house, id, async (season) => {
    if (season.phase === 'over' || season.phase === 'frozen') return refuse('league.closed')
    const entry = entryOf(season, person) ?? refuse('league.not-in')
    if (entry.status === 'out') return refuse('league.not-in')
    const posts = [told(house, season, { say: 'season.barred', person, reason }, [person])]
    if (season.phase === 'playing') {
      const step = await vacated(house, season, entry, 'barred')
      return { step: { ...step, posts: [...(step.posts ?? []), ...posts] }, result: undefined }
    }
    const changed: Entry[] = [{ ...entry, status: 'out', reason: 'barred' }, ...movedUp(season, person)]
    const entries = season.entries.map((each) => changed.find((other) => other.person === each.person) ?? each)
    const timers = season.phase === 'checkin' ? drawIfComplete(house, season, entries) : []
    return { step: { entries: changed, posts: [...posts, ...refreshed(house, season)], timers }, result: undefined }
  })
