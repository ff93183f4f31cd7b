/** What a game brings besides its rules, so that a table can be opened for it. Everything below works from views alone. */
import type { Game, Names } from '../kernel/contract.ts'

export type Topic = {
  readonly id: string
  readonly title: string
  /** In our own words, Markdown. */
  readonly text: string
  /** Where the rulebook says it. */
  readonly rule: string
}

export interface Hosted<G = unknown, V = unknown> {
  readonly game: Game<G, V>
  readonly title: string
  /** One sentence for the lobby. */
  readonly blurb: string
  /** 'open': the rules want all talk to be heard by all, so the bot offers no whisper and says so. */
  readonly talk: 'open' | 'free'
  /** Where the game stands in one short line ("Round 5 of at most 12"), without saying who is to act. */
  headline(view: V, names: Names): string
  /** The complete board as text: everything the picture shows, for those who cannot see it. */
  describe(view: V, names: Names): string
  readonly topics: readonly Topic[]
  /** The same game with a server owner's own data pack. A bad pack throws an error that names the field. */
  withPack(pack: unknown): Hosted<G, V>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different boards.
export type AnyHosted = Hosted<any, any>
