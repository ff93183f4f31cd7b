/** Panels for any question there can be: within Discord's limits, with every answer within reach, and with nothing else. */
import { ButtonStyle } from 'discord.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import { panelFor, previewPanel, questionAt, whyNot } from '../../src/discord/show/panel.ts'
import { codeOf, decode, encode, inputAfter, moveOf } from '../../src/discord/show/present/answer-code.ts'
import { type Filled, sheetOf } from '../../src/discord/show/present/form.ts'
import { modalFor } from '../../src/discord/show/present/form-modal.ts'
import { present } from '../../src/discord/show/present/present.ts'
import type { Decision, Input } from '../../src/kernel/contract.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { spelledOut } from '../../src/kernel/told.ts'
import { checkModal } from '../../src/parlour/rules/modal.ts'
import { decisionsOf } from '../../src/tables/position.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { inputs, LARGE, positionAsking } from './asking.ts'
import { refusedBecause } from './limits.ts'
import { pressablesOn, pressesFor } from './presser.ts'

const RUNS = { numRuns: 100, seed: 17 }

describe('a panel', () => {
  it('leads to every legal answer by presses, within Discord’s limits all the way', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), (input, seed) => {
        const position = positionAsking(input)
        const random = dice(seed + 1)
        for (let i = 0; i < 2; i++) expect(pressesFor(position, sample(input, random))).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  it.each(Object.entries(LARGE))('for %s leads to every legal answer, too', (_, input) => {
    const random = dice(8)
    for (let i = 0; i < 3; i++) expect(pressesFor(positionAsking(input), sample(input, random))).toBeGreaterThan(0)
  })

  it('says what one holds, below the question', () => {
    const position = positionAsking({ kind: 'pick', options: [{ id: 'a', label: { say: 'label', text: 'a' } }] })
    const hosted = { ...position.hosted, holds: () => '3 shells' }
    const panel = JSON.stringify(panelFor({ ...position, hosted }, 'p1', { locale: PUBLIC }))
    expect(panel.indexOf('You hold 3 shells.')).toBeGreaterThan(panel.indexOf('Which of these would you like'))
  })

  it('says who one is before the first question, without what the question says anyway', () => {
    const card = {
      id: 'sun',
      label: { say: 'label', text: 'Sun' },
      means: { say: 'label', text: '2 points if it ends in light.' },
    }
    const position = positionAsking({ kind: 'pick', options: [card] })
    const briefing = () => ['You are a keeper of lanterns.', '1 Sun card: 2 points if it ends in light.']
    const panel = JSON.stringify(
      panelFor({ ...position, hosted: { ...position.hosted, briefing }, people: new Map() }, 'p1', { locale: PUBLIC }),
    )
    expect(panel).toContain('You are a keeper of lanterns.')
    expect(panel.match(/2 points if it ends in light/g)).toHaveLength(1)
  })

  it('presses for no answer once there is one', () => {
    const position = positionAsking({
      kind: 'pick',
      options: ['a', 'b'].map((id) => ({ id, label: { say: 'label', text: id } })),
    })
    const [decision] = decisionsOf(position, 'p1')
    const styles = (given: Partial<Decision>) =>
      present(questionAt(position, { ...spelledOut(decision!), ...given }, '', '', PUBLIC)).rows.flatMap((row) =>
        'components' in row ? row.components.map((each) => ('style' in each ? each.style : null)) : [],
      )
    expect(styles({ idle: { pick: 'b' } })).toEqual([ButtonStyle.Primary, ButtonStyle.Secondary])
    expect(styles({ idle: { pick: 'b' }, given: { pick: 'b' } })).toEqual([ButtonStyle.Secondary, ButtonStyle.Secondary])
  })

  it('says what would be played if time ran out, and what that does', () => {
    const option = (id: string) => ({
      id,
      label: { say: 'label', text: id },
      means: { say: 'label', text: `brings ${id} Power.` },
    })
    const then: Input = { kind: 'pick', options: ['c', 'd'].map(option) }
    const position = positionAsking({ kind: 'pick', options: [{ ...option('a'), then }, option('b')] })
    const seats = position.table.seats.map((seat) => ({ ...seat, dueAt: 1_800_000_000_000 }))
    const [decision] = decisionsOf(position, 'p1')
    const panel = JSON.stringify(panelFor({ ...position, table: { ...position.table, seats } }, 'p1', { locale: PUBLIC }))
    const { pick, then: last } = decision!.idle as { pick: string; then?: { pick: string } }
    const label = last ? `${pick}, ${last.pick}` : pick
    expect(panel).toContain(`this is played for you: **${label}** (brings ${last?.pick ?? pick} Power)`)
  })

  it('has the last word stand out where all is done, though the clock would say it, too', () => {
    const options = [
      { id: 'ready', label: { say: 'label', text: 'Ready' }, leads: 'close' as const },
      { id: 'back', label: { say: 'label', text: 'Take one back' } },
    ]
    const position = positionAsking({ kind: 'pick', options })
    const [decision] = decisionsOf(position, 'p1')
    const styles = present(
      questionAt(position, { ...spelledOut(decision!), idle: { pick: 'ready' } }, '', '', PUBLIC),
    ).rows.flatMap((row) => ('components' in row ? row.components.map((each) => ('style' in each ? each.style : null)) : []))
    expect(styles).toEqual([ButtonStyle.Primary, ButtonStyle.Secondary])
  })

  it('shows the one choice that is a list to mark several in at once, with what is out of reach in it', () => {
    const option = (id: string) => ({ id, label: { say: 'label', text: id } })
    const several = ['first', 'second', 'third'].map(option)
    const away = ['one', 'two', 'three'].map((id) => ({ ...option(id), blocked: { say: 'label', text: `no ${id}` } }))
    const then: Input = { kind: 'some', options: [...several, ...away], min: 1, max: 2 }
    const input: Input = { kind: 'pick', options: [{ ...option('several'), then }, option('other')] }
    const position = positionAsking(input)
    const [decision] = decisionsOf(position, 'p1')
    const panel = panelFor(position, 'p1', { locale: PUBLIC })
    const [list, other] = pressablesOn(panel as never)
    expect(list!.options?.map(({ label }) => label)).toEqual(['first', 'second', 'third'])
    expect([list!.min_values, list!.max_values]).toEqual([1, 2])
    const pressed = list!.options!.slice(1).map(({ value }) => value)
    const move = moveOf(input, pressOf(list!.custom_id)!, pressed)
    expect('code' in move && decode(input, move.code)).toEqual({ pick: 'several', then: ['second', 'third'] })
    expect(decode(input, pressOf(other!.custom_id)!.arg)).toEqual({ pick: 'other' })
    expect(JSON.stringify(whyNot(position, decision!, '', PUBLIC))).toContain('no three')
  })

  it('offers nothing that the rules would refuse', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), (input, seed) => {
        const position = positionAsking(input)
        const [decision] = decisionsOf(position, 'p1')
        const random = dice(seed + 1)
        let place = { path: '', scratch: '' }
        for (let i = 0; i < 12; i++) {
          const panel = panelFor(position, 'p1', { decision: decision!.id, ...place, locale: PUBLIC })
          expect(refusedBecause(panel)).toBeNull()
          const presses = pressablesOn(panel as never).flatMap(({ custom_id, options, min_values = 1 }) => {
            const press = pressOf(custom_id)!
            if (!['go', 'scratch', 'some', 'mark', 'step'].includes(press.verb)) return []
            const chosen = options && (min_values > 1 ? options.slice(0, min_values) : [options[random(options.length)]!])
            return [moveOf(input, press, chosen?.map(({ value }) => value) ?? [])]
          })
          for (const move of presses) {
            if (!('code' in move)) continue
            const answer = decode(input, move.code)
            expect(answer, move.code).toBeDefined()
            expect(misfit(input, answer)).toBeNull()
            expect(refusedBecause(previewPanel(position, decision!, move.code, PUBLIC))).toBeNull()
          }
          const onward = presses.flatMap((move) => ('code' in move ? [] : [move]))
          if (onward.length === 0) return
          place = onward[random(onward.length)]!
        }
      }),
      RUNS,
    )
  })

  it('has room for offers, a long recap, a notice and the way back, whatever is asked', () => {
    const recap = Array.from({ length: 30 }, (_, n) => ({
      n,
      to: 'all' as const,
      text: { say: 'label', text: '🏛 word '.repeat(80) },
    }))
    fc.assert(
      fc.property(inputs, fc.array(inputs, { maxLength: 12, size: 'max' }), fc.boolean(), (input, offers, isSealed) => {
        const position = positionAsking(input, offers, isSealed, recap)
        for (const decision of decisionsOf(position, 'p1')) {
          const panel = panelFor(position, 'p1', { decision: decision.id, recap, notice: 'Taken back.', locale: PUBLIC })
          expect(refusedBecause(panel)).toBeNull()
          const ids = pressablesOn(panel as never).map(({ custom_id }) => pressOf(custom_id)!)
          expect(ids.some(({ verb }) => verb === 'hand')).toBe(true)
          expect(JSON.stringify(panel)).toContain(decision.offer ? 'Offer number' : 'Which of these')
          if (decision.offer)
            expect(ids.some(({ verb, decision: to }) => verb === 'step' && to.startsWith('1234-567'))).toBe(true)
          expect(refusedBecause(whyNot(position, decision, '', PUBLIC))).toBeNull()
        }
      }),
      { ...RUNS, numRuns: 60 },
    )
  })

  it('puts independent parts on one form that Discord accepts and that means what it says', () => {
    let forms = 0
    const kinds = new Set<string>()
    fc.assert(
      fc.property(inputs, fc.nat(), (input, seed) => {
        const position = positionAsking(input)
        const [decision] = decisionsOf(position, 'p1')
        const question = questionAt(position, decision!, '', '', PUBLIC)
        const sheet = sheetOf(question, input)
        if (!sheet) return
        forms++
        const random = dice(seed + 1)
        const filled: Filled = sheet.fields.map(({ entries, min, max, span }) => {
          if (!entries) return [`${span!.min + random(span!.max - span!.min + 1)}`]
          const left = [...entries]
          const drawn = Array.from({ length: min + random(max - min + 1) }, () => left.splice(random(left.length), 1)[0]!)
          return entries.filter((entry) => drawn.includes(entry)).map(({ value }) => value)
        })
        expect(() => checkModal({ type: 9, data: modalFor(question, sheet, filled) })).not.toThrow()
        const read = sheet.read(filled) as { answer: unknown }
        const reason = misfit(input, read.answer)
        // What each field allows may still be too much or too little in sum: that is said, and nothing else.
        if (reason) expect(reason.say).toMatch(/^misfit\.(total|range)$/)
        else expect(decode(input, encode(input, read.answer))).toEqual(read.answer)
        kinds.add(
          sheet.fields.some(({ max }) => max > 1) ? 'several' : sheet.fields.some(({ preset }) => preset) ? 'shares' : 'one',
        )
      }),
      { ...RUNS, numRuns: 400 },
    )
    expect(forms).toBeGreaterThan(2)
    expect([...kinds].sort()).toEqual(['one', 'several', 'shares'])
  })

  const named = (id: string) => ({ id, label: { say: 'label', text: `place ${id}` } })
  const askedAs = (input: Input) => {
    const position = positionAsking(input)
    const [decision] = decisionsOf(position, 'p1')
    return questionAt(position, decision!, '', '', PUBLIC)
  }
  const placing = (ids: string): Input => ({
    kind: 'split',
    targets: [...ids].map((id) => ({ ...named(id), max: 3 })),
    min: 3,
    max: 3,
  })

  it('lets three pieces be placed by one form: a field for each', () => {
    const question = askedAs(placing('abcdefgh'))
    const sheet = sheetOf(question, question.input)!
    expect(sheet.fields.map(({ label, entries }) => [label, entries?.length])).toEqual(
      [1, 2, 3].map((n) => [`Number ${n} of 3`, 8]),
    )
    const value = (id: string) => sheet.fields[0]!.entries!.find(({ label }) => label === `place ${id}`)!.value
    expect(sheet.read([[value('b')], [value('b')], [value('g')]])).toEqual({ answer: { b: 2, g: 1 } })
    const [first] = pressablesOn(panelFor(positionAsking(placing('abcdefgh')), 'p1', { locale: PUBLIC }) as never)
    expect(first).toMatchObject({ style: ButtonStyle.Primary, label: 'All in one form …' })
  })

  it('takes a form whose own choices still stand, and names the fields where they do not', () => {
    const before = askedAs(placing('abcdefgh'))
    const value = (id: string) =>
      sheetOf(before, before.input)!.fields[0]!.entries!.find(({ label }) => label === `place ${id}`)!.value
    const filled = [[value('b')], [value('c')], [value('g')]]
    const [without, dearer] = [placing('abcdegh'), placing('acdeh')].map(askedAs)
    expect(sheetOf(without!, without!.input)!.read(filled)).toEqual({ answer: { b: 1, c: 1, g: 1 } })
    const late = sheetOf(dearer!, dearer!.input)!.read(filled) as { gone: readonly { label: string }[] }
    expect(late.gone.map(({ label }) => label)).toEqual(['Number 1 of 3', 'Number 3 of 3'])
    const priced: Input = {
      kind: 'split',
      targets: [...'abcdefgh'].map((id) => ({ ...named(id), max: 3, price: { of: 'coin', cost: 1, left: 2 } })),
      min: 3,
      max: 3,
    }
    expect('gone' in sheetOf(askedAs(priced), priced)!.read(filled)).toBe(true)
  })

  it('knows of a form behind a choice what that choice cost when it was opened', () => {
    const markAt = (cost: number | null, other = 5) => {
      const price = cost === null ? {} : { price: { of: 'coin', cost, left: 9 } }
      const options = [
        { ...named('place'), ...price, then: placing('abcdefgh') },
        { ...named('done'), price: { of: 'coin', cost: other, left: 9 } },
      ]
      const position = positionAsking({ kind: 'pick', options })
      const question = questionAt(position, decisionsOf(position, 'p1')[0]!, codeOf(options, 0), '', PUBLIC)
      return pressOf(modalFor(question, sheetOf(question, question.input)!).custom_id)!.mark
    }
    expect(markAt(1)).not.toBe('')
    expect(markAt(1, 7)).toBe(markAt(1))
    expect(new Set([markAt(1), markAt(2), markAt(null)]).size).toBe(3)
  })

  it('opens the form of a choice that has one by one press', () => {
    const then = placing('abcdefgh')
    const options = [{ ...named('place'), then }, named('done')]
    const panel = panelFor(positionAsking({ kind: 'pick', options }), 'p1', { locale: PUBLIC })
    const [form] = pressablesOn(panel as never).filter(({ custom_id }) => pressOf(custom_id)!.verb === 'form')
    expect(pressOf(form!.custom_id)!.arg).toBe(codeOf(options, 0))
  })

  it('has one button for such a choice, and the way step by step behind another', () => {
    const options = [{ ...named('place'), then: placing('abcdefgh') }, named('done')]
    const shown = (scratch: string, asked = options) => {
      const position = positionAsking({ kind: 'pick', options: asked })
      const { id } = decisionsOf(position, 'p1')[0]!
      const panel = panelFor(position, 'p1', { decision: id, scratch, locale: PUBLIC })
      return pressablesOn(panel as never).map((each) => [(each as { label?: string }).label, pressOf(each.custom_id)!.verb])
    }
    expect(shown('', options.slice(0, 1)).slice(0, 2)).toEqual([
      ['place place …', 'form'],
      ['Rather one step at a time', 'scratch'],
    ])
    expect(shown('').slice(0, 3)).toEqual([
      ['place place …', 'form'],
      ['place done', 'go'],
      ['Rather one step at a time', 'scratch'],
    ])
    expect(shown('steps').slice(0, 2)).toEqual([
      ['place place …', 'go'],
      ['place done', 'go'],
    ])
  })
})

describe('codes', () => {
  it('that mean nothing are recognised, and never break anything', () => {
    const garbage = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[0-9a-z/=+>*.?#-]{0,20}$/))
    fc.assert(
      fc.property(inputs, garbage, garbage, fc.array(fc.string(), { maxLength: 3 }), (input, arg, scratch, values) => {
        const answer = decode(input, arg)
        if (answer !== undefined) expect(() => misfit(input, answer)).not.toThrow()
        expect(inputAfter(input, arg) === undefined || typeof inputAfter(input, arg) === 'object').toBe(true)
        const position = positionAsking(input)
        const [decision] = decisionsOf(position, 'p1')
        expect(
          refusedBecause(panelFor(position, 'p1', { decision: decision!.id, path: arg, scratch, locale: PUBLIC })),
        ).toBeNull()
        for (const verb of ['go', 'scratch', 'some', 'mark', 'step']) moveOf(input, { verb, arg, mark: '' }, values)
      }),
      RUNS,
    )
  })

  it('say the price of an amount and what it leaves', () => {
    const input: Input = { kind: 'amount', min: 0, max: 3, each: { of: 'coin', cost: 2, left: 7 } }
    const panel = JSON.stringify(panelFor(positionAsking(input), 'p1', { locale: PUBLIC }))
    expect(panel).toContain('3 — costs 6 coin, leaves 1')
    expect(panel).toContain('0 — free')
  })

  it('stand in two lists that part where the first pick changes', () => {
    const label = (text: string) => ({ say: 'label', text })
    const places = Array.from({ length: 6 }, (_, i) => ({ id: `${i}`, label: label(`place ${i}`) }))
    const then = { kind: 'pick', options: places } as const
    const options = [...'abcdefg'].map((id) => ({ id, label: label(`coast ${id}`), then }))
    const panel = panelFor(positionAsking({ kind: 'pick', options }), 'p1', { locale: PUBLIC })
    const lists = pressablesOn(panel as never).flatMap((each) => (each.options ? [each as { placeholder?: string }] : []))
    expect(lists.map(({ placeholder }) => placeholder)).toEqual(['coast a – coast d', 'coast e – coast g'])
  })

  it('share out by choosing where: one press for each of three, and one to be done', () => {
    const targets = [...'abcdefghijkl'].map((id) => ({ id, label: { say: 'label', text: `place ${id}` }, max: 3 }))
    const position = positionAsking({ kind: 'split', targets, min: 3, max: 3 })
    expect(pressesFor(position, { b: 1, e: 1, k: 1 })).toBe(4)
    const labels = pressablesOn(panelFor(position, 'p1', { locale: PUBLIC }) as never).map(
      (each) => (each as { label?: string }).label,
    )
    expect(labels).not.toContain('+1')
  })

  it.each(['on', 'end'] as const)('lead on beside a list, not within it: %s', (leads) => {
    const onward = 'h'
    const choice = (id: string) => ({ id, label: { say: 'label', text: `choice ${id}` } })
    const options = [...[...'abcdefg'].map(choice), { ...choice(onward), leads }]
    const pressables = pressablesOn(panelFor(positionAsking({ kind: 'pick', options }), 'p1', { locale: PUBLIC }) as never)
    const [list] = pressables.flatMap((each) => each.options ?? [])
    expect(list?.label).toBe('choice a')
    expect(pressables.flatMap((each) => each.options ?? []).map(({ label }) => label)).not.toContain(`choice ${onward}`)
    expect(JSON.stringify(pressables)).toContain(`"label":"choice ${onward}"`)
    expect(JSON.stringify(pressables)).toContain('"placeholder":"Choose one of 7 …"')
  })

  it('say what they mean: in the small print of a list, beside a button or above it, and never by a section number', () => {
    const option = (id: string) => ({
      id,
      rule: '6.1.5',
      label: { say: 'label', text: `choice ${id}` },
      means: { say: 'label', text: `brings ${id} Power` },
    })
    const few = JSON.stringify(
      panelFor(positionAsking({ kind: 'pick', options: [...'ab'].map(option) }), 'p1', { locale: 'en-US' }),
    )
    expect(few).toContain('"content":"brings a Power"')
    const long = 'a choice whose name would leave no room beside it'
    const wordy = [...'ab'].map((id) => ({ ...option(id), label: { say: 'label', text: `${long} ${id}` } }))
    expect(JSON.stringify(panelFor(positionAsking({ kind: 'pick', options: wordy }), 'p1', { locale: 'en-US' }))).toContain(
      `- **${long} a**: brings a Power`,
    )
    const many = panelFor(positionAsking({ kind: 'pick', options: [...'abcdefghij'].map(option) }), 'p1', { locale: 'en-US' })
    const [first] = pressablesOn(many as never).flatMap((each) => each.options ?? [])
    expect(first).toMatchObject({ label: 'choice a', description: 'brings a Power' })
    for (const panel of [few, JSON.stringify(many)]) expect(panel).not.toMatch(/§|6\.1\.5/)
  })

  it('stand beside their buttons while they are few; more whole answers than six are a list, headings are not', () => {
    const option = (id: string) => ({
      id,
      label: { say: 'label', text: `choice ${id}` },
      means: { say: 'label', text: `brings ${id} Power` },
    })
    const options = [...'abcdefg'].map(option)
    const lists = (asked: Input) =>
      pressablesOn(panelFor(positionAsking(asked), 'p1', { locale: PUBLIC }) as never).filter((each) => each.options)
    expect(lists({ kind: 'pick', options: options.slice(1) })).toHaveLength(0)
    expect(lists({ kind: 'pick', options })[0]?.options).toHaveLength(7)
    const then: Input = { kind: 'amount', min: 1, max: 90 }
    expect(lists({ kind: 'pick', options: options.map((each) => ({ ...each, then })) })).toHaveLength(0)
  })

  it('are complete in one list only if each still says what all its picks mean; else they are two steps', () => {
    const label = (text: string) => ({ say: 'label', text })
    const asking = (works: string) => {
      const areas = [...'xyz'].map((id) => ({ id, label: label(`area ${id}`), means: label(`two spots left in ${id}`) }))
      const then = { kind: 'pick', options: areas } as const
      const options = [...'abcd'].map((id) => ({ id, label: label(`building ${id}`), means: label(works), then }))
      return panelFor(positionAsking({ kind: 'pick', options }), 'p1', { locale: PUBLIC })
    }
    const [first] = pressablesOn(asking('it adds 1 Power') as never).flatMap((each) => each.options ?? [])
    expect(first).toMatchObject({ label: 'building a, area x', description: 'it adds 1 Power · two spots left in x' })
    const wordy = 'it adds 1 Power and much besides that has to be known before anybody can choose among them'
    const steps = JSON.stringify(asking(wordy))
    expect(steps).toContain(`"content":"${wordy}"`)
    expect(steps).not.toContain('area x')
  })

  it('say what a whole answer means where it is a button, too', () => {
    const label = (text: string) => ({ say: 'label', text })
    const scroll = { id: 's', label: label('the scroll called Foresight'), means: label('look at three cards') }
    const options = [
      { id: 'play', label: label('play'), means: label('one can be played'), then: { kind: 'pick', options: [scroll] } as const },
      { id: 'end', label: label('end'), means: label('you are done') },
    ]
    const panel = JSON.stringify(panelFor(positionAsking({ kind: 'pick', options }), 'p1', { locale: PUBLIC }))
    expect(panel).toContain('- **play, the scroll called Foresight**: one can be played · look at three cards')
  })

  it('say what was picked where it is to be completed, and the price of the whole before it is paid', () => {
    const coins: Input = { kind: 'amount', min: 0, max: 30, each: { of: 'coin', cost: 1, left: 30 } }
    const label = (text: string) => ({ say: 'label', text })
    const cards = [...'abcdef'].map((id) => ({ id, label: label(`card ${id}`), then: coins }))
    const options = Array.from({ length: 3 }, (_, i) => ({
      id: `${i}`,
      label: label(`lot ${i}`),
      then: { kind: 'pick', options: cards } as const,
    }))
    const position = positionAsking({ kind: 'pick', options })
    const [decision] = decisionsOf(position, 'p1')
    const panel = JSON.stringify(panelFor(position, 'p1', { decision: decision!.id, path: codeOf(options, 1), locale: PUBLIC }))
    expect(panel).toContain('"placeholder":"lot 1: choose …"')
    const preview = JSON.stringify(previewPanel(position, decision!, `${codeOf(options, 1)}${codeOf(cards, 0)}=12`, PUBLIC))
    expect(preview).toContain('lot 1, card a, 12 — costs 12 coin, leaves 18')
  })

  it('tell the price of a choice that leads on, too', () => {
    const named = (id: string) => ({ id, label: { say: 'label', text: id } })
    const price = { of: 'coin', cost: 3, left: 4 }
    const where = [named('above'), named('below')]
    const options = [{ ...named('buy'), price, then: { kind: 'pick', options: where } as const }, named('no')]
    const position = positionAsking({ kind: 'pick', options })
    const [decision] = decisionsOf(position, 'p1')
    const code = codeOf(options, 0) + codeOf(where, 0)
    expect(JSON.stringify(previewPanel(position, decision!, code, PUBLIC))).toContain('buy, above — costs 3 coin, leaves 4')
  })
})

describe('Why not', () => {
  const named = (text: string) => ({ say: 'label', text })
  const further: Input = {
    kind: 'pick',
    options: [
      { id: 'near', label: named('near') },
      { id: 'dear', label: named('dear'), blocked: named('too dear') },
    ],
    absent: [{ label: named('far'), why: named('too far') }],
  }
  const position = positionAsking({
    kind: 'pick',
    options: [
      { id: 'go', label: named('go'), then: further },
      { id: 'stay', label: named('stay') },
    ],
  })
  const [decision] = decisionsOf(position, 'p1') as [Decision]
  const behind = decision.input.kind === 'pick' ? codeOf(decision.input.options, 0) : ''
  const told = (path: string) => JSON.stringify(whyNot(position, decision, path, PUBLIC))

  it('has what would be a long line in the question', () => {
    const blocked = { say: 'reason' }
    const shut = Array.from({ length: 9 }, (_, i) => ({
      id: `${i}`,
      label: { say: 'label', text: `a Tech that is closed ${i}` },
      blocked,
    }))
    const panelWith = (closed: number) =>
      JSON.stringify(
        panelFor(
          positionAsking({ kind: 'pick', options: [{ id: 'a', label: { say: 'label', text: 'a' } }, ...shut.slice(0, closed)] }),
          'p1',
          { locale: PUBLIC },
        ),
      )
    expect(panelWith(2)).toContain('It cannot be had now.')
    expect(panelWith(9)).not.toContain('It cannot be had now.')
    expect(panelWith(9)).toContain('Why not …?')
  })

  it('tells what is blocked behind a choice before it is made', () => {
    expect(told('')).toContain('dear')
    expect(told('')).toContain('too dear')
  })
  it('tells at the next step what is blocked and what is missing there', () => {
    const panel = JSON.stringify(panelFor(position, 'p1', { decision: decision.id, path: behind, locale: PUBLIC }))
    expect(panel).toContain('Why not …?')
    expect(told(behind)).toContain('too dear')
    expect(told(behind)).toContain('too far')
  })
})
