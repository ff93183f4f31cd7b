/** What an organiser is shown after founding or changing a league, and the buttons that come with it. */
import { bySeat } from '../../../kernel/language.ts'
import type { LeagueRow } from '../../../store/league-store.ts'
import { hostedAt } from '../../../tables/house.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { settingRows } from '../game-settings.ts'
import { container } from '../panel.ts'
import { button, buttonRows } from '../present/rows.ts'
import type { Reply } from '../reply.ts'
import { count } from './lines.ts'

/** "Mode: **standard** · Powers: **off**"; nothing for a game that can be played in one way only. */
export function howPlayed(bot: Bot, { game: id, options }: Pick<LeagueRow, 'game' | 'options'>): string[] {
  const { game } = hostedAt(bot.house, id)
  const say = (label: Parameters<typeof game.speak>[0]) => game.speak(label, bySeat())
  const chosen = game.settings.flatMap(({ id: setting, label, choices }) => {
    const choice = choices.find((each) => each.id === options[setting])
    return choice ? [`${say(label)}: **${say(choice.label)}**`] : []
  })
  return chosen.length > 0 ? [chosen.join(' · ')] : []
}

const optionRows = (bot: Bot, league: LeagueRow) => settingRows(league, hostedAt(bot.house, league.game), 'league-option')

/** "8 weeks of play, 2 off · 7 days to check in · divisions of about 7 · 14 places · the next season opens by itself". */
function howRun({ settings: { weeks, off, checkin, division, places, repeat } }: Pick<LeagueRow, 'settings'>): string {
  return [
    `${count(weeks, 'week')} of play, ${off} off`,
    `${count(checkin, 'day')} to check in`,
    `divisions of about ${division}`,
    places === null ? 'any number of people' : count(places, 'place'),
    repeat ? 'the next season opens by itself' : 'one season at a time',
  ].join(' · ')
}

/** Publishing a league whose season is open only posts its card again. */
async function publishButton({ house: { store } }: Bot, { id }: LeagueRow) {
  const [newest] = await store.league.seasonsOf(id)
  return newest && newest.phase !== 'over'
    ? button(idFor('league-publish', id), 'Post the card again')
    : button(idFor('league-publish', id), 'Publish', 'main')
}

export async function optionsReply(bot: Bot, league: LeagueRow): Promise<Reply> {
  const publish = buttonRows([await publishButton(bot, league)])
  return { components: [container(['**How is it played?**'], [...optionRows(bot, league), ...publish])] }
}

/** Says something about a league: how it is run, how it is played, and what can be done about it next. */
export async function organiserReply(bot: Bot, league: LeagueRow, lines: readonly string[]): Promise<Reply> {
  const hasSettings = optionRows(bot, league).length > 0
  const rows = buttonRows([
    ...(hasSettings ? [button(idFor('league-options', league.id), 'How it is played')] : []),
    await publishButton(bot, league),
  ])
  return { components: [container([...lines, '', howRun(league), ...howPlayed(bot, league)], rows)] }
}
