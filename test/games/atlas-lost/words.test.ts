/** What buttons and lines say: the whole cost as it is now, and who really leads. */

import { describe, expect, it } from 'vitest'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { pick } from '../../../src/games/atlas-lost/rules/book.ts'
import type { AtlasText } from '../../../src/games/atlas-lost/words/says.ts'
import type { Input, Option, Text } from '../../../src/kernel/contract.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { told } from '../../../src/kernel/told.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'

/** The option at the end of that path. */
function optionAt(table: Sitting, path: string): Option {
  let input: Input | undefined = table.decision().input
  let found: Option | undefined
  for (const word of path.split(' ')) {
    const option: Option | undefined = input?.kind === 'pick' ? input.options.find(({ id }) => id === word) : undefined
    if (!option) throw new Error(`no ${word} in ${path}`)
    found = option
    input = option.then
  }
  return found!
}
const label = (table: Sitting, path: string) => atlasLost.game.speak(optionAt(table, path).label, bySeat())
const means = (table: Sitting, path: string) => atlasLost.game.speak(told(optionAt(table, path).means!), bySeat())

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
    const name = `${data.techs[third!]!.name} (${third})`
    table.teams(TONY, second!).given(TONY, { R: 9, D: 9 })
    expect(label(table, `place ${third}`)).toBe(`${name} for 4 research, 2 data, first there: 1 to 2 TP`)
    table.given(TONY, { installed: ['sci-14a'] })
    expect(label(table, `place ${third}`)).toBe(`${name} for 3 research, 2 data, first there: 1 to 2 TP`)
  })
  it('for an installation: what is due after reductions, and no figure where the way to pay is chosen next', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9, C: 1, hand: ['eco-12a', 'sci-04a', 'eco-13'] })
    expect(label(table, 'card eco-12a install')).toBe('Install it for 2 research, 1 data')
    expect(means(table, 'card eco-12a install')).toBe('It stays and works from now on; leaves you 7 research and 8 data')
    table.given(TONY, { installed: ['sci-15a'] })
    expect(label(table, 'card eco-12a install')).toBe('Install it')
    expect(label(table, 'card eco-12a install 0')).toBe('Pay 1 research, 1 data')
    expect(means(table, 'card eco-12a install 0')).toBe('Leaves you 8 research and 8 data')
    table.player(TONY).installed = []
    table.does('card sci-04a use')
    expect(label(table, 'eco-13')).toBe('Venture Fund for nothing')
  })
  it('for an influence step, with the bonus of the space, its reward tile, or the victory', () => {
    const table = new Sitting({ trees: ['science', 'economy', 'culture'] }).given(TONY, { R: 19, D: 19, position: 4 })
    expect(label(table, 'advance')).toBe('To influence space 5')
    expect(means(table, 'advance')).toBe('For 2 research, 2 data: draw 1 card; it ends your actions')
    table.given(TONY, { position: 3 })
    expect(means(table, 'advance')).toBe('For 2 research, 1 data: draw 1 card; you may move a team; it ends your actions')
    table.given(TONY, { position: 11, TP: 4 })
    expect(label(table, 'advance 0')).toBe('Step to the last space, for 6 research, 5 data, 4 TP')
    expect(means(table, 'advance 0')).toBe('Wins the game for you at the end of this turn')
  })
})

it('a turn is a few headings, each short enough to stand beside what it means on a phone', () => {
  const table = new Sitting().given(TONY, { R: 19, D: 19, C: 6, hand: ['eco-01a'], installed: ['eco-09a'] })
  for (const position of [1, 9, 11]) {
    table.given(TONY, { position })
    const { input } = table.decision() as { input: Extract<Input, { kind: 'pick' }> }
    expect(input.options.length).toBeLessThanOrEqual(9)
    for (const { id, then } of input.options) expect(`${label(table, id)}${then ? ' …' : ''}`.length, id).toBeLessThanOrEqual(24)
  }
})

describe('an option says what there is to decide by', () => {
  it('a row: what its income will be', () => {
    const table = new Sitting().given(TONY, { R: 9, waiting: { data: 1 } })
    const tech = table.board.layout.culture![1]!
    expect(means(table, `place ${tech} research`)).toBe('Replenishing then brings 3 research')
    expect(means(table, `place ${tech} data`)).toBe('Collecting then brings 3 data, and the bonus of an empty row')
  })
  it('a Tech: whether its front runner token is still there', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9 })
    const [, left, right] = table.board.layout.culture!
    table.teams(BEN, left!)
    expect(label(table, `place ${left}`)).toMatch(new RegExp(`\\(${left}\\) for 3 research$`))
    expect(label(table, `place ${right}`)).toMatch(new RegExp(`\\(${right}\\) for 3 research, first there: gain 1 data$`))
    table.teams(TONY, left!, table.board.layout.economy![1]!).does('startup IS')
    expect(label(table, `${left}>${right}`)).toMatch(
      new RegExp(`^From .* \\(${left}\\) to .* \\(${right}\\), first there: gain 1 data$`),
    )
  })
  it('a faction to choose: what it has', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] })
    table.given(TONY, { hand: ['mil-01a'] }).given(BEN, { R: 7, D: 2, C: 1, M: 3, TP: 5, position: 6, hand: ['eco-01a'] })
    table.does('card mil-01a use')
    expect(label(table, BEN)).toBe('ben')
    expect(means(table, BEN)).toBe('Has 7 research, 2 data, 1 command, 3 power and 5 TP; 1 card, space 6')
    expect(label(table, 'npc-1')).toBe('Harbour League')
    expect(means(table, 'npc-1')).toBe('Has 3 research, 2 data, 1 command, 2 power and 14 TP')
  })
  it('a token to send home: whose it is, as each line of a short list reads by itself', () => {
    const table = new Sitting({ trees: ['economy', 'religion', 'military'] }).lay('military', 'IIIM-A', 'IIIM-B', 'IIIM-C')
    table
      .given(TONY, { M: 6, C: 3 })
      .given(BEN, { economy: ['IE'] })
      .given(ALEX, { economy: ['IE'], track: [BEN] })
    table.does('command IIIM-A')
    expect(label(table, `${BEN}/economy:IE`)).toBe('ben: economy token on Market Stall (IE)')
    expect(label(table, `${ALEX}/economy:IE`)).toBe('alex: economy token on Market Stall (IE)')
    expect(label(table, `${BEN}/religion:${ALEX}:0`)).toBe('ben: religion token 1 on the track of alex')
    expect(means(table, `${BEN}/religion:${ALEX}:0`)).toBe("Alex is then nobody's ally")
  })
  it('a payment: what it buys', () => {
    const table = new Sitting().given(TONY, { economy: ['IE'], hand: ['eco-08'] }).does('card eco-08 use')
    expect(label(table, 'yes')).toBe('Pay 1 placed economy token')
    expect(means(table, 'yes')).toBe('Gain 3 TP; costs you no resources')
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
    expect(label(table, 'startup IS')).toBe('Redeployment (IS) for 2 research')
    expect(label(table, 'command IS')).toBe('Redeployment (IS) for 2 research, 1 command')
    expect(means(table, 'startup IS')).toBe('No effect now: move a team')
    table.teams(TONY, table.board.layout.culture![1]!)
    expect(means(table, 'startup IS')).toBe('Move a team')
  })
  it('a token for which there is no place', () => {
    const table = new Sitting().given(TONY, { R: 9, D: 9 })
    expect(means(table, 'startup IE')).toBe('Place 1 economy token')
    table.given(TONY, { economy: [...table.player(TONY).teams] })
    expect(means(table, 'startup IE')).toBe('No effect now: place 1 economy token')
  })
  it('a crate that places a team one cannot pay for, and an active card for allies one does not have', () => {
    const table = new Sitting({ trees: ['science', 'religion', 'culture'] })
    table.given(TONY, { R: 0, hand: ['sci-02a'], installed: ['rel-09a'] })
    expect(means(table, 'card sci-02a use')).toBe('No effect now: place a team for 2 research less')
    expect(means(table, 'activate rel-09a')).toBe('No effect now: choose an ally, steal 1 research')
    table.given(TONY, { R: 1 }).given(BEN, { track: [TONY] })
    expect(means(table, 'card sci-02a use')).toBe('Place a team for 2 research less')
    expect(means(table, 'activate rel-09a')).toBe('Choose an ally, steal 1 research')
  })
})

describe('a card or Tech in brief', () => {
  const card = (id: string) => atlasLost.game.speak({ say: 'card', card: id }, bySeat())
  const brief = (id: string) => atlasLost.game.speak({ say: 'means.card', card: id }, bySeat())
  it('has no word that only the rules know, and is never cut off', () => {
    for (const id of Object.keys(data.cards))
      for (const said of [card(id), brief(id)]) {
        expect(said).not.toMatch(/[a-z]\.[a-zA-Z]|turnStart|undefined|…|\bper (?:the|a)\b/)
        expect(said.length).toBeLessThanOrEqual(100)
      }
    for (const id of Object.keys(data.techs))
      expect(atlasLost.game.speak({ say: 'means.tech', tech: id }, bySeat())).not.toContain('…')
  })
  it('says when it works, what it costs each time, and what it does', () => {
    expect(card('mil-14')).toBe('Parade Ground, Military active, 2 research, 1 data to install')
    expect(brief('mil-14')).toBe('With 4 or more power, pay 3 research: gain 2 TP')
    expect(brief('eco-23')).toBe('Each turn with 2 or more economy tokens: gain 1 research')
    expect(brief('sci-18')).toBe('Using a Tech on Lv.1 costs 1 research less')
    expect(brief('rel-03a')).toBe('From each ally: steal 1 research, 1 data; gain 2 research')
    expect(card('ini-4')).toBe('Scout Sketches, initial crate')
    expect(brief('mil-04a')).toBe('They lose 2 data, 1 command; gain 3 research')
  })
  it('does not hide a choice, a condition or a limit', () => {
    expect(brief('eco-08')).toBe('Pay 1 economy token to gain 3 TP; gain 2 research')
    expect(brief('cul-05')).toBe('Gain 2 TP, 1 data with any Tree you lead, else gain 3 data')
    expect(brief('mil-05')).toBe('Steal 2 TP with more power, else steal 3 research')
    expect(brief('mil-16a')).toBe('Once a turn, when you steal: gain 1 research, 1 data')
    expect(brief('rel-18')).toBe('When allies replenish: gain 1 research; when allies collect: gain 1 data')
  })
  it('tells the culture Techs apart by where the token may go', () => {
    const tech = (id: string) => atlasLost.game.speak({ say: 'means.tech', tech: id }, bySeat())
    const lines = ['IIC-B', 'IIC-C', 'IIC-E', 'IC'].map((id) => tech(id).split('1 culture token')[1])
    expect(lines).toEqual([' anywhere; draw 1 card', ' where no team is', " by another's team", ' by your team'])
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
  it('says of a card drawn or held what it takes to install it', () => {
    const table = new Sitting().given(TONY, { hand: ['eco-12a'], installed: ['eco-13'] })
    const said = atlasLost.game.speak({ say: 'drew.card', card: 'eco-12a' }, bySeat())
    expect(said).toBe(
      'You draw **Lobby Office** (active, 2 research and 1 data to install): Pay 4 research: gain 2 command; every other player gains 1 research.',
    )
    const text = atlasLost.describe(table.view(TONY), bySeat())
    expect(text).toContain('- in hand: **Lobby Office** (economy active, 2 research and 1 data to install) Pay 4 research: ')
    expect(text).toContain('- installed: **Venture Fund** (economy active) Pay 3 research and 1 data: ')
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
