/** What painters write into pictures: short, for there is little room. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Good } from '../../data/language.ts'
import type { View } from '../../view.ts'
import { capital, goodName, levelName, sentence, signed } from './speech.ts'

type Result = NonNullable<View['result']>

const PHASES: Readonly<Record<View['phase'], string>> = {
  council: 'Choosing councilors',
  start: 'A new round',
  place: 'Placing',
  misfortune: 'Misfortunes',
  late: 'Late placing',
  actions: 'Acting',
  wrath: 'Wrath of the gods',
  over: 'The end',
}

const QUIET: Readonly<Partial<Record<View['phase'], string>>> = {
  council: 'Everybody chooses a councilor.',
  start: 'The Hologram takes a form.',
  place: 'The sea is quiet. Everybody places Atlanteans.',
}

const WHERE: Readonly<Record<string, string>> = { pool: 'to place', held: 'held back', out: 'washed away' }

const WON = { title: 'Atlantis is saved', line: 'The Power Core burns, and the Gate stands open' }
const LOST = { title: 'Atlantis is lost', line: 'The sea closes over the last tile' }
const LEFT = { title: 'Atlantis is given up', line: 'The council takes to the ships' }

/** In a hundred, as a picture has room for. */
const chance = (share: number): string => (share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`)

export const labels = {
  title: 'Atlantis Rising',
  capital,
  sentence,
  level: ({ difficulty }: View) => levelName(difficulty),
  /** Someone whose name no font can write. */
  stranger: (letter: string) => `Player ${letter}`,

  // Above the island.
  headline({ result, round, phase, choice }: View, s: Speaker): string {
    if (result) return result.together === 'won' ? `Saved in round ${round}` : `Lost in round ${round}`
    if (phase === 'council') return PHASES.council
    return `Round ${round} · ${choice ? `${s.name(choice.seat)} chooses what sinks` : PHASES[phase]}`
  },
  /** What the gods will take, or what it was all worth. */
  prospect({ result, wrath: { floods } }: View, s: Speaker): string {
    if (result) return `${s.count(result.points, 'point')} together`
    return floods === 0 ? 'No tile sinks at the round’s end' : `${s.count(floods, 'tile sinks', 'tiles sink')} at the round’s end`
  },

  // The round in chips.
  lastRound: 'Last round',
  quiet: (phase: View['phase']) => QUIET[phase] ?? 'The sea is quiet.',
  wrath: (left: number) => `Wrath ${left}`,
  wrathBack: (value: number) => `back to ${value}`,

  // Gate, players, supply.
  gate: 'Gate',
  space: (used: boolean) => (used ? 'used' : 'empty'),
  plans: {
    title: 'The way to the Gate',
    team: 'The team has',
    risk: ({ draws, wrath: { floods } }: View, s: Speaker) => {
      const then =
        floods === 0 ? '' : `${draws.length > 0 ? 'Then you choose' : 'You choose'} ${s.count(floods, 'tile')} for the gods.`
      if (draws.length > 0) return `${s.count(draws.length, 'misfortune')}: how likely each tile sinks. ${then}`
      return floods === 0 ? 'No more tiles sink this round. Who stands outermost:' : `${then} Who stands outermost:`
    },
    chance,
  },
  washedAway: (n: number) => `${n} washed away`,
  noCouncilor: 'No councilor yet',
  hologram: (active: string | null, shown: readonly string[], s: Speaker) =>
    `Hologram: ${active ?? (shown.length > 0 ? s.list(shown, 'or') : 'waits')}`,
  automaton: (works: boolean) => (works ? 'The Automaton is at work' : 'The Automaton waits'),
  supply: 'Left',
  decks: 'In the decks',

  // One player's sheet.
  good: (kind: Good) => goodName(kind),
  free: (n: number) => `${n} free`,
  backs: (n: number, s: Speaker) => s.count(n, 'card'),
  toChoose: 'to choose from',
  inHand: 'in hand',
  noCards: 'No scrolls and no artifacts',
  keep: 'Keep?',
  next: 'Next:',
  reserve: 'reserve',
  /** Where a piece is, in a word or two. */
  where: ({ facts }: View, at: string) =>
    WHERE[at] ?? (at === facts.centre.id ? 'centre' : (facts.names[at] ?? at).replace('Build space', 'Build')),

  // What has come to light.
  revealed: { misfortunes: 'Misfortunes', rolls: 'Dice', wrath: 'The wrath of the gods' },
  ofRound: (title: string, round: number) => `${title} · round ${round}`,
  demand: (left: number, s: Speaker) =>
    left > 0 ? `The gods demand ${s.count(left, 'tile')}.` : 'The gods demand nothing this round.',
  calm: (left: number) => (left > 0 ? 'The sea waits' : 'Nothing sinks'),
  dry: (n: number) => `${n} dry`,
  needs: (target: number) => `needs ${target}`,

  // The end.
  ending: ({ ending, together }: Result) => (ending === 'given-up' ? LEFT : together === 'won' ? WON : LOST),
  points: 'points together',
  counts: {
    built: 'built',
    dry: 'tiles dry',
    /** Under a bar for every round. */
    past: 'Tiles still dry, round by round; a dot for each part built then',
    rounds: (n: number, s: Speaker) => s.plural(n, { one: 'round', other: 'rounds' }),
  },
  bonus: (n: number) => (n === 0 ? '' : `${signed(n).slice(0, 1)} ${Math.abs(n)}`),
}
