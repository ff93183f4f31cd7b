/** What can be left beforehand: it has words, and whatever it answers may be answered. */
import { describe, expect, it } from 'vitest'
import { HOSTED } from '../../src/games/index.ts'
import { ASK_ME, type Policy, type Wishes } from '../../src/games/policy.ts'
import { apply, create, decisions, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { misfit } from '../../src/kernel/input.ts'
import { canonical } from '../../src/kernel/json.ts'
import { randomFrom } from '../../src/kernel/random.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { steadyAt } from '../../src/players/index.ts'
import { LATER } from '../../src/players/player.ts'
import { within } from '../../src/tables/mandates.ts'
import { kindsOf } from '../../src/tables/order-answers.ts'
import { seatsOf } from './inherited.ts'
import { playthroughsOf } from './playthrough.ts'

/** The first and the last choice of every field, and one more mixture. */
const wishesFor = ({ fields }: Policy): Wishes[] =>
  [0, -1, 1].map((n) =>
    Object.fromEntries(
      fields.map(({ id, choices }) => {
        const open = choices.filter((choice) => choice !== ASK_ME)
        return [id, open.at(n) ?? open[0]!]
      }),
    ),
  )

/** Games that let one leave something beforehand. */
const declaring = HOSTED.filter(({ policies }) => policies)

describe.each(declaring.map((hosted) => [hosted.title, hosted] as const))('%s', (_, hosted) => {
  const { game, policies = [] } = hosted
  const { questions = {}, policies: words = {} } = hosted.about('en-US')

  it('names every question it can ask, and no other', () => {
    const [asked, named] = [kindsOf(game), Object.keys(questions)]
    expect(asked.filter((kind) => !questions[kind])).toEqual([])
    // Era and Age share their names.
    const shared = game.id.endsWith('of-atlantis') ? HOSTED.flatMap((other) => kindsOf(other.game)) : asked
    expect(named.filter((kind) => !shared.includes(kind))).toEqual([])
    expect(hosted.turn, 'by which time is gained').toBeDefined()
    expect(Object.keys(hosted.stillAsked ?? {}).filter((kind) => !shared.includes(kind))).toEqual([])
    for (const { answers } of policies) expect(answers.filter((kind) => !asked.includes(kind))).toEqual([])
  })

  it('has policies, in words, for questions it asks', () => {
    expect(policies.length).toBeGreaterThan(1)
    for (const policy of policies) {
      const { id, fields, answers } = policy
      expect(Object.keys(words[id]!.fields), id).toEqual(fields.map((field) => field.id))
      for (const { id: field, choices } of fields) {
        const said = choices.map((choice) => words[id]!.fields[field]!.choice(choice))
        expect(new Set(said).size, `${id}.${field}`).toBe(choices.length)
        expect(choices.length).toBeLessThanOrEqual(25)
      }
      for (const wishes of wishesFor(policy)) expect(words[id]!.said(wishes)).toMatch(/^[a-z]/)
      // A mandate answers nothing; everything else does nothing else.
      expect(answers.length > 0, id).toBe(policy.bounds === undefined)
    }
    expect(policies.filter(({ bounds }) => bounds)).toHaveLength(1)
  })

  it('only answers what may be answered, and every question that was asked could still come', () => {
    const used = new Set<string>()
    for (const { seats: count, options, seed, answers } of playthroughsOf(game).slice(0, 2)) {
      let { state } = create(game, { seats: seatsOf(count), options, held: seed % 2 === 1, random: randomFrom(seed) })
      for (const [seat, id, answer] of answers) {
        if (seat === null) {
          const opened = reveal(game, state)
          if (isRefusal(opened)) throw new Error('not to be opened')
          state = opened.state
          continue
        }
        const decision = decisions(game, state, seat).find((each) => each.id === id)!
        const { question } = decision
        if (!decision.offer) {
          const view = game.view(state.board, seat)
          expect(hosted.stillAsked?.[question]?.(view) ?? true, question).toBe(true)
          for (const policy of policies.filter((each) => each.answers.includes(question))) {
            const { prompt, input, idle } = decision
            for (const wishes of wishesFor(policy)) {
              const said = policy.answer({ seat, question, prompt, input, idle, view }, wishes)
              if (said === undefined) continue
              used.add(policy.id)
              expect(misfit(input, said), `${policy.id} ${JSON.stringify(said)}`).toBeNull()
            }
          }
        }
        const applied = apply(game, state, seat, id as string, answer)
        if (isRefusal(applied)) throw new Error('refused')
        state = applied.state
      }
    }
    expect(used.size).toBeGreaterThan(0)
  })

  it('has a mandate that leaves something to answer, which a computer keeps to', () => {
    const policy = policies.find(({ bounds }) => bounds)!
    const player = steadyAt(hosted)!
    const strictest = Object.fromEntries(
      policy.fields.map(({ id, choices }) => [id, choices.includes('never') ? 'never' : choices.at(-1)!]),
    )
    let narrowed = 0
    for (const { seats: count, options, seed, answers } of playthroughsOf(game).slice(0, 2)) {
      let { state } = create(game, { seats: seatsOf(count), options, held: seed % 2 === 1, random: randomFrom(seed) })
      for (const [n, [seat, id, answer]] of answers.entries()) {
        const moved = seat === null ? reveal(game, state) : apply(game, state, seat, id as string, answer)
        if (seat !== null && n % 5 === 0) {
          const decision = decisions(game, state, seat).find((each) => each.id === id)!
          const view = game.view(state.board, seat)
          const spared = seatsOf(count).filter((each) => each !== seat)
          const bounded = within({ mandate: { policy, wishes: strictest }, spared }, view, decision)
          if (bounded === decision || !decision.offer) {
            if (bounded !== decision && canonical(bounded.input) !== canonical(spelledOut(decision).input)) narrowed++
            const wanted = player({ seat, view, decision: bounded, random: () => 0, people: [] })
            // Whoever would take none of what is left does what the clock does.
            if (wanted !== LATER && wanted !== undefined && !misfit(decision.input, wanted))
              expect(misfit(bounded.input, wanted), `${decision.question} ${JSON.stringify(wanted)}`).toBeNull()
          }
        }
        if (isRefusal(moved)) throw new Error('refused')
        state = moved.state
      }
    }
    expect(narrowed).toBeGreaterThan(0)
  })
})
