/** A process in which computers think. */
import { HOSTED } from './games/index.ts'
import { serve } from './helpers/helper.ts'
import { openPacks } from './packs.ts'
import type { Job } from './thinking/thinkers.ts'
import { thought } from './thinking/thought.ts'

const [, , folder] = process.argv
const packs = folder === undefined ? new Map(HOSTED.map((hosted) => [hosted.game.pack, hosted])) : openPacks(folder, HOSTED).packs

const spentSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

serve((job: Job) => {
  const hosted = packs.get(job.pack)
  if (hosted?.game.id !== job.game) return null
  const before = process.cpuUsage()
  return thought(hosted, job, { most: job.seconds, spent: () => spentSince(before) })
})
