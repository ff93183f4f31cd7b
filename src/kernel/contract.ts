/**
 * The contract between a game and everything around it. A stranger can learn it from this one file.
 *
 * A game is a set of *steps*. A step is a paragraph of the rulebook: named *stages*, played in the order they are
 * written. A stage either changes the board, or asks one seat, or asks several seats at once. Whatever is under way is
 * an *agenda* of plain-JSON frames inside the state: "step `coup`, next stage `dials`, target Akakor". So a game can be
 * stored, copied, inspected and resumed at any moment, and a deploy cannot change what a waiting game means.
 *
 * Questions are never stored. They are derived from the state by the stage's `ask`, and from that one description come
 * legality, the Discord panel, the clock's default, the computer players, the fuzzer and the tests.
 *
 * What a seat answered can be taken back until a *fence* is raised: something was drawn, told in private or opened, or somebody
 * else is asked. Rules do nothing for it; they only declare what becomes known (`tell`, `uncover`).
 *
 * Nothing leaves a game but `view(board, seat)`, the decisions of that seat, and what was said to it.
 *
 * Everything here is plain JSON: no classes, Map, Set, Date, wall clock or randomness other than `table.random`.
 */

import type { Speaker } from './language.ts'

export type Seat = string

/**
 * A message key and its parameters. Sentences are made by the game's words, never by rules. This is any text at all; what one
 * game can say, with which parameters, is the `TextOf` its catalogue (`words.ts`), and its rules are tied to that.
 */
export type Text = { readonly say: string } & { readonly [parameter: string]: Parameter }
export type Parameter =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Parameter[]
  | { readonly [key: string]: Parameter }

/**
 * Something that only people read. Where it takes work to make, it is written as `() => …`, and made when somebody looks: rules are
 * asked a thousand times more often than read. It tells of the state it was asked of, so it is read before that is played on.
 */
export type Told<T> = T | (() => T)

// ── What a seat may answer ──────────────────────────────────────────────────────────────────────────────────────

/** Made with the functions of `input.ts`. `C` is the type of the answer; it exists for the compiler only. */
export type Input<C = unknown> = (Pick | Some | Amount | Split | Order) & {
  readonly answer?: C
  /** Of one part among several: what this part asks ("How many coins?"). A form writes it above its field. */
  readonly asks?: Text
  /** What somebody may look for in this part in vain. */
  readonly absent?: Told<readonly Absence[]>
}

/** One of these; the answer is `{ pick: id }`, with `then` where the option leads to a further question. */
export type Pick = { readonly kind: 'pick'; readonly options: readonly Option[] }
/** Between `min` and `max` different ones of these; the answer is a list of ids. */
export type Some = { readonly kind: 'some'; readonly options: readonly Option[]; readonly min: number; readonly max: number }
/** A whole number; `each` is the price of one, and its `left` what there is before anything is paid. */
export type Amount = { readonly kind: 'amount'; readonly min: number; readonly max: number; readonly each?: Price }
/** Shares of a total between `min` and `max`; the answer is `{ id: n }`, absent meaning 0. */
export type Split = {
  readonly kind: 'split'
  readonly targets: readonly Target[]
  readonly min: number
  readonly max: number
}
/** All of these, in the order one likes; the answer is the list of all ids. */
export type Order = { readonly kind: 'order'; readonly options: readonly Option[] }

export type Option<Id extends string = string, Then = unknown, T extends Text = Text> = {
  readonly id: Id
  readonly label: T
  /** Its name on one of many buttons: as few words as tell it from the others. */
  readonly short?: Told<T>
  /** Those of one line stand side by side there; without it, those of one group. */
  readonly line?: string
  /** What it does, in one line with the numbers of this position, effect first. */
  readonly means?: Told<T>
  /**
   * Chooses nothing: it leads on past the question (`on`), or says that the turn is over (`end`). Nobody should have to look
   * for it in a list, and an end needs no second thought. Where all there was to do is done, to say so is what most people want (`close`).
   */
  readonly leads?: 'on' | 'end' | 'close'
  /** What choosing it costs and what is left afterwards, shown on the button. */
  readonly price?: Price
  /** Heading under which a long list is folded. */
  readonly group?: T
  /** The rulebook's paragraph. */
  readonly rule?: string
  /** Visible, but out of reach now: the reason. */
  readonly blocked?: T
  /** A follow-up question. It makes dependent choices finite and one panel enough. */
  readonly then?: Input<Then>
}
export type Target<T extends Text = Text> = Option<string, unknown, T> & { readonly max: number }
/** `of` names one unit, `many` several, where the two differ. */
export type Price = {
  readonly of: string
  readonly many?: string
  readonly cost: number
  readonly left: number
  /** The label or the meaning names it with all else it costs: it is not said twice. */
  readonly isNamed?: true
}

export type Picked<Id extends string = string, Then = undefined> = { readonly pick: Id; readonly then: Then }

export type Absence<T extends Text = Text> = { readonly label: T; readonly why: T }

/** A question, as a stage puts it. */
export type Ask<C = unknown, T extends Text = Text> = {
  readonly prompt: T
  /** What decides: purse, what stands against one, how ties break, who may still act. One line each. */
  readonly shows?: Told<readonly T[]> | undefined
  /** At every part of the question; a part may have more of its own. */
  readonly absent?: Told<readonly Absence<T>[]> | undefined
  /** The rules topic this question belongs to. */
  readonly topic?: string | undefined
  readonly input: Input<C>
  /** What on the board it is about (an area, a card): pictures crop to it. Public, like the prompt of an open question. */
  readonly about?: string | undefined
  /** A small choice, whose whole effect stands beside it: nobody is asked once more, although it cannot be taken back alone. */
  readonly small?: true | undefined
  /** Of an offer: made only once nothing has happened for a while. How long that is, the table knows; rules have no clock. */
  readonly patient?: true | undefined
}

/** One pending question for one seat: derived from the state when it is looked at, never stored in it. Not to be spread: see `spelledOut`. */
export type Decision = Ask & {
  /** Changes only when *this* question is answered, so that other seats' moves do not make an open panel stale. */
  readonly id: string
  readonly seat: Seat
  /** Which question of the rules it is, whoever is asked and however often: its step and stage, or `offer` and the offer's key. */
  readonly question: string
  /** Kept secret until everyone asked has answered; until then it may be replaced, or taken back with `null`. */
  readonly sealed: boolean
  /** May be ignored: the game does not wait for it. */
  readonly offer: boolean
  /** `idle` follows from public facts, so it may be printed where everybody reads it: see `Asked.default`. */
  readonly printable: boolean
  /** What the clock answers for an absent seat: always legal, printed beforehand. */
  readonly idle: unknown
  /** The seat's own answer so far, shown to nobody else. */
  readonly given?: unknown
}

// ── What happened ───────────────────────────────────────────────────────────────────────────────────────────────

/** Two events with the same `n` tell the same thing: a public half, and a fuller one for a single seat. */
export type Event = { readonly n: number; readonly to: 'all' | Seat; readonly text: Text } & Telling

/** How much an event matters, and to whom: a card tells the headlines, a recap begins with what happened to oneself. */
export type Telling = { readonly weight?: Weight | null; readonly concerns?: readonly Seat[] | null }
export type Weight = 'headline' | 'news' | 'detail'

export type ScoreLine<T extends Text = Text> = { readonly label: T; readonly points: number }
export type Outcome<T extends Text = Text> = {
  readonly ending: string
  /** Best first; seats that share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: Readonly<Record<Seat, readonly ScoreLine<T>[]>>
  /** For games played together. */
  readonly together?: 'won' | 'lost'
  /** Who has won and why, in a sentence or two, with the numbers that decided. Words about the end, no part of what is proven. */
  readonly why?: T
  /** What everybody was secretly after, and what came of it. */
  readonly goals?: Readonly<Record<Seat, readonly T[]>>
  /** A document the game hands over (a campaign sheet, say). */
  readonly sheet?: unknown
}

// ── The state ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A step under way. `at` is the *name* of its next stage; the step's own locals stand beside these fields. `Goals` are the stages
 * that may be jumped to, for the compiler only: in a frame of which nothing more is known, none.
 */
export type Frame<Goals extends string = never> = {
  readonly goals?: (stage: Goals) => void
  readonly step: string
  /** Its serial number: of the whole agenda or, in a lane, of that lane, so that lanes do not change each other's. */
  readonly n: number | string
  at: string
  /** How often this frame has been answered: part of the decision's id, so a double click cannot answer twice. */
  asked: number
  answers?: Record<Seat, unknown>
  lanes?: Record<Seat, Frame[]>
  /** What is done in these lanes stays a draft until its seat is through: see `split`. */
  apart?: true
  /** Of the first frame of a lane: how many were called in it. */
  called?: number
}

export type State<G = unknown> = {
  readonly rules: { readonly id: string; readonly version: number; readonly pack: string; readonly fingerprint?: string }
  readonly options: Options
  readonly seats: readonly Seat[]
  board: G
  /** Innermost last. Never part of a view. */
  agenda: Frame[]
  /** Serial numbers of frames, of events, and of the offers each seat has taken up. */
  frames: number
  told: number
  offered: Record<Seat, number>
  /** sfc32; never part of a view. */
  random: [number, number, number, number]
  /** Sealed answers that are complete wait for `reveal`: the table's time to think again. */
  readonly held: boolean
  outcome: Outcome | null
}

// ── The table as a rule sees it ─────────────────────────────────────────────────────────────────────────────────

/** The board to change, and the only ways to do anything else. */
export interface Table<G, T extends Text = Text> {
  readonly board: G
  readonly seats: readonly Seat[]
  /** What was chosen when the table was opened, by the id of the setting. */
  readonly options: Options
  readonly version: number
  /** Finish that step before the current one goes on. The last one called is played first. */
  call<L extends object>(step: Step<G, L>, locals: L): void
  /**
   * Several seats side by side; the current step goes on when all are through. `apart`: what a seat does there is nobody else's
   * concern until it is through, so it can be taken back although others are asked as well. Else everybody sees it at once.
   */
  split<L extends object>(frame: Frame, step: Step<G, L>, lanes: Readonly<Record<Seat, L>>, apart?: 'apart'): void
  /** Is that seat's lane still under way? */
  busy(seat: Seat): boolean
  /** Goes on at another stage of this step, by its name: back for a loop, ahead to leave some out. */
  jump<Goals extends string>(frame: Frame<Goals>, stage: NoInfer<Goals>): void
  /** Leaves out the rest of this step. */
  end(frame: Frame): void
  /** A whole number from 0 to n - 1. Like `shuffle`, `tell` and `uncover`, it raises the fence: nothing before it can be taken back. */
  random(n: number): number
  shuffle<T>(items: T[]): T[]
  /** Tells everybody. */
  say(text: T, telling?: Telling): void
  /** Tells one seat; the others hear `publicly`, if that is given. */
  tell(seat: Seat, text: T, publicly?: T | null, telling?: Telling): void
  /** Something hidden becomes known to everybody here (a card is turned up). Views and words may differ from now on. */
  uncover(): void
  /** The rules themselves let the seat take back what it has just done, so nobody is asked whether they are sure. */
  revocable(): void
  /** The game is over: nothing that was called goes on. */
  finish(outcome: Outcome<T>): void
}

// ── Steps and stages ────────────────────────────────────────────────────────────────────────────────────────────

/** Changes the board. What it calls or splits comes first; then the next stage follows, unless it jumped. */
export type Act<G, F, T extends Text = Text> = (table: Table<G, T>, frame: F) => void

type Asked<G, F, C, T extends Text> = {
  /** Skips the question. May look at PUBLIC things only, as may `one`, `all` and `gate`: who is asked, everybody sees. */
  readonly when?: (table: Table<G, T>, frame: F) => boolean
  /** Looks at the board and the frame's locals, not at what others have answered so far. */
  readonly ask: (table: Table<G, T>, frame: F, seat: Seat) => Ask<C, T>
  /** What the clock answers; without it, the simplest legal answer. */
  readonly idle?: (table: Table<G, T>, frame: F, seat: Seat) => C
  /**
   * May what the clock answers be printed for all to read? Only where it cannot tell anything hidden, so it is private unless
   * the rule says `printed`; the simplest answer to an `evident` question is printed without a word.
   */
  readonly default?: 'printed' | 'private'
  /** Offers may be taken up while this question waits. */
  readonly open?: boolean
}

/** Asks one seat; `take` does what was answered. */
export type One<G, F, C, T extends Text = Text> = Asked<G, F, C, T> & {
  readonly one: (table: Table<G, T>, frame: F) => Seat
  /** True while the question must wait for other lanes. */
  readonly gate?: (table: Table<G, T>, frame: F) => boolean
  /** What is offered follows from public facts: if only one answer is possible, the kernel gives it. */
  readonly evident?: boolean
  readonly take: (table: Table<G, T>, frame: F, answer: C, seat: Seat) => void
}

/** Asks several seats at once; `take` gets all answers together. */
export type All<G, F, C, T extends Text = Text> = Asked<G, F, C, T> & {
  readonly all: (table: Table<G, T>, frame: F) => readonly Seat[]
  readonly sealed?: boolean
  /** Closes the question early; without it, when everybody has answered. Sees open answers only, so never with `sealed`. */
  readonly closes?: (table: Table<G, T>, frame: F, answers: Readonly<Record<Seat, C>>) => boolean
  readonly take: (table: Table<G, T>, frame: F, answers: Readonly<Record<Seat, C>>) => void
}

// biome-ignore lint/suspicious/noExplicitAny: stages of one step take different answers; each is checked where it is written.
export type Stage<G, F, T extends Text = Text> = Act<G, F, T> | One<G, F, any, T> | All<G, F, any, T>

/** A named paragraph of the rules. `L` are the locals it is called with. */
export type Step<G, L extends object = object> = {
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: the frame's own locals and the game's words are known inside the step only.
  readonly stages: Readonly<Record<string, Stage<G, any, any>>>
  /** For the compiler only. */
  readonly locals?: (locals: L) => void
}

/** The two ways to write a question, tied to one step's frame and the game's words, so that answers and texts are typed. */
export type Questions<G, F, T extends Text = Text> = {
  one<C>(question: One<G, F, C, T>): One<G, F, C, T>
  all<C>(question: All<G, F, C, T>): All<G, F, C, T>
}

/** How a step's stages are written: those it jumps to are among them. */
export type StagesOf<G, L, Goals extends string, T extends Text = Text> = (
  questions: Questions<G, Frame<Goals> & L, T>,
) => Readonly<Record<Goals, Stage<G, Frame<Goals> & L, T>>> & Readonly<Record<string, Stage<G, Frame<Goals> & L, T>>>

/** A step's name, unless one of its locals would be taken for a field of the frame it stands in. */
export type NameFor<L> = [Extract<keyof L, keyof Frame>] extends [never]
  ? string
  : `a local must not be called ${Extract<keyof L, keyof Frame>}`

/**
 * `step<Given, Found, Goals>(name, ({ one, all }) => ({ … }))`: `Given` is passed by the caller, `Found` is filled in on the
 * way, `Goals` are those of its stages it jumps to. Stage names are frozen once released.
 */
export const stepsOf =
  <G, T extends Text = Text>() =>
  <Given extends object, Found extends object = object, Goals extends string = never>(
    name: NameFor<Given & Found>,
    write: NoInfer<StagesOf<G, Given & Found, Goals, T>>,
  ): Step<G, Given> => ({ name, stages: write({ one: (question) => question, all: (question) => question }) })

// ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What may be chosen when a table is opened. */
export type Setting<T extends Text = Text> = {
  readonly id: string
  readonly label: T
  readonly choices: readonly Option<string, unknown, T>[]
  readonly default: string
  /** With any other number of players it changes nothing, and is neither shown nor asked for. */
  readonly seats?: number
}
export type Options = Readonly<Record<string, string>>

/** Something a seat may do although nobody asked; offered only while every waiting question is `open`. */
export type Offer<G, T extends Text = Text> = {
  readonly key: string
  readonly ask: Told<Ask<unknown, T>>
  readonly take: (table: Table<G, T>, answer: never) => void
}

export interface Game<G = unknown, V = unknown, T extends Text = Text> {
  readonly id: string
  /** Raised when the state's shape, a stage's name or the meaning of a running game changes; see `migrate`. */
  readonly version: number
  /** Which data the components came from: a digest. A running game is only ever played with the pack it began with. */
  readonly pack: string
  /** How it plays, as a digest of whole playthroughs: `npm run freeze` writes it. A transcript names it. */
  readonly fingerprint?: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly settings: readonly Setting<T>[]
  /** Checks a stored board; a zod schema fits. */
  readonly board: { parse(value: unknown): G }
  /** Lays the board out; `table.board` is not there yet. */
  setup(table: Table<G, T>): G
  /** Where a game begins. When it is through, there must be an outcome. */
  readonly first: Step<G, Record<never, never>>
  /** All of them, `first` included: a stored game finds its step here by name. */
  readonly steps: readonly Step<G, never>[]
  /** What holds at all times; runs after every stage and asks nothing. */
  settle?(table: Table<G, T>): void
  offers?(table: Table<G, T>, seat: Seat): readonly Offer<G, T>[]
  /** All that leaves the game. `null` is the channel. Built up from nothing, never stripped down. */
  view(board: G, seat: Seat | null): V
  /** Another state that this seat cannot tell from `state`: hidden parts of the board, secret locals, random state. */
  scramble(state: State<G>, seat: Seat | null, random: (n: number) => number): State<G>
  /**
   * Makes of a scrambled state one that this seat would believe in: what follows from all it was told, though no longer in sight, is as it
   * must be. Judged by what `scramble` leaves alone, so that nothing shows that the seat may not know.
   */
  infer?(state: State<G>, seat: Seat): void
  /** `migrate[n]` turns a state of version n into one of version n + 1. */
  readonly migrate: Readonly<Record<number, (state: State<never>) => State<never>>>
  /** A sentence in the speaker's language: `speakWith` of `words.ts` makes it from the game's catalogues. */
  speak(text: Text, speaker: Speaker): string
}

/** A game whose board is nobody's business here: what tables, tools and the suite handle. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where boards of different games meet.
export type AnyGame = Game<any, any, any>
