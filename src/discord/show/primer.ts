/** A game's own page: ten sentences, a worked example with pictures, its words, its signs, and advice. */
import { AttachmentBuilder } from 'discord.js'
import type { AnyHosted } from '../../games/hosted.ts'
import type { PrimerWords } from '../../games/primer.ts'
import { heardIn } from '../../kernel/language.ts'
import { exampleView } from '../../tables/examples.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { type Desk, idAt, PARTS, type Part, partButtons, type Reading, waysFrom } from './book.ts'
import { legendPages } from './legend.ts'
import { frame } from './pictures.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** The part of the page that is asked for; null where it is a topic, or nothing. */
export async function primerReply(
  bot: Bot,
  book: AnyHosted,
  locale: string,
  asked: string | undefined,
  desk: Desk,
): Promise<Reply | null> {
  const [part = '', page = '0'] = asked?.split('.') ?? []
  const reading = { book, locale, desk }
  const ours = oursIn(locale)
  const primer = book.about(locale).primer
  if (part === PARTS.signs) return signsReply(bot, reading, ours)
  if (!primer) return null
  if (part === PARTS.example && book.example) return exampleReply(bot, reading, ours, primer, Number(page) || 0)
  const leaf = (name: Part, head: string, lines: readonly string[]): Reply => ({
    components: [frame([head, ...lines], [], rowsBelow(reading, ours, name))],
  })
  const { title } = book
  if (part === PARTS.words)
    return leaf(
      'words',
      ours('primer.words-head', { title }),
      primer.glossary.map((term) => ours('primer.word', term)),
    )
  if (part === PARTS.tips)
    return leaf(
      'tips',
      ours('primer.tips-head', { title }),
      primer.tips.map((tip) => ours('primer.tip', { tip })),
    )
  return null
}

/** Back to the contents, and what else there is. */
const rowsBelow = (reading: Reading, ours: Ours, open: Part, turning: ReturnType<typeof button>[] = []) => [
  ...buttonRows(turning),
  ...waysFrom(reading, ours, [button(idAt(reading)('rules', '='), ours('rules.contents'))]),
  ...buttonRows(partButtons(reading, ours, open)),
]

async function signsReply(bot: Bot, reading: Reading, ours: Ours): Promise<Reply> {
  const { book, locale } = reading
  const files = await legendPages(bot, book.game.id, locale)
  const words = files.length > 0 ? [] : (book.signs?.(locale) ?? []).map((sign) => ours('legend.sign', sign))
  return { components: [frame([ours('legend.head', book), ...words], files, rowsBelow(reading, ours, 'signs'))], files }
}

async function exampleReply(bot: Bot, reading: Reading, ours: Ours, { example }: PrimerWords, wanted: number): Promise<Reply> {
  const { pages } = reading.book.example!
  const at = Math.min(Math.max(0, wanted), pages.length - 1)
  const lines = [
    ours('primer.example-head', { title: example.title, page: at + 1, of: pages.length }),
    example.pages[pages[at]!.id]!,
  ]
  const files = await examplePicture(bot, reading, example.names, at)
  const leaf = (to: number, label: 'primer.back' | 'primer.on') =>
    pages[to]
      ? [button(idAt(reading)('rules', `=${PARTS.example}.${to}`), ours(label), label === 'primer.on' ? 'main' : 'plain')]
      : []
  const turning = [...leaf(at - 1, 'primer.back'), ...leaf(at + 1, 'primer.on')]
  return { components: [frame(lines, files, rowsBelow(reading, ours, 'example', turning))], files }
}

async function examplePicture(
  bot: Bot,
  { book, locale }: Reading,
  names: readonly string[],
  page: number,
): Promise<AttachmentBuilder[]> {
  const { shot } = book.example!.pages[page]!
  const called = Object.fromEntries(names.map((name, i) => [`p${i + 1}`, name]))
  try {
    const view = exampleView(book, page, names.length)
    const picture = await bot.studio.draw(
      book.game.id,
      view,
      { ...shot, names: called, locale: heardIn(locale) },
      { share: 'example' },
    )
    return picture ? [new AttachmentBuilder(Buffer.from(picture.bytes), { name: picture.name, description: picture.alt })] : []
  } catch (error) {
    bot.log.error({ err: error }, 'an example could not be drawn; its words stand alone')
    return []
  }
}
