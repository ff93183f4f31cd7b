/**
 * Names as they may stand in our sentences, buttons, lists, pictures and threads. Every name that people bring passes through here
 * once, where it comes in: it cannot format, link, call everybody, break a line or hide, and nobody is called like the bot.
 */
import { inPublic } from '../words/words.ts'
import { clip } from './show/limits.ts'

const LONGEST = 32

/** Breaks of any kind are one space. */
const GAP = /[\s\u0085\p{Z}]+/gu
/** Letters that show nothing, and what others see as a box. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant by itself
const BLANK = /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufffd\u{e0100}-\u{e01ef}\p{Co}\p{Cs}]/gu
/** What turns the direction of reading, or cannot be seen. Emojis and some scripts are joined by two of them: between letters they stay. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant by itself
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}\p{S}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])/gu
const LOOSE_SELECTOR = /(?<![\p{Extended_Pictographic}#0-9])[\ufe00-\ufe0f]|[\ufe00-\ufe0e]/gu
/** Letters wear a few marks, not a tower of them. */
const TOWER = /(\p{M}{3})\p{M}+/gu
/** What Discord would take for formatting, links or mentions; underscores inside a word are harmless. */
const UNRULY = /[*`~|<>[\]\\]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu
const LINE_MARK = /^[#=+\s-]+/
const CALL = /@(?=everyone|here)/gi
const SCHEME = /[a-z][a-z0-9+.-]*:\/+/gi
const ADDRESS = /(?<=\bwww)\.|\.(?=[\p{L}\p{N}.-]+\/)/giu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

function tidied(text: string): string {
  const visible = text.replace(GAP, ' ').replace(BLANK, '').replace(UNSEEN, '').replace(LOOSE_SELECTOR, '')
  const tame = visible.replace(TOWER, '$1').replace(UNRULY, '').replace(SCHEME, '').replace(ADDRESS, ' ').replace(CALL, '')
  return tame.replace(LINE_MARK, '').replace(GAP, ' ').trim()
}

/** A text of one line that means nothing but itself; nothing is left of one that shows nothing. Taking something out may leave something new. */
export function plainText(text: string, most: number): string {
  let plain = text
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = clip(tidied(plain), most)
  }
  return SEEN.test(plain) ? plain : ''
}

/** Somebody's name; `bot` is what the bot itself is called. */
export function plainName(name: string, bot = ''): string {
  const plain = plainText(name, LONGEST)
  if (!plain) return inPublic('who.nameless')
  const unnumbered = plain.replace(/^\d+|\d+$/g, '')
  return [...OURS, bot].some((own) => isAlike(plain, own) || isAlike(unnumbered, own)) ? inPublic('who.namesake') : plain
}

/** Whatever a server calls us. */
const OURS = ['Archon']

/** Letters of other alphabets, and signs, that pass for one of ours. */
const PASSES_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑᴀ@4',
    b: 'вЬʙ8',
    c: 'сϲᴄ',
    e: 'еєεᴇ3',
    h: 'нһʜհ',
    i: 'іιɪı1l|!',
    k: 'кκᴋ',
    m: 'мᴍ',
    n: 'пηɴոռ',
    o: 'оοσᴏօ0',
    p: 'рρᴘ',
    r: 'гʀᴦ',
    s: 'ѕꜱ5$',
    t: 'тτᴛ7',
    u: 'υᴜս',
    v: 'ѵνᴠ',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ2',
  }).flatMap(([letter, others]) => [...others.toLowerCase()].map((other) => [other, letter])),
)

/** How it reads at a glance. */
const glance = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => PASSES_FOR[letter] ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')

/** What makes nobody else of somebody. */
const TITLES = ['the', 'real', 'official', 'bot', 'app', 'admin', 'team', 'staff', 'support', 'system', 'mod'].map(glance)

const ADORNED = new RegExp(`^(${TITLES.join('|')})* (${TITLES.join('|')})*$`)

function isAlike(name: string, own: string): boolean {
  const [seen, ours] = [glance(name), glance(own)]
  const rest = ours && seen.includes(ours) ? seen.replace(ours, ' ') : null
  return rest !== null && ADORNED.test(rest)
}
