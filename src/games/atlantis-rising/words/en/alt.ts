/** The pictures in words, sentence by sentence, the most important first: what does not fit is left off at the end. */
import type { Speaker } from '../../../../kernel/language.ts'
import { GOODS } from '../../data/language.ts'
import type { PlayerView, View } from '../../view.ts'
import { dangerTo } from '../danger.ts'
import type { RisingText, TextAt } from '../says.ts'
import { closeup } from './closeup.ts'
import { cardText, councilorText, misfortuneText } from './effects.ts'
import { labels } from './labels.ts'
import { goodName, goodsText, kindName, listed, namesOf, sentence, whose } from './speech.ts'

type News = {
  readonly when: 'this round' | 'last round' | 'lately'
  readonly sunk: Iterable<string>
  readonly built: Iterable<string>
}
type Chip = { readonly text: RisingText; readonly came: readonly string[]; readonly settled: boolean }
type Revealed = { readonly of: 'misfortunes' | 'rolls' | 'wrath'; readonly round: number; readonly chips: readonly Chip[] }

const { title } = labels
const calledIn = (view: View) => (id: string) => view.facts.names[id] ?? id

function overview(view: View, s: Speaker, { when, sunk, built }: News): string[] {
  const { facts, wrath } = view
  const isOpen = view.result?.together === 'won'
  const [done, left] = isOpen ? [[...view.built, facts.core], []] : [view.built, [...view.blueprint, facts.core]]
  const names = (ids: Iterable<string>) => listed([...ids].map(calledIn(view)), s)
  const dry = facts.peninsulas.map(({ id, name, tiles }) => {
    const barrier = view.barriers.includes(id) ? ' with a barrier' : ''
    return `${name} ${tiles.length - (view.flooded[id] ?? 0)} of ${tiles.length}${barrier}`
  })
  return [
    `${title}, ${labels.level(view)}. ${labels.headline(view, s)}.`,
    view.result
      ? `${s.count(view.result.points, 'point')}.`
      : `The wrath stands at ${wrath.value}, which is added to recruiting rolls; ${s.count(wrath.floods, 'tile')} will sink at the round’s end.`,
    `Dry tiles: ${s.list(dry)}.`,
    ...([...sunk].length > 0 ? [`Sunk ${when}: ${names(sunk)}.`] : []),
    ...([...built].length > 0 ? [`Built ${when}: ${names(built)}.`] : []),
    `The Gate has ${done.length} of ${done.length + left.length} parts${done.length > 0 ? `: ${names(done)}` : ''}.`,
    ...(left.length > 0 ? [`Still to build: ${names(left)}.`] : []),
    ...view.players.map((player) => playerText(view, player, s)),
    ...(view.drawn.length > 0 ? [`Misfortunes this round: ${names(view.drawn.map(({ card }) => card))}.`] : []),
    ...standing(view, s),
  ]
}

/** What every component still lacks, counted over all players. */
function beside(view: View, s: Speaker): string[] {
  const has = (kind: (typeof GOODS)[number]) => view.players.reduce((sum, { goods }) => sum + goods[kind], 0)
  const open = [...view.blueprint, view.facts.core].map((id) => view.facts.components[id]!)
  return [
    `${title}, ${labels.plans.title}. ${labels.headline(view, s)}.`,
    `The team has ${goodsText(Object.fromEntries(GOODS.map((kind) => [kind, has(kind)])), s) || 'nothing yet'}.`,
    ...open.map(({ name, cost }) => {
      const missing = Object.fromEntries(GOODS.map((kind) => [kind, Math.max(0, (cost[kind] ?? 0) - has(kind))]))
      const isAll = GOODS.every((kind) => missing[kind] === (cost[kind] ?? 0))
      const lacking = isAll ? 'lacks all' : `lacks ${goodsText(missing, s)}`
      const lacks = GOODS.some((kind) => missing[kind]! > 0) ? lacking : 'can be paid for'
      return `${name} needs ${goodsText(cost, s)}: ${lacks}.`
    }),
    ...(view.built.length > 0 ? [`Built: ${listed(view.built.map(calledIn(view)), s)}.`] : []),
    ...danger(view, s),
    `${s.count(view.wrath.floods, 'tile')} will sink at the round’s end.`,
    ...view.blueprint.map((id) => view.facts.components[id]!).map((each) => `${each.name}: ${closeup.purpose(each, s)}.`),
  ]
}

/** How likely the misfortunes to come take which tiles. */
function danger(view: View, s: Speaker): string[] {
  if (view.draws.length === 0) return []
  const risks = view.facts.peninsulas
    .flatMap(({ id }) => dangerTo(view, id))
    .filter(({ chance }) => chance > 0)
    .map(({ id, chance }) => `${calledIn(view)(id)} ${labels.plans.chance(chance)}`)
  return [`${s.count(view.draws.length, 'misfortune')} to come: ${risks.length > 0 ? listed(risks, s) : 'no tile is in danger'}.`]
}

function playerText(view: View, { seat, councilor, goods, handSize, ready }: PlayerView, s: Speaker): string {
  const pool = view.pieces.filter(({ owner, at }) => owner === seat && at === 'pool').length
  const owns = [
    ...(GOODS.some((kind) => goods[kind] > 0) ? [goodsText(goods, s)] : []),
    ...(handSize > 0 ? [s.count(handSize, 'scroll')] : []),
    ...(view.phase === 'place' && pool > 0 ? [`${pool} to place`] : []),
    ...(ready ? ['ready'] : []),
  ]
  return `${s.name(seat)}${councilor ? `, ${view.facts.names[councilor]}` : ''}: ${owns.join(', ') || 'nothing yet'}.`
}

/** Who stands where, place by place. */
function standing(view: View, s: Speaker): string[] {
  const places = [...new Set(view.pieces.map(({ at }) => at))].filter((at) => !(at in NOWHERE))
  return places.map((place) => {
    const owners = view.pieces.filter(({ at }) => at === place).map(({ owner }) => owner)
    return `On ${calledIn(view)(place)}: ${namesOf([...new Set(owners)], s)}.`
  })
}

const NOWHERE: Readonly<Record<string, string>> = { pool: 'still to be placed', held: 'held back', out: 'washed away' }

function hand(view: View, player: PlayerView, s: Speaker): string[] {
  const { facts } = view
  const called = calledIn(view)
  const cards = (ids: readonly string[]) =>
    listed(
      ids.map((id) => `${called(id)} (${cardText(facts, id, s)})`),
      s,
    )
  return [
    `${title}: the sheet of ${s.name(player.seat)}${player.councilor ? `, ${called(player.councilor)}` : ''}.`,
    ...(player.councilor ? [sentence(councilorText(facts, player.councilor, s))] : []),
    `Goods: ${goodsText(player.goods, s)}.`,
    ...(player.drawn?.cards ? [`To choose from: ${cards(player.drawn.cards)}.`] : []),
    player.hand ? `Scrolls: ${cards(player.hand)}.` : `${s.count(player.handSize, 'scroll')} in hand.`,
    ...(player.artifacts.length > 0 ? [`Artifacts: ${cards(player.artifacts)}.`] : []),
    ...(player.foreseen && player.foreseen.length > 0 ? [`The next misfortunes: ${s.list(player.foreseen.map(called))}.`] : []),
    `Atlanteans: ${whereabouts(view, player, s)}; ${player.reserve} in reserve.`,
  ]
}

function whereabouts(view: View, { seat }: PlayerView, s: Speaker): string {
  const groups = new Map<string, { words: string; n: number; where: string }>()
  for (const { owner, kind, at } of view.pieces) {
    if (owner !== seat) continue
    const key = `${kind} ${at}`
    const where = NOWHERE[at] ?? `on ${calledIn(view)(at)}`
    groups.set(key, { words: kindName(kind), n: (groups.get(key)?.n ?? 0) + 1, where })
  }
  return listed(
    [...groups.values()].map(({ words, n, where }) => `${s.count(n, words)} ${where}`),
    s,
  )
}

function reveal(view: View, s: Speaker, { of, round, chips }: Revealed): string[] {
  const { choice } = view
  const threat =
    of !== 'rolls' && choice ? [`${s.name(choice.seat)} chooses what sinks: ${s.list(choice.among.map(calledIn(view)))}.`] : []
  return [`${title}, round ${round}: ${HEADS[of]}.`, ...chips.toReversed().flatMap((chip) => chipText(view, chip, s)), ...threat]
}

const HEADS: Readonly<Record<Revealed['of'], string>> = {
  misfortunes: 'misfortunes',
  rolls: 'dice',
  wrath: 'the wrath of the gods',
}

function chipText(view: View, { text, came, settled }: Chip, s: Speaker): string[] {
  const after = came.length > 0 ? `; ${came.join(', ')}` : ''
  switch (text.say) {
    case 'wrath':
      return [`The gods demand ${s.count(text.left, 'tile')}${after}.`]
    case 'misfortune': {
      const { seat, card } = text
      return [`${s.name(seat)} draws ${calledIn(view)(card)}${after || `: ${misfortuneText(view.facts, card, s)}`}.`]
    }
    case 'roll.gather':
    case 'roll.recruit': {
      const { seat, place, dice, total, target } = text
      const sum = `${s.list(dice.map(String))} on ${calledIn(view)(place)}, ${total} in all against ${target}`
      return [`${s.name(seat)} rolls ${sum}${after}${settled ? '' : '; still open'}.`]
    }
    default:
      return []
  }
}

function score(view: View, s: Speaker): string[] {
  const { result, facts, players, rounds } = view
  if (!result) return []
  const tiles = facts.peninsulas.reduce((sum, peninsula) => sum + peninsula.tiles.length, 0)
  const parts = view.built.length + view.blueprint.length + 1
  const built = result.built + (result.together === 'won' ? 1 : 0)
  const counts = [
    `${built} of ${parts} built`,
    `${result.dry} of ${tiles} tiles dry`,
    s.count(view.round, 'round'),
    `level ${view.level}, ${labels.level(view)}`,
  ]
  const { title: how, line } = labels.ending(result)
  const team = players.map(({ seat, councilor }) => `${s.name(seat)}${councilor ? ` (${facts.names[councilor]})` : ''}`)
  return [
    `${title}: ${how} with ${s.count(result.points, 'point')}.`,
    `${line}.`,
    sentence(s.list(counts)),
    ...(rounds.length > 1 ? [`Dry tiles round by round: ${rounds.map(({ dry }) => dry).join(', ')}.`] : []),
    `The council: ${s.list(team)}.`,
  ]
}

/** What followed from something, in a few words behind it. */
const came = {
  sank: (tile: string) => `${tile} sinks`,
  broke: (peninsula: string) => `the barrier beside the ${peninsula} breaks`,
  allBroke: 'all barriers break',
  washedAway: ({ seat, kind }: TextAt<'flood.out'>, s: Speaker) => `${whose(seat, kind, s, 'one')} is washed away`,
  escaped: ({ seat, kind }: TextAt<'flood.escaped'>, s: Speaker) => `${whose(seat, kind, s, 'one')} escapes`,
  stayed: 'everybody there holds out',
  boosted: ({ seat, n }: Pick<TextAt<'roll.boosted'>, 'seat' | 'n'>, s: Speaker) => `${s.name(seat)} adds ${n} energy`,
  failed: 'not enough',
  gained: ({ kind, n }: Pick<TextAt<'gained'>, 'kind' | 'n'>) => `${n} ${goodName(kind)} gained`,
  recruited: ({ seat }: Pick<TextAt<'recruited'>, 'seat'>, s: Speaker) => `a new follower for ${s.name(seat)}`,
  nobodyLeft: 'but nobody is left to call',
}

/** One place close up: its name, then all that is known of it. */
const place = (name: string, lines: readonly string[]): string[] => [`${title}: ${name} close up.`, ...lines]

export const alt = { overview, beside, hand, place, reveal, score, came }
