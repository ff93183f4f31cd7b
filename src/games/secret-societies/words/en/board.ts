/** The whole board as text, from a view: what the picture shows, for those who cannot see it or would rather read. */

import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { raceInWords } from '../../../common/race.ts'
import { totalOf } from '../../../common/score.ts'
import { type Effect, REGIONS } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import { power } from '../../holdings/abilities.ts'
import { countIslands } from '../../holdings/counts.ts'
import { cardsIn } from '../../holdings/holdings.ts'
import type { BidView, LotView, PlayerView, View } from '../../view.ts'
import { standing } from './asked.ts'
import { scorePart } from './names.ts'
import { listed, quoted, type Things, thingsOf } from './things.ts'
import { raceWith } from './who.ts'

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

/** What every part of the text is made from. */
type Telling = { readonly rules: Rules; readonly things: Things; readonly view: View; readonly s: Speaker }

export const describeWith =
  (rules: Rules) =>
  (view: View, s: Speaker): string => {
    const telling = { rules, things: thingsOf(rules)(s), view, s }
    return [
      `# ${headlineWith(rules)(view)}`,
      `Gavel: ${s.name(view.gavel)}. Turn order: ${view.order.map(s.name).join(', ')}.`,
      ...(view.turn ? [`Bidding now: ${s.name(view.turn.seat)}, turn ${view.turn.lap} of 2.`] : []),
      ...row(telling),
      ...societies(telling),
      ...view.order.flatMap((seat) => player(telling, seat)),
      ...common(telling),
      ...standings(telling),
      ...finalSheet(telling),
    ].join('\n')
  }

// ── The row of Deeds ────────────────────────────────────────────────────────────────────────────────────────────

function row(telling: Telling): string[] {
  const { things, view } = telling
  if (view.row.length === 0) return []
  const planet = view.planets?.open
  return [
    '## Up for auction',
    ...view.row.flatMap((lot, n) => lotLines(telling, lot, n)),
    ...totals(telling),
    ...(planet
      ? [`${view.phase === 'growth' ? 'Planet being placed' : 'Planet on offer to the winners'}: ${things.cardInFull(planet)}.`]
      : []),
  ]
}

/** The ranking of the auction under way. */
const totals = ({ view: { auction }, s }: Telling): string[] =>
  auction && auction.ranking.length > 0 ? [`Totals for Deed ${auction.lot + 1}: ${standing(auction, s)}.`] : []

function lotLines(telling: Telling, lot: LotView, n: number): string[] {
  const { rules, things, view, s } = telling
  const tokens = [lot.endorsed && 'endorsed', lot.cancelled && 'cancelled', lot.drone && droneWords(telling)].filter(Boolean)
  const face = lot.deed === null ? undefined : rules.cards[lot.deed]
  const name = face ? things.cardInFull(face.id) : 'a facedown Deed'
  const unseen = face && !lot.faceup ? ', facedown for the others' : ''
  const region = face ? `, ${face.region}` : ''
  const now = view.auction?.lot === n && view.phase === 'resolution' ? ', being auctioned now' : ''
  return [
    `${n + 1}. **${name}**${region}${unseen}${tokens.length > 0 ? ` [${tokens.join(', ')}]` : ''}${takenWords(lot, s)}${now}`,
    ...(face && face.borders.length > 0 ? [`   Borders ${s.list(face.borders.map(things.card))}.`] : []),
    ...lot.bids.map((bid) => `   - ${bidWords(bid, s)}`),
    ...(lot.agents.length > 0 ? [`   - Agents of ${s.list(lot.agents.map(s.name))}`] : []),
  ]
}

/** What it bids: its side, and the Coins on it. */
function droneWords({ rules, view: { drone, players }, s }: Telling): string {
  const [sides] = Object.values(players).flatMap((player) => power(rules, player, 'drone') ?? [])
  if (!drone || !sides) return ''
  return `Drone ${drone.flipped ? sides.back : sides.front}${drone.coins > 0 ? ` + ${s.count(drone.coins, 'Coin')}` : ''}`
}

function takenWords({ taken }: LotView, s: Speaker): string {
  if (!taken) return ''
  if (taken.by === 'player' && taken.seat !== null) return `, sold to ${s.name(taken.seat)}`
  return taken.by === 'drone' ? ', now in the Cache' : ', out of the game'
}

function bidWords({ by, dummy, card, of, down, coins, charm }: BidView, s: Speaker): string {
  const face = card === null ? 'facedown' : down ? `facedown "${card}"` : `"${card}"`
  const whose = dummy ? `Dummy of ${s.name(by)}` : s.name(by)
  const disguise = of === by ? '' : ` (a card of ${s.name(of)} in disguise)`
  return `${whose}: ${face}${disguise}${coins > 0 ? ` + ${s.count(coins, 'Coin')}` : ''}${charm ? ', charmed' : ''}`
}

// ── Pieces of the societies ─────────────────────────────────────────────────────────────────────────────────────

function societies(telling: Telling): string[] {
  const { things, view, s } = telling
  const lines: string[] = []
  const { tokens, cache, supply, charms, drone, planets } = view
  if (tokens) lines.push(`Tokens: Endorse side ${tokens.endorse.side}, Cancel side ${tokens.cancel.side}.`)
  if (drone) lines.push(`${droneWords(telling)}, at the third Deed.`)
  if (cache) lines.push(`Cache: ${listed(cache.map(things.cardInFull), s, 'empty')}.`)
  if (planets) lines.push(`Planets left in the pile: ${planets.left}.`)
  if (supply) {
    const cards = supply.map(({ of, card }) => `"${card}" of ${s.name(of)}`)
    lines.push(`In the Reptilians' hands: ${listed(cards, s)}. Disguises: ${view.disguises}.`)
  }
  if (charms) {
    const held = charms.held.map((key) => (key.startsWith('dummy ') ? `the Dummies of ${s.name(key.slice(6))}` : s.name(key)))
    lines.push(`Charms: ${charms.fresh} refreshed, ${charms.spent} exhausted; held by ${listed(held, s, 'nobody')}.`)
  }
  if (view.drawn.length > 0) lines.push(`You have drawn ${s.list(view.drawn.map(things.cardInFull))}.`)
  if (view.seen.length > 0) lines.push(`You saw go back: ${s.list(view.seen.map(things.card))}.`)
  return lines
}

// ── Players ─────────────────────────────────────────────────────────────────────────────────────────────────────

function player({ rules, things, view, s }: Telling, seat: Seat): string[] {
  const who = view.players[seat]!
  const income = rules.treasuryTrack[who.treasury]?.income ?? 0
  const tiles = [who.tiles.immediate, who.tiles.scoring].flatMap((tile) => (tile ? [things.tile(tile)] : []))
  const purse = who.coins === null ? 'Coins hidden' : s.count(who.coins, 'Coin')
  return [
    `## ${s.name(seat)}: ${things.society(who.society)}, HQ ${things.card(who.hq)}`,
    `${who.land} Land, ${who.industry} Industry, ${who.population} Population, ${purse}.`,
    handWords(who, s),
    `Treasury on ${who.treasury} (income ${income}), Satellite on ${who.satellite} (next step: ${things.effects(nextReward(rules, who))}), Islands ${countIslands(rules, who)}.`,
    ...cardLines(things, who),
    `Monuments: ${listed(who.monuments, s)}. Stars: ${apart(who.stars.map(things.starSpace))}.`,
    `Region Investments: ${listed(who.regions, s)}. Treasury spaces: ${listed(who.investments, s)}.`,
    `Projects: ${apart(who.projects.map((id) => things.project(id, who.society)))}. Tiles: ${apart(tiles)}.`,
  ]
}

/** Past the end of the Satellite track every step is worth a Coin. */
const nextReward = ({ satelliteTrack }: Rules, { satellite }: PlayerView): readonly Effect[] =>
  satelliteTrack[satellite + 1]?.reward ?? [{ fx: 'coin', n: 1 }]

/** Names that are half sentences, with commas and "and" of their own. */
const apart = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : 'none')

function handWords(who: PlayerView, s: Speaker): string {
  const own = who.hand && who.hand.length > 0 ? ` (${quoted(who.hand, s)})` : ''
  const vault = who.vault.length > 0 ? ` Vault: ${quoted(who.vault, s)}.` : ''
  const aside = who.aside.length > 0 ? ` Set aside: ${quoted(who.aside, s)}.` : ''
  const hidden = who.unseen.length > who.cards ? ` In hand or facedown: ${quoted(who.unseen, s)}.` : ''
  const dummies = who.unseenDummies.length > 0 ? ` Dummies not shown yet: ${who.unseenDummies.join(', ')}.` : ''
  return `Hand: ${s.count(who.cards, 'Bid Card')}${own}.${vault}${aside}${hidden}${dummies}`
}

const cardLines = (things: Things, who: PlayerView): string[] =>
  REGIONS.filter((region) => cardsIn(who, region) > 0).map((region) => {
    const sides = (['above', 'below'] as const).filter((side) => who[side][region].length > 0)
    return `- ${region}: ${sides.map((side) => `${side} ${who[side][region].map(things.card).join(', ')}`).join('; ')}`
  })

// ── What belongs to nobody ──────────────────────────────────────────────────────────────────────────────────────

function common({ rules, things, view, s }: Telling): string[] {
  const agenda = rules.agenda[view.round - 1]
  const monuments = Object.entries(view.monuments).map(([colour, left]) =>
    colour === 'grey' ? `grey ×${left.length}` : `${colour} ${left.join('/') || 'none'}`,
  )
  const [first, second] = view.conferences.map(
    (id) => `${things.conference(id)} (others ${things.effects(rules.conferences[id]?.consolation ?? [])})`,
  )
  const { current, left } = view.routes
  const retrieval = agenda && agenda.retrieve !== null ? `, retrieval ${s.count(agenda.retrieve, 'Coin')}` : ''
  return [
    '## Main board',
    `Conferences: Round 4 ${first}; Round 6 ${second}.`,
    `Project Tiles: ${apart(view.market.map(things.tile))}.`,
    `Monuments left (Cards needed): ${monuments.join(', ')}.`,
    `${things.card(current)}: ${left[current]} left. Deeds in the pile: ${view.deck}. Out of the game: ${view.gone.length}.`,
    ...(agenda ? [`This Round: consolation ${agenda.consolation}${retrieval}.`] : []),
  ]
}

const standings = ({ rules, view, s }: Telling): string[] =>
  view.final ? [] : ['## Power if it ended now', ...raceInWords(raceWith(rules)(view, s)).map((line) => `- ${line}`)]

function finalSheet({ view: { final, order }, s }: Telling): string[] {
  if (!final) return []
  return [
    '## Final score',
    ...order.map((seat) => {
      const lines = final[seat] ?? []
      return `- **${s.name(seat)} ${totalOf(lines)}**: ${lines.map(({ id, points }) => `${scorePart(id)} ${points}`).join(', ')}`
    }),
  ]
}
