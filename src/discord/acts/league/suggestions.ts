/** What an organiser can choose from while typing: lapses to excuse, games to decide. */
import { lapsesOf } from '../../../league/absences.ts'
import { nameOfDivision } from '../../../league/divisions.ts'
import { drawnSeason } from '../../../league/steps.ts'
import type { IncidentRow, LeagueGame, Season } from '../../../store/league-store.ts'
import { refuse } from '../../../tables/house.ts'
import { oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { nameIn } from '../../show/league/lines.ts'
import type { Suggest, Typing } from '../fields.ts'
import { matching } from '../suggest.ts'

async function seasonFor({ bot, leagues }: Typing): Promise<Season | null> {
  const [league] = await leagues()
  return league ? drawnSeason(bot.house, league.id) : null
}

/** A game of a season as it is called there; as it was given where there is none. */
export function gameCalled(season: Season, id: string, locale: string): string {
  const game = season.games.find((each) => each.id === id)
  return game ? gameName(season, game, locale) : id
}

const gameName = (season: Season, game: LeagueGame, locale: string) =>
  oursIn(locale)('league.game-name', { division: nameOfDivision(season, game), game: game.n })

export const suggestLapses: Suggest = async (typing) => {
  const { bot, locale, typed } = typing
  const season = await seasonFor(typing)
  if (!season) return []
  const noted = await bot.house.store.league.incidentsIn(season.id)
  // One choice for each absence: it is excused as a whole.
  const lapses = [...new Set(noted.map(({ person }) => person))]
    .flatMap((who) => lapsesOf(noted.filter(({ person }) => person === who)))
    .filter(({ excuse }) => !excuse)
    .sort((a, b) => b.at - a.at)
  return matching(
    lapses.map((lapse) => ({ name: lapseName(season, lapse, locale), value: lapse.id })),
    typed,
  )
}

function lapseName(season: Season, { person, kind, table, at }: IncidentRow, locale: string): string {
  const ours = oursIn(locale)
  const played = season.games.find((game) => table && game.table === table)
  const lapse = `${nameIn(season, person, ours)} ${ours(`lapse.${kind}`)}`
  return ours('lapse.choice', { lapse, game: played ? gameName(season, played, locale) : null, at })
}

/** A lapse of a season in words; refused where there is none. */
export async function lapseCalled(bot: Bot, season: Season, id: string, locale: string): Promise<string> {
  const lapse = (await bot.house.store.league.incidentsIn(season.id)).find((each) => each.id === id)
  return lapse ? lapseName(season, lapse, locale) : refuse('league.no-incident')
}

/** Games that are not finished first. */
const ORDER: readonly LeagueGame['status'][] = ['playing', 'frozen', 'waiting', 'opening', 'cancelled', 'scored']

export const suggestGames: Suggest = async (typing) => {
  const { locale, typed } = typing
  const season = await seasonFor(typing)
  if (!season) return []
  const games = [...season.games].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
  return matching(
    games.map((game) => {
      const people = game.seats.map(({ owner }) => nameIn(season, owner, oursIn(locale))).join(', ')
      const status = oursIn(locale)(`game.${game.status}`)
      return { name: `${gameName(season, game, locale)} · ${status} · ${people}`, value: game.id }
    }),
    typed,
  )
}
