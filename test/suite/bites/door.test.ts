/** The proof at the door of Discord must find what it is there for. Each leak is planted on purpose into the running bot. */
import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { walk } from '../../e2e/door.ts'
import { inheriting } from '../../games/atlas-lost/inheriting.ts'

const plant = vi.hoisted(() => ({ privateEvents: false, strangersHand: false, cardInFileName: false }))

vi.mock('../../../src/tables/history.ts', async (original) => {
  const real = await original<typeof import('../../../src/tables/history.ts')>()
  return {
    ...real,
    eventsFrom: async (...[house, table, from]: Parameters<typeof real.eventsFrom>) =>
      plant.privateEvents ? house.store.events(table, from) : real.eventsFrom(house, table, from),
  }
})

vi.mock('../../../src/discord/show/board.ts', async (original) => {
  const real = await original<typeof import('../../../src/discord/show/board.ts')>()
  return {
    ...real,
    handReply: (...[bot, position, seat, ...rest]: Parameters<typeof real.handReply>) =>
      real.handReply(bot, position, plant.strangersHand ? (seat === 'p1' ? 'p2' : 'p1') : seat, ...rest),
  }
})

vi.mock('../../../src/discord/show/pictures.ts', async (original) => {
  const real = await original<typeof import('../../../src/discord/show/pictures.ts')>()
  return {
    ...real,
    pictures: async (...[bot, moment, ...rest]: Parameters<typeof real.pictures>) => {
      const files = await real.pictures(bot, moment, ...rest)
      const secret = createHash('sha256')
        .update(JSON.stringify(moment.seen('p2').view))
        .digest('base64url')
        .slice(0, 6)
      if (plant.cardInFileName) for (const file of files) file.setName(`card-${secret}.png`)
      return files
    },
  }
})

afterEach(() => Object.assign(plant, { privateEvents: false, strangersHand: false, cardInFileName: false }))

/** The first leak some walks come upon. */
async function leakFound(seat: string | null): Promise<string | null> {
  for (let seed = 1; seed <= 12; seed++) {
    const { leak } = await walk(inheriting.hosted, inheriting.plays[1]!, seat, seed, 40)
    if (leak) return leak
  }
  return null
}

describe('the proof at the door finds', { timeout: 240_000 }, () => {
  it('private events on the public card', async () => {
    plant.privateEvents = true
    expect(await leakFound(null)).toMatch(/requests differ/)
  })

  it("a stranger's hand", async () => {
    plant.strangersHand = true
    expect(await leakFound('p1')).toMatch(/differ/)
  })

  it('a file name with a card in it', async () => {
    plant.cardInFileName = true
    expect(await leakFound('p1')).toMatch(/card-/)
  })
})
