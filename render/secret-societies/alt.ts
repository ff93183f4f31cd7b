/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import { REGIONS, type Region } from '../../src/games/secret-societies/data/effect.ts'
import { countIslands } from '../../src/games/secret-societies/holdings/counts.ts'
import { cardsIn } from '../../src/games/secret-societies/holdings/holdings.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import { coins, listed } from '../../src/games/secret-societies/words/things.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { altText } from '../picture.ts'
import { type Bidder, bidderName, biddersAt, statusWords } from './bidders.ts'
import { coinsOn, droneBid, groupsAt } from './bids.ts'
import { eventWords, headline, TITLE, victory } from './heading.ts'
import { bordersHeld } from './lot.ts'
import { rankingOf } from './ranking.ts'
import { verdict } from './reveal.ts'
import type { Scene } from './scene.ts'
import { islandShares } from './score.ts'
import { secretsOf } from './secrets.ts'
import { plural } from './strips.ts'
import { headquarters } from './tracks.ts'

const nameOf = ({ face }: Scene, { deed }: LotView): string => (deed === null ? 'facedown' : face(deed).name)

export function altOverview(scene: Scene, row: boolean): string {
  return altText([
    `${TITLE}: ${headline(scene)}.`,
    scene.view.phase === 'over' ? `${victory(scene)}.` : `This Round: ${eventWords(scene, scene.view.round)}.`,
    ...(row ? scene.view.row.map((lot, n) => lotSentence(scene, lot, n)) : [soldSentence(scene)]),
    ...scene.view.order.map((seat) => guestSentence(scene, seat)),
    ...(row ? [] : scene.seats.map((seat) => ownsSentence(scene, seat))),
  ])
}

/** "Deed 3, Russia: the Drone 1, Jonas 1 with 3 Coins, endorsed." */
function lotSentence(scene: Scene, lot: LotView, n: number): string {
  const groups = groupsAt(lot).map((group) => {
    const cards = group.bids.map(({ card }) => card ?? 'facedown').join(' and ')
    const stack = coinsOn(group)
    return `${group.dummy ? 'Dummy of ' : ''}${scene.name(group.by)} ${cards}${stack > 0 ? ` with ${coins(stack)}` : ''}`
  })
  const facts = [
    ...(lot.drone && !lot.taken ? [`the Drone ${droneBid(scene)}`] : []),
    ...groups,
    ...(lot.endorsed ? ['endorsed'] : []),
    ...(lot.cancelled ? ['cancelled'] : []),
    ...(lot.agents.length > 0 ? [`Agents of ${listed(lot.agents.map(scene.name))}`] : []),
    ...fateWords(scene, lot),
  ]
  return `Deed ${n + 1}, ${nameOf(scene, lot)}: ${facts.length > 0 ? facts.join(', ') : 'no Bids'}.`
}

function fateWords(scene: Scene, { taken }: LotView): string[] {
  if (!taken) return []
  if (taken.by === 'player' && taken.seat !== null) return [`sold to ${scene.name(taken.seat)}`]
  return [taken.by === 'drone' ? 'taken into the Cache' : 'out of the game']
}

function soldSentence(scene: Scene): string {
  const sold = scene.view.row.filter(({ taken }) => taken?.by === 'player')
  if (sold.length === 0) return 'A map of the world shows who owns which country.'
  return `Sold this Round: ${sold.map((lot) => `${nameOf(scene, lot)} to ${scene.name(lot.taken!.seat!)}`).join(', ')}.`
}

function guestSentence({ name, player, power }: Scene, seat: Seat): string {
  const { land, industry, population, cards } = player(seat)
  return `${name(seat)}: ${land} Land, ${industry} Industry, ${population} Population, ${plural(cards, 'card')} in hand, Power ${power[seat]}.`
}

const ownedBy = ({ view, face }: Scene, seat: Seat): string[] =>
  view.world.filter((held) => held.seat === seat).map(({ deed }) => face(deed).name)

function ownsSentence(scene: Scene, seat: Seat): string {
  const owned = ownedBy(scene, seat)
  return `${scene.name(seat)} owns ${owned.length > 0 ? listed(owned) : 'no Deeds yet'}.`
}

const valueSentence = (scene: Scene, { deed }: LotView): string[] => {
  if (deed === null) return ['It lies facedown and is bought unseen.']
  const { land, industry, population, region, island } = scene.face(deed)
  const where = region ? `${scene.rules.regionNames[region]}${island ? ', an Island' : ''}` : 'anywhere'
  return [`${where}: ${land} Land, ${industry} Industry above or ${population} Population below the board.`]
}

function bidderSentence(scene: Scene, bidder: Bidder): string {
  const total = bidder.total === null ? 'an unknown total' : `a total of ${bidder.total}`
  const status = statusWords(bidder.status)
  return `${bidderName(scene, bidder)} bids ${total}${status ? ` and ${status}` : ''}.`
}

export function altLot(scene: Scene, n: number): string {
  const lot = scene.view.row[n]!
  const bidders = biddersAt(scene, lot, n)
  const held = bordersHeld(scene, lot).map(({ seat, count }) => `${scene.name(seat)} ${count}`)
  return altText([
    `${TITLE}, Round ${scene.view.round}: Deed ${n + 1}, ${nameOf(scene, lot)}, close up.`,
    ...valueSentence(scene, lot),
    ...(bidders.length > 0 ? [] : ['Nobody has bid for it.']),
    ...bidders.map((bidder) => bidderSentence(scene, bidder)),
    lotSentence(scene, lot, n),
    ...(held.length > 0 ? [`Bordering Deeds held: ${held.join(', ')}.`] : []),
  ])
}

export function altReveal(scene: Scene): string {
  const n = scene.view.auction!.lot
  const lot = scene.view.row[n]!
  const bidders = biddersAt(scene, lot, n)
  return altText([
    `${TITLE}, Round ${scene.view.round}: Deed ${n + 1} under the hammer.`,
    `${verdict(scene, bidders, lot)}.`,
    ...bidders.map((bidder) => bidderSentence(scene, bidder)),
    ...valueSentence(scene, lot),
  ])
}

export function altEstate(scene: Scene, seat: Seat): string {
  const { rules, things } = scene
  const player = scene.player(seat)
  const projects = player.projects.map((id) => things.project(id, player.society))
  const tiles = [player.tiles.immediate, player.tiles.scoring].flatMap((tile) => (tile ? [things.tile(tile)] : []))
  return altText([
    `${TITLE}: the board of ${scene.name(seat)}, ${things.society(player.society)}, HQ ${headquarters(scene, player)}.`,
    guestSentence(scene, seat),
    `Treasury on ${player.treasury} with an income of ${rules.treasuryTrack[player.treasury]?.income ?? 0}, Satellite on ${player.satellite}.`,
    `${plural(player.monuments.length, 'Monument')}, ${plural(player.stars.length, 'Star')}, ${plural(countIslands(rules, player), 'Island')}.`,
    `Cards: ${REGIONS.map((region) => `${region} ${cardsIn(player, region)}`).join(', ')}.`,
    `Region Investments: ${listed(player.regions)}.`,
    `Treasury Investments: ${listed(player.investments)}.`,
    `Projects: ${listed(projects)}. Project Tiles: ${listed(tiles)}.`,
    ownsSentence(scene, seat),
  ])
}

export const altAtlas = (scene: Scene): string =>
  altText([`${TITLE}: a map of the world in the colours of its owners.`, ...scene.seats.map((seat) => ownsSentence(scene, seat))])

export function altRegion(scene: Scene, region: Region): string {
  const owners = scene.view.world.filter(({ deed }) => scene.face(deed).region === region)
  return altText([
    `${TITLE}: a map of ${scene.rules.regionNames[region]}, the ${region} Region.`,
    ...(owners.length > 0
      ? [`Owned: ${owners.map(({ deed, seat }) => `${scene.face(deed).name} by ${scene.name(seat)}`).join(', ')}.`]
      : ['Nobody owns a Deed here.']),
    `Cards here: ${scene.seats.map((seat) => `${scene.name(seat)} ${cardsIn(scene.player(seat), region)}`).join(', ')}.`,
    `Monuments left ask for ${listed((scene.view.monuments[region] ?? []).map((cards) => `${cards} Cards`))}.`,
  ])
}

export function altHouse(scene: Scene): string {
  const { rules, view, things } = scene
  return altText([
    `${TITLE}: what belongs to nobody, in Round ${view.round}.`,
    ...rules.agenda.map((_, i) => `Round ${i + 1}: ${eventWords(scene, i + 1)}.`),
    `Monuments left: ${Object.entries(view.monuments)
      .map(([colour, left]) => `${colour} ${left.length}`)
      .join(', ')}.`,
    `Project Tiles: ${listed(view.market.map(things.tile))}.`,
    `${plural(view.deck, 'Deed')} in the pile.`,
  ])
}

export function altHand(scene: Scene, seat: Seat): string {
  const player = scene.player(seat)
  const quoted = (cards: readonly string[]) => listed(cards.map((card) => `"${card}"`))
  return altText([
    `Your hand in ${TITLE}, seen by nobody else.`,
    `${coins(player.coins ?? 0)}; Bid Cards in hand: ${quoted(player.hand ?? [])}.`,
    ...(player.vault.length > 0 ? [`In the Vault: ${quoted(player.vault)}.`] : []),
    ...(player.aside.length > 0 ? [`Not yet yours: ${quoted(player.aside)}.`] : []),
    ...secretsOf(scene, seat),
    ...scene.seats
      .filter((other) => other !== seat)
      .map((other) => `${scene.name(other)} may hold ${quoted(scene.player(other).unseen)}.`),
  ])
}

export function altScore(scene: Scene): string {
  return altText([
    `${TITLE} has ended after ${plural(scene.rules.agenda.length, 'Round')}.`,
    ...rankingOf(scene).map(({ seat, place, total }) => {
      const parts = scene.view.final![seat]!.map(({ id, points }) => `${id} ${points}`)
      return `${place}. ${scene.name(seat)} with ${total} Power (${parts.join(', ')}).`
    }),
    ...islandShares(scene).map(
      ({ seat, islands, power }) => `${scene.name(seat)}: ${plural(islands, 'Island')} for ${power} Power.`,
    ),
  ])
}
