/** What whoever runs us can read off: at one address, beside whether we are ready. */
import { expect, it } from 'vitest'
import { split } from '../../src/process/cluster.ts'
import { openHealthz } from '../../src/process/healthz.ts'
import { openMetrics } from '../../src/process/metrics.ts'
import { evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'

it('answers, pictures, what waits, and who we are', async () => {
  const metrics = openMetrics()
  const drawn = metrics.timed({ draw: async () => null, close() {} })
  const failing = metrics.timed({ draw: () => Promise.reject(new Error('no paint')), close() {} })
  await drawn.draw('lanterns', {}, { kind: 'board' } as never)
  await expect(failing.draw('lanterns', {}, { kind: 'board' } as never)).rejects.toThrow('no paint')
  const night = await evening([lanterns.hosted], { answered: metrics.answered })
  const { address, close } = await openHealthz(0, '127.0.0.1', () => null, { metrics })
  const read = async () => (await fetch(address.replace('/healthz', '/metrics'))).text()
  expect(await read()).toContain('archon_answer_seconds_count 0')
  metrics.watch(night.archon)
  await night.parlour.person('Ann').in(night.parlour.channel('tables')).slash('/inbox')
  await expect.poll(read).toContain('archon_answer_seconds_count{process="archon",shards="0/1"} 1')
  const page = await read()
  for (const line of [
    'archon_picture_seconds_count{process="archon",shards="0/1"} 2',
    'archon_pictures_failed_total{process="archon",shards="0/1"} 1',
    'archon_outbox_age_seconds{process="archon",shards="0/1"} 0',
    'archon_servers{process="archon",shards="0/1"} 1',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(page).toContain(line)
  expect((await fetch(address.replace('/healthz', '/other'))).status).toBe(404)
  close()
  await night.close()
})

it('shards are dealt out evenly, every one of them once', () => {
  expect(split(5, 2)).toEqual([
    { own: [0, 1], of: 5 },
    { own: [2, 3, 4], of: 5 },
  ])
  for (const [shards, processes] of [
    [16, 4],
    [7, 3],
    [3, 3],
    [2, 4],
  ] as const)
    expect(split(shards, processes).flatMap(({ own }) => own)).toEqual(Array.from({ length: shards }, (_, i) => i))
})
