/** What buttons and lines say: the whole cost as it is now, and who really leads. */

import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { pick } from '../../../src/games/atlas-lost/rules/book.ts'
import type { AtlasText } from '../../../src/games/atlas-lost/words/says.ts'
import type { Input, Option, Text } from '../../../src/kernel/contract.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'

/** The label of the option at the end of that path. */
function label(table: Sitting, path: string): string {
  let input: Input | undefined = table.decision().input
  let said = ''
  for (const word of path.split(' ')) {
    const option: Option | undefined = input?.kind === 'pick' ? input.options.find(({ id }) => id === word) : undefined
    if (!option) throw new Error(`no ${word} in ${path}`)
    said = atlasLost.game.speak(option.label, bySeat())
    input = option.then
  }
  return said
}

it('nothing is said that the catalogue does not know', () => {
  const said: AtlasText[] = [
    { say: 'did.place', seat: TONY, tech: 'IIC-A', cost: { R: 3 } },
    // @ts-expect-error: no such key
    { say: 'did.palce', seat: TONY, tech: 'IIC-A', cost: { R: 3 } },
    // @ts-expect-error: a cost of parts there are not
    { say: 'did.place', seat: TONY, tech: 'IIC-A', cost: { rubles: 3 } },
    // @ts-expect-error: the Tech is missing
    { say: 'did.place', seat: TONY, cost: { R: 3 } },
  ]
  // @ts-expect-error: a label is a text, too
  pick([{ id: 'yes', label: { say: 'option.cost', price: { R: 3 } } }])
  expect(atlasLost.game.speak(said[0]!, bySeat())).toBe('**tony** places a team on **Repertory (IIC-A)** for 3 research.')
})

it('a question begins with a capital, whatever asks it', () => {
  const ask = (of: string) => atlasLost.game.speak({ say: 'ask.deck', of }, bySeat())
  expect(ask('space')).toBe('The influence track: from which deck do you draw?')
  expect(ask('eco-23')).toMatch(/^Rent Roll: /)
})

describe('a button says all it costs', () => {
  it('for a team: both resources of Lv.3, and what is really due after reductions', () => {
    const table = new Sitting()
    const [, second, , third] = table.board.layout.culture!
    table.teams(TONY, second!).given(TONY, { R: 9, D: 9 })
    expect(label(table, `place ${third}`)).toMatch(new RegExp(`^${third}⚑ for 4R 2D: `))
    table.given(TONY, { installed: ['sci-14a'] })
    expect(label(table, `place ${third}`)).toMatch(new RegExp(`^${third}⚑ for 3R 2D: `))
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
    expect(label(table, 'advance')).toBe('Influence: step to space 5 for 2R 2D → +1 card, ending your actions')
  })
  it('for a step: with the bonus of the space, its reward tile, or the victory', () => {
    const table = new Sitting({ trees: ['science', 'economy', 'culture'] }).given(TONY, { R: 19, D: 19, position: 3 })
    expect(label(table, 'advance')).toBe('Influence: step to space 4 for 2R 1D → +1 card, move a team, ending your actions')
    table.given(TONY, { position: 11, TP: 4 })
    expect(label(table, 'advance 0')).toBe('To space 12: 6R 5D 4TP → influence victory')
    for (const to of data.spaces.keys())
      for (const { tree } of data.pack.rewards)
        for (const cost of data.spaces[to]!.costs)
          expect(atlasLost.game.speak({ say: 'option.step', to: to + 1, reward: tree, cost }, bySeat())).not.toContain('…')
  })
})

describe('an option says what there is to decide by', () => {
  it('a row: what its income will be', () => {
    const table = new Sitting().given(TONY, { R: 9, waiting: { data: 1 } })
    const tech = table.board.layout.culture![1]!
    expect(label(table, `place ${tech} research`)).toBe('research row: 3R')
    expect(label(table, `place ${tech} data`)).toBe('data row: 3D + bonus')
  })
  it('a Tech: whether its front runner token is still there', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9 })
    const [, left, right] = table.board.layout.culture!
    table.teams(BEN, left!)
    expect(label(table, `place ${left}`)).toMatch(new RegExp(`^${left} for 3R: `))
    expect(label(table, `place ${right}`)).toMatch(new RegExp(`^${right}⚑ for 3R: `))
    table.teams(TONY, left!, table.board.layout.economy![1]!).does('startup IS')
    expect(label(table, `${left}>${right}`)).toMatch(new RegExp(`^${left} to ${right}⚑: `))
  })
  it('a faction to choose: what it has', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] })
    table.given(TONY, { hand: ['mil-01a'] }).given(BEN, { R: 7, D: 2, C: 1, M: 3, TP: 5, position: 6, hand: ['eco-01a'] })
    table.does('card mil-01a use')
    expect(label(table, BEN)).toBe('ben: 7R 2D 1C 3M 5TP, 1 card, space 6')
    expect(label(table, 'npc-1')).toBe('Harbour League: 3R 2D 1C 2M 14TP')
  })
  it('a track: what lies on it, and whose ally the faction is', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).given(TONY, { R: 2, D: 1 })
    table.given(BEN, { track: [TONY, ALEX, ALEX] }).does('startup IR')
    expect(label(table, BEN)).toBe('ben: 1 of yours, 2 of others, ally of alex')
    expect(label(table, ALEX)).toBe('alex: no tokens')
  })
  it('a token to send home: whose it is, as each line of a short list reads by itself', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).lay('military', 'IIIM-A', 'IIIM-B', 'IIIM-C')
    table
      .given(TONY, { M: 6, C: 3 })
      .given(BEN, { economy: ['IE'] })
      .given(ALEX, { economy: ['IE'], track: [BEN] })
    table.does('command IIIM-A')
    expect(label(table, `${BEN}/economy:IE`)).toBe('ben: economy token on IE')
    expect(label(table, `${ALEX}/economy:IE`)).toBe('alex: economy token on IE')
    expect(label(table, `${BEN}/religion:${ALEX}:0`)).toBe('ben: religion token 1 on the track of alex')
  })
  it('a payment: what it buys', () => {
    const table = new Sitting().given(TONY, { economy: ['IE'], hand: ['eco-08'] }).does('card eco-08 use')
    expect(label(table, 'yes')).toBe('Pay 1 economy → +3TP')
    expect(atlasLost.game.speak({ say: 'option.pay', of: 'IIIR-E', cost: { religion: 1 } }, bySeat())).toBe(
      'Pay 1 religion → +3TP',
    )
  })
  it('a refusal: every cost that cannot be paid', () => {
    const refused = (table: Sitting) => {
      const { input } = table.decision()
      const advance = input.kind === 'pick' ? input.options.find(({ id }) => id === 'advance') : undefined
      return atlasLost.game.speak(advance!.blocked!, bySeat())
    }
    expect(refused(new Sitting().given(TONY, { R: 0, position: 7 }))).toBe(
      'You cannot pay 3 research, 2 data and 2 TP, nor 2 research, 1 data and 2 assets (a placed token or 1 military power each).',
    )
    expect(refused(new Sitting().given(TONY, { R: 0 }))).toBe('You cannot pay 2 research.')
    expect(refused(new Sitting().given(TONY, { R: 0, D: 0, position: 4, installed: ['eco-21'] }))).toBe(
      'You cannot pay 1 research and 2 data.',
    )
  })
  it('a refusal: which condition is not met', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).lay('military', 'IIIM-A', 'IIIM-B', 'IIIM-C')
    table.given(TONY, { C: 3, M: 5, R: 9, D: 9 })
    const { input } = table.decision()
    const command = input.kind === 'pick' ? input.options.find(({ id }) => id === 'command')?.then : undefined
    const shut = command?.kind === 'pick' ? command.options.find(({ id }) => id === 'IIIM-B')?.blocked : undefined
    expect(atlasLost.game.speak(shut!, bySeat())).toBe('It can be used only if you have 6 or more military power.')
  })
})

describe('what would change nothing is allowed, and says so', () => {
  it('moving a team while none is above Lv.1', () => {
    const table = new Sitting().given(TONY, { R: 9, C: 1 })
    expect(label(table, 'startup IS')).toBe('IS: 2R → move a team (no effect now)')
    expect(label(table, 'command IS')).toBe('IS: 2R 1C → move a team (no effect now)')
    table.teams(TONY, table.board.layout.culture![1]!)
    expect(label(table, 'startup IS')).toBe('IS: 2R → move a team')
  })
  it('a token for which there is no place', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9 })
    expect(label(table, 'startup IE')).toBe('IE: 2R 1D → +1 economy')
    table.given(TONY, { economy: [...table.player(TONY).teams] })
    expect(label(table, 'startup IE')).toBe('IE: 2R 1D → +1 economy (no effect now)')
  })
  it('a crate that places a team one cannot pay for, and an active card for allies one does not have', () => {
    const table = new Sitting({ trees: ['science', 'religion', 'culture'] })
    table.given(TONY, { R: 0, hand: ['sci-02a'], installed: ['rel-09a'] })
    expect(label(table, 'card sci-02a use')).toBe('Use the crate (no effect now)')
    expect(label(table, 'activate rel-09a')).toBe('Collection Plate: free → one ally: steal 1R (no effect now)')
    table.given(TONY, { R: 1 }).given(BEN, { track: [TONY] })
    expect(label(table, 'card sci-02a use')).toBe('Use the crate')
    expect(label(table, 'activate rel-09a')).toBe('Collection Plate: free → one ally: steal 1R')
  })
})

describe('a card or Tech in brief', () => {
  const card = (id: string) => atlasLost.game.speak({ say: 'card', card: id }, bySeat())
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
    expect(card('mil-05')).toBe('Shock Assault · mil crate: steal 2TP with more power, else steal 3R')
    expect(card('mil-16a')).toBe('Law of Plunder (2R) · mil passive: once a turn, you steal: +1R, +1D')
    expect(card('rel-18')).toBe('Shared Feast (1R): replenished by allies: +1R; collected by allies: +1D')
    expect(card('rel-09a')).toBe('Collection Plate (2R) · rel active: free → one ally: steal 1R')
  })
  it('tells the culture Techs apart by where the token may go', () => {
    const tech = (id: string) => atlasLost.game.speak({ say: 'option.tech.shut', tech: id }, bySeat())
    const lines = ['IIC-B', 'IIC-C', 'IIC-E', 'IC'].map((id) => tech(id).split('+1 culture')[1])
    expect(lines).toEqual([' anywhere, +1 card', ' where no team is', " by another's team", ' by your team'])
  })
  it('fits on a button whole, whichever Tech a team is placed on', () => {
    for (const { id, level } of Object.values(data.techs)) {
      const cost = level === 3 ? data.pack.placement.cost[3] : data.pack.placement.cost[2]
      expect(atlasLost.game.speak({ say: 'option.place.on', tech: id, hasRunner: true, cost }, bySeat())).not.toContain('…')
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
  it('a Tech and its row make one entry of a list', () => {
    const say = (text: Text) => atlasLost.game.speak(text, bySeat())
    const row = say({ say: 'row.from.research', n: 12, isMore: true })
    for (const { id, level } of Object.values(data.techs))
      expect(
        `${say({ say: 'option.place.on', tech: id, hasRunner: true, cost: level === 3 ? { R: 4, D: 2 } : { R: 3 } })} › ${row}`
          .length,
      ).toBeLessThanOrEqual(100)
  })
  it('a card and what to do with it make one entry of a list, but for one that does too much', () => {
    const say = (text: Text) => atlasLost.game.speak(text, bySeat())
    const long = Object.values(data.cards).filter(({ id, install }) => {
      const modes = [say({ say: 'option.install', cost: install }), say({ say: 'option.convert.R' })]
      return modes.some((mode) => `${say({ say: 'card', card: id })} › ${mode}`.length > 100)
    })
    expect(long.map(({ name }) => name)).toEqual(['Right of Sanctuary'])
  })
  it('an influence step fits on a button, with its price', () => {
    for (const [i, { costs, reward }] of data.spaces.entries())
      for (const { tree } of data.pack.rewards)
        for (const cost of costs) {
          const text = { say: 'option.step', to: i + 1, reward: reward === undefined ? null : tree, cost }
          expect(`${atlasLost.game.speak(text, bySeat())} — costs 5 research, leaves 10`.length).toBeLessThanOrEqual(80)
        }
  })
  it('what needs no further choice stands first in the list of actions', () => {
    const { input } = new Sitting().decision()
    expect(input.kind === 'pick' && input.options.map(({ id }) => id).slice(0, 3)).toEqual(['replenish', 'collect', 'place'])
  })
})

describe('what happened', () => {
  it('says of a card drawn or held what it takes to install it', () => {
    const table = new Sitting().given(TONY, { hand: ['eco-12a'], installed: ['eco-13'] })
    const said = atlasLost.game.speak({ say: 'drew.card', card: 'eco-12a' }, bySeat())
    expect(said).toBe(
      'You draw **Lobby Office** (active, 2 research and 1 data to install): 4 research → Gain 2 command; every other player gains 1 research.',
    )
    const text = atlasLost.describe(table.view(TONY), bySeat())
    expect(text).toContain('- in hand: **Lobby Office** (economy active, 2 research and 1 data to install) 4 research →')
    expect(text).toContain('- installed: **Venture Fund** (economy active) 3 research and 1 data →')
  })
  it('speaks to everybody, not to whoever did it', () => {
    const say = (text: Text) => atlasLost.game.speak(text, bySeat())
    expect(say({ say: 'did.startup', seat: TONY, tech: 'IIC-A', cost: { R: 1, D: 2, discard: 1 } })).toBe(
      '**tony** starts up **Repertory (IIC-A)** for 1 research, 2 data and 1 card from hand.',
    )
  })
  it('has the right article', () => {
    const say = (text: Text) => atlasLost.game.speak(text, bySeat())
    expect(say({ say: 'drew', seat: TONY, tree: 'economy' })).toBe('**tony** draws an Economy card.')
    expect(say({ say: 'drew', seat: TONY, tree: 'culture' })).toBe('**tony** draws a Culture card.')
    expect(say({ say: 'sent-back', seat: TONY, owner: BEN, kind: 'economy', at: 'IE' })).toBe(
      '**tony** sends home an economy token of ben from Market Stall (IE).',
    )
    expect(say({ say: 'sent-back', seat: TONY, owner: BEN, kind: 'religion', at: 'npc-1' })).toBe(
      '**tony** sends home a religion token of ben from the track of Harbour League.',
    )
  })
})

describe('the board in words', () => {
  it('says where in its Tree a Tech lies, because routes go by that', () => {
    const table = new Sitting()
    const text = atlasLost.describe(table.view(), bySeat())
    const [first, ...rest] = table.board.layout.culture!
    expect(text).toContain(`- Lv.1 **${first}**`)
    const slots = ['2 left', '2 right', '3 left', '3 center', '3 right']
    for (const [i, slot] of slots.entries()) expect(text).toContain(`- Lv.${slot} **${rest[i]}**`)
  })
})

describe('the headline', () => {
  const headline = (table: Sitting) => atlasLost.headline(table.view(), bySeat())
  it('names a leader only if there is one', () => {
    const table = new Sitting()
    expect(headline(table)).toBe('Round 1 of 30 · tied at 0 of 30 TP')
    expect(headline(table.given(BEN, { TP: 4 }))).toBe('Round 1 of 30 · ben leads with 4 of 30 TP')
    expect(headline(table.given(TONY, { TP: 4 }))).toBe('Round 1 of 30 · tied at 4 of 30 TP')
  })
})

describe('ending the turn', () => {
  it('is "done" once the main action is taken, so that it needs no second look', () => {
    const table = new Sitting()
    expect(table.offers()).toContain('end')
    expect(table.does('replenish').offers()).toContain('done')
  })
})
