/** Newcomers are taught one thing at a time, each once, and only if they like. */
import { afterEach, expect, it } from 'vitest'
import { saysSomething } from '../../src/discord/show/newcomer-hints.ts'
import { HOSTED } from '../../src/games/index.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())

const turn = async (guest = night.ann) => textOf(await guest.in(night.channel).click('Take my turn'))
const lessonIn = (panel: string) => /Hint: ([^"\\]*)/.exec(panel)?.[1] ?? null

it('one sentence in each of the first panels, then none', async () => {
  night = await tableOfTwo()
  const told = []
  for (let i = 0; i < 6; i++) told.push(lessonIn(await turn()))
  expect(told.slice(0, 3).map((lesson) => lesson?.slice(0, 13))).toEqual(['Only you see ', '**My hand** s', '**More** on t'])
  expect(told.slice(3)).toEqual([null, null, null])
})

it('taking back when there is something to take back', async () => {
  night = await tableOfTwo()
  const panel = await night.ann.in(night.channel).click('Take my turn')
  const drafted = await night.ann.in(night.channel).click('(rest)', { message: panel! })
  expect(lessonIn(textOf(drafted))).toContain('Take back')
})

it('what a question is about is told in a sentence: the head of a list, or what leads up to one, is none', () => {
  for (const text of ['- one lantern\n- two', 'What can be taken:\n- a lantern', '# Lanterns\nThey glow.', '> quoted'])
    expect(saysSomething(text), text).toBe(false)
  expect(saysSomething('Lanterns go to whoever asks first. More follows.')).toBe(true)
})

it.each(HOSTED.map((hosted) => [hosted.title, hosted] as const))('%s has a hint about most of its rules', (_, { about }) => {
  const { topics } = about('en-US')
  expect(topics.filter(({ text }) => saysSomething(text)).length).toBeGreaterThan(topics.length / 2)
})

it('none for those who want none', async () => {
  night = await tableOfTwo()
  await night.ann.in(night.channel).slash('/profile', { lessons: 'none' })
  expect(lessonIn(await turn())).toBeNull()
  expect(lessonIn(await turn(night.bob))).not.toBeNull()
})
