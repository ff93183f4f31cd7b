/** Every choice of every question says what it would bring, and every question what decides it: played by chance, to the end. */
import { describe, expect, it } from 'vitest'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import { REASONS } from '../../../src/games/secret-societies/words/en/does.ts'
import type { Decision, Input, Option, Text } from '../../../src/kernel/contract.ts'
import { consume, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { shownBeside, told } from '../../../src/kernel/told.ts'
import { randomPlayer } from '../../../src/players/player.ts'

const { game, rules } = secretSocieties
const topics = new Set(secretSocieties.about('en-US').topics.map(({ id }) => id))
const names: Readonly<Record<string, string>> = { p1: 'Mira', p2: 'Jonas', p3: 'Aiko', p4: 'Ben', p5: 'Ada' }
const s = speakerOf('en-US', (seat) => names[seat] ?? seat)
const say = (text: Text) => game.speak(text, s)

/** Ids that mean nothing to people. Some are plain words as well (`zero`): those are no slip. */
const IDS = [
  ...Object.keys(rules.projects),
  ...Object.keys(rules.tiles),
  ...Object.keys(rules.conferences),
  ...Object.values(rules.starSpaces).flatMap((spaces) => spaces.map(({ id }) => id)),
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'techbros', 'undefined', 'null', 'NaN', 'object Object'],
].filter((id) => /[A-Z0-9 ]/.test(id) || id === 'techbros' || id === 'undefined' || id === 'null')

const ANY_ID = new RegExp(`(?:^|[^A-Za-z0-9])(${IDS.join('|')})(?:[^A-Za-z0-9]|$)`)
const hasId = (words: string) => ANY_ID.exec(words)?.[1]

const optionsIn = (input: Input): readonly Option[] => {
  const own = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
  return [...own, ...own.flatMap(({ then }) => (then ? optionsIn(then) : []))]
}

/** What is wrong with a question, in sentences. */
function slips(decision: Decision): string[] {
  const { prompt, topic, input } = decision
  const shows = shownBeside(decision)
  const found: string[] = []
  const check = (what: string, text: Text, most: number) => {
    const words = say(text)
    if (words.trim() === '') found.push(`${what} ${text.say} says nothing`)
    if (words.length > most) found.push(`${what} is longer than ${most}: ${words} (${words.length})`)
    if (/§|[▲▼⚑›→]|\b\d+\.\d+\.\d+/.test(words)) found.push(`${what} has signs instead of words: ${words}`)
    const id = hasId(words)
    if (id) found.push(`${what} has the id ${id}: ${words}`)
  }
  check('prompt', prompt, 300)
  if (shows.length === 0) found.push(`${prompt.say} does not say what decides`)
  if (shows.length > 4) found.push(`${prompt.say} shows more than four lines`)
  for (const line of shows) check('line', line, 120)
  if (!topic || !topics.has(topic)) found.push(`${prompt.say} has no topic (${topic})`)
  for (const { id, label, means, group, blocked } of optionsIn(input)) {
    check('label', label, 80)
    if (means) check('meaning', told(means), 100)
    else found.push(`${prompt.say}: ${id} has no meaning`)
    if (group) check('group', group, 80)
    if (blocked) check('reason', blocked, 120)
  }
  return found
}

/** Whoever takes something is told what it is for. */
const TAKING = new Set(['choice.which', 'any.one', 'any.split', 'any.different'])
const FOR_SOMETHING = new RegExp(Object.values(REASONS).join('|'))
const wholeOf = (decision: Decision) => [decision.prompt, ...shownBeside(decision)].map(say).join(' ')

describe('every question', () => {
  const asked = new Set<string>()

  it.each([
    [2, 'random', 1],
    [3, 'draft', 2],
    [4, 'random', 3],
    [5, 'random', 4],
    [5, 'draft', 5],
    [4, 'draft', 6],
  ])('of %i players (%s, seed %i) says what decides it, and every choice what it brings', (count, societies, seed) => {
    const seats = Object.keys(names).slice(0, count)
    const random = dice(seed)
    const { state } = create(game, { seats, options: { societies }, random: randomFrom(seed) })
    for (let i = 0; i < 3_000 && !state.outcome; i++) {
      const open = decisions(game, state).filter(({ given }) => given === undefined)
      for (const decision of open) {
        expect(slips(decision), decision.prompt.say).toEqual([])
        if (TAKING.has(decision.prompt.say)) expect(wholeOf(decision)).toMatch(FOR_SOMETHING)
        asked.add(decision.prompt.say)
      }
      const owing = open.filter(({ offer }) => !offer)
      const decision = open.length > owing.length && random(6) === 0 ? open.find(({ offer }) => offer)! : owing[0]!
      const position = { seat: decision.seat, view: game.view(state.board, decision.seat), decision, random }
      const applied = consume(game, state, decision.seat, decision.id, randomPlayer(position as never))
      if (isRefusal(applied)) throw new Error(applied.text.say)
      for (const { text } of applied.events) expect(hasId(say(text)), say(text)).toBeUndefined()
    }
    expect(state.outcome).not.toBeNull()
  })

  it('was seen in these games, or nearly', () => {
    const usual = [
      'turn',
      'auction.buy',
      'growth',
      'star.where',
      'retrieve',
      'choice.which',
      'consolation',
      'tokens.both',
      'dummy.up',
    ]
    for (const prompt of usual) expect([...asked]).toContain(prompt)
    expect(asked.size).toBeGreaterThan(30)
  })

  it('of a new table does, too', () => {
    for (const { label, choices } of game.settings)
      for (const option of choices)
        expect([say(label), say(option.label), option.means && say(told(option.means))]).not.toContain('')
  })
})
