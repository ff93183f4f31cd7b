/** The data pack: complete, honest about its sources, extendable without code, and refused with the field named. */

import { describe, expect, it } from 'vitest'
import { OWN_PACK } from '../../../src/games/atlas-lost/data/components.ts'
import { facesOf } from '../../../src/games/atlas-lost/data/faces.ts'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { wordsIn } from '../../../src/games/atlas-lost/words/index.ts'
import { create } from '../../../src/kernel/engine.ts'
import { bySeat, speakerOf } from '../../../src/kernel/language.ts'
import { playMatch } from '../../../src/kernel/match.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { randomPlayer } from '../../../src/players/player.ts'
import { data } from './driver.ts'

const { pack } = data
type Raw = { cards: Record<string, unknown>[]; techs: Record<string, unknown>[] } & Record<string, unknown>
const edited = (edit: (raw: Raw) => void): Raw => {
  const raw = structuredClone(OWN_PACK) as Raw
  edit(raw)
  return raw
}

describe('the pack', () => {
  it('has what the box has (02)', () => {
    const level = (n: number) => pack.techs.filter(({ level: each }) => each === n)
    expect([level(1).length, level(2).length, level(3).length]).toEqual([5, 25, 33])
    for (const { id } of pack.trees) expect(Object.values(data.cards).filter(({ tree }) => tree === id)).toHaveLength(30)
    expect(Object.values(data.cards).filter(({ tree }) => tree === null)).toHaveLength(9)
  })

  it('says of every value where it comes from', () => {
    const marks = [...pack.techs, ...pack.cards, ...pack.spaces, ...pack.rewards, ...pack.initiative].map(({ from }) => from)
    expect(marks.every((mark) => /^(rulebook \d\d|public|reconstructed)$/.test(mark))).toBe(true)
    expect(pack.techs.filter(({ from }) => from === 'reconstructed').map(({ code }) => code)).toEqual([
      'SOLO-R',
      'SOLO-M1',
      'SOLO-M2',
    ])
    expect(pack.cards.filter(({ from }) => from !== 'reconstructed').map(({ id }) => id)).toEqual(['eco-09', 'cul-09'])
  })

  it('has words for every Tech and card, brief ones for buttons', () => {
    const { whole, brief } = wordsIn().labels
    const text = (id: string) => whole(facesOf(data)[id]!, bySeat())
    for (const [id, face] of Object.entries(facesOf(data))) {
      expect(text(id), id).toMatch(/^[A-Z0-9n].*\.$/)
      expect(text(id), id).not.toMatch(/undefined|\[object|NaN/)
      expect(brief(face, bySeat()).length, id).toBeGreaterThan(2)
    }
    expect(text('IIE-A')).toBe(
      'Pay 1 research, 2 data and 1 card from hand: put 2 economy tokens on teams of yours that carry none; every other player gains 1 research.',
    )
    expect(text('cul-23')).toBe('Whenever you begin a turn and you have 2 or more culture tokens out: gain 1 data.')
    expect(text('sci-10')).toBe('Pay 1 command: use an Active Technology of Lv.1, paying 1 research less for it.')
    expect(text('ini-5')).toBe('Draw 2 cards from any decks; gain 1 research.')
    expect(text('eco-19')).toBe('Worth 1 TP for every 2 economy tokens on your teams, at most 4.')
  })
})

describe('look-up topics', () => {
  it('cover every section of the rulebook, in words that are all there', () => {
    const { topics } = atlasLost.about('en-US')
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    for (const { id, title, text } of topics) {
      expect(text.length, id).toBeGreaterThan(60)
      expect(`${title} ${text}`, id).not.toMatch(/undefined|\[object|NaN/)
    }
    const text = (id: string) => topics.find((each) => each.id === id)!.text
    for (const { name, tree } of pack.cards) expect(text(`cards-${tree ?? 'initial'}`), name).toContain(`**${name}**`)
    expect(text('cards-science')).toContain(
      '- **Signal Relay** (active, 2 research and 1 data to install; 2 copies): Pay 2 research: gain ',
    )
    expect(text('influence')).toContain('- 4: 2 research and 1 data. Reward tile of position A.')
    expect(text('influence')).toContain('- Military: Gain 1 military power.')
    expect(text('goal')).toContain('last round')
    // More would not fit into one message.
    for (const { id, title, text: words } of topics) expect(`${title} ${words}`.length, id).toBeLessThan(3_900)
    const sections = new Set(topics.flatMap(({ rule }) => rule.split(', ')))
    for (const section of ['01', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16'])
      expect(sections).toContain(section)
  })
})

describe('a pack of one’s own', () => {
  it('can bring a new card without any code', () => {
    const own = atlasLost.withPack(
      edited(({ cards }) => {
        const effect = [
          { op: 'forEach', who: 'allies', do: [{ op: 'gain', res: 'TP', n: 1 }] },
          { op: 'choose', options: [[{ op: 'gain', res: 'R', n: { per: 'trees', each: 2 } }], [{ op: 'moveTeam' }]] },
        ]
        cards.push({ id: 'rel-99', tree: 'religion', type: 'crate', name: 'Great Synod', copies: 9, effect, from: 'public' })
      }),
    )
    expect(own.game.pack).not.toBe(atlasLost.game.pack)
    const { state } = create(own.game, { seats: ['a', 'b'], options: { trees: 'exeuro' }, random: randomFrom(3) })
    expect(state.board.decks.religion).toHaveLength(39)
    const names = (seat: string) => seat
    expect(own.game.speak({ say: 'card', card: 'rel-99a' }, speakerOf('en-US', names))).toContain('Great Synod')
    const { outcome } = playMatch({
      game: own.game,
      players: { a: randomPlayer, b: randomPlayer },
      options: { trees: 'exeuro' },
      seed: 4,
    })
    expect(outcome.ranking.flat()).toHaveLength(2)
  })

  it.each<[string, (raw: Raw) => void, string]>([
    ['a wrong resource', ({ techs }) => Object.assign(techs[5]!, { cost: { Q: 1 } }), 'techs.IIS-E.cost'],
    ['an unknown effect', ({ cards }) => Object.assign(cards[0]!, { effect: [{ op: 'win' }] }), 'cards.sci-01.effect[0].op'],
    [
      'a wrong place for a token',
      ({ cards }) => Object.assign(cards[0]!, { effect: [{ op: 'place', token: 'economy', at: 'ally', n: 1 }] }),
      'cards.sci-01.effect[0].at',
    ],
    ['no mark', ({ cards }) => delete cards[3]!.from, 'cards.sci-04.from'],
    ['the same card twice', ({ cards }) => cards.push({ ...cards[0]! }), 'cards: "sci-01" is there twice'],
    [
      'too few Techs',
      (raw) => Object.assign(raw, { techs: raw.techs.filter(({ code }) => code !== 'IS') }),
      'science needs exactly one Tech of Lv.1',
    ],
    ['a missing part', (raw) => delete raw.spaces, 'spaces'],
    [
      'a rule that sets itself off',
      ({ cards }) =>
        Object.assign(cards.find(({ id }) => id === 'eco-17')!, {
          rules: [
            { rule: 'trigger', on: ['placed.economy'], by: 'self', do: [{ op: 'place', token: 'economy', at: 'ownTeam', n: 1 }] },
          ],
        }),
      'eco-17',
    ],
    [
      'an initial card with a deck',
      ({ cards }) => Object.assign(cards.find(({ id }) => id === 'ini-1')!, { effect: [{ op: 'draw', deck: 'own', n: 1 }] }),
      'cards.ini-1',
    ],
    [
      'an exchange that names nothing',
      (raw) => Object.assign(raw.solo as object, { exchange: { 'IIIR-F': 'NONE' } }),
      'solo.exchange.IIIR-F',
    ],
  ])('is refused for %s, with the place named', (_, edit, place) => {
    expect(() => atlasLost.withPack(edited(edit))).toThrow(place)
  })

  it('is refused if it is no pack at all', () => {
    expect(() => atlasLost.withPack(null)).toThrow('the pack')
    expect(() => atlasLost.withPack({})).toThrow('trees')
  })

  it('the digest does not depend on the order of keys', () => {
    const raw = OWN_PACK as Record<string, unknown>
    const turned = Object.fromEntries(Object.entries(raw).sort(() => dice(1)(2) - 0.5))
    expect(atlasLost.withPack(turned).game.pack).toBe(atlasLost.game.pack)
  })
})
