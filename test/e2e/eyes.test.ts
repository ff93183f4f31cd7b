/** Looking over somebody's shoulder: a guest sees what a seat sees, a mentor prepares its answers, and nobody else learns anything by it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { handOver, takeSeat } from '../../src/tables/leaving.ts'
import { join as sit, start } from '../../src/tables/lobby.ts'
import { answer } from '../../src/tables/play.ts'
import { positionAt } from '../../src/tables/position.ts'
import { textOf } from '../discord/evenings.ts'
import { lanternsWith } from '../kernel/lanterns.ts'
import { ann, bob, channel, cid, meet, night, now, openedBy, settle } from './three-guests.ts'

let id: string
let zoe: Guest

/** Ann, Bob and Cid play; Zoe watches. */
async function playing(game: AnyHosted): Promise<void> {
  await meet([game])
  zoe = night.parlour.person('Zoe').in(channel)
  id = await openedBy(ann, { game: game.game.id, size: 3 })
  for (const guest of [bob, cid]) await sit(night.archon.house, id, guest)
  await start(night.archon.house, id, ann.id)
  await settle()
}

async function asks(host: Guest, what: string, guest: Guest): Promise<string> {
  await host.click('More')
  await host.choose('What would you like?', what)
  const answer = textOf(await host.choose('Whom would you like to have beside you?', guest.name))
  await settle()
  return answer
}

/** What `/hand` brings: pictures take their time. */
async function hand(guest: Guest, has: string): Promise<string> {
  await guest.slash('/hand')
  return textOf(await guest.sees(has))
}
const REFUSED = 'You have no seat at this table'

describe('a guest', () => {
  beforeEach(() => playing(eraOfAtlantis))

  it('sees what whoever asked them sees once they have said yes, and can press nothing of it; the table is told', async () => {
    expect(await asks(ann, 'Let somebody watch with me', zoe)).toContain('the table is told')
    expect(textOf(await cid.sees('lets'))).toContain(`Ann lets ${zoe.mention} look on`)
    expect(zoe.pings).toHaveLength(1)
    await hand(zoe, REFUSED)
    const seen = textOf(await zoe.click('Look on'))
    const own = textOf(await ann.click(/Take my turn/))
    for (const line of own.match(/Put back [\w ]+/g)!) expect(seen).toContain(line)
    expect(own).toContain('|go|')
    expect(seen).not.toContain('|go|')
    await ann.slash('/note', { text: 'Only for me.' })
    expect(await hand(zoe, 'Who you are')).not.toContain('Only for me.')
    await hand(ann, 'Only for me.')
    expect(textOf(await zoe.click(/Take my turn/))).toContain("looking over Ann's shoulder")
    expect((await now()).seats.map(({ person }) => person)).not.toContain(zoe.id)
  })

  it('forged presses answer nothing', async () => {
    await asks(ann, 'Let somebody watch with me', zoe)
    await zoe.click('Look on')
    const before = JSON.stringify((await positionAt(night.archon.house, id)).seen('p1').asked)
    await zoe.slash('/act', { choice: 'Put back Continuation' })
    await zoe.slash('/undo')
    expect(JSON.stringify((await positionAt(night.archon.house, id)).seen('p1').asked)).toBe(before)
    await zoe.sees(REFUSED)
  })

  it('looks on no longer when either of them wants that, or when the seat changes hands', async () => {
    await asks(ann, 'Let somebody watch with me', zoe)
    await zoe.click('Look on')
    await ann.click('More')
    await ann.choose('What would you like?', 'Let somebody watch with me')
    expect(textOf(await ann.click('Be alone again'))).toContain('Nobody looks on')
    await hand(zoe, REFUSED)
    await asks(ann, 'Let somebody watch with me', zoe)
    await zoe.click('Look on')
    await zoe.click('Stop looking on')
    await hand(zoe, REFUSED)
    await asks(ann, 'Let somebody watch with me', zoe)
    await zoe.click('Look on')
    const dan = night.parlour.person('Dan').in(channel)
    await handOver(night.archon.house, id, ann.id, dan)
    await takeSeat(night.archon.house, id, 'p1', dan)
    await settle()
    await hand(zoe, REFUSED)
  })

  it('knows too much to play another seat of that game', async () => {
    await asks(ann, 'Let somebody watch with me', zoe)
    await zoe.click('Look on')
    await expect(handOver(night.archon.house, id, bob.id, zoe)).rejects.toMatchObject({
      text: { say: 'table.they-sat-elsewhere' },
    })
    await asks(bob, 'Let somebody watch with me', zoe)
    await bob.sees('they can only take that seat again')
    await asks(bob, 'Let somebody watch with me', ann)
    await bob.sees('already has a seat')
  })

  it('is nobody in a league', async () => {
    vi.spyOn(night.archon.house.store.league, 'seasonOfTable').mockResolvedValue('a season')
    await ann.click('More')
    expect(textOf(ann.messages().at(-1))).not.toContain('watch with me')
    await ann.slash('/table watch', { who: zoe.id })
    await settle()
    await ann.sees('nobody can look on')
  })
})

/** The last question of a turn, and the end of the draft. */
async function arrange(guest: Guest): Promise<void> {
  for (const place of [1, 2]) await guest.click(`${place}. (letter)`)
  await guest.click('Do it')
}

describe('a mentor', () => {
  beforeEach(() => playing(lanternsWith(null)))

  it('prepares an answer, which stays a draft of whoever sits there, takes it back, and cannot hand it over', async () => {
    const { awaited } = (await positionAt(night.archon.house, id)).seen(null)
    const { person, seat } = (await now()).seats.find((row) => row.seat === awaited[0])!
    const host = [ann, bob, cid].find((guest) => guest.id === person)!
    const drafted = async () => (await positionAt(night.archon.house, id)).seen(seat).drafted
    await asks(host, 'Ask somebody to be my mentor', zoe)
    await zoe.click('Look on')
    await zoe.click('(rest)')
    expect(await drafted()).toHaveLength(1)
    expect((await now()).seats.find((row) => row.seat === seat)).toMatchObject({ hasActed: false, actedAt: 0 })
    await zoe.click('↩ Take back')
    expect(await drafted()).toBeNull()
    await zoe.click('(rest)')
    const { fence } = await now()
    await arrange(zoe)
    await zoe.sees('this one would be final')
    expect((await now()).fence).toBe(fence)
    await host.click('Take my turn')
    await arrange(host)
    await settle()
    expect((await now()).fence).toBeGreaterThan(fence)
    const log = await night.archon.house.store.entries(id)
    expect(log.map(({ entry }) => 'by' in entry && entry.by)).toEqual(['person', 'person'])
  })

  it('seals nothing for whoever sits there, and changes nothing that they have sealed', async () => {
    const { house } = night.archon
    const { awaited } = (await positionAt(house, id)).seen(null)
    const { person, seat } = (await now()).seats.find((row) => row.seat === awaited[0])!
    const host = [ann, bob, cid].find((guest) => guest.id === person)!
    await asks(host, 'Ask somebody to be my mentor', zoe)
    await zoe.click('Look on')
    const question = async () => (await positionAt(house, id)).seen(seat).asked.find(({ offer }) => !offer)!
    await answer(house, id, host.id, (await question()).id, { pick: 'bid' })
    const { id: dial, sealed } = await question()
    expect(sealed).toBe(true)
    const before = await house.store.entries(id)
    const refusal = { text: { say: 'eyes.hand-over' } }
    await expect(answer(house, id, zoe.id, dial, 2)).rejects.toMatchObject(refusal)
    expect((await question()).given).toBeUndefined()
    expect(await house.store.entries(id)).toEqual(before)
    await answer(house, id, host.id, dial, 1)
    await expect(answer(house, id, zoe.id, dial, 2)).rejects.toMatchObject(refusal)
    expect((await question()).given).toBe(1)
  })

  it('sees no more of that seat in an open panel once whoever sits there is alone again', async () => {
    const { awaited } = (await positionAt(night.archon.house, id)).seen(null)
    const { person } = (await now()).seats.find((row) => row.seat === awaited[0])!
    const host = [ann, bob, cid].find((guest) => guest.id === person)!
    await asks(host, 'Ask somebody to be my mentor', zoe)
    const panel = (await zoe.click('Look on'))!
    await host.click('More')
    await host.choose('What would you like?', 'Ask somebody to be my mentor')
    await host.click('Be alone again')
    await host.click('Take my turn')
    await host.click('(rest)')
    await arrange(host)
    await settle()
    const shown = () => textOf(zoe.messages().find(({ id: each }) => each === panel.id))
    await vi.waitFor(() => expect(shown()).toContain('moved on'))
  })
})
