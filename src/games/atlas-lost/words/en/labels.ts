/** What painters write into pictures. */

import type { Language, Speaker } from '../../../../kernel/language.ts'
import type { Ending } from '../../data/endings.ts'
import type { Face } from '../../data/faces.ts'
import type { PlayerView, View } from '../../view.ts'
import type { AtlasText } from '../says.ts'
import { deedInFull, faceInBrief, faceInFull } from './faces.ts'
import { effectInFull } from './full.ts'
import { TILE, TREE } from './terms.ts'
import { tieIn } from './ties.ts'
import { faceIn, turnsIn } from './view.ts'

/** Where the game stands, in one line. */
export function status(view: View, s: Speaker): string {
  if (view.phase === 'deal') return 'Choosing initial cards'
  if (!view.result) return `${turnsIn(view)} · ${s.name(view.turn)} to act`
  const { winner } = view.result
  return `${turnsIn(view)} · ${winner ? `${s.name(winner)} wins` : 'the coalition wins'}`
}

/** What was the last: alone one counts turns. */
export const lastTurn = ({ rivals, round, last }: View): string =>
  rivals ? `turn ${round} of ${rivals.limit}` : `round ${round}${last ? ` of ${last}` : ''}`

/** What the owner of a hand has learnt and nobody can read off the board. */
export function handNotes(view: View, { seat: own, returned }: PlayerView, s: Speaker): string[] {
  const known = view.players
    .filter(({ seat, cards }) => seat !== own && cards.length > 0)
    .map(({ seat, cards }) => `${s.name(seat)} holds ${s.list(cards.map((card) => faceIn(view, card).name))}`)
  return returned ? [...known, `Put back in the box: ${faceIn(view, returned).name}`] : known
}

/** What kind of Tech or card it is. */
export const kindWord = ({ tree, type, level }: Face): string =>
  level > 0 ? `Lv.${level} ${type}` : `${tree ?? 'initial'} ${type}`

/** How it ended, and a line for the sky above it. */
export const ending: Readonly<Record<Ending, { readonly title: string; readonly line: string }>> = {
  technology: { title: 'Technology', line: 'What was lost is found, and the windows are lit again' },
  influence: { title: 'Influence', line: 'Along the coast, every light answers to one name' },
  initiative: { title: 'Initiative', line: 'The ring is closed, and the whole world looks up' },
  rounds: { title: 'The Last Round', line: 'Night falls over those who came furthest' },
  coalition: { title: 'The Coalition', line: 'The old powers reach the light first' },
  limit: { title: 'Out of Time', line: 'The coalition has closed the last road' },
}

/** Heads of the columns of the score. */
type Scored = Extract<AtlasText['say'], `score.${string}`>
const scored: Readonly<Record<Scored, string>> = {
  'score.tokens': 'tokens',
  'score.runners': 'runners',
  'score.tiles': 'tiles',
  'score.passives': 'cards',
}

export const labels = {
  status,
  lastTurn,
  handNotes,
  kindWord,
  ending,
  tie: tieIn,
  scored,
  tree: TREE,
  tile: TILE,
  /** What a Tech or card does, without its price; with it; in brief. */
  deed: deedInFull,
  whole: faceInFull,
  brief: faceInBrief,
  does: (face: Face, s: Language): string => faceInBrief({ ...face, cost: null }, s),
  techs: 'All Techs',
  effect: effectInFull,
  title: (view: View): string => `Atlas Lost · ${lastTurn(view)}`,
  /** A seat whose name cannot be drawn. */
  player: (letter: string): string => `Player ${letter}`,
  coalition: 'Coalition',
  race: {
    title: 'The race',
    tiles: (needed: number): string => `Initiative: hold ${needed} tiles, and have what they ask for`,
    held: (n: number, needed: number): string => `${n}/${needed} tiles`,
    /** How many points are missing: at least, and at most. */
    toGo: (least: number, most: number): string =>
      most <= 0 ? 'enough' : `${least < most ? `${Math.max(0, least)}–` : ''}${most} to go`,
    next: 'next',
    lacks: 'lacks',
    ready: 'has all they ask for',
    heldBy: (name: string, tp: number): string => `${tp} TP, held by ${name}`,
    from: (min: number, tp: number): string => `${tp} TP, free: from ${min} on`,
  },
  npc: 'NPC',
  free: 'free',
  used: 'used',
  or: 'or',
  start: 'start',
  victory: 'Victory',
  influence: 'Influence',
  asset: 'an asset: a token you have placed, or 1 military power',
  inDeck: 'in the deck',
  discarded: 'discarded',
  hidden: 'What was hidden',
  noRunners: 'no front runners',
  noCardsLeft: 'no cards left',
  noCardsInstalled: 'No cards installed',
  noCardsInHand: 'No cards in hand',
  replenish: 'replenish',
  collect: 'collect',
  allOut: 'all teams out',
  inStock: 'tokens in stock',
  noTokens: 'none in this game',
  main: 'main',
  command: 'command',
  cardActions: (n: number): string => (n > 1 ? `card ×${n}` : 'card'),
  /** So many of at most so many. */
  share: (n: number, most: number): string => `${n} of ${most}`,
  most: (n: number): string => `of ${n}`,
  pointsOf: (points: string, goal: number): string => `${points} of ${goal} TP`,
  spaceOf: (space: number, last: number): string => `space ${space} of ${last}`,
  tiles: (n: number, s: Language): string => s.count(n, 'tile'),
  held: ({ hand, handLimit, looking }: PlayerView): string =>
    looking.length > 0 ? `choosing from ${looking.length}` : `${hand} of ${handLimit} cards`,
  allyOf: (name: string): string => `religious ally of ${name}`,
  /** On a card that shows the sign of its Tree. */
  cardKind: ({ tree, type }: Face): string => (tree ? type : `initial ${type}`),
}
