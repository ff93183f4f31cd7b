import { describe, expect, it } from 'vitest'
import { draw } from '../../../render/draw.ts'
import { replace } from '../../../src/games/atlantis/rules/pieces.ts'
import { tiesOf } from '../../../src/games/atlantis/score.ts'
import type { Card } from '../../../src/games/atlantis/terms.ts'
import { totalOf } from '../../../src/games/common/score.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { ambitionPower } from '../../../src/games/era-of-atlantis/rules/ambitions.ts'
import { campaignSheet } from '../../../src/games/era-of-atlantis/rules/campaign.ts'
import { appliedEnding, finalPower, finalVirya, ranked, scoreOf } from '../../../src/games/era-of-atlantis/score.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { FIVE, rules, table } from './driver.ts'

type Hands = Readonly<Record<string, Card[]>>
const holding = (hands: Hands) =>
  table().lay((board) => {
    for (const seat of board.order) board.players[seat]!.hand = [...(hands[seat] ?? [])]
    board.compensation = {}
    board.layout = { sun: 'ascension', moon: 'ascension', eclipse: 'poleShift' }
  })

/** The last seat of the round collects, and the markers move. */
const endOfRound = (t: ReturnType<typeof table>) => {
  t.turnOf('Inanna')
  t.at('Inanna').does('brahmapura.collect')
  return t
}

describe('6.2 End of round', () => {
  it('the End marker comes one step nearer, the round marker goes on', () => {
    const t = endOfRound(table())
    expect(t.board).toMatchObject({ round: 2, end: 14, doom: 16, flipped: false, turn: 0 })
    expect(t.awaited).toEqual(['Tayanna'])
  })
  it('a flipped End marker only turns back', () => {
    const t = endOfRound(table().lay((board) => Object.assign(board, { flipped: true })))
    expect(t.board).toMatchObject({ round: 2, end: 15, flipped: false })
  })
  it('T28: a marker that comes to a relic finds it, and two relics unlock a temple', () => {
    const t = table().lay((board) => {
      board.round = 8
      board.relics.found = 1
    })
    endOfRound(t)
    expect(t.board.relics).toMatchObject({ found: 2, track: [11, 13] })
    expect(t.view(null).ascension.usable).toBe(6)
  })
  it('Doom and End find relics too', () => {
    const t = table()
      .given({ thule: { owner: 'aztlan', counter: 's_weather_control' } })
      .lay((board) => {
        board.doom = 12
      })
    t.at('Tayanna').does('special.weather_control').does('back')
    expect(t.board.relics).toMatchObject({ found: 1, track: [9, 11] })
  })
})

describe('6.3 Game end', () => {
  const ends = (change: Parameters<ReturnType<typeof table>['lay']>[0]) => endOfRound(table().lay(change)).state.outcome?.ending
  it('Continuation: the round marker meets the End marker', () => {
    expect(ends((board) => Object.assign(board, { round: 7, end: 9 }))).toBe('continuation')
    expect(ends((board) => Object.assign(board, { round: 6, end: 9 }))).toBeUndefined()
  })
  it('Pole Shift: Doom is on or past the round marker', () => {
    expect(ends((board) => Object.assign(board, { round: 4, doom: 5 }))).toBe('poleShift')
    expect(ends((board) => Object.assign(board, { round: 4, doom: 6 }))).toBeUndefined()
  })
  it('Ascension: seven Temples of Light, wherever they stand', () => {
    const temples = { relics: { found: 4, areas: [], track: [] } }
    const build = (board: Parameters<typeof finalPower>[1], count: number) => {
      Object.assign(board, temples)
      replace(board, 'hyperborea', { buildings: ['light', 'light', 'light', 'light'] })
      replace(board, 'aztlan', { buildings: Array.from({ length: count - 4 }, () => 'light') })
    }
    expect(ends((board) => build(board, 7))).toBe('ascension')
    expect(ends((board) => build(board, 6))).toBeUndefined()
  })
  it('T29: of three endings at once the one with most cards in hands is applied, then the earlier in the list', () => {
    const hands: Hands = {
      Tayanna: ['ascension', 'ascension'],
      Sargon: ['poleShift', 'continuation'],
      Sophia: ['poleShift', 'continuation'],
      Ramon: ['poleShift', 'continuation'],
    }
    const t = holding(hands)
      .given({
        hyperborea: { buildings: ['light', 'light', 'light', 'light'] },
        aztlan: { buildings: ['light', 'light', 'light'] },
      })
      .lay((board) => Object.assign(board, { round: 7, doom: 8, end: 9, relics: { found: 4, areas: [], track: [] } }))
    endOfRound(t)
    expect(t.board).toMatchObject({ round: 8, doom: 8, end: 8 })
    expect(t.state.outcome!.ending).toBe('poleShift')
    expect(appliedEnding(holding(hands).board, ['ascension'])).toBe('ascension')
  })
  it('everything hidden is opened in the end', () => {
    const t = endOfRound(
      table(FIVE, { ambitions: 'on' }).lay((board) => {
        board.ambitions = { aztlan: { card: 'aquatic_spirit', seen: [] } }
        board.round = 20
      }),
    )
    expect(t.view(null)).toMatchObject({ phase: 'over', ambitions: [{ card: 'aquatic_spirit' }] })
    expect(t.view(null).players.every(({ hand }) => hand !== null)).toBe(true)
    expect(t.view(null).final!.ranking).toHaveLength(5)
  })
})

describe('6.3.3 Score', () => {
  it('T11: Tayanna scores 12 + 3.5 + 4 + 2 = 21.5', () => {
    const t = table({ Tayanna: ['hyperborea', 'lemuria'], Sargon: ['lemuria', 'atlantis'], Sophia: ['atlantis', 'hyperborea'] })
      .given({
        // 3 + 4 of minor nations + 3 of pyramids and a temple, and 2 for the temple in the end, + 1 + … = 13
        hyperborea: { buildings: ['pyramid', 'pyramid', 'light'] },
        thule: { owner: 'hyperborea' },
        eden: { owner: 'hyperborea' },
        arcadia: { owner: 'hyperborea' },
        hawaiki: { owner: 'lemuria' },
        shangri_la: { owner: 'lemuria' },
        punt: { owner: 'lemuria' },
        ophir: { owner: 'lemuria' },
      })
      .virya({ Tayanna: 8 })
      .lay((board) => {
        board.players.Tayanna!.hand = ['continuation', 'poleShift']
        board.players.Sargon!.hand = ['ascension', 'ascension']
        board.players.Sophia!.hand = ['ascension', 'continuation']
        board.layout = { sun: 'ascension', moon: 'ascension', eclipse: 'poleShift' }
        board.compensation = {}
      })
    expect([finalPower(rules, t.board, 'hyperborea'), finalPower(rules, t.board, 'lemuria')]).toEqual([13, 12])
    const { lines, halves } = scoreOf(rules, t.board, 'Tayanna', 'poleShift')
    expect(lines.map(({ points }) => points)).toEqual([12, 3.5, 4, 2])
    expect(halves).toBe(43)
  })
  it('T30: three holders of Continuation get no points but 2 Virya a card, besides the 3 they always get', () => {
    const t = holding({ Tayanna: ['continuation'], Sargon: ['continuation'], Sophia: ['continuation', 'continuation'] }).virya({
      Sophia: 0,
    })
    const cards = (seat: string) => scoreOf(rules, t.board, seat, 'continuation').lines[2]!.points
    expect([cards('Tayanna'), cards('Sophia')]).toEqual([0, 0])
    expect(finalVirya(rules, t.board, 'Sophia', 'continuation')).toBe(2 * (3 + 2))
    expect(finalVirya(rules, t.board, 'Sophia', 'poleShift')).toBe(2 * 3)
  })
  it('the sun adds Virya whatever the ending, the eclipse a point for a fulfilled card', () => {
    const t = holding({ Tayanna: ['ascension', 'poleShift'], Sargon: ['poleShift'] }).virya({ Tayanna: 0 })
    expect(finalVirya(rules, t.board, 'Tayanna', 'continuation')).toBe(2)
    expect(scoreOf(rules, t.board, 'Tayanna', 'poleShift').lines[2]!.points).toBe(2 + 1)
    expect(scoreOf(rules, t.board, 'Tayanna', 'ascension').lines[2]!.points).toBe(2)
  })
  it('a compensation tile adds its Virya and lengthens the track', () => {
    const t = holding({}).virya({ Tayanna: 22 })
    expect(scoreOf(rules, t.board, 'Tayanna', 'ascension').lines[1]!.points).toBe(5)
    t.lay((board) => {
      board.compensation = { Tayanna: 12 }
    })
    expect(finalVirya(rules, t.board, 'Tayanna', 'ascension')).toBe(34)
    expect(scoreOf(rules, t.board, 'Tayanna', 'ascension').lines[1]!.points).toBe(7)
  })
  it('two points for the only leading nation, one for each of several', () => {
    const t = holding({}).given({ eden: { owner: 'aztlan' } })
    const leads = (seat: string) => scoreOf(rules, t.board, seat, 'ascension').lines[3]!.points
    expect([leads('Tayanna'), leads('Sophia')]).toEqual([2, 0])
    t.given({ eden: { owner: null } })
    // Atlantis and Lemuria lead with 5 each: Sophia controls both.
    expect([leads('Sophia'), leads('Sargon'), leads('Tayanna')]).toEqual([2, 1, 0])
  })
  it('ties are broken by areas controlled, wildernesses included, then by turn order', () => {
    const t = table({
      Tayanna: ['aztlan', 'hyperborea'],
      Sargon: ['hyperborea', 'brahmapura'],
      Sophia: ['brahmapura', 'aztlan'],
    }).lay((board) => {
      board.layout = null
      for (const seat of board.order) board.players[seat]!.hand = []
    })
    t.given({ hyperborea: { counter: 'm_1' }, akakor: { owner: 'hyperborea' } }).lay((board) => {
      board.compensation = {}
    })
    expect(ranked(rules, t.board, 'ascension')).toEqual(['Tayanna', 'Sargon', 'Sophia'])
    t.given({ w_amazon: { units: { brahmapura: 1 } } })
    expect(ranked(rules, t.board, 'ascension')).toEqual(['Sargon', 'Tayanna', 'Sophia'])
  })
  it('and it is said why one of those with the most points has won', () => {
    const told: string[] = []
    const tie = (wilderness: string) => {
      const t = table({
        Tayanna: ['aztlan', 'hyperborea'],
        Sargon: ['hyperborea', 'brahmapura'],
        Sophia: ['brahmapura', 'aztlan'],
      }).lay((board) => {
        Object.assign(board, { layout: null, compensation: {}, round: 20 })
        for (const seat of board.order) Object.assign(board.players[seat]!, { hand: [], resource: 0 })
      })
      t.given({ hyperborea: { counter: 'm_1' }, akakor: { owner: 'hyperborea' }, w_amazon: { units: { [wilderness]: 1 } } })
      t.turnOf('Sophia').at('Sophia').does('brahmapura.collect')
      // The verdict and the picture of the score tell the numbers that decided.
      const { why } = t.state.outcome!
      told.push(
        eraOfAtlantis.game.speak(why!, bySeat()),
        draw('era-of-atlantis', t.view(null), { kind: 'score', names: {} })!.alt,
      )
      return t.events.filter(({ say }) => say === 'ending.tied')
    }
    // Sargon has Hyperborea with Akakor, and Brahmapura; Sophia has Brahmapura and Aztlán. The wilderness makes it 4 to 2, or 3 each.
    const tied = { say: 'ending.tied', seats: ['Sargon', 'Sophia'], winner: 'Sargon' }
    expect(tie('hyperborea')).toEqual([{ ...tied, by: 4 }])
    expect(tie('aztlan')).toEqual([{ ...tied, by: null }])
    const each = /^It ended in a Pole Shift\. Sargon and Sophia have \S+ points each\. Areas held: /
    expect(told[0]).toMatch(each)
    expect(told[0]).toMatch(/Sargon 4 and Sophia 2, so Sargon wins\.$/)
    expect(told[1]).toMatch(/Areas held: .* 4 and .* 2, so .* wins\.$/)
    expect(told[2]).toMatch(/Sargon 3 and Sophia 3, so Sargon wins by turn order\.$/)
    const say = (by: number | null) => eraOfAtlantis.game.speak({ ...tied, by }, bySeat())
    expect(say(4)).toBe('Sargon and Sophia have equally many points; Sargon wins with 4 areas, wildernesses included.')
    expect(say(null)).toBe('Sargon and Sophia have equally many points; Sargon wins as the first of them in turn order.')
  })
})

const points = (sum: number) => [{ label: { say: 'score.power', nation: 'atlantis' }, points: sum }]

it('those who have equally many points further down hear who comes first, and why', () => {
  const scores = { Ada: points(20), Ben: points(13), Cleo: points(13), Dora: points(9) }
  const ranking = Object.keys(scores)
  const further = tiesOf({ ranking, scores }, (seat) => (seat === 'Ben' ? 4 : 2))
  expect(further).toEqual([
    [
      { seat: 'Ben', count: 4 },
      { seat: 'Cleo', count: 2 },
    ],
  ])
  const standings = ranking.map((seat) => ({ seat, points: totalOf(scores[seat as 'Ada']) }))
  expect(eraOfAtlantis.game.speak({ say: 'ending.why', ending: 'poleShift', standings, tie: null, further }, bySeat())).toBe(
    'It ended in a Pole Shift. Ada has 20 points, 7 more than Ben. Ben and Cleo have 13 points each. Areas held: Ben 4 and Cleo 2, so Ben comes first of them.',
  )
})

describe('What was hidden is told with what it paid', () => {
  it('objective cards with their points and Virya, as far as the track goes; goals of nations with what they asked', () => {
    const t = holding({
      Tayanna: ['poleShift', 'poleShift'],
      Sargon: ['ascension', 'continuation'],
      Sophia: ['continuation', 'continuation'],
      Ramon: ['poleShift'],
    }).lay((board) => {
      Object.assign(board, { round: 20, doom: 1 })
      board.players.Sophia!.resource = rules.pack.resource.cap - 1
      board.ambitions = { aztlan: { card: 'imperial_ambition', seen: [] } }
    })
    endOfRound(t)
    const { goals = {} } = t.state.outcome!
    const said = (seat: string) => goals[seat]!.map((text) => eraOfAtlantis.game.speak(text, bySeat()))
    // Two hold Pole Shift: 2 points each, and 1 more under the eclipse. Ascension lies under the sun.
    expect(said('Tayanna')[0]).toBe('Tayanna hoped for Pole Shift twice (it came: 6 points).')
    expect(said('Sargon')[0]).toBe('Sargon hoped for Ascension (2 Virya all the same) and Continuation (3 Virya all the same).')
    expect(said('Sophia')[0]).toBe('Sophia hoped for Continuation twice (1 Virya all the same).')
    expect(said('Inanna')[0]).toBe('Inanna hoped for nothing.')
    expect(said('Tayanna')[1]).toMatch(/^Aztlán followed .+ \(\+\d for having more minor nations .+\): [+-]\d Power\.$/)
    // The finale leaves out of its story what it tells there.
    expect(t.events).toContainEqual(goals.Tayanna![0])
  })
  it('games that ended before still say what was held', () => {
    const earlier = { say: 'ending.hand', seat: 'Tayanna', cards: ['ascension'] }
    expect(eraOfAtlantis.game.speak(earlier, bySeat())).toBe('Tayanna held Ascension.')
  })
})

describe('10.7 Secret goals of nations', () => {
  const goal = (card: string, nation = 'aztlan', four = false) => {
    const t = four
      ? table({
          Tayanna: ['aztlan', 'hyperborea'],
          Sargon: ['hyperborea', 'lemuria'],
          Sophia: ['lemuria', 'atlantis'],
          Ramon: ['atlantis', 'aztlan'],
        })
      : table()
    t.board.ambitions = { [nation]: { card, seen: [] } }
    return { t, power: () => ambitionPower(rules, t.board, nation) }
  }
  it('8.2: Power at the end counts the goal for those who know it, and for everybody in the end', () => {
    const { t } = goal('imperial_ambition')
    t.board.ambitions.aztlan!.seen = ['Tayanna']
    const shown = (seat: string | null) => t.view(seat).nations.find(({ id }) => id === 'aztlan')!.finalPower
    expect([shown('Tayanna'), shown('Sargon'), shown(null)]).toEqual([3, 4, 4])
    t.board.phase = 'over'
    expect(shown(null)).toBe(3)
  })
  it('T16: Fanatical Sectarians, two light temples and no dark one, one of them owned, four players: +4', () => {
    const { t, power } = goal('fanatical_sectarians', 'aztlan', true)
    t.given({ aztlan: { buildings: ['light'] }, eden: { buildings: ['light'] } })
    expect(power()).toBe(4)
    t.given({ punt: { buildings: ['dark'] } })
    expect(power()).toBe(4)
    t.given({ punt: { buildings: ['dark', 'dark'] } })
    expect(power()).toBe(0)
  })
  it('Aquatic Spirit counts minor nations on two oceans', () => {
    const { t, power } = goal('aquatic_spirit')
    t.given({ eden: { owner: 'aztlan' }, ophir: { owner: 'aztlan' }, punt: { owner: 'aztlan' } })
    expect(power()).toBe(2)
  })
  it('Cosmopolitan Dream counts areas with every spot filled, the home too', () => {
    const { t, power } = goal('cosmopolitan_dream')
    t.given({
      aztlan: { buildings: ['base', 'base', 'base'] },
      punt: { owner: 'aztlan', buildings: ['base'] },
      eden: { owner: 'aztlan' },
    })
    expect(power()).toBe(2)
  })
  it('Imperial Ambition: more minor nations than every other, or one Power less', () => {
    const { t, power } = goal('imperial_ambition')
    t.given({ eden: { owner: 'aztlan' } })
    expect(power()).toBe(4)
    t.given({ punt: { owner: 'lemuria' } })
    expect(power()).toBe(-1)
  })
  it('the others compare wildernesses, units, pyramids, special actions and temples', () => {
    const five = (card: string, given: Parameters<ReturnType<typeof table>['given']>[0]) => {
      const { t, power } = goal(card)
      t.given(given)
      return power()
    }
    expect(five('emulous_explorers', { w_amazon: { units: { aztlan: 1 } } })).toBe(3)
    expect(five('militaristic_zeal', { aztlan: { units: { aztlan: 3 } }, lemuria: { units: { lemuria: 2 } } })).toBe(4)
    expect(
      five('mystical_aspiration', { aztlan: { buildings: ['pyramid', 'pyramid'] }, lemuria: { buildings: ['pyramid'] } }),
    ).toBe(0)
    expect(five('occult_collectors', { eden: { owner: 'aztlan', counter: 's_vimanas' } })).toBe(3)
    expect(five('religious_populists', { aztlan: { buildings: ['dark'] } })).toBe(4)
  })
})

describe('9 Campaign', () => {
  it('hands over what Galactic Era needs', () => {
    const { board } = holding({
      Tayanna: ['ascension', 'ascension'],
      Sargon: ['poleShift', 'continuation'],
      Sophia: ['ascension', 'poleShift'],
    })
    const sheet = campaignSheet(board, 'ascension', ['Sargon', 'Tayanna', 'Sophia'])
    expect(sheet.players).toEqual([
      { seat: 'Sargon', place: 1, destinyPoints: 3, technology: true, alignment: 'STS', population: 0, ships: 0, choices: 0 },
      { seat: 'Tayanna', place: 2, destinyPoints: 2, technology: false, alignment: 'STO', population: 2, ships: 0, choices: 0 },
      { seat: 'Sophia', place: 3, destinyPoints: 0, technology: false, alignment: 'free', population: 1, ships: 0, choices: 0 },
    ])
    expect(sheet.stories).toEqual(['Journeys', 'Migrations'])
    expect(campaignSheet(board, 'continuation', ['Sargon']).players[0]).toMatchObject({ choices: 1, ships: 0 })
    expect(campaignSheet(board, 'poleShift', ['Sargon'])).toMatchObject({
      players: [{ ships: 1 }],
      goals: ['Control', 'Legacy', 'Power', 'Presence'],
    })
  })
})
