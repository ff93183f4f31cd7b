/** Set-up: vectors 1 to 8. */
import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/games/atlantis-rising/board.ts'
import type { Options, State } from '../../../src/kernel/contract.ts'
import { create, decisions } from '../../../src/kernel/engine.ts'
import { randomFrom } from '../../../src/kernel/random.ts'
import { seatsOf } from '../../suite/inherited.ts'
import { game, Table, table } from './table.ts'

const open = (seats: number, options: Options = {}, seed = 1): State<Board> =>
  create(game, { seats: seatsOf(seats), options: { councilors: 'random', ...options }, random: randomFrom(seed) }).state

const count = (cards: readonly string[], id: string) => cards.filter((card) => card === id).length

describe('set-up', () => {
  it('1: four players, introductory', () => {
    const { board, seats } = open(4)
    for (const seat of seats) {
      expect(board.pieces.filter(({ owner, at }) => owner === seat && at === 'pool')).toHaveLength(3)
      expect(board.players[seat]!.reserve).toBe(2)
      expect(Object.values(board.players[seat]!.goods)).toEqual([0, 0, 0, 0, 0])
    }
    expect(board.library.deck).toHaveLength(27)
    expect(board.misfortunes.deck).toHaveLength(64)
    expect(board.blueprint).toHaveLength(9)
    expect(game.view(board, null).wrath.value).toBe(0)
  })

  it('2: seven players', () => {
    const { board } = open(7)
    expect(board.pieces).toHaveLength(21)
    expect(game.view(board, null).buildSpaces).toBe(3)
    expect(table(7).allReady().board.misfortunes.drawn).toHaveLength(7)
  })

  it('3: three players draw four, the last by the starting player', () => {
    const t = table(3)
    expect(t.pieces('p1', 'pool')).toHaveLength(4)
    expect(t.player('p1').reserve).toBe(3)
    expect(t.allReady().board.misfortunes.drawn.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p1'])
  })

  it('4: two players with the Hologram draw two each', () => {
    const t = table(2).does('p1', table(2).board.hologram!.shown[0])
    expect(t.pieces('p1', 'pool')).toHaveLength(6)
    expect(t.pieces('p2', 'pool')).toHaveLength(5)
    expect(t.allReady().board.misfortunes.drawn.map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p2', 'p2'])
  })

  it('5: one player with Hologram, Automaton and an energy at once', () => {
    const { board } = open(1)
    expect(board.players.p1!.goods.energy).toBe(1)
    expect(board.automaton).toBeNull()
    const t = table(1)
    t.does('p1', t.board.hologram!.shown[0])
    expect(t.pieces('p1', 'pool')).toHaveLength(6)
    expect(t.allReady().board.misfortunes.drawn).toHaveLength(4)
  })

  it('6: deck sizes by level, always seven floods per peninsula', () => {
    const levels = game.settings.find(({ id }) => id === 'difficulty')!.choices.map(({ id }) => id)
    const sizes = levels.map((difficulty) => open(4, { difficulty }).board.misfortunes.deck)
    expect(sizes.map((deck) => deck.length)).toEqual([64, 63, 62, 61, 60])
    for (const deck of sizes)
      for (const peninsula of ['mountains', 'library', 'hills', 'forge', 'forests', 'city'])
        expect(count(deck, `flood-${peninsula}`)).toBe(7)
  })

  it('7: the introductory blueprint has five A, two B and two C', () => {
    const { board } = open(4)
    const letters = board.blueprint.map((id) => game.view(board, null).facts.components[id]!.letter)
    expect(letters.sort().join('')).toBe('AAAAABBCC')
  })

  it('7: other levels draw their blueprint by letter', () => {
    for (const [difficulty, letters] of [
      ['standard', 'AAAABBBCC'],
      ['advanced', 'AAABBBCCC'],
      ['expert', 'AABBBCCCC'],
      ['legendary', 'ABBBCCCCC'],
    ] as const) {
      const { board } = open(4, { difficulty })
      expect(new Set(board.blueprint).size).toBe(9)
      expect(
        board.blueprint
          .map((id) => game.view(board, null).facts.components[id]!.letter)
          .sort()
          .join(''),
      ).toBe(letters)
    }
  })

  it('8: only four of the ten artifacts are in the game', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { board } = open(4, {}, seed)
      const { cards } = game.view(board, null).facts
      expect(board.library.deck.filter((card) => cards[card]!.type === 'artifact')).toHaveLength(4)
    }
  })

  it('options: a short blueprint for one, no specials, private hands, councilors of choice', () => {
    expect(open(1, { soloBlueprint: 'short' }).board.blueprint).toHaveLength(7)
    expect(open(2, { soloBlueprint: 'short' }).board.blueprint).toHaveLength(9)
    expect(open(4, { specials: 'off' }).board.misfortunes.deck).toHaveLength(54)
    const choosing = open(3, { councilors: 'choose' })
    expect(decisions(game, choosing).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
    expect(game.settings.map(({ id }) => id)).toEqual([
      'difficulty',
      'councilors',
      'hands',
      'supplyLimits',
      'soloBlueprint',
      'specials',
      'mercy',
    ])
  })

  it('the first to choose a councilor has it, the Artificer is recommended first, and the clock deals one at random', () => {
    const state = open(3, { councilors: 'choose' })
    const t = new Table(state)
    expect(t.options('p2').slice(0, 2)).toEqual(['any', 'artificer'])
    t.does('p2', 'artificer')
    expect(t.options('p1')).not.toContain('artificer')
    expect(t.refusal('p1', 'artificer')).toBe('misfit.option')
    t.idles('p1').idles('p3')
    expect(new Set(['p1', 'p2', 'p3'].map((seat) => t.player(seat).councilor)).size).toBe(3)
    expect(t.phase).toBe('place')
  })

  it('in the first rounds the sea is milder or harsher, as level and number of players want it; games without it go on as they were', () => {
    const low = table(3)
    low.board.tide = 1
    low.board.misfortunes.draws = []
    expect(low.allReady().board.misfortunes.drawn.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
    expect(table(3).allReady().board.misfortunes.drawn).toHaveLength(4)
    const high = open(3, { difficulty: 'legendary' })
    expect(high.board.tide).toBeLessThan(0)
    expect(game.view(high.board, 'p1').wrath).toEqual({ index: 0, value: 0, floods: 1 })
    expect(high.board.story.map(({ say }) => say)).toContain('tide.high')
    expect(open(1, {}).board.story.map(({ say }) => say)).toContain('tide.low')
  })

  it('mercy for seven: the last player in turn order draws nothing', () => {
    const t = table(7, { options: { mercy: 'on' } }).allReady()
    expect(t.board.misfortunes.drawn.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
  })
})
