/** Every act: it has a door and words, its fields can be asked for, and whoever has no part in a table changes nothing there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS, MENUS } from '../../commands/index.ts'
import type { Act } from '../../src/discord/acts/act.ts'
import type { Field, Raw } from '../../src/discord/acts/fields.ts'
import { MORE } from '../../src/discord/in/more.ts'
import { outcome } from '../../src/discord/in/perform.ts'
import { isVerb } from '../../src/discord/in/router.ts'
import { BUTTON_LABEL, OPTION_TEXT } from '../../src/discord/show/limits.ts'
import { Refused } from '../../src/tables/house.ts'
import { tableById } from '../../src/tables/position.ts'
import { inPublic } from '../../src/words/words.ts'
import { type TableOfTwo, tableOfTwo } from './evenings.ts'

const root = join(import.meta.dirname, '../../src/discord')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file))

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'do' in value && 'at' in value
const modules = await Promise.all(filesIn('acts').map((file): Promise<Record<string, unknown>> => import(file)))
const ACTS = modules.flatMap((module) => Object.values(module).filter(isAct))
const NAMED = ACTS.map((act) => [act.name, act] as const)

describe('every act', () => {
  it('is found here, and has a name of its own', () => {
    expect(ACTS.length).toBeGreaterThan(60)
    expect(new Set(ACTS.map(({ name }) => name)).size).toBe(ACTS.length)
  })

  it('has a door', () => {
    const typed = new Set([...COMMANDS, ...MENUS].flatMap(({ acts }) => acts))
    const isPressed = (act: Act) => isVerb(act.name) || MORE.some((each) => each === act)
    expect(ACTS.filter((act) => !typed.has(act) && !isPressed(act)).map(({ name }) => name)).toEqual([])
  })

  it('can be pressed where it asks once more; a list that asks for one thing carries no other', () => {
    const asking = ACTS.filter(({ sure, asks, form }) => sure || asks || form)
    expect(asking.length).toBeGreaterThan(4)
    const asked = (fields: Act['fields']) => Object.values(fields).filter(({ kind }) => kind !== 'pressed')
    expect(asking.filter(({ name }) => !isVerb(name))).toEqual([])
    // What was said before a question of yes or no is kept until it is answered; an act that reads its presses itself knows what they mean.
    const lists = asking.filter(({ asks, form }) => asks || form)
    expect(lists.filter(({ fields, reads }) => asked(fields).length > 1 && !reads)).toEqual([])
  })

  it.each(NAMED)('has words that Discord can show: %s', (name, { fields }) => {
    const about = Object.values(fields).flatMap((field) => (field.about === null ? [] : [inPublic(field.about)]))
    for (const words of [inPublic(`act.${name}`), ...about]) {
      expect(words.length).toBeGreaterThan(0)
      expect(words.length).toBeLessThanOrEqual(OPTION_TEXT)
    }
  })

  it('has a label where it stands in a list', () => {
    for (const { name } of MORE) expect(inPublic(`act.${name}.label`).length).toBeLessThanOrEqual(BUTTON_LABEL)
  })
})

it('whatever is shown to be pressed is answered', () => {
  const sources = [...filesIn('show'), ...filesIn('acts'), ...filesIn('in')].map((file) => readFileSync(file, 'utf8')).join('\n')
  const verbs = new Set([...sources.matchAll(/\b(?:idFor|id|fits)\('([a-z-]+)'/g)].map(([, verb]) => verb!))
  expect(verbs.size).toBeGreaterThan(30)
  expect([...verbs].filter((verb) => !isVerb(verb))).toEqual([])
})

/** Acts at a table that are everybody's: looking, sitting down, and what is one's own anywhere. */
const EVERYBODYS = new Set([
  ...['board', 'closer', 'legend', 'text', 'recap', 'log', 'replay', 'rules', 'clock', 'status', 'verify'],
  ...['join', 'sit', 'wish'],
])

/** Something that could be meant. */
const filled = ({ kind, min = 1, choices }: Field, somebody: Raw): Raw =>
  ({
    text: 'x',
    pressed: '0',
    whole: min,
    'yes-or-no': true,
    person: somebody,
    channel: null,
    file: null,
    choice: choices?.()[0]?.value,
  })[kind]

describe.each([
  ['before it begins', true],
  ['while it is played', false],
])('a stranger at a table, %s', (_, isLobby) => {
  let night: TableOfTwo
  beforeAll(async () => {
    night = await tableOfTwo({}, isLobby)
  })
  afterAll(() => night.close())

  it.each(NAMED.filter(([name, { at }]) => at === 'table' && !EVERYBODYS.has(name)))('is refused: %s', async (_name, act) => {
    const { house, bot } = night.archon
    const before = JSON.stringify(await tableById(house, night.id))
    const zoe = { id: 'zoe', displayName: 'Zoe', bot: false }
    const interaction = { user: zoe, locale: 'en-US', guildId: night.parlour.guildId, inCachedGuild: () => false } as never
    const somebody = { id: night.bob.id, name: 'Bob', isBot: false }
    const raw = Object.fromEntries(Object.entries(act.fields).map(([name, field]) => [name, filled(field, somebody)]))
    const attempt = outcome(bot, interaction, act, { by: 'press', raw, id: night.id, isSure: true })
    await expect(attempt).rejects.toBeInstanceOf(Refused)
    expect(JSON.stringify(await tableById(house, night.id))).toBe(before)
  })
})
