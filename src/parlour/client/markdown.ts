// Discord's Markdown as a tree. Text in, plain objects out: nothing here knows HTML, so nothing a message says can become HTML.
//
// Blocks are found at line starts, inline marks anywhere; both by a list of patterns, the first that fits here wins. Nesting stops at
// a fixed depth, so hostile input costs time in proportion to its length and never overflows the stack.
import type { TimeStyle } from './time.ts'

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'break' }
  | { is: 'code'; text: string }
  | { is: Mark; inside: Inline[] }
  | { is: 'link'; url: string; inside: Inline[] }
  | { is: 'user' | 'role' | 'channel'; id: string }
  | { is: 'everyone'; word: string }
  | { is: 'command'; name: string; id: string }
  | { is: 'emoji'; name: string; id: string; animated: boolean }
  | { is: 'time'; at: number; style: TimeStyle }

export type Block =
  | { is: 'paragraph' | 'small'; inside: Inline[] }
  | { is: 'heading'; level: 1 | 2 | 3; inside: Inline[] }
  | { is: 'quote'; inside: Block[] }
  | { is: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { is: 'codeblock'; language: string; text: string }

type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'

const DEEPEST = 12

export function parseMarkdown(source: string): Block[] {
  return blocks(source.replace(/\r\n?/g, '\n'), 0)
}

/** For titles and names: no headings, lists or quotes. */
export function parseInline(source: string): Inline[] {
  return inline(source, 0)
}

// ------------------------------------------------------------------------------------------------------------------- blocks

interface BlockRule {
  /** Sticky: it is tried at one place only. */
  pattern: RegExp
  make: (match: string[], depth: number) => Block
}

const CODE_BLOCK: BlockRule = {
  pattern: /```(?:([\w+.#-]+)\n)?([\s\S]+?)```\n?/y,
  make: ([, language, text]) => ({ is: 'codeblock', language: language ?? '', text: text!.replace(/^\n+|\n+$/g, '') }),
}

const AT_LINE_START: BlockRule[] = [
  { pattern: />>> ([\s\S]*)/y, make: ([, rest], depth) => ({ is: 'quote', inside: blocks(rest!, depth + 1) }) },
  {
    pattern: /(?:> .*(?:\n|$)|>(?:\n|$))+/y,
    make: ([all], depth) => ({ is: 'quote', inside: blocks(all!.replace(/^> ?/gm, ''), depth + 1) }),
  },
  {
    pattern: /(#{1,3}) +(.+)(?:\n|$)/y,
    make: ([, signs, text], depth) => ({ is: 'heading', level: signs!.length as 1 | 2 | 3, inside: inline(text!, depth) }),
  },
  { pattern: /-# +(.+)(?:\n|$)/y, make: ([, text], depth) => ({ is: 'small', inside: inline(text!, depth) }) },
  { pattern: / *[-*] +\S.*(?:\n|$)(?:(?: *[-*] +\S| {2,}\S).*(?:\n|$))*/y, make: ([all], depth) => list(all!, depth) },
  { pattern: / *\d{1,9}\. +\S.*(?:\n|$)(?:(?: *\d{1,9}\. +\S| {2,}\S).*(?:\n|$))*/y, make: ([all], depth) => list(all!, depth) },
]

function blocks(source: string, depth: number): Block[] {
  const found: Block[] = []
  let plain = '' // lines that are no block of their own gather into one paragraph
  let place = 0
  const flush = () => {
    const text = plain.replace(/^\n+|\n+$/g, '')
    plain = ''
    if (text.trim()) found.push({ is: 'paragraph', inside: inline(text, depth) })
  }
  while (place < source.length) {
    const isLineStart = place === 0 || source[place - 1] === '\n'
    const rules = isLineStart && depth < DEEPEST ? [CODE_BLOCK, ...AT_LINE_START] : [CODE_BLOCK]
    const hit = firstFit(rules, source, place)
    if (hit) {
      flush()
      found.push(hit.rule.make(hit.match, depth))
      place += hit.length
    } else {
      const end = endOfPlain(source, place)
      plain += source.slice(place, end)
      place = end
    }
  }
  flush()
  return found
}

interface Fit<R> {
  rule: R
  match: string[]
  length: number
}

function firstFit<R extends { pattern: RegExp }>(rules: readonly R[], source: string, place: number): Fit<R> | undefined {
  for (const rule of rules) {
    rule.pattern.lastIndex = place
    const match = rule.pattern.exec(source)
    if (match) return { rule, match, length: match[0].length }
  }
  return undefined
}

/** The end of the line, or a code block that opens in the middle of it. */
function endOfPlain(source: string, place: number): number {
  const newline = source.indexOf('\n', place)
  const end = newline < 0 ? source.length : newline + 1
  const fence = source.indexOf('```', place + 1)
  return fence > 0 && fence < end && firstFit([CODE_BLOCK], source, fence) ? fence : end
}

/** Items of the outermost indentation; deeper lines go to the item above them and are parsed there as blocks again. */
function list(source: string, depth: number): Block {
  const marker = /^( *)([-*]|\d{1,9}\.) +/
  const lines = source.replace(/\n$/, '').split('\n')
  const [, margin, sign] = marker.exec(lines[0]!)!
  const items: string[][] = []
  for (const line of lines) {
    const own = marker.exec(line)
    if (own && own[1]!.length <= margin!.length + 1) items.push([line.slice(own[0].length)])
    else items.at(-1)!.push(line.slice(Math.min(margin!.length + 2, line.search(/\S/))))
  }
  return {
    is: 'list',
    ordered: /\d/.test(sign!),
    start: Number.parseInt(sign!, 10) || 1,
    items: items.map((item) => blocks(item.join('\n'), depth + 1)),
  }
}

// ------------------------------------------------------------------------------------------------------------------- inline

interface InlineRule {
  pattern: RegExp
  make: (match: string[], depth: number) => Inline
}

const CODE: InlineRule = {
  pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y,
  make: ([, , text]) => ({ is: 'code', text: text!.replace(/^ (?=`)|(?<=`) $/g, '') }),
}

const INLINE: InlineRule[] = [
  { pattern: /\\([!-/:-@[-`{-~])/y, make: ([, sign]) => ({ is: 'text', text: sign! }) },
  { pattern: /\n/y, make: () => ({ is: 'break' }) },
  CODE,
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: ([, url]) => bareLink(url!) },
  { pattern: /<@!?(\d{1,20})>/y, make: ([, id]) => ({ is: 'user', id: id! }) },
  { pattern: /<@&(\d{1,20})>/y, make: ([, id]) => ({ is: 'role', id: id! }) },
  { pattern: /<#(\d{1,20})>/y, make: ([, id]) => ({ is: 'channel', id: id! }) },
  { pattern: /<\/([^:<>\n]{1,100}):(\d{1,20})>/y, make: ([, name, id]) => ({ is: 'command', name: name!, id: id! }) },
  {
    pattern: /<(a?):(\w{1,64}):(\d{1,20})>/y,
    make: ([, a, name, id]) => ({ is: 'emoji', name: name!, id: id!, animated: a === 'a' }),
  },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: ([, seconds, style]) => ({ is: 'time', at: Number(seconds) * 1000, style: (style ?? 'f') as TimeStyle }),
  },
  { pattern: /@(everyone|here)\b/y, make: ([, word]) => ({ is: 'everyone', word: word! }) },
  {
    // brackets belong to an address as long as they are opened inside it
    pattern: /https?:\/\/(?:[^\s<()]|\([^\s<()]*\))+(?<![.,:;"'\]*_~|])/y,
    make: ([url]) => bareLink(url!),
  },
  {
    pattern: /\[((?:\\[\s\S]|[^[\]\\]|\[[^[\]]*\])+)\]\(<?(https?:\/\/(?:[^\s()<>]|\([^\s()]*\))+)>?(?: +"[^"\n]*")?\)/y,
    make: ([, text, url], depth) => ({ is: 'link', url: url!, inside: inline(text!, depth + 1) }),
  },
]

function bareLink(url: string): Inline {
  return { is: 'link', url, inside: [{ is: 'text', text: url }] }
}

// Only these can begin something; everything else is text, and most of every text is.
const BEGINNING = /[\\\n`<@h[*_~|]/

function inline(source: string, depth: number): Inline[] {
  const found: Inline[] = []
  const say = (text: string) => {
    const last = found.at(-1)
    if (last?.is === 'text') last.text += text
    else found.push({ is: 'text', text })
  }
  let place = 0
  while (place < source.length) {
    const sign = source[place]!
    const hit = BEGINNING.test(sign) && depth < DEEPEST ? firstFit(INLINE, source, place) : undefined
    const marked = hit || depth >= DEEPEST ? undefined : mark(source, place)
    if (hit) {
      const node = hit.rule.make(hit.match, depth)
      if (node.is === 'text') say(node.text)
      else found.push(node)
    } else if (marked) found.push({ is: marked.is, inside: inline(marked.inside, depth + 1) })
    else say(sign)
    place += hit?.length ?? marked?.length ?? 1
  }
  return found
}

// Longer signs first: `**` must be tried before `*`.
const MARKS: [sign: string, is: Mark][] = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['||', 'spoiler'],
  ['*', 'italic'],
  ['_', 'italic'],
]

function mark(source: string, place: number): { is: Mark; inside: string; length: number } | undefined {
  for (const [sign, is] of MARKS) {
    if (!source.startsWith(sign, place) || !mayOpen(source, place, sign)) continue
    const start = place + sign.length
    const end = closing(source, start, sign)
    if (end > start) return { is, inside: source.slice(start, end), length: end + sign.length - place }
  }
  return undefined
}

/** A lone star needs a word right behind it, a lone underscore must not stand inside a word (snake_case stays as it is). */
function mayOpen(source: string, place: number, sign: string): boolean {
  if (sign === '*') return /[^\s*]/.test(source[place + 1] ?? '')
  if (sign === '_') return !/\w/.test(source[place - 1] ?? '')
  return true
}

/** Where the closing sign stands, or -1. Escapes and code are stepped over; of a run such as `***` the last fitting place closes. */
function closing(source: string, from: number, sign: string): number {
  let place = from
  while (place < source.length) {
    const here = source[place]!
    if (here === '\\') place += 2
    else if (here === '`') place += firstFit([CODE], source, place)?.length ?? 1
    else if (here === sign[0]) {
      let run = 1
      while (source[place + run] === here) run += 1
      const end = place + run - sign.length
      if (run >= sign.length && end > from && mayClose(source, end, sign, run)) return end
      place += run
    } else place += 1
  }
  return -1
}

function mayClose(source: string, end: number, sign: string, run: number): boolean {
  if (sign.length === 2) return true
  if (run % 2 === 0) return false // `**` inside italics is bold, not an end
  if (sign === '*') return /\S/.test(source[end - 1]!)
  return !/\w/.test(source[end + 1] ?? '')
}
