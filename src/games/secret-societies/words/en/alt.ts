/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf as pointsOf } from '../../../common/score.ts'
import { REGIONS, type Region } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import { type Bidder, biddersAt, coinsOn, droneBid, groupsAt } from '../../holdings/bidders.ts'
import { CARDS_FOR_ROUTE, countIslands, rowUnderWay } from '../../holdings/counts.ts'
import { cardsIn } from '../../holdings/holdings.ts'
import { scoreSheet } from '../../holdings/score-sheet.ts'
import { bordersHeld, islandShares, rankingOf, unseenIn } from '../../holdings/standing.ts'
import type { LotView, View } from '../../view.ts'
import { HQ_DOES } from './does.ts'
import { labelsWith, TITLE } from './labels.ts'
import { scorePart } from './names.ts'
import { secretsWith } from './secrets.ts'
import { listed, quoted, thingsOf } from './things.ts'

type Sentences = readonly string[]

const ROOM_FOR_OWNERS = 300

export const altWith = (rules: Rules) => {
  const things = thingsOf(rules)
  const labels = labelsWith(rules)
  const secrets = secretsWith(rules)
  const name = (deed: string) => rules.cards[deed]?.name ?? deed
  const nameOf = ({ deed }: LotView) => (deed === null ? 'facedown' : name(deed))

  /** "Deed 3, Russia: the Drone 1, Jonas 1 with 3 Coins, endorsed." */
  const lotSentence = (view: View, lot: LotView, n: number, s: Speaker) => {
    const groups = groupsAt(lot).map((group) => {
      const cards = group.bids.map(({ card }) => card ?? 'facedown').join(' and ')
      const stack = coinsOn(group)
      return `${group.dummy ? 'Dummy of ' : ''}${s.name(group.by)} ${cards}${stack > 0 ? ` with ${s.count(stack, 'Coin')}` : ''}`
    })
    const facts = [
      ...(lot.drone && !lot.taken ? [`the Drone ${droneBid(rules, view)}`] : []),
      ...groups,
      ...(lot.endorsed ? ['endorsed'] : []),
      ...(lot.cancelled ? ['cancelled'] : []),
      ...(lot.agents.length > 0 ? [`Agents of ${s.list(lot.agents.map(s.name))}`] : []),
      ...fateWords(lot, s),
    ]
    return `Deed ${n + 1}, ${nameOf(lot)}: ${facts.length > 0 ? facts.join(', ') : 'no Bids'}.`
  }
  const planetSentences = ({ planets }: View, s: Speaker) =>
    planets?.open
      ? [`The Planet ${things(s).cardInFull(planets.open)} may be bought by whoever wins the first Deed, else the next.`]
      : []
  const borderSentence = (deed: string, s: Speaker) => {
    const borders = rules.cards[deed]!.borders.map(name)
    return borders.length > 0 ? `It borders ${s.list(borders)}.` : 'It borders no other Deed.'
  }
  const soldSentence = ({ row }: View, s: Speaker) => {
    const sold = row.flatMap((lot) =>
      lot.taken?.by === 'player' && lot.taken.seat !== null ? [`${nameOf(lot)} to ${s.name(lot.taken.seat)}`] : [],
    )
    return sold.length > 0 ? `Sold this Round: ${sold.join(', ')}.` : 'A map of the world shows who owns which country.'
  }
  const guestSentence = (view: View, seat: Seat, s: Speaker) => {
    const { coins, land, industry, population, cards } = view.players[seat]!
    const power = pointsOf(scoreSheet(rules, view)[seat] ?? [])
    const purse = coins === null ? '' : `${s.count(coins, 'Coin')}, `
    return `${s.name(seat)}: ${purse}${land} Land, ${industry} Industry, ${population} Population, ${s.count(cards, 'card')} in hand, Power ${power}.`
  }
  const ownsSentence = ({ world }: View, seat: Seat, s: Speaker, call = name) => {
    const owned = world.filter((held) => held.seat === seat).map(({ deed }) => call(deed))
    return `${s.name(seat)} owns ${listed(owned, s, 'no Deeds yet')}.`
  }
  /** By name; late in a game, when not all names would find room, by the codes of the Deeds. */
  const ownsSentences = (view: View, s: Speaker) => {
    const saying = (call?: typeof name) => Object.keys(view.players).map((seat) => ownsSentence(view, seat, s, call))
    const named = saying()
    return named.join(' ').length <= ROOM_FOR_OWNERS ? named : saying((deed) => rules.cards[deed]?.initials || name(deed))
  }
  const valueSentence = ({ deed }: LotView) => {
    const face = deed === null ? undefined : rules.cards[deed]
    if (!face) return 'It lies facedown and is bought unseen.'
    const { land, industry, population, region, island } = face
    const where = region ? `${rules.regionNames[region]}${island ? ', an Island' : ''}` : 'anywhere'
    return `${where}: ${land} Land, ${industry} Industry above or ${population} Population below the board.`
  }
  const bidderSentence = (bidder: Bidder, bidders: readonly Bidder[], s: Speaker) => {
    const total = bidder.total === null ? 'an unknown total' : `a total of ${bidder.total}`
    const fares = labels.fares[bidder.status]
    const status = labels.status(bidder, bidders)
    return `${labels.bidder(bidder, s)} bids ${total}${fares ? ` and ${fares}` : ''}${status === fares ? '' : `, ${status}`}.`
  }

  return {
    overview: (view: View, row: boolean, s: Speaker): Sentences => [
      `${TITLE}: ${labels.headline(view, s)}.`,
      view.phase === 'over' ? `${labels.victory(view, s)}.` : `This Round: ${labels.event(view, view.round, s)}.`,
      ...(row ? view.row.map((lot, n) => lotSentence(view, lot, n, s)) : [soldSentence(view, s)]),
      ...(row ? planetSentences(view, s) : []),
      ...view.order.map((seat) => guestSentence(view, seat, s)),
      ...(row ? [] : ownsSentences(view, s)),
    ],
    beside: (view: View, offers: readonly number[], s: Speaker): Sentences => [
      `${TITLE}, Round ${view.round}: what is on offer, on the map.`,
      ...offers.map((n) => {
        const lot = view.row[n]!
        if (lot.deed === null) {
          const unseen = unseenIn(rules, view)
          const parts = REGIONS.map((region) => `${labels.regionShort[region]} ${unseen[region]}`)
          return `Deed ${n + 1} lies facedown and is bought unseen. Not seen yet: ${parts.join(', ')}.`
        }
        const held = bordersHeld(rules, view, lot).map(({ seat, count }) => `${s.name(seat)} ${count}`)
        const { land, industry, population } = rules.cards[lot.deed]!
        const brings = `${land} Land, ${industry} Industry or ${population} Population`
        return `Deed ${n + 1}, ${name(lot.deed)} (${brings}): ${held.length > 0 ? `neighbours held by ${held.join(', ')}` : 'no neighbour is held'}.`
      }),
      ...planetSentences(view, s),
      ...ownsSentences(view, s),
    ],
    lot: (view: View, n: number, s: Speaker): Sentences => {
      const lot = view.row[n]!
      const bidders = biddersAt(rules, view, lot, n)
      const held = bordersHeld(rules, view, lot).map(({ seat, count }) => `${s.name(seat)} ${count}`)
      return [
        `${TITLE}, Round ${view.round}: Deed ${n + 1}, ${nameOf(lot)}, close up.`,
        valueSentence(lot),
        ...(bidders.length > 0 ? [] : ['Nobody has bid for it.']),
        ...bidders.map((bidder) => bidderSentence(bidder, bidders, s)),
        lotSentence(view, lot, n, s),
        ...(lot.deed === null ? [] : [borderSentence(lot.deed, s)]),
        ...(held.length > 0 ? [`Bordering Deeds held: ${held.join(', ')}.`] : []),
      ]
    },
    reveal: (view: View, n: number, s: Speaker): Sentences => {
      const lot = view.row[n]!
      const bidders = biddersAt(rules, view, lot, n)
      return [
        `${TITLE}, Round ${view.round}: Deed ${n + 1} under the hammer.`,
        `${labels.verdict(bidders, lot, s)}.`,
        ...bidders.map((bidder) => bidderSentence(bidder, bidders, s)),
        valueSentence(lot),
      ]
    },
    estate: (view: View, seat: Seat, s: Speaker): Sentences => {
      const player = view.players[seat]!
      const { tile, project, society, effects } = things(s)
      const next = rules.monumentRow[player.monuments.length]
      const rows = (['above', 'below'] as const).map((side) => {
        const { row, cards } = rowUnderWay(player, side)
        return `row ${row} ${side} has ${cards}`
      })
      const tiles = [player.tiles.immediate, player.tiles.scoring].flatMap((id) => (id ? [tile(id)] : []))
      const income = rules.treasuryTrack[player.treasury]?.income ?? 0
      return [
        `${TITLE}: the board of ${s.name(seat)}, ${society(player.society)}, HQ ${name(player.hq)}.`,
        guestSentence(view, seat, s),
        ...(HQ_DOES[player.hq] ? [`The HQ: ${HQ_DOES[player.hq]}.`] : []),
        `Treasury on ${player.treasury} with an income of ${income}, Satellite on ${player.satellite}.`,
        `${s.count(player.monuments.length, 'Monument')}${next ? `, the next brings ${s.list([...(next.reward.length > 0 ? [effects(next.reward)] : []), `${next.power} Power`])}` : ''}.`,
        `${s.count(player.stars.length, 'Star')}${player.stars.length > 0 ? `: ${player.stars.map(labels.starSpace).join('; ')}` : ''}. ${s.count(countIslands(rules, player), 'Island')}.`,
        `Cards: ${REGIONS.map((region) => `${labels.regionShort[region]} ${cardsIn(player, region)}`).join(', ')}.`,
        `Of the ${CARDS_FOR_ROUTE} Cards that bring a Trade Route, ${s.list(rows)}.`,
        `Region Investments: ${listed(
          player.regions.map((region) => labels.regionShort[region]),
          s,
        )}.`,
        `Projects: ${listed(
          player.projects.map((id) => project(id, player.society)),
          s,
        )}. Project Tiles: ${listed(tiles, s)}.`,
        `Treasury Investments: ${listed(player.investments.map(labels.investment), s)}.`,
        ownsSentence(view, seat, s),
      ]
    },
    atlas: (view: View, s: Speaker): Sentences => [
      `${TITLE}: a map of the world in the colours of its owners.`,
      ...ownsSentences(view, s),
    ],
    region: (view: View, region: Region, s: Speaker): Sentences => {
      const owned = view.world.filter(({ deed }) => rules.cards[deed]?.region === region)
      const cards = Object.entries(view.players).map(([seat, player]) => `${s.name(seat)} ${cardsIn(player, region)}`)
      return [
        `${TITLE}: a map of ${rules.regionNames[region]}, the ${region} Region.`,
        owned.length > 0
          ? `Owned: ${owned.map(({ deed, seat }) => `${name(deed)} by ${s.name(seat)}`).join(', ')}.`
          : 'Nobody owns a Deed here.',
        `Cards here: ${cards.join(', ')}.`,
        `Monuments left ask for ${listed(
          (view.monuments[region] ?? []).map((each) => s.count(each, 'Card')),
          s,
        )}.`,
      ]
    },
    house: (view: View, s: Speaker): Sentences => {
      const agenda = rules.agenda.flatMap((_, i) => {
        const full = labels.eventInFull(view, i + 1, s).replace(/\.$/, '')
        return i + 1 < view.round ? [] : [`Round ${i + 1}: ${labels.event(view, i + 1, s)}.${full ? ` ${full}.` : ''}`]
      })
      const left = REGIONS.map((region) => `${labels.regionShort[region]} ${(view.monuments[region] ?? []).join(' ') || 'none'}`)
      return [
        `${TITLE}: what belongs to nobody, in Round ${view.round}.`,
        `Monuments left, by the Cards they ask for: ${left.join(', ')}; of any Region ${view.monuments.grey?.length ?? 0}.`,
        `Project Tiles: ${listed(view.market.map(things(s).tile), s)}.`,
        `${s.count(view.deck, 'Deed')} in the pile.`,
        ...agenda,
      ]
    },
    hand: (view: View, seat: Seat, s: Speaker): Sentences => {
      const player = view.players[seat]!
      const rivals = Object.entries(view.players).filter(([other]) => other !== seat)
      return [
        `Your hand in ${TITLE}, seen by nobody else.`,
        `${s.count(player.coins ?? 0, 'Coin')}; Bid Cards in hand: ${quoted(player.hand ?? [], s)}.`,
        ...(player.vault.length > 0 ? [`In the Vault: ${quoted(player.vault, s)}.`] : []),
        ...(player.aside.length > 0 ? [`Not yet yours: ${quoted(player.aside, s)}.`] : []),
        ...secrets(view, seat, s),
        ...rivals.map(([other, { unseen }]) => `${s.name(other)} may hold ${quoted(unseen, s)}.`),
      ]
    },
    score: (view: View, s: Speaker): Sentences => [
      `${TITLE} has ended after ${s.count(rules.agenda.length, 'Round')}.`,
      ...rankingOf(rules, view).map(({ seat, place, total, cards }) => {
        const parts = (view.final?.[seat] ?? []).map(({ id, points }) => `${scorePart(id)} ${points}`)
        const tie = cards === null ? '' : ` and ${s.count(cards, 'Bid Card')} in hand`
        return `${s.ordinal(place)}: ${s.name(seat)} with ${total} Power${tie} (${parts.join(', ')}).`
      }),
      ...islandShares(rules, view).map(
        ({ seat, islands, power }) => `${s.name(seat)}: ${s.count(islands, 'Island')} for ${power} Power.`,
      ),
    ],
  }
}

function fateWords({ taken }: LotView, s: Speaker): string[] {
  if (!taken) return []
  if (taken.by === 'player' && taken.seat !== null) return [`sold to ${s.name(taken.seat)}`]
  return [taken.by === 'drone' ? 'taken into the Cache' : 'out of the game']
}
