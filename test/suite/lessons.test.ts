/**
 * Every lesson of every game is played to its end: each beat is met, each answer it asks for is allowed, what it points at is there, and
 * nobody has to read much. A change of rules that breaks a lesson fails here, with the name of the beat.
 */
import { describe, expect, it } from 'vitest'
import { decode, encode } from '../../src/discord/show/present/answer-code.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { BESIDE_BOARD, BOARD, type LessonWords, type Script, saidOf, wordsOf } from '../../src/games/lesson.ts'
import type { Input } from '../../src/kernel/contract.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { STEADY } from '../../src/players/index.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { newLessons, type Run } from '../../src/tables/lessons.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionAt, speakerAt, viewFor } from '../../src/tables/position.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { newHouse, person } from '../tables/setting.ts'

const LONGEST = 300
const ann = person('Ann')

const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length

function isShort(where: string, text: string): void {
  expect(text.length, `${where} is short: ${text}`).toBeLessThanOrEqual(LONGEST)
  expect(sentencesIn(text), `${where} is two sentences at most: ${text}`).toBeLessThanOrEqual(2)
}

/** As presses would give it. */
const pressed = (input: Input, answer: unknown) => decode(input, encode(input, answer))

/** Goes through a lesson as somebody who does what is asked, and whatever they like where they may. */
async function follow(hosted: AnyHosted, script: Script, words: LessonWords, seed: number): Promise<void> {
  const players = { ...newHouse({ hosted }), players: new Map([...STEADY, ['lanterns', () => lanterns.player]]) }
  const lessons = newLessons(players as never, () => openStore(':memory:'))
  const random = dice(seed)
  try {
    let run: Run = await lessons.begin(ann, hosted.game.id, script.id)
    for (const [n, beat] of script.beats.entries()) {
      const where = `${hosted.game.id}/${script.id}, beat ${beat.id}`
      expect(script.beats[run.place.beat]?.id, `${where} is met`).toBe(beat.id)
      const position = await positionAt(run.house, run.place.table)
      const [view, speaker] = [viewFor(position, 'p1'), speakerAt(position.table, PUBLIC)]
      isShort(where, saidOf(words.beats[beat.id]!.say, view, speaker))
      if (beat.point !== undefined && ![BOARD, BESIDE_BOARD].includes(beat.point))
        expect(
          hosted.places(view, speaker).map(({ id }) => id),
          `${where} points at a place`,
        ).toContain(beat.point)
      if (beat.at === undefined) {
        run = await lessons.turn(run, 'on')
        continue
      }
      const decision = decisionsOf(position, 'p1').find(({ question }) => question === beat.at)
      expect(decision, `${where}: ${beat.at} is asked`).toBeDefined()
      const value = beat.choose ?? pressed(decision!.input, sample(decision!.input, random))
      expect(misfit(decision!.input, value), `${where}: its answer is allowed`).toBeNull()
      // Several are pressed in the order in which they are listed.
      expect(pressed(decision!.input, value), `${where}: its answer is what presses give`).toEqual(value)
      if (beat.choose !== undefined) isShort(`${where}, rather`, words.beats[beat.id]!.rather ?? '')
      await answer(run.house, run.place.table, ann.id, decision!.id, value)
      await run.house.playOn!(run.place.table)
      run = (await lessons.of(ann.id))!
      expect(run.place.beat, `${where} leads on to the next`).toBe(n + 1)
    }
    const { table } = await positionAt(run.house, run.place.table)
    isShort(
      `${script.id}, end`,
      saidOf(words.end, viewFor(await positionAt(run.house, table.id), 'p1'), speakerAt(table, PUBLIC)),
    )
  } finally {
    lessons.close()
  }
}

describe.each([lanterns.hosted, ...HOSTED].map((hosted) => ({ id: hosted.game.id, hosted })))('$id', ({ hosted }) => {
  const words = hosted.about(PUBLIC).lessons ?? {}
  it.each([...(hosted.lessons ?? [])])('teaches "$id" to its end, whatever one likes on the way', async (script) => {
    for (const seed of [1, 2, 3]) await follow(hosted, script, wordsOf(hosted.about(PUBLIC), script.id)!, seed)
  })
  it('has words for its lessons and for no others', () => {
    expect(Object.keys(words).sort()).toEqual((hosted.lessons ?? []).map(({ id }) => id).sort())
  })
})
