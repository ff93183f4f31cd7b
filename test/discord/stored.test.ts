/** What was stored is never denied, whatever becomes of the answer; and what was not is not claimed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Failure } from '../../src/parlour/faults.ts'
import { tableById } from '../../src/tables/position.ts'
import { pressables } from '../e2e/evening.ts'
import { bid, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
let lines: string[]
afterEach(() => night?.close())

async function begin(isLobby = false): Promise<void> {
  lines = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  night = await tableOfTwo({ log }, isLobby)
}

const ann = () => night.ann.in(night.channel)
const store = () => night.archon.house.store
const table = () => tableById(night.archon.house, night.id)
const settings = async () => (await store().person(night.ann.id))?.settings ?? {}
const organiser = () => night.parlour.person('Olga', { roles: ['Organiser'] }).in(night.channel)

/** Opens a page of the menu behind "More". */
async function page(label: string) {
  const menu = (await ann().click('More'))!
  return (await ann().choose('What would you like?', label, { message: menu }))!
}

const TURN = '**Take my turn** shows where things stand.'
const CARD = 'The card of the table shows where things stand.'
const AGAIN = 'Please have a look before you do it again.'
const STORED = 'That is saved, but I could not show you the result.'

/** Something to do: what comes before it, the deed itself, whether it is stored, and where to look for it. */
type Doing = {
  readonly isLobby?: boolean
  readonly before?: () => Promise<unknown>
  readonly act: () => Promise<unknown>
  readonly isStored: () => Promise<unknown>
  readonly look: string
  readonly by?: () => ReturnType<typeof ann>
  /** The reply, if it is not the first thing said. */
  readonly reply?: RegExp
}

/** Ann is about to answer for good. */
const atTheBrink = async () => {
  const panel = (await ann().click('Take my turn'))!
  await ann().click('(bid)', { message: panel })
}
const isFenced = async () => (await table()).fence === 1
const inLeague = async (command: string) => {
  await organiser().slash('/league-admin create', { name: 'Cup', game: 'lanterns', seats: 2 })
  if (command !== 'publish') await organiser().slash('/league-admin publish')
}
const seasons = async () => {
  const [league] = await store().league.leaguesOn(night.parlour.guildId)
  return league ? store().league.seasonsOf(league.id) : []
}

const DOINGS: Readonly<Record<string, Doing>> = {
  'a button in a panel': { before: atTheBrink, act: () => ann().click('Do it'), isStored: isFenced, look: TURN },
  'a button in a panel, for what may be taken back': {
    before: () => ann().click('Take my turn'),
    act: () => ann().click('(rest)'),
    isStored: async () => (await store().entries(night.id)).length === 1,
    look: TURN,
  },
  'taking it back': {
    before: async () => ann().click('(rest)', { message: (await ann().click('Take my turn'))! }),
    act: () => ann().click('↩ Take back'),
    isStored: async () => (await store().entries(night.id)).length === 0,
    look: TURN,
  },
  'a form': {
    before: async () => ann().click('Write …', { message: await page('My note') }),
    act: () => night.ann.modal({ text: 'Beware of Bob' }),
    isStored: async () => (await table()).seats[0]!.note === 'Beware of Bob',
    look: TURN,
  },
  'a list of people': {
    before: () => page('Hand my seat over'),
    act: () => ann().choose('Who takes your seat?', 'Olga'),
    isStored: async () => (await table()).seats[0]!.offeredTo !== null,
    look: TURN,
  },
  'a list on a private page': {
    before: () => page('Notices and reminders'),
    act: () => ann().choose('When you are asked', 'When you are asked: a private message'),
    isStored: async () => (await settings()).notify === 'dm',
    look: AGAIN,
  },
  'a button on the card of a lobby': {
    isLobby: true,
    act: () => ann().click('Leave'),
    isStored: async () => (await table()).seats.length === 1,
    look: CARD,
  },
  'starting by a button': {
    isLobby: true,
    act: () => ann().click('Start'),
    isStored: async () => (await table()).status === 'playing',
    look: TURN,
  },
  'an answer in a trial': {
    before: () => page('Try something out'),
    act: () => ann().click('(rest)'),
    async isStored() {
      const trial = pressOf(pressables(await ann().sees('nothing here counts'))[0]!.custom_id)!.table
      return (await night.archon.bot.trials.houseOf(trial, night.ann.id)!.store.entries(trial)).length === 1
    },
    look: AGAIN,
  },
  '/table start': {
    isLobby: true,
    act: () => ann().slash('/table start'),
    isStored: async () => (await table()).status === 'playing',
    look: TURN,
  },
  '/table end': {
    isLobby: true,
    before: () => ann().slash('/table end'),
    act: async () => ann().click('Close this table', { message: await ann().sees('Nobody will be able to join') }),
    isStored: async () => (await table()).status === 'ended',
    look: CARD,
  },
  '/act': {
    // What is sealed need not be looked at twice.
    before: async () => {
      await atTheBrink()
      await ann().click('Do it')
    },
    act: () => ann().slash('/act', { choice: '2' }),
    isStored: async () => (await store().entries(night.id)).length === 2,
    look: TURN,
  },
  '/note': {
    act: () => ann().slash('/note', { text: 'Beware of Bob' }),
    isStored: async () => (await table()).seats[0]!.note === 'Beware of Bob',
    look: TURN,
  },
  '/clock pause': {
    act: () => ann().slash('/clock pause'),
    isStored: async () => (await table()).vote?.kind === 'pause',
    look: TURN,
  },
  '/clock hours': {
    act: () => ann().slash('/clock hours', { from: 8, to: 22, zone: 'Europe/Berlin' }),
    isStored: async () => (await settings()).hours,
    look: AGAIN,
  },
  '/profile': {
    act: () => ann().slash('/profile', { remind: 'last' }),
    isStored: async () => (await settings()).remind === 'last',
    look: AGAIN,
  },
  '/archon setup': {
    act: () => organiser().slash('/archon setup', { threads: false }),
    isStored: async () => (await store().server(night.parlour.guildId)).threads === false,
    look: AGAIN,
    by: organiser,
  },
  '/archon setup that posts the welcome': {
    act: () => organiser().slash('/archon setup', { welcome: true }),
    isStored: async () => night.bob.canSee('Welcome to Archon'),
    look: AGAIN,
    by: organiser,
  },
  '/archon backup': {
    act: () => organiser().slash('/archon backup'),
    isStored: async () => existsSync(join(night.folder, 'backups')),
    look: AGAIN,
    by: organiser,
    reply: /^PATCH /,
  },
  '/archon replace': {
    before: async () => {
      await bid(night)
      await night.parlour.clock.advance(86_400_000)
    },
    act: () => organiser().slash('/archon replace', { player: 'Bob' }),
    isStored: async () => (await table()).seats[1]!.person === null,
    look: CARD,
    by: organiser,
  },
  '/league-admin create': {
    act: () => organiser().slash('/league-admin create', { name: 'Cup', game: 'lanterns', seats: 2 }),
    isStored: async () => (await store().league.leaguesOn(night.parlour.guildId)).length === 1,
    look: AGAIN,
    by: organiser,
  },
  '/league-admin publish': {
    before: () => inLeague('publish'),
    act: () => organiser().slash('/league-admin publish'),
    isStored: async () => (await seasons()).length === 1,
    look: AGAIN,
    by: organiser,
  },
  '/league join': {
    before: () => inLeague('join'),
    act: () => ann().slash('/league join'),
    isStored: async () => (await store().league.seasonsWith(night.ann.id)).length === 1,
    look: AGAIN,
  },
}

const logged = () => lines.filter((line) => line.startsWith('an interaction'))

async function expectTruth(doing: Doing, trouble: Failure | (() => void)): Promise<void> {
  const { isLobby, before, act, isStored, look, by = ann, reply = /callback$/ } = doing
  await begin(isLobby)
  organiser()
  await before?.()
  await night.archon.settle()
  expect(await isStored()).toBeFalsy()
  lines.length = 0
  if (typeof trouble === 'function') trouble()
  else night.parlour.faults.fail({ where: reply, ...trouble })
  await act()
  const told = textOf(await by().sees(STORED))
  expect(told).toContain(look)
  expect(by().canSee('nothing was changed')).toBe(false)
  expect(await isStored()).toBeTruthy()
  expect(logged()).toEqual(['an interaction failed; what was stored could not be shown'])
}

const OF_EVERY_KIND = ['a button in a panel', 'a form', 'a list of people', '/act', '/table start']

describe('what was stored, but could not be shown', () => {
  it.each(Object.entries(DOINGS))('because four replies in a row fail: %s', (_, doing) =>
    expectTruth(doing, { status: 503, times: 4 }),
  )
  it.each(OF_EVERY_KIND)('because the connection breaks: %s', (name) => expectTruth(DOINGS[name]!, { cut: true }))
  it.each(OF_EVERY_KIND)('because of one 401 after the other: %s', (name) =>
    expectTruth(DOINGS[name]!, { status: 401, times: 4 }),
  )
  it.each(OF_EVERY_KIND)('because Discord does not take it: %s', (name) =>
    expectTruth(DOINGS[name]!, { status: 400, code: 50035 }),
  )
  it.each(['a button in a panel', 'taking it back', '/act', 'starting by a button'])(
    'because it cannot be put into words: %s',
    (name) => expectTruth(DOINGS[name]!, speechless),
  )
})

describe('what was not stored', () => {
  it('is not claimed, whatever was written beside it', async () => {
    await begin()
    night.parlour.faults.fail({ where: /callback$/, status: 503, times: 4 })
    await ann().click('Take my turn')
    await ann().sees('nothing was changed')
    // The lesson at the foot of the panel counts as told.
    expect((await settings()).learnt).toHaveLength(1)
    expect(logged()).toEqual(['an interaction failed; nothing was changed'])
    expect(ann().canSee('stored')).toBe(false)
  })

  it('is refused in the words of the refusal alone', async () => {
    await begin()
    await ann().slash('/undo')
    expect(textOf(await ann().sees('nothing you can take back'))).not.toContain('stored')
    expect(lines).toEqual([])
  })

  it('does not hide what was: of something half done, both are told', async () => {
    await begin()
    await inLeague('close')
    await organiser().slash('/league-admin close')
    // Somebody else was quicker, again and again.
    Object.assign(store().league, { commit: async () => false })
    await organiser().click('Close it')
    expect(textOf(await organiser().sees('Part of it is saved all the same'))).toContain(AGAIN)
    const [league] = await store().league.leaguesOn(night.parlour.guildId)
    expect(league!.settings.isClosed).toBe(true)
  })
})

/** From its next commit on, the table cannot be put into words. */
function speechless(): void {
  const games = night.archon.house.games as Map<string, AnyHosted>
  const hosted = games.get('lanterns')!
  const held = store().commit
  let isLost = false
  const speak: typeof hosted.game.speak = (...said) => {
    if (isLost) throw new Error('lost for words')
    return hosted.game.speak(...said)
  }
  games.set('lanterns', { ...hosted, game: { ...hosted.game, speak } })
  Object.assign(store(), {
    async commit(commit: Parameters<typeof held>[0]) {
      isLost = await held(commit)
      return isLost
    },
  })
}
