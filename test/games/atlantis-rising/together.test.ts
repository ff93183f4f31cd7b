/** Playing at the same time without friction: c.2, c.4, c.9, the plan board, second thoughts, giving up. */
import { describe, expect, it } from 'vitest'
import { bySeat } from '../../../src/kernel/language.ts'
import { game, table } from './table.ts'

describe('everybody at once', () => {
  it('all are asked at once, and nobody’s answer makes another’s panel stale', () => {
    const t = table(4)
    expect(t.awaited).toEqual(['p1', 'p2', 'p3', 'p4'])
    const before = t.question('p3').id
    t.places('p1', 'leader', 'hills-6').does('p2', 'rest')
    expect(t.question('p3').id).toBe(before)
  })

  it('the others see at once what the last one does and proposes, although nobody else is asked', () => {
    const t = table(4).allReadyBut('p1').takes('p1', 'propose', 'to.p2', 'leader', 'gate')
    expect(t.last?.fence).toBe(true)
    expect(t.places('p1', 'leader', 'hills-6').last?.fence).toBe(true)
    const alone = table(1).idles('p1').places('p1', 'leader', 'hills-6')
    expect(alone.last?.fence).toBe(false)
  })

  it('81: the starting player moves on when one seat is missing, not when two are', () => {
    const t = table(4).does('p1', 'rest').does('p2', 'rest')
    expect(t.offer('p1', 'go-on')).toBeUndefined()
    t.places('p3', 'leader', 'hills-6').does('p4', 'rest')
    expect(t.offer('p2', 'go-on')).toBeUndefined()
    t.takes('p1', 'go-on', 'go-on')
    expect(t.phase).toBe('actions')
    expect(t.pieces('p3', 'centre')).toHaveLength(2)
    expect(t.pieces('p3', 'hills-6')).toHaveLength(1)
  })

  it('81: the starting player cannot move on without being ready', () => {
    const t = table(4).allReadyBut('p1')
    expect(t.offer('p1', 'go-on')).toBeUndefined()
  })

  it('c.9: while acting, those missing do what can be done without spending', () => {
    const t = table(4, {
      councilors: { p3: 'champion' },
      goods: { p3: { ore: 1, energy: 2 } },
      library: ['ley-surge', 'sea-wall'],
    })
    t.places('p3', 'leader', 'forge-6').places('p3', 'follower', 'library-4').places('p3', 'follower', 'build-0').toActions()
    for (const seat of ['p1', 'p2', 'p4']) t.does(seat, 'done')
    t.takes('p1', 'go-on', 'go-on')
    expect(t.goods('p3')).toMatchObject({ ore: 0, atlantium: 3, energy: 2 })
    expect(t.player('p3').hand).toEqual(['ley-surge'])
    expect(t.board.round).toBe(2)
  })

  it('39, 48: whoever finishes the plain way stays on the build space, so that the others can still build there', () => {
    const t = table(4, { councilors: { p1: 'champion' }, goods: { p1: { gold: 1 }, p3: { atlantium: 2 } } })
      .places('p1', 'leader', 'build-0')
      .places('p3', 'leader', 'build-0')
      .toActions()
      .does('p3', 'rest')
    expect(t.player('p3').ready).toBe(true)
    t.does('p1', 'build-0', 'crystal-resonator', 'mine')
    // Who is wanted for it is awaited, so that the table tells them, and the phase does not end over it.
    expect(t.awaited).toContain('p3')
    for (const seat of ['p1', 'p2', 'p4']) t.does(seat, 'done')
    expect(t.phase).toBe('actions')
    t.does('p3', 'yes.build.build-0')
    expect(t.board.built).toEqual(['crystal-resonator'])
  })

  it('c.9: an open roll of the missing player is let be', () => {
    const t = table(4, { goods: { p2: { energy: 5 } } })
      .places('p2', 'leader', 'hills-4')
      .toActions()
      .dice(1)
      .acts('p2', 'leader', 'hills-4')
    for (const seat of ['p1', 'p3', 'p4']) t.does(seat, 'done')
    t.takes('p1', 'go-on', 'go-on')
    expect(t.goods('p2')).toMatchObject({ gold: 0, energy: 7 })
    expect(t.board.rolls).toEqual([])
  })

  it('c.4: a player with nothing left to do is not waited for', () => {
    const t = table(4)
      .places('p1', 'leader', 'hills-6')
      .places('p1', 'follower', 'hills-6')
      .places('p1', 'follower', 'hills-5')
      .toActions()
    t.acts('p1', 'leader', 'hills-6').acts('p1', 'follower', 'hills-6')
    expect(t.awaited).toContain('p1')
    t.acts('p1', 'follower', 'hills-5')
    expect(t.awaited).not.toContain('p1')
  })

  it('c.4: energy that would not buy anything is no reason to wait for its owner', () => {
    const act = (energy: number) => {
      const t = table(4, { goods: { p1: { energy: 1 }, p2: { energy } } }).places('p1', 'leader', 'hills-6')
      t.places('p1', 'follower', 'hills-6').places('p1', 'follower', 'hills-5').allReadyBut('p1').does('p1', 'ready')
      t.dice(6, 6, 6).acts('p1', 'leader', 'hills-6').acts('p1', 'follower', 'hills-6')
      return t.acts('p1', 'follower', 'hills-5')
    }
    expect(act(2).awaited).not.toContain('p1')
    // Three of a friend and the one of its own make a barrier.
    expect(act(3).awaited).toContain('p1')
  })

  it('c.4: with the supply nearly spent one may ask another to wait; the starting player lifts it', () => {
    const t = table(4, { goods: { p2: { ore: 1 }, p3: { ore: 1 } }, supply: { atlantium: 3 } })
      .places('p2', 'leader', 'forge-6')
      .places('p3', 'leader', 'forge-6')
      .toActions()
    t.does('p3', 'wait', t.piece('p2', 'leader', 'forge-6'))
    expect(t.whyNot('p2', t.piece('p2', 'leader', 'forge-6'))).toBe('not.waits')
    t.does('p1', `yes.lift.${t.piece('p2', 'leader', 'forge-6')}`)
    expect(t.acts('p2', 'leader', 'forge-6').goods('p2').atlantium).toBe(3)
    expect(table(4).toActions().options('p1')).not.toContain('wait')
  })

  it('a forced benefit of the last to act does not hold the phase up', () => {
    const flooded = { mountains: 6, library: 6, hills: 6, forge: 6, forests: 6 }
    const t = table(4, { flooded, councilors: { p4: 'orator' }, goods: { p4: { crystal: 2, atlantium: 1 } } })
      .places('p4', 'leader', 'build-0')
      .toActions()
    for (const seat of ['p1', 'p2', 'p3']) t.does(seat, 'done')
    t.does('p4', 'build-0', 'tidal-regulator')
    expect(t.board.barriers).toEqual(['city'])
    expect(t.awaited).toEqual(['p4'])
    expect(t.does('p4', 'done').board.round).toBe(2)
  })

  it('a ready player may think again, three times in a phase', () => {
    const t = table(4)
    for (let i = 0; i < 3; i++) t.does('p1', i === 0 ? 'rest' : 'ready').takes('p1', 'reopen', 'reopen')
    t.does('p1', 'ready')
    expect(t.offer('p1', 'reopen')).toBeUndefined()
  })

  it('giving up takes everybody, and only when little is left of the island', () => {
    const flooded = { mountains: 6, library: 6, hills: 6, forge: 6, forests: 3 }
    expect(table(4).offer('p1', 'give-up')).toBeUndefined()
    const t = table(2, { flooded, hologram: ['orator', 'scholar'] })
      .does('p1', 'scholar')
      .takes('p1', 'give-up', 'give-up')
    expect(t.state.outcome).toBeNull()
    t.takes('p2', 'give-up', 'give-up')
    expect(t.state.outcome).toMatchObject({ together: 'lost', ending: 'given-up' })
  })
})

describe('the plan board', () => {
  it('a proposed place is taken up with one tap, on the outermost free tile', () => {
    const t = table(4)
      .places('p1', 'leader', 'hills-6')
      .places('p1', 'follower', 'hills-6')
      .takes('p1', 'propose', 'to.p2', 'leader', 'hills')
    const [plan] = t.board.proposals
    expect(plan).toMatchObject({ by: 'p1', to: 'p2', kind: 'leader', region: 'hills' })
    t.does('p2', `yes.plan.${plan!.id}`)
    expect(t.at('hills-5').map(({ owner }) => owner)).toEqual(['p2'])
    expect(t.board.proposals).toEqual([])
  })

  it('several suggestions are followed with one tap, and the same one twice is told apart', () => {
    const t = table(4)
      .takes('p1', 'propose', 'to.p2', 'follower', 'hills')
      .takes('p1', 'propose', 'to.p2', 'follower', 'hills')
      .takes('p3', 'propose', 'to.p2', 'leader', 'city')
      .takes('p3', 'propose', 'to.p2', 'leader', 'forge')
    const labels = t.labels('p2').map((label) => game.speak(label, bySeat()))
    expect(new Set(labels).size).toBe(labels.length)
    t.does('p2', 'yes.plans.all')
    expect(t.pieces('p2', 'pool')).toEqual([])
    expect(t.board.pieces.filter(({ owner }) => owner === 'p2').map(({ at }) => at)).toEqual(['city-6', 'hills-6', 'hills-6'])
    // The Leader cannot be in two places: the second suggestion waits for an answer of its own.
    expect(t.board.proposals).toMatchObject([{ by: 'p3', region: 'forge' }])
    expect(t.options('p2')).not.toContain('yes.plans.all')
  })

  it('nobody can move another’s piece: it takes the owner’s yes', () => {
    const t = table(4).takes('p1', 'propose', 'to.p2', 'leader', 'gate')
    expect(t.pieces('p2', 'pool')).toHaveLength(3)
    t.does('p2', `no.plan.${t.board.proposals[0]!.id}`)
    expect(t.pieces('p2', 'pool')).toHaveLength(3)
    expect(t.options('p3').some((id) => id.startsWith('yes.plan'))).toBe(false)
  })

  it('a plan can move a piece already placed; one to a full peninsula says so', () => {
    const t = table(4).does('p2', 'rest').takes('p1', 'propose', 'to.p2', 'leader', 'gate')
    t.takes('p2', 'asked', `yes.plan.${t.board.proposals[0]!.id}`)
    expect(t.at('build-0')).toHaveLength(1)
    const full = table(4, { flooded: { forge: 6 } }).takes('p1', 'propose', 'to.p2', 'leader', 'forge')
    expect(full.whyNot('p2', `yes.plan.${full.board.proposals[0]!.id}`)).toBe('not.room')
  })

  it('aiming for a barrier: saying yes is paying', () => {
    const t = table(4, { goods: { p2: { energy: 3 }, p3: { energy: 2 } } }).takes('p1', 'propose', 'save', 'barrier.city')
    const { id } = t.board.proposals[0]!
    t.does('p2', `yes.goal.${id}`).does('p3', `yes.goal.${id}`)
    expect(t.board.barriers).toEqual(['city'])
    expect([t.goods('p2').energy, t.goods('p3').energy]).toEqual([0, 1])
  })

  it('aiming for a component: who agrees is marked, and it leaves the plan when built', () => {
    const t = table(4, { councilors: { p2: 'scholar' }, goods: { p2: { gold: 1, atlantium: 2 } } }).takes(
      'p1',
      'propose',
      'build',
      'crystal-resonator',
    )
    t.does('p2', `yes.goal.${t.board.proposals[0]!.id}`).places('p2', 'leader', 'build-0').toActions()
    expect(t.board.proposals).toMatchObject([{ goal: 'crystal-resonator', agreed: ['p2'] }])
    expect(t.does('p2', 'build-0', 'crystal-resonator').board.proposals).toEqual([])
  })

  it('each player has two proposals at a time, and may withdraw them', () => {
    const t = table(4).takes('p1', 'propose', 'save', 'barrier.city').takes('p1', 'propose', 'to.p2', 'leader', 'gate')
    expect(t.offer('p1', 'propose')).toBeUndefined()
    expect(t.offer('p2', 'propose')).toBeDefined()
    t.does('p1', `no.own.${t.board.proposals[1]!.id}`)
    expect(t.board.proposals).toMatchObject([{ goal: 'barrier.city' }])
    expect(t.offer('p1', 'propose')).toBeDefined()
    expect(t.options('p2').some((id) => id.startsWith('yes.plan') || id.startsWith('no.own'))).toBe(false)
  })

  it('what to build stays on the plan board from round to round; places and barriers do not, nor what has been bought', () => {
    const t = table(4, { goods: { p3: { energy: 4 } } })
      .takes('p1', 'propose', 'build', 'ore-harrow')
      .takes('p1', 'propose', 'save', 'barrier.city')
      .takes('p2', 'propose', 'save', 'barrier.hills')
      .takes('p2', 'propose', 'to.p3', 'leader', 'gate')
      .does('p3', 'energy', 'barrier.city', 4)
    expect(t.board.proposals.map((proposal) => ('goal' in proposal ? proposal.goal : proposal.region))).toEqual([
      'ore-harrow',
      'barrier.hills',
      'gate',
    ])
    expect(t.toNextRound().board.proposals).toMatchObject([{ goal: 'ore-harrow' }])
  })
})
