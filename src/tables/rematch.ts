/** Once more, with the same people: an invitation. Whoever asks sits down; for the others seats are kept until they join or decline. */
import type { Level } from '../players/levels.ts'
import type { Seated, Terms } from '../store/store.ts'
import { between, type House, refuse } from './house.ts'
import { roomFor } from './limits.ts'
import { join, openTable } from './lobby.ts'
import { roomForNewcomer } from './newcomers.ts'
import { atTable, seatOf } from './position.ts'
import { type Guest, isKept, levelOf, type Who } from './seating.ts'

/** The same game, options, computers and size; who sits where is drawn anew. Asked for twice, it is one table. */
export const rematch = (house: House, id: string, who: Who): Promise<Seated> =>
  atTable(house, id, async ({ status, seats, owner, server, channel, game, options, pace, terms }) => {
    if (status === 'playing' || status === 'lobby') refuse('table.still-open')
    if (owner !== who.id && !seats.some(({ person }) => person === who.id)) refuse('table.not-yours')
    const open = await house.store.tableIn(channel)
    const mine = open?.status === 'lobby' && open.game === game ? seatOf(open, who.id) : undefined
    if (open && mine) return isKept(mine) ? join(house, open.id, who) : open
    const seated = shuffled(seats).map((row): Guest | Level => {
      const { person, name } = row
      return person ? { id: person, name, isInvited: person !== who.id } : levelOf(row)
    })
    await roomFor(house, { server, person: who.id }, ['lobbies'])
    const isAmongComputers = seats.every(({ person }) => person === null || person === who.id)
    if (!terms.isPrivate && !isAmongComputers) await roomForNewcomer(house, who.id)
    return openTable(house, {
      server,
      channel,
      game,
      options,
      pace,
      owner: who,
      size: seats.length,
      seated,
      terms: termsAgain(terms),
    })
  })

/** What was agreed on for every game of these people; its hour was that of one game. */
const termsAgain = ({ hints = false, isPrivate, forWhom, talk, promises, computers }: Terms): Terms => ({
  hints,
  ...(isPrivate && { isPrivate }),
  ...(forWhom && { forWhom }),
  ...(talk && { talk }),
  ...(promises !== undefined && { promises }),
  ...(computers && { computers }),
})

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = between(0, i)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}
