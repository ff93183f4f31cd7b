/** What a picture is, and what a game brings in order to be painted. Everything is made from a view, never from a state. */
import type { Seat } from '../src/kernel/contract.ts'
import type { Encoded } from './kit/encode.ts'
import type { Sheet } from './kit/sheet.ts'
import type { SignBook } from './kit/sign-book.ts'
import type { PosterAsk } from './poster/ending.ts'

/**
 * `overview`: the whole board. `beside`: what lies beside it and is decided by, on a picture of its own. `place`: what a decision is about, close up. `hand`: what only one seat sees.
 * `reveal`: sealed answers as they are opened. `score`: the end.
 */
export const KINDS = ['overview', 'beside', 'place', 'hand', 'reveal', 'score'] as const
export type Kind = (typeof KINDS)[number]

/** Which picture is wanted. Plain data: it travels to the process that draws, and its content is part of the cache key. */
export type PictureAsk = {
  readonly kind: Kind
  /** How the seats are called. */
  readonly names: Readonly<Record<Seat, string>>
  /** The language of everything written in it and of its alt text; without it, the first there is. */
  readonly locale?: string
  /** For `place`: what the decision is about, as the decision says it. */
  readonly about?: string
  /** For `overview`: an earlier view of the same seat. What has changed since is marked. */
  readonly before?: unknown
  /** For `reveal`: receipts that were checked, by seat; the short form is printed. */
  readonly receipts?: Readonly<Record<Seat, string>>
}

/** Pictures that are the same whatever the view: what all signs mean, page by page from 1 on; and one sign by itself. */
export type SignAsk = { readonly locale?: string } & (
  | { readonly kind: 'legend'; readonly page: number }
  | { readonly kind: 'sign'; readonly sign: string }
)
export type AnyAsk = PictureAsk | SignAsk | PosterAsk

export type Drawing = {
  readonly sheet: Sheet
  readonly alt: string
  /** Full of texture: better stored as a photograph. */
  readonly painted: boolean
}

export interface Painter<V = unknown> {
  /** `null` where the view has nothing of that kind to show (no hand, no contest, not over). */
  paint(view: V, ask: PictureAsk): Drawing | null
  /** What its pictures are written with. */
  readonly signs?: SignBook
}

// biome-ignore lint/suspicious/noExplicitAny: the list holds painters of different views.
export type AnyPainter = Painter<any>

/** A finished picture, not yet named. */
export type Print = Encoded & {
  readonly width: number
  readonly height: number
  /** For those who cannot see it; at most 1024 characters, Discord's limit. */
  readonly alt: string
}

/** The file name is drawn by lot: addresses of pictures can be passed on, and must not tell anything. */
export type Picture = Print & { readonly name: string }

export const LONGEST_ALT = 1024

/** Shortens at the end of a sentence, so that an alt text never breaks off; for what is said `last` there is always room. */
export function altText(sentences: readonly string[], last: readonly string[] = []): string {
  const tail = last.join(' ')
  const room = LONGEST_ALT - (tail ? tail.length + 1 : 0)
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence
    if (longer.length > room) break
    text = longer
  }
  return [text, tail].filter(Boolean).join(' ')
}
