/** What a game brings besides its rules, so that a table can be opened for it. Everything below works from views alone. */
import type { Event, Game, Seat, Text } from '../kernel/contract.ts'
import type { Speaker } from '../kernel/language.ts'
import type { Achievement, AchievementWords } from './achievement.ts'
import type { SignWords } from './common/signs.ts'
import type { LessonWords, Script } from './lesson.ts'
import type { Policy, PolicyWords, StillAsked } from './policy.ts'
import type { Example, PrimerWords } from './primer.ts'

export type Topic = {
  readonly id: string
  readonly title: string
  /** In our own words, Markdown. */
  readonly text: string
  /** Where the rulebook says it. */
  readonly rule: string
}

/** Something with a name of its own and what it does printed on it: a card, a nation, a building, a Tech. */
export type Thing = Omit<Topic, 'rule'>

export type About = {
  /** One sentence for the lobby. */
  readonly blurb: string
  /** Theme in a line, the ways to win, the ways it ends with so many players: for whoever has never played it. */
  readonly goal?: (players: number) => readonly string[]
  /** Rules to look up, in reading order. */
  readonly topics: readonly Topic[]
  /** What is printed on components, to be found by name. */
  readonly things?: () => readonly Thing[]
  /** What its endings are called, by their ids; none where all games end alike. */
  readonly endings?: Readonly<Record<string, string>>
  /** The game on one page: ten sentences, an example, its words. */
  readonly primer?: PrimerWords
  /** What its lessons say, by their ids; each about views of this game. */
  readonly lessons?: Readonly<Record<string, LessonWords<never>>>
  /** What its questions are about, in a few words, by step and stage: for whoever leaves an answer before they are asked. */
  readonly questions?: Readonly<Record<string, string>>
  /** What its policies say, by their ids. */
  readonly policies?: Readonly<Record<string, PolicyWords>>
  /** What its achievements are called and for what, by their ids. */
  readonly achievements?: Readonly<Record<string, AchievementWords>>
}

/** What can be looked at close up. `first`: so often that it has a button of its own; its name is short. */
export type Place = { readonly id: string; readonly name: string; readonly first?: true }

/** Everything in it is said in words; bars show at a glance what their notes say. */
export type Race = {
  /** Who leads, in a few words for a headline; empty while nobody does. */
  readonly lead: string
  /** Everybody by the measure that matters most, best first; `share` is the length of the bar, 0 to 1. */
  readonly bars: readonly { readonly name: string; readonly share: number; readonly note: string }[]
  /** How near each way of winning or ending is, the most pressing first. */
  readonly lines: readonly string[]
}

/** What one seat did about another: helped or harmed it, or had the choice and stayed out. */
export type Dealing = { readonly by: Seat; readonly to: Seat; readonly deed: 'help' | 'harm' | 'out' }

/** One seat attacked or robbed another. */
export type Wrong = { readonly by: Seat; readonly to: Seat }

export interface Hosted<G = unknown, V = unknown> {
  readonly game: Game<G, V>
  readonly title: string
  /** What is told about it besides its sentences, in one language. */
  about(locale: string): About
  /** 'open': the rules want all talk to be heard by all, so the bot offers no whisper and says so. */
  readonly talk: 'open' | 'free'
  /** Which round it is: lines for the chronicle are left once in each. */
  round(view: V): number
  /** Which turn or phase it is: whoever answers in it gains time once. Where a game does not say, every time they are asked counts. */
  turn?(view: V): string
  /** Where the game stands in one short line ("Round 5 of at most 12"), without saying who is to act. */
  headline(view: V, s: Speaker): string
  /** The complete board as text: everything the picture shows, for those who cannot see it. */
  describe(view: V, s: Speaker): string
  /** Who you are, privately: role and power, goals, what you hold, what to watch at first. */
  briefing?(view: V, s: Speaker): readonly string[]
  /** What the viewer holds, in one line that stands in every panel: purse, cards, pieces in hand. Empty for nobody. */
  holds?(view: V, s: Speaker): string
  /** How far everybody is from each way of winning, from public facts: the same whoever looks. */
  race?(view: V, s: Speaker): Race
  /** Rounds to learn it by, the first one first. Their words stand in `about`. */
  readonly lessons?: readonly Script[]
  /** What the pictures of its worked example show; its words stand in `about`. */
  readonly example?: Example<V>
  /** Every sign in its pictures, the most wanted first. None where nothing is painted. */
  signs?(locale: string): readonly SignWords[]
  /** What can be looked at close up, the most wanted first: ids that the painter of `place` knows. None where nothing is painted. */
  places(view: V, s: Speaker): readonly Place[]
  /** The place whose picture is posted with the final score, if the game leaves something to keep. */
  readonly keepsake?: string
  /** Who dealt with whom, from all that was told to everybody, in order: organisers of leagues may want to know. */
  dealings?(told: readonly Text[]): readonly Dealing[]
  /** Whom it hurts what was told: attacked, robbed, driven off. Not whoever did it. */
  harmed?(event: Event): readonly Seat[]
  /** Who attacked or robbed whom, from what was told in order: whether a promise of peace was kept. */
  wrongs?(told: readonly Event[]): readonly Wrong[]
  /** Whom everybody played, by name, where the game deals such sides: nations, societies. Asked at the end. */
  sides?(view: V): Readonly<Record<Seat, readonly string[]>>
  /** What can be left for questions still to come, by what it means; the most wanted first. */
  readonly policies?: readonly Policy<V>[]
  /** What people can achieve in it, the most wanted first: looked for once a game is over. */
  readonly achievements?: readonly Achievement[]
  /** Which of its questions may not come any more, or never to this seat. */
  readonly stillAsked?: StillAsked<V>
  /** What its data says, looked up by id: printed on components, so no secret. Computer players judge by it. */
  readonly facts?: unknown
  /** The same game with a server owner's own data pack. A bad pack throws an error that names the field. */
  withPack(pack: unknown): Hosted<G, V>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different boards.
export type AnyHosted = Hosted<any, any>
