/** `/metrics`, as Prometheus reads it: how fast people are answered, what waits, what is drawn, and how the process itself is. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Studio } from '../../render/studio.ts'
import type { Archon } from '../archon.ts'
import { shardsOf, spelled } from '../discord/shards.ts'

/** Discord waits three seconds for an answer, and people for less. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10]

export type Metrics = {
  /** The same studio, timed. */
  timed(studio: Studio): Studio
  answered(milliseconds: number): void
  /** From now on it is known what waits, and who we are. */
  watch(archon: Archon): void
  /** The page, and of what type it is. */
  page(): Promise<{ readonly type: string; readonly text: string }>
}

export function openMetrics(now: () => number = Date.now): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'archon_answer_seconds',
    help: 'From an interaction that came in to everything that was said to it',
    buckets: SECONDS,
    registers,
  })
  const pictures = new Histogram({
    name: 'archon_picture_seconds',
    help: 'From ordering a picture to having it, waiting included',
    buckets: SECONDS,
    registers,
  })
  const failed = new Counter({ name: 'archon_pictures_failed_total', help: 'Pictures that could not be drawn', registers })
  return {
    timed: (studio) => ({
      ...studio,
      async draw(...order) {
        const done = pictures.startTimer()
        try {
          return await studio.draw(...order)
        } catch (error) {
          failed.inc()
          throw error
        } finally {
          done()
        }
      },
    }),
    answered: (milliseconds) => answers.observe(milliseconds / 1_000),
    watch(archon) {
      const { client, house } = archon.bot
      const { company } = house.store
      registry.setDefaultLabels({ process: company?.name ?? 'archon', shards: spelled(shardsOf(client)) })
      const gauge = (name: string, help: string, look: () => Promise<number>) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            this.set(await look().catch(() => Number.NaN))
          },
        })
      gauge('archon_outbox_age_seconds', 'For how long the oldest message that is due has waited', async () => {
        const [oldest] = await house.store.duePosts(now(), 1)
        return oldest ? Math.max(0, now() - oldest.dueAt) / 1_000 : 0
      })
      gauge('archon_gateway_silence_seconds', 'Since when the quietest shard has not been heard', async () => {
        const { heardAt } = await archon.signs()
        return Math.max(0, now() - heardAt) / 1_000
      })
      gauge('archon_servers', 'Servers this process hears of', async () => client.guilds.cache.size)
      if (company) gauge('archon_claims', 'Channels and tables whose promises this process is keeping', company.claimed)
    },
    async page() {
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
