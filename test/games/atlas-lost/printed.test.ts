/** Rules as printed, section by section, where they were once played differently. */
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { BEN, data, Sitting, TONY } from './driver.ts'

const MILITANT = ['economy', 'religion', 'military'] as const

describe('04 and 10: an NPC is a target of support cards as if it were a player', () => {
  it('whichever card chooses somebody', () => {
    const choosing = Object.values(data.cards).filter(({ effect }) => effect.some(({ op }) => op === 'target'))
    expect(choosing.length).toBeGreaterThan(8)
    for (const { id, tree, effect } of choosing) {
      const needsAlly = effect.some((op) => op.op === 'target' && op.who === 'ally')
      const trees = tree && !(MILITANT as readonly string[]).includes(tree) ? (['economy', 'religion', tree] as const) : MILITANT
      const table = new Sitting({ trees, seats: [TONY, BEN] }).given(TONY, { R: 9, D: 9, C: 3, M: 5 })
      if (needsAlly) for (const npc of Object.values(table.board.npcs)) npc.track.push(TONY)
      const { type } = data.cards[id]!
      if (type === 'crate') table.given(TONY, { hand: [id] }).does(`card ${id} use`)
      else if (type === 'active') table.given(TONY, { installed: [id] }).does(`activate ${id}`)
      // Some cards ask something else first.
      while (table.decision().prompt.say !== 'ask.target' && table.decision().prompt.say !== 'ask.action')
        table.does(table.offers()[0]!)
      expect(table.offers(), id).toContain('npc-1')
    }
  })
  it('although there is nothing to take from it, or to push back', () => {
    const table = new Sitting({ trees: MILITANT, seats: [TONY, BEN] }).given(TONY, { R: 0, hand: ['mil-04a'] })
    table.given(BEN, { D: 5, C: 2 }).does('card mil-04a use', 'npc-1')
    table.has(BEN, { D: 5, C: 2 }).has(TONY, { R: 3 })
  })
})

describe('07: what was paid for is carried out as far as possible', () => {
  it('a move that was paid for cannot be declined', () => {
    const table = new Sitting().given(TONY, { R: 9 })
    const [, left, right] = table.board.layout.culture!
    table.teams(TONY, left!, table.board.layout.economy![1]!).does('startup IS')
    expect(table.offers()).not.toContain('no')
    expect(table.does(`${left}>${right}`).player(TONY).teams).toContain(right)
  })
  it('if there is only one team and one way, it goes there', () => {
    const table = new Sitting().given(TONY, { R: 9 })
    const [, left, right] = table.board.layout.culture!
    expect(table.teams(TONY, left!).does('startup IS').player(TONY).teams).toContain(right)
  })
  it('where no team can move, it costs and does nothing', () => {
    const table = new Sitting().given(TONY, { R: 9 }).does('startup IS').has(TONY, { R: 7 })
    expect(table.decision().prompt.say).toBe('ask.action')
  })
  it('a bonus of the influence track may be declined', () => {
    const table = new Sitting({ trees: ['science', 'economy', 'culture'] }).given(TONY, { R: 9, D: 9, position: 3 })
    table.teams(TONY, table.board.layout.culture![1]!).does('advance', 'science')
    expect(table.decision().prompt.say).toBe('ask.move')
    expect(table.offers()).toContain('no')
  })
})

describe('16, IIIC-F: counts culture tokens beside your own teams', () => {
  it('in the game, and in its words', () => {
    const table = new Sitting().lay('culture', 'IIIC-F', 'IIIC-A', 'IIIC-B').given(TONY, { R: 5, C: 3 })
    const [, mine, theirs] = table.board.layout.culture!
    table.teams(TONY, mine!).teams(BEN, theirs!)
    table.given(TONY, { culture: ['IC', mine!, theirs!, 'IE'] }).does('command IIIC-F', 'culture:IE')
    table.has(TONY, { TP: 4 })
    expect(atlasLost.describe(table.view(), bySeat())).toContain('Gain 2 TP for each culture token beside a team of yours.')
    expect(atlasLost.game.speak({ say: 'option.tech.shut', tech: 'IIIC-F' }, bySeat())).toContain('by your team')
  })
})

describe('the last round', () => {
  it('is shown wherever the round is', () => {
    const table = new Sitting()
    expect(atlasLost.headline(table.view(), bySeat())).toMatch(/^Round 1 of 30 · /)
    expect(atlasLost.describe(table.view(), bySeat())).toContain('Round 1 of 30')
    const endless = new Sitting({ options: { rounds: 'none' } })
    expect(atlasLost.headline(endless.view(), bySeat())).toMatch(/^Round 1 · /)
  })
})
