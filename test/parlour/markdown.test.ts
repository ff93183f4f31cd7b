import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, type Inline, parseInline, parseMarkdown } from '../../src/parlour/client/markdown.ts'
import { plainText } from '../../src/parlour/client/plain-text.ts'
import { formatTime } from '../../src/parlour/client/time.ts'

const text = (words: string): Inline => ({ is: 'text', text: words })
const paragraph = (...inside: Inline[]): Block => ({ is: 'paragraph', inside })

/** The tree of a single paragraph, in a short notation: `bold(a italic(b))`. */
function short(nodes: (Inline | Block)[]): string {
  return nodes
    .map((node) => {
      if (node.is === 'text') return node.text
      if (node.is === 'code' || node.is === 'codeblock') return `${node.is}(${node.text})`
      if (node.is === 'list') return `${node.ordered ? `list${node.start}` : 'list'}[${node.items.map(short).join('|')}]`
      if (node.is === 'link') return `link(${node.url} ${short(node.inside)})`
      if (node.is === 'heading') return `h${node.level}(${short(node.inside)})`
      if ('inside' in node) return node.is === 'paragraph' ? short(node.inside) : `${node.is}(${short(node.inside)})`
      if (node.is === 'break') return '⏎'
      return `${node.is}:${'id' in node ? node.id : 'word' in node ? node.word : `${node.at}${node.style}`}`
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('marks', () => {
  it.each([
    ['**bold**', 'bold(bold)'],
    ['*italic* and _italic_', 'italic(italic) and italic(italic)'],
    ['__under__', 'underline(under)'],
    ['~~gone~~', 'strike(gone)'],
    ['||secret||', 'spoiler(secret)'],
    ['***both***', 'bold(italic(both))'],
    ['**bold *and italic* inside**', 'bold(bold italic(and italic) inside)'],
    ['__**~~all~~**__', 'underline(bold(strike(all)))'],
    ['*a **b** c*', 'italic(a bold(b) c)'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**never closed', '**never closed'],
    ['\\*not italic\\*', '*not italic*'],
    ['**a\nb**', 'bold(a ⏎ b)'],
    ['****', '****'],
    ['`**code**`', 'code(**code**)'],
    ['**a `**` b**', 'bold(a code(**) b)'],
    ['``a ` b``', 'code(a ` b)'],
  ])('%s', (source, tree) => {
    expect(short(parseMarkdown(source))).toBe(tree)
  })
})

describe('blocks', () => {
  it.each([
    ['# One\n## Two\n### Three\n#### four', 'h1(One) h2(Two) h3(Three) #### four'],
    ['#no heading', '#no heading'],
    ['-# small print', 'small(small print)'],
    ['> a\n> b\nc', 'quote(a ⏎ b) c'],
    ['>>> a\n\nb', 'quote(a ⏎ ⏎ b)'],
    ['> # Quoted heading', 'quote(h1(Quoted heading))'],
    ['- a\n- b\n  - c\n- d', 'list[a|b list[c]|d]'],
    ['3. a\n4. b', 'list3[a|b]'],
    ['- a\n1. b', 'list[a] list1[b]'],
    ['- a\n  1. b\n  2. c', 'list[a list1[b|c]]'],
    ['```ts\nlet a = 1\n```', 'codeblock(let a = 1)'],
    ['before ```x``` after', 'before codeblock(x) after'],
    ['> ```\n> quoted\n> ```', 'quote(codeblock(quoted))'],
    ['one\ntwo\n\nthree', 'one ⏎ two ⏎ ⏎ three'],
  ])('%s', (source, tree) => {
    expect(short(parseMarkdown(source))).toBe(tree)
  })

  it('keeps the language of a code block', () => {
    expect(parseMarkdown('```json\n{}\n```')).toEqual([{ is: 'codeblock', language: 'json', text: '{}' }])
  })

  it('has no blocks in a line', () => {
    expect(parseInline('# not a *heading*')).toEqual([text('# not a '), { is: 'italic', inside: [text('heading')] }])
  })
})

describe('things named', () => {
  it.each([
    ['<@12> <@!34> <@&56> <#78>', 'user:12 user:34 role:56 channel:78'],
    ['@everyone @here @everybody', 'everyone:everyone everyone:here @everybody'],
    ['</table open:99>', 'command:99'],
    ['<:gold:1> <a:spin:2>', 'emoji:1 emoji:2'],
    ['<t:1700000000> <t:1700000000:R>', 'time:1700000000000f time:1700000000000R'],
    ['<t:soon:R>', '<t:soon:R>'],
    ['see https://a.example/x_(y). Then', 'see link(https://a.example/x_(y) https://a.example/x_(y)) . Then'],
    ['(https://a.example)', '( link(https://a.example https://a.example) )'],
    ['<https://a.example>', 'link(https://a.example https://a.example)'],
    ['[**a** b](https://a.example "title")', 'link(https://a.example bold(a) b)'],
    ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    ['[a](data:text/html,x)', '[a](data:text/html,x)'],
  ])('%s', (source, tree) => {
    expect(short(parseMarkdown(source))).toBe(tree)
  })
})

describe('hostile input', () => {
  const sign = fc.constantFrom(
    '*',
    '**',
    '_',
    '__',
    '~~',
    '||',
    '`',
    '```',
    '\n',
    '> ',
    '>>> ',
    '# ',
    '-# ',
    '- ',
    '1. ',
    '  ',
    '[',
    '](',
    ')',
    '<',
    '>',
  )
  const word = fc.constantFrom(
    'a',
    'b c',
    'https://a.b',
    '<@1>',
    '<t:1:R>',
    '\\',
    '@everyone',
    '<script>alert(1)</script>',
    '<img src=x onerror=y>',
    '&lt;',
  )
  const soup = fc.array(fc.oneof(sign, word, fc.string()), { maxLength: 60 }).map((parts) => parts.join(''))

  it('never throws, keeps every word and knows only safe addresses', () => {
    fc.assert(
      fc.property(soup, (source) => {
        walk(parseMarkdown(source), (node) => {
          expect(KNOWN).toContain(node.is)
          if (node.is === 'link') expect(node.url).toMatch(/^https?:\/\//)
        })
        plainText(parseMarkdown(source), () => 'x')
      }),
      { numRuns: 2000 },
    )
  })

  it('treats HTML as the text it is', () => {
    expect(parseMarkdown('<b>x</b> <script>y</script>')).toEqual([paragraph(text('<b>x</b> <script>y</script>'))])
  })

  it.each(['*', '_', '**a', '||', '`', '> ', '[', '[a](', '```', '- ', '<', '\\', '*_', '**`', '((', 'https://('])(
    'is quick about thousands of %j',
    (part) => {
      const { user } = process.cpuUsage() // work done, however busy the machine is with others
      parseMarkdown(part.repeat(4000 / part.length))
      expect(process.cpuUsage().user - user).toBeLessThan(500_000)
    },
  )

  it('is never put into the page as HTML', () => {
    const sources = readdirSync('src/parlour/client', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    expect(sources.length).toBeGreaterThan(20)
    for (const file of sources) {
      expect(readFileSync(`src/parlour/client/${file}`, 'utf8'), file).not.toMatch(
        /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/,
      )
    }
  })
})

const KNOWN =
  'text break code bold italic underline strike spoiler link user role channel everyone command emoji time paragraph small heading quote list codeblock'.split(
    ' ',
  )

function walk(nodes: (Inline | Block)[], visit: (node: Inline | Block) => void): void {
  for (const node of nodes) {
    visit(node)
    if (node.is === 'list') for (const item of node.items) walk(item, visit)
    else if ('inside' in node) walk(node.inside, visit)
  }
}

describe('time', () => {
  const at = Date.UTC(2026, 7, 10, 18, 2, 30)

  it.each([
    [-30_000, '30 seconds ago'],
    [90_000, 'in 2 minutes'],
    [46 * 3_600_000, 'in 2 days'],
    [-400 * 86_400_000, '1 year ago'],
  ])('says %i ms from now as "%s"', (distance, words) => {
    expect(formatTime(at + distance, 'R', at, 'en')).toBe(words)
  })

  it('has all of the styles', () => {
    const said = (['t', 'T', 'd', 'D', 'f', 'F', 's', 'S'] as const).map((style) => formatTime(at, style, at, 'en-GB'))
    expect(new Set(said).size).toBe(8)
    expect(said.every((words) => words.length > 3)).toBe(true)
  })

  it('survives a time that does not exist', () => {
    expect(formatTime(Number.NaN, 'R', at)).toBe('an impossible time')
    expect(formatTime(9e15, 'F', at)).toBe('an impossible time')
  })
})

describe('plain text', () => {
  it('names people and hides spoilers', () => {
    const words = plainText(parseMarkdown('# Turn\n<@1>, look at <#2>: ||the traitor||'), (kind, id) => `${kind}${id}`)
    expect(words.replace(/\s+/g, ' ').trim()).toBe('Turn @user1, look at #channel2: ▒▒▒')
  })

  it('leaves pictures beside their words out, not as codes', () => {
    expect(plainText(parseMarkdown('You have 6 <:virya:12> Virya'), () => '')).toMatch(/^You have 6 +Virya *$/)
  })
})
