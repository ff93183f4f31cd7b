/** The hall of champions of a server: in words, as a picture, and the poster of each season. */
import { type Champions, championsOn } from '../../../league/champions.ts'
import { divisionsOf } from '../../../league/divisions.ts'
import { inPoints } from '../../../league/points.ts'
import { seasonById } from '../../../league/steps.ts'
import { refuse } from '../../../tables/house.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { rarestLines } from '../achievements.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { frame } from '../pictures.ts'
import { selectRow } from '../present/rows.ts'
import { type Reply, said } from '../reply.ts'
import { drawnPages, seasonPoster } from './pictures.ts'

/** As many as can be read at a glance; the words have more. */
const IN_A_PICTURE = 8

export async function hallReply(bot: Bot, server: string, chosen: string | null, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const champions = await championsOn(bot.house, server, OPTIONS_IN_A_SELECT)
  const rarest = await rarestLines(bot.house, server, locale)
  if (champions.length === 0) return said(ours('hall.none'), ...rarest)
  const called = (each: Champions) => ours('hall.season', { league: each.league, number: each.number, at: each.endedAt })
  const list = selectRow(
    idFor('league-champions', ''),
    ours('hall.poster'),
    champions.map((each) => ({
      value: each.season,
      label: ours('hall.choice', { league: each.league, number: each.number }),
      chosen: each.season === chosen,
    })),
  )
  if (chosen !== null) {
    // Only seasons of this server are chosen from here.
    if (!champions.some(({ season }) => season === chosen)) refuse('press.foreign')
    const season = await seasonById(bot.house, chosen)
    const files = await seasonPoster(bot, season, await divisionsOf(bot.house, season), locale)
    return {
      components: [
        frame(
          hallLines(
            champions.filter((each) => each.season === chosen),
            ours,
          ),
          files,
          [list],
        ),
      ],
      files,
    }
  }
  const page = {
    page: 'hall',
    title: ours('hall.title'),
    subtitle: bot.client.guilds.cache.get(server)?.name ?? '',
    seasons: champions.slice(0, IN_A_PICTURE).map((each) => ({
      champion: ours('hall.names', { names: each.names }),
      season: called(each),
      figures: ours('hall.points', { points: inPoints(each.points) }),
    })),
  } as const
  const files = await drawnPages(bot, [page], locale)
  return { components: [frame([...hallLines(champions, ours), ...rarest], files, [list])], files }
}

const hallLines = (champions: readonly Champions[], ours: Ours): string[] => [
  ours('hall.heading'),
  ...champions.map((each) => ours('hall.line', { ...each, points: inPoints(each.points) })),
]
