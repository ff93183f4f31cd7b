/** The drawing process: takes one job after the other until its parent is gone. */
import { draw } from './draw.ts'
import type { Job, Report } from './easel.ts'

const report = (message: Report) => process.send?.(message)

process.on('message', ({ game, view, ask }: Job) => {
  try {
    report({ print: draw(game, view, ask) })
  } catch (error) {
    report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.on('disconnect', () => process.exit())
report('ready')
