/** Whatever people call themselves: nothing of it is alive, hidden or broken wherever we show a name. */
import { afterEach, expect, it } from 'vitest'
import { plainName } from '../../src/discord/names.ts'
import { type Evening, evening } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'

let night: Evening | undefined
afterEach(() => night?.close())

const HARMLESS = ['Ann', 'Zoë 👩‍🚀 O’Neil_99', '❤️ Mia', 'J.R. Tolkien', 'Архон', 'می‌خواهم', '🏳️‍🌈 Sam', 'snake_case', 'Archonius']
it.each(HARMLESS)('stays as it is: %s', (name) => expect(plainName(name, 'Archon')).toBe(name))

const MEANT: Readonly<Record<string, string>> = {
  'https://evil.com/x': 'evil com/x',
  'ht\u200btps://evil.com': 'evil.com',
  'hthttp://tp://evil.com': 'evil.com',
  'Join discord.gg/abc': 'Join discord gg/abc',
  'a\nb\u2028c': 'a b c',
  '\u3164': 'Somebody',
  '\u2800\u200b': 'Somebody',
  '@everyone': 'everyone',
  '# Big': 'Big',
  _Ann_: 'Ann',
  '\u202eBob': 'Bob',
  '\ud800Bob': 'Bob',
  Archon: 'A namesake',
  'ARCH0N ✓': 'A namesake',
  Аrсһоn: 'A namesake',
  𝓐𝓻𝓬𝓱𝓸𝓷: 'A namesake',
  'The Official Archon Bot': 'A namesake',
  Archon2: 'A namesake',
}
it.each(Object.entries(MEANT))('%j is shown as %s', (name, shown) => expect(plainName(name, 'Archon')).toBe(shown))

it('the name a server gives the bot is nobody else’s, either', () => {
  expect(plainName('Gamemaster', 'Gamemaster')).toBe('A namesake')
  expect(plainName('Gamemaster', 'Archon')).toBe('Gamemaster')
})

const NASTY = ['[win](https://evil.example/x)', '\u3164\u200b', 'Ev\nil\u202e', 'Аrсhоn', '@everyone <@1>']

it('holds wherever a name is shown: cards, panels, threads, lists, suggestions', async () => {
  night = await evening([lanterns.hosted])
  const { parlour, archon } = night
  const olga = parlour.person('Olga', { roles: ['Organiser'] }).in('welcome')
  await olga.slash('/archon setup', { welcome: true })
  for (const name of NASTY) {
    const guest = parlour.person(name).in('welcome')
    await guest.click('Open a table for people …')
    await guest.click(/^Lanterns \(/)
    await archon.settle()
    const [table] = await archon.house.store.tablesOf(guest.id)
    const there = guest.in(table!.channel)
    await olga.in(table!.channel).click('Join')
    await archon.settle()
    await there.click('Start')
    await archon.settle()
    for (const press of ['Recap', 'My hand', 'Board', 'More']) await there.click(press)
    for (const line of ['/inbox', '/clock status', '/profile']) await there.slash(line)
    await olga.autocomplete('/act', 'table')
    await there.click('Take my turn')
    await archon.settle()
  }
  const said = JSON.stringify(parlour.traffic.map(({ body }) => body))
  expect(said.length).toBeGreaterThan(1_000)
  expect(said).not.toMatch(/:\/\/|evil\.example\/|@everyone|[\u3164\u200b\u202e]|Ev\\nil|Аrсhоn/)
  expect(said).toContain('win(evil example/x)')
  for (const { name } of (await archon.house.store.tablesOn(parlour.guildId)).flatMap(({ seats }) => seats))
    expect(plainName(name, 'Archon')).toBe(name)
})
