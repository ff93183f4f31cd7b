import { describe, expect, it } from 'vitest'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { crowdedGames } from '../atlantis/crowded.ts'
import { rules } from './driver.ts'
import { eraEntry } from './inheriting.ts'

describe('With every special action in play', () => {
  it('everything holds, and every question of the game is asked', () => {
    const asked = crowdedGames({
      entry: eraEntry,
      rules,
      options: { powers: 'on', ambitions: 'on' },
      crowd(board) {
        for (const nation in board.nations) replace(board, nation, { counter: 'p_plain_b' }) // homes that coups can seize
      },
      without: ({ order }) => (order.length === 3 ? ['s_psychotronic_weaponry'] : []),
    })
    const rare = ['oracle.ask', 'anu.choose', 'anu.extra', 'psychotronic.space', 'contact.copy', 'weather.direction']
    const rarer = ['coup.knight', 'healing.temple', 'strike.brahmastra', 'turn.consent', 'global.losses', 'ambition.choose']
    expect([...asked]).toEqual(expect.arrayContaining([...rare, ...rarer]))
  })
})
