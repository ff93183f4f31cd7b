/** Every choice explains itself, and every question says what decides: at every question of whole games. */
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import type { Decision, Input, Option, Text } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal, reveal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { shownBeside, told } from '../../../src/kernel/told.ts'
import { steady } from '../../../src/players/atlas-lost.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'
import { plays } from './inheriting.ts'

const LABEL = 80
const MEANS = 100
const LINE = 120
const { game } = atlasLost
const NAMES: Readonly<Record<string, string>> = {
  p1: 'Aiko',
  p2: 'Bartholomew',
  p3: 'Chidi',
  p4: 'Dolores',
  tony: 'tony',
  ben: 'ben',
  alex: 'alex',
}
const s = speakerOf('en-US', (seat) => NAMES[seat] ?? 'somebody')
const say = (text: Text) => game.speak(text, s)
const topics = new Set(atlasLost.about('en-US').topics.map(({ id }) => id))

/** What only the rules call so. */
const IDS = [
  ...Object.keys(data.cards),
  ...Object.keys(data.npcs),
  'p1',
  'p2',
  'p3',
  'p4',
  'turnStart',
  'undefined',
  'null',
  'NaN',
]
const internal = new RegExp(`(?<![\\w-])(${IDS.join('|')})(?![\\w-])|§|\\[object|⚑|›|→`)

function* optionsIn(input: Input): Generator<Option> {
  if (input.kind === 'amount') return
  for (const option of input.kind === 'split' ? input.targets : input.options) {
    yield option
    if (option.then) yield* optionsIn(option.then)
  }
}

/** What is wrong with a question, in sentences. */
function faultsOf(decision: Decision): string[] {
  const { prompt, topic, input } = decision
  const shows = shownBeside(decision)
  const faults: string[] = []
  const check = (what: string, text: Text | undefined, most: number) => {
    if (!text) return void faults.push(`${prompt.say}: ${what} says nothing`)
    const said = say(text)
    if (said.length > most) faults.push(`${prompt.say}: ${what} has ${said.length} characters: ${said}`)
    if (internal.test(said)) faults.push(`${prompt.say}: ${what} is not for people: ${said}`)
    if (/…/.test(said)) faults.push(`${prompt.say}: ${what} is cut off: ${said}`)
  }
  check('the question', prompt, 2 * LINE)
  if (!topic || !topics.has(topic)) faults.push(`${prompt.say}: there is no topic ${topic}`)
  if (shows.length === 0 || shows.length > 4) faults.push(`${prompt.say}: ${shows.length} lines beside it`)
  for (const line of shows) check('a line beside it', line, LINE)
  for (const { id, label, means, blocked, group } of optionsIn(input)) {
    check(`the label of ${id}`, label, LABEL)
    check(`the meaning of ${id}`, means && told(means), MEANS)
    if (blocked) check(`the reason against ${id}`, blocked, 2 * LINE)
    if (group) check(`the heading of ${id}`, group, LABEL)
  }
  return faults
}

describe('every question', () => {
  const met = new Set<string>()
  it.each(plays.map((play, i) => [JSON.stringify(play), play, i] as const))('%s', (_, { seats, options }, seed) => {
    const chance = dice(seed + 1)
    const faults = new Set<string>()
    let { state } = create(game, { seats: ['p1', 'p2', 'p3', 'p4'].slice(0, seats), options, random: randomFrom(seed) })
    while (!state.outcome) {
      const open = decisions(game, state).filter(({ given }) => given === undefined)
      const [decision] = open
      if (decision) {
        met.add(decision.prompt.say)
        for (const fault of faultsOf(decision)) faults.add(fault)
      }
      // A steady player gets far, a random one to strange places.
      const answer =
        decision &&
        (chance(3) === 0
          ? sample(decision.input, chance)
          : steady({ view: game.view(state.board, decision.seat), decision, random: chance } as Parameters<typeof steady>[0]))
      const result = decision ? apply(game, state, decision.seat, decision.id, answer) : reveal(game, state)
      if (isRefusal(result)) throw new Error(result.text.say)
      state = result.state
      for (const { text } of result.events) if (internal.test(say(text))) faults.add(`${text.say}: ${say(text)}`)
    }
    expect([...faults].slice(0, 12)).toEqual([])
  })
  it('that there is came up', () => expect(met.size).toBeGreaterThan(18))
  it('of opening a table says what its choices mean', () => {
    for (const { label, choices } of game.settings) {
      expect(say(label).length).toBeLessThanOrEqual(LABEL)
      for (const choice of choices) {
        expect(say(choice.label).length, choice.id).toBeLessThanOrEqual(LABEL)
        expect(say(told(choice.means!)).length, choice.id).toBeLessThanOrEqual(MEANS)
      }
    }
  })
})

describe('a meaning has the numbers of the position', () => {
  const means = (table: Sitting, path: string): string => {
    let input: Input | undefined = table.decision().input
    let said = ''
    for (const word of path.split(' ')) {
      const option: Option | undefined = [...(input && input.kind === 'pick' ? input.options : [])].find(({ id }) => id === word)
      if (!option) throw new Error(`no ${word} in ${path}`)
      said = say(told(option.means!))
      input = option.then
    }
    return said
  }
  it('an income: what one then has, and what is lost', () => {
    expect(means(new Sitting().given(TONY, { R: 4 }), 'replenish')).toBe('You then have 6 research')
    expect(means(new Sitting().given(TONY, { R: 18 }), 'replenish')).toBe('You then have 19 research; 1 too many is lost')
  })
  it('a Tech that counts tokens: how much that is now', () => {
    const table = new Sitting()
      .lay('culture', 'IIIC-D', 'IIIC-F', 'IIIC-E')
      .given(TONY, { R: 9, D: 9, C: 3, culture: ['IC', 'IE'] })
    expect(means(table, 'command IIIC-D')).toBe('Place 1 culture token anywhere; gain 1 TP per culture token (now up to 3 TP)')
    expect(means(table, 'command IIIC-F')).toBe('Gain 2 TP per culture token by your team (now up to 2 TP)')
  })
  it('warns where paying takes away what would be counted', () => {
    const table = new Sitting().lay('culture', 'IIIC-D', 'IIIC-F', 'IIIC-E').given(TONY, { R: 9, D: 9, C: 3, culture: ['IC'] })
    expect(means(table, 'command IIIC-F')).toBe('No effect now: gain 2 TP per culture token by your team')
    const allied = new Sitting({ trees: ['economy', 'religion', 'military'] }).lay('religion', 'IIIR-A', 'IIIR-B', 'IIIR-C')
    allied.given(BEN, { track: [TONY, TONY] }).given(TONY, { C: 3 })
    expect(means(allied, 'command IIIR-A')).toMatch(/^No effect now: /)
    allied.given(ALEX, { track: [TONY, TONY], TP: 4 })
    expect(means(allied, 'command IIIR-A')).not.toMatch(/^No effect now/)
  })
  it('a religion token: whose ally the faction then is', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).given(TONY, { R: 2, D: 1 })
    table.given(BEN, { track: [ALEX, ALEX] }).does('startup IR')
    expect(means(table, BEN)).toBe('Ben is then the ally of alex; 0 of yours and 2 of others there now')
    expect(means(table, ALEX)).toBe('Alex is then your ally; no tokens there yet')
  })
})

describe('installing a card', () => {
  it('says what each way to pay costs', () => {
    const said = say({ say: 'means.install.ways', costs: [{ R: 2 }, { D: 1 }] } as Text)
    expect(said).toMatch(/^It stays and works from now on; you pay 2 .+ or 1 .+$/)
  })
  it('counts the ways where they do not fit one line', () => {
    const costs = [0, 1, 2, 3, 4].map((D) => ({ R: 4 - D, D }))
    const said = say({ say: 'means.install.ways', costs } as Text)
    expect(said).toBe('It stays and works from now on; 5 ways to pay, such as 4 research')
  })
})
