/** Misfortunes and floods: vectors 18 to 30, and c.3. */
import { describe, expect, it } from 'vitest'
import { bySeat } from '../../../src/kernel/language.ts'
import { game, table } from './table.ts'

const DROWNED_BUT = (dry: Readonly<Record<string, number>>) =>
  Object.fromEntries(['mountains', 'library', 'hills', 'forge', 'forests', 'city'].map((id) => [id, 6 - (dry[id] ?? 0)]))

describe('misfortunes', () => {
  it('18: a basic card floods the outermost tile; those on it are out for the round', () => {
    const t = table(4, { misfortunes: ['flood-hills'] })
      .places('p1', 'leader', 'hills-6')
      .places('p1', 'follower', 'hills-5')
      .toActions()
    expect(t.board.flooded.hills).toBe(1)
    expect(t.pieces('p1', 'out').map(({ kind }) => kind)).toEqual(['leader'])
    expect(t.options('p1')).not.toContain(t.pieces('p1', 'out')[0]!.id)
    expect(t.options('p1')).toContain(t.piece('p1', 'follower', 'hills-5'))
    expect(t.toNextRound().pieces('p1', 'pool')).toHaveLength(3)
  })

  it('19: the next card there takes the next tile', () => {
    expect(table(4, { misfortunes: ['flood-hills', 'flood-hills'] }).toActions().board.flooded.hills).toBe(2)
  })

  it('20: a barrier is lost instead of the tile', () => {
    const t = table(4, { misfortunes: ['flood-hills'], barriers: ['hills'] })
      .places('p1', 'leader', 'hills-6')
      .toActions()
    expect(t.board.barriers).toEqual([])
    expect(t.board.flooded.hills).toBe(0)
    expect(t.at('hills-6')).toHaveLength(1)
  })

  it('21: a Controlled Flood removes the barrier and floods all the same', () => {
    const t = table(4, { misfortunes: ['controlled-flood'], barriers: ['hills'] }).allReady()
    expect(t.awaited).toEqual(['p1'])
    t.does('p1', 'hills')
    expect(t.board.barriers).toEqual([])
    expect(t.board.flooded.hills).toBe(1)
  })

  it('22: a drowned peninsula costs two tiles of the drawer’s choice', () => {
    const t = table(4, { misfortunes: ['flood-hills'], flooded: { hills: 6 } }).allReady()
    t.does('p1', 'forests').does('p1', 'forests')
    expect(t.board.flooded).toMatchObject({ hills: 6, forests: 2 })
    expect(t.phase).toBe('actions')
  })

  it('23: the first of the two may cost a barrier', () => {
    const t = table(4, { misfortunes: ['flood-hills'], flooded: { hills: 6 }, barriers: ['forests'] }).allReady()
    t.does('p1', 'forests').does('p1', 'forests')
    expect(t.board.barriers).toEqual([])
    expect(t.board.flooded.forests).toBe(1)
  })

  it('24: Calm Seas change nothing but deck and discard', () => {
    const t = table(4)
    const before = structuredClone(t.board)
    t.allReady()
    const after = structuredClone(t.board)
    expect(after.misfortunes.discard).toEqual(['calm-seas', 'calm-seas', 'calm-seas', 'calm-seas'])
    expect(after.misfortunes.deck).toHaveLength(before.misfortunes.deck.length - 4)
    expect([after.flooded, after.barriers, after.now, after.supply]).toEqual([
      before.flooded,
      before.barriers,
      before.now,
      before.supply,
    ])
  })

  it('25: only the drawer chooses', () => {
    const t = table(4, { misfortunes: ['calm-seas', 'calm-seas', 'controlled-flood'] }).allReady()
    expect(t.awaited).toEqual(['p3'])
    expect(t.refusal('p1', 'hills')).toBe('refused.stale')
  })

  it('26: the last tile, then the centre: lost', () => {
    const t = table(4, { misfortunes: ['flood-hills'], flooded: DROWNED_BUT({ city: 1 }) }).allReady()
    expect(t.state.outcome).toMatchObject({ together: 'lost', ending: 'drowned' })
    expect(t.board.flooded.city).toBe(6)
  })

  it('27: the Champion’s tile floods, and all on it stay and act', () => {
    const t = table(4, { councilors: { p1: 'champion' }, misfortunes: ['flood-forests'] })
    t.places('p1', 'leader', 'forests-6').places('p2', 'follower', 'forests-6').toActions()
    expect(t.board.flooded.forests).toBe(1)
    expect(t.at('forests-6')).toHaveLength(2)
    t.dice(3).acts('p2', 'follower', 'forests-6').dice(3).acts('p1', 'leader', 'forests-6')
    expect([t.goods('p1').crystal, t.goods('p2').crystal]).toEqual([1, 1])
    const late = table(4, { councilors: { p1: 'champion', p2: 'astrologer' }, misfortunes: ['flood-forests'] })
    late.places('p1', 'leader', 'forests-6').does('p2', 'hold', 'leader').allReady()
    expect(late.whyNot('p2', 'to.forests', 'forests-6')).toBe('not.flooded')
  })

  it('28: Eclipse leaves those on the centre nothing to do', () => {
    const t = table(4, { misfortunes: ['eclipse'] }).toActions()
    expect(t.whyNot('p1', t.piece('p1', 'leader', 'centre'))).toBe('not.closed')
    t.does('p1', 'rest')
    expect(t.goods('p1').energy).toBe(0)
    expect(t.pieces('p1').every(({ down }) => down)).toBe(true)
  })

  it('29: Divine Fury costs a tile even in the first round', () => {
    const t = table(4, { misfortunes: ['divine-fury'] })
      .toActions()
      .allDone()
    expect(t.phase).toBe('wrath')
    t.does('p1', 'library')
    expect(t.board.flooded.library).toBe(1)
    expect(t.board.round).toBe(2)
  })

  it('30: Breaking Surge takes all barriers, or else one tile', () => {
    const broken = table(4, { misfortunes: ['breaking-surge'], barriers: ['hills', 'city'] }).allReady()
    expect(broken.board.barriers).toEqual([])
    expect(Object.values(broken.board.flooded)).toEqual([0, 0, 0, 0, 0, 0])
    const surge = table(4, { misfortunes: ['breaking-surge'] })
      .allReady()
      .does('p1', 'city')
    expect(surge.board.flooded.city).toBe(1)
  })

  it('Twin Waves strike two peninsulas, Great Wave the driest', () => {
    const twins = table(4, { misfortunes: ['twin-waves'] })
      .allReady()
      .does('p1', 'hills')
    expect(twins.options('p1')).not.toContain('hills')
    twins.does('p1', 'forge')
    expect(twins.board.flooded).toMatchObject({ hills: 1, forge: 1 })
    const lonely = table(4, { misfortunes: ['twin-waves'], flooded: DROWNED_BUT({ city: 3 }) }).allReady()
    expect(lonely.board.flooded.city).toBe(4)
    const great = table(4, { misfortunes: ['great-wave'], flooded: { mountains: 1, library: 1, hills: 1, forge: 1 } }).allReady()
    expect(great.options('p1')).toEqual(['forests', 'city'])
    expect(great.does('p1', 'city').board.flooded.city).toBe(1)
  })

  it('a volunteer who is washed away goes straight back to the supply', () => {
    const t = table(4, { hands: { p1: ['call-to-service'] }, misfortunes: ['flood-hills'] }).does(
      'p1',
      'scroll',
      'call-to-service',
    )
    expect(t.board.supply.volunteers).toBe(7)
    t.places('p1', 'volunteer', 'hills-6').toActions()
    expect(t.board.supply.volunteers).toBe(8)
    expect(t.pieces('p1')).toHaveLength(3)
  })

  it('the Tidestone Amulet saves one piece a round; the clock saves the Leader', () => {
    const t = table(4, { artifacts: { p1: ['tidestone-amulet'] }, misfortunes: ['flood-hills', 'flood-hills'] })
    t.places('p1', 'leader', 'hills-6').places('p1', 'follower', 'hills-6').places('p1', 'follower', 'hills-5').allReady()
    expect(t.awaited).toEqual(['p1'])
    t.idles('p1')
    expect(t.at('centre').some(({ kind, owner }) => kind === 'leader' && owner === 'p1')).toBe(true)
    expect(t.pieces('p1', 'out')).toHaveLength(2)
    expect(t.phase).toBe('actions')
    const told = t.events.filter(({ text }) => text.say.startsWith('flood.')).map(({ text }) => game.speak(text, bySeat()))
    expect(told).toEqual([
      'p1 draws **Flood: Hills**: Hills 6 sinks into the sea; p1’s Leader escapes to the centre; one of p1’s followers is washed away for this round.',
      'p2 draws **Flood: Hills**: Hills 5 sinks into the sea; one of p1’s followers is washed away for this round.',
    ])
  })

  it('c.3: who wants it is asked between two cards and may play a scroll; others may use the moment too', () => {
    const given = { hands: { p1: ['sea-wall'], p2: ['ley-surge'] }, misfortunes: ['calm-seas', 'flood-hills'] }
    const t = table(4, given).does('p1', 'rest').takes('p1', 'reopen', 'reopen').does('p1', 'pause').allReadyBut('p1')
    expect(t.phase).toBe('misfortune')
    expect(t.awaited).toEqual(['p1'])
    t.does('p1', 'go').takes('p2', 'scroll', 'ley-surge').takes('p1', 'scroll', 'sea-wall', ['hills'])
    expect(t.goods('p2').energy).toBe(2)
    expect(t.phase).toBe('actions')
    expect(t.board.flooded.hills).toBe(0)
    expect(t.board.barriers).toEqual([])
  })

  it('c.8: the others may mark a peninsula; the drawer sees it and decides', () => {
    const t = table(4, { misfortunes: ['controlled-flood'] })
      .allReady()
      .takes('p3', 'mark', 'forge')
    expect(t.offer('p3', 'mark')).toBeUndefined()
    expect(t.offer('p1', 'mark')).toBeUndefined()
    expect(t.board.choice!.marks).toEqual({ p3: 'forge' })
    expect(t.does('p1', 'city').board.flooded).toMatchObject({ forge: 0, city: 1 })
  })

  it('the clock floods where fewest stand, then where most is dry, then in ring order', () => {
    const t = table(4, { misfortunes: ['controlled-flood'], flooded: { library: 1, hills: 1, forge: 1, forests: 1, city: 1 } })
    t.places('p2', 'leader', 'mountains-6').allReady().idles('p1')
    expect(t.board.flooded).toMatchObject({ mountains: 0, library: 2 })
  })
})
