/** Every choice explains itself: what holds for all questions of both editions, looked at in random games. */
import { expect } from 'vitest'
import type { World } from '../../../src/games/atlantis/world.ts'
import type { AnyHosted } from '../../../src/games/hosted.ts'
import type { Decision, Input, Option, Options, Text } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { meaningOf, shownBeside } from '../../../src/kernel/told.ts'

type Play = { readonly seats: number; readonly options: Options; readonly seed: number }

/** A name of usual length. */
const NAMES: Readonly<Record<string, string>> = {
  p1: 'Persephone',
  p2: 'Bartholomew',
  p3: 'Clementine',
  p4: 'Dragomir',
  p5: 'Eleftheria',
}
const s = speakerOf('en-US', (seat) => NAMES[seat]!)

/** Questions of one random game; `look` sees each. */
function playThrough({ game }: AnyHosted, { seats, options, seed }: Play, look: (decision: Decision) => void) {
  const random = dice(seed)
  const ids = Object.keys(NAMES).slice(0, seats)
  let { state } = create(game, { seats: ids, options, random: randomFrom(seed) })
  while (state.outcome === null) {
    const open = decisions(game, state).filter(({ given }) => given === undefined)
    for (const decision of open) look(decision)
    const [decision] = open
    const result = apply(game, state, decision!.seat, decision!.id, sample(decision!.input, random))
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state
  }
}

function* allOptions(input: Input | undefined): Generator<Option> {
  if (input === undefined || input.kind === 'amount') return
  for (const option of input.kind === 'split' ? input.targets : input.options) {
    yield option
    yield* allOptions(option.then)
  }
}

/** Returns the prompts that were seen. */
export function checkMeanings(hosted: AnyHosted, world: World, plays: readonly Play[]): Set<string> {
  const topics = new Set(hosted.about('en-US').topics.map(({ id }) => id))
  const ids = [...world.areaIds, ...Object.keys(world.societies), ...Object.keys(world.specialNames), 'poleShift']
  const inner = new RegExp(
    `\\b(${ids.join('|')})\\b|[a-z]_[a-z]|\\b(pad|special)\\.|undefined|NaN|null|§|\\b\\d+\\.\\d+\\.\\d+\\b`,
  )
  const said = (text: Text | undefined, most: number, what: string) => {
    expect(text, `${what} is not said`).toBeDefined()
    const line = hosted.game.speak(text!, s)
    expect(line.length, `${what}: ${line}`).toBeLessThanOrEqual(most)
    expect(line.length, what).toBeGreaterThan(1)
    expect(line, what).not.toMatch(inner)
    return line
  }
  const seen = new Set<string>()
  const checked = new Set<string>()
  for (const play of plays)
    playThrough(hosted, play, (decision) => {
      const { prompt, topic, input } = decision
      const shows = shownBeside(decision)
      seen.add(prompt.say)
      said(prompt, 2000, prompt.say)
      expect(topics, `topic of ${prompt.say}`).toContain(topic)
      expect(shows.length, `what decides ${prompt.say}`).toBeGreaterThan(0)
      expect(shows.length, prompt.say).toBeLessThanOrEqual(4)
      for (const line of shows) said(line, 120, `${prompt.say}, shown`)
      for (const option of allOptions(input)) {
        const { id, label, rule } = option
        const means = meaningOf(option)
        const key = JSON.stringify([label, means])
        if (checked.has(key)) continue
        checked.add(key)
        const lines = [said(label, 80, `${prompt.say}, ${id}`), said(means, 100, `${prompt.say}, ${id}, what it does`)]
        // A nation is drafted for its effect, a card kept for what it pays and when.
        if (label.say === 'draft.home') expect(lines[1]).toMatch(/^Power \d+, .+ \([A-Z][\w ’-]+\)\.$/)
        if (means?.say === 'means.card')
          expect(lines[1]).toMatch(/^[\d.]+ VP if it ends in .+; [\d.]+ if two players hold such cards/)
        if (rule !== undefined)
          for (const line of lines) expect(line.split(/[ ,;:()]/), `${prompt.say}, ${id}`).not.toContain(rule)
      }
    })
  for (const { label, choices } of hosted.game.settings) {
    said(label, 80, 'a setting')
    for (const choice of choices) {
      said(choice.label, 80, choice.id)
      said(meaningOf(choice), 100, choice.id)
    }
  }
  for (const first of ['draft.nation', 'setup.back']) expect(seen).toContain(first)
  return seen
}
