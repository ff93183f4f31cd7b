import { describe, expect, it } from 'vitest'
import { table } from './driver.ts'

/** Aztlán's army stands next to Paititi and Cíbola; Tayanna moves. */
const aztlan = (units = 12) => table().given({ aztlan: { units: { aztlan: units } }, paititi: { counter: 'p_pyramid' } })

const attack = (t: ReturnType<typeof table>, count: number, ...to: string[]) => {
  t.at('Tayanna').does('aztlan.move')
  for (const area of to) t.at('Tayanna').does('aztlan', area, count)
  t.at('Tayanna').does('march')
  return t
}

describe('6.1.6 Limited Conflict', () => {
  it('T44: five attackers and a bid of 1 against two units and garrison 4 are a tie: all seven units are removed', () => {
    const t = aztlan().given({ paititi: { owner: 'lemuria', units: { lemuria: 2 } } })
    attack(t, 5, 'paititi')
    expect(t.board.contest!.sums).toEqual({ attack: 5, defence: 6 })
    t.dials({ Tayanna: 'attack-1', Sargon: 'defend-0', Sophia: 'defend-0' })
    expect(t.board.contest!.result).toEqual({ attack: 6, defence: 6, won: false })
    expect(t.area('paititi')).toMatchObject({ owner: 'lemuria', units: {} })
    expect(t.area('aztlan').units).toEqual({ aztlan: 7 })
    expect(t.said).toContain('conflict.tied')
  })
  it('a lost attack costs the attackers only', () => {
    const t = aztlan().given({ paititi: { owner: 'lemuria', units: { lemuria: 3 } } })
    attack(t, 5, 'paititi')
    t.dials({ Tayanna: 'attack-0', Sargon: 'defend-0', Sophia: 'defend-0' })
    expect(t.area('paititi')).toMatchObject({ owner: 'lemuria', units: { lemuria: 3 } })
  })
  it('T53: after a won conflict all influence markers there return, whoever took part', () => {
    const t = aztlan().given({ paititi: { agents: { Tayanna: [0], Ramon: [1], Sophia: [3] } } })
    attack(t, 9, 'paititi')
    t.dials({ Tayanna: 'attack-0', Ramon: 'peace', Sophia: 'defend-0' })
    expect(t.area('paititi')).toMatchObject({ owner: 'aztlan', units: { aztlan: 9 }, agents: {} })
    expect(t.player('Ramon').agents).toContain(1)
    expect(t.player('Sophia').agents).toContain(3)
  })
  it('destroys one building of the attacker’s choice, turns the End marker and brings Doom nearer; dark temples pay 1', () => {
    const t = aztlan()
      .given({ paititi: { owner: 'lemuria', counter: 'p_temple_dark', buildings: ['pyramid', 'dark'] } })
      .pp({ Tayanna: 0, Inanna: 0, Sargon: 0, Sophia: 0 })
    const { doom } = t.board
    attack(t, 9, 'paititi')
    t.dials({ Tayanna: 'attack-0', Sargon: 'defend-0', Sophia: 'defend-0' })
    t.at('Tayanna').does('pyramid')
    expect(t.board).toMatchObject({ doom: doom - 1, flipped: true })
    expect(t.area('paititi').buildings).toEqual(['dark'])
    const resources = ['Tayanna', 'Inanna', 'Sargon', 'Sophia'].map((seat) => t.player(seat).resource)
    expect(resources).toEqual([1, 1, 0, 0])
  })
  it('one contested area is free, every further one costs 5; factories do not help here', () => {
    const t = aztlan()
      .given({ aztlan: { buildings: ['factory', 'factory'] } })
      .pp({ Tayanna: 5 })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 6).does('aztlan', 'cibola', 6)
    expect(t.view(null).march).toMatchObject({ contested: ['paititi', 'cibola'], price: 5 })
    t.at('Tayanna').does('march')
    expect(t.player('Tayanna').resource).toBe(0)
    expect(t.offers('Tayanna')).toEqual(['paititi', 'cibola'])
  })
  it('T63: no unit enters the home of another major nation', () => {
    const t = table()
      .given({ lemuria: { units: { lemuria: 20 } } })
      .turnOf('Sargon')
    t.at('Sargon').does('lemuria.move')
    const { input } = t.asked('Sargon')
    const targets =
      input.kind === 'pick'
        ? input.options.flatMap(({ then }) => (then?.kind === 'pick' ? then.options.map(({ id }) => id) : []))
        : []
    expect(targets.length).toBeGreaterThan(3)
    for (const home of ['atlantis', 'aztlan', 'brahmapura', 'hyperborea']) expect(targets).not.toContain(home)
  })
  it('B73: in a wilderness there is no garrison, and a tie empties it', () => {
    const t = aztlan().given({ w_amazon: { units: { lemuria: 3 } }, paititi: { owner: 'aztlan', units: { aztlan: 4 } } })
    t.at('Tayanna').does('aztlan.move').does('paititi', 'w_amazon', 3).does('march')
    expect(t.board.contest).toMatchObject({ sums: { attack: 3, defence: 3 }, defending: 'lemuria' })
    t.dials({ Tayanna: 'attack-0', Sargon: 'defend-0', Sophia: 'defend-0' })
    expect(t.area('w_amazon').units).toEqual({})
  })
  it('Agni Strike removes up to two foreign units first, wherever they are', () => {
    const t = table()
      .given({
        eden: { owner: 'atlantis', units: { atlantis: 5 } },
        lemuria: { units: { lemuria: 1 } },
        brahmapura: { units: { brahmapura: 4 } },
      })
      .turnOf('Inanna')
    t.at('Inanna').does('brahmapura.move')
    expect(t.asked('Inanna').prompt).toMatchObject({ min: 0, max: 2 })
    t.at('Inanna').does('eden:atlantis', 1)
    expect(t.asked('Inanna').prompt).toMatchObject({ min: 0, max: 1 })
    t.at('Inanna').does('lemuria:lemuria', 1)
    expect(t.asked('Inanna').prompt.say).toBe('march.plan')
    expect([t.area('eden').units, t.area('lemuria').units]).toEqual([{ atlantis: 4 }, {}])
  })
  it('B86: a conquered special action sends every archon home', () => {
    const t = aztlan()
      .given({ paititi: { owner: 'hyperborea', counter: 's_weather_control' } })
      .lay((board) => {
        board.players.Tayanna!.archons = ['special.weather_control', null]
      })
    attack(t, 9, 'paititi')
    t.dials({ Tayanna: 'attack-0', Sargon: 'defend-0' })
    expect(t.area('paititi').owner).toBe('aztlan')
    expect(t.player('Tayanna').archons).toEqual([null, 'aztlan.move'])
  })
})

describe('6.1.7 Global Conflict', () => {
  const war = (attackers: number, defenders: number) =>
    table()
      .given({
        aztlan: { units: { aztlan: attackers } },
        lemuria: { units: { lemuria: defenders }, counter: 'm_2', buildings: ['pyramid'] },
      })
      .pp({ Tayanna: 7 })
  const dials = { Tayanna: 'attack-0', Sargon: 'defend-0', Sophia: 'defend-0', Ramon: 'peace', Inanna: 'peace' }

  it('T45: in a tie of 11 against 9 units and a garrison of 2 both lose half, and nothing else happens', () => {
    const t = table()
      .given({
        aztlan: { units: { aztlan: 11 } },
        lemuria: { units: { lemuria: 9 }, counter: 'p_plain_a', buildings: ['pyramid'] },
        eden: { owner: 'lemuria' },
      })
      .pp({ Tayanna: 7 })
    const { doom } = t.board
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    expect(t.board.contest!.sums).toEqual({ attack: 11, defence: 11 })
    t.dials(dials)
    expect([t.area('aztlan').units, t.area('lemuria').units]).toEqual([{ aztlan: 6 }, { lemuria: 5 }])
    expect(t.area('lemuria').buildings).toEqual(['pyramid'])
    expect(t.board).toMatchObject({ doom, flipped: false, contest: { result: { won: false } } })
    expect(t.area('eden').owner).toBe('lemuria')
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('in a tie the attacker chooses which units go, of both nations', () => {
    const t = table()
      .given({
        aztlan: { units: { aztlan: 6 } },
        paititi: { owner: 'aztlan', units: { aztlan: 6 } },
        lemuria: { units: { lemuria: 4 }, counter: 'm_2' },
        eden: { owner: 'lemuria', units: { lemuria: 3 } },
      })
      .pp({ Tayanna: 7 })
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    t.dials(dials)
    expect(t.asked('Tayanna')).toMatchObject({ prompt: { say: 'strike.tie', nation: 'aztlan' }, input: { min: 6, max: 6 } })
    t.at('Tayanna').does({ 'aztlan:aztlan': 5, 'paititi:aztlan': 1 })
    expect(t.asked('Tayanna')).toMatchObject({ prompt: { say: 'strike.tie', nation: 'lemuria' }, input: { min: 3, max: 3 } })
    t.at('Tayanna').does({ 'eden:lemuria': 3 })
    expect([t.area('aztlan').units, t.area('eden').units]).toEqual([{ aztlan: 1 }, {}])
  })
  it('the loser gives up two buildings or markers and half of its units; units in lost nations count (B76)', () => {
    const t = war(22, 10).given({ ophir: { owner: 'lemuria', units: { lemuria: 4 } } })
    const { doom } = t.board
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    t.dials(dials) // there are but two things to lose
    expect(t.area('ophir')).toMatchObject({ owner: null, units: {} })
    expect(t.area('lemuria')).toMatchObject({ units: { lemuria: 7 }, buildings: [] })
    expect(t.board).toMatchObject({ doom: doom - 1, flipped: true })
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('units lost with a nation may be more than half; then no more are due', () => {
    const t = war(22, 2).given({ ophir: { owner: 'lemuria', units: { lemuria: 10 } } })
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    t.dials(dials)
    expect(t.area('lemuria').units).toEqual({ lemuria: 2 })
    expect(t.awaited).toEqual(['Sargon'])
  })
  it('two of several things are lost, as the attacker likes', () => {
    const t = war(22, 4).given({ ophir: { owner: 'lemuria' }, punt: { owner: 'lemuria', buildings: ['base'] } })
    const { doom } = t.board
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    t.dials(dials)
    expect(t.offers('Tayanna')).toEqual(['building:lemuria:pyramid:0', 'building:punt:base:0', 'marker:ophir', 'marker:punt'])
    t.at('Tayanna').does(['building:punt:base:0', 'marker:punt'])
    expect(t.area('punt')).toMatchObject({ owner: null, buildings: [] })
    expect(t.board.doom).toBe(doom - 1)
  })
  it('an attacker who loses chooses the own losses', () => {
    const t = war(4, 10).given({ paititi: { owner: 'aztlan' } })
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    t.dials(dials)
    expect(t.area('paititi').owner).toBeNull()
    expect(t.area('aztlan').units).toEqual({ aztlan: 2 })
  })
  it('everybody takes part; whoever is on neither or both sides, or the attacker’s partner, may choose', () => {
    const t = war(4, 4)
    t.at('Tayanna').does('aztlan.global').does('lemuria')
    expect(t.awaited).toHaveLength(5)
    for (const seat of ['Ramon', 'Inanna'])
      expect(t.offers(seat)).toEqual(expect.arrayContaining(['attack-0', 'defend-0', 'peace']))
    for (const seat of ['Sargon', 'Sophia']) expect(t.offers(seat).every((id) => id.startsWith('defend'))).toBe(true)
  })
  it('cannot be chosen without 7 PP', () => {
    expect(war(4, 4).pp({ Tayanna: 6 }).blocked('Tayanna', 'aztlan.global')).toEqual({ say: 'blocked.price', cost: 7, has: 6 })
  })
})
