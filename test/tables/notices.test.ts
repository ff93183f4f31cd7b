/** Of what people hear besides being asked, and when: next, alone, harmed, once a day; and nobody is called to what they look at. */
import { afterEach, describe, expect, it } from 'vitest'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { PersonSettings, PostBody } from '../../src/store/store.ts'
import { playBetween } from '../../src/tables/availability.ts'
import { promiseDigest } from '../../src/tables/digest.ts'
import { hearing, hears, KINDS } from '../../src/tables/hearing.ts'
import { isNext } from '../../src/tables/next.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, owing, tableById } from '../../src/tables/position.ts'
import { insideOf } from '../../src/tables/states.ts'
import { marathon } from '../league/sprint.ts'
import { begun, letPass, look, newHouse, person, type TestHouse } from './setting.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LATER = 10 * DAY
let house: TestHouse
afterEach(() => house.store.close())

const wish = (name: string, settings: PersonSettings) => house.store.savePerson(`id-${name}`, name, () => settings)

async function answerFor(id: string, name: string): Promise<void> {
  const position = await look(house, id)
  const { seat } = position.table.seats.find((row) => row.person === `id-${name}`)!
  const [decision] = decisionsOf(position, seat).filter(({ offer }) => !offer)
  await answer(house, id, `id-${name}`, decision!.id, decision!.idle)
}

/** What waits to be sent, by whom it is for and what about. */
async function waiting(until = 0): Promise<{ body: PostBody; dueAt: number }[]> {
  return (await house.store.duePosts(house.now() + until, 200)).map(({ body, dueAt }) => ({ body, dueAt }))
}
const asides = async (about: string) =>
  (await waiting(LATER)).filter(({ body }) => body.kind === 'direct' && body.about === about)

async function threeOf(hosted: AnyHosted): Promise<string> {
  house = newHouse({ hosted })
  return begun(house, ['Ann', 'Bob', 'Cid'], 0, hosted.game.id)
}

describe('kinds of notices', () => {
  it('being asked and votes ring unless somebody wishes otherwise, the others only if somebody does', () => {
    house = newHouse()
    expect(KINDS.filter((kind) => hears(undefined, kind))).toEqual(['asked', 'votes'])
    expect(hearing(['asked', 'votes'])).toEqual({})
    const kinds = hearing(['next', 'votes'])
    expect(KINDS.filter((kind) => hears({ kinds }, kind))).toEqual(['next', 'votes'])
  })

  it('the last one missing hears so once, if they wish for it', async () => {
    const id = await threeOf(marathon)
    await wish('Bob', { kinds: { alone: true } })
    await answerFor(id, 'Ann')
    expect(await asides('alone')).toEqual([])
    await answerFor(id, 'Cid')
    expect((await asides('alone')).map(({ body }) => 'person' in body && body.person)).toEqual(['id-Bob'])
    await answerFor(id, 'Bob')
    await answerFor(id, 'Bob')
    await answerFor(id, 'Ann')
    expect((await tableById(house, id)).status).toBe('playing')
  })

  it('whoever is next is asked next, and hears of it once', async () => {
    const id = await threeOf(eraOfAtlantis)
    for (const name of ['Ann', 'Bob', 'Cid']) await wish(name, { kinds: { next: true } })
    let foretold = 0
    for (let i = 0; i < 25; i++) {
      const position = await look(house, id)
      const owed = owing(position)
      const others = position.table.seats.map(({ seat }) => seat).filter((seat) => !owed.includes(seat))
      const next = others.filter((seat) => isNext(insideOf(position).fenced, seat))
      const row = position.table.seats.find(({ seat }) => seat === owed[0])!
      await answerFor(id, row.name)
      const now = owing(await look(house, id)).filter((seat) => !owed.includes(seat))
      // Whoever is asked then was foretold; how many parts a turn has still is nobody's to know.
      if (now.length > 0 && owed.length === 1) {
        expect(next).toEqual(now)
        foretold++
      }
    }
    expect(foretold).toBeGreaterThan(2)
    expect((await asides('next')).length).toBeGreaterThan(0)
  })

  it('a game says whom it hurts what was told, and never whoever did it', () => {
    house = newHouse()
    const told = (hosted: AnyHosted, text: { say: string } & Record<string, unknown>, concerns: string[]) =>
      hosted.harmed?.({ n: 0, to: 'all', text, concerns } as never)
    expect(told(atlasLost, { say: 'stole', seat: 'p1', victim: 'p2' }, ['p2'])).toEqual(['p2'])
    expect(told(atlasLost, { say: 'pushed', seat: 'p2', by: 'p1' }, ['p2'])).toEqual(['p2'])
    expect(told(secretSocieties, { say: 'siphoned', seat: 'p1' }, ['p1', 'p3'])).toEqual(['p3'])
    const dials = [
      { seat: 'p1', stance: 'attack' },
      { seat: 'p2', stance: 'defend' },
      { seat: 'p3', stance: 'peace' },
    ]
    expect(told(eraOfAtlantis, { say: 'conflict.won', dials }, ['p1', 'p2', 'p3'])).toEqual(['p2'])
    expect(told(eraOfAtlantis, { say: 'units.removed', seat: 'p1' }, ['p1', 'p3'])).toEqual(['p3'])
    expect(told(eraOfAtlantis, { say: 'contest.opened', won: false, dials }, ['p1', 'p2'])).toEqual([])
  })

  it('and who did it: whoever defends what is not theirs was not attacked, nor who shares what somebody loses', () => {
    house = newHouse()
    const dials = [
      { seat: 'p1', stance: 'attack' },
      { seat: 'p2', stance: 'defend' },
      { seat: 'p3', stance: 'defend' },
    ]
    const wrongs = (...told: readonly object[]) =>
      eraOfAtlantis.wrongs!(told.map((each) => ({ n: 0, to: 'all', ...each }) as never))
    const attackOn = (owners: readonly string[]) =>
      wrongs({ text: { say: 'contest.conflict', seat: 'p1', owners } }, { text: { say: 'conflict.won', dials } })
    expect(attackOn(['p3'])).toEqual([{ by: 'p1', to: 'p3' }])
    expect(attackOn([])).toEqual([])
    const lost = { say: 'units.removed', seat: 'p1', why: 'global' }
    expect(wrongs({ text: lost, concerns: ['p2'] })).toEqual([{ by: 'p1', to: 'p2' }])
    expect(wrongs({ text: lost, concerns: ['p1', 'p2'] })).toEqual([])
  })
})

describe('while somebody looks at their table', () => {
  it('nothing rings; who does not answer is called when they have not looked for five minutes', async () => {
    house = newHouse({ hosted: marathon })
    let looked = 0
    const watched: TestHouse = Object.assign(house, { lookedAt: (_: string, who: string) => (who === 'id-Bob' ? looked : null) })
    const id = await begun(watched, ['Ann', 'Bob'], 0, marathon.game.id)
    await wish('Bob', { notify: 'dm' })
    await answerFor(id, 'Bob')
    looked = house.now()
    await answerFor(id, 'Ann')
    await house.run()
    const posts = await waiting(LATER)
    const card = posts.findLast(({ body }) => body.kind === 'card')!.body
    expect(card).toMatchObject({ there: ['p2'] })
    const calls = posts.filter(({ body }) => (body.kind === 'direct' && !body.about) || body.kind === 'call')
    expect(calls.map(({ dueAt }) => dueAt)).toEqual([looked + 5 * MINUTE, looked + 5 * MINUTE])
  })
})

describe('once a day', () => {
  it('comes when somebody’s day begins, in their zone, and ends when they do not wish for it any more', async () => {
    const told: string[] = []
    house = newHouse()
    Object.assign(house, { digest: async (who: string) => void told.push(`${who} ${new Date(house.now()).toISOString()}`) })
    house.clock.now = Date.parse('2026-06-10T12:00:00Z')
    await wish('Ann', { kinds: { digest: true } })
    await playBetween(house, person('Ann'), { days: 'every', zone: 'Europe/Berlin', between: { from: 8, to: 22 } })
    await letPass(house, 2 * DAY)
    expect(told).toEqual(['id-Ann 2026-06-11T06:00:00.000Z', 'id-Ann 2026-06-12T06:00:00.000Z'])
    await wish('Ann', { kinds: {} })
    await promiseDigest(house, 'id-Ann')
    await letPass(house, 2 * DAY)
    expect(told).toHaveLength(2)
  })
})
