/** Nobody pays for nothing unawares: what would bring nothing says so beforehand, and what says so brings nothing. */
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { isVain } from '../../../src/games/atlas-lost/rules/vain.ts'
import type { Input, Option, Text } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample, simplest } from '../../../src/kernel/input.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { meaningOf } from '../../../src/kernel/told.ts'
import { steady } from '../../../src/players/atlas-lost.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'

const { game } = atlasLost
const MILITARY = { trees: ['economy', 'religion', 'military'] } as const

/** Is it said of that Tech or card that nothing comes of it? */
const vain = (table: Sitting, of: string) => {
  const { cost, effect, tree } = (data.techs[of] ?? data.cards[of])!
  return isVain(data, table.board, { seat: TONY, of, tree }, cost, effect)
}

describe('it is said beforehand that nothing would come of it', () => {
  it('a purse that is full once it is paid', () => {
    const table = new Sitting(MILITARY).given(TONY, { M: 3, C: data.pack.limits.caps.C })
    expect(vain(table, 'mil-11')).toBe(true)
    expect(vain(table.given(TONY, { C: 1 }), 'mil-11')).toBe(false)
  })
  it('Techs to chain to that can no longer be paid', () => {
    const table = new Sitting().given(TONY, { R: 1, D: 0 })
    expect(vain(table, 'IIS-E')).toBe(true)
    expect(vain(table.given(TONY, { R: 9, D: 9 }), 'IIS-E')).toBe(false)
  })
  it('nobody who has what would be taken', () => {
    const table = new Sitting(MILITARY).given(TONY, { D: 2 }).given(BEN, { R: 0, C: 0 }).given(ALEX, { R: 0, C: 0 })
    for (const npc of Object.keys(table.board.npcs)) delete table.board.npcs[npc]
    expect(vain(table, 'mil-10a')).toBe(true)
    expect(vain(table.given(ALEX, { R: 1 }), 'mil-10a')).toBe(false)
    expect(vain(table, 'mil-15')).toBe(false)
  })
  it('an ally who is lost with the token that is paid, in every way to pay', () => {
    const table = new Sitting(MILITARY)
      .given(TONY, { D: 1 })
      .given(BEN, { track: [TONY] })
      .given(ALEX, { R: 2 })
    const steal = [{ op: 'target', who: 'ally', do: [{ op: 'steal', res: 'R', n: 1, from: 'target' }] }] as const
    const paying = (cost: object) => isVain(data, table.board, { seat: TONY, of: 'rel-09', tree: 'religion' }, cost, steal)
    table.given(BEN, { R: 2 })
    expect(paying({})).toBe(false)
    expect(paying({ religion: 1 })).toBe(true)
    expect(paying({ asset: 1 })).toBe(true)
    table.given(TONY, { M: 1 })
    expect(paying({ asset: 1 })).toBe(false)
  })
  it('military power that is no longer greater once it is paid', () => {
    const table = new Sitting(MILITARY).given(TONY, { M: 3 }).given(BEN, { M: 2, TP: 4, R: 0 }).given(ALEX, { M: 5, R: 0 })
    for (const npc of Object.keys(table.board.npcs)) delete table.board.npcs[npc]
    const { effect } = data.cards['mil-05']!
    const paying = (cost: object) => isVain(data, table.board, { seat: TONY, of: 'mil-05', tree: 'military' }, cost, effect)
    expect(paying({})).toBe(false)
    expect(paying({ M: 1 })).toBe(true)
  })
  it('a team of Lv.3 that goes home and was what counted', () => {
    const table = new Sitting().lay('science', 'IIIS-F', 'IIIS-E', 'IIIS-D')
    table.teams(TONY, 'IIIS-F')
    const effect = [{ op: 'gain', res: 'TP', n: { per: 'teams.3' } }] as const
    const paying = (cost: object) => isVain(data, table.board, { seat: TONY, of: 'IIIS-F', tree: 'science' }, cost, effect)
    expect(paying({})).toBe(false)
    expect(paying({ team3: 1 })).toBe(true)
  })
  it('cards: none to install, none to play besides, none to be drawn or taken', () => {
    const table = new Sitting().given(TONY, { hand: ['sci-04a'], R: 0, D: 0, C: 0 })
    const [install] = data.cards['sci-04a']!.effect
    const only = (...effect: readonly unknown[]) =>
      isVain(data, table.board, { seat: TONY, of: 'sci-04a', tree: 'science' }, {}, effect as never)
    expect(only(install)).toBe(true)
    expect(only({ op: 'grant', n: 1 })).toBe(true)
    expect(only({ op: 'recover', n: 1 })).toBe(true)
    expect(only({ op: 'draw', deck: 'religion', n: 1 })).toBe(true)
    expect(only({ op: 'draw', deck: 'own', n: 1 })).toBe(false)
    expect(only({ op: 'target', who: 'other', do: [{ op: 'takeCard', n: 1 }] })).toBe(true)
    expect(only({ op: 'target', who: 'other', do: [{ op: 'influence', steps: -1 }] })).toBe(true)
    expect(only({ op: 'influence', steps: 1 })).toBe(true)
    expect(only({ op: 'discardInstalled', n: 1 })).toBe(true)
    expect(only({ op: 'may', cost: { economy: 1 }, do: [{ op: 'gain', res: 'TP', n: 3 }] })).toBe(true)
    table.given(TONY, { R: 9, D: 9, C: 3, hand: ['eco-14'] })
    expect(only({ op: 'grant', n: 1 })).toBe(false)
    expect(only({ op: 'influence', steps: 1 })).toBe(false)
  })
})

type At = Sitting['state']
type Holding = { readonly counts: readonly number[]; readonly others: string }

/** What somebody has in numbers, and everything of the others. */
function holding({ board }: At, seat: string): Holding {
  const { players, npcs } = board
  const { R, D, C, M, TP, hand, economy, culture, teams, position, installed } = players[seat]!
  const others = Object.entries(players).filter(([each]) => each !== seat)
  const religion = others.reduce((sum, [, { track }]) => sum + track.filter((owner) => owner === seat).length, 0)
  const counts = [R, D, C, M, TP, hand.length, economy.length, culture.length, teams.length, position, installed.length, religion]
  const theirs = others.map(([, player]) => ({ ...player, track: player.track.filter((owner) => owner !== seat) }))
  return { counts, others: JSON.stringify([theirs, Object.values(npcs).map(({ TP: points }) => points)]) }
}

type Path = { pick: string; then?: Path }
/** Every answer whose last choice is said to have no effect. */
function* vainAnswers(input: Input): Generator<Path> {
  if (input.kind !== 'pick') return
  for (const option of input.options as readonly Option[]) {
    if (option.blocked) continue
    const means = meaningOf(option) as (Text & { isFutile?: boolean }) | undefined
    if (means?.say === 'means.use' && means.isFutile)
      yield option.then ? { pick: option.id, then: simplest(option.then) as Path } : { pick: option.id }
    else if (option.then) for (const then of vainAnswers(option.then)) yield { pick: option.id, then }
  }
}

describe('what is said to have no effect', () => {
  it('has none, in whole games', () => {
    let tried = 0
    for (let seed = 1; seed <= 6; seed++) {
      const chance = dice(seed)
      const options = { trees: 'random', rounds: '20' }
      let { state } = create(game, { seats: ['p1', 'p2', 'p3'].slice(0, 2 + (seed % 2)), options, random: randomFrom(seed) })
      while (!state.outcome) {
        const [decision] = decisions(game, state).filter(({ given }) => given === undefined)
        if (!decision) throw new Error('nobody is asked')
        if (decision.prompt.say === 'ask.action')
          for (const answer of vainAnswers(decision.input)) {
            const after = playedOut(state, decision.seat, decision.id, answer)
            if (!after) continue
            tried++
            const [was, is] = [holding(state, decision.seat), holding(after, decision.seat)]
            const grown = is.counts.some((n, i) => n > was.counts[i]!)
            expect([grown, is.others], `${JSON.stringify(answer)}, seed ${seed}`).toEqual([false, was.others])
          }
        const answer =
          chance(3) === 0
            ? sample(decision.input, chance)
            : steady({ view: game.view(state.board, decision.seat), decision, random: chance } as Parameters<typeof steady>[0])
        const next = apply(game, state, decision.seat, decision.id, answer)
        if (isRefusal(next)) throw new Error(next.text.say)
        state = next.state
      }
    }
    expect(tried).toBeGreaterThan(30)
  })
})

/** The state when the deed is done, with follow-ups answered plainly; null where somebody's lasting rule reacted to it. */
function playedOut(state: At, seat: string, id: string, answer: unknown): At | null {
  let now = apply(game, state, seat, id, answer)
  for (;;) {
    if (isRefusal(now)) throw new Error(now.text.say)
    if (now.events.some(({ text }) => text.say === 'reaction')) return null
    const [open] = decisions(game, now.state).filter(({ given }) => given === undefined)
    if (!open || open.prompt.say === 'ask.action' || open.prompt.say === 'ask.influence') return now.state
    now = apply(game, now.state, open.seat, open.id, simplest(open.input))
  }
}
