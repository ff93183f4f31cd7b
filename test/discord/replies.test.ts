/** Answers to presses and commands: private where something is wrong, in time, and discreet in the log. */
import { InteractionResponseType } from 'discord.js'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import { discreet } from '../../src/discord/out/log-redaction.ts'
import { commitAt } from '../../src/tables/house.ts'
import { timeUp } from '../../src/tables/missed-deadlines.ts'
import { tableById } from '../../src/tables/position.ts'
import { pressables } from '../e2e/evening.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())

/** The next look at a table takes longer than Discord likes to wait for an answer. */
function slowDown({ archon }: TableOfTwo, most = 1): void {
  const { store } = archon.house
  const { table, standing, unchanged } = store
  let slow = most
  const slowly = async () => {
    if (slow-- > 0) await new Promise((resolve) => setTimeout(resolve, 1_700))
  }
  Object.assign(store, {
    table: (id: string) => slowly().then(() => table(id)),
    standing: (id: string) => slowly().then(() => standing(id)),
    unchanged: (id: string, seq: number) => slowly().then(() => unchanged(id, seq)),
  })
}

describe('what is shared', () => {
  it('is seen by all', async () => {
    night = await tableOfTwo()
    await night.ann.in(night.channel).slash('/board', { share: true })
    await night.bob.sees('Text board', { channel: night.channel })
    await night.ann.in(night.channel).slash('/board', { share: true, text: true })
    await night.bob.sees('The board of lanterns', { channel: night.channel })
  })

  it('is a private word if there is nothing to share', async () => {
    night = await tableOfTwo({}, true)
    for (const options of [{ share: true }, { share: true, text: true }]) {
      await night.ann.in(night.channel).slash('/board', options)
      await night.ann.sees('has not begun', { channel: night.channel })
    }
    await night.ann.in(night.channel).slash('/verify', { share: true })
    await night.ann.sees('only after the end', { channel: night.channel })
    expect(night.bob.in(night.channel).canSee(/not begun|after the end/)).toBe(false)
  })

  it('stays shared when it takes long', async () => {
    night = await tableOfTwo()
    const { tableIn } = night.archon.house.store
    Object.assign(night.archon.house.store, {
      async tableIn(channel: string) {
        // It is looked up twice.
        await new Promise((resolve) => setTimeout(resolve, 800))
        return tableIn(channel)
      },
    })
    await night.ann.in(night.channel).slash('/rules', { share: true })
    await night.bob.sees('Rules of Lanterns', { channel: night.channel })
  })
})

it('a list is free again after a word beside it: Discord sends a choice only once, unless its message is updated', async () => {
  night = await tableOfTwo()
  const ann = night.ann.in(night.channel)
  const list = (await ann.click('More'))!
  const page = (await ann.choose('What would you like?', 'Hand my seat over', { message: list }))!
  for (const _ of [1, 2]) {
    await ann.choose('Who takes your seat?', 'Bob', { message: page })
    await ann.sees('already has a seat')
    const answers = night.parlour.traffic.filter(({ path }) => path.endsWith('/callback'))
    expect(answers.at(-1)).toMatchObject({ body: { type: InteractionResponseType.UpdateMessage }, status: 204 })
  }
  expect(pressables(ann.messages().find(({ id }) => id === page.id))).toHaveLength(2)
})

it('an answer shows what came of it, to whom it concerns', async () => {
  night = await tableOfTwo()
  const ann = night.ann.in(night.channel)
  const asked = await ann.click('Take my turn')
  const sure = await ann.click(/^\(look\)/, { message: asked! })
  const seen = textOf(await ann.click('Do it', { message: sure! }))
  expect(seen).toContain('What came of it')
  expect(seen).toContain('(saw)')
  expect(seen).not.toContain('(looked)')
})

it('a choice on other terms than it has now does nothing, and shows these', async () => {
  night = await tableOfTwo()
  const ann = night.ann.in(night.channel)
  const rest = pressables((await ann.click('Take my turn'))!).find(({ label }) => label === '(rest)')!
  const { decision, arg, mark } = pressOf(rest.custom_id)!
  const changed = textOf(await ann.slash('/act', { choice: `${decision}|${arg}|${mark.toLowerCase()}_` }))
  expect(changed).toContain('(rest) does something else now')
  expect(changed).toContain('(turn)')
  expect(changed).not.toContain('Take back')
  expect(textOf(await ann.slash('/act', { choice: `${decision}|${arg}|${mark}` }))).toContain('Take back')
})

it('a draft stands in the panel of whoever drafts, until it is taken back', async () => {
  night = await tableOfTwo()
  const ann = night.ann.in(night.channel)
  const drafted = (await ann.click('(rest)', { message: (await ann.click('Take my turn'))! }))!
  expect(textOf(drafted)).toMatch(/Your draft, seen by nobody else.*\(rested\)/)
  expect(textOf(await night.bob.in(night.channel).click('Take my turn'))).not.toContain('(rested)')
  expect(textOf(await ann.click('↩ Take back', { message: drafted }))).not.toContain('(rested)')
})

it('the card says what all are asked to seal', async () => {
  night = await tableOfTwo()
  const ann = night.ann.in(night.channel)
  const sure = await ann.click(/^\(bid\)/, { message: (await ann.click('Take my turn'))! })
  await ann.click('Do it', { message: sure! })
  await night.archon.settle()
  expect(publicTexts(night).at(-1)).toMatch(/\(dial\)\\n\*\*Sealed: 0 of 2/)
})

it('the card says when sealed answers will be opened, once all are there', async () => {
  night = await tableOfTwo({ pauses: { ...NO_PAUSES, cooling: 120_000 } })
  const { archon, ann, bob, channel, parlour } = night
  const sure = await ann.in(channel).click(/^\(bid\)/, { message: (await ann.in(channel).click('Take my turn'))! })
  await ann.in(channel).click('Do it', { message: sure! })
  await archon.settle()
  for (const guest of [ann, bob]) {
    await guest.in(channel).slash('/act', { choice: '1' })
    await archon.settle()
  }
  const second = Math.ceil((parlour.clock.now() + 120_000) / 1000)
  expect(publicTexts(night).at(-1)).toContain(`All will be opened at <t:${second}:T> (<t:${second}:R>)`)
})

it('a question says until when it waits, where a clock runs, and what is played otherwise', async () => {
  night = await tableOfTwo()
  const { house } = night.archon
  const asked = async () => textOf(await night.ann.in(night.channel).click('Take my turn'))
  expect(await asked()).not.toContain('If you do not answer')
  const table = await tableById(house, night.id)
  await commitAt(house, table, { seats: [{ ...table.seats[0]!, dueAt: 1_800_000_000_000 }] })
  expect(await asked()).toContain(
    'If you do not answer by <t:1800000000:f> (<t:1800000000:R>), this is played for you: **(rest)**',
  )
  // No clock runs where nothing counts.
  const more = await night.ann.in(night.channel).click('More')
  const tried = textOf(await night.ann.choose('What would you like?', 'Try something out', { message: more! }))
  expect(tried).toContain('nothing here counts')
  expect(tried).not.toContain('If you do not answer')
  // A draft is put aside when time runs out.
  const panel = await night.ann.in(night.channel).click('Take my turn')
  const drafted = textOf(await night.ann.in(night.channel).click('(rest)', { message: panel! }))
  expect(drafted).toContain(
    'If you do not finish this draft by <t:1800000000:f> (<t:1800000000:R>), this is played for you instead: **(rest)**',
  )
})

describe('a press that takes long', () => {
  it('changes its panel all the same', async () => {
    night = await tableOfTwo()
    const panel = await night.ann.in(night.channel).click('Take my turn')
    slowDown(night)
    await night.ann.in(night.channel).click(/bid/, { message: panel! })
    await night.ann.sees('Do it', { channel: night.channel })
  })

  it('and is refused leaves its panel alone and says so beside it', async () => {
    night = await tableOfTwo()
    const panel = await night.ann.in(night.channel).click('Take my turn')
    const { standing, unchanged } = night.archon.house.store
    Object.assign(night.archon.house.store, {
      unchanged: async () => null,
      async standing() {
        await new Promise((resolve) => setTimeout(resolve, 1_520))
        return null
      },
    })
    await night.ann.in(night.channel).click(/bid/, { message: panel! })
    await night.ann.sees('does not exist any more', { channel: night.channel })
    const still = night.ann.messages({ channel: night.channel }).find(({ id }) => id === panel!.id)
    expect(textOf(still)).toBe(textOf(panel))
    Object.assign(night.archon.house.store, { standing, unchanged })
  })
})

describe('the log', () => {
  it('tells neither what a panel shows nor how to answer in the bot’s name', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    night = await tableOfTwo({ log })
    night.parlour.faults.fail({ where: /callback/, status: 400, times: 1 })
    await night.ann
      .in(night.channel)
      .click('Take my turn')
      .catch(() => {})
    const told = lines.join('\n')
    expect(told).toContain('an interaction failed')
    expect(told).not.toMatch(/custom_id|requestBody|components|webhooks|interactions\/\d/)
  })

  it('tells no values that were to be stored', () => {
    const failed = new Error('Failed query: insert into log values (?)\nparams: t1,3,{"pick":"the secret"}\nof two lines', {
      cause: new Error('database or disk is full'),
    })
    const told = JSON.stringify(discreet(failed))
    expect(told).not.toContain('secret')
    expect(told).not.toContain('two lines')
    expect(told).toContain('disk is full')
    expect(told).toContain('insert into log')
    expect(discreet({ hand: [1] })).toEqual({ type: 'object', message: 'something that is no error was thrown' })
  })
})

it('whoever overslept is told so with a way to their turn', async () => {
  night = await tableOfTwo()
  const { house } = night.archon
  const table = await tableById(house, night.id)
  const late = { ...table.seats[0]!, askedAt: house.now() - 2, dueAt: house.now() - 1 }
  await commitAt(house, { ...table, pace: 'blitz' }, { change: { pace: 'blitz' }, seats: [late] })
  await timeUp(house, night.id, 'p1')
  await night.archon.settle()
  const told = await night.ann.sees('ran out', { channel: night.channel })
  expect(textOf(await night.ann.in(night.channel).click('Take my turn', { message: told }))).toContain('(turn)')
})
