/** Placing with contention: vectors 9 to 17, and c.1, c.2. */

import { describe, expect, it } from 'vitest'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { table } from './table.ts'

describe('placing', () => {
  it('1: a round can be placed as the last one was, as far as the places are still there', () => {
    const t = table(4, { misfortunes: ['flood-hills'] })
      .places('p1', 'leader', 'forests-6')
      .places('p1', 'follower', 'hills-6')
      .places('p1', 'follower', 'build-1')
    expect(t.options('p1')).not.toContain('again')
    t.toNextRound().does('p1', 'again')
    expect(t.pieces('p1', 'forests-6').map(({ kind }) => kind)).toEqual(['leader'])
    expect(t.pieces('p1', 'build-1')).toHaveLength(1)
    // The third stood on a tile that has sunk.
    expect(t.pieces('p1', 'pool')).toHaveLength(1)
    expect(t.options('p1')).not.toContain('again')
  })

  it('1: says where everybody stood last round, each place once', () => {
    const again = { say: 'means.again', places: ['centre', 'forests-3', 'centre', 'centre'] }
    expect(atlantisRising.game.speak(again, bySeat())).toBe('3 × Mystic Power Source and Forests 3.')
  })

  it('1: whatever is placed can be taken back, so nobody is asked whether they are sure', () => {
    const t = table(4).places('p1', 'leader', 'forests-6')
    expect(t.last).toMatchObject({ fence: true, revocable: true })
    expect(t.does('p1', 'back', t.pieces('p1', 'forests-6')[0]!.id).last).toMatchObject({ revocable: true })
    expect(t.does('p1', 'rest').last).toMatchObject({ fence: true, revocable: false })
  })

  it('1: several are placed at once: the Leader, then as many of the others as one likes', () => {
    const t = table(3).does('p1', 'several', 'mountains-5', ['mountains-5/0', 'city-6/0', 'city-6/1'])
    expect([t.pieces('p1', 'mountains-5'), t.pieces('p1', 'city-6'), t.pieces('p1', 'pool')].map(({ length }) => length)).toEqual(
      [2, 2, 0],
    )
    expect(t.last).toMatchObject({ revocable: true })
    const some = table(3).does('p1', 'several', 'centre', ['build-0/0'])
    expect(some.pieces('p1', 'pool')).toHaveLength(2)
    some.does('p1', 'several', ['forests-6/0', 'forests-5/0'])
    expect(some.pieces('p1', 'pool')).toHaveLength(0)
  })

  it('9: several at once never get more places than there are, and what others take keeps its line', () => {
    const t = table(4).places('p2', 'leader', 'hills-6')
    expect(t.options('p1', 'several').length).toBeLessThanOrEqual(25)
    // One place is left: the Leader takes it, and the follower sent there stays in the pool.
    t.does('p1', 'several', 'hills-6', ['forests-6/0', 'hills-6/0'])
    expect([t.pieces('p1', 'hills-6'), t.pieces('p1', 'forests-6'), t.pieces('p1', 'pool')].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ])
    expect(t.whyNot('p3', 'several', 'hills-6')).toBe('not.taken')
    expect(t.whyNot('p3', 'several', 'centre', 'hills-6/0')).toBe('not.taken')
  })

  it('9: a tile with two places takes two', () => {
    const t = table(4).places('p1', 'leader', 'mountains-6').places('p2', 'follower', 'mountains-6')
    expect(t.whyNot('p3', 'to.mountains', 'mountains-6')).toBe('not.taken')
    expect(t.refusal('p3', 'to.mountains', 'mountains-6', 'leader')).toBe('not.taken')
  })

  it('10: the centre takes everybody', () => {
    const t = table(5)
    for (const seat of ['p1', 'p2', 'p3', 'p4', 'p5'])
      t.places(seat, 'leader', 'centre').places(seat, 'follower', 'centre').places(seat, 'follower', 'centre')
    expect(t.at('centre')).toHaveLength(15)
  })

  it('11: nobody stands on a flooded tile', () => {
    const t = table(4, { flooded: { hills: 1 } })
    expect(t.whyNot('p1', 'to.hills', 'hills-6')).toBe('not.flooded')
    expect(t.refusal('p1', 'to.hills', 'hills-6', 'leader')).toBe('not.flooded')
    expect(table(4, { flooded: { hills: 6 } }).whyNot('p1', 'to.hills')).toBe('not.flooded')
  })

  it('12: ready only with an empty pool', () => {
    const t = table(4).places('p1', 'leader', 'centre').places('p1', 'follower', 'centre')
    expect(t.options('p1')).not.toContain('ready')
    expect(t.refusal('p1', 'ready')).toBe('misfit.option')
    t.places('p1', 'follower', 'centre').does('p1', 'ready')
    expect(t.player('p1').ready).toBe(true)
    expect(t.awaited).not.toContain('p1')
  })

  it('12: the Astrologer may be ready with Leader and one follower held back', () => {
    const t = table(4, { councilors: { p1: 'astrologer' } })
      .does('p1', 'hold', 'leader')
      .does('p1', 'hold', 'follower')
    expect(t.options('p1')).not.toContain('hold')
    expect(t.options('p1')).not.toContain('ready')
    t.places('p1', 'follower', 'centre').does('p1', 'ready')
    expect(t.pieces('p1', 'held')).toHaveLength(2)
    expect(table(4).options('p1')).not.toContain('hold')
  })

  it('b.3: those held back are placed after the misfortunes, even on what others left free, and for good', () => {
    const t = table(4, { councilors: { p1: 'astrologer' }, misfortunes: ['flood-hills'] })
      .does('p1', 'hold', 'leader')
      .allReady()
    expect(t.phase).toBe('late')
    expect(t.awaited).toEqual(['p1'])
    expect(t.whyNot('p1', 'to.hills', 'hills-6')).toBe('not.flooded')
    t.places('p1', 'leader', 'hills-5')
    expect(t.phase).toBe('actions')
    expect(t.at('hills-5').map(({ kind }) => kind)).toEqual(['leader'])
  })

  it('13: who wants a taken place asks for it; the starting player decides', () => {
    const t = table(4).places('p2', 'follower', 'hills-6').places('p4', 'follower', 'hills-6').allReadyBut('p3')
    const wanted = t.at('hills-6').find(({ owner }) => owner === 'p2')!.id
    t.does('p3', 'request', wanted, 'leader')
    const { id } = t.board.requests[0]!
    // Those who are ready are called back for it, one after the other, and stay ready if nothing changes for them.
    expect(t.awaited).toEqual(['p2', 'p3'])
    t.does('p2', `no.way.${id}`)
    expect(t.at('hills-6').map(({ owner }) => owner)).toEqual(['p2', 'p4'])
    expect(t.awaited).toEqual(['p1', 'p3'])
    expect(t.player('p2').ready).toBe(true)
    t.does('p1', `yes.verdict.${id}`)
    expect(t.pieces('p2', 'pool')).toHaveLength(1)
    expect(t.player('p2').ready).toBe(false)
    expect(
      t
        .at('hills-6')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['p3', 'p4'])
  })

  it('c.1: the owner gives way with one tap, and may keep the place against everybody as starting player', () => {
    const t = table(4).places('p1', 'leader', 'city-6').places('p2', 'leader', 'city-6')
    t.does('p3', 'request', t.piece('p2', 'leader', 'city-6'), 'leader')
    t.does('p2', `yes.way.${t.board.requests[0]!.id}`)
    expect(
      t
        .at('city-6')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['p1', 'p3'])
    t.does('p4', 'request', t.piece('p1', 'leader', 'city-6'), 'leader').does('p1', `no.way.${t.board.requests[0]!.id}`)
    expect(t.board.requests).toEqual([])
    expect(
      t
        .at('city-6')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['p1', 'p3'])
  })

  it('c.1: for an absent owner the clock keeps the place, and for an absent starting player it lets it be kept', () => {
    const t = table(4).places('p2', 'leader', 'forge-4').allReadyBut('p3')
    t.does('p3', 'request', t.piece('p2', 'leader', 'forge-4'), 'leader')
      .idles('p2')
      .idles('p1')
    expect(t.board.requests).toEqual([])
    expect(t.at('forge-4').map(({ owner }) => owner)).toEqual(['p2'])
    expect(t.awaited).toEqual(['p3'])
  })

  it('c.1: a request ends when a plan has moved the piece elsewhere, or its Leader has to stay', () => {
    const t = table(4).places('p2', 'leader', 'forge-4').takes('p1', 'propose', 'to.p2', 'leader', 'gate').allReadyBut('p3')
    t.does('p3', 'request', t.piece('p2', 'leader', 'forge-4'), 'leader').does('p2', `no.way.${t.board.requests[0]!.id}`)
    t.takes('p2', 'asked', `yes.plan.${t.board.proposals[0]!.id}`)
    expect(t.board.requests).toEqual([])
    const warded = table(4, { councilors: { p2: 'warden' }, goods: { p2: { energy: 2 } } }).places('p2', 'leader', 'forge-4')
    warded.does('p3', 'request', warded.piece('p2', 'leader', 'forge-4'), 'leader').does('p2', 'energy', 'barrier.forge', 2)
    expect(warded.board.requests).toEqual([])
  })

  it('c.1: a request ends when its piece is no longer in the pool, or the place is given up', () => {
    const t = table(4).places('p2', 'leader', 'forge-4')
    t.does('p3', 'request', t.piece('p2', 'leader', 'forge-4'), 'leader').places('p3', 'leader', 'centre')
    expect(t.board.requests).toEqual([])
    t.does('p4', 'request', t.piece('p2', 'leader', 'forge-4'), 'leader').does('p2', 'back', t.piece('p2', 'leader', 'forge-4'))
    expect(t.board.requests).toEqual([])
  })

  it('14: two pieces of different players share a city space; a third is refused', () => {
    const t = table(4).places('p1', 'leader', 'city-6').places('p2', 'leader', 'city-6')
    expect(t.refusal('p3', 'to.city', 'city-6', 'leader')).toBe('not.taken')
  })

  it('15: any number on a build space', () => {
    const t = table(4).places('p1', 'leader', 'build-0').places('p1', 'follower', 'build-0').places('p2', 'leader', 'build-0')
    t.places('p3', 'leader', 'build-0').places('p3', 'follower', 'build-0')
    expect(t.at('build-0')).toHaveLength(5)
  })

  it('16: a barrier while placing, at once with four energy; a second one there is refused', () => {
    const t = table(4, { goods: { p1: { energy: 8 } } }).does('p1', 'energy', 'barrier.forge', 4)
    expect(t.board.barriers).toEqual(['forge'])
    expect(t.goods('p1').energy).toBe(4)
    expect(t.options('p1', 'energy')).not.toContain('barrier.forge')
    expect(t.refusal('p1', 'energy', 'barrier.forge', 4)).toBe('misfit.option')
  })

  it('17: no barrier beside a drowned peninsula', () => {
    const t = table(4, { goods: { p1: { energy: 5 } }, flooded: { hills: 6 } })
    expect(t.options('p1', 'energy')).not.toContain('barrier.hills')
    expect(t.options('p1', 'energy')).toContain('unflood.hills')
  })

  it('D2: taking back is free until all are ready, and after being ready too', () => {
    const t = table(2, { hologram: ['champion', 'warden'] })
      .does('p1', 'champion')
      .places('p2', 'leader', 'hills-6')
    t.does('p2', 'back', t.piece('p2', 'leader', 'hills-6'))
    expect(t.pieces('p2', 'pool')).toHaveLength(5)
    t.does('p2', 'rest').takes('p2', 'reopen', 'reopen')
    expect(t.player('p2').ready).toBe(false)
    expect(t.phase).toBe('place')
  })

  it('a place freed by an unflooding can be used at once', () => {
    const t = table(4, { goods: { p1: { energy: 5 } }, flooded: { hills: 1 } }).does('p1', 'energy', 'unflood.hills', 5)
    t.places('p2', 'leader', 'hills-6')
    expect(t.at('hills-6')).toHaveLength(1)
  })

  it('b.8: a Warden who made a barrier cheaper stays', () => {
    const t = table(4, { councilors: { p1: 'warden' }, goods: { p1: { energy: 2 } } }).places('p1', 'leader', 'forge-6')
    t.does('p1', 'energy', 'barrier.forge', 2)
    expect(t.board.barriers).toEqual(['forge'])
    expect(t.whyNot('p1', 'back')).toBe('not.fixed')
  })
})
