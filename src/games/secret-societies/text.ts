/** The whole board as text, from a view: what the picture shows, for those who cannot see it or would rather read. */
import type { Seat } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { totalOf } from '../common/score.ts'
import { REGIONS } from './data/effect.ts'
import type { Rules } from './data/rules.ts'
import { power } from './holdings/abilities.ts'
import { countIslands } from './holdings/counts.ts'
import { cardsIn } from './holdings/holdings.ts'
import { scoreSheet } from './holdings/score-sheet.ts'
import type { BidView, LotView, PlayerView, View } from './view.ts'
import { scorePart } from './words/index.ts'
import { coins, listed, type Things, thingsOf } from './words/things.ts'

const PHASES: Readonly<Record<View['phase'], string>> = {
  setup: 'Setup',
  start: 'Start of Round',
  bidding: 'Bidding',
  resolution: 'Resolution',
  event: 'Event',
  growth: 'Growth',
  over: 'the end',
}

export const headlineWith = (rules: Rules) => (view: View) => {
  if (view.phase === 'over') return 'The final hammer has fallen'
  const lot = view.auction && view.phase === 'resolution' ? `, Deed ${view.auction.lot + 1} of ${view.row.length}` : ''
  return `Round ${view.round} of ${rules.agenda.length} · ${PHASES[view.phase]}${lot}`
}

export const describeWith = (rules: Rules) => {
  const things = thingsOf(rules)
  return (view: View, s: Speaker): string =>
    [
      `# ${headlineWith(rules)(view)}`,
      `Gavel: ${s.name(view.gavel)}. Turn order: ${view.order.map(s.name).join(', ')}.`,
      ...(view.turn ? [`Bidding now: ${s.name(view.turn.seat)}, turn ${view.turn.lap} of 2.`] : []),
      ...row(rules, things, view, s),
      ...societies(rules, things, view, s),
      ...view.order.flatMap((seat) => player(rules, things, view, seat, s)),
      ...common(rules, things, view),
      ...standings(rules, view, s),
      ...finalSheet(view, s),
    ].join('\n')
}

// ── The row of Deeds ────────────────────────────────────────────────────────────────────────────────────────────

function row(rules: Rules, things: Things, view: View, s: Speaker): string[] {
  if (view.row.length === 0) return []
  const planet = view.planets?.open
  return [
    '## Up for auction',
    ...view.row.flatMap((lot, n) => lotLines(rules, things, lot, n, s, view)),
    ...totals(view, s),
    ...(planet ? [`Planet on offer to the winners: ${things.cardInFull(planet)}.`] : []),
  ]
}

/** The ranking of the auction under way. */
function totals({ auction }: View, s: Speaker): string[] {
  if (!auction || auction.ranking.length === 0) return []
  const all = auction.ranking.map(({ by, seat, total: sum }) => {
    const who = by === 'drone' ? 'the Drone' : by === 'dummy' ? `the Dummy of ${s.name(seat)}` : s.name(seat)
    return `${who} ${sum}`
  })
  return [`Totals for Deed ${auction.lot + 1}: ${all.join(', ')}.`]
}

function lotLines(rules: Rules, things: Things, lot: LotView, n: number, s: Speaker, view: View): string[] {
  const tokens = [lot.endorsed && 'endorsed', lot.cancelled && 'cancelled', lot.drone && droneWords(rules, view)].filter(Boolean)
  const name = lot.deed ? things.cardInFull(lot.deed) : 'a facedown Deed'
  const unseen = lot.deed && !lot.faceup ? ', facedown for the others' : ''
  const region = lot.deed ? `, ${rules.cards[lot.deed]!.region}` : ''
  const borders = lot.deed ? rules.cards[lot.deed]!.borders : []
  const next = view.auction?.lot === n && view.phase === 'resolution' ? ' ← now' : ''
  return [
    `${n + 1}. **${name}**${region}${unseen}${tokens.length > 0 ? ` [${tokens.join(', ')}]` : ''}${takenWords(lot, s)}${next}`,
    ...(borders.length > 0 ? [`   Borders ${listed(borders.map(things.card))}.`] : []),
    ...lot.bids.map((bid) => `   - ${bidWords(bid, s)}`),
    ...(lot.agents.length > 0 ? [`   - Agents of ${listed(lot.agents.map(s.name))}`] : []),
  ]
}

/** What it bids: its side, and the Coins on it. */
function droneWords(rules: Rules, { drone, players }: View): string {
  const [sides] = Object.values(players).flatMap((player) => power(rules, player, 'drone') ?? [])
  return `Drone ${drone!.flipped ? sides?.back : sides?.front}${drone!.coins ? ` + ${coins(drone!.coins)}` : ''}`
}

function takenWords({ taken }: LotView, s: Speaker): string {
  if (!taken) return ''
  if (taken.by === 'player') return ` → ${s.name(taken.seat!)}`
  return taken.by === 'drone' ? ' → the Cache' : ' → out of the game'
}

function bidWords({ by, dummy, card, of, down, coins: stack, charm }: BidView, s: Speaker): string {
  const face = card === null ? 'facedown' : down ? `facedown "${card}"` : `"${card}"`
  const whose = dummy ? `Dummy of ${s.name(by)}` : s.name(by)
  const disguise = of === by ? '' : ` (a card of ${s.name(of)} in disguise)`
  return `${whose}: ${face}${disguise}${stack > 0 ? ` + ${coins(stack)}` : ''}${charm ? ', charmed' : ''}`
}

// ── Pieces of the societies ─────────────────────────────────────────────────────────────────────────────────────

function societies(rules: Rules, things: Things, view: View, s: Speaker): string[] {
  const lines: string[] = []
  const { tokens, cache, supply, charms, drone, planets } = view
  if (tokens) lines.push(`Tokens: Endorse side ${tokens.endorse.side}, Cancel side ${tokens.cancel.side}.`)
  if (drone) lines.push(`${droneWords(rules, view)}, at the third Deed.`)
  if (cache) lines.push(`Cache: ${cache.length > 0 ? listed(cache.map(things.cardInFull)) : 'empty'}.`)
  if (planets) lines.push(`Planets left in the pile: ${planets.left}.`)
  if (supply) {
    const cards = supply.map(({ of, card }) => `"${card}" of ${s.name(of)}`)
    lines.push(`In the Reptilians' hands: ${listed(cards)}. Disguises: ${view.disguises}.`)
  }
  if (charms) {
    const held = charms.held.map((key) => (key.startsWith('dummy ') ? `the Dummies of ${s.name(key.slice(6))}` : s.name(key)))
    lines.push(`Charms: ${charms.fresh} refreshed, ${charms.spent} exhausted; held by ${listed(held)}.`)
  }
  if (view.drawn.length > 0) lines.push(`You have drawn ${listed(view.drawn.map(things.cardInFull))}.`)
  if (view.seen.length > 0) lines.push(`You saw go back: ${listed(view.seen.map(things.card))}.`)
  return lines
}

// ── Players ─────────────────────────────────────────────────────────────────────────────────────────────────────

function player(rules: Rules, things: Things, view: View, seat: Seat, s: Speaker): string[] {
  const who = view.players[seat]!
  const track = rules.treasuryTrack[who.treasury]!
  const tiles = [who.tiles.immediate, who.tiles.scoring].flatMap((tile) => (tile ? [things.tile(tile)] : []))
  return [
    `## ${s.name(seat)}: ${things.society(who.society)}, HQ ${things.card(who.hq)}`,
    `${who.land} Land, ${who.industry} Industry, ${who.population} Population, ${who.coins === null ? 'Coins hidden' : coins(who.coins)}.`,
    handWords(who),
    `Treasury on ${who.treasury} (income ${track.income}), Satellite on ${who.satellite}, Islands ${countIslands(rules, who)}.`,
    ...cardLines(things, who),
    `Monuments: ${listed(who.monuments)}. Stars: ${apart(who.stars.map(things.starSpace))}.`,
    `Region Investments: ${listed(who.regions)}. Treasury spaces: ${listed(who.investments)}.`,
    `Projects: ${apart(who.projects.map((id) => things.project(id, who.society)))}. Tiles: ${apart(tiles)}.`,
  ]
}

/** Names that are half sentences, with commas and "and" of their own. */
const apart = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : 'none')

function handWords(who: PlayerView): string {
  const own = who.hand ? ` (${who.hand.map((card) => `"${card}"`).join(', ')})` : ''
  const aside = who.aside.length > 0 ? ` Set aside: ${who.aside.map((card) => `"${card}"`).join(', ')}.` : ''
  const vault = who.vault.length > 0 ? ` Vault: ${who.vault.map((card) => `"${card}"`).join(', ')}.` : ''
  const hidden = who.unseen.length > who.cards ? ` In hand or facedown: ${who.unseen.map((card) => `"${card}"`).join(', ')}.` : ''
  const dummies = who.unseenDummies.length > 0 ? ` Dummies not shown yet: ${who.unseenDummies.join(', ')}.` : ''
  return `Hand: ${who.cards} Bid Card${who.cards === 1 ? '' : 's'}${own}.${vault}${aside}${hidden}${dummies}`
}

const cardLines = (things: Things, who: PlayerView): string[] =>
  REGIONS.filter((region) => cardsIn(who, region) > 0).map((region) => {
    const side = (cards: readonly string[]) => (cards.length > 0 ? cards.map(things.card).join(', ') : '–')
    return `- ${region}: ▲ ${side(who.above[region])} ▼ ${side(who.below[region])}`
  })

// ── What belongs to nobody ──────────────────────────────────────────────────────────────────────────────────────

function common(rules: Rules, things: Things, view: View): string[] {
  const { retrieve, consolation } = rules.agenda[view.round - 1]!
  const monuments = Object.entries(view.monuments).map(([colour, left]) =>
    colour === 'grey' ? `grey ×${left.length}` : `${colour} ${left.join('/') || 'none'}`,
  )
  const [first, second] = view.conferences.map(
    (id) => `${things.conference(id)} (others ${things.effects(rules.conferences[id]!.consolation)})`,
  )
  return [
    '## Main board',
    `Conferences: Round 4 ${first}; Round 6 ${second}.`,
    `Project Tiles: ${apart(view.market.map(things.tile))}.`,
    `Monuments left (Cards needed): ${monuments.join(', ')}.`,
    `${things.card(view.routes.current)}: ${view.routes.left[view.routes.current]} left. Deeds in the pile: ${view.deck}. Out of the game: ${view.gone.length}.`,
    `This Round: consolation ${consolation}${retrieve === null ? '' : `, retrieval ${coins(retrieve)}`}.`,
  ]
}

function standings(rules: Rules, view: View, s: Speaker): string[] {
  if (view.final) return []
  const sheet = scoreSheet(rules, view)
  return ['## Power if it ended now', view.order.map((seat) => `${s.name(seat)} ${totalOf(sheet[seat]!)}`).join(', ')]
}

function finalSheet({ final, order }: View, s: Speaker): string[] {
  if (!final) return []
  return [
    '## Final score',
    ...order.map((seat) => {
      const lines = final[seat]!
      const sum = lines.reduce((all, { points }) => all + points, 0)
      return `- **${s.name(seat)} ${sum}**: ${lines.map(({ id, points }) => `${scorePart(id)} ${points}`).join(', ')}`
    }),
  ]
}
