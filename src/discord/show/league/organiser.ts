/** What an organiser is shown after founding or changing a league, and the buttons that come with it. */
import { speakerOf } from '../../../kernel/language.ts'
import { checkinEnds, DAY, restsFor, scoredAt, seasonAfter } from '../../../league/calendar.ts'
import { atOnceIn } from '../../../league/fairness.ts'
import { roundsOf } from '../../../league/formats/swiss.ts'
import { type Kind, kindsOf } from '../../../league/mix.ts'
import { gameLength, isTooShort, type Need, needOf } from '../../../league/season-length.ts'
import type { LeagueRow, LeagueSettings } from '../../../store/league-store.ts'
import { hostedAt } from '../../../tables/house.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { paceText } from '../clock-lines.ts'
import { settingRows } from '../game-settings.ts'
import { container } from '../panel.ts'
import { button, buttonRows, type Row, wordRow } from '../present/rows.ts'
import type { Reply } from '../reply.ts'

/** "Mode: **standard** · Powers: **off**"; nothing for a game that can be played in one way only. */
export function howPlayed(bot: Bot, league: Pick<LeagueRow, 'game' | 'options' | 'settings'>, locale: string): string[] {
  const kinds = kindsOf(league)
  const about = (id: string) => (kinds.length > 1 ? `${hostedAt(bot.house, id).title} – ` : '')
  return kinds.flatMap((kind) => playedAs(bot, kind, league.settings, locale).map((line) => `${about(kind.game)}${line}`))
}

function playedAs(bot: Bot, { game: id, options }: Kind, { talk = 'letters' }: LeagueSettings, locale: string): string[] {
  const ours = oursIn(locale)
  const { game, talk: byRules } = hostedAt(bot.house, id)
  const speaker = speakerOf(locale, (seat) => seat)
  const say = (label: Parameters<typeof game.speak>[0]) => game.speak(label, speaker)
  const chosen = game.settings.flatMap(({ id: setting, label, choices }) => {
    const choice = choices.find((each) => each.id === options[setting])
    return choice ? [ours('settings.chosen', { about: say(label), choice: say(choice.label) })] : []
  })
  // Where the rules want everybody to hear everything, there was nothing to choose.
  const talking =
    byRules === 'open' ? [] : [ours('settings.chosen', { about: ours('settings.talk'), choice: ours(`settings.talk.${talk}`) })]
  const all = [...chosen, ...talking]
  return all.length > 0 ? [all.join(' · ')] : []
}

/** Where several games are played in turn, each below its title. */
function optionRows(bot: Bot, league: LeagueRow, locale: string): Row[] {
  const kinds = kindsOf(league)
  return kinds.flatMap(({ game, options }) => {
    const hosted = hostedAt(bot.house, game)
    const rows = settingRows({ id: league.id, options, which: game }, hosted, 'league-option', locale)
    return kinds.length > 1 && rows.length > 0 ? [wordRow(`**${hosted.title}**`), ...rows] : rows
  })
}

const listed = (line: string) => `- ${line}`

/** Publishing a league whose season is open only posts its card again. */
async function publishButton({ house: { store } }: Bot, { id }: LeagueRow, ours: Ours) {
  const [newest] = await store.league.seasonsOf(id)
  return newest && newest.phase !== 'over'
    ? button(idFor('league-publish', id), ours('button.post-again'))
    : button(idFor('league-publish', id), ours('button.publish'), 'main')
}

export async function optionsReply(bot: Bot, league: LeagueRow, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const publish = buttonRows([await publishButton(bot, league, ours)])
  return { components: [container([ours('organiser.how')], [...optionRows(bot, league, locale), ...publish])] }
}

/** How long a season needs, and whether it has that. */
export const needLines = (need: Need | null, ours: Ours): string[] =>
  need === null ? [] : [ours('organiser.need', need), ...(isTooShort(need) ? [ours('organiser.too-short', need)] : [])]

/** What happens when: the dates of the season that is on its way, or what publishing it brings. */
async function whenLines({ house: { store } }: Bot, { id, settings }: LeagueRow, ours: Ours): Promise<string[]> {
  const [newest] = await store.league.seasonsOf(id)
  const { signup, firstAt: first = null, checkin, weeks, hours = null } = settings
  if (!newest) return [ours('organiser.plan', { signup, first, checkin, weeks, hours, rests: restsFor(settings) / DAY })]
  if (newest.phase === 'over') return [ours('organiser.over')]
  const { phase, number } = newest
  const next = follows(settings) ? [{ what: 'next', at: seasonAfter(newest, settings).beginsAt } as const] : []
  const dates = [
    ...(phase === 'signup' ? [{ what: 'begins', at: newest.beginsAt } as const] : []),
    ...(phase === 'signup' || phase === 'checkin' ? [{ what: 'drawn', at: checkinEnds(newest, newest.settings) } as const] : []),
    ...(phase === 'frozen' ? [] : [{ what: 'ends', at: newest.endsAt } as const]),
    { what: 'scored', at: scoredAt(newest) } as const,
    ...next,
  ]
  return [...(newest.settings.isPaused ? [ours('season.rests')] : []), ours('organiser.dates', { number, dates })]
}

/** The next season opens by itself. */
const follows = ({ repeat, isClosed }: LeagueSettings): boolean => repeat && !isClosed

/** Says something about a league: how it is run, how it is played, and what can be done about it next. */
export async function organiserReply(bot: Bot, league: LeagueRow, lines: readonly string[], locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const { weeks, hours = null, off, checkin, division, places, format = 'divisions' } = league.settings
  const [repeat, rounds, atOnce] = [follows(league.settings), roundsOf(league.settings), atOnceIn(league.settings)]
  const howRun = ours('organiser.run', {
    weeks,
    hours,
    format,
    rounds,
    off,
    checkin,
    division,
    places,
    repeat,
    atOnce,
    pace: paceText(ours, league.pace),
  })
  const when = await whenLines(bot, league, ours)
  const need = needOf(await gameLength(bot.house, league), league.size, league.settings)
  const hasSettings = optionRows(bot, league, locale).length > 0
  const rows = buttonRows([
    ...(hasSettings ? [button(idFor('league-options', league.id), ours('button.how-played'))] : []),
    await publishButton(bot, league, ours),
  ])
  return {
    components: [
      container(
        [...lines, '', howRun, ...howPlayed(bot, league, locale).map(listed), '', ...needLines(need, ours), '', ...when],
        rows,
      ),
    ],
  }
}
