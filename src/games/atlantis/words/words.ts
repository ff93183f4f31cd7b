/** What a language brings for an edition: one such object for each. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { Phrases } from '../../../kernel/words.ts'
import type { SignWords } from '../../common/signs.ts'
import type { About, Place, Race } from '../../hosted.ts'
import type { Card, Ending, Stance } from '../terms.ts'
import type { AreaView, ContestView, FinalView, Payment, PlayerView, ReachView, View } from '../view.ts'
import type { Speak } from './en/board.ts'

/** `Data`: the pack with the map built from it; `C`: its catalogue. */
export type EditionWords<Data, V extends View, C extends Phrases> = {
  phrases(data: Data): C
  about(data: Data): About
  headline(view: V, s: Speaker): string
  describe(view: V, s: Speaker, speak: Speak): string
  /** Who the viewer is. */
  briefing(view: V, s: Speaker, data: Data): readonly string[]
  /** What the viewer holds, in a line. */
  holds(view: V, s: Speaker): string
  /** How far everybody is from winning, from public facts. */
  race(view: V, s: Speaker): Race
  places(view: V): readonly Place[]
  readonly signs: readonly SignWords[]
  readonly pictures: PictureWords<V>
}

/** What is written into pictures, and what they show told in sentences, the most important first. */
export type PictureWords<V extends View = View> = {
  readonly labels: Labels
  readonly alt: {
    overview(view: V, s: Speaker, changed: readonly AreaView[]): readonly string[]
    beside(view: V, s: Speaker): readonly string[]
    place(view: V, area: AreaView, s: Speaker): readonly string[]
    reach(view: V, reach: ReachView): readonly string[]
    hand(view: V, player: PlayerView, s: Speaker): readonly string[]
    reveal(view: V, contest: ContestView, s: Speaker): readonly string[]
    score(view: V, final: FinalView, s: Speaker): readonly string[]
  }
}

type Involved = ContestView['involved'][number]

export type Labels = {
  readonly title: string
  readonly resource: string
  /** Somebody whose name cannot be written. */
  player(letter: string): string
  headline(view: View, s: Speaker): string

  readonly cards: Readonly<Record<Card, { readonly name: string; readonly wish: string }>>
  readonly freshCard: string
  /** What a card is worth, and in a line under all what the three numbers are. */
  payments(payment: Payment): string
  /** What it takes for a card to come true, and where that stands; what it pays whatever comes. */
  needs(view: View, card: Card): string
  anyway(payment: Payment): readonly string[]
  /** Points for a purse, with what is owed besides. */
  purse(worth: number, owed: number): string
  readonly paymentsMean: string
  readonly noCards: string
  readonly agentsInHand: string
  readonly allAgentsOut: string
  onMap(count: number): string
  sharedWith(seat: Seat, s: Speaker): string
  readonly notShared: string
  readonly noNation: string
  /** What the viewer has learnt about hidden cards. */
  notes(view: View, s: Speaker): readonly string[]

  readonly endings: Readonly<Record<Ending, { readonly title: string; readonly line: string }>>
  /** How equally many points were told apart, for the win first. */
  ties(view: View, final: FinalView, s: Speaker): readonly string[]
  afterRound(round: number): string
  /** What a column of the score is about, by the key of its lines. */
  readonly scores: Readonly<Record<string, string>>

  readonly passive: string
  /** So much is owed at the end, for the place in the turn order. */
  owed(virya: number): string
  /** What one could attack and take over. */
  readonly reach: {
    readonly title: string
    readonly attacks: string
    readonly coups: string
    /** Units or agents, and what stands against them. */
    against(attack: number, defence: number): string
    /** The bid that wins, with its price; `null`: no dial goes that far. */
    bid(bid: number | null, cost: number): string
    readonly noAttack: string
    readonly noCoup: string
    /** What all of it assumes. */
    readonly ifNobody: string
    more(count: number, s: Speaker): string
  }
  readonly actionBoard: Readonly<Record<'title' | 'nations' | 'pads' | 'specials' | 'home' | 'free' | 'noRoom', string>> & {
    price(cost: number): string
    more(gain: number): string
    /** So many of the rooms there are, for nothing. */
    some(buildings: number, rooms: number): string
  }
  /** An archon at home. */
  readonly ready: string
  action(name: string): string
  /** In one short word. */
  actionBriefly(name: string): string
  /** A special action in one short word. */
  specialBriefly(special: { readonly id: string; readonly name: string }): string
  outOf(count: number, needed: number): string
  power(power: number, loot: readonly number[]): string
  garrison(garrison: number): string
  stability(stability: number): string
  units(count: number, s: Speaker): string
  readonly signs: Readonly<Record<'special' | 'relic' | 'lab' | 'crystal', string>>
  standing(view: View, area: Pick<AreaView, 'kind' | 'owner'>): string
  readonly nobodyHere: string

  contest(view: View, contest: ContestView): string
  soFar: Readonly<Record<'attack' | 'defend', string>>
  /** What somebody may still do; `brief` where there is little room. */
  freedom(involved: Pick<Involved, 'stances'>, brief: boolean): string
  readonly stances: Readonly<Record<Stance, string>>
  /** What an opened dial counts; `brief` where there is little room. */
  counts(involved: Involved, brief: boolean): string
  pays(cost: number): string
  /** What a side's total is made of. */
  parts(contest: ContestView, side: 'attack' | 'defend'): string
  verdict(contest: ContestView): string
}
