/** What the proofs of kills take for lost: an answer that was acknowledged and is not there, or a change that was displaced. */
import { expect, it } from 'vitest'
import { encode } from '../../src/discord/show/present/answer-code.ts'
import type { Input } from '../../src/kernel/contract.ts'
import { type Pressed, wrongWith } from './reckoning.ts'

const input = {
  kind: 'pick',
  options: [
    { id: 'a', label: { say: 'a' } },
    { id: 'b', label: { say: 'b' } },
  ],
} as unknown as Input
const inLog = (...picks: string[]) => picks.map((pick) => ({ input, answer: { pick } }))
const OPEN = 'a1|go|t|1.back.0|x'
const CLOSED = 'Nothing for you to decide now'
const press = (pick: string, reply: string | null, decision = '1.back.0'): Pressed => ({
  about: 't ann',
  decision,
  code: encode(input, { pick }),
  reply,
})

it.each([
  ['an answer and its change, both in the log', [press('a', OPEN), press('b', OPEN)], inLog('a', 'b')],
  ['the same again after its question was closed', [press('a', OPEN), press('a', CLOSED)], inLog('a')],
  ['a change that nobody acknowledged, and that counted', [press('a', OPEN), press('b', null)], inLog('a', 'b')],
  ['a change that nobody acknowledged, and that did not count', [press('a', OPEN), press('b', null)], inLog('a')],
  ['nothing acknowledged', [press('a', null)], []],
])('%s is in order', (_, presses, log) => expect(wrongWith(presses, log)).toBeNull())

it.each([
  ['an answer that is not there', [press('a', OPEN)], []],
  ['another answer than the one acknowledged', [press('a', OPEN)], inLog('b')],
  ['a change that was lost', [press('a', OPEN), press('b', CLOSED)], inLog('a')],
  ['an answer displaced by the one before it', [press('a', OPEN), press('b', OPEN)], inLog('a', 'b', 'a')],
  ['the same again while its question was open', [press('a', OPEN), press('a', OPEN)], inLog('a')],
  [
    'a question of one seat that was asked again',
    [press('a', CLOSED, '1.nation.0'), press('a', CLOSED, '1.nation.0')],
    inLog('a'),
  ],
])('%s is found', (_, presses, log) => expect(wrongWith(presses, log)).not.toBeNull())
