/** What stands inside of rows: settings, cards, votes, orders, and the bodies of posts. */
import type { Text } from '../kernel/contract.ts'

/** What a server's own limits are, where they are not the usual ones. */
export type LimitSettings = {
  readonly person?: Readonly<Record<string, number>>
  readonly server?: Readonly<Record<string, number>>
}

/** A standing list of all tables: where, as which message, and what it said last. */
export type Listing = { readonly channel: string; readonly message?: string; readonly digest?: string }

export type ServerSettings = {
  readonly limits?: LimitSettings
  /** Tables get a thread of their own. */
  readonly threads?: boolean
  /** The welcome message stands in its channel. */
  readonly welcomed?: boolean
  /** Which message that is, and the news it tells. */
  readonly welcome?: { readonly channel: string; readonly message: string; readonly news: string }
  /** Who is looking for a game here, in the order they asked. */
  readonly searching?: readonly string[]
  readonly listing?: Listing | undefined
  /** The forum in which every table is a post; empty: none any more. */
  readonly forum?: string
  /** The channel that reports of what is wrong go to; empty: none any more. */
  readonly reports?: string
  /** Tables are opened in these channels and by these roles, leagues organised by those; none: by everybody, everywhere, by managers. */
  readonly channels?: readonly string[]
  readonly openers?: readonly string[]
  readonly organisers?: readonly string[]
  /** Digest of the commands last registered: kept under Archon's own name. */
  readonly commands?: string
}
export type PersonSettings = {
  /** How somebody is called: in the channel, in private, or in both; it rings once. */
  readonly notify?: 'ping' | 'dm' | 'both'
  readonly dm?: 'open' | 'closed'
  /** When a private message last did not arrive, and how many in a row did not. */
  readonly dmFailed?: { readonly at: number; readonly times: number }
  /** Of what they hear, where that is not as usual. */
  readonly kinds?: Readonly<Record<string, boolean>>
  /** Whether the end of a game is told in private: as turns are, always, or never. */
  readonly ends?: 'same' | 'dm' | 'none'
  /** Reminders before time runs out: at half time and shortly before, shortly before only, or never. */
  readonly remind?: 'all' | 'last' | 'none'
  /** When the person plays; at other times neither clock nor reminder runs. */
  readonly hours?: {
    readonly from: number
    readonly to: number
    readonly zone: string
    /** On these days of the week (0 is Sunday) other hours, or none. */
    readonly days?: Readonly<Record<string, { readonly from: number; readonly to: number } | null>>
  }
  readonly vacation?: readonly { readonly from: number; readonly to: number }[]
  readonly privacy?: 'public' | 'private'
  /** Whom they do not want to sit with: nobody but they ever learns of it. */
  readonly avoid?: readonly string[]
  readonly search?: Search
  /** Hints for newcomers: each once, or none; and those that were told. */
  readonly lessons?: 'once' | 'none'
  readonly learnt?: readonly string[]
  /** The lesson they are in, if any, and those they have come to the end of, as `game/lesson`. */
  readonly lesson?: LessonPlace
  /** The game they play alone, if any. */
  readonly solo?: SoloPlace
  readonly taught?: readonly string[]
  /** What cannot be taken back alone waits a moment where it matters, is asked for once more always, or counts at once. */
  readonly confirm?: 'matters' | 'always' | 'never'
  /** A line of advice below each question, where the table allows it: in somebody's first two games of a kind, always, or never. */
  readonly coach?: 'first' | 'on' | 'off'
}
/** What somebody who looks for a game would like: which (none: any), with how many, how fast (null: as it comes). */
export type Search = {
  readonly server: string
  readonly games: readonly string[]
  readonly min: number
  readonly max: number
  readonly pace: string | null
  /** How long they look for it. */
  readonly until: number
}
/** How far somebody has come in a lesson. The game itself is not kept: it is played again from these answers. */
export type LessonPlace = {
  readonly table: string
  readonly game: string
  readonly lesson: string
  readonly beat: number
  readonly answers: readonly unknown[]
}
/** A game alone: how it was dealt, and what was answered. It is played again from these where it is not at hand. */
export type SoloPlace = {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly level: 'gentle' | 'steady'
  readonly secret: string
  readonly answers: readonly { readonly decision: string; readonly answer: unknown }[]
}
/** Whom a letter is for: a seat, and who sat there when it was written; empty once they are forgotten. */
export type Addressee = { readonly seat: string; readonly person: string }
/** What a letter promises: in words, or something the rules can tell the keeping of; sealed until the end, and who said then that it was kept. */
export type Promised = {
  readonly kind: 'words' | 'peace'
  readonly salt: string
  readonly receipt: string
  readonly said?: { readonly by?: boolean; readonly to?: boolean }
}
/** Under which circumstances something was wrong; nothing that only one seat may know. */
export type ReportFacts = {
  /** Of Archon itself; empty where nobody knows. */
  readonly version: string
  readonly game?: string
  /** The version of that game's rules. */
  readonly rules?: number
  /** How many answers had been given. */
  readonly answers?: number
}
/** The public message that shows where the game stands (its post), and the seats it asked. */
export type Card = {
  readonly post: string | null
  readonly asked: readonly string[]
  /** The first event it has not told. */
  readonly told: number
  /** The fence at which it was posted: the last hand-over. */
  readonly fence?: number
  /** When complete sealed answers will be opened, and how often that was put off. */
  readonly cooling?: { readonly dueAt: number; readonly restarts: number }
  /** When something last happened. */
  readonly since?: number
  /** Before the game: since when everybody is called, because all seats are taken, because somebody wants to start, or because it is time. */
  readonly called?: { readonly why: 'full' | 'start' | 'time'; readonly at: number }
  /** Private notices to each seat (their posts) that may still have buttons: they shrink once they are used, or the next one is out. */
  readonly notes?: Readonly<Record<string, readonly string[]>>
  /** Those who have heard that they are next, and were not asked since. */
  readonly forewarned?: readonly string[]
  /** In a sitting, where one card stands for many: the first event since the last hand-over but one; its story begins there. */
  readonly lately?: number
  /** Who has gained time in the turn or phase that is on. */
  readonly gained?: { readonly turn: string; readonly seats: readonly string[] }
  /** Of a game that is over: the answers that moved the winner's chance most, in their order; not there until they are known. */
  readonly turningPoints?: readonly TurningPoint[]
}
export type TurningPoint = {
  /** The log entry. */
  readonly n: number
  /** How likely the winners were to win: as the question would usually have been answered, and as it was; shares of one. */
  readonly before: number
  readonly after: number
  /** What else could have been answered, and how likely they would have been then; the usual answer first. */
  readonly instead: readonly { readonly answer: unknown; readonly chance: number }[]
}
/** What a table has agreed on besides its game. What is not mentioned is as usual. */
export type Terms = {
  /** When it begins, where that is settled. */
  readonly startsAt?: number
  /** What becomes of the seats of those who do not answer when it is about to begin: free again, or played by computers. */
  readonly silent?: 'free' | 'computers'
  /**
   * How people talk, where the rules leave it to them: in the channel only, or by letters as well; those stay between the people they are for, or are opened
   * to all after the end.
   */
  readonly talk?: 'channel' | 'letters' | 'opened'
  /** Whether people may promise each other something that is opened after the end, kept or broken. */
  readonly promises?: boolean
  /** Whether people who come later may take over seats that computers play. */
  readonly computers?: 'stay' | 'open'
  /** Its thread is private: only people who are invited see it and take a seat. */
  readonly isPrivate?: boolean
  /** For whom it is, besides those who are invited: all, people who have not left a game lately, or reliable people. */
  readonly forWhom?: 'all' | 'staying' | 'reliable'
  /** Whether people may ask what a computer would do. */
  readonly hints?: boolean
  readonly sitting?: Sitting
  /** Seats whose notes go to whoever takes them. */
  readonly passing?: readonly string[]
  /** What whoever left a seat, and its note, to somebody else had planned there; it answers nothing any more. */
  readonly plans?: Readonly<Record<string, readonly Order[]>>
  /** Who has left which seat. They know what it knew: of all seats they may take that one again, and no other. */
  readonly left?: Readonly<Record<string, string>>
  /** Who looks on through whose eyes, as long as that person sits there; and whether they may prepare answers, and have said yes. */
  readonly eyes?: Readonly<
    Record<string, { readonly seat: string; readonly host: string; readonly isMentor?: boolean; readonly isThere?: boolean }>
  >
}
/** An hour at which all sit down at a table together: from when until when, and who has said that they come. */
export type Sitting = {
  readonly from: number
  readonly to: number
  readonly people: readonly string[]
  /** Once it has begun: how much had been told by then, and what was left on the clock of each seat. */
  readonly begun?: { readonly told: number; readonly banks: Readonly<Record<string, number>> }
}
/** A question to all seats that is no part of the game: going back behind the fence, resting, ending early, or sitting down together. */
export type Vote = {
  /** The post that asks: buttons of an earlier one must not answer it. */
  readonly post: string
  readonly kind: 'undo' | 'end' | 'pause' | 'sitting'
  /** Of a sitting: from when until when. */
  readonly span?: { readonly from: number; readonly to: number }
  readonly by: string
  readonly to: number
  readonly yes: readonly string[]
}
/** "When I am asked this, answer that": by what it means, by the printed default, or by the words of a choice. */
export type Order = {
  readonly id: number
  /** The stage that asks: "contest.dials"; nothing where a policy says it. */
  readonly when: string
  /** One of the game's policies, and what was chosen there. */
  readonly policy?: { readonly id: string; readonly wishes: Readonly<Record<string, string>> }
  /** That question in words, if it was being asked when the order was left. */
  readonly asked?: string
  readonly words: string | null
  readonly uses: number
  readonly until: number | null
  /** Stop if something was told that concerns this seat: the number of events told when the order was left. */
  readonly stopAfter: number | null
  /** No order for later, but an answer to what is asked now, on its way: it counts when its moment has come, on the same terms. */
  readonly sent?: {
    readonly decision: string
    readonly answer: unknown
    readonly terms: string
    readonly dueAt: number
  }
}
/** What somebody may hear of besides being asked. */
export type Aside = 'next' | 'alone' | 'harm'
/** What can be a table's card. */
type Shown = {
  /** It could not be made: a plain card stands in its place. */
  readonly isPlain?: true
}
export type PostBody =
  /** The card of a table that has not begun; `ping` are those who are invited to it. */
  | ({ readonly kind: 'lobby'; readonly ping?: readonly string[] } & Shown)
  /** A new message that shows the board at a fence, tells the events from `since` on, and asks seats for something. */
  | ({
      readonly kind: 'card'
      readonly fence: number
      readonly since: number
      /** The fence of the card before it: what has changed since then is marked. */
      readonly from?: number
      readonly asked: readonly string[]
      /** The seat that led here: it is asked, but not pinged. */
      readonly acted?: string
      /** Seats whose people look at the table: they see the question come, and are called later if they do not answer. */
      readonly there?: readonly string[]
      readonly rewound?: true
    } & Shown)
  | ({ readonly kind: 'end'; readonly fence: number; readonly since: number } & Shown)
  /** The film of a game that is over, and by which attempt it was made. */
  | { readonly kind: 'film'; readonly attempt: number }
  /** Brings an earlier message up to date; one that is no longer the card loses its buttons. */
  | { readonly kind: 'edit'; readonly target: string }
  /** A reminder that time is running out: privately if the person wants that, else by a ping where that is due. */
  | { readonly kind: 'remind'; readonly person: string; readonly seat: string; readonly asked: number; readonly last: boolean }
  /** A ping to somebody who was asked in their night or while they looked at the table, or whose game ended in it, when it is over. */
  | { readonly kind: 'call'; readonly person: string; readonly seat: string; readonly fence?: number; readonly about?: 'end' }
  /**
   * A private message to a person who is asked for something (`turn`) or to agree, who begins a game, or whose game is over; or, if they wish for it, who is
   * asked next, is the only one missing (`alone`), or was attacked or robbed (`harm`).
   */
  | {
      readonly kind: 'direct'
      readonly person: string
      readonly seat: string
      readonly fence: number
      readonly about?: 'turn' | 'begin' | 'end' | 'vote' | Aside
      /** What hurt them. */
      readonly events?: readonly Text[]
    }
  /** What a notice says, to somebody it calls who wants to hear of it in private. */
  | { readonly kind: 'whisper'; readonly person: string; readonly text: Text; readonly open?: string }
  /** `open` is a seat that can be taken by a press on it. */
  | { readonly kind: 'notice'; readonly text: Text; readonly ping?: readonly string[]; readonly open?: string }
  /** Asks all seats to agree to something; its buttons answer. */
  | { readonly kind: 'vote'; readonly vote: Vote }
  /**
   * A message of a league: its living card, a reminder to check in, or that its dates have moved by so long. `edits` brings an earlier
   * one up to date.
   */
  | {
      readonly kind: 'league'
      readonly season: string
      readonly what: 'card' | 'reminder' | 'moved' | 'told'
      /** What an organiser has decided. */
      readonly text?: Text
      readonly time?: number
      readonly ping: readonly string[]
      readonly edits?: string
      /** Told to them alone. */
      readonly person?: string
    }
  /** To somebody at a table that has lost its place: whether they know another one, or that it was closed for want of one. */
  | {
      readonly kind: 'place'
      readonly person: string
      readonly about: 'lost' | 'closed'
      /** Those who could not be asked. */
      readonly tried: readonly string[]
    }
  /** A letter from another seat, to somebody it is for. Its words stand in no post. */
  | { readonly kind: 'mail'; readonly person: string; readonly mail: string }
  /** A report of something wrong, for those who look after a server, or brought up to date; or, to its writer, what became of it. */
  | { readonly kind: 'report'; readonly report: string; readonly person?: string; readonly edits?: string }
  /** What it was cannot be read any more. Never stored: it stands for a damaged row. */
  | { readonly kind: 'unreadable' }
/** Of a post that names somebody and is out: it is only about them. Words of an organiser may be, and nobody asks for them again. */
export const isAbout = (body: PostBody): boolean => 'person' in body || (body.kind === 'league' && body.what === 'told')
/** A post as it is handed over to be kept. */
export type NewPost = {
  readonly id: string
  readonly channel: string
  readonly slot?: string
  readonly body: PostBody
  readonly dueAt: number
}
