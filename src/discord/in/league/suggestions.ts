/** What an organiser can choose from while typing: lapses to excuse, games to decide. */
import type { AutocompleteInteraction } from 'discord.js'
import { nameOfDivision } from '../../../league/divisions.ts'
import { drawnSeason, entryOf } from '../../../league/steps.ts'
import type { LeagueGame, Season } from '../../../store/league-store.ts'
import { oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { matching, type Suggestion } from '../command.ts'
import { leaguesMeant } from './which-league.ts'

async function seasonFor(bot: Bot, interaction: AutocompleteInteraction): Promise<Season | null> {
  const [league] = await leaguesMeant(bot, interaction)
  return league ? drawnSeason(bot.house, league.id) : null
}

export async function suggestMisses(bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> {
  const season = await seasonFor(bot, interaction)
  if (!season) return []
  const open = (await bot.house.store.league.incidentsIn(season.id)).filter(({ excuse }) => !excuse).reverse()
  // Games left are mostly those of somebody who missed too much, and are excused with it.
  const incidents = [...open.filter(({ kind }) => kind !== 'left'), ...open.filter(({ kind }) => kind === 'left')]
  return matching(
    incidents.map(({ id, person, kind, table, at }) => ({
      name: [
        `${entryOf(season, person)?.name ?? 'somebody'} ${oursIn(interaction.locale)(`lapse.${kind}`)}`,
        ...season.games.flatMap((game) => (table && game.table === table ? [gameName(season, game)] : [])),
        `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      ].join(' · '),
      value: id,
    })),
    interaction.options.getFocused(),
  )
}

const gameName = (season: Season, game: LeagueGame) => `Division ${nameOfDivision(season, game)}, game ${game.n}`

/** Games that are not finished first. */
const ORDER: readonly LeagueGame['status'][] = ['playing', 'frozen', 'waiting', 'opening', 'cancelled', 'scored']

export async function suggestGames(bot: Bot, interaction: AutocompleteInteraction): Promise<Suggestion[]> {
  const season = await seasonFor(bot, interaction)
  if (!season) return []
  const games = [...season.games].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
  return matching(
    games.map((game) => ({
      name: `${gameName(season, game)} · ${oursIn(interaction.locale)(`game.${game.status}`)} · ${game.seats
        .map(({ owner }) => entryOf(season, owner)?.name ?? 'somebody')
        .join(', ')}`,
      value: game.id,
    })),
    interaction.options.getFocused(),
  )
}
