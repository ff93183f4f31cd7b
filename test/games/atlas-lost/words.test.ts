/** What buttons and lines say: the whole cost as it is now, and who really leads. */
import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import type { Input, Option, Text } from '../../../src/kernel/contract.ts'
import { BEN, data, Sitting, TONY } from './driver.ts'

/** The label of the option at the end of that path. */
function label(table: Sitting, path: string): string {
  let input: Input | undefined = table.decision().input
  let said = ''
  for (const word of path.split(' ')) {
    const option: Option | undefined = input?.kind === 'pick' ? input.options.find(({ id }) => id === word) : undefined
    if (!option) throw new Error(`no ${word} in ${path}`)
    said = atlasLost.game.speak(option.label, (seat) => seat)
    input = option.then
  }
  return said
}

it('a question begins with a capital, whatever asks it', () => {
  const ask = (of: string) => atlasLost.game.speak({ say: 'ask.deck', of }, (seat) => seat)
  expect(ask('space')).toBe('The influence track: from which deck do you draw?')
  expect(ask('eco-23')).toMatch(/^Rent Roll: /)
})

describe('a button says all it costs', () => {
  it('for a team: both resources of Lv.3, and what is really due after reductions', () => {
    const table = new Sitting()
    const [, second, , third] = table.board.layout.culture!
    table.teams(TONY, second!).given(TONY, { R: 9, D: 9 })
    expect(label(table, `place ${third}`)).toMatch(new RegExp(`^${third} for 4R 2D: `))
    table.given(TONY, { installed: ['sci-14a'] })
    expect(label(table, `place ${third}`)).toMatch(new RegExp(`^${third} for 3R 2D: `))
  })
  it('for an installation: what is due after reductions, and no figure where the way to pay is chosen next', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, C: 1, hand: ['eco-12a', 'sci-04a', 'eco-13'] })
    expect(label(table, 'card eco-12a install')).toBe('Install it for 2R 1D')
    table.given(TONY, { installed: ['sci-15a'] })
    expect(label(table, 'card eco-12a install')).toBe('Install it')
    expect(label(table, 'card eco-12a install 0')).toBe('Pay 1R 1D')
    table.player(TONY).installed = []
    table.does('card sci-04a use')
    expect(label(table, 'eco-13')).toMatch(/^Venture Fund for free: /)
  })
  it('for an influence step', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, position: 4 })
    expect(label(table, 'advance')).toBe('Influence: step to space 5 for 2R 2D, ending your actions')
  })
})

describe('a card or Tech in brief', () => {
  const card = (id: string) => atlasLost.game.speak({ say: 'card', card: id }, (seat) => seat)
  it('has no word that only the rules know', () => {
    for (const id of Object.keys(data.cards))
      expect(card(id)).not.toMatch(/[a-z]\.[a-zA-Z]|turnStart|undefined|\bper (?:the|a)\b/)
  })
  it('says when it works, what it costs each time, and what it does', () => {
    expect(card('mil-14')).toBe('Parade Ground (2R 1D) · mil active: 4+ power: 3R → +2TP')
    expect(card('eco-23')).toBe('Rent Roll (2R 1D) · eco passive: each turn with 2+ economy tokens: +1R')
    expect(card('sci-18')).toBe('Training Manuals (2R) · sci passive: using Techs on Lv.1 −1R')
    expect(card('sci-02a')).toBe('Forward Cache · sci crate: place a team −2R')
    expect(card('rel-03a')).toBe('Tithe · rel crate: each ally: steal 1R, steal 1D, +2R')
    expect(card('ini-4')).toBe('Scout Sketches · initial crate: place a team on Lv.2 −1R')
    expect(card('mil-04a')).toBe('Sabotage Team · mil crate: chosen one −2D −1C, +3R')
  })
  it('does not hide a choice, a condition or a limit', () => {
    expect(card('eco-08')).toBe('Liquidation Sale · eco crate: +3TP for 1 economy, +2R')
    expect(card('cul-05')).toBe("Critics' Circle · cul crate: +2TP, +1D with 1+ Tree led, else +3D")
    expect(card('mil-05')).toBe('Shock Assault · mil crate: steal 2TP with more power than theirs, else steal 3R')
    expect(card('mil-16a')).toBe('Law of Plunder (2R) · mil passive: once a turn, you steal: +1R, +1D')
    expect(card('rel-09a')).toBe('Collection Plate (2R) · rel active: free → one ally: steal 1R')
  })
  it('tells the culture Techs apart by where the token may go', () => {
    const tech = (id: string) => atlasLost.game.speak({ say: 'option.tech.shut', tech: id }, (seat) => seat)
    const lines = ['IIC-B', 'IIC-C', 'IIC-E', 'IC'].map((id) => tech(id).split('+1 culture')[1])
    expect(lines).toEqual([' anywhere, +1 card', ' where no team is', " by another's team", ' by your team'])
  })
  it('fits on a button whole, whichever Tech a team is placed on', () => {
    for (const { id, level } of Object.values(data.techs)) {
      const cost = level === 3 ? data.pack.placement.cost[3] : data.pack.placement.cost[2]
      expect(atlasLost.game.speak({ say: 'option.place.on', tech: id, ...cost }, (seat) => seat)).not.toContain('…')
    }
  })
})

describe('few presses', () => {
  it('one card of several is picked, several are marked', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, hand: ['cul-07'] })
    table.does(`place ${table.board.layout.economy![1]} data`)
    expect(table.decision()).toMatchObject({ prompt: { say: 'ask.keep', n: 1 }, input: { kind: 'pick' } })
    table.does(table.board.players[TONY]!.looking[0]!, 'card cul-07 use')
    expect(table.decision()).toMatchObject({ prompt: { say: 'ask.keep', n: 2 }, input: { kind: 'some' } })
  })
  it('what needs no further choice stands first in the list of actions', () => {
    const { input } = new Sitting().decision()
    expect(input.kind === 'pick' && input.options.map(({ id }) => id).slice(0, 3)).toEqual(['replenish', 'collect', 'place'])
  })
})

describe('what happened', () => {
  it('speaks to everybody, not to whoever did it', () => {
    const say = (text: Text) => atlasLost.game.speak(text, (seat) => seat)
    expect(say({ say: 'did.startup', seat: TONY, tech: 'IIC-A', R: 1, D: 2, discard: 1 })).toBe(
      '**tony** starts up **IIC-A** for 1 research, 2 data and 1 card from hand.',
    )
  })
  it('has the right article', () => {
    const say = (text: Text) => atlasLost.game.speak(text, (seat) => seat)
    expect(say({ say: 'drew', seat: TONY, tree: 'economy' })).toBe('**tony** draws an Economy card.')
    expect(say({ say: 'drew', seat: TONY, tree: 'culture' })).toBe('**tony** draws a Culture card.')
    expect(say({ say: 'sent-back', seat: TONY, owner: BEN, kind: 'economy' })).toBe(
      '**tony** sends an economy token of ben home.',
    )
  })
})

describe('the headline', () => {
  const headline = (table: Sitting) => atlasLost.headline(table.view(), (seat) => seat)
  it('names a leader only if there is one', () => {
    const table = new Sitting()
    expect(headline(table)).toBe('Round 1 · tied at 0 of 30 TP')
    expect(headline(table.given(BEN, { TP: 4 }))).toBe('Round 1 · ben leads with 4 of 30 TP')
    expect(headline(table.given(TONY, { TP: 4 }))).toBe('Round 1 · tied at 4 of 30 TP')
  })
})

describe('ending the turn', () => {
  it('is "done" once the main action is taken, so that it needs no second look', () => {
    const table = new Sitting()
    expect(table.offers()).toContain('end')
    expect(table.does('replenish').offers()).toContain('done')
  })
})
