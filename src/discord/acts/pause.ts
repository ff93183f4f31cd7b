/** A pause in which no clock runs, and its end. */
import { refuse } from '../../tables/house.ts'
import { resume as goOn } from '../../tables/pause.ts'
import { act } from './act.ts'
import { panelAt } from './answer.ts'
import { seated } from './may.ts'
import { askEverybody } from './vote.ts'

export const pause = act({
  name: 'pause',
  at: 'table',
  may: seated,
  do: (doing) => askEverybody(doing, 'pause'),
})

export const resume = act({
  name: 'resume',
  at: 'table',
  may: seated,
  async do(doing) {
    const { pausedAt, vote } = doing.table
    if (pausedAt === null) return refuse(vote?.kind === 'pause' ? 'clock.not-yet-paused' : 'clock.not-paused')
    await goOn(doing.house, doing.table.id)
    return panelAt(doing.bot, doing, doing.table.id, { notice: doing.ours('resume.done') })
  },
})
