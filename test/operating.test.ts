/** What the log says is explained to whoever runs Archon: every line of level warn or above, and none that is not there any more. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/operating.md'), 'utf8')
const files = ['src', 'render', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.startsWith('parlour'))
    .map((name) => join(root, folder, name)),
)

const CALL = /\blog\.(?:warn|error|fatal)\(/g
/** Handed on from elsewhere: by discord.js, and by the watchdog, whose two sayings are written out beside it. */
const HANDED_ON = new Set(['message', 'reason'])

/** What stands between the bracket at `from` and its partner. */
function inBrackets(code: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0; at++) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0
  return code.slice(from, at - 1)
}

/** Sentences may have a name. */
const spelledOut = (code: string, call: string): string =>
  call.replace(/\b[A-Z][A-Z_]+\b/g, (name) => new RegExp(`const ${name} =\\s*('[^']*')`).exec(code)?.[1] ?? name)

/** The sentences in a call; of one that begins with a variable, the rest. */
const sentences = (call: string): string[] =>
  [...call.matchAll(/'([^']* [^']*)'|`(?:\$\{\w+\})?([^`$]* [^`$]*)/g)].map(([, plain, rest]) => plain ?? rest!)

const said: string[] = []
const unread: string[] = []
for (const file of files) {
  const code = readFileSync(file, 'utf8')
  for (const { index, 0: opening } of code.matchAll(CALL)) {
    const call = spelledOut(code, inBrackets(code, index + opening.length))
    const found = sentences(call)
    said.push(...found)
    if (found.length === 0 && !HANDED_ON.has(call.trim())) unread.push(`${file}: ${call}`)
  }
}
const watchdog = readFileSync(join(root, 'src/process/watchdog.ts'), 'utf8')

it('every line of the log is explained', () => {
  expect(unread).toEqual([])
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter((sentence) => !page.includes(`| \`${sentence}\` |`))).toEqual([])
})

it('every explained line can be said', () => {
  const explained = page.slice(page.indexOf('## What the log says')).match(/^\| `[^`]+` \|/gm) ?? []
  const sayable = (line: string) => said.includes(line) || watchdog.includes(line)
  expect(explained.map((row) => row.slice(3, -3)).filter((line) => !sayable(line))).toEqual([])
})
