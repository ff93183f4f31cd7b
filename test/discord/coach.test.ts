/** The coach: for first games where the table allows it, a moment after the panel, and with reasons for whoever asks. */
import { afterEach, expect, it, vi } from 'vitest'
import type { Opinion } from '../../src/players/search.ts'
import { ThinkersClosed } from '../../src/thinking/thinkers.ts'
import type { Question } from '../../src/thinking/thought.ts'
import { pressables } from '../e2e/evening.ts'
import { bid, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())
const ann = () => night.ann.in(night.channel)
const labels = (message: Parameters<typeof pressables>[0]) => pressables(message).map(({ label }) => label)

const tried = (pick: string, won: number) => ({ answer: { pick }, worlds: 12, won })
const OPINION: Opinion = { answer: { pick: 'rest' }, tried: [tried('bid', 6), tried('rest', 7), tried('kindle', 1)] }

/** Thoughts come when they are let. */
async function coached(hints = true) {
  const asked: Question[] = []
  let letThink = (_opinion?: Opinion) => {}
  let close = () => {}
  const thinking = new Promise<Opinion>((resolve, reject) => {
    letThink = (opinion = OPINION) => resolve(opinion)
    close = () => reject(new ThinkersClosed())
  })
  thinking.catch(() => {})
  const think = (question: Question) => {
    asked.push(question)
    return thinking
  }
  night = await tableOfTwo({ thinkers: { think, close } })
  const { store } = night.archon.house
  const { seq, terms } = (await store.table(night.id))!
  await store.commit({ table: night.id, seq, at: 0, change: { terms: { ...terms, hints } } })
  return { asked, letThink }
}

const wish = (coach: 'first' | 'on' | 'off') =>
  night.archon.house.store.savePerson(night.ann.id, 'Ann', (held) => ({ ...held, coach }))

it('says what is worth a look a moment after the panel, and why to whoever asks', async () => {
  const { asked, letThink } = await coached()
  const panel = (await ann().click('Take my turn'))!
  expect(textOf(panel), 'nobody waits for it').not.toContain('Worth a look')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ seat: 'p1' })
  letThink()
  const helped = (await ann().sees('Worth a look'))!
  expect(textOf(helped), 'the best first, and nothing that is clearly worse').toMatch(
    /Worth a look: \*\*\(rest\)\*\*.* · \*\*\(bid\)/,
  )
  expect(textOf(helped)).not.toMatch(/Worth a look:[^\\]*kindle/)
  expect(labels(helped)).not.toContain('Hint')
  const reasons = (await ann().click('Why?', { message: helped }))!
  expect(textOf(reasons)).toContain('you won 7 of 12 games')
  expect(textOf(reasons)).toContain('I see no more than you do')
  expect(asked, 'it is thought about once').toHaveLength(1)
  expect(textOf(await ann().click('Take my turn')), 'what is known stands there at once').toContain('Worth a look')
})

it('speaks as well where a panel follows the table to its next question', async () => {
  const { asked, letThink } = await coached()
  const bob = night.bob.in(night.channel)
  const panel = (await bob.click('Take my turn'))!
  expect(asked, 'while others are asked there is nothing to say').toEqual([])
  await bid(night)
  await vi.waitFor(() => expect(asked).toMatchObject([{ seat: 'p2' }]))
  letThink({ answer: 1, tried: [{ answer: 1, worlds: 12, won: 7 }] })
  const helped = (await bob.sees('Worth a look'))!
  expect(helped.id, 'in the same panel').toBe(panel.id)
  expect(labels(helped)).toContain('Why?')
})

it('is not there where the table does without, nor for whoever sent it away', async () => {
  const { asked } = await coached(false)
  await ann().click('Take my turn')
  const { seq, terms } = (await night.archon.house.store.table(night.id))!
  await night.archon.house.store.commit({ table: night.id, seq, at: 0, change: { terms: { ...terms, hints: true } } })
  await wish('off')
  const panel = (await ann().click('Take my turn'))!
  expect(asked).toEqual([])
  expect(labels(panel)).toContain('Hint')
})

it('stays for two games of a kind, and as long as it is asked for', async () => {
  const { asked } = await coached()
  const { store } = night.archon.house
  const played = vi.spyOn(store, 'resultsOf')
  const game = (n: number) => Array.from({ length: n }, () => ({ game: 'lanterns' }) as never)
  played.mockResolvedValue([...game(2), { game: 'another' } as never])
  await ann().click('Take my turn')
  expect(asked).toEqual([])
  played.mockResolvedValue([...game(1), { game: 'another' } as never])
  await ann().click('Take my turn')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  played.mockResolvedValue(game(9))
  await wish('on')
  await ann().click('Take my turn')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})
