/** The public face of a season: one living card, a new one at every turning point, and a reminder to those who have not checked in. */
import type { APIMessageTopLevelComponent, AttachmentBuilder } from 'discord.js'
import { checkinEnds, scoredAt } from '../../../league/calendar.ts'
import { winnersOf } from '../../../league/champions.ts'
import { type Division, divisionsOf } from '../../../league/divisions.ts'
import { atOnceIn } from '../../../league/fairness.ts'
import { gamesEach } from '../../../league/fixtures.ts'
import { roundsOf } from '../../../league/formats/swiss.ts'
import { inPoints } from '../../../league/points.ts'
import { playersIn, reservesIn } from '../../../league/signup.ts'
import { entryOf, isDone } from '../../../league/steps.ts'
import type { Entry, Season } from '../../../store/league-store.ts'
import type { PostBody } from '../../../store/store.ts'
import { isPinged } from '../../../tables/hearing.ts'
import { isOurs, inPublic as ours, PUBLIC, speak } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { paceText } from '../clock-lines.ts'
import type { Message } from '../message.ts'
import { container } from '../panel.ts'
import { frame } from '../pictures.ts'
import { button, buttonRows, type Row } from '../present/rows.ts'
import { seasonTitle, titleOf } from './lines.ts'
import { howPlayed } from './organiser.ts'
import { leaguePictures, seasonPoster } from './pictures.ts'
import { joinButton } from './replies.ts'

type LeagueBody = Extract<PostBody, { kind: 'league' }>

const GOLD = 0xc9a24b
const MOST_NAMES = 60

/** The message a post stands for, as things are now; null if there is nothing to say any more. */
export async function leagueMessage(bot: Bot, id: string, body: LeagueBody): Promise<Message | null> {
  const season = await bot.house.store.league.season(body.season)
  if (!season) return null
  const ping = await ringingFor(bot, body)
  if (body.what === 'reminder') return reminder(season, body.ping, ping)
  if (body.what === 'told') return decided(season, { ...body, ping })
  if (body.what === 'moved')
    return silent([container([ours('season.moved', { title: seasonTitle(season, ours), time: body.time ?? 0 })], [])])
  if (body.person !== undefined && (season.phase === 'signup' || season.phase === 'checkin'))
    return reminder(season, body.ping, ping)
  if (season.card !== id && body.person === undefined)
    return silent([container([ours('season.newer-card', { title: seasonTitle(season, ours) })], [])])
  const { lines, rows, files } = await face(bot, season)
  // Before lists of names: were anything too long to be shown, it must not be those who are called.
  const called = body.ping.length > 0 && body.person === undefined ? [calling(body.ping).join(' ')] : []
  const [head, ...rest] = lines
  return { components: [frame([head!, ...called, ...rest], files, rows, GOLD)], files, allowedMentions: { users: [...ping] } }
}

/** Of those it calls, for whom this message rings: whoever hears of it in private is not pinged in the channel. */
async function ringingFor({ house }: Bot, { ping, person }: LeagueBody): Promise<readonly string[]> {
  if (ping.length === 0 || person !== undefined) return ping
  const people = new Map((await house.store.people(ping)).map(({ id, settings }) => [id, settings]))
  return ping.filter((each) => isPinged(people.get(each), house.now()))
}

const silent = (components: readonly APIMessageTopLevelComponent[]): Message => ({
  components,
  files: [],
  allowedMentions: { parse: [] },
})

/** What an organiser decided, told to everybody; those it concerns are called. */
function decided(season: Season, { text, ping }: LeagueBody): Message | null {
  if (!text || !isOurs(text)) return null
  const words = [`**${seasonTitle(season, ours)}**`, speak(text, PUBLIC)]
  return { components: [container(words, [], GOLD)], files: [], allowedMentions: { users: [...ping] } }
}

const calling = (people: readonly string[]) => people.map((person) => `<@${person}>`)

/** Calls those who have not done yet what is open to them: to sign up, or to check in. */
function reminder(season: Season, called: readonly string[], ping: readonly string[]): Message | null {
  const people = called.filter((person) => {
    const entry = entryOf(season, person)
    return season.phase === 'signup' ? entry === undefined : entry?.checkedInAt === null && entry.status !== 'out'
  })
  if (people.length === 0 || (season.phase !== 'signup' && season.phase !== 'checkin')) return null
  const about = { people: calling(people), title: seasonTitle(season, ours) }
  const [words, press] =
    season.phase === 'signup'
      ? [
          ours('season.signup-open', { ...about, until: season.beginsAt }),
          button(idFor('league-join', season.id), ours('button.join'), 'main'),
        ]
      : [
          ours('season.please-check-in', { ...about, until: checkinEnds(season, season.settings) }),
          button(idFor('league-checkin', season.id), ours('button.check-in'), 'good'),
        ]
  return {
    components: [container([words], buttonRows([press]), GOLD)],
    files: [],
    allowedMentions: { users: people.filter((person) => ping.includes(person)) },
  }
}

type Face = { readonly lines: string[]; readonly rows: Row[]; readonly files: AttachmentBuilder[] }

async function face(bot: Bot, season: Season): Promise<Face> {
  const press = (verb: string, label: string, look?: Parameters<typeof button>[2]) =>
    button(idFor(`league-${verb}`, season.id), label, look)
  const leave = press('leave', ours('button.leave'))
  const me = press('me', ours('button.my-league'))
  const join = joinButton(season, ours)
  const look = [press('standings', ours('button.standings')), press('fixtures', ours('button.games'))]
  const rests = season.settings.isPaused ? `\n${ours('season.rests')}` : ''
  const head = `${ours('season.heading', { title: seasonTitle(season, ours) })}${rests}`
  switch (season.phase) {
    case 'signup':
      return { lines: [head, ...signupLines(bot, season)], rows: buttonRows([join, leave, me]), files: [] }
    case 'checkin':
      return {
        lines: [head, ...checkinLines(season)],
        rows: buttonRows([press('checkin', ours('button.check-in'), 'good'), me, join, leave]),
        files: [],
      }
    case 'playing': {
      const lines = [
        head,
        ours('season.played-until', { until: season.endsAt }),
        ...leaderLines(await divisionsOf(bot.house, season)),
      ]
      return { lines, rows: buttonRows([...look, me, join, leave]), files: [] }
    }
    case 'frozen': {
      const frozen = season.games.filter(({ status }) => status === 'frozen').length
      const lines = [
        head,
        ours('season.frozen', { games: frozen, at: scoredAt(season) }),
        ...leaderLines(await divisionsOf(bot.house, season)),
      ]
      return { lines, rows: buttonRows([...look, me]), files: [] }
    }
    case 'over': {
      const divisions = await divisionsOf(bot.house, season)
      if (divisions.length === 0) return { lines: [head, ours('season.called-off')], rows: buttonRows([me]), files: [] }
      const winners = winnersOf(season, divisions).map(({ name }) => name)
      const poster = winners.length === 0 ? [] : await seasonPoster(bot, season, divisions, PUBLIC)
      const course = await leaguePictures(bot, season, divisions.slice(0, 1), ['course'], PUBLIC)
      const files = [...poster, ...(await leaguePictures(bot, season, divisions.slice(0, 3), ['standings'], PUBLIC)), ...course]
      const hall = press('champions', ours('act.league-champions.label'))
      return {
        lines: [head, winnerLine(divisions, winners), ...finalLines(divisions)],
        rows: buttonRows([...look, hall, me]),
        files,
      }
    }
  }
}

function signupLines(bot: Bot, season: Season): string[] {
  const { league, settings } = season
  const [players, reserves] = [playersIn(season), reservesIn(season)]
  return [
    ours('season.game', {
      title: titleOf(bot.house, { ...league, settings }, ours),
      size: league.size,
      pace: paceText(ours, league.pace),
    }),
    ...howPlayed(bot, { ...league, settings }, PUBLIC),
    ours('season.signup', { until: season.beginsAt }),
    '',
    ours('season.in', { count: players.length, places: settings.places, ...named(players) }),
    ...(reserves.length > 0 ? [ours('season.reserves', named(reserves))] : []),
    ...(players.length < league.size ? [ours('season.too-few', { least: league.size })] : []),
    '',
    rulesOf(season),
    ours('season.misses'),
  ]
}

function rulesOf({ league, settings }: Season): string {
  const { weeks, hours = null, off, division, format } = settings
  if (format) return ours('season.rules-staged', { format, division, rounds: roundsOf(settings), time: { weeks, hours } })
  const games = gamesEach(division, league.size)
  return ours('season.rules', { weeks, off, division, games, atOnce: atOnceIn(settings) })
}

function checkinLines(season: Season): string[] {
  const [players, reserves] = [playersIn(season), reservesIn(season)]
  const missing = players.filter(({ checkedInAt }) => checkedInAt === null)
  return [
    ours('season.checkin', { until: checkinEnds(season, season.settings) }),
    '',
    ours('season.here', { here: players.length - missing.length, of: players.length, ...named(missing) }),
    ...(reserves.length > 0 ? [ours('season.reserves', named(reserves))] : []),
  ]
}

const named = (entries: readonly Pick<Entry, 'name'>[]) => ({
  names: entries.slice(0, MOST_NAMES).map(({ name }) => name),
  others: Math.max(0, entries.length - MOST_NAMES),
})

function leaderLines(divisions: readonly Division[]): string[] {
  const isSmall = divisions.flatMap(({ lines }) => lines).length <= MOST_NAMES
  return divisions.flatMap(({ name, lines, games }) => {
    const done = games.filter(isDone).length
    const best = lines.slice(0, 3).map((line) => ({ name: line.name, points: inPoints(line.points) }))
    const everybody = isSmall ? ours('season.people', named(lines)) : ours('season.so-many', { people: lines.length })
    // Before the first result everybody is equal, and the order of the table is a lot's.
    const people = games.some(({ status }) => status === 'scored') ? ours('season.ahead', { best }) : everybody
    return [ours('season.division-games', { division: name, done, of: games.length }), people]
  })
}

function winnerLine(divisions: readonly Division[], names: readonly string[]): string {
  if (names.length > 0) return ours('season.wins', { names })
  return ours(divisions.some(({ wasPlayed }) => wasPlayed) ? 'season.undecided' : 'season.nothing-played')
}

const finalLines = (divisions: readonly Division[]): string[] =>
  divisions.map(({ name, lines, isByAverage }) =>
    ours('season.final', {
      division: name,
      lines: lines.map(({ place, name, move, isOut, points, average, played }) => ({
        place,
        name,
        move,
        isOut,
        points: inPoints(points),
        average: isByAverage && played > 0 ? inPoints(average) : null,
      })),
    }),
  )
