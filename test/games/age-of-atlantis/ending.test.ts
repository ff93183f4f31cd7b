import { describe, expect, it } from 'vitest'
import { draw } from '../../../render/draw.ts'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { finalPower, ranked, scoreOf } from '../../../src/games/age-of-atlantis/score.ts'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import type { Building, Card } from '../../../src/games/atlantis/terms.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { rules, table } from './driver.ts'

type Hands = Readonly<Record<string, Card[]>>
const holding = (hands: Hands) =>
  table().lay((board) => {
    for (const seat of board.order) board.players[seat]!.hand = [...(hands[seat] ?? [])]
  })

/** The last seat of the round collects, and the markers move. */
const endOfRound = (t: ReturnType<typeof table>) => {
  t.turnOf('Inanna').at('Inanna').does('brahmapura.collect')
  return t
}
const temples = (count: number, kind: Building): Building[] => Array.from({ length: count }, () => kind)

describe('6.2 End of round', () => {
  it('T51: the End marker goes from 15 to 14 and the round from 4 to 5; turned over, it only turns back', () => {
    const t = endOfRound(table().lay((board) => Object.assign(board, { round: 4, end: 15 })))
    expect(t.board).toMatchObject({ round: 5, end: 14, flipped: false })
    const u = endOfRound(table().lay((board) => Object.assign(board, { round: 4, end: 15, flipped: true })))
    expect(u.board).toMatchObject({ round: 5, end: 15, flipped: false })
  })
})

describe('6.4 Game end', () => {
  const ends = (change: Parameters<ReturnType<typeof table>['lay']>[0]) => endOfRound(table().lay(change)).state.outcome?.ending
  const build = (board: Parameters<typeof finalPower>[1], light: number, dark: number) => {
    replace(board, 'hyperborea', { buildings: temples(4, 'light') })
    replace(board, 'aztlan', { buildings: temples(light - 4, 'light') })
    replace(board, 'atlantis', { buildings: temples(dark, 'dark') })
  }
  it('T50: seven Temples of Light and two of Darkness are an Ascension; six and two are not', () => {
    expect(ends((board) => build(board, 7, 2))).toBe('ascension')
    expect(ends((board) => build(board, 6, 2))).toBeUndefined()
    expect(ends((board) => build(board, 5, 0))).toBe('ascension')
  })
  it('Pole Shift: Doom is on or past the round marker', () => {
    expect(ends((board) => Object.assign(board, { round: 4, doom: 5 }))).toBe('poleShift')
    expect(ends((board) => Object.assign(board, { round: 4, doom: 6 }))).toBeUndefined()
  })
  it('Continuation: the round marker is on or past the End marker', () => {
    expect(ends((board) => Object.assign(board, { round: 7, end: 9 }))).toBe('continuation')
    expect(ends((board) => Object.assign(board, { round: 6, end: 9 }))).toBeUndefined()
  })
  it('A4.2: of several at once Ascension goes first, then the Pole Shift, whatever the hands hope for', () => {
    const late = { round: 7, doom: 8, end: 9 }
    expect(ends((board) => Object.assign(board, late))).toBe('poleShift')
    const t = holding({ Tayanna: ['continuation', 'continuation'], Sargon: ['poleShift', 'poleShift'] }).lay((board) => {
      Object.assign(board, late)
      build(board, 5, 0)
    })
    expect(endOfRound(t).state.outcome!.ending).toBe('ascension')
    expect(t.events).toContainEqual({ say: 'ending.ascension', others: ['poleShift', 'continuation'] })
  })
  it('everything hidden is opened in the end', () => {
    const t = endOfRound(table().lay((board) => Object.assign(board, { round: 20 })))
    expect(t.view(null).phase).toBe('over')
    expect(t.view(null).players.every(({ hand }) => hand !== null)).toBe(true)
  })
})

describe('6.4.1 Winner', () => {
  it('T40: Sophia scores 8 + 2 + 4 = 14', () => {
    const t = table({ Sophia: ['hyperborea', 'lemuria'], Sargon: ['lemuria', 'atlantis'], Tayanna: ['atlantis', 'hyperborea'] })
      .given({
        hyperborea: { buildings: ['pyramid'] }, // 3 + 1 + 2 + 2 = 8
        eden: { owner: 'hyperborea' },
        shambhala: { owner: 'hyperborea' },
        lemuria: { buildings: ['light'] }, // 5 + 2 in the end + 2 = 9
        hawaiki: { owner: 'lemuria' },
      })
      .pp({ Sophia: 7 })
      .lay((board) => {
        board.players.Sophia!.hand = ['poleShift', 'continuation']
        board.players.Sargon!.hand = ['poleShift', 'ascension']
        board.players.Tayanna!.hand = ['poleShift', 'ascension']
      })
    expect([finalPower(rules, t.board, 'hyperborea'), finalPower(rules, t.board, 'lemuria')]).toEqual([8, 9])
    const { lines, halves } = scoreOf(rules, t.board, 'Sophia', 'continuation')
    expect(lines.map(({ points }) => points)).toEqual([8, 2, 4])
    expect(lines[0]!.label).toEqual({ say: 'score.power', nation: 'hyperborea' })
    expect(halves).toBe(28)
  })
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [13, 3],
    [14, 4],
    [19, 4],
    [20, 5],
    [22, 5],
  ])('%i PP are worth %i points', (pp, points) => {
    const t = table().pp({ Tayanna: pp })
    expect(scoreOf(rules, t.board, 'Tayanna', 'ascension').lines[1]!.points).toBe(points)
  })
  it('6.4.2, B123: each fulfilled card pays by how many players hold such cards', () => {
    const cards = (hands: Hands, ending: Card) => scoreOf(rules, holding(hands).board, 'Tayanna', ending).lines[2]!.points
    expect(cards({ Tayanna: ['poleShift', 'poleShift'] }, 'poleShift')).toBe(2 * 5)
    expect(cards({ Tayanna: ['poleShift', 'poleShift'], Sargon: ['poleShift'] }, 'poleShift')).toBe(2 * 4)
    const three: Hands = { Tayanna: ['poleShift'], Sargon: ['poleShift'], Sophia: ['poleShift', 'poleShift'] }
    expect(cards(three, 'poleShift')).toBe(3)
    expect(cards({ Tayanna: ['ascension'] }, 'ascension')).toBe(4)
    expect(cards({ Tayanna: ['continuation'], Ramon: ['continuation'] }, 'continuation')).toBe(3)
    expect(cards({ Tayanna: ['continuation'] }, 'ascension')).toBe(0)
  })
  it('A4.7: a tie goes to the greater of the own nations, then to the earlier in turn order', () => {
    const t = table().pp({ Tayanna: 0, Sargon: 0, Sophia: 0, Ramon: 0, Inanna: 0 })
    t.lay((board) => {
      for (const seat of board.order) board.players[seat]!.hand = []
    })
    // Homes: Aztlán 4, Hyperborea 3, Lemuria 5, Atlantis 5, Brahmapura 4. Tayanna and Sargon have 3 points each, Ramon and Inanna 4.
    expect(ranked(rules, t.board, 'continuation')).toEqual(['Sophia', 'Ramon', 'Inanna', 'Sargon', 'Tayanna'])
    t.given({ hyperborea: { buildings: ['pyramid'] } }).given({ eden: { owner: 'aztlan' } })
    // Now Tayanna, Sargon, Ramon and Inanna have 4 each; greater nations 6, 5, 5, 6.
    expect(ranked(rules, t.board, 'continuation')).toEqual(['Sophia', 'Tayanna', 'Inanna', 'Sargon', 'Ramon'])
  })
  it('A4.7: and says why one of those with the most points has won', () => {
    const told: string[] = []
    const tie = (eden: string | null) => {
      const t = holding({}).given({
        lemuria: { buildings: ['pyramid'] },
        brahmapura: { buildings: ['pyramid'] },
        eden: { owner: eden },
      })
      t.lay((board) => Object.assign(board, { round: 20, doom: 10 })).pp({
        Tayanna: 0,
        Sargon: 0,
        Sophia: 0,
        Ramon: 0,
        Inanna: 0,
      })
      t.turnOf('Inanna').at('Inanna').does('pad.intrigue').does('done')
      // The verdict and the picture of the score tell the numbers that decided.
      const why = ageOfAtlantis.game.speak(t.state.outcome!.why!, bySeat())
      const { alt } = draw('age-of-atlantis', t.view(null), { kind: 'score', names: {} })!
      told.push(why, alt)
      return t.events.filter(({ say }) => say === 'ending.tied')
    }
    // Sophia has 5 by Atlantis and Lemuria (6), Ramon by Atlantis and Brahmapura (5, or 7 with Eden).
    expect(tie(null)).toEqual([{ say: 'ending.tied', seats: ['Sophia', 'Ramon'], winner: 'Sophia', by: 6 }])
    expect(tie('brahmapura')).toEqual([{ say: 'ending.tied', seats: ['Ramon', 'Sophia'], winner: 'Ramon', by: 7 }])
    expect(told[0]).toMatch(
      /^It ended in a Pole Shift\. .*points each\. Power of the greater nation: Sophia 6 and Ramon 5, so Sophia wins\. Sargon and Tayanna have 3 points each\. Power of the greater nation: Sargon 6 and Tayanna 4, so Sargon comes first of them\.$/,
    )
    expect(told[1]).toMatch(
      /Power of the greater nation: .* 6 and .* 5, so .* wins\. Power of the greater nation: .* 6 and .* 4, so .* comes first of them\.$/,
    )
    expect(told[2]).toMatch(/Ramon 7 and Sophia 6, so Ramon wins\. /)
  })
  it('and what everybody hoped for is told with what it paid', () => {
    const t = holding({ Tayanna: ['poleShift', 'poleShift'], Sargon: ['poleShift'], Sophia: ['ascension', 'continuation'] })
    t.lay((board) => Object.assign(board, { round: 4, doom: 5 }))
    const { goals = {} } = endOfRound(t).state.outcome!
    const said = (seat: string) => goals[seat]!.map((text) => ageOfAtlantis.game.speak(text, bySeat()))
    expect(said('Tayanna')).toEqual(['Tayanna hoped for Doom twice (it came: 8 points).'])
    expect(said('Sargon')).toEqual(['Sargon hoped for Doom (it came: 4 points).'])
    expect(said('Sophia')).toEqual(['Sophia hoped for Ascension (nothing) and Continuation (nothing).'])
  })
})
