/** What players read: right in number, with prices and what they leave, and no more than what applies. */

import { describe, expect, it } from 'vitest'
import { step } from '../../../src/games/atlantis-rising/terms.ts'
import { pick } from '../../../src/games/atlantis-rising/words/says.ts'
import type { Text } from '../../../src/kernel/contract.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { game, type Table, table } from './table.ts'

const NAMES: Readonly<Record<string, string>> = { p1: 'Ann', p2: 'Bo', p3: 'Cleo', p4: 'Dion' }
const says = (text: Text) =>
  game.speak(
    text,
    speakerOf('en-US', (seat) => NAMES[seat]!),
  )
const told = (t: Table) => t.events.map(({ text }) => says(text))

/** What does not compile cannot go wrong: the compiler complains where one of these would be let through. */
describe('what rules may say', () => {
  it('is what there are words for, with all its parameters and no others', () => {
    const { stages } = step<object>('tell', () => ({
      tell(t) {
        t.say({ say: 'flood.tile', tile: 'hills-6' })
        // @ts-expect-error: no such key
        t.say({ say: 'flood.tiel', tile: 'hills-6' })
        // @ts-expect-error: a parameter is missing
        t.say({ say: 'gained', seat: 'p1', kind: 'gold' })
        // @ts-expect-error: there is no such good
        t.say({ say: 'gained', seat: 'p1', kind: 'silver', n: 1 })
        // @ts-expect-error: options are labelled with words of this game, too
        pick([{ id: 'rest', label: { say: 'place.rest', n: 2 } }])
      },
    }))
    expect(Object.keys(stages)).toEqual(['tell'])
  })

  it('keeps words for what earlier rules said, so that old logs can be read', () => {
    const paid = { say: 'energy.barrier', seats: ['p1', 'p2'], shares: ['3', '1'], peninsula: 'city' }
    expect(says(paid)).toBe('A barrier stands beside the Cities now, paid for by Ann (3 energy) and Bo (1 energy).')
    expect(says({ say: 'build.opened', seat: 'p1', component: 'power-core', seats: ['p2'], parts: ['1 gold'] })).toContain(
      'Ann wants to build the Power Core',
    )
  })
})

describe('what is told', () => {
  it('a misfortune says what it does now: not what it would do if the peninsula had drowned, or the other way round', () => {
    expect(told(table(4, { misfortunes: ['flood-hills'] }).allReady())).toContain(
      'Ann draws **Flood: Hills**: Hills 6 sinks into the sea.',
    )
    const drowned = table(4, { flooded: { hills: 6 }, misfortunes: ['flood-hills'] }).allReady()
    expect(told(drowned)).toContain('Ann draws **Flood: Hills**: the Hills have drowned, so the drawer floods 2 tiles elsewhere.')
  })

  it('one barrier breaks, two break', () => {
    const surge = (barriers: string[]) => told(table(4, { barriers, misfortunes: ['breaking-surge'] }).allReady())
    expect(surge(['hills'])).toContain('The barrier beside the Hills breaks.')
    expect(surge(['hills', 'city'])).toContain('The barriers beside the Hills and the Cities break.')
  })

  it('there is one Leader, and there are several followers', () => {
    const t = table(4, { misfortunes: ['flood-forests'] })
      .places('p1', 'leader', 'forests-6')
      .places('p2', 'follower', 'forests-6')
    expect(told(t.allReady())).toContain(
      'Ann draws **Flood: Forests**: Forests 6 sinks into the sea; Ann’s Leader and one of Bo’s followers are washed away for this round.',
    )
  })

  it('says who paid how much for a barrier', () => {
    const t = table(4, { goods: { p1: { energy: 3 }, p2: { energy: 2 } } }).does('p1', 'energy', 'barrier.city', 3)
    expect(told(t)).toContain('Ann sets aside 3 energy for a barrier beside the Cities; 1 more needed.')
    t.does('p2', 'energy', 'barrier.city', 1)
    expect(told(t)).toContain('A barrier stands beside the Cities now, paid for by Ann (3 energy) and Bo (1 energy).')
  })

  it('alone, the energy of a new round is told', () => {
    const t = table(1, { hologram: ['orator', 'scholar'] })
      .does('p1', 'scholar')
      .toNextRound()
    expect(told(t)).toContain('For the new round, Ann takes 1 energy.')
  })
})

describe('what is offered', () => {
  const option = (t: Table, seat: string, ...path: string[]) => {
    const found = t.choices(seat, ...path.slice(0, -1)).find(({ id }) => id === path.at(-1))
    return found && { label: says(found.label), price: found.price }
  }

  it('agreeing to save up shows what it costs, since saying yes is paying', () => {
    const t = table(4, { goods: { p2: { energy: 3 } } }).takes('p1', 'propose', 'save', 'barrier.city')
    const yes = `yes.goal.${t.board.proposals[0]!.id}`
    expect(option(t, 'p2', yes)).toEqual({
      label: 'Yes: a barrier beside the Cities (Ann)',
      price: { of: 'energy', cost: 3, left: 0 },
    })
    expect(option(t, 'p3', yes)?.price).toBeUndefined()
  })

  it('exchanging and forging by scroll show what they cost', () => {
    const t = table(4, { goods: { p1: { ore: 2, atlantium: 1 } }, hands: { p1: ['transmutation', 'alloy-formula'] } })
    expect(option(t, 'p1', 'scroll', 'alloy-formula')?.price).toEqual({ of: 'ore', cost: 1, left: 1 })
    t.does('p1', 'scroll', 'transmutation')
    expect(option(t, 'p1', 'atlantium.gold')).toEqual({
      label: '1 Atlantium for 1 gold',
      price: { of: 'Atlantium', cost: 1, left: 0 },
    })
    expect(says(t.question('p1').prompt)).toBe('Transmutation: Exchange up to 2 resources.')
  })

  it('a flood says whether a barrier saves the tile', () => {
    const flood = (card: string) => table(4, { barriers: ['hills'], misfortunes: [card] }).allReady()
    expect(option(flood('controlled-flood'), 'p1', 'hills')?.label).toBe('Hills 6 (the barrier goes too)')
    expect(option(flood('twin-waves'), 'p1', 'hills')?.label).toBe('Hills 6 (only the barrier goes)')
  })

  it('sends all, the others, or the last one to the centre', () => {
    const t = table(4)
    const rest = () => option(t, 'p1', 'rest')?.label
    expect(rest()).toBe('Send all 3 to the centre for energy and be ready')
    t.places('p1', 'leader', 'hills-6')
    expect(rest()).toBe('Send the other 2 to the centre for energy and be ready')
    t.places('p1', 'follower', 'hills-6')
    expect(rest()).toBe('Send the last one to the centre for energy and be ready')
  })

  it('placing says where others could use company', () => {
    const t = table(4).places('p2', 'leader', 'build-0').places('p2', 'follower', 'build-0').places('p3', 'leader', 'city-6')
    t.places('p1', 'leader', 'city-5').places('p4', 'leader', 'city-5')
    expect(says(t.question('p1').prompt)).toBe(
      'Place your Atlanteans: 2 still in your pool; placed: Cities 5. Company is welcome on Build space 1 (Bo) and Cities 6 (Cleo).',
    )
    expect(says(table(4).question('p1').prompt)).toBe('Place your Atlanteans: 3 still in your pool.')
  })

  it('a roll that can be saved says what for', () => {
    const t = table(4, { goods: { p1: { energy: 1 } } })
      .places('p1', 'leader', 'hills-4')
      .toActions()
      .dice(3)
    expect(says(t.acts('p1', 'leader', 'hills-4').question('p1').prompt)).toBe('3 on Hills 4, but it takes 4 for 1 gold.')
  })
})
