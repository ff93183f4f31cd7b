/** When something goes wrong, nothing that people typed or picked is lost by it, and asking again shows where things stand. */
import { afterEach, expect, it } from 'vitest'
import { numberForm } from '../../src/discord/acts/answer-press.ts'
import { ANSWERS } from '../../src/discord/in/answers.ts'
import type { Question } from '../../src/discord/show/present/question.ts'
import { tableById } from '../../src/tables/position.ts'
import { oursIn } from '../../src/words/words.ts'
import { type TableOfTwo, tableOfTwo, taught, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

const ann = () => night.ann.in(night.channel)
const table = () => tableById(night.archon.house, night.id)
const organiser = () => night.parlour.person('Olga', { roles: ['Organiser'] })
const NOTHING = 'nothing was changed'

/** The next writing of that kind fails, as it does on a full disk. */
function fullDisk(call: 'commit' | 'standing' = 'commit', times = 1): void {
  const { store } = night.archon.house
  const real = store[call] as (...given: unknown[]) => Promise<unknown>
  let left = times
  const failing = (...given: unknown[]) => (left-- > 0 ? Promise.reject(new Error('disk is full')) : real.apply(store, given))
  Object.assign(store, { [call]: failing })
}

/** Opens a page of the menu behind "More". */
async function page(label: string) {
  const menu = (await ann().click('More'))!
  return (await ann().choose('What would you like?', label, { message: menu }))!
}

const form = () => JSON.stringify(night.parlour.house.fleeting.modals.get(night.ann.id)?.modal)

it('a form opens again with what was written into it, until it is saved', async () => {
  night = await tableOfTwo()
  await ann().click('Write …', { message: await page('My note') })
  fullDisk()
  await night.ann.modal({ text: 'Beware of Bob' })
  const told = await ann().sees(NOTHING)
  await ann().click('Open the form again', { message: told })
  expect(form()).toContain('"value":"Beware of Bob"')
  await night.ann.modal({ text: 'Beware of Bob and Cid' })
  expect((await table()).seats[0]!.note).toBe('Beware of Bob and Cid')
  await ann().slash('/note', { text: 'All is well' })
  await ann().click('Write …', { message: await page('My note') })
  expect(form()).toContain('"value":"All is well"')
})

it('so does the form of a question, whatever became of the answer', async () => {
  night = await tableOfTwo()
  const { bot } = night.archon
  const question = {
    decision: { id: '1.pay.0', prompt: { say: 'pay' } },
    path: '',
    input: { kind: 'amount', min: 0, max: 200 },
    say: String,
    id: String,
  } as unknown as Question
  const send = { customId: `a1|numbered|${night.id}|1.pay.0|`, user: { id: night.ann.id }, isModalSubmit: () => true }
  const fields = { getTextInputValue: () => ' 12 ' }
  const press = { verb: 'numbered', table: night.id, decision: '1.pay.0', arg: '', mark: '' }
  await ANSWERS.numbered!(bot, { ...send, fields } as never, press).catch(() => {})
  const form = numberForm(question, oursIn('en-US'), bot.forms.get(night.ann.id, '1.pay.0', ''))
  expect(JSON.stringify(form)).toContain('"value":"12"')
})

it('a list that was chosen from in vain is chosen from again by one press', async () => {
  night = await tableOfTwo()
  organiser()
  await page('Hand my seat over')
  fullDisk()
  await ann().choose('Who takes your seat?', 'Olga')
  const told = await ann().sees(NOTHING)
  expect((await table()).seats[0]!.offeredTo).toBeNull()
  await ann().click('Try again', { message: told })
  expect((await table()).seats[0]!.offeredTo).toBe(organiser().id)
})

it('whoever presses that after a restart, which forgets what was chosen, is asked once more', async () => {
  night = await tableOfTwo()
  organiser()
  await page('Hand my seat over')
  fullDisk()
  await ann().choose('Who takes your seat?', 'Olga')
  const told = await ann().sees(NOTHING)
  await night.restart()
  const again = await ann().click('Try again', { message: told })
  expect((await table()).seats[0]!.offeredTo).toBeNull()
  await ann().choose('Who takes your seat?', 'Olga', { message: again! })
  expect((await table()).seats[0]!.offeredTo).toBe(organiser().id)
})

it('a list of settings, too', async () => {
  night = await tableOfTwo()
  await page('Notices and reminders')
  const { store } = night.archon.house
  const { savePerson } = store
  Object.assign(store, { savePerson: () => Promise.reject(new Error('disk is full')) })
  await ann().choose('When you are asked', 'When you are asked: a private message')
  const told = await ann().sees(NOTHING)
  Object.assign(store, { savePerson })
  await ann().click('Try again', { message: told })
  expect((await store.person(night.ann.id))?.settings.notify).toBe('dm')
})

it('a button is pressed again by one press, and what went wrong is not left standing', async () => {
  night = await tableOfTwo({}, true)
  fullDisk()
  await ann().click('Leave')
  await ann().click('Try again', { message: await ann().sees(NOTHING) })
  expect((await table()).seats.map(({ name }) => name)).toEqual(['Bob'])
  await expect.poll(() => ann().canSee(NOTHING)).toBe(false)
})

it('an answer, too', async () => {
  night = await tableOfTwo()
  const panel = (await ann().click('Take my turn'))!
  fullDisk()
  await ann().click('(rest)', { message: panel })
  const next = await ann().click('Try again', { message: await ann().sees(NOTHING) })
  expect(textOf(next)).toContain('Take back')
})

it('a long text in a command is given back to be copied, also if it is refused', async () => {
  night = await tableOfTwo()
  fullDisk()
  await ann().slash('/note', { text: 'Bob has the last lantern, I think' })
  expect(textOf(await ann().sees(NOTHING))).toContain('/note text: Bob has the last lantern, I think')
  await night.parlour.person('Cid').in(night.channel).slash('/note', { text: 'Bob has the last lantern, I think' })
  const refused = textOf(await night.parlour.person('Cid').sees('You have no seat'))
  expect(refused).toContain('/note text: Bob has the last lantern, I think')
  expect(refused).not.toContain('Try again')
})

it('what was done but not seen is not done again by asking again; who asks once more gets it twice', async () => {
  night = await tableOfTwo()
  await taught(night)
  await organiser().in('welcome').slash('/archon setup', { welcome: true })
  const games = async () => (await night.archon.house.store.tablesOf(night.ann.id)).filter(({ id }) => id !== night.id)
  const welcome = night.ann.in('welcome')
  night.parlour.faults.fail({ where: /callback$/, status: 400, code: 50035 })
  await welcome.click('Lanterns')
  const told = textOf(await welcome.sees('That is saved'))
  const [first] = await games()
  expect(told).toContain(`**Take my turn** in <#${first!.channel}> shows where things stand`)
  const again = textOf(await welcome.click('Lanterns'))
  expect(again).toContain('That is done already')
  expect(again).toContain(`<#${first!.channel}>`)
  expect(await games()).toHaveLength(1)
  await welcome.click('Lanterns')
  expect(await games()).toHaveLength(2)
})

it('an answer that came too late for Discord is not doubled by asking again', async () => {
  night = await tableOfTwo()
  night.parlour.faults.fail({ where: /callback$/, status: 404, code: 10062 })
  const lost = expect(night.bob.in(night.channel).slash('/plan set', { when: 'turn.act' })).rejects.toThrow('did not answer')
  await expect.poll(() => night.archon.bot.latencies.length).toBe(1)
  expect(textOf(await night.bob.in(night.channel).slash('/plan set', { when: 'turn.act' }))).toContain('That is done already')
  expect((await table()).seats[1]!.orders).toHaveLength(1)
  await night.parlour.clock.advance(4_000)
  await lost
})

it('a text that is sent while the process ends comes back to be copied, from a command or a form', async () => {
  night = await tableOfTwo()
  const { house } = night.archon
  await ann().click('Write …', { message: await page('My note') })
  let letGo = () => {}
  const held = house.queue.run(night.id, () => new Promise<void>((resolve) => (letGo = resolve)))
  const closing = night.archon.close()
  await night.ann.modal({ text: 'Bob has the last lantern' })
  const form = textOf(await ann().sees('I am just being restarted'))
  expect(form).toContain('Bob has the last lantern')
  await ann().slash('/note', { text: 'Bob has no lantern at all' })
  await ann().sees('/note text: Bob has no lantern at all')
  letGo()
  await Promise.all([held, closing])
  await night.reopen()
  expect((await table()).seats[0]!.note ?? '').toBe('')
})
