import { describe, expect, it } from 'vitest'
import { step } from '../../../src/games/atlantis/rules/tools.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { eraStep, pick } from '../../../src/games/era-of-atlantis/rules/tools.ts'
import { copy } from '../../../src/kernel/json.ts'
import { bySeat, speakerOf } from '../../../src/kernel/language.ts'
import { rules, table } from './driver.ts'

const { game } = eraOfAtlantis
const { topics } = eraOfAtlantis.about('en-US')
const names = (seat: string) => seat

describe('Words', () => {
  it('every setting and choice has words short enough for a button', () => {
    for (const { label, choices } of game.settings)
      for (const text of [label, ...choices.map((choice) => choice.label)]) {
        expect(game.speak(text, speakerOf('en-US', names)).length).toBeGreaterThan(1)
        expect(game.speak(text, speakerOf('en-US', names)).length).toBeLessThanOrEqual(80)
      }
  })
  it('every space names the section of its own action', () => {
    const t = table().given({ thule: { owner: 'aztlan', counter: 's_vimanas' } })
    expect(t.sections('Tayanna')).toMatchObject({
      'pad.coup': '6.1.2',
      'pad.repolarize': '6.1.3',
      'aztlan.collect': '6.1.4',
      'special.vimanas': '10.4',
    })
  })
  it('every society says what it can do where it is chosen', () => {
    for (const society in rules.world.societies) {
      expect(game.speak({ say: 'society', society }, speakerOf('en-US', names))).toBe(rules.world.societies[society]!.name)
      const power = game.speak({ say: 'means.society', society }, speakerOf('en-US', names))
      expect(power).toMatch(/^[A-Z+].*\.$/)
      expect(power.length, power).toBeLessThanOrEqual(100)
    }
  })
  it('a secret goal comes with what it asks for', () => {
    for (const { id, name } of rules.pack.ambitions)
      for (const say of ['ambition.seen', 'ambition.drawn'])
        expect(game.speak({ say, nation: 'aztlan', ambition: id }, speakerOf('en-US', names))).toMatch(
          new RegExp(`${name}: \\+\\d.* for .*\\.$`),
        )
  })
  it('a gain says what it is for, and what found no room on the track', () => {
    const t = table()
      .given({ thule: { owner: 'atlantis', counter: 's_psychotronic_weaponry' } })
      .virya({ Tayanna: 10, Sophia: 20, Ramon: 0 })
      .lay((board) => {
        board.psychic = 'aztlan.construct'
      })
    const { input } = t.asked('Tayanna')
    const labels = input.kind === 'pick' ? input.options.map(({ label }) => game.speak(label, speakerOf('en-US', names))) : []
    expect(labels).toContain('Aztlán: Construct Building, under Psychic Control')
    t.at('Tayanna').does('aztlan.construct')
    const told = t.events.map((text) => game.speak(text, speakerOf('en-US', names)))
    expect(told).toContain(
      'Tayanna pays 10 Virya for Psychic Control on Aztlán: Construct Building: 2 of it for Sophia (3 more would go beyond the track) and 5 of it for Ramon.',
    )
    expect(game.speak({ say: 'brotherhood.gift', seat: 'Ann', amount: 6 }, speakerOf('en-US', names))).toBe(
      'Ann gets 6 Virya, as the Lemurian Brotherhood does not control Lemuria.',
    )
  })
  it('areas are called by code and name', () => {
    expect(game.speak({ say: 'area', area: 'akakor' }, speakerOf('en-US', names))).toBe('AKA Akakor')
  })
  it('the text board tells what the picture shows', () => {
    const t = table().given({
      eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [1, 2], '*': [3] }, buildings: ['base'] },
    })
    const text = eraOfAtlantis.describe(t.view('Tayanna'), speakerOf('en-US', names))
    expect(text).toContain(
      '**EDE Eden** (Lemuria): Power 2, garrison 7, stability 3; 4 units of Lemuria; agents: Tayanna 1+2, passive 3; buildings 1/2: Base',
    )
    expect(text).toContain('1. **Tayanna** – to move')
    expect(text).toContain('12 Virya more at the end')
    expect(eraOfAtlantis.headline(t.view(null), speakerOf('en-US', names)).length).toBeLessThanOrEqual(60)
  })
  it('shows a contest with its sums, and afterwards its dials', () => {
    const t = table().given({ eden: { agents: { Tayanna: [1, 2], Ramon: [1] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    expect(eraOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toContain('0 against 3 before dials and agents')
    t.dials({ Tayanna: 'attack-1', Ramon: 'peace' })
    expect(eraOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toContain(
      'attack 4 against 3: won. Tayanna: attack 1 (paid 1), agents worth 3; Ramon: stayed out, agents worth 1',
    )
  })
  it('speaks of agents only in a coup, where they count, and of a hand only once there is one', () => {
    const t = table().given({ paititi: { agents: { Ramon: [1] } }, aztlan: { units: { aztlan: 5 } } })
    t.at('Tayanna').does('aztlan.move').does('aztlan', 'paititi', 5).does('march')
    t.lay((board) => {
      board.players.Tayanna!.hand = []
    })
    const text = eraOfAtlantis.describe(t.view('Tayanna'), speakerOf('en-US', names))
    expect(text).toContain('5 against 2 before dials. Tayanna: attacks')
    expect(text).toContain('; 0 objective cards')
    expect(text).not.toContain('objective cards: ;')
  })
  it('10.4: what Vimanas reach over a free ocean is not called the land way', () => {
    const t = table().given({
      thule: { owner: 'aztlan', counter: 's_vimanas' },
      aztlan: { buildings: ['base'], units: { aztlan: 4 } },
    })
    t.at('Tayanna').does('special.vimanas')
    const { input } = t.asked('Tayanna')
    const to = input.kind === 'pick' ? input.options[0]!.then : undefined
    const hawaiki = to?.kind === 'pick' ? to.options.find(({ id }) => id === 'hawaiki') : undefined
    expect(game.speak(hawaiki!.group!, speakerOf('en-US', names))).toBe('Without losses')
  })
  it('questions say beforehand what stands against one, and what is to be gained', () => {
    const t = table()
      .given({
        eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [1, 2], '*': [3] }, buildings: ['base'] },
        hyperborea: { units: { hyperborea: 9 }, buildings: ['capitol'] },
        w_anatolia: { units: { brahmapura: 2 } },
        atlantis: { units: { atlantis: 5 } },
      })
      .has({ Tayanna: 20 })
    const labels = (...path: string[]) => {
      let { input } = t.asked('Tayanna')
      for (const id of path) input = input.kind === 'pick' ? input.options.find((option) => option.id === id)!.then! : input
      const options = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
      return options.map(({ label }) => game.speak(label, speakerOf('en-US', names)))
    }
    expect(labels()).toContain('Hyperborea: Collect Virya (3)')
    const before = copy(t.state)
    t.at('Tayanna').does('pad.coup')
    expect(labels()).toContain('Coup on EDE Eden: your agents 3 against 6')
    t.state = copy(before)
    t.at('Tayanna').does('pad.intrigue')
    expect(labels('place:1')).toContain('HYP Hyperborea (stability 12)')
    t.state = copy(before)
    t.at('Tayanna').does('hyperborea.move')
    expect(labels('hyperborea')).toEqual(
      expect.arrayContaining([
        'Attack EDE Eden, losing 3 on the way, against 11',
        'Attack PON Pontic Wilds, against 2',
        'To SAH Great Sahara, losing 3 on the way',
      ]),
    )
    t.at('Tayanna').does('hyperborea', 'w_anatolia', 4).does('hyperborea', 'thule', 5).does('march')
    expect(labels()).toEqual(['PON Pontic Wilds: 4 against 2', 'THU Thule: 5 against 2'])
    t.state = copy(before)
    t.at('Tayanna').does('hyperborea.global')
    expect(labels()).toContain('Atlantis, units and garrison 10')
    expect(game.speak(t.asked('Tayanna').prompt, speakerOf('en-US', names))).toBe(
      'Whom does Hyperborea fight? All its units together count 9.',
    )
  })
  it('6.1.3 and 5.3: cards that are alike are offered once', () => {
    const t = table().lay((board) => {
      board.players.Tayanna!.hand = ['ascension', 'ascension']
      board.layout = { sun: 'ascension', moon: 'poleShift', eclipse: 'continuation' }
    })
    t.at('Tayanna').does('pad.repolarize').does('sun+eclipse')
    expect(t.offers('Tayanna')).toEqual(['0', '3'])
    t.at('Tayanna').does('3', 'deck').does('0', 'sun')
    expect(t.player('Tayanna').hand).toEqual(['ascension', 'ascension'])
  })
  it('6.2: no new round is announced when the age has ended', () => {
    const t = table()
      .lay((board) => Object.assign(board, { round: 20 }))
      .turnOf('Inanna')
    t.at('Inanna').does('aztlan.collect')
    const said = t.events.map((text) => game.speak(text, speakerOf('en-US', names)))
    expect(said).toContain('The round marker moves to 21.')
    expect(said.join(' ')).not.toContain('begins')
  })
  it('6.3.1: what is said of endings at once is true of a tie as well', () => {
    const t = table()
      .lay((board) => {
        Object.assign(board, { round: 8, doom: 9, end: 9 })
        for (const seat of board.order) board.players[seat]!.hand = ['poleShift', 'continuation']
      })
      .turnOf('Inanna')
    t.at('Inanna').does('aztlan.collect')
    const ending = t.events.find(({ say }) => say === 'ending.poleShift')!
    expect(game.speak(ending, speakerOf('en-US', names))).toContain(
      'Continuation was due as well, but this has at least as many objective cards in its favour.',
    )
  })
  it('ends with the result in words', () => {
    const t = table()
      .lay((board) => Object.assign(board, { round: 20 }))
      .turnOf('Inanna')
    t.at('Inanna').does('aztlan.collect')
    expect(eraOfAtlantis.describe(t.view(null), speakerOf('en-US', names))).toMatch(
      /\*\*Result\*\*\n1\. \*\*\w+\*\* [\d.]+ VP \(Lesser nation/,
    )
    expect(eraOfAtlantis.headline(t.view(null), speakerOf('en-US', names))).toContain('Over')
  })
})

describe('9 Campaign', () => {
  it('everybody can read what the result means for Galactic Era', () => {
    const t = table()
      .lay((board) => {
        Object.assign(board, { round: 8, doom: 8 })
        for (const seat of board.order) board.players[seat]!.hand = ['ascension', 'continuation']
        board.players.Sargon!.hand = ['poleShift', 'poleShift']
      })
      .turnOf('Inanna')
    expect(t.view(null).campaign).toBeNull()
    t.at('Inanna').does('aztlan.collect')
    expect(t.view(null).campaign).toEqual(t.state.outcome!.sheet)
    const text = eraOfAtlantis.describe(t.view(null), speakerOf('en-US', names))
    expect(text).toMatch(/\*\*Sargon\*\*: starts as STS; .*\+2 ships at home as STS/)
    expect(text).toMatch(/starts as ST[OS]; \+3 Destiny Points; a technology/)
    expect(text).toContain('- Stories to draw from: Rivalry and Wars\n- Goals to draw from: Control, Legacy, Power and Presence')
  })
})

describe('Who you are, and how it stands', () => {
  it('a briefing names society, power, nations, cards and secret goals, for the viewer only', () => {
    const t = table(undefined, { powers: 'on', ambitions: 'on' }).lay((board) => {
      board.players.Tayanna!.society = 'purple_dragon'
      board.players.Tayanna!.hand = ['ascension', 'ascension']
      board.ambitions = { aztlan: { card: 'militaristic_zeal', seen: ['Tayanna'] } }
    })
    const lines = eraOfAtlantis.briefing!(t.view('Tayanna'), speakerOf('en-US', names)).join('\n')
    for (const told of [
      'You lead the Purple Dragon Society. Your 3 counts 9 in a coup',
      'Aztlán, Power 4, shared with Inanna. Further units are cheap',
      '2 Ascension cards: each 2 VP if it ends in Ascension',
      'Secret goal of Aztlán, Militaristic Zeal: +4 for having more units',
      'You hold 6 Virya and 9 agents, worth 10 together.',
    ])
      expect(lines).toContain(told)
    expect(eraOfAtlantis.briefing!(t.view(null), speakerOf('en-US', names))).toEqual([])
  })
  it('how far everybody is follows from what all can see', () => {
    const t = table(undefined, { ambitions: 'on' }).lay((board) => {
      Object.assign(board, { round: 5, doom: 6, end: 12, flipped: true })
      board.ambitions = { aztlan: { card: 'militaristic_zeal', seen: ['Tayanna'] } }
    })
    const race = (seat: string | null) => eraOfAtlantis.race!(t.view(seat), speakerOf('en-US', names))
    expect(race('Tayanna')).toEqual(race(null))
    expect(race(null).lead).toBe('Sophia leads with Power 5')
    expect(race(null).bars.map(({ name, note }) => `${name} ${note}`)).toEqual([
      'Sophia Power 5',
      'Ramon Power 4',
      'Inanna Power 4',
      'Tayanna Power 3',
      'Sargon Power 3',
    ])
    expect(race(null).lines).toContain('Pole Shift: it comes when this round closes, unless Doom is pushed back.')
    expect(race(null).lines).toContain(
      'Continuation: 4 rounds left, or more if a Temple of Light is built or a building destroyed; the End marker is turned over now: one more round of grace.',
    )
    expect(race(null).lines).toContain('Ascension: 0 of 7 Temples of Light.')
  })
  it('6.2: the rounds it counts are the rounds that are left', () => {
    for (const flipped of [false, true])
      for (let end = 7; end <= 12; end++) {
        const t = table().lay((board) => Object.assign(board, { round: 5, doom: 20, end, flipped }))
        const line = eraOfAtlantis.race!(t.view(null), speakerOf('en-US', names)).lines.find((each) =>
          each.startsWith('Continuation'),
        )!
        let [round, at, held, rounds] = [5, end, flipped, 0]
        while (round < at) {
          rounds++
          if (held) held = false
          else at--
          round++
        }
        expect(line).toMatch(rounds === 1 ? /when this round closes/ : new RegExp(`: ${rounds} rounds left`))
      }
  })
  it('the opening card says what it is about, how one wins and how it ends', () => {
    const goal = eraOfAtlantis.about('en-US').goal!(4)
    expect(goal).toHaveLength(3)
    expect(goal.join(' ')).toMatch(/lesser of your two nations.*7 Temples of Light.*Pole Shift.*Continuation/)
  })
})

describe('Rules to look up', () => {
  it('10.7: goals are counted with the numbers of the pack in play', () => {
    const text = (hosted: typeof eraOfAtlantis) => hosted.about('en-US').topics.find(({ id }) => id === 'ambitions')!.text
    expect(text(eraOfAtlantis)).toContain('**Emulous Explorers**: +3 for having more wildernesses than every other nation.')
    expect(text(eraOfAtlantis)).toContain('**Militaristic Zeal**: +2, +3 or +4 (three, four or five players) for')
    expect(text(eraOfAtlantis)).toContain('every other nation, else -1.')
    const ambitions = rules.pack.ambitions.map((goal) => ({ ...goal, power: { '3': 7, '4': 7, '5': 7 } }))
    expect(text(eraOfAtlantis.withPack({ ambitions }))).toContain('**Emulous Explorers**: +7 for')
  })
  it('6.1.7: units that pay for a crossing are lost, not left behind', () => {
    expect(topics.find(({ id }) => id === 'move')!.text).toContain('crosses a strait loses 1 unit, and 3 for each ocean')
  })
  it('cover every special action, building, society and goal, each with its section', () => {
    const ids = topics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(Object.keys(rules.world.specialNames)))
    const all = topics.map(({ text }) => text).join('\n')
    for (const { name } of [...Object.values(rules.world.societies), ...rules.pack.ambitions]) expect(all).toContain(name)
    for (const { rule, title, text } of topics) expect(rule !== '' && title !== '' && !/undefined|NaN/.test(text)).toBe(true)
  })
})

describe('The story', () => {
  it('a won conflict is one headline, with the sums and what was lost', () => {
    const t = table().given({
      eden: { owner: 'lemuria', units: { lemuria: 1 }, agents: { Ramon: [2] }, buildings: ['base'] },
      hyperborea: { units: { hyperborea: 20 } },
    })
    t.at('Tayanna').does('hyperborea.move').does('hyperborea', 'eden', 20).does('march')
    t.dials({ Tayanna: 'attack-0', Sophia: 'defend-1', Ramon: 'peace' })
    t.dials({ Sargon: 'peace' })
    expect(t.headlines).toEqual([
      'Hyperborea takes EDE Eden from Lemuria, 17 against 9: Tayanna attacks with 0, Sargon stays out, Sophia defends with 1 and Ramon stays out; Lemuria loses 1 unit there and a Base is torn down.',
    ])
    expect(t.events.map((text) => game.speak(text, bySeat()))).toContain(
      'Tayanna has Ramon’s agent of value 2 driven out of conquered EDE Eden.',
    )
    expect(game.speak({ say: 'conflict.expelled', by: 'p1', seat: 'p1', area: 'eden', value: 0 }, bySeat())).toBe(
      'p1’s agent of value 0 leaves conquered EDE Eden.',
    )
  })
  it('a coup is one headline; who loses units there is told why', () => {
    const t = table().given({ eden: { owner: 'lemuria', units: { lemuria: 4 }, agents: { Tayanna: [3, 3] } } })
    t.at('Tayanna').does('pad.coup').does('eden')
    t.dials({ Tayanna: 'attack-1', Sophia: 'peace', Sargon: 'peace' })
    expect(t.headlines).toEqual([
      expect.stringMatching(/^Tayanna’s coup on EDE Eden succeeds, 7 against \d: Tayanna attacks with 1/),
    ])
    t.at('Tayanna').does('aztlan')
    expect(t.headlines).toEqual([])
    expect(t.events.map((text) => game.speak(text, bySeat()))).toContain(
      'EDE Eden goes from Lemuria to Aztlán; 4 units of Lemuria there leave the map.',
    )
  })
  it('collecting is one sentence, and says beforehand what both get and what is lost', () => {
    const t = table().has({ Tayanna: 6, Inanna: 99 })
    t.lay((board) => {
      board.players.Inanna!.resource = rules.pack.resource.cap - 1
    })
    expect(t.meanings('Tayanna')).toContain('Both controllers gain Virya: you +4, Inanna +1 (3 lost, purse full).')
    t.at('Tayanna').does('aztlan.collect')
    expect(t.events.map((text) => game.speak(text, bySeat()))).toEqual([
      'Tayanna collects from Aztlán: 4 Virya for Tayanna and 1 Virya for Inanna (3 more would go beyond the track).',
    ])
  })
})

describe('What does not compile', () => {
  it('a sentence there is not, or with something missing or misspelt', () => {
    const { stages } = eraStep<object>('unsaid', () => ({
      tell(t) {
        t.say({ say: 'relic.area', area: 'w_sahara', found: 2 })
        // @ts-expect-error: there is no such sentence
        t.say({ say: 'relic.arae', area: 'w_sahara', found: 2 })
        // @ts-expect-error: how many are found is not said
        t.say({ say: 'relic.area', area: 'w_sahara' })
        // @ts-expect-error: the shared sentences are Era's as well, and as strict
        t.say({ say: 'control.taken', area: 'eden', natoin: 'aztlan', before: null, fallen: [], converts: false })
        // @ts-expect-error: a card is not a building
        pick([{ id: 'a', label: { say: 'building', building: 'ascension' } }])
      },
    }))
    expect(Object.keys(stages)).toEqual(['tell'])
  })
  it('shared rules that say what only one edition can', () => {
    const { stages } = step<object>('unshared', () => ({
      tell(t) {
        t.say({ say: 'control.taken', area: 'eden', nation: 'aztlan', before: null, fallen: [], converts: false })
        // @ts-expect-error: there are no relics in Age
        t.say({ say: 'relic.area', area: 'w_sahara', found: 2 })
      },
    }))
    expect(Object.keys(stages)).toEqual(['tell'])
  })
})
