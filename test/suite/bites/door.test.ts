/** The proof at the door of Discord must find what it is there for. Each leak is planted on purpose into the running bot. */
import { describe, expect, it } from 'vitest'
import { type Plant, walk } from '../../e2e/door.ts'
import { hostility } from '../../e2e/hostility.ts'
import { inheriting } from '../../games/atlas-lost/inheriting.ts'

/** The first leak some walks come upon. */
async function leakFound(seat: string | null, plant: Plant): Promise<string | null> {
  for (let seed = 1; seed <= 12; seed++) {
    const { leak } = await walk(inheriting.hosted, inheriting.plays[1]!, seat, seed, 40, plant)
    if (leak) return leak
  }
  return null
}

describe('the proof at the door finds', { timeout: 240_000 }, () => {
  it('private events on the public card', async () =>
    expect(await leakFound(null, 'private events told to all')).toMatch(/requests differ/))

  it("a stranger's hand", async () => expect(await leakFound('p1', 'the hand of another')).toMatch(/differ/))

  it("a hand that a rival's forged press brings up", async () => {
    const { found } = await hostility(160, 11, 'the hand of another')
    expect(found.join()).toMatch(/p2 pressed .*differ/)
  })

  it('a file name with a card in it', async () => expect(await leakFound('p1', 'a card in a file name')).toMatch(/card-/))
})
