// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are planted as text.
/**
 * No sentence for people stands outside a catalogue. This reads the sources as a compiler does and fails on literals that are handed
 * to people anywhere else; and it looks into the catalogues: no key twice, and none that a game and the bot both claim.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { HOSTED } from '../src/games/index.ts'
import { bySeat } from '../src/kernel/language.ts'
import { type Catalogue, KERNEL_PHRASES } from '../src/kernel/words.ts'
import { english } from '../src/words/en/index.ts'
import { type BotSays, oursIn } from '../src/words/words.ts'

const root = join(import.meta.dirname, '..')

/** Where something is made for people to read. */
const SPEAKING = ['src/discord', 'src/tables', 'src/league', 'src/players', 'src/games', 'commands', 'render']
/** Where the words stand. */
const CATALOGUES = [/^src\/games\/[^/]+\/words(\/|\.ts$)/, /^src\/games\/[^/]+\/data\//]

/** What looks like words and is none, literal by literal: names of games, keys, and what only those read who run the bot. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'src/games/age-of-atlantis/index.ts': ['Age of Atlantis'],
  'src/games/atlantis-rising/index.ts': ['Atlantis Rising'],
  'src/games/atlas-lost/index.ts': ['Atlas Lost'],
  'src/games/era-of-atlantis/index.ts': ['Era of Atlantis'],
  'src/games/secret-societies/index.ts': ['Secret Societies'],
  // What a lesson is dealt from: nobody reads it.
  'src/games/secret-societies/lesson.ts': ['a deal to look at'],
  'src/games/atlas-lost/lesson.ts': ['a deal to look at'],
  'render/atlas-lost/look.ts': ['Atlas Lost'],
  // Names of errands, for the log.
  'src/discord/in/places-watched.ts': ['posts of …', 'lobbies of …', 'tables in …'],
  'src/discord/in/reach.ts': ['reach of …'],
  'src/discord/in/servers-left.ts': ['having …'],
  // Names that stand in the files of another game, and sections of a rulebook: as they are printed.
  'src/games/era-of-atlantis/rules/campaign.ts': ['Personal Growth', 'Galactic Era'],
  'src/games/secret-societies/rules/spaces.ts': ['Region Investments', 'Treasury Investments', 'Start Projects'],
  // Keys and seeds.
  'src/games/secret-societies/board.ts': ['dummy …'],
  'src/games/secret-societies/rules/lots.ts': ['lot …'],
  'src/players/atlantis-rising/asides.ts': ['not now'],
  'src/players/secret-societies/bids.ts': ['… dummy'],
  'src/players/secret-societies/index.ts': ['… dummy'],
  'src/league/division-games.ts': ['division … …'],
  'src/league/formats/rounds.ts': ['round …'],
  'render/atlantis/ground.ts': ['rim … …'],
  'render/atlantis-rising/sea.ts': ['sea … …'],
  'render/atlantis-rising/staging.ts': ['this round', 'last round'],
  'render/secret-societies/painter.ts': ['lot …'],
  'render/kit/colour.ts': ['rgba(…, …)'],
  'render/kit/fonts.ts': ['Cinzel', 'Cinzel Black', 'Fira Bold', 'Fira Black', 'Fira Italic', '…px …'],
  // For logs, and for whoever brings a data pack of their own.
  'src/games/common/pack.ts': [
    'there is no such field',
    '"…" is there twice',
    'there is no "…"',
    'it is nested too deeply',
    'it is more than …',
    'it is longer than … letters',
    'it has more than … entries',
  ],
  'src/discord/out/keep-token.ts': ['Unauthorized without a reason'],
  'src/discord/out/log-redaction.ts': ['something that is no error was thrown'],
}
/** Drawings of flags, in letters. */
const DRAWINGS = 'render/secret-societies/flags.ts'

/** Called with words for people, and at which place. */
const SPEAKERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['said', [0, 1, 2, 3, 4, 5]],
  ['container', [0]],
  ['frame', [0]],
  ['button', [1]],
  ['selectRow', [1]],
  ['write', [1]],
  ['drawable', [1]],
  ['setDescription', [0]],
])
/** Properties that people read. */
const SHOWN = new Set(['label', 'title', 'subtitle', 'placeholder', 'description', 'content'])
/** Properties that cite: sections of a rulebook are called as they are printed. */
const CITING = new Set(['rule'])

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): [key: string, child: Node][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
  )

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : ''
}

/** Where words are not for people: imports, types, keys, comparisons, logs, faults, queries. */
function isElsewhere(node: Node, key: string, parent: Node): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return key === 'source'
    case 'Property':
      return node.type === 'Literal' && (key === 'key' || CITING.has(nameOf(parent.key)))
    case 'MemberExpression':
    case 'PropertyDefinition':
      return (key === 'key' || key === 'property') && node.type === 'Literal'
    case 'BinaryExpression':
    case 'SwitchCase':
      return node.type === 'Literal' && key !== 'consequent' && parent.operator !== '+'
    case 'ThrowStatement':
      return true
    case 'NewExpression':
      return /(Error|Fault)$/.test(nameOf(parent.callee))
    case 'CallExpression':
      return key === 'arguments' && (isLog(parent.callee) || nameOf(parent.callee) === 'reject')
    case 'TaggedTemplateExpression':
      return nameOf(parent.tag) === 'sql'
    default:
      return node.type.startsWith('TS') && !/Expression$/.test(node.type)
  }
}

/** `log.info(…)`, `bot.log.warn(…)`, `console.log(…)`. */
function isLog(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return ['log', 'console'].includes(nameOf(callee.object))
}

/** What a literal says, with a mark for everything that is filled in. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return (node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('\ue000')
}

/** A word beside another, or beside something that is filled in. */
const readsLikeWords = (text: string) =>
  /\p{L}{2,}[^\s\p{L}]*\s+\S*[\p{L}\ue000]|\ue000[^\s\p{L}]*\s+[^\s\p{L}]*\p{L}{2,}/u.test(text)
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text)
const isKey = (text: string) => text in english

/** Every literal in a source that is handed to people. */
function spokenIn(file: string, source: string): { readonly text: string; readonly line: number }[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: { text: string; line: number }[] = []
  const walk = (node: Node, isShown: boolean) => {
    const text = textOf(node)
    if (text !== null && !isKey(text) && (readsLikeWords(text) || (isShown && hasLetters(text))))
      found.push({ text: text.replaceAll('\ue000', '…'), line: source.slice(0, node.start).split('\n').length })
    for (const [key, child] of childrenOf(node))
      if (!isElsewhere(child, key, node)) walk(child, isShownTo(node, key, child, isShown))
  }
  walk(program as unknown as Node, false)
  return found
}

/** Is a single word there already something that people read? Whatever a call returns is somebody else's. */
function isShownTo(parent: Node, key: string, child: Node, isShown: boolean): boolean {
  if (parent.type === 'Property') return key === 'value' && (SHOWN.has(nameOf(parent.key)) || isShown)
  if (parent.type === 'CallExpression') {
    const places = SPEAKERS.get(nameOf(parent.callee)) ?? []
    return key === 'arguments' && places.includes((parent.arguments as Node[]).indexOf(child))
  }
  if (parent.type === 'ConditionalExpression') return isShown && key !== 'test'
  return isShown && ['ArrayExpression', 'SpreadElement', 'LogicalExpression', 'TemplateLiteral'].includes(parent.type)
}

const spoken = SPEAKING.flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file.replaceAll('\\', '/')}`),
)
  .filter((file) => file.endsWith('.ts') && file !== DRAWINGS && !CATALOGUES.some((catalogue) => catalogue.test(file)))
  .map((file) => ({ file, found: spokenIn(file, readFileSync(join(root, file), 'utf8')) }))

describe('words for people', () => {
  it('stand in catalogues and nowhere else', () => {
    expect(spoken.length).toBeGreaterThan(300)
    const astray = spoken.flatMap(({ file, found }) =>
      found.filter(({ text }) => !EXCEPTIONS[file]?.includes(text)).map(({ line, text }) => `${file}:${line} ${text}`),
    )
    expect(astray).toEqual([])
  })

  it('need no exception that nobody makes use of', () => {
    const used = (file: string, text: string) =>
      spoken.find((each) => each.file === file)?.found.some((each) => each.text === text)
    const idle = Object.entries(EXCEPTIONS).flatMap(([file, texts]) =>
      texts.filter((text) => !used(file, text)).map((text) => `${file} ${text}`),
    )
    expect(idle).toEqual([])
  })

  it.each([
    ["said('Done.')", 1],
    ['said(`Saved to ${path}.`)', 1],
    ["const reply = { components: [container([isOver ? 'Over' : ours('card.on')], [])] }", 1],
    ["button(idFor('join', table), 'Join', 'main')", 1],
    ["selectRow(idFor('more', id), 'Choose …', choices)", 1],
    ["const option = { value: 'a', label: 'Seats' }", 1],
    ['const lines = [`**${count}** of them won`]', 1],
    ["const why = 'it was not to be'", 1],
    ["write(sheet, 'points', x, y, style)", 1],
    ["command.setName('act').setDescription('Decide')", 1],
    ["const line = name + ' wins the game'", 1],
  ])('are noticed in %s', (source, count) => {
    expect(spokenIn('planted.ts', source)).toHaveLength(count)
  })

  it.each([
    "import { a } from './a file.ts'",
    "log.info({ table }, 'the table was opened')",
    'bot.log.warn({ err }, `again in ${n} s`)',
    "throw new Error('no such timer here')",
    'const fault = new RangeError(`the id for ${verb} is too long`)',
    'const rows = sql`select all from tables where id = ${id}`',
    "fail.then(() => reject(new Fell('the process ended')))",
    "const terms = { rule: 'Steps for Winning an Auction' }",
    "const form = { title: 'wish.notify' }",
    "if (kind === 'handed over') go()",
    "type Kind = 'handed over' | 'too early'",
    "const held = { 'two words': 1 }",
    "button(idFor('join', table), ours('button.join'), 'main')",
    'const key = `${tier} ${division}`',
    'container([`- ${say(text)}`, `> ${notice}`], rows)',
    '// a comment that says something',
    'const pattern = /two words/',
  ])('are not taken for words: %s', (source) => {
    expect(spokenIn('planted.ts', source)).toEqual([])
  })
})

describe('the catalogues', () => {
  const files = readdirSync(join(root, 'src/words/en')).filter((file) => file !== 'index.ts')

  it('hold every key once', async () => {
    const pages = await Promise.all(files.map((file) => import(`../src/words/en/${file}`)))
    const keys = pages.flatMap((page) =>
      Object.entries<object>(page).flatMap(([name, phrases]) => (isCatalogue(name, phrases) ? Object.keys(phrases) : [])),
    )
    const all = [...keys, ...Object.keys(KERNEL_PHRASES)]
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([])
    expect(new Set(all)).toEqual(new Set(Object.keys(english)))
  })

  it('are one object per language, all of the same type', () => {
    const pirate: Catalogue<BotSays> = { ...english, 'button.join': 'Come aboard' }
    const { 'button.join': join, ...missing } = pirate
    // @ts-expect-error a language without a word for it is none
    const poor: Catalogue<BotSays> = missing
    expect([join, 'button.join' in poor]).toEqual(['Come aboard', false])
  })

  it('are never mixed: whose language has no words hears all of another', () => {
    for (const locale of ['de', 'ja', 'en-GB', 'en-US'])
      expect(oursIn(locale)('card.asked', { people: ['Ann', 'Bob', 'Cid'] })).toBe('Asked: Ann, Bob and Cid')
  })

  it.each(HOSTED.map(({ game }) => [game.id, game] as const))(
    'share no key with %s: what its table says is never taken for ours',
    (_, game) => {
      const ours = Object.keys(english).filter((key) => !(key in KERNEL_PHRASES))
      const knows = (speak: (text: { say: string }, s: ReturnType<typeof bySeat>) => string, say: string) => {
        try {
          speak({ say }, bySeat())
          return true
        } catch (error) {
          return !(error instanceof Error && error.name === 'Wordless')
        }
      }
      expect(ours.filter((say) => knows(game.speak, say))).toEqual([])
    },
  )
})

/** Keys have a dot in them; lists of names that a catalogue uses have not. */
const isCatalogue = (name: string, phrases: object) =>
  name === name.toUpperCase() && Object.keys(phrases).some((key) => key.includes('.'))
