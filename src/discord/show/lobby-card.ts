/** The card of a table that has not begun: who sits there, how it is played, and the promise of fair cards. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import type { AnyHosted } from '../../games/hosted.ts'
import { usualLength } from '../../league/game-lengths.ts'
import type { Seated, SeatRow } from '../../store/store.ts'
import { RELIABLE } from '../../tables/admission.ts'
import { hostedAt } from '../../tables/house.ts'
import { talkAt } from '../../tables/letters.ts'
import { chanceAt } from '../../tables/levels.ts'
import { commitmentOf } from '../../tables/lobby.ts'
import { mentioned } from '../../tables/muster.ts'
import { isHere, isKept, levelOf } from '../../tables/seating.ts'
import { inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { paceText } from './clock-lines.ts'
import { percentOf, settingsFor } from './game-settings.ts'
import { learnButton } from './lesson.ts'
import { container, sayAt } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { type Reply, said } from './reply.ts'

const GOLD = 0xc9a24b

function seatText(row: SeatRow | undefined, now: number, card: Seated['card']): string {
  if (!row) return ours('seat.free')
  const { name, person } = row
  if (person === null) return ours('seat.computer', { name, level: ours(`level.${levelOf(row)}`) })
  if (isKept(row)) return ours('seat.kept', { person })
  if (!isHere(row, now, card)) return ours('seat.still-here', { person })
  return card.called ? ours('seat.here', { person }) : `<@${person}>`
}

/** To somebody who wants a rematch. */
export function invitedReply({ channel, seats }: Seated, locale: string): Reply {
  const theirs = oursIn(locale)
  const kept = seats.filter(isKept)
  const others = kept.length > 0 ? [theirs('rematch.kept', { people: mentioned(kept) })] : []
  return said(theirs('rematch.at', { channel }), ...others)
}

/** While some are asked whether they are here: what becomes of their seats is for whoever opened the table to say. */
function startButtons({ id }: Seated, absent: number, missing: number) {
  if (absent === 0) return [button(idFor('start', id), ours('button.start'), 'good', missing > 0)]
  return [
    button(idFor('start', id, '', 'free'), ours('button.start-free'), 'good'),
    button(idFor('start', id, '', 'computers'), ours('button.start-computers')),
  ]
}

/** How hard it is as it stands, where computers were measured at it. */
function chanceLines({ game }: AnyHosted, { size, options }: Seated): string[] {
  const chance = chanceAt(game, size, options)
  return chance ? [ours('lobby.chance', { won: percentOf(chance), games: chance.games, alone: size === 1 })] : []
}

export function lobbyCard(bot: Bot, table: Seated): APIMessageTopLevelComponent {
  const hosted = hostedAt(bot.house, table.game, table.pack)
  const { game } = hosted
  const say = sayAt({ table, hosted }, PUBLIC)
  const settings = settingsFor(game, table.size).map(({ id, label, choices }) => {
    const chosen = choices.find((choice) => choice.id === table.options[id])
    return ours('settings.chosen', { about: say(label), choice: chosen ? say(chosen.label) : (table.options[id] ?? '') })
  })
  const now = bot.house.now()
  const isCalled = table.card.called !== undefined
  const { startsAt, silent = 'free', hints = false, computers = 'stay', forWhom = 'all' } = table.terms
  const seats = Array.from({ length: table.size }, (_, i) => `${i + 1}. ${seatText(table.seats[i], now, table.card)}`)
  const kept = table.seats.filter(isKept)
  const absent = table.seats.filter((row) => !isKept(row) && !isHere(row, now, table.card))
  const missing = game.seats.min - table.seats.length + kept.length
  const lines = [
    ours('lobby.title', { title: hosted.title, name: ours('table.name', { id: table.id }) }),
    hosted.about(PUBLIC).blurb,
    '',
    ...seats,
    ...(kept.length > 0 ? [ours('lobby.invited', { people: mentioned(kept) })] : []),
    ...(startsAt !== undefined ? [ours('lobby.starts', { at: startsAt, silent })] : []),
    ...(isCalled && startsAt === undefined ? [ours('lobby.called')] : []),
    ...(absent.length > 0 ? [ours('lobby.not-here', { people: mentioned(absent) })] : []),
    ...(missing > 0 ? [ours('lobby.missing', { missing })] : []),
    '',
    [...settings, ours('lobby.clock', { pace: paceText(ours, table.pace) })].join(' · '),
    ...chanceLines(hosted, table),
    ours(hosted.talk === 'open' ? 'lobby.open-talk' : `lobby.talk.${talkAt(table, hosted)}`),
    ...(table.terms.promises ? [ours('lobby.promises')] : []),
    ...(table.terms.isPrivate ? [ours('lobby.private')] : []),
    ...(forWhom === 'staying' ? [ours('lobby.for.staying')] : []),
    ...(forWhom === 'reliable' ? [ours('lobby.for.reliable', { least: RELIABLE })] : []),
    ours('lobby.contract', { hints, computers, lasts: usualLength(table.game, table.size, table.pace) }),
    ours('lobby.promise', { promise: commitmentOf(table).slice(0, 16), table: table.id }),
  ]
  if (table.status === 'ended') return container([ours('lobby.closed', { title: hosted.title })], [])
  if (table.status !== 'lobby')
    return container(
      [ours('lobby.begun', { title: hosted.title }), ours('lobby.promise', { promise: commitmentOf(table), table: table.id })],
      [],
    )
  const isFull = table.seats.length >= table.size
  const rows = buttonRows([
    button(
      idFor('join', table.id),
      ours('button.join'),
      'main',
      isFull && kept.length === 0 && table.seats.every(({ person }) => person !== null),
    ),
    ...(kept.length > 0 ? [button(idFor('pass', table.id), ours('button.not-this-time'))] : []),
    ...(absent.length > 0 ? [button(idFor('here', table.id), ours('button.here'), 'main')] : []),
    button(idFor('leave', table.id), ours('button.leave')),
    button(idFor('invite', table.id), ours('button.invite'), 'plain', isFull),
    button(idFor('computer', table.id), ours('button.add-computer'), 'plain', isFull),
    button(idFor('settings', table.id), ours('button.settings')),
    ...startButtons(table, isCalled ? absent.length : 0, missing),
    ...(kept.length + absent.length > 0 ? [button(idFor('without', table.id), ours('button.leave-out'))] : []),
    ...learnButton(hosted, 'learn.this', PUBLIC),
    button(idFor('rules', table.id), ours('button.rules')),
    button(idFor('close', table.id), ours('button.close-table')),
  ])
  return container(lines, rows, GOLD)
}
