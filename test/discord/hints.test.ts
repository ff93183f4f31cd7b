/** What a computer would do in one's place: only where the table allows it, at once in the panel, and from what one sees. */
import { afterEach, expect, it, vi } from 'vitest'
import type { Opinion } from '../../src/players/search.ts'
import { ThinkersClosed } from '../../src/thinking/thinkers.ts'
import type { Question } from '../../src/thinking/thought.ts'
import { pressables } from '../e2e/evening.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())
const ann = () => night.ann.in(night.channel)
const labels = (message: Parameters<typeof pressables>[0]) => pressables(message).map(({ label }) => label)

const tried = (answer: unknown, won: number) => ({ answer, worlds: 12, won })
const REST = { pick: 'rest' }

/** At a table whose terms allow hints; thoughts come when they are let. */
async function helped() {
  const asked: Question[] = []
  let letThink = (_: Opinion): void => {}
  let giveUp = (_: Error): void => {}
  const think = (question: Question) => {
    asked.push(question)
    return new Promise<Opinion>((resolve, reject) => {
      letThink = resolve
      giveUp = reject
    })
  }
  night = await tableOfTwo({ thinkers: { think, close: () => giveUp(new ThinkersClosed()) } })
  const { store } = night.archon.house
  const { id, seq, terms } = (await store.tableIn(night.channel))!
  await store.commit({ table: id, seq, at: 0, change: { terms: { ...terms, hints: true } } })
  await store.savePerson(night.ann.id, 'Ann', (held) => ({ ...held, coach: 'off' }))
  return { asked, letThink: (opinion: Opinion) => letThink(opinion) }
}

it('comes a moment later, into the panel that was there at once, and says why', async () => {
  const { asked, letThink } = await helped()
  const panel = (await ann().click('Take my turn'))!
  const waiting = (await ann().click('Hint', { message: panel }))!
  expect(waiting.id).toBe(panel.id)
  expect(textOf(waiting)).toContain('Let me think')
  expect(textOf(waiting), 'the question can be answered meanwhile').toContain('### (turn)')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ game: 'lanterns', seat: 'p1' })
  letThink({ answer: REST, tried: [tried({ pick: 'bid' }, 4), tried(REST, 7)] })
  const hinted = textOf(await ann().sees('I played on from it in my head'))
  expect(hinted).toContain('it won 7 of 12 games')
  expect(hinted).toContain('4 of 12')
})

it('does not come any more once its reader has answered', async () => {
  const { asked, letThink } = await helped()
  const panel = (await ann().click('Take my turn'))!
  const waiting = (await ann().click('Hint', { message: panel }))!
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await ann().click(/rest/, { message: waiting })
  letThink({ answer: REST, tried: [tried(REST, 7)] })
  await night.archon.settle()
  expect(ann().canSee('I played on from it')).toBe(false)
})

it('is not there where the table does without, and there wherever something is only tried out', async () => {
  await helped()
  const panel = (await ann().click('Take my turn'))!
  const { trials, house } = night.archon.bot
  const { seq } = (await house.store.table(night.id))!
  await house.store.commit({ table: night.id, seq, at: 0, change: { terms: {} } })
  expect(textOf(await ann().click('Hint', { message: panel }))).toContain('everybody thinks for themselves')
  expect(labels((await ann().click('Take my turn'))!)).not.toContain('Hint')
  const trial = await trials.begin(night.id, night.ann.id, 'en-US')
  expect((await trials.houseOf(trial, night.ann.id)!.store.table(trial))!.terms).toEqual({ hints: true })
})
