import { describe, expect, it } from 'vitest'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { crowdedGames } from '../atlantis/crowded.ts'
import { rules } from './driver.ts'
import { ageEntry } from './inheriting.ts'

describe('With every special action in play', () => {
  it('everything holds, and every question of the game is asked', () => {
    const asked = crowdedGames({
      entry: ageEntry,
      rules,
      options: { powers: 'on' },
      crowd(board) {
        for (const nation in board.nations) replace(board, nation, { counter: 'p_plain_b' }) // homes that coups can seize
      },
    })
    const rare = ['oracle.announce', 'contact.copy', 'weather.direction', 'coup.knight', 'healing.player', 'psychotronic.player']
    const rarer = ['strike.brahmastra', 'strike.agni', 'tablets.ask', 'repolarize.keep', 'global.losses', 'coup.seize']
    expect([...asked]).toEqual(expect.arrayContaining([...rare, ...rarer]))
  })
})
