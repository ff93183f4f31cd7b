/** What happened. */
import type { Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { CardId, Faction, TechCode, TileId } from '../../../data/components.ts'
import type { Defeat, Victory } from '../../../data/endings.ts'
import type { Cost, Resource, Token, Tree } from '../../../data/language.ts'
import { faceInBrief, faceInFull, kindOf, uncapital } from '../faces.ts'
import { A_TOKEN, A_TREE, costInFull, isFree, RESOURCE, TILE, TREE } from '../terms.ts'
import type { Lexicon } from './lexicon.ts'

type By = { readonly seat: Faction }
type Using = By & { readonly tech: TechCode; readonly cost: Cost }
type Playing = By & { readonly card: CardId }
type Amount = { readonly res: Resource; readonly n: number }
/** `also`: more of the same kind, told in the same sentence. */
type Flow = By & Amount & { readonly also?: readonly Amount[] }
/** `of`: what brought it, `owner`: whose that is; `by`: who chose this seat for it. */
type Caused = Flow & { readonly of: string; readonly owner: Faction; readonly by?: Faction }
type From = By & { readonly victim: Faction }
type Showing = By & { readonly cards: readonly CardId[] }
type Won = By & { readonly conditions: readonly Victory[] }

type Reached = { readonly way: Victory; readonly count: number; readonly goal: number }
type Compared = { readonly by: Victory | 'resources'; readonly mine: number; readonly theirs: number } | null

const reachedIn = ({ way, count, goal }: Reached, s: Speaker) =>
  way === 'technology'
    ? `${count} technology points (${goal} are enough)`
    : way === 'influence'
      ? `the marker on influence space ${count}, the last one`
      : `${s.count(count, 'initiative tile')}${count > goal ? ` (${goal} are enough)` : ''} and the resources they ask for`

const COMPARED = {
  technology: 'TP',
  influence: 'influence space',
  initiative: 'initiative tiles',
  resources: 'resources',
} as const
const tieIn = (compared: Compared, s: Speaker) =>
  compared === null
    ? 'even all else is the same, so the later seat wins'
    : `the tie goes by ${COMPARED[compared.by]}, ${s.number(compared.mine)} against ${s.number(compared.theirs)}`

const paying = (cost: Cost, s: Speaker) => (isFree(cost) ? '' : ` for ${costInFull(cost, s)}`)
const flow = ({ n, res, also = [] }: Amount & { readonly also?: readonly Amount[] }, s: Speaker): string =>
  s.list([{ n, res }, ...also].map((each) => `${each.n} ${RESOURCE[each.res]}`))
const also = ([, ...more]: readonly Victory[], s: Speaker) => (more.length > 0 ? ` (and by ${s.list(more)})` : '')

export function eventPhrases({ face, called, who, actor, cards }: Lexicon) {
  const because = ({ seat, of, owner }: Caused, s: Speaker) =>
    seat === owner ? ` from ${called(of)}` : `, because of ${called(of)} of ${who(owner, s)}`
  return phrases({
    'game.begins': ({ seat }: By, s) => `All have chosen an initial card. ${actor(seat, s)} begins.`,
    'turn.over': ({ seat }: By, s) => `${actor(seat, s)} ends the turn.`,
    'did.place': ({ seat, tech, cost }: Using, s) => `${actor(seat, s)} places a team on **${called(tech)}**${paying(cost, s)}.`,
    'did.replenish': ({ seat, n }: By & { n: number }, s) => `${actor(seat, s)} replenishes ${n} research.`,
    'did.collect': ({ seat, n }: By & { n: number }, s) => `${actor(seat, s)} collects ${n} data.`,
    'did.startup': ({ seat, tech, cost }: Using, s) => `${actor(seat, s)} starts up **${called(tech)}**${paying(cost, s)}.`,
    'did.command': ({ seat, tech, cost }: Using, s) => `${actor(seat, s)} commands **${called(tech)}**${paying(cost, s)}.`,
    'did.chain': ({ seat, tech, cost }: Using, s) => `${actor(seat, s)} goes on with **${called(tech)}**${paying(cost, s)}.`,
    'did.crate': ({ seat, card }: Playing, s) =>
      `${actor(seat, s)} uses **${called(card)}** (${uncapital(faceInBrief(face(card), s))}).`,
    'did.install': ({ seat, card, cost }: Playing & { cost: Cost }, s) =>
      `${actor(seat, s)} installs **${called(card)}**${paying(cost, s)}.`,
    'did.activate': ({ seat, card, cost }: Playing & { cost: Cost }, s) =>
      `${actor(seat, s)} activates **${called(card)}**${paying(cost, s)}.`,
    'did.convert': ({ seat, card, res, n }: Playing & Flow, s) =>
      `${actor(seat, s)} converts **${called(card)}** to ${flow({ res, n }, s)}.`,
    'did.step': ({ seat, to, cost }: By & { to: number; cost: Cost }, s) =>
      `${actor(seat, s)} moves to influence space ${to}${paying(cost, s)}.`,
    reaction: ({ seat, of }: By & { of: string }, s) => `${called(of)} of ${actor(seat, s)} takes effect.`,
    gained: (gain: Caused, s) => `${actor(gain.seat, s)} gains ${flow(gain, s)}${because(gain, s)}.`,
    lost: (loss: Caused, s) => `${actor(loss.seat, s)} loses ${flow(loss, s)}${because(loss, s)}.`,
    stole: ({ seat, victim, ...loot }: From & Flow, s) => `${actor(seat, s)} steals ${flow(loot, s)} from ${who(victim, s)}.`,
    'placed.economy': ({ seat, at }: By & { at: TechCode }, s) =>
      `${actor(seat, s)} attaches an economy token to the team on ${called(at)}.`,
    'placed.culture': ({ seat, at }: By & { at: TechCode }, s) => `${actor(seat, s)} puts a culture token on ${called(at)}.`,
    'placed.religion': ({ seat, at }: By & { at: Faction }, s) =>
      `${actor(seat, s)} puts a religion token on the track of ${who(at, s)}.`,
    'sent-back': ({ seat, owner, kind, at }: By & { owner: Faction; kind: Token; at: string }, s) => {
      const place = kind === 'religion' ? `the track of ${who(at, s)}` : called(at)
      return `${actor(seat, s)} sends home ${A_TOKEN[kind]} of ${who(owner, s)} from ${place}.`
    },
    moved: ({ seat, from, to }: By & { from: TechCode; to: TechCode }, s) =>
      `${actor(seat, s)} moves a team from ${called(from)} to **${called(to)}**.`,
    pushed: ({ seat, by, n, to }: By & { by: Faction; n: number; to: number }, s) =>
      `${actor(by, s)} pushes the influence marker of ${who(seat, s)} back ${s.count(n, 'space')}, to ${to}.`,
    targets: ({ seat, victim }: From, s) => `${actor(seat, s)} chooses ${who(victim, s)}.`,
    drew: ({ seat, tree }: By & { tree: Tree }, s) => `${actor(seat, s)} draws ${A_TREE[tree]} card.`,
    'drew.card': ({ card }: { card: CardId }, s) => {
      const drawn = face(card)
      return `You draw **${drawn.name}** (${kindOf(drawn, s)}): ${faceInFull(drawn, s)}`
    },
    looks: ({ seat, tree, n }: By & { tree: Tree; n: number }, s) =>
      `${actor(seat, s)} looks at ${s.count(n, `${TREE[tree]} card`)}.`,
    'looks.cards': ({ cards: seen }: { cards: readonly CardId[] }, s) => `You look at ${cards(seen, s)}.`,
    kept: ({ seat, n, cards: rest }: Showing & { n: number }, s) =>
      `${actor(seat, s)} keeps ${n} and discards ${cards(rest, s)}.`,
    discarded: ({ seat, cards: gone }: Showing, s) => `${actor(seat, s)} discards ${cards(gone, s)}.`,
    uninstalled: ({ seat, by, cards: gone }: Showing & { by: Faction }, s) =>
      `${actor(by, s)} makes ${who(seat, s)} discard ${cards(gone, s)}.`,
    recovered: ({ seat, card }: Playing, s) => `${actor(seat, s)} takes **${called(card)}** from the discard pile.`,
    sees: ({ seat, victim }: From, s) => `${actor(seat, s)} looks at the hand of ${who(victim, s)}.`,
    'sees.hand': ({ victim, cards: held }: { victim: Faction; cards: readonly CardId[] }, s) =>
      `The hand of ${who(victim, s)}: ${cards(held, s)}.`,
    took: ({ seat, victim }: From, s) => `${actor(seat, s)} takes a card from ${who(victim, s)}.`,
    'took.card': ({ victim, card }: { victim: Faction; card: CardId }, s) =>
      `You take **${called(card)}** from ${who(victim, s)}.`,
    'lost.card': ({ seat, card }: Playing, s) => `${actor(seat, s)} took **${called(card)}** from your hand.`,
    'deck.renewed': ({ tree }: { tree: Tree }) => `The ${TREE[tree]} discard pile becomes the new deck.`,
    'runner.second': ({ seat, tech }: By & { tech: TechCode }, s) => `${actor(seat, s)} is the first on ${called(tech)}.`,
    'runner.third': ({ seat, tech }: By & { tech: TechCode }, s) =>
      `${actor(seat, s)} is the first on ${called(tech)} and takes the front runner token.`,
    'runner.value': ({ tech, value }: { tech: TechCode; value: number }) =>
      `Your front runner token from ${called(tech)} is worth ${value} TP.`,
    'runner.shown': ({ seat, values }: By & { values: readonly number[] }, s) =>
      `Front runner tokens of ${actor(seat, s)}: ${values.join(' + ')} TP.`,
    'tile.taken': ({ seat, tile }: By & { tile: TileId }, s) => `The ${TILE[tile]} initiative tile goes to ${actor(seat, s)}.`,
    'tile.free': ({ seat, tile }: By & { tile: TileId }, s) =>
      `${actor(seat, s)} loses the ${TILE[tile]} initiative tile; nobody holds it now.`,
    'rivals.idle': ({ npc, tree }: { npc: Faction; tree: Tree }, s) => `${who(npc, s)} finds no ${TREE[tree]} card.`,
    'rivals.turn': ({ npc, card }: { npc: Faction; card: CardId }, s) =>
      `The coalition acts: ${who(npc, s)} turns up **${called(card)}**.`,
    'rivals.team': ({ tech }: { tech: TechCode }) =>
      `It takes the front runner token on ${called(tech)} and leaves a team there.`,
    'rivals.tally': ({ tree, n }: { tree: Tree; n: number }) => `Its tally in ${TREE[tree]} rises to ${n}.`,
    'rivals.marker': ({ to }: { to: number }) => `Its influence marker moves to space ${to}.`,
    'ending.technology': ({ seat, conditions }: Won, s) => `${actor(seat, s)} wins by technology${also(conditions, s)}.`,
    'ending.influence': ({ seat, conditions }: Won, s) => `${actor(seat, s)} wins by influence${also(conditions, s)}.`,
    'ending.initiative': ({ seat }: Won, s) => `${actor(seat, s)} wins by initiative.`,
    'ending.rounds': ({ seat }: Won, s) => `The last round is over. ${actor(seat, s)} stands first and wins.`,
    'ending.coalition': 'The coalition reaches the end of the influence track and wins.',
    'ending.limit': 'The last turn is over without a victory: the coalition wins.',
    'why.goal': ({ seat, reached }: By & { reached: readonly Reached[] }, s) =>
      `${actor(seat, s)} ended a turn with ${s.list(reached.map((each) => reachedIn(each, s)))}.`,
    'why.alone': ({ seat, points }: By & { points: number }, s) =>
      `${actor(seat, s)} stands at ${points} TP after the last round.`,
    'why.rounds': ({ seat, second, points, compared }: By & { second: Faction; points: number; compared: Compared }, s) =>
      compared?.by === 'technology'
        ? `Nobody reached a goal in time. ${actor(seat, s)} has ${points} TP, ${who(second, s)} ${compared.theirs}.`
        : `Nobody reached a goal in time. ${actor(seat, s)} and ${who(second, s)} have ${points} TP each; ${tieIn(compared, s)}.`,
    'why.lost': ({ ending, marker, last, limit }: { ending: Defeat; marker: number; last: number; limit: number }) =>
      ending === 'coalition'
        ? `The coalition reached space ${marker} of ${last} on the influence track before you reached a goal.`
        : `Your ${limit} turns were over before you reached a goal.`,
    'score.tokens': 'TP tokens',
    'score.runners': 'Front runner tokens',
    'score.tiles': 'Initiative tiles',
    'score.passives': 'Installed cards',
  })
}
