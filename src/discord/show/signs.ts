/**
 * A game's signs beside its words. Whatever leaves for Discord passes here: choices get the emoji of what they are about, and in
 * sentences a sign stands before its word, once a line. Words always stay; where there are no emojis, nothing is changed.
 */
import { type APIMessageComponentEmoji, ComponentType } from 'discord.js'
import type { SignWords } from '../../games/common/signs.ts'
import type { AnyHosted } from '../../games/hosted.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot, Emoji } from '../bot.ts'
import { pressOf } from '../ids.ts'
import { TEXT_IN_A_MESSAGE } from './limits.ts'
import type { Reply } from './reply.ts'

/** More than these, and a line becomes a picture puzzle. */
const MOST_IN_A_LINE = 3
/** What answers a question of a game; what else can be pressed is the house's. */
const CHOICES = new Set(['go', 'step', 'scratch', 'some', 'mark', 'sure', 'offer'])

type Lexicon = { readonly words: RegExp; readonly signOf: (word: string) => string; readonly begins: readonly SignWords[] }

const lexicons = new WeakMap<readonly SignWords[], Lexicon>()

const literal = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function lexiconOf(signs: readonly SignWords[]): Lexicon {
  const known = lexicons.get(signs)
  if (known) return known
  const said = new Map(signs.flatMap(({ id, said = [] }) => said.map((word) => [word, id] as const)))
  const longestFirst = [...said.keys()].sort((a, b) => b.length - a.length).map(literal)
  const words = longestFirst.length > 0 ? String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])` : `(?!)`
  const lexicon = {
    // What Discord reads in its own way comes first, and is left alone.
    words: new RegExp(String.raw`<[^>\s]+>|\x60[^\x60]*\x60|https?://\S+|(?<word>${words})`, 'gu'),
    signOf: (word: string) => said.get(word) ?? '',
    begins: signs.filter(({ begins }) => begins),
  }
  lexicons.set(signs, lexicon)
  return lexicon
}

type Writing = { readonly lexicon: Lexicon; readonly emojis: ReadonlyMap<string, Emoji>; room: number }

const written = ({ name, id }: Emoji) => `<:${name}:${id}>`

/** "5 units", "Power 5", "Virya (10)". */
const isCounted = (line: string, at: number, word: string): boolean =>
  /\d\s$/.test(line.slice(0, at)) || /^\s\(?\d/.test(line.slice(at + word.length))

/** The game's own terms are always worth a sign; common words only where they are counted. */
const isTerm = (word: string): boolean => /^\p{Lu}/u.test(word)

function lineWith(line: string, writing: Writing): string {
  const used = new Set<string>()
  return line.replaceAll(writing.lexicon.words, (match, ...rest) => {
    const { word } = rest.at(-1) as { word?: string }
    const at = rest.at(-3) as number
    if (word === undefined) {
      if (match.startsWith('<:')) used.add(match)
      return match
    }
    if (!isTerm(word) && !isCounted(line, at, word)) return word
    const emoji = writing.emojis.get(writing.lexicon.signOf(word))
    const sign = emoji && written(emoji)
    if (!sign || used.has(sign) || used.size >= MOST_IN_A_LINE || writing.room < sign.length + 1) return word
    used.add(sign)
    writing.room -= sign.length + 1
    return `${sign} ${word}` // a hard space would be left over where a line ends between them
  })
}

/** The sign a choice is about: by how it begins, or by the first thing it names. */
function emojiFor(label: string, { lexicon, emojis }: Writing): Emoji | undefined {
  for (const clause of label.split(/[:,] /)) {
    const begun = lexicon.begins.find(({ begins = [] }) => begins.some((word) => clause.startsWith(word)))
    if (begun) return emojis.get(begun.id)
  }
  for (const { groups } of label.matchAll(lexicon.words)) {
    const emoji = groups?.word === undefined ? undefined : emojis.get(lexicon.signOf(groups.word))
    if (emoji) return emoji
  }
  return undefined
}

/** As much of a component as matters here. */
type Part = {
  readonly type: ComponentType
  readonly content?: string
  readonly label?: string
  readonly custom_id?: string
  readonly emoji?: APIMessageComponentEmoji
  readonly options?: readonly { readonly label: string; readonly emoji?: APIMessageComponentEmoji }[]
  readonly components?: readonly Part[]
  readonly accessory?: Part
}

function partWith(part: Part, writing: Writing): Part {
  const isChoice = CHOICES.has(pressOf(part.custom_id ?? '')?.verb ?? '')
  const faced = <T extends { readonly label?: string; readonly emoji?: APIMessageComponentEmoji }>(face: T): T => {
    const emoji = isChoice && !face.emoji && face.label ? emojiFor(face.label, writing) : undefined
    return emoji ? { ...face, emoji: { id: emoji.id, name: emoji.name } } : face
  }
  const { content, options, components, accessory } = part
  return {
    ...(part.type === ComponentType.Button ? faced(part) : part),
    ...(part.type === ComponentType.TextDisplay &&
      content !== undefined && {
        content: content
          .split('\n')
          .map((line) => lineWith(line, writing))
          .join('\n'),
      }),
    ...(part.type === ComponentType.StringSelect && options && { options: options.map(faced) }),
    ...(components && { components: components.map((inner) => partWith(inner, writing)) }),
    ...(accessory && { accessory: partWith(accessory, writing) }),
  }
}

const lengthOf = ({ content = '', components = [] }: Part): number =>
  components.reduce((sum, part) => sum + lengthOf(part), content.length)

/** The same components with signs. Twice is as good as once. */
export function withSigns<C>(bot: Bot, game: string, components: readonly C[]): readonly C[] {
  const emojis = bot.emojis.get(game)
  const signs = (bot.house.games.get(game) as AnyHosted | undefined)?.signs?.(PUBLIC)
  if (!emojis || emojis.size === 0 || !signs) return components
  const parts = components as unknown as readonly Part[]
  const room = TEXT_IN_A_MESSAGE - parts.reduce((sum, part) => sum + lengthOf(part), 0)
  const writing = { lexicon: lexiconOf(signs), emojis, room }
  return parts.map((part) => partWith(part, writing)) as unknown as readonly C[]
}

/** What is meant for those who listen stays plain. */
export const replyWithSigns = (bot: Bot, game: string | undefined, reply: Reply): Reply =>
  game === undefined || reply.isPlain ? reply : { ...reply, components: withSigns(bot, game, reply.components) }
