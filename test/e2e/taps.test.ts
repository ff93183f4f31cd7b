/** How many taps a scripted part of each game takes, for somebody who knows what they want. `docs/playing.md` says the same numbers. */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { openDecision } from '../../src/discord/show/panel.ts'
import { decode, encode } from '../../src/discord/show/present/answer-code.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Decision } from '../../src/kernel/contract.ts'
import { dice } from '../../src/kernel/random.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import { type Position, positionAt, seatOf, speakerAt, viewFor } from '../../src/tables/position.ts'
import { sentFrom } from '../../src/tables/sent.ts'
import { pressesTo } from '../discord/presser.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { type Evening, evening, pressables } from './evening.ts'
import { giveFrom } from './thoughtful.ts'

type Stage = { readonly phase: string; readonly round: number }

/** What cannot be taken back alone is on its way for so long, and people let it go. */
const A_MOMENT = 1_000

/** What is played, where it is over, and the most taps it may take. */
type Budget = {
  readonly part: string
  readonly isIn: (at: Stage) => boolean
  readonly most: number
  readonly deals?: readonly string[]
}
const BUDGETS: Readonly<Record<string, Budget>> = {
  'era-of-atlantis': { part: 'the set-up', isIn: ({ phase }) => phase === 'setup', most: 8 },
  'age-of-atlantis': { part: 'the set-up', isIn: ({ phase }) => phase === 'setup', most: 8 },
  // A round with one Deed won has some questions less than one with three: the mean over deals of either kind.
  'secret-societies': {
    part: 'a round',
    isIn: ({ phase, round }) => round === 1 && phase !== 'setup',
    most: 16,
    deals: ['beef', 'cafe', 'dead', 'f00d', '1234'],
  },
  'atlas-lost': { part: 'a round', isIn: ({ round }) => round <= 1, most: 16 },
  'atlantis-rising': { part: 'placing in a round', isIn: ({ phase, round }) => round === 1 && phase === 'place', most: 8 },
}

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

/** The same idea at every run: its own dice, and nobody else's. As it would be pressed: several of a list have no order. */
const ideaOf = (hosted: AnyHosted, position: Position, decision: Decision) => {
  const { seat, input } = decision
  const idea = steadyAt(hosted)!({ seat, view: viewFor(position, seat), decision, random: dice(5) })
  return decode(input, encode(input, idea))
}
const PREDICTABLE = new Map(
  [...STEADY].map(([id, playerFor]) => [
    id,
    (facts: never) => {
      const player = playerFor(facts)
      return (at: Parameters<typeof player>[0]) => player({ ...at, random: dice(7) })
    },
  ]),
)

type Idea = typeof ideaOf

/** Plays the part of the game that is counted; the taps it took, and where they went. */
async function tapsIn(hosted: AnyHosted, idea: Idea = ideaOf, deal = 'beef'): Promise<{ taps: number; story: string[] }> {
  const { isIn } = BUDGETS[hosted.game.id]!
  const pauses = { ...NO_PAUSES, sent: A_MOMENT }
  night = await evening([hosted], { players: PREDICTABLE, secrets: () => deal.repeat(16), pauses })
  const { parlour, archon } = night
  const mira = parlour.person('Mira')
  const size = Math.min(3, hosted.game.seats.max)
  await mira.slash(
    '/table open',
    { game: hosted.game.id, seats: size, computers: size - 1, here: true, pace: 'none' },
    { channel: 'tables' },
  )
  await archon.settle()
  const channel = parlour.channel('tables')
  await mira.in(channel).click('Start')
  const { id } = (await archon.house.store.tablesOf(mira.id))[0]!
  mira.forget()
  const story: string[] = []
  let panel: Awaited<ReturnType<typeof giveFrom>>
  for (let i = 0; i < 200; i++) {
    await archon.settle()
    const position = await positionAt(archon.house, id)
    const view = viewFor(position, null) as Stage
    const row = seatOf(position.table, mira.id)!
    const { seat } = row
    if (story.length > 0 && !isIn(view)) return { taps: mira.taps, story }
    const decision = openDecision(position, seat)
    if (!decision || decision.given !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    if (sentFrom(row)) {
      await parlour.clock.advance(A_MOMENT)
      continue
    }
    const before = mira.taps
    const answer = idea(hosted, position, decision)
    const presses = pressesTo(position, decision, answer)
    // The panel follows the table: where it shows the question by itself, that saves a press; else it is opened from the card.
    panel = mira
      .in(channel)
      .messages()
      .find(({ id: message }) => message === panel?.id)
    if (!pressables(panel).some(({ custom_id }) => custom_id === presses[0]!.id))
      panel = await mira.in(channel).click(/^(Take my turn|Seal my answer)$/)
    panel = await giveFrom(mira.in(channel), panel!, position, decision, answer)
    if (!isIn(view)) {
      mira.forget()
      panel = undefined
      continue
    }
    story.push(`${mira.taps - before} · ${hosted.game.speak(decision.prompt, speakerAt(position.table, 'en-US'))}`)
  }
  throw new Error(`no end in sight\n${story.join('\n')}`)
}

const page = readFileSync(new URL('../../docs/playing.md', import.meta.url), 'utf8')

describe.each(Object.entries(BUDGETS))('%s', (id, { part, most, deals = ['beef'] }) => {
  it('takes no more taps than allowed, and the page says how many', { timeout: 240_000 }, async () => {
    const hosted = HOSTED.find(({ game }) => game.id === id)!
    let sum = 0
    const stories: string[] = []
    for (const deal of deals) {
      const { taps, story } = await tapsIn(hosted, ideaOf, deal)
      await night!.close()
      sum += taps
      stories.push(`${deal}: ${taps}`, ...story)
    }
    night = undefined
    const taps = Math.round(sum / deals.length)
    expect(taps, stories.join('\n')).toBeLessThanOrEqual(most)
    const told = page.split('\n').find((line) => line.startsWith(`| ${hosted.title} |`))
    expect(told).toBe(`| ${hosted.title} | ${part} | ${taps} |`)
  })
})

/** Where the game would place an agent, somebody has nations of their own in mind: all they mark are others. */
const ownPlaces: Idea = (hosted, position, decision) => {
  const { input, prompt } = decision
  const own =
    prompt.say === 'setup.zeros' && input.kind === 'pick' ? input.options.find(({ id }) => id === 'own')?.then : undefined
  if (own?.kind !== 'some') return ideaOf(hosted, position, decision)
  return { pick: 'own', then: own.options.slice(0, own.max).map(({ id }) => id) }
}

it('Era is set up in eight taps with places of one’s own, too', { timeout: 120_000 }, async () => {
  const { taps, story } = await tapsIn(HOSTED.find(({ game }) => game.id === 'era-of-atlantis')!, ownPlaces)
  expect(story.join('\n')).toMatch(/^4 · Place your 3 agents/m)
  expect(taps, story.join('\n')).toBeLessThanOrEqual(BUDGETS['era-of-atlantis']!.most)
})

/** Whoever has a plan of their own does not look at what the others suggest. */
const ownPlan: Idea = (hosted, position, decision) => {
  const { input } = decision
  if (input.kind !== 'pick') return ideaOf(hosted, position, decision)
  const options = input.options.filter((each) => !/^(yes|no)\./.test(each.id))
  const idea = ideaOf(hosted, position, { ...spelledOut(decision), input: { ...input, options } })
  return decode(input, encode(input, idea))
}

it('Rising’s Atlanteans are placed in as few taps by somebody with a plan of their own', { timeout: 120_000 }, async () => {
  const { taps, story } = await tapsIn(HOSTED.find(({ game }) => game.id === 'atlantis-rising')!, ownPlan)
  expect(taps, story.join('\n')).toBeLessThanOrEqual(BUDGETS['atlantis-rising']!.most)
})
