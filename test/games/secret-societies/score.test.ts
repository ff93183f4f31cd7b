import { describe, expect, it } from 'vitest'
import type { Player } from '../../../src/games/secret-societies/board.ts'
import { scoreSheet } from '../../../src/games/secret-societies/holdings/score-sheet.ts'
import { finalScores } from '../../../src/games/secret-societies/score.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { columns, table } from './driver.ts'

const blank = { above: columns(), below: columns(), treasury: 0, hand: ['1'], vault: ['2', '3', '4', '5'] }

describe('the winner', () => {
  const start = (societies: string[]) => {
    const game = table({ societies, hqs: ['LS', 'SM', 'QA'] })
    for (const society of societies) game.given(society, { ...blank })
    return game
  }
  const ranking = (game: ReturnType<typeof start>) =>
    finalScores(game.hosted.rules, game.board, game.state.seats).ranking.map((seats) =>
      seats.map((seat) => game.board.players[seat]!.society),
    )

  it('has the most Power', () => {
    const game = start(['stonesmiths', 'illuminati', 'techbros'])
      .given('techbros', { treasury: 5 })
      .given('illuminati', { treasury: 3 })
    expect(ranking(game)).toEqual([['techbros'], ['illuminati'], ['stonesmiths']])
  })

  it('of a tie has more Bid Cards in hand; the Vault does not count', () => {
    const game = start(['stonesmiths', 'illuminati', 'techbros']).given('illuminati', {
      hand: ['1', '2'],
      vault: ['3', '4', '5'],
    })
    expect(ranking(game)).toEqual([['illuminati'], ['stonesmiths', 'techbros']])
  })

  it('of a tie may be the Reptilians by cards of others; still tied, all share', () => {
    const game = start(['reptilians', 'illuminati', 'techbros'])
    expect(ranking(game)).toEqual([['reptilians', 'illuminati', 'techbros']])
    game.board.supply = [{ of: game.seat('techbros'), card: '5' }]
    expect(ranking(game)[0]).toEqual(['reptilians'])
  })
})

describe('scoring Tiles', () => {
  const given: Partial<Player> = {
    above: columns({ black: ['CU', 'JM', 'PA'] }),
    below: columns({ black: ['1-3'], red: ['6-7'] }),
    monuments: ['red', 'grey'],
    regions: ['blue', 'yellow'],
    stars: ['land2'],
    treasury: 6,
    projects: ['scoring', 'moveBid', 'agents'],
  }
  it.each([
    ['perTradeRoute', 4],
    ['perCardBestRegion', 4],
    ['perIsland', 2],
    ['per2Projects', 1],
    ['perMonument', 2],
    ['perStar', 1],
    ['perIncomeSpace', 2],
    ['perRegionInvestment', 4],
  ])('%s: %i Power', (tile, power) => {
    const game = table({ societies: ['stonesmiths', 'illuminati', 'techbros'] })
    game.given('stonesmiths', { ...given, tiles: { immediate: null, scoring: tile } })
    const points = () =>
      scoreSheet(game.hosted.rules, game.board)[game.seat('stonesmiths')]!.find(({ label }) => label.part === 'tile')!.points
    expect(points()).toBe(power)
    game.given('stonesmiths', { projects: ['moveBid'] })
    expect(points()).toBe(0)
  })
})

describe('the end', () => {
  it('comes after Round 7, and the view keeps the whole score sheet', () => {
    const game = table({ societies: ['stonesmiths', 'illuminati'] }).finish()
    const { final, phase } = game.hosted.game.view(game.board, null)
    expect(phase).toBe('over')
    expect(Object.keys(final!)).toHaveLength(2)
    const text = game.hosted.describe(
      game.hosted.game.view(game.board, null),
      speakerOf('en-US', (seat) => `Player ${seat}`),
    )
    expect(text).toContain('## Final score')
    expect(text).toContain('Island majority')
  })
})
