import { describe, expect, it } from 'vitest'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { ageStep } from '../../../src/games/age-of-atlantis/rules/tools.ts'
import { speakerOf } from '../../../src/kernel/language.ts'
import { shownBeside } from '../../../src/kernel/told.ts'
import { rules, table } from './driver.ts'

const { game } = ageOfAtlantis
const { topics } = ageOfAtlantis.about('en-US')
const names = (seat: string) => seat

describe('Words', () => {
  it('every space names the section of its own action', () => {
    const t = table().given({ thule: { owner: 'aztlan', counter: 's_vimanas' } })
    expect(t.sections('Tayanna')).toMatchObject({
      'pad.coup': '6.1.2',
      'pad.repolarize': '6.1.8',
      'aztlan.collect': '6.1.3',
      'special.vimanas': '8.4',
    })
  })
  it('every setting and choice has words short enough for a button; the variant says that it is unfinished', () => {
    for (const { label, choices } of game.settings)
      for (const text of [label, ...choices.map((choice) => choice.label)]) {
        expect(game.speak(text, speakerOf('en-US', names)).length).toBeGreaterThan(1)
        expect(game.speak(text, speakerOf('en-US', names)).length).toBeLessThanOrEqual(80)
      }
    expect(game.settings).toMatchObject([{ id: 'powers', default: 'off' }])
    expect(game.speak(game.settings[0]!.label, speakerOf('en-US', names))).toContain('unfinished')
  })
  it('speaks of power points, influence markers and Mobilize', () => {
    const say = (text: Parameters<typeof game.speak>[0]) => game.speak(text, speakerOf('en-US', names))
    expect(say({ say: 'blocked.price', cost: 7, has: 2 })).toBe('This takes 7 PP; you have 2.')
    expect(say({ say: 'space', space: 'aztlan.recruit' })).toBe('Aztlán: Mobilize')
    expect(say({ say: 'coup.swap' })).toBe('First swap two of your influence markers')
    expect(say({ say: 'card', card: 'poleShift' })).toBe('Doom')
    expect(say({ say: 'dial.attack', bid: 2, role: 'attacker' })).toBe('Bid 2')
    expect(say({ say: 'dial.attack', bid: 2, role: 'bystander' })).toBe('Support the attacker, bid 2')
    expect(say({ say: 'means.peace', kind: 'conflict', agents: 0 })).toContain('neutral')
  })
  it('every society says what it can do where it is chosen', () => {
    for (const society in rules.world.societies) {
      expect(game.speak({ say: 'society', society }, speakerOf('en-US', names))).toBe(rules.world.societies[society]!.name)
      const power = game.speak({ say: 'means.society', society }, speakerOf('en-US', names))
      expect(power).toMatch(/^[A-Z+].*\.$/)
      expect(power.length, power).toBeLessThanOrEqual(100)
    }
  })
  it('names once what stands in one place several times', () =>
    expect(
      game.speak({ say: 'setup.placed', seat: 'Ben', areas: ['ophir', 'atlantis', 'ophir'] }, speakerOf('en-US', names)),
    ).toBe('Ben places influence markers worth 0 in OPH Ophir (2) and ATL Atlantis.'))
  it('speaks of one marker as of one', () => {
    const left = (...agents: { seat: string; value: number }[]) =>
      game.speak({ say: 'coup.left', area: 'ophir', agents }, speakerOf('en-US', names))
    const [bens, anas] = [
      { seat: 'Ben', value: 2 },
      { seat: 'Ana', value: 0 },
    ]
    expect(left(bens)).toBe('When it is over, this influence marker leaves OPH Ophir: Ben’s 2.')
    expect(left(bens, anas)).toBe('When it is over, these influence markers leave OPH Ophir: Ben’s 2 and Ana’s 0.')
  })
  it('explains a tie for the victory', () => {
    const tied = (by: number | null) =>
      game.speak({ say: 'ending.tied', seats: ['Ana', 'Ben'], winner: 'Ana', by }, speakerOf('en-US', names))
    expect(tied(9)).toBe('Ana and Ben have equally many points; Ana wins by the greater of their nations, of Power 9.')
    expect(tied(null)).toBe('Ana and Ben have equally many points; Ana wins as the first of them in turn order.')
  })
  it('a dial is set for something that is named', () => {
    const t = table().given({ eden: { owner: 'lemuria', agents: { Tayanna: [1], Sargon: [2], Ramon: [1], Inanna: [0] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(t.prompt('Sophia')).toBe('Tayanna’s coup on EDE Eden: 1 against 5 before the bids. Set your dial in secret.')
    const shown = shownBeside(t.asked('Sophia')).map((text) =>
      game.speak(
        text,
        speakerOf('en-US', (seat) => seat),
      ),
    )
    expect(shown).toContain('Their influence markers may still join either side: Ramon with 1.')
    const war = table().given({ paititi: { owner: 'lemuria' }, aztlan: { units: { aztlan: 5 } } })
    war.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 5).does('march')
    expect(war.prompt('Sophia')).toMatch(
      /^Tayanna attacks PAI Paititi, held by Lemuria, with Aztlán: 5 against 2 before the bids\./,
    )
    const all = table().pp({ Tayanna: 7 })
    all.at('Tayanna').does('aztlan.global').does('lemuria')
    expect(all.prompt('Sophia')).toMatch(/^Global Conflict, Aztlán against Lemuria: 0 against 5 before the bids\./)
  })
  it('the text board tells what the picture shows', () => {
    const t = table().given({
      eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [1, 2] }, buildings: ['light'] },
    })
    const text = ageOfAtlantis.describe(t.view('Tayanna'), speakerOf('en-US', names))
    expect(text).toContain(
      '**EDE Eden** (Lemuria): Power 2, garrison 2, stability 3; 4 units of Lemuria; influence markers: Tayanna 1+2; buildings 1/2: Temple of Light',
    )
    expect(text).toContain('Temples on the map: 1 of Light, 0 of Darkness; a lead of 5 for Light is Ascension.')
    expect(text).toContain('1. **Tayanna** – to move')
    expect(ageOfAtlantis.headline(t.view(null), speakerOf('en-US', names)).length).toBeLessThanOrEqual(60)
  })
  it('shows a contest, its sums and bonuses, and a tie', () => {
    const t = table()
      .given({ paititi: { counter: 'p_plain_a' }, aztlan: { units: { aztlan: 2 } } })
      .lay((board) => {
        board.mode.powers = true
        board.players.Tayanna!.society = 'lemurian_brotherhood'
      })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 2).does('march')
    expect(ageOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toContain(
      '2 against 2 before dials. Tayanna: attacks.',
    )
    t.dials({ Tayanna: 'attack-0' })
    expect(ageOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toContain('attack 2 against 2: tied')
  })
  it('remembers what was seen, and what a card is not', () => {
    const t = table().lay((board) => {
      board.notes.push({ by: '*', of: 'Sargon', cards: ['poleShift'], at: [0], not: true, round: 3, stale: false })
      board.notes.push({ by: 'Tayanna', of: null, cards: ['ascension'], at: [], not: false, round: 1, stale: true })
    })
    const text = ageOfAtlantis.describe(t.view('Tayanna'), speakerOf('en-US', names))
    expect(text).toContain('Round 3: a card that is not Doom in the hand of Sargon.')
    expect(text).toContain('Round 1: Ascension in the deck (it has changed since).')
    expect(ageOfAtlantis.describe(t.view('Ramon'), speakerOf('en-US', names))).not.toContain('in the deck (it')
  })
  it('ends with the result in words', () => {
    const t = table()
      .lay((board) => Object.assign(board, { round: 20 }))
      .turnOf('Inanna')
    t.at('Inanna').does('aztlan.collect')
    expect(ageOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toMatch(
      /\*\*Result\*\*\n1\. \*\*\w+\*\* \d+ VP \(Lesser nation/,
    )
    expect(ageOfAtlantis.headline(t.view(null), speakerOf('en-US', names))).toBe('Over: Pole Shift')
  })
})

describe('Who you are, and how it stands', () => {
  it('a briefing names society, nations and cards; the race is public', () => {
    const t = table().lay((board) => {
      board.players.Tayanna!.society = 'order_of_thoth'
      board.players.Tayanna!.hand = ['poleShift', 'continuation']
    })
    const lines = ageOfAtlantis.briefing!(t.view('Tayanna'), speakerOf('en-US', names))
    expect(lines[0]).toBe('You lead the Order of Thoth.') // its power is not in play
    expect(lines.join(' ')).toMatch(/1 Doom card: 5 VP if it ends in a Pole Shift.*1 Continuation card:/)
    const race = ageOfAtlantis.race!(t.view('Tayanna'), speakerOf('en-US', names))
    expect(race).toEqual(ageOfAtlantis.race!(t.view(null), speakerOf('en-US', names)))
    expect(race.lines).toContain('Ascension: 0 Temples of Light, 0 of Darkness; Light has to lead by 5.')
    expect(ageOfAtlantis.about('en-US').goal!(4).join(' ')).toContain('5 more Temples of Light than of Darkness')
  })
})

describe('Rules to look up', () => {
  it('cover every special action, building, nation and society, each with its section', () => {
    const ids = topics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(Object.keys(rules.world.specialNames)))
    const all = topics.map(({ text }) => text).join('\n')
    for (const { name } of Object.values(rules.world.societies)) expect(all).toContain(name)
    for (const nation of rules.world.nationIds) expect(all).toContain(`**${rules.world.areas[nation]!.name}**`)
    for (const { rule, title, text } of topics) expect(rule !== '' && title !== '' && !/undefined|NaN/.test(text)).toBe(true)
  })
  it('say what power points are worth', () =>
    expect(topics.find(({ id }) => id === 'score')!.text).toContain('Points for PP: 1 from 2 PP, 2 from 5 PP, 3 from 9 PP'))
  it('does not speak of what only Era has', () => {
    const all = topics.map(({ text, title }) => `${title}\n${text}`).join('\n')
    for (const word of ['Virya', 'Relic', 'loot', 'Chimera', 'noncombatant', 'passive nation']) expect(all).not.toContain(word)
  })
})

describe('What does not compile', () => {
  it('a sentence of the other edition, or with a parameter of another kind', () => {
    const { stages } = ageStep<object>('unsaid', () => ({
      tell(t) {
        t.say({ say: 'tablets.paid', seat: 'Ann', amount: 10, keep: 3 })
        // @ts-expect-error: there are no relics in Age
        t.say({ say: 'relic.area', area: 'w_sahara', found: 2 })
        // @ts-expect-error: an amount is a number
        t.say({ say: 'tablets.paid', seat: 'Ann', amount: '10', keep: 3 })
      },
    }))
    expect(Object.keys(stages)).toEqual(['tell'])
  })
})
