/** The public face of a season: one living card, a new one at every turning point, and a reminder to those who have not checked in. */
import type { APIMessageTopLevelComponent, AttachmentBuilder } from 'discord.js'
import { checkinEnds, scoredAt } from '../../../league/calendar.ts'
import { type Division, divisionsOf } from '../../../league/divisions.ts'
import { gamesEach } from '../../../league/fixtures.ts'
import { playersIn, reservesIn } from '../../../league/signup.ts'
import { entryOf, isDone } from '../../../league/steps.ts'
import type { Entry, Season } from '../../../store/league-store.ts'
import type { PostBody } from '../../../store/store.ts'
import { PACES } from '../../../tables/clock.ts'
import { hostedAt } from '../../../tables/house.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import type { Message } from '../cards.ts'
import { container } from '../panel.ts'
import { frame } from '../pictures.ts'
import { button, buttonRows, type Row } from '../present/rows.ts'
import { ARROWS, figure, moment, seasonTitle } from './lines.ts'
import { howPlayed } from './organiser.ts'
import { leaguePictures } from './pictures.ts'
import { joinButton } from './replies.ts'

type LeagueBody = Extract<PostBody, { kind: 'league' }>

const GOLD = 0xc9a24b
const MOST_NAMES = 60

/** The message a post stands for, as things are now; null if there is nothing to say any more. */
export async function leagueMessage(bot: Bot, id: string, body: LeagueBody): Promise<Message | null> {
  const season = await bot.house.store.league.season(body.season)
  if (!season) return null
  const { ping } = body
  if (body.what === 'reminder') return reminder(season, ping)
  if (season.card !== id) return silent([container([`**${seasonTitle(season)}** · see the newer card below.`], [])])
  const { lines, rows, files } = await face(bot, season)
  // Before lists of names: were anything too long to be shown, it must not be those who are called.
  const called = ping.length > 0 ? [calling(ping)] : []
  const [head, ...rest] = lines
  return { components: [frame([head!, ...called, ...rest], files, rows, GOLD)], files, allowedMentions: { users: [...ping] } }
}

const silent = (components: readonly APIMessageTopLevelComponent[]): Message => ({
  components,
  files: [],
  allowedMentions: { parse: [] },
})

const calling = (people: readonly string[]) => people.map((person) => `<@${person}>`).join(' ')

/** Calls those who have not done yet what is open to them: to sign up, or to check in. */
function reminder(season: Season, ping: readonly string[]): Message | null {
  const people = ping.filter((person) => {
    const entry = entryOf(season, person)
    return season.phase === 'signup' ? entry === undefined : entry?.checkedInAt === null && entry.status !== 'out'
  })
  if (people.length === 0 || (season.phase !== 'signup' && season.phase !== 'checkin')) return null
  const [words, press] =
    season.phase === 'signup'
      ? [
          `**${seasonTitle(season)}** is open for sign-up until ${moment(season.beginsAt)}.`,
          button(idFor('league-join', season.id), 'Join', 'main'),
        ]
      : [
          `please check in for **${seasonTitle(season)}** until ${moment(checkinEnds(season, season.settings))}.\n-# Without an answer your place goes to a reserve.`,
          button(idFor('league-checkin', season.id), 'Check in', 'good'),
        ]
  return {
    components: [container([`${calling(people)}: ${words}`], buttonRows([press]), GOLD)],
    files: [],
    allowedMentions: { users: people },
  }
}

type Face = { readonly lines: string[]; readonly rows: Row[]; readonly files: AttachmentBuilder[] }

async function face(bot: Bot, season: Season): Promise<Face> {
  const press = (verb: string, label: string, look?: Parameters<typeof button>[2]) =>
    button(idFor(`league-${verb}`, season.id), label, look)
  const [join, leave, me] = [joinButton(season), press('leave', 'Leave'), press('me', 'My league')]
  const look = [press('standings', 'Standings'), press('fixtures', 'Games')]
  const head = `## ${seasonTitle(season)}`
  switch (season.phase) {
    case 'signup':
      return { lines: [head, ...signupLines(bot, season)], rows: buttonRows([join, leave, me]), files: [] }
    case 'checkin':
      return {
        lines: [head, ...checkinLines(season)],
        rows: buttonRows([press('checkin', 'Check in', 'good'), me, join, leave]),
        files: [],
      }
    case 'playing': {
      const lines = [head, `Played until ${moment(season.endsAt)}.`, ...leaderLines(await divisionsOf(bot.house, season))]
      return { lines, rows: buttonRows([...look, me, join, leave]), files: [] }
    }
    case 'frozen': {
      const frozen = season.games.filter(({ status }) => status === 'frozen').length
      const lines = [
        head,
        `The season is over. ${frozen === 1 ? 'One game is frozen and will be scored as it stands' : `${frozen} games are frozen and will be scored as they stand`} ${moment(scoredAt(season))}, unless an organiser decides otherwise.`,
        ...leaderLines(await divisionsOf(bot.house, season)),
      ]
      return { lines, rows: buttonRows([...look, me]), files: [] }
    }
    case 'over': {
      const divisions = await divisionsOf(bot.house, season)
      if (divisions.length === 0) return { lines: [head, 'This season was called off.'], rows: buttonRows([me]), files: [] }
      const files = await leaguePictures(bot, season, divisions.slice(0, 3), ['standings'])
      return { lines: [head, ...winnerLines(divisions), ...finalLines(divisions)], rows: buttonRows([...look, me]), files }
    }
  }
}

function signupLines(bot: Bot, season: Season): string[] {
  const { league, settings } = season
  const [players, reserves] = [playersIn(season), reservesIn(season)]
  return [
    `**${hostedAt(bot.house, league.game).title}** at tables of ${league.size} · ${PACES[league.pace]?.label ?? 'no clock'}`,
    ...howPlayed(bot, league),
    `Sign-up is open until ${moment(season.beginsAt)}. One click on **Join**, one on **Check in** when the season begins: everything else happens by itself.`,
    '',
    `**${players.length} in**${settings.places === null ? '' : ` of ${settings.places} places`}${players.length > 0 ? `: ${names(players)}` : ''}`,
    ...(reserves.length > 0 ? [`Reserves: ${names(reserves)}`] : []),
    ...(players.length < league.size
      ? [`At least ${league.size} are needed; until then the beginning is put off week by week.`]
      : []),
    '',
    `-# ${settings.weeks} weeks of play, ${settings.off} weeks off. Divisions of about ${settings.division}; everybody plays ${gamesEach(settings.division, league.size)} games, at most two at a time, and sits in every seat equally often. The first of a division goes up, the last two go down.`,
    '-# Missed answers: the first is free, the next costs a point, the third ends the season for you.',
  ]
}

function checkinLines(season: Season): string[] {
  const [players, reserves] = [playersIn(season), reservesIn(season)]
  const missing = players.filter(({ checkedInAt }) => checkedInAt === null)
  return [
    `**Check-in is open until ${moment(checkinEnds(season, season.settings))}.** When everybody is here, the games begin at once. Whoever says nothing loses the place to a reserve.`,
    '',
    `**${players.length - missing.length} of ${players.length} are here**${missing.length > 0 ? `; missing: ${names(missing)}` : ''}`,
    ...(reserves.length > 0 ? [`Reserves: ${names(reserves)}`] : []),
  ]
}

const names = (entries: readonly Pick<Entry, 'name'>[]) => {
  const shown = entries.slice(0, MOST_NAMES).map(({ name }) => name)
  return `${shown.join(', ')}${entries.length > shown.length ? ` and ${entries.length - shown.length} more` : ''}`
}

function leaderLines(divisions: readonly Division[]): string[] {
  const isSmall = divisions.flatMap(({ lines }) => lines).length <= MOST_NAMES
  return divisions.flatMap(({ name, lines, games }) => {
    const done = games.filter(isDone).length
    const best = lines.slice(0, 3).map((line) => `${line.name} ${figure(line.points)}`)
    const everybody = isSmall ? names(lines) : `${lines.length} people`
    // Before the first result everybody is equal, and the order of the table is a lot's.
    const people = games.some(({ status }) => status === 'scored') ? `Ahead: ${best.join(', ')}` : everybody
    return [`**Division ${name}** · ${done} of ${games.length} games`, people]
  })
}

const winnerLines = ([top]: readonly Division[]): string[] => (top ? [`**${top.lines[0]!.name} wins the season.**`] : [])

const finalLines = (divisions: readonly Division[]): string[] =>
  divisions.flatMap(({ name, lines }) => [
    `**Division ${name}**: ${lines.map((line) => `${line.place}. ${line.name}${ARROWS[line.move]} ${figure(line.points)}`).join(' · ')}`,
  ])
