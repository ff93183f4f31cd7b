/** The steady player: legal in every mode, a team without a word, far better than chance, and kind to its partners. */
import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../src/kernel/match.ts'
import { worksOf } from '../../../src/players/atlantis-rising/builds.ts'
import { steady } from '../../../src/players/atlantis-rising/index.ts'
import { bestHost, planOf } from '../../../src/players/atlantis-rising/plan.ts'
import { randomPlayer } from '../../../src/players/player.ts'
import { seatsOf } from '../../suite/inherited.ts'
import { inheriting } from './inheriting.ts'
import { game, type Table, table } from './table.ts'

const team = (seats: number, player = steady) => Object.fromEntries(seatsOf(seats).map((seat) => [seat, player]))

describe('the steady player', () => {
  it('answers everything it is asked, for every number of players and in every mode', () => {
    for (const { seats, options } of inheriting.plays) {
      const { outcome, state } = playMatch({ game, players: team(seats), options, seed: 40 + seats })
      expect(['won', 'lost']).toContain(outcome.together)
      expect(inheriting.invariants(state as never)).toEqual([])
    }
  })

  it('saves Atlantis now and then at the easiest level, where chance builds nothing', () => {
    const games = (player: typeof steady) =>
      [1, 2, 3, 4, 5].map(
        (seed) => playMatch({ game, players: team(4, player), options: { councilors: 'random' }, seed }).state.board,
      )
    const [steadily, randomly] = [games(steady), games(randomPlayer as typeof steady)]
    const built = (boards: typeof steadily) => boards.reduce((sum, board) => sum + board.built.length, 0)
    expect(steadily.filter(({ result }) => result?.together === 'won').length).toBeGreaterThan(1)
    expect(randomly.filter(({ result }) => result?.together === 'won')).toHaveLength(0)
    expect(built(steadily)).toBeGreaterThan(10 * (built(randomly) + 1))
  })

  const ask = (t: Table, seat: string, key?: string) =>
    steady({ seat, view: t.view(seat), decision: key ? t.offer(seat, key)! : t.question(seat), random: () => 0 })

  it('goes along with a partner’s proposal, and gives way when asked for a place', () => {
    const t = table(4).takes('p1', 'propose', 'to.p2', 'leader', 'hills')
    expect(ask(t, 'p2')).toEqual({ pick: `yes.plan.${t.board.proposals[0]!.id}` })
    const full = table(4).places('p2', 'leader', 'forge-4')
    full.does('p1', 'request', full.piece('p2', 'leader', 'forge-4'), 'leader')
    expect(ask(full, 'p2')).toEqual({ pick: `yes.way.${full.board.requests[0]!.id}` })
  })

  it('pays its part of a build, and leaves other offers alone', () => {
    const t = table(4, { councilors: { p1: 'orator', p2: 'scholar' }, goods: { p1: { gold: 1 }, p2: { atlantium: 2 } } })
    t.places('p1', 'leader', 'build-0')
      .places('p2', 'leader', 'build-0')
      .toActions()
      .does('p1', 'build-0', 'crystal-resonator', 'mine')
    expect(ask(t, 'p2')).toEqual({ pick: 'yes.build.build-0' })
    expect(ask(t, 'p3', 'propose')).toBeUndefined()
  })

  it('helps to pay for a barrier that a partner begins, and gives up with whoever sees no hope', () => {
    const t = table(4, { goods: { p1: { energy: 1 }, p2: { energy: 3 } } }).does('p1', 'energy', 'barrier.hills', 1)
    expect(ask(t, 'p2')).toEqual({ pick: 'yes.fund.barrier.hills' })
    const lost = table(3, { flooded: { mountains: 6, library: 6, hills: 6, forge: 6, forests: 3 } })
    expect(ask(lost, 'p2', 'give-up')).toBeUndefined()
    lost.takes('p1', 'give-up', 'give-up')
    expect(ask(lost, 'p2', 'give-up')).toEqual({ pick: 'give-up' })
  })

  it('comes to where a partner wants to build, and builds what a partner aims for', () => {
    const rich = { ore: 9, gold: 9, crystal: 9, atlantium: 9, energy: 9 }
    const t = table(3, { goods: { p1: rich } })
    const usual = planOf(t.view('p2')).find(({ place }) => place.startsWith('build-'))!
    expect(usual.place).toBe('build-0')
    t.places('p1', usual.kind === 'leader' ? 'follower' : 'leader', 'build-1')
    expect(planOf(t.view('p2')).filter(({ owner, place }) => owner === 'p1' && place === 'build-1')).toHaveLength(1)
    const aims = table(3, { goods: { p1: rich } })
    const [first] = worksOf(aims.view('p2'), { p1: 1, p2: 1, p3: 1 }, { spaces: 1, hasLeaders: true }).projects
    const another = aims.board.blueprint.find((id) => id !== first!.component)!
    aims.takes('p1', 'propose', 'build', another)
    const [aimed] = worksOf(aims.view('p2'), { p1: 1, p2: 1, p3: 1 }, { spaces: 1, hasLeaders: true }).projects
    expect(aimed!.component).toBe(another)
  })

  it('sends all Leaders to one space when only the core is left', () => {
    const goods = { gold: 2, crystal: 2, atlantium: 2, energy: 3 }
    const t = table(3, { blueprint: [], goods: { p1: goods, p2: goods, p3: goods } })
    while (t.phase === 'place') {
      const seat = t.awaited[0]!
      t.does(seat, ...flat(ask(t, seat)))
    }
    expect(t.at('build-0').filter(({ kind }) => kind === 'leader')).toHaveLength(3)
  })

  it('keeps the space of the Leaders and everybody’s energy for the core when it is in reach', () => {
    const rich = { gold: 9, crystal: 9, atlantium: 9 }
    const flooded = { mountains: 5, library: 5, hills: 5, forge: 5, forests: 5, city: 5 }
    for (const blueprint of [[], ['tidal-regulator']]) {
      const t = table(3, { councilors: { p1: 'champion' }, blueprint, flooded, goods: { p1: rich, p2: { energy: 4 } } })
      for (const seat of ['p1', 'p2', 'p3']) t.places(seat, 'leader', 'build-0')
      t.places('p1', 'follower', 'build-1').toActions()
      while (t.phase === 'actions') {
        const seat = t.awaited[0]!
        t.does(seat, ...flat(ask(t, seat)))
      }
      expect(t.board.result?.together).toBe('won')
    }
  })

  it('builds where its Leader stands as long as the core is far, also alone', () => {
    const t = table(1, { hologram: ['orator', 'scholar'], goods: { p1: { gold: 9, crystal: 9, atlantium: 9 } } }).does(
      'p1',
      'orator',
    )
    t.places('p1', 'leader', 'build-0').toActions()
    const before = t.board.built.length
    while (t.phase === 'actions') t.does('p1', ...flat(ask(t, 'p1')))
    expect(t.board.built.length).toBeGreaterThan(before)
  })

  it('sees to it that enough of a large team have more than energy to add to the core', () => {
    const t = table(5, { blueprint: [], goods: { p1: { gold: 5, crystal: 5, atlantium: 5, energy: 3 } } })
    const gatherers = planOf(t.view('p1')).filter(({ place }) => /^(hills|forests)-/.test(place))
    expect(gatherers.some(({ owner }) => owner !== 'p1')).toBe(true)
  })

  it('plays what helps before it throws a card away, and moves along hidden paths to where there is work', () => {
    const hand = ['omen-of-fortune', 'ley-surge', 'omen-of-fortune', 'transmutation']
    const over = table(3, { hands: { p1: hand }, library: ['foresight', 'call-to-service'] }).places('p1', 'leader', 'library-6')
    over
      .toActions()
      .does('p1', over.piece('p1', 'leader', 'library-6'))
      .does('p1', ['0', '1'])
    expect(ask(over, 'p1')).toEqual({ pick: 'play.ley-surge' })
    const idle = table(3, { hands: { p1: ['hidden-paths'] } })
    idle.places('p1', 'follower', 'forge-4').toActions().does('p1', 'wish.confirm')
    expect(flat(ask(idle, 'p1')).slice(0, 2)).toEqual(['scroll', 'hidden-paths'])
  })

  it('gives the Automaton to whoever the sea will probably let act', () => {
    const t = table(1, { hologram: ['orator', 'scholar'] })
      .does('p1', 'orator')
      .places('p1', 'follower', 'hills-1')
      .places('p1', 'follower', 'hills-6')
    expect(bestHost(t.view('p1'), 'p1')).toBe(t.piece('p1', 'follower', 'hills-1'))
  })
})

/** An answer as the path the test table takes. */
function flat(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null || !('pick' in answer)) return answer === undefined ? [] : [answer]
  const { pick, then } = answer as { pick: string; then?: unknown }
  return [pick, ...flat(then)]
}
