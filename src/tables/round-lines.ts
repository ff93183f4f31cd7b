/** One line a round from whoever likes: sealed while the game is played, its chronicle afterwards. Nobody sees before whether there are any. */
import type { MailRow, Seated } from '../store/store.ts'
import { type House, refuse } from './house.ts'
import { atTable, mySeat, positionOf } from './position.ts'

async function roundAt(house: House, table: Seated): Promise<number> {
  const { hosted, seen } = await positionOf(house, table)
  return hosted.round(seen(null).view)
}

/** All of them, in order. Only of a game that is over does anybody read more than their own. */
const linesAt = async ({ store }: House, table: string) => (await store.mailAt(table)).filter(({ kind }) => kind === 'line')

export type OwnLine = { readonly round: number; readonly words: string | null }

/** What somebody has left for the round that is being played. */
export async function ownLine(house: House, table: Seated, person: string): Promise<OwnLine> {
  const { seat } = mySeat(table, person)
  if (table.status !== 'playing') refuse('line.not-playing')
  const round = await roundAt(house, table)
  const left = (await linesAt(house, table.id)).find(({ from, about }) => from === seat && about === `${round}`)
  return { round, words: left?.by === person ? left.words : null }
}

export const leaveLine = (house: House, id: string, person: string, words: string): Promise<number> =>
  atTable(house, id, async (table) => {
    const { seat } = mySeat(table, person)
    if (table.status !== 'playing') refuse('line.not-playing')
    const round = await roundAt(house, table)
    const line: MailRow = {
      id: `line-${id}-${seat}-${round}`,
      kind: 'line',
      about: `${round}`,
      table: id,
      from: seat,
      by: person,
      to: [],
      words,
      promise: null,
      fence: table.fence,
      at: house.now(),
    }
    if ((await linesAt(house, id)).some((each) => each.id === line.id)) refuse('line.once', { round })
    await house.store.keepMail(line, [])
    return round
  })

/** Opened at the end, for everybody who may look at the table. */
export async function chronicleLines(house: House, table: Seated): Promise<readonly MailRow[]> {
  return table.status === 'finished' ? linesAt(house, table.id) : refuse('chronicle.sealed')
}
