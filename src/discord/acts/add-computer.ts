/** Letting a computer take a free seat, and saying how well it is to play. */

import { refuse } from '../../tables/house.ts'
import { isLevel } from '../../tables/levels.ts'
import { addComputer, setLevel } from '../../tables/lobby.ts'
import { levelOf } from '../../tables/seating.ts'
import { hasLevels, seatLevelReply } from '../show/levels.ts'
import { type Answer, act } from './act.ts'
import { pressed } from './fields.ts'
import { lobbyAnswer } from './lobby-answer.ts'

/** It sits down at once; where there are several ways to play, one may be chosen now. */
export const computer = act({
  name: 'computer',
  at: 'table',
  async do(doing): Promise<Answer> {
    const { house, table, me, by, locale } = doing
    const { game, size, seats } = await addComputer(house, table.id, me.id)
    const added = seats.at(-1)!
    const of = { game, seats: size }
    if (by !== 'press' || !hasLevels(of)) return lobbyAnswer(doing, { say: 'computer.done' })
    return seatLevelReply(table.id, of, { ...added, level: levelOf(added) }, locale)
  },
})

export const level = act({
  name: 'level',
  at: 'table',
  fields: { seat: pressed(), level: pressed() },
  reads: ({ arg }) => ({ seat: arg.split(':')[0], level: arg.split(':')[1] }),
  async do({ house, table, me, locale, given }): Promise<Answer> {
    const { seat, level: wanted } = given
    if (seat === null || !isLevel(wanted)) return refuse('press.foreign')
    const { game, size, seats } = await setLevel(house, table.id, me.id, seat, wanted)
    const row = seats.find((each) => each.seat === seat)!
    return seatLevelReply(table.id, { game, seats: size }, { ...row, level: levelOf(row) }, locale)
  },
})
