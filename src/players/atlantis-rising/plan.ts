/**
 * The team's plan for a round. Every computer player works it out from what all can see, and so arrives at the same one
 * without a word: first those who build, then whatever is worth most for each Atlantean, one after the other.
 */
import type { Action, Good, Goods, Piece, View } from '../../games/atlantis-rising/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { buildPosts, finalePosts, finaleSpace, type Hand } from './crew.ts'
import {
  abilityOf,
  actionOf,
  artifactBonus,
  dieChance,
  dryOf,
  type Outlook,
  outlookOf,
  pairChance,
  playerOf,
  survival,
} from './outlook.ts'

export type Post = { readonly owner: Seat; readonly kind: Piece['kind']; readonly place: string }

type Spot = { readonly place: string; readonly action: Action; readonly survives: number; room: number }

/** Everybody's posts: as if nothing had been placed yet, unless somebody stands elsewhere; then around those who do. */
export function planOf(view: View): Post[] {
  const plan = planAround(view, [])
  const strays = straysFrom(plan, view)
  return strays.length === 0 ? plan : planAround(view, strays)
}

/** Pieces that stand where the plan has none of their kind: somebody has decided so. */
function straysFrom(plan: readonly Post[], { pieces }: View): Piece[] {
  const posts = plan.map(nameOf)
  return pieces.filter((piece) => {
    if (!isPlaced(piece)) return false
    const i = posts.indexOf(nameOf({ ...piece, place: piece.at }))
    if (i >= 0) posts.splice(i, 1)
    return i < 0
  })
}

const nameOf = ({ owner, kind, place }: Post) => `${owner} ${kind} ${place}`
const isPlaced = ({ at }: Pick<Piece, 'at'>) => at !== 'pool' && at !== 'held' && at !== 'out'

function planAround(view: View, strays: readonly Piece[]): Post[] {
  const outlook = outlookOf(view)
  const isFree = (piece: Piece) => piece.at !== 'out' && !(strays.includes(piece) && !piece.at.startsWith('build-'))
  const hands: Hand[] = view.pieces.filter(isFree).map((piece) => ({
    owner: piece.owner,
    kind: piece.kind,
    ability: abilityOf(view, piece),
    ...(strays.includes(piece) && { at: piece.at }),
  }))
  const posts: Post[] = strays.filter((piece) => !isFree(piece)).map(({ owner, kind, at }) => ({ owner, kind, place: at }))
  const take = (hand: Hand, place: string) => {
    hands.splice(hands.indexOf(hand), 1)
    posts.push({ owner: hand.owner, kind: hand.kind, place })
  }
  const builders = finalePosts(view, hands) ?? buildPosts(view, hands)
  const isFinale = builders.some(([{ kind }, place]) => kind === 'leader' && place === finaleSpace(view))
  for (const [hand, place] of builders) take(hand, place)
  // Whoever stands at the Gate and is not needed there stays all the same.
  for (const hand of hands.filter(({ at }) => at !== undefined)) take(hand, hand.at!)
  const spots = spotsOf(view)
  for (const { place } of posts) fill(spots, place)
  const needs = needsOf(outlook)
  const { wanted, ore, poor } = needs
  for (const { owner, place } of posts) if (place.startsWith('forge')) ore[owner]!--
  recruitPosts(outlook, hands, spots, take)
  const likeness = new Map(hands.map((hand) => [hand, [hand.owner, ...hand.ability].join()]))
  while (hands.length > 0) {
    let best: { hand: Hand; spot: Spot; worth: number } | null = null
    const tried = new Set<string | undefined>()
    for (const hand of hands) {
      // Those of one player who can do the same are worth the same.
      if (tried.has(likeness.get(hand))) continue
      tried.add(likeness.get(hand))
      for (const spot of spots) {
        if (spot.room === 0) continue
        const worth = worthOf(outlook, isFinale, needs, hand, spot)
        if (!best || worth > best.worth) best = { hand, spot, worth }
      }
    }
    if (!best) break
    const { hand, spot } = best
    take(hand, spot.place)
    spot.room--
    const { action } = spot
    if (action.op === 'gather' || action.op === 'forge') poor.delete(hand.owner)
    if (action.op === 'gather' && action.kind !== 'choice') wanted[action.kind] -= spot.survives * dieChance(action.target)
    if (action.op === 'forge') {
      ore[hand.owner]!--
      wanted.atlantium -= action.atlantium
    }
    if (action.op === 'channel') wanted.energy -= action.energy
  }
  return posts
}

// ── Where there is room ─────────────────────────────────────────────────────────────────────────────────────────

function spotsOf(view: View): Spot[] {
  const spots: Spot[] = [{ place: view.facts.centre.id, action: view.facts.centre.action, survives: 1, room: 99 }]
  for (const { id, tiles } of view.facts.peninsulas) {
    for (const { id: place, depth, spaces, seatsPerSpace, action } of tiles)
      if (depth <= dryOf(view, id))
        spots.push({ place, action, survives: survival(view, id, depth), room: spaces * seatsPerSpace })
  }
  for (const id of view.built) {
    const { action, spaces } = view.facts.components[id]!
    if (action) spots.push({ place: id, action, survives: 1, room: action.op === 'recruit' ? 2 * spaces : spaces })
  }
  return spots
}

function fill(spots: readonly Spot[], place: string) {
  const spot = spots.find((each) => each.place === place)
  if (spot && spot.room > 0) spot.room--
}

// ── What an Atlantean is worth there ────────────────────────────────────────────────────────────────────────────

const AN_ENERGY = 0.5
const A_CARD = 0.85
const A_FOLLOWER_A_ROUND = 0.5
const WORTH_TWO_HANDS = 1.15
const WORTH_A_MOVE = 0.4
const A_SHARE = 1.6
const AUTOMATON = 2

/** With more players there are fewer rounds, and less time for anything but resources; alone one has to last long. */
const aResource = ({ players }: View) => (players.length > 4 ? 1.7 : players.length > 1 ? 1.4 : 1)

/** What the team is after: goods, ore to forge, and something for each of those who have no share of the core yet. */
type Needs = { readonly wanted: Goods; readonly ore: Record<Seat, number>; readonly poor: Set<Seat> }

const needsOf = ({ view, short }: Outlook): Needs => ({
  wanted: { ...short },
  ore: Object.fromEntries(view.players.map(({ seat, goods }) => [seat, goods.ore])),
  poor: poorIn(view),
})

/** Everybody adds to the core, and only so many of them energy: near the end others need a good of their own. */
function poorIn({ players, blueprint, facts }: View): Set<Seat> {
  if (blueprint.length > NEAR_THE_END) return new Set()
  const { energy: _, ...goods } = facts.components[facts.core]!.cost
  const kinds = Object.keys(goods) as Good[]
  return new Set(players.filter((player) => kinds.every((kind) => player.goods[kind] === 0)).map(({ seat }) => seat))
}
const NEAR_THE_END = 3
const areTooMany = (poor: ReadonlySet<Seat>, { facts }: View) => poor.size > (facts.components[facts.core]!.cost.energy ?? 0)

/** Early on a new follower pays for itself; both places of a city are filled, by one player if possible. */
function recruitPosts(
  { view, roundsLeft }: Outlook,
  hands: Hand[],
  spots: readonly Spot[],
  take: (hand: Hand, place: string) => void,
) {
  const calls: Record<Seat, number> = Object.fromEntries(view.players.map(({ seat, reserve }) => [seat, reserve]))
  for (const spot of [...spots].sort((a, b) => chanceToRecruit(view, b) - chanceToRecruit(view, a))) {
    if (spot.action.op !== 'recruit' || spot.room < 2 || view.now.closed.includes('recruit')) continue
    const worth = spot.survives * chanceToRecruit(view, spot) * (roundsLeft - 1) * A_FOLLOWER_A_ROUND
    if (worth < WORTH_TWO_HANDS) continue
    const seat = Object.keys(calls)
      .filter((each) => calls[each]! > 0 && hands.filter(({ owner }) => owner === each).length > 1)
      .sort((a, b) => calls[b]! - calls[a]!)[0]
    if (seat === undefined) return
    const own = hands.filter(({ owner }) => owner === seat).sort((a, b) => fitness(b) - fitness(a))
    for (const hand of own.slice(0, 2)) take(hand, spot.place)
    spot.room -= 2
    calls[seat]!--
  }
}

const fitness = ({ kind, ability }: Hand) =>
  ability.includes('roll.recruit') ? 2 : kind === 'leader' || kind === 'hologram' ? -1 : 1

const chanceToRecruit = (view: View, { action }: Spot) =>
  action.op === 'recruit' ? pairChance(action.target - view.wrath.value) : 0

function worthOf({ view, roundsLeft }: Outlook, onlyCore: boolean, { wanted, ore, poor }: Needs, hand: Hand, spot: Spot): number {
  const { action, survives } = spot
  const player = playerOf(view, hand.owner)
  const sure = hand.ability.includes('stay') ? 1 : survives
  if (view.now.closed.some((op) => op === action.op)) return 0
  switch (action.op) {
    case 'gather': {
      const kind = action.kind === 'choice' || hand.ability.includes('chooseKind') ? mostWanted(wanted) : action.kind
      const bonus = (hand.ability.includes('roll.gather') ? 1 : 0) + artifactBonus(view, hand.owner, 'gather', kind)
      const chance = dieChance(action.target - bonus)
      const isShare = kind !== 'ore' && poor.has(hand.owner) && areTooMany(poor, view)
      const saved = Math.min(1 - chance, Math.min(2, player.freeEnergy) / 6) * 0.7
      const owned = player.goods.ore + player.goods.gold + player.goods.crystal + player.goods.atlantium
      return (
        sure * (chance + saved) * aResource(view) * (isShare ? A_SHARE : appetite(wanted[kind])) * (1 + 0.05 * Math.min(8, owned))
      )
    }
    case 'study': {
      const draws = action.draw + (hand.ability.includes('draw') ? 1 : 0) + artifactBonus(view, hand.owner, 'draw')
      const worth = Math.min(action.keep, draws) * A_CARD + (draws - action.keep) * 0.15
      const room = player.handLimit - player.handSize
      return sure * worth * (room >= 2 ? 1 : 0.5) * (onlyCore ? 0.2 : Math.min(1, roundsLeft / 2))
    }
    case 'forge':
      if (ore[hand.owner]! <= 0 || (wanted.atlantium <= 0 && !(poor.has(hand.owner) && areTooMany(poor, view)))) return 0
      return sure * 1.3 * aResource(view) + (hand.ability.includes('forge') ? 0.3 : 0)
    case 'channel': {
      const isNeeded = onlyCore && !hasCoreGoods(view, hand.owner) && !areTooMany(poor, view)
      const shared = hand.ability.includes('shareEnergy') ? 2 : 0
      return (action.energy + shared) * (isNeeded ? 3 : onlyCore && wanted.energy > 0 ? 1.5 : AN_ENERGY)
    }
    case 'exchange':
      return player.goods.ore + player.goods.gold + player.goods.crystal > 3 ? 0.6 : 0.1
    case 'distil':
      return wanted.atlantium > 0 && player.freeEnergy > 2 ? 0.9 : 0
    case 'recruit':
      return 0.05
  }
}

/** A piece that stands where it brings little, and a place where it would bring more. */
export function betterPlace(
  outlook: Outlook,
  seat: Seat,
  movable: readonly string[],
): { piece: string; place: string } | undefined {
  const { view, onlyCore } = outlook
  const spots = spotsOf(view)
  for (const { at } of view.pieces) fill(spots, at)
  const needs = needsOf(outlook)
  let best: { piece: string; place: string; gain: number } | undefined
  for (const piece of view.pieces) {
    const action = actionOf(view, piece.at)
    if (!movable.includes(piece.id) || !action) continue
    const hand: Hand = { owner: seat, kind: piece.kind, ability: abilityOf(view, piece) }
    const worth = (spot: Spot) => worthOf(outlook, onlyCore, needs, hand, spot)
    const here = worth({ place: piece.at, action, survives: 1, room: 1 })
    for (const spot of spots) {
      const gain = spot.room > 0 ? worth(spot) - here : 0
      if (gain > (best?.gain ?? WORTH_A_MOVE)) best = { piece: piece.id, place: spot.place, gain }
    }
  }
  return best
}

/** Whom the Automaton helps most, as far as the sea lets them act. */
export function bestHost(view: View, seat: Seat): string | undefined {
  const { roundsLeft } = outlookOf(view)
  let best: { id: string; help: number } | undefined
  for (const { id, owner, at } of view.pieces) {
    const action = owner === seat ? actionOf(view, at) : null
    const tile = view.facts.peninsulas.find(({ tiles }) => tiles.some((each) => each.id === at))
    const survives = tile ? survival(view, tile.id, Number(at.split('-').at(-1))) : 1
    const chance = (n: number) =>
      action?.op === 'gather'
        ? dieChance(action.target - n)
        : action?.op === 'recruit'
          ? pairChance(action.target - view.wrath.value - n) * (roundsLeft - 1) * A_FOLLOWER_A_ROUND
          : 0
    const help = survives * (chance(AUTOMATON) - chance(0))
    if (help > (best?.help ?? 0)) best = { id, help }
  }
  return best?.id
}

/** What is needed most is worth most; what is not needed is hardly worth a hand. */
const appetite = (short: number) => (short <= 0 ? 0.2 : short < 1 ? 0.7 : short > 5 ? 1.15 : 1)

export const mostWanted = (wanted: Readonly<Record<Good, number>>): 'ore' | 'gold' | 'crystal' =>
  (['gold', 'crystal', 'ore'] as const).reduce((best, kind) => (wanted[kind] > wanted[best] ? kind : best))

export function hasCoreGoods(view: View, seat: Seat): boolean {
  const { cost } = view.facts.components[view.facts.core]!
  const { goods } = playerOf(view, seat)
  return (Object.keys(cost) as Good[]).some((kind) => goods[kind] > 0)
}
