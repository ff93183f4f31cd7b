/** What each choice does, in one line: effect first, with the numbers of this position. */
import type { Language, Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { CardId, Components, Faction, TechCode } from '../../../data/components.ts'
import { type Cost, RESOURCES, type Resource, type Tree } from '../../../data/language.ts'
import { effectInBrief } from '../brief.ts'
import { faceInBrief } from '../faces.ts'
import { effectInFull } from '../full.ts'
import { capital, costInBrief, RESOURCE } from '../terms.ts'
import { type Lexicon, line, MEANS } from './lexicon.ts'

/** What is left of each resource that is paid. */
type Left = { readonly left: { readonly [res in Resource]?: number } }
/** What an income action brings after this, and whether its row then has a bonus. */
type Row = { readonly n: number; readonly isBonus: boolean }
/** `most`: what grows with tokens, at its best after paying; null where nothing does. */
/** Whose ally a faction then is; `seat`: who is told. */
type Allied = { readonly at: Faction; readonly ally: Faction | null; readonly seat: Faction }
/** `owner`: whose income it is, where it is somebody else's. */
type Income = { readonly n: number; readonly owner: Faction | null }
type Effect = { readonly isFutile: boolean; readonly most: { readonly n: number; readonly res: Resource } | null }

const NO_EFFECT = 'No effect now'
const STAYS = 'It stays and works from now on'

/** An influence step; `paid` where its label does not say it. */
type Step = { readonly to: number; readonly reward: Tree | null; readonly isEnd: boolean; readonly paid: Cost | null }

/** What one finds in a deck, more often than not. */
const DECK: Readonly<Record<Tree, string>> = {
  science: 'Cheaper teams, installing and commands, more cards',
  economy: 'Research, economy tokens, trading one resource for another',
  culture: 'Data, culture tokens, cheaper influence steps',
  religion: 'Religion tokens, gains from allies, command',
  military: 'Military power, stealing, pushing rivals back',
}

function leaves({ left }: Left, s: Language): string {
  const rest = RESOURCES.flatMap((res) => (left[res] === undefined ? [] : [`${left[res]} ${RESOURCE[res]}`]))
  return rest.length > 0 ? `leaves you ${s.list(rest)}` : 'costs you no resources'
}

/** A warning comes first; what it would bring now comes last. */
function effectLine(text: string, { isFutile, most }: Effect): string {
  if (isFutile) return line(`${NO_EFFECT}: ${text}`)
  if (!most) return line(capital(text))
  if (most.n === 0) return line(`Nothing left to count after paying: ${text}`)
  return line(capital(`${text} (now up to ${most.n} ${RESOURCE[most.res]})`))
}

export function meansPhrases({ spaces, pack }: Components, { face, called, who, opOf, bonusOf }: Lexicon) {
  const printed = (id: string, s: Language) => line(faceInBrief(face(id), s))
  const done = (id: string, s: Language) => effectInBrief(face(id).effect, s)
  const income = (verb: string, what: string, { n, isBonus }: Row) =>
    `${verb} then brings ${n} ${what}${isBonus ? ', and the bonus of an empty row' : ''}`
  const ally = ({ at, ally: whom, seat }: Allied, s: Speaker) =>
    `${who(at, s)} is then ${whom === null ? "nobody's ally" : whom === seat ? 'your ally' : `the ally of ${who(whom, s)}`}`
  const doing = (verb: string, owner: Faction | null, s: Speaker) =>
    owner ? capital(`${verb} by ${who(owner, s)}`) : `Your ${verb}`
  return phrases({
    'means.tech': ({ tech }: { tech: TechCode }, s) => printed(tech, s),
    'means.card': ({ card }: { card: CardId }, s) => printed(card, s),
    'means.use': ({ of, isFutile, most }: Effect & { of: string }, s) => effectLine(done(of, s), { isFutile, most }),
    'means.income': ({
      res,
      n,
      has,
      cap,
      isBonus,
    }: {
      res: 'R' | 'D'
      n: number
      has: number
      cap: number
      isBonus: boolean
    }) => {
      const lost = Math.max(0, has + n - cap)
      const bonus = isBonus ? ', and 1 command or a card' : ''
      return `You then have ${Math.min(cap, has + n)} ${RESOURCE[res]}${bonus}${lost > 0 ? `; ${lost} too many is lost` : ''}`
    },
    'means.place': ({ open, waiting }: { open: number; waiting: number }, s) =>
      `A Tech of your own, a card and more income: ${s.count(open, 'Tech')} open to you, ${s.count(waiting, 'team')} waiting`,
    'means.startup': ({ open, of }: { open: number; of: number }, s) =>
      `Pay for a Tech where you have a team and get its effect: ${open} of ${s.count(of, 'Tech')} possible now`,
    'means.command': ({ C }: { C: number }) =>
      `Use any active Tech, also without a team, for its level in command; you have ${C}`,
    'means.cards': ({ n }: { n: number }) =>
      n > 1 ? `Use, install or convert one of your ${n} cards` : 'Use, install or convert a card of your hand',
    'means.activate': ({ open, of }: { open: number; of: number }, s) =>
      `Each once a turn, besides your actions: ${open} of ${s.count(of, 'card')} possible now`,
    'means.main': 'One a turn: place a team, replenish, collect, or start up a Tech',
    'means.end': ({ next }: { next: Faction }, s) => `It is checked whether you have won, then ${who(next, s)} is on`,
    'means.end-early': ({ next }: { next: Faction }, s) => `You give up your main action, then ${who(next, s)} is on`,
    'means.step': ({ to, reward, isEnd, paid }: Step, s) => {
      const price = paid ? `for ${costInBrief(paid, s)}: ` : ''
      const after = isEnd ? '; it ends your actions' : ''
      if (to === spaces.length) return capital(`${price}wins the game for you at the end of this turn${after}`)
      const bonus = bonusOf(to, reward)
      const left = spaces.length - to
      const gain = bonus.length > 0 ? effectInBrief(bonus, s) : `no bonus, ${s.count(left, 'step')} to the end`
      return line(capital(`${price}${gain}${after}`))
    },
    'means.no': 'Nothing is paid and nothing happens',
    'means.pay': ({ of, ...left }: Left & { of: string }, s) => {
      const may = opOf(of, 'may')
      return line(capital(may ? `${effectInBrief(may.do, s)}; ${leaves(left, s)}` : leaves(left, s)))
    },
    'means.left': (left: Left, s) => line(capital(leaves(left, s))),
    'means.install': (left: Left, s) => line(`${STAYS}; ${leaves(left, s)}`),
    'means.install.ways': ({ costs }: { costs: readonly Cost[] }, s) => {
      const ways = costs.map((cost) => costInBrief(cost, s))
      const [first] = ways
      if (first === undefined) return STAYS
      const all = `${STAYS}; you pay ${s.list(ways, 'or')}`
      return all.length <= MEANS ? all : `${STAYS}; ${ways.length} ways to pay, such as ${first}`
    },
    'means.convert': ({ res, has, cap }: { res: 'R' | 'D'; has: number; cap: number }) =>
      `The card is discarded; you then have ${Math.min(cap, has + pack.convert[res])} ${RESOURCE[res]}`,
    'means.bonus.command': ({ C, cap }: { C: number; cap: number }) =>
      `You then have ${Math.min(C + 1, cap)} command, to use any active Tech`,
    'means.bonus.card': ({ n }: { n: number }, s) => `You alone see it; ${s.count(n, 'card')} in that deck`,
    'means.row.research': (row: Row) => income('Replenishing', 'research', row),
    'means.row.data': (row: Row) => income('Collecting', 'data', row),
    'means.effect': ({ of, index }: { of: string; index: number }, s) => {
      const effect = opOf(of, 'choose')?.options[index]
      return effect ? line(effectInFull(effect, s)) : 'One of the effects'
    },
    'means.spot.economy': ({ n }: { n: number }) => `Replenishing then brings ${n} research`,
    'means.spot.culture': ({ teams, n }: { teams: readonly Faction[]; n: number }, s) => {
      const beside =
        teams.length > 0
          ? `Beside ${s.plural(teams.length, { one: 'the team', other: 'teams' })} of ${s.list(teams.map((team) => who(team, s)))}`
          : 'No team is there'
      return line(`${beside}; collecting then brings ${n} data`)
    },
    'means.spot.religion': ({ own, n, ...allied }: Allied & { own: number; n: number }, s) => {
      const there = n === 0 ? 'no tokens there yet' : `${own} of yours and ${n - own} of others there now`
      return line(`${capital(ally(allied, s))}; ${there}`)
    },
    'means.faction': ({ R, D, C, M, TP, player }: FactionMeans, s) => {
      const power = M === null ? [] : [`${M} power`]
      const has = [`${R} research`, `${D} data`, `${C} command`, ...power, `${TP} TP`]
      return line(`Has ${s.list(has)}${player ? `; ${s.count(player.cards, 'card')}, space ${player.space}` : ''}`)
    },
    'means.deck': ({ tree, n }: { tree: Tree; n: number }, s) => `${DECK[tree]}; ${s.count(n, 'card')} left in it`,
    'means.piece.M': ({ left }: { left: number }) => `Leaves you ${left} military power`,
    'means.piece.economy': ({ n, owner }: Income, s) => line(`${doing('replenishing', owner, s)} then brings ${n} research`),
    'means.piece.culture': ({ n, owner }: Income, s) => line(`${doing('collecting', owner, s)} then brings ${n} data`),
    'means.piece.religion': (allied: Allied, s) => line(capital(ally(allied, s))),
    'means.team': ({ tech }: { tech: TechCode }) => line(`It goes home and waits again; ${called(tech)} is no longer yours`),
    'means.trees': ({ production, interference }: { production: number; interference: number }) =>
      `Growth ${production}, attacks ${interference}: the sums of what its Trees bring`,
    'means.trees.random': 'Drawn by lot when the game begins',
    'means.rounds.n': 'If nobody has won by then, the most technology points win',
    'means.rounds.none': 'It goes on until somebody meets one of the three victories',
    'means.solo': ({ turns }: { turns: number }) => `You have ${turns} turns to win; the coalition acts after each of them`,
  })
}

/** What there is to take from a faction; `M` where military power is in play, `player` where there is more than an NPC has. */
type FactionMeans = {
  readonly R: number
  readonly D: number
  readonly C: number
  readonly M: number | null
  readonly TP: number
  readonly player: { readonly cards: number; readonly space: number } | null
}
