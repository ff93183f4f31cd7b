/** "Something is wrong here": whoever says so is heard by those who look after the server, and hears what became of it. No secret of the game goes along. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { join as sit, start } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { marathon } from '../league/sprint.ts'
import { tracesOf } from './house.ts'
import { ann, bob, channel, DAY, meet, night, openedBy, pass, settle } from './three-guests.ts'

const LABEL = 'Something is wrong here'
const WORDS = 'My bid of four was counted as three.'

let olga: Guest
let reports: string

/** Ann and Bob are playing; what people say is wrong goes to a channel of Olga's. */
beforeEach(async () => {
  await meet([marathon])
  const id = await openedBy(ann, { game: marathon.game.id, size: 2 })
  await sit(night.archon.house, id, bob)
  await start(night.archon.house, id, ann.id)
  await settle()
  reports = night.parlour.channel('welcome')
  olga = night.parlour.person('Olga', { roles: ['Organiser'] }).in(reports)
})

const chooseChannel = async () => textOf(await olga.slash('/archon setup', { reports: 'welcome' }))

/** Bob finds it under More, and writes. */
async function told(words = WORDS): Promise<string> {
  await bob.click('More')
  expect(textOf(await bob.choose('What would you like?', LABEL))).toContain('You hear what became of it')
  await bob.click('Write …')
  const answer = textOf(await bob.modal({ text: words }))
  await settle()
  return answer
}
const answered = async (words: string) => {
  await olga.click('Answer …')
  await olga.modal({ text: words })
  await settle()
}

const folder = () => join(night.folder, 'reports')
const files = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const table = async () => (await night.archon.house.store.tableIn(channel))!

describe('what somebody tells us', () => {
  it('goes to the channel chosen for it, is answered days later, and its writer hears of it', async () => {
    expect(await chooseChannel()).toContain(`posted in <#${reports}>`)
    expect(await told()).toContain('Those who look after this server have your report now')
    const card = textOf(await olga.sees(WORDS))
    expect(card).toContain(bob.mention)
    expect(card).toContain((await table()).id)
    expect(olga.pings).toEqual([])
    expect(textOf(await bob.slash('/inbox'))).toContain('No answer yet')
    await pass(2 * DAY)
    bob.forget()
    await answered('Mended: it counts four now.')
    expect(textOf(bob.dm().messages().at(-1))).toContain('Mended: it counts four now.')
    expect(bob.pings).toHaveLength(1)
    expect(textOf(await bob.slash('/inbox'))).toContain('Mended: it counts four now.')
    expect(textOf(await olga.sees('Answer once more'))).toContain('What became of it')
    await pass(15 * DAY)
    expect(textOf(await bob.slash('/inbox'))).not.toContain('Mended')
  })

  it('takes the game along into a file that nobody else can read, and nothing of it to Discord', async () => {
    await chooseChannel()
    await told()
    const { id, secret } = await table()
    const [file] = files()
    const path = join(folder(), file!)
    expect(statSync(path).mode & 0o077).toBe(0)
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    expect(kept).toMatchObject({ words: WORDS, table: id, seat: 'p2', rules: marathon.game.version, answers: 0 })
    expect(kept.asked.length).toBeGreaterThan(0)
    expect(kept.transcript).toMatchObject({ game: marathon.game.id, secret })
    for (const each of [ann, bob]) expect(JSON.stringify(kept)).not.toContain(each.id)
    expect(JSON.stringify(night.parlour.traffic)).not.toContain(secret)
    expect(ann.canSee(WORDS)).toBe(false)
  })

  it('is kept where no channel was chosen; those who look after the server find and answer it', async () => {
    expect(await told()).toContain('I have kept your report')
    expect(textOf(await olga.slash('/archon reports'))).toContain(WORDS)
    await olga.click('1. Answer …')
    await olga.modal({ text: 'By the rules it is three.' })
    await settle()
    expect(textOf(bob.dm().messages().at(-1))).toContain('By the rules it is three.')
    expect(textOf(await olga.slash('/archon reports'))).toContain('No report waits')
  })

  it('is found in the inbox where private messages are closed', async () => {
    await chooseChannel()
    await told()
    night.parlour.faults.closeDms(bob.id)
    await answered('Thank you, mended.')
    expect(textOf(await bob.slash('/inbox'))).toContain('Thank you, mended.')
  })

  it('is not answered by just anybody, comes at most five times a day, and says something', async () => {
    await chooseChannel()
    expect(await told('   ')).toContain('There is nothing in it yet')
    for (let i = 0; i < 5; i++) await told(`${i}`)
    expect(await told('one more')).toContain('5 reports within a day')
    expect(files()).toHaveLength(5)
    await ann.in(reports).click('Answer …')
    expect(textOf(await ann.in(reports).modal({ text: 'No.' }))).toContain('Only those who look after')
    await pass(DAY)
    expect(await told('a day later')).toContain('Thank you')
  })

  it('goes with its writer: words, file, and the card that can still be changed', async () => {
    await chooseChannel()
    await told()
    await bob.slash('/profile', { forget: true })
    await bob.click('Forget me')
    await settle()
    expect(files()).toEqual([])
    expect(olga.canSee(WORDS)).toBe(false)
    await olga.sees('wanted to be forgotten')
    expect(tracesOf(night, [WORDS])).toEqual([])
  })

  it('goes with its server', async () => {
    await chooseChannel()
    await told()
    await olga.slash('/archon forget-server')
    await olga.sees('Erase everything')
    await olga.click('Erase everything')
    await olga.sees('I know nothing of this server')
    await settle()
    expect(files()).toEqual([])
    expect(tracesOf(night, [WORDS])).toEqual([])
  })
})

it('an error offers it at once, and what failed goes into the file', async () => {
  const { store } = night.archon.house
  const { entries } = store
  Object.assign(store, { entries: () => Promise.reject(new Error('the wheel came off')) })
  await ann.click('More')
  await ann.choose('What would you like?', 'Log')
  await ann.sees('Something went wrong')
  Object.assign(store, { entries })
  await ann.click(LABEL)
  await ann.modal({ text: 'The log does not open.' })
  const [file] = files()
  expect(JSON.parse(readFileSync(join(folder(), file!), 'utf8'))).toMatchObject({ fault: { message: 'the wheel came off' } })
  expect(JSON.stringify(ann.messages())).not.toContain('the wheel came off')
})

it('a channel that Archon cannot write to is not taken', async () => {
  night.parlour.faults.revoke('SendMessages', reports)
  olga = olga.in(channel)
  expect(await chooseChannel()).toContain('reports would not arrive there')
  expect((await night.archon.house.store.server(night.parlour.guildId)).reports).toBeUndefined()
})
