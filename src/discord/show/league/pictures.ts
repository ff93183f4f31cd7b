/** Pictures of a league: the pages that the painter is handed, and the files that come back. Text is always there too. */
import { AttachmentBuilder } from 'discord.js'
import type { DivisionPage, LeaguePage } from '../../../../render/league/page.ts'
import { heardIn } from '../../../kernel/language.ts'
import { courseOf, crossTable, type Division } from '../../../league/divisions.ts'
import { inPoints } from '../../../league/points.ts'
import type { Season } from '../../../store/league-store.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { nameIn, seasonTitle, titleOf } from './lines.ts'

export async function leaguePictures(
  bot: Bot,
  season: Season,
  divisions: readonly Division[],
  kinds: readonly DivisionPage['page'][],
  locale: string,
): Promise<AttachmentBuilder[]> {
  return drawnPages(
    bot,
    divisions.flatMap((division) => kinds.map((kind) => pageOf(season, division, kind, oursIn(locale)))),
    locale,
  )
}

/** A season that is over, made for sharing. */
export function seasonPoster(
  bot: Bot,
  season: Season,
  divisions: readonly Division[],
  locale: string,
): Promise<AttachmentBuilder[]> {
  const ours = oursIn(locale)
  const [first, ...others] = divisions
  // Whoever shares the first place stands there, however many they are.
  const best = (first?.lines ?? []).filter(({ place }, at) => place === 1 || at < PODIUM)
  const podium = best.map(({ place, name, points, played, wins }) => ({
    place,
    name,
    points: inPoints(points),
    played,
    wins: inPoints(wins),
  }))
  const won = others.slice(0, MOST_DIVISIONS).flatMap(({ name, lines, wasPlayed }) => {
    const names = lines.filter(({ place }) => place === 1).map((line) => line.name)
    return wasPlayed ? [{ division: ours('division.name', { division: name }), name: ours('hall.names', { names }) }] : []
  })
  const people = new Set(divisions.flatMap(({ lines }) => lines.map(({ person }) => person))).size
  const games = divisions.reduce((sum, division) => sum + division.games.filter(({ status }) => status === 'scored').length, 0)
  const page = {
    page: 'season',
    title: season.league.name,
    subtitle: ours('season.title', {
      league: titleOf(bot.house, { ...season.league, settings: season.settings }, ours),
      number: season.number,
    }),
    podium,
    divisions: won,
    people,
    games,
  } as const
  return drawnPages(bot, [page], locale)
}

/** As many as can be read at a glance. */
const PODIUM = 3
const MOST_DIVISIONS = 8

export async function drawnPages(bot: Bot, pages: readonly LeaguePage[], locale: string): Promise<AttachmentBuilder[]> {
  const drawn = await Promise.all(
    pages.map(async (page) => {
      try {
        const ask = { kind: 'overview', names: {}, locale: heardIn(locale) } as const
        return await bot.studio.draw('league', page, ask, { share: 'league' })
      } catch (error) {
        bot.log.error({ page: page.page, err: error }, 'a picture of the league could not be drawn; the text stands in')
        return null
      }
    }),
  )
  return drawn.flatMap((picture) =>
    picture ? [new AttachmentBuilder(Buffer.from(picture.bytes), { name: picture.name, description: picture.alt })] : [],
  )
}

function pageOf(season: Season, division: Division, page: DivisionPage['page'], ours: Ours): DivisionPage {
  const head = { title: ours('division.name', { division: division.name }), subtitle: seasonTitle(season, ours) }
  const called = (person: string) => nameIn(season, person, ours)
  switch (page) {
    case 'standings':
      return {
        page,
        ...head,
        rows: division.lines.map((line) => ({
          place: line.place,
          name: line.name,
          points: inPoints(line.points),
          played: line.played,
          wins: inPoints(line.wins),
          move: season.phase === 'over' ? line.move : 'stay',
          isOut: line.isOut,
        })),
        foot: division.fairness ? ours('standings.fairness', { score: division.fairness.score }) : '',
      }
    case 'games':
      return {
        page,
        ...head,
        games: division.games.map(({ n, status, seats, verdict }) => ({
          n,
          status: ours(verdict && status === 'scored' ? 'game.decided' : `game.${status}`),
          isOver: status === 'scored',
          names: [...seats]
            .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
            .map(({ owner, player, place }) => ({
              name: called(owner),
              number: division.lines.findIndex(({ person }) => person === owner) + 1,
              place,
              isAway: owner !== player,
            })),
        })),
      }
    case 'course':
      return { page, ...head, names: division.lines.map(({ name }) => name), places: courseOf(season, division) }
    case 'cross':
      return { page, ...head, names: division.lines.map(({ name }) => name), wins: crossTable(division) }
  }
}
