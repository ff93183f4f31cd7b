/** Wrath, end of round, Hologram, Automaton, records and score: vectors 71 to 82. */

import { describe, expect, it } from 'vitest'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { recordedGame } from '../../suite/record.ts'
import { inheriting } from './inheriting.ts'
import { table } from './table.ts'

describe('the wrath', () => {
  it('71: at first nothing floods, the counter moves, the next player starts', () => {
    const t = table(4).toActions().allDone()
    expect(Object.values(t.board.flooded)).toEqual([0, 0, 0, 0, 0, 0])
    expect(t.board.wrath).toBe(1)
    expect(t.board.starting).toBe('p2')
    expect(t.board.round).toBe(2)
  })

  it('72: value two is two choices of the starting player; a barrier counts as one', () => {
    const t = table(4, { wrath: 4, barriers: ['hills'] })
      .toActions()
      .allDone()
    expect(t.awaited).toEqual(['p1'])
    t.takes('p2', 'mark', 'city').does('p1', 'hills').does('p1', 'city')
    expect(t.board.barriers).toEqual([])
    expect(t.board.flooded).toMatchObject({ hills: 0, city: 1 })
    expect(t.phase).toBe('place')
  })

  it('73: the counter stops at the end of the track', () => {
    expect(table(4, { wrath: 7 }).toNextRound().board.wrath).toBe(7)
  })

  it('74: the Entropy Drive sets the counter back before the gods strike', () => {
    const goods = { p1: { ore: 1, gold: 1, crystal: 2, atlantium: 2 } }
    const t = table(4, { wrath: 4, councilors: { p1: 'orator' }, blueprint: ['entropy-drive', 'ore-harrow'], goods }).places(
      'p1',
      'leader',
      'build-0',
    )
    t.toActions().does('p1', 'build-0', 'entropy-drive')
    expect(t.board.wrath).toBe(3)
    t.allDone().does('p1', 'hills')
    expect(t.board.wrath).toBe(4)
    expect(t.board.flooded.hills).toBe(1)
  })

  it('75: Appeasement cannot bring it below nothing, but makes up for Divine Fury', () => {
    const t = table(4, { hands: { p1: ['appeasement'] } })
      .does('p1', 'scroll', 'appeasement')
      .toActions()
      .allDone()
    expect(t.board.round).toBe(2)
    const fury = table(4, { hands: { p1: ['appeasement'] }, misfortunes: ['divine-fury'] })
      .does('p1', 'scroll', 'appeasement')
      .toActions()
      .allDone()
    expect(fury.board.round).toBe(2)
  })

  it('76: volunteers who were placed go home, one gained while acting stays', () => {
    const t = table(4, { hands: { p1: ['call-to-service', 'call-to-service'] } })
      .does('p1', 'scroll', 'call-to-service')
      .toActions()
    t.does('p1', 'scroll', 'call-to-service').allDone()
    expect(t.pieces('p1', 'pool').filter(({ kind }) => kind === 'volunteer')).toHaveLength(1)
    expect(t.board.supply.volunteers).toBe(7)
  })

  it('several misfortunes of a round all count, and end with it', () => {
    const t = table(4, { misfortunes: ['landslides', 'cold-furnaces', 'sealed-archives', 'civil-unrest'] }).toActions()
    expect(t.board.now).toMatchObject({ gather: -1, closed: ['forge', 'study', 'recruit'] })
    expect(t.allDone().board.now).toMatchObject({ gather: 0, closed: [] })
  })
})

describe('Hologram and Automaton', () => {
  it('77: boards run out and are shuffled again', () => {
    const t = table(2)
    expect(t.board.hologram!.stack).toHaveLength(6)
    for (const left of [6, 4, 2, 0]) {
      expect(t.board.hologram!.stack).toHaveLength(left)
      t.does(t.board.starting, t.board.hologram!.shown[1]!)
      const { round } = t.board
      t.toActions().allDone()
      while (t.board.round === round && !t.state.outcome) t.idles(t.awaited[0]!)
    }
    expect(t.board.hologram!.stack).toHaveLength(6)
    expect(t.board.hologram!.shown).toHaveLength(2)
  })

  it('the Hologram is a Leader of the starting player with the chosen ability, and no part of the core', () => {
    const t = table(2, { hologram: ['explorer', 'warden'] })
      .does('p1', 'explorer')
      .places('p1', 'hologram', 'hills-4')
      .places('p2', 'follower', 'hills-4')
      .toActions()
    expect(t.dice(3).acts('p2', 'follower', 'hills-4').goods('p2').gold).toBe(1)
    expect(t.dice(3).acts('p1', 'hologram', 'hills-4').goods('p1').gold).toBe(1)
  })

  it('a Hologram with the Astrologer’s board may be held back', () => {
    const t = table(2, { hologram: ['astrologer', 'warden'] })
      .does('p1', 'astrologer')
      .does('p1', 'hold', 'hologram')
      .allReady()
    expect(t.phase).toBe('late')
    t.places('p1', 'hologram', 'hills-6')
    expect(t.at('hills-6')).toHaveLength(1)
  })

  it('78: the Automaton does not go alone, and follows its Atlantean back', () => {
    const t = table(1, { hologram: ['orator', 'scholar'] }).does('p1', 'scholar')
    expect(t.whyNot('p1', 'automaton')).toBe('not.automaton')
    t.places('p1', 'leader', 'hills-6').does('p1', 'automaton', t.piece('p1', 'leader', 'hills-6'))
    expect(t.board.automaton).toBe(t.piece('p1', 'leader', 'hills-6'))
    t.does('p1', 'back', t.piece('p1', 'leader', 'hills-6'))
    expect(t.board.automaton).toBeNull()
  })

  it('an Automaton nobody sent goes to the hardest gathering', () => {
    const t = table(1, { hologram: ['orator', 'scholar'] })
      .does('p1', 'scholar')
      .places('p1', 'follower', 'hills-6')
      .places('p1', 'follower', 'hills-2')
      .toActions()
    expect(t.board.automaton).toBe(t.piece('p1', 'follower', 'hills-2'))
  })
})

describe('records, secrets and scores', () => {
  it('the floods of a round are remembered in the next, however much was rolled; each round leaves its mark', () => {
    const t = table(7, { wrath: 1, misfortunes: ['flood-hills', 'flood-city'] })
    for (const [i, seat] of t.state.seats.entries()) t.places(seat, 'leader', `mountains-${6 - (i % 5)}`)
    while (t.board.round === 1) t.idles(t.awaited[0]!)
    expect(t.view(null).before.map(({ say }) => say)).toEqual(
      expect.arrayContaining(['misfortune', 'flood.tile', 'wrath', 'flood.tile']),
    )
    expect(t.view(null).before.filter(({ say }) => say === 'flood.tile')).toHaveLength(3)
    expect(t.view(null).rounds).toEqual([{ dry: 33, built: 0 }])
    expect(atlantisRising.describe(t.view(null), bySeat())).toContain('Round by round: 1: 33 dry, 0 built')
  })

  it('79: the same seed and answers give the same states', () => {
    const [one, two] = [recordedGame(inheriting, inheriting.plays[3]!, 11), recordedGame(inheriting, inheriting.plays[3]!, 11)]
    expect(two.hashes).toEqual(one.hashes)
  })

  it('80: no view tells the order of a deck', () => {
    const t = table(4, { misfortunes: ['flood-hills', 'flood-city'], library: ['foresight', 'sea-wall'] })
    const shuffled = structuredClone(t.state)
    shuffled.board.misfortunes.deck = shuffled.board.misfortunes.deck.toReversed()
    shuffled.board.library.deck.reverse()
    for (const seat of ['p1', null])
      expect(new (t.constructor as typeof import('./table.ts').Table)(shuffled).view(seat)).toEqual(t.view(seat))
  })

  it('f: open hands are seen by all players and not by the channel, private ones by their owner only', () => {
    const hands = { p1: ['sea-wall'] }
    const [open, secret] = [table(4, { hands }), table(4, { hands, options: { hands: 'private' } })]
    const seen = (t: typeof open, by: string | null) => t.view(by).players[0]!.hand
    expect([seen(open, 'p1'), seen(open, 'p2'), seen(open, null)]).toEqual([['sea-wall'], ['sea-wall'], null])
    expect([seen(secret, 'p1'), seen(secret, 'p2'), seen(secret, null)]).toEqual([['sea-wall'], null, null])
    expect(secret.view('p2').players[0]!.handSize).toBe(1)
  })

  it('82: scores', () => {
    const nine = table(1).board.blueprint
    const goods = { p1: { gold: 2, crystal: 2, atlantium: 2, energy: 3 } }
    const flooded = { mountains: 5, library: 5, hills: 5, forge: 5, forests: 5, city: 4 }
    const won = table(1, { blueprint: [], built: nine, goods, flooded, hologram: ['orator', 'scholar'] })
      .does('p1', 'scholar')
      .places('p1', 'leader', 'build-0')
    won.toActions().does('p1', 'build-0', 'power-core')
    expect(won.state.outcome!.scores.p1!.map(({ points }) => points)).toEqual([100, 50, 14])
    expect(won.board.result!.points).toBe(164)
    const drowned = { mountains: 6, library: 6, hills: 6, forge: 6, forests: 6, city: 6 }
    const lost = table(4, {
      blueprint: nine.slice(6),
      built: nine.slice(0, 6),
      flooded: drowned,
      misfortunes: ['flood-hills'],
      options: { difficulty: 'legendary' },
    }).allReady()
    expect(lost.state.outcome!.together).toBe('lost')
    expect(lost.board.result!.points).toBe(56)
  })
})
