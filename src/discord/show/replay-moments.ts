/** Moments of a game by name, some of many: a round is easier to find than a number. */
import { momentAt } from '../../tables/history.ts'
import { type Moment as GameMoment, speakerAt } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'

export type Moment = {
  readonly index: number
  /** How many answers had been given. */
  readonly fence: number
  readonly headline: string
}

/** As many as fit into a list, spread over the whole game, the first and the last among them. */
export async function momentsOf(
  bot: Bot,
  { table, hosted }: Pick<GameMoment, 'table' | 'hosted'>,
  most: number,
): Promise<Moment[]> {
  const fences = await bot.house.store.fences(table.id)
  const last = fences.length - 1
  const steps = Math.min(most - 1, last)
  const places = Array.from({ length: steps + 1 }, (_, i) => (steps === 0 ? 0 : Math.round((i * last) / steps)))
  return Promise.all(
    places.map(async (index) => {
      const { fence } = fences[index]!
      const moment = await momentAt(bot.house, table, fence)
      return { index, fence, headline: moment ? hosted.headline(moment.seen(null).view, speakerAt(table)) : '' }
    }),
  )
}
